//! A duel: two show one to three fingers at the same time; who shows more hurts the other.

use serde::{Deserialize, Serialize};
use table::flow::Question;
use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};

use super::flinch::Flinch;
use super::{Choice, Ctx, Event, Fingers, Spells, State, Why};

/// Which finger?
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Duel(pub Fingers);

impl Question<Spells> for Duel {
    const CLAUSE: Clause = Clause("SPELL-5");

    fn asked(&self, _: &State) -> SeatSet {
        self.0.owed()
    }

    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("spells-duel").with("seats", self.0.owed())
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        (1..=3).map(Choice::Finger).for_each(offer);
    }

    fn objection(&self, _: &State, _: Seat, _: &Choice) -> Result<(), Why> {
        Ok(())
    }

    fn explain(&self, _: &State, _: Seat, _: &Choice) -> Explanation {
        Explanation::new(Message::new("spells-choice"), Message::new("spells-effect"), Self::CLAUSE)
    }

    fn answer(mut self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Finger(finger) = *choice else { return };
        self.0.put(seat, finger);
        let laid = |finger| Event::Laid { seat, finger };
        ctx.tell_apart(SeatSet::only(seat), || laid(Some(finger)), || laid(None));
        match self.0.open() {
            Err(waiting) => state.frames.push(Self(waiting)),
            Ok(fingers) => {
                ctx.journal.reveal();
                ctx.tell(|| Event::Shown { fingers: fingers.clone() });
                let least = fingers.iter().min_by_key(|(_, finger)| *finger);
                let same = fingers.iter().all(|(_, finger)| *finger == fingers[0].1);
                if let (Some((loser, _)), false) = (least, same) {
                    state.frames.push(Flinch { who: *loser });
                }
            }
        }
    }
}
