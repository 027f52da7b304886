//! The sides of the seats.

use table::Seat;
use war::nation::Side;
use war::view::View;

/// The side of a seat.
pub(crate) const fn camp_of(view: &View, seat: Seat) -> Side {
    war::team::side_of(view.players, seat)
}

/// The seats of a side.
pub(crate) fn seats_of(view: &View, camp: Side) -> Vec<Seat> {
    let all = view.hands.iter().map(|(seat, _)| seat);
    all.filter(|seat| camp_of(view, *seat) == camp).collect()
}
