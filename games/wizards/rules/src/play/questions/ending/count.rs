//! Points are counted: who has won (SATM-23.18 to SATM-23.24)?

use crate::options::Alone;
use crate::prelude::*;
use crate::questions::CouncilBegins;
use crate::state::Ending;

/// The end.
pub struct Counting;

impl Step<Wizards> for Counting {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let seats = [Seat::new(0), Seat::new(1)];
        let totals = seats.map(|seat| state.total(seat));
        for (seat, points) in seats.into_iter().zip(totals) {
            ctx.tell(|| Event::Counted { seat, points });
        }
        // SATM-34.4.
        if let Some(goal) = state.rules.alone {
            let reached = totals[Alone::SEAT.index()] >= goal.points.into();
            let (ending, winner) =
                if reached { (Ending::Goal, Alone::SEAT) } else { (Ending::GoalMissed, other(Alone::SEAT)) };
            let winners = SeatSet::only(winner);
            state.turn.over = Some((ending, winners));
            return ctx.tell(|| Event::Over { winners, ending });
        }
        if totals[0] == totals[1] && state.rules.extras.weakest_link && state.may_break_tie() {
            state.turn.burden += 1;
            return state.frames.push(CouncilBegins);
        }
        let winners = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => SeatSet::only(seats[0]),
            std::cmp::Ordering::Less => SeatSet::only(seats[1]),
            std::cmp::Ordering::Equal => SeatSet::all(2),
        };
        state.turn.over = Some((Ending::Council, winners));
        ctx.tell(|| Event::Over { winners, ending: Ending::Council });
    }
}

impl State {
    /// SATM-26.4: is any character left whom corruption could still take?
    fn may_break_tie(&self) -> bool {
        let seats = [Seat::new(0), Seat::new(1)];
        let mut weak = seats.into_iter().flat_map(|seat| self.own_characters(seat));
        self.turn.burden < i8::MAX && weak.any(|id| !self.face(id).is_wizard())
    }
}
