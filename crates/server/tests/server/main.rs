//! The server over a real socket: what it refuses, what it hides, what it survives.

mod admin;
mod again;
mod all_events;
mod apart;
mod at_once;
mod attacked;
#[path = "../../../table/tests/kernel/bids.rs"]
mod bids;
mod called;
mod cards;
mod cluster;
mod data;
mod decks;
mod devices;
mod document;
mod endings;
mod evening;
mod full_house;
mod groups;
mod handed;
mod hints;
mod house;
mod kept;
mod ledger;
mod lessons;
mod listener;
mod lists;
mod long_pages;
mod may_not;
mod mended;
mod names;
mod notices;
mod options;
mod pace;
mod pictures;
mod play;
// It can do more than is wanted here.
#[allow(dead_code)]
#[path = "../../../table/tests/kernel/packs/mod.rs"]
mod packs;
mod passkeys;
mod programs;
mod programs_apart;
mod quiet;
mod race;
mod secrets;
mod shelves;
mod slow;
#[path = "../../../table/tests/kernel/stones.rs"]
mod stones;
mod streams;
mod stroke;
mod study;
mod texts;
mod thinkers;
mod thoughts;
mod traces;
mod trouble;
mod watchers;
mod words;
mod worst;
