//! `bree`: the command line. What it does is in the library, which tests open with games of their own.

use std::process::ExitCode;

fn main() -> ExitCode {
    bree::call(std::env::args_os(), bree::house::open)
}
