//! A turn: draw a card, then cast, challenge, dare, or end it.

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question, Sealed, Step};
use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};

use super::duel::Duel;
use super::echo::Echo;
use super::flinch::Flinch;
use super::respond::{Bolt, Respond};
use super::{Card, Choice, Ctx, Event, Spells, State, Until, Why, require};

/// A turn begins: its magician draws a card, and passes no more.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Begin {
    pub who: Seat,
}

impl Step<Spells> for Begin {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = self.who;
        if state.turns_left == 0 {
            let most = state.life.iter().map(|(_, life)| *life).max();
            return state.end(state.life.seats(|life| Some(*life) == most));
        }
        state.turns_left -= 1;
        state.passing.lapse(|whose, until| whose == seat && until == Until::Turn);
        let card = [Card::Bolt, Card::Ward][ctx.chance.below(2) as usize];
        match card {
            Card::Bolt => state.hands[seat].bolts += 1,
            Card::Ward => state.hands[seat].wards += 1,
        }
        ctx.journal.reveal_to(SeatSet::only(seat));
        let drew = |card| Event::Drew { seat, card };
        ctx.tell_apart(SeatSet::only(seat), || drew(Some(card)), || drew(None));
        state.frames.push(Turn { who: seat, left: 2 });
    }
}

/// What does a magician do?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub who: Seat,
    /// Things that may still be done.
    pub left: u8,
}

impl Question<Spells> for Turn {
    const CLAUSE: Clause = Clause("SPELL-1");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.who)
    }

    fn prompt(&self, _: &State, observer: Observer) -> Message {
        let mine = observer == Observer::Seat(self.who);
        Message::new(if mine { "spells-turn" } else { "spells-wait" }).with("seat", self.who)
    }

    /// With nothing left to do, the turn is ended for whoever has it.
    fn moot(&self, _: &State) -> Moot<Choice> {
        if self.left == 0 { Moot::Answer(Choice::End) } else { Moot::No }
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        [Choice::Bolt, Choice::Duel, Choice::Dare, Choice::Echo, Choice::End].into_iter().for_each(offer);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Why> {
        match choice {
            Choice::Bolt => require(state.hands[seat].bolts > 0, Why::NoCard),
            Choice::Ward => Err(Why::NotNow),
            _ => Ok(()),
        }
    }

    fn explain(&self, _: &State, _: Seat, _: &Choice) -> Explanation {
        Explanation::new(Message::new("spells-choice"), Message::new("spells-effect"), Self::CLAUSE)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let (players, rival) = (state.players(), seat.next(state.players()));
        if *choice == Choice::End {
            return state.frames.push(Begin { who: rival });
        }
        state.frames.push(Self { left: self.left - 1, ..self });
        match choice {
            Choice::Bolt => {
                state.spend(seat, Card::Bolt);
                ctx.tell(|| Event::Cast { seat, card: Card::Bolt });
                state.frames.push(Bolt { at: rival });
                state.frames.push(Respond { who: rival, passed: 0 });
            }
            Choice::Duel => {
                let two = [seat, rival].into_iter().collect();
                state.frames.push(Duel(Sealed::new(players, two)));
            }
            Choice::Dare => state.frames.push(Flinch { who: rival }),
            _ => state.frames.push(Echo),
        }
    }
}
