//! Drawing: the pen, curves, and the sprite of signs that every page carries once.
//!
//! Nothing here knows a game. All is drawn in Rust, from numbers; the colours are the stylesheet's.

pub mod curve;
mod icons;
pub mod pen;
mod signs;
mod sprite;

pub use sprite::{icon, sprite};
