//! Is the Council called (SATM-23.3 to SATM-23.9)?

use crate::options::Alone;
use crate::prelude::*;

/// The question at the end of the own turn, to a player entitled to call.
pub struct Call;

impl State {
    /// SATM-23.3, SATM-23.5 to SATM-23.8: may a player call the Council?
    pub fn may_call(&self, seat: Seat) -> bool {
        let (exhausted, points) = (self.sides[seat].exhausted, self.points_to_call(seat));
        if let Some(goal) = self.rules.alone {
            return points >= i16::from(goal.points);
        }
        if !self.rules.standard {
            return exhausted >= 1 || points >= 20;
        }
        let length = self.rules.length;
        exhausted >= length.decks() || exhausted + 1 >= length.decks() && points >= length.points()
    }

    /// Does the Council come at the end of this turn (SATM-23.4, SATM-23.6, SATM-23.9)?
    pub(crate) fn council_is_due(&self) -> bool {
        let decks = if self.rules.standard { self.rules.length.decks() } else { 1 };
        if let Some(goal) = self.rules.alone {
            // SATM-34.4.
            let spent = self.sides[Alone::SEAT].exhausted >= decks;
            return spent || self.turn.called.is_some() || self.turn.number >= goal.turns.into();
        }
        let automatic = self.sides.iter().all(|(_, side)| side.exhausted >= decks);
        automatic || self.turn.called.is_some_and(|seat| seat != self.turn.active)
    }
}

impl Question<Wizards> for Call {
    const CLAUSE: Clause = Clause("SATM-23.3");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("call", Choice::Yes => "wizards-yes-call");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Yes => {
                require(state.may_call(seat), if state.rules.alone.is_some() { Why::GOAL } else { Why::CALL })
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.turn.called.is_some() || !state.may_call(state.active()) || state.council_is_due())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice == Choice::Yes {
            state.turn.called = Some(seat);
            ctx.tell(|| Event::Called { seat });
        }
    }
}
