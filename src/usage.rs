//! What is said to somebody who calls a command in a way that it does not know.

use std::process::ExitCode;

use clap::error::ErrorKind;

/// The exit code for a command that was called wrongly.
const MISUSED: u8 = 2;

/// Shows the help or the version that was asked for, or says in one line what is wrong.
pub fn explain(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Whoever asked for it may have gone.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("bree: {}", in_one_line(&error.render().to_string()));
            ExitCode::from(MISUSED)
        }
    }
}

/// The error and its tips, without how the command is used: `--help` tells that.
fn in_one_line(rendered: &str) -> String {
    let told = rendered
        .split("\n\n")
        .filter(|part| !part.starts_with("Usage:") && !part.starts_with("For more information"));
    let lines = told.flat_map(str::lines).map(str::trim).filter(|line| !line.is_empty());
    let words = lines.collect::<Vec<_>>().join(" ");
    words.strip_prefix("error: ").unwrap_or(&words).to_owned()
}
