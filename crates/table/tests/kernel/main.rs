//! The kernel, tried on three small games: `bids` (simultaneous secret bids), `hoard` (hidden hands, a hidden
//! pile and a window to respond) and `race` (one die, nothing hidden). `spells` is one more, made of questions; in `stones` an answer goes
//! by itself.

mod bids;
mod chance;
mod conformance;
mod data_file;
mod docs;
mod hoard;
mod kit;
mod lesson;
mod odds;
mod packs;
#[path = "packs/tests.rs"]
mod packs_tests;
mod puzzle;
mod race;
mod records;
mod rows;
mod running;
mod scenarios;
mod spells;
mod stones;
