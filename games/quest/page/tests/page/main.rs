//! Tests of the page of Middle-earth Quest.

mod board;
mod cards;
mod facts;
mod files;
mod kinds;
mod map;
mod names;
mod options;
mod pack;
mod sentences;
mod sums;
