//! The loser of a duel, or a magician who is dared, flinches and throws a card away unseen, or is hurt. Who never
//! flinches keeps that a secret.

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question};
use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};

use super::{Choice, Ctx, Event, Spells, State, Until, Why, require};

/// Does the loser flinch?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Flinch {
    pub who: Seat,
}

impl Question<Spells> for Flinch {
    const CLAUSE: Clause = Clause("SPELL-6");
    const SECRET_STANDING: bool = true;

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.who)
    }

    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("spells-flinch").with("seat", self.who)
    }

    /// A magician without cards has nothing to throw away, and is hurt without being asked.
    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.hands[self.who].size() == 0)
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.hurt(self.who, ctx);
    }

    fn standing(&self, state: &State, seat: Seat) -> Option<Choice> {
        state.brave.of(seat).map(|_| Choice::Stand)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        [Choice::Flinch, Choice::Stand, Choice::NeverFlinch].into_iter().for_each(offer);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        require(*choice != Choice::Pass, Why::NotNow)
    }

    fn explain(&self, _: &State, _: Seat, _: &Choice) -> Explanation {
        Explanation::new(Message::new("spells-choice"), Message::new("spells-effect"), Self::CLAUSE)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let flinched = *choice == Choice::Flinch;
        ctx.tell(|| Event::Stood { seat, flinched });
        if flinched {
            let hand = &mut state.hands[seat];
            if hand.wards > 0 {
                hand.wards -= 1
            } else {
                hand.bolts -= 1
            }
            return;
        }
        if *choice == Choice::NeverFlinch {
            state.brave.set(seat, Until::End);
        }
        state.hurt(seat, ctx);
    }
}
