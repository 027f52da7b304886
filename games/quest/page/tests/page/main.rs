//! What Middle-earth Quest says.

mod board;
mod cards;
mod files;
mod kinds;
mod map;
mod names;
mod options;
mod pack;
mod sentences;
