//! The kernel, tried on a small game with hidden hands and simultaneous secret bids.

mod bids;
mod chance;
mod conformance;
mod records;
mod running;
mod scenarios;
