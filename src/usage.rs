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
        // What takes a command and got none is answered with its whole help.
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(MISUSED)
        }
        _ => {
            eprintln!("bree: {}", in_our_words(&in_one_line(&error.render().to_string())));
            ExitCode::from(MISUSED)
        }
    }
}

/// What the standard library says of a value that it cannot read, and what would do.
const WOULD_DO: [(&str, &str); 6] = [
    ("invalid digit found in string", "it is a number"),
    ("cannot parse integer from empty string", "it is a number"),
    ("number too large to fit in target type", "it is a smaller number"),
    ("number would be zero for non-zero type", "it is a number from 1"),
    ("invalid socket address syntax", "it is an address with a port, such as 127.0.0.1:8080"),
    ("..18446744073709551615", " or more"),
];

/// The same, with what would do in place of what a library says.
fn in_our_words(line: &str) -> String {
    let mut words = line.to_owned();
    for (theirs, ours) in WOULD_DO {
        words = words.replace(theirs, ours);
    }
    words
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
