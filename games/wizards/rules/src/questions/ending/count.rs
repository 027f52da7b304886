//! Points are counted: who has won (SATM-23.18 to SATM-23.24)?

use table::flow::Step;
use table::{Seat, SeatSet};

use crate::ctx::Ctx;
use crate::event::Event;
use crate::rules_of_play::Wizards;
use crate::state::{Ending, State};

/// The end.
pub struct Counting;

impl Step<Wizards> for Counting {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let seats = [Seat::new(0), Seat::new(1)];
        let totals = seats.map(|seat| state.total(seat));
        for (seat, points) in seats.into_iter().zip(totals) {
            ctx.tell(|| Event::Counted { seat, points });
        }
        let winners = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => SeatSet::only(seats[0]),
            std::cmp::Ordering::Less => SeatSet::only(seats[1]),
            std::cmp::Ordering::Equal => SeatSet::all(2),
        };
        state.turn.over = Some((Ending::Council, winners));
        ctx.tell(|| Event::Over {
            winners,
            ending: Ending::Council,
        });
    }
}
