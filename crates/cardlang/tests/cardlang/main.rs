//! One binary for all tests of the crate.

mod counting;
mod faults;
mod grammar;
mod ops;
mod packs;
mod sentences;
mod shapes;
