//! The five games as environments for programs that learn to play. It knows no Python: `python/src` makes a module of it.
//!
//! - [`Environment`] is what a game adds to its rules: its numbers of choices, and its tensors, both from what a seat may see.
//! - [`Engine`] is a game without its types; [`Episode`] is one running game, [`Batch`] are many that step at once.
//! - [`Pen`] writes the tensors of an observation; [`Lens`] lets an encoder see the view of a seat, and nothing else.

mod batch;
mod engine;
mod environment;
mod episode;
mod error;
pub mod games;
mod lens;
mod pen;
mod read;
mod room;

pub use batch::{Arrays, Batch};
pub use engine::{ENGINES, Engine, Request, Size, engine};
pub use environment::{Actions, Column, Environment};
pub use episode::{Choice, Episode, Outcomes, Way};
pub use error::KitError;
pub use lens::Lens;
pub use pen::{Cells, Pen, Tensor};
pub use room::MOST_BYTES;
