//! Errors of commands: one clear line on standard error, and an exit code that is not 0.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// The failure of a command.
#[derive(Debug)]
pub enum Failure {
    /// An error in words; the exit code is 1.
    Said(String),
    /// A negative result that was already shown: exit code 1.
    No,
    /// A closed pipe: the reader of our output has gone.
    Unheard,
}

impl Failure {
    /// A failure while doing something to something: `cannot read games.txt: no such file`.
    pub fn when(doing: impl Display, error: impl Display) -> Self {
        Self::Said(format!("{doing}: {error}"))
    }

    /// Prints the error, and returns the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Self::Said(words) => {
                complain(words);
                ExitCode::FAILURE
            }
            Self::No => ExitCode::FAILURE,
            Self::Unheard => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unheard,
            _ => Self::Said(error.to_string()),
        }
    }
}

impl From<room::RoomError> for Failure {
    fn from(error: room::RoomError) -> Self {
        Self::Said(error.to_string())
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

/// Prints an error in one line on standard error.
pub fn complain(what: impl Display) {
    let what = what.to_string();
    let line = what.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    eprintln!("bree: {line}");
}

/// Writes `value` as JSON on standard output, with a line's end.
pub fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    use io::Write;
    let mut out = io::stdout().lock();
    serde_json::to_writer(&mut out, value)?;
    writeln!(out)?;
    out.flush()?;
    Ok(())
}

/// Writes text on standard output.
pub fn print(text: impl Display) -> Result<(), Failure> {
    use io::Write;
    let mut out = io::stdout().lock();
    write!(out, "{text}")?;
    out.flush()?;
    Ok(())
}
