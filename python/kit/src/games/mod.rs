//! The games: their actions and their tensors.

mod journey;
mod quest;
mod tricks;
mod war;
mod wizards;

/// A list of cells that a seat counts from itself: 0 is the seat, 1 the next to its left.
pub(crate) fn from_seat(seat: table::Seat, own: table::Seat, players: usize) -> usize {
    (seat.index() + players - own.index()) % players
}
