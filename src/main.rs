//! `bree`: the command line. The code is in the library, which tests open with games of their own.

use std::process::ExitCode;

/// The allocator: a choice over HTTP allocates some hundred times, and this one is a good deal faster than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    bree::call(std::env::args_os(), bree::house::open)
}
