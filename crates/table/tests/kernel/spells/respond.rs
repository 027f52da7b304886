//! The chain: what was cast waits below, and everybody is asked for a ward, whether or not they hold one.

use serde::{Deserialize, Serialize};
use table::flow::{Question, Step};
use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};

use super::{Card, Choice, Ctx, Event, Spells, State, Until, Why, require};

/// A bolt strikes, if no ward has taken it away.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bolt {
    pub at: Seat,
}

impl Step<Spells> for Bolt {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.hurt(self.at, ctx);
    }
}

/// A ward takes away what lies below it: a bolt, or another ward.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ward;

impl Step<Spells> for Ward {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.pop();
    }
}

/// Does anybody respond to the spell on top?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Respond {
    /// The magician who is asked.
    pub who: Seat,
    /// The passes in a row.
    pub passed: usize,
}

impl Question<Spells> for Respond {
    const CLAUSE: Clause = Clause("SPELL-4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.who)
    }

    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("spells-respond").with("seat", self.who)
    }

    fn standing(&self, state: &State, seat: Seat) -> Option<Choice> {
        state.passing.of(seat).map(|_| Choice::Pass)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        [Choice::Ward, Choice::Pass, Choice::PassUntilTurn].into_iter().for_each(offer);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Why> {
        match choice {
            Choice::Ward => {
                require(state.hands[seat].wards > 0, Why::NoCard)?;
                require(state.frames.has_room(2), Why::ChainFull)
            }
            _ => Ok(()),
        }
    }

    fn explain(&self, _: &State, _: Seat, _: &Choice) -> Explanation {
        Explanation::new(Message::new("spells-choice"), Message::new("spells-effect"), Self::CLAUSE)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let next = seat.next(state.players());
        if *choice == Choice::Ward {
            state.spend(seat, Card::Ward);
            ctx.tell(|| Event::Cast { seat, card: Card::Ward });
            state.frames.push(Ward);
            return state.frames.push(Self { who: next, passed: 0 });
        }
        if *choice == Choice::PassUntilTurn {
            state.passing.set(seat, Until::Turn);
        }
        ctx.tell(|| Event::Passed { seat });
        if self.passed + 1 < state.players() {
            state.frames.push(Self { who: next, passed: self.passed + 1 });
        }
    }
}
