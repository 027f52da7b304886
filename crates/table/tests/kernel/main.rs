//! The kernel, tried on three small games: `bids` (simultaneous secret bids), `hoard` (hidden hands, a hidden
//! pile and a window to respond) and `race` (one die, nothing hidden).

mod bids;
mod chance;
mod conformance;
mod hoard;
mod race;
mod records;
mod running;
mod scenarios;
