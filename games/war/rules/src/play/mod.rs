//! Play: a moment of the game, the questions it asks, and all that is done with their answers. These modules know each
//! other; what is below them (the box) and above them (setting up, positions, views) is told apart by `tests/house`.

pub(crate) mod action;
pub(crate) mod ahead;
pub(crate) mod ask;
pub mod cards;
pub(crate) mod casualties;
pub(crate) mod ctx;
pub mod event;
pub mod frame;
pub(crate) mod march;
pub(crate) mod politics;
pub(crate) mod prelude;
pub mod questions;
pub mod state;
pub mod steps;
pub mod team;
pub(crate) mod wording;
