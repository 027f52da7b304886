//! `cargo bench --bench inn`: the inn's figures of `bree bench`, with the profile of benches.

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let run = Command::new(env!("CARGO_BIN_EXE_bree")).args(["bench", "--only", "inn"]).status();
    match run {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
