//! What goes wrong, in one clear line on standard error, with an exit code that is not 0.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// In words; the exit code is 1.
    Said(String),
    /// Nothing is wrong with the command, but its result is a 'no' that was already shown: exit code 1.
    No,
    /// Whoever read our output has gone: no fault of ours, and nobody to tell.
    Unheard,
}

impl Failure {
    /// A failure while doing something to something: `cannot read games.txt: no such file`.
    pub fn when(doing: impl Display, error: impl Display) -> Self {
        Self::Said(format!("{doing}: {error}"))
    }

    /// Tells the person, and gives the exit code.
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

/// Says on standard error what is wrong: in one line, whatever the error brought along.
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
