//! Drawing: the pen, curves, and the sprite of signs that every page carries once.
//!
//! Nothing here knows a game. What is not drawn in Rust, from numbers, lies in files, a line for each sign or shape; the colours
//! are the stylesheet's.

pub mod curve;
pub mod pen;
mod sprite;

pub use sprite::{Signs, icon, sprite, sprite_of, sprite_of_the_door};

/// The lines of a file of drawings: a word, and its drawing, which may be empty. Empty lines, and those that begin with
/// `#`, are for whoever reads the file.
pub fn drawings(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').unwrap_or((line, "")))
}
