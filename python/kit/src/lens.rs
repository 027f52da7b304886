//! The view that an encoder may look at.

use std::cell::OnceCell;

use table::{Game, Observer, Seat};

/// The view of one seat, made when it is first asked for. Encoders get this and no state, so that no tensor and no row holds what
/// the seat may not know.
pub struct Lens<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
    view: OnceCell<G::View>,
}

impl<'a, G: Game> Lens<'a, G> {
    /// The lens of `seat`.
    pub fn new(state: &'a G::State, seat: Seat) -> Self {
        Self { state, seat, view: OnceCell::new() }
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees.
    pub fn view(&self) -> &G::View {
        self.view.get_or_init(|| G::view(self.state, Observer::Seat(self.seat)))
    }
}
