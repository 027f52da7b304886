//! Play: a moment of the game, the questions it asks, and all that is done with their answers. These modules know each
//! other; what is below them (the box) and above them (setting up, positions, views) is told apart by `tests/house`.

pub mod ask;
pub mod cards;
pub mod combat;
pub mod doing;
pub mod frame;
pub(crate) mod prelude;
pub mod questions;
pub mod sauron;
pub mod source;
pub mod state;
pub mod steps;
pub mod story;
pub mod trade;
