//! Every question of the game: a question is a file.

pub mod combat;
pub mod effects;
pub mod finale;
pub mod hero;
pub mod sauron;
pub mod setup;
