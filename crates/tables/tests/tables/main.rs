//! Tables without a server: commands, the log, and what is read back from it.

#[path = "../../../table/tests/kernel/bids.rs"]
#[allow(dead_code, reason = "the kernel's tests break it in many ways; here it is sound")]
mod bids;
mod bots;
mod commands;
mod house;
mod log;
mod views;
