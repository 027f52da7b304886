//! The command line as scripts and people meet it: the built binary, its output and its exit codes.

mod admin;
mod advise;
mod endure;
mod faults;
mod files;
mod json;
mod lessons;
mod migrate;
mod move_house;
mod pictures;
mod position;
mod puzzles;
mod speaking;
mod tidy;
mod trouble;
mod version;

use std::process::{Command, Output, Stdio};

/// Runs `bree` with these arguments, somewhere it can spoil nothing.
fn bree(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bree"))
        .args(args)
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "en_GB.UTF-8")
        .stdin(Stdio::null())
        .output()
        .expect("bree runs")
}

/// The standard output of `bree`, after it went well and wrote nothing else.
fn said(args: &[&str]) -> String {
    let output = bree(args);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {complaint}");
    assert_eq!(complaint, "", "{args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}
