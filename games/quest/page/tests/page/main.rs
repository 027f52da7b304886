//! What Middle-earth Quest says.

mod board;
mod cards;
mod files;
mod map;
mod names;
mod options;
mod pack;
mod sentences;
