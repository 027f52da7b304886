//! Messages about wrong command lines.

use std::process::ExitCode;

use clap::error::ErrorKind;

/// The exit code for a wrong command line.
const MISUSED: u8 = 2;

/// Prints the help or the version that was asked for, or the error in one line.
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

/// Error texts of the standard library about values, and the expected form.
const WOULD_DO: [(&str, &str); 8] = [
    ("invalid digit found in string", "expected a number"),
    ("cannot parse integer from empty string", "expected a number"),
    ("number too large to fit in target type", "expected a smaller number"),
    ("number would be zero for non-zero type", "expected a number from 1"),
    ("invalid socket address syntax", "expected an address with a port, such as 127.0.0.1:8080"),
    ("..18446744073709551615", " or more"),
    ("the following required arguments were not provided:", "missing:"),
    ("<--export <DIR>|--lose>", "--export DIR, to save the games first, or --lose, to discard them"),
];

/// Replaces a library's words by the expected form.
fn in_our_words(line: &str) -> String {
    let mut words = line.to_owned();
    for (theirs, ours) in WOULD_DO {
        words = words.replace(theirs, ours);
    }
    // '0 is not in 1 or more'.
    match words.split_once(" is not in ") {
        Some((before, range)) => {
            let option = before.rsplit_once(": ").map_or(before, |(option, _)| option);
            // 'or more' says by itself that it is a number.
            match range.split_once("..=") {
                Some((least, most)) => format!("{option}: expected a number from {least} to {most}"),
                None => format!("{option}: expected {range}"),
            }
        }
        None => words,
    }
}

/// The error and its tips, without the usage: `--help` shows that.
fn in_one_line(rendered: &str) -> String {
    let told = rendered
        .split("\n\n")
        .filter(|part| !part.starts_with("Usage:") && !part.starts_with("For more information"));
    // The tip how to pass an option's name as a value helps nobody.
    let tells = |line: &&str| !line.is_empty() && !line.starts_with("tip: to pass");
    let lines = told.flat_map(str::lines).map(str::trim).filter(tells);
    let words = lines.collect::<Vec<_>>().join(" ");
    words.strip_prefix("error: ").unwrap_or(&words).to_owned()
}
