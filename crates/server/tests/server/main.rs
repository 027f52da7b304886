//! The server over a real socket: what it refuses, what it hides, what it survives.

mod again;
#[path = "../../../table/tests/kernel/bids.rs"]
mod bids;
mod document;
mod house;
mod ledger;
mod listener;
mod may_not;
mod mended;
mod race;
mod secrets;
mod streams;
mod trouble;
mod words;
