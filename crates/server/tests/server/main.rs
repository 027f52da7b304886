//! The server over a real socket: what it refuses, what it hides, what it survives.

#[path = "../../../table/tests/kernel/bids.rs"]
mod bids;
mod document;
mod house;
mod race;
mod refusals;
mod secrets;
mod streams;
mod trouble;
mod words;
