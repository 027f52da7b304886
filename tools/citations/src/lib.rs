//! Citations of clauses and of uses of cards by the tests of the workspace: `cargo run -p citations` writes them down,
//! one list a game, beside its rulebook.
//!
//! Works on source text, not on compiled tests, so that a citation is a comment and costs its author nothing. A
//! program of its own: the lists are part of `bree`, and finding out is not.

mod id;
mod list;
mod scenario;
mod tests_in;
mod tree;

use std::io;
use std::path::Path;

pub use list::{List, lists};

/// A test's citation of a clause.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cited {
    /// The clause: `VAM-2.3`.
    pub id: String,
    /// The file, from the root of the workspace, with `/` everywhere.
    pub file: String,
    /// The line of the citation, from 1.
    pub line: usize,
    /// The test's function, or the scenario's file name without its ending.
    pub test: String,
}

/// The result of a scan.
#[derive(Default, Debug)]
pub struct Scan {
    /// Citations, in order of clause, file and line; none twice.
    pub cited: Vec<Cited>,
    /// Problems, in words.
    pub problems: Vec<String>,
}

/// Crates that look clauses up and test no rule.
pub const NO_RULES: &[&str] = &["rulebook"];

/// Reads the tests and scenarios of the workspace at `root`, except those of the crates in `without`.
///
/// # Errors
/// When a file cannot be read.
pub fn scan(root: &Path, without: &[&str]) -> io::Result<Scan> {
    let mut scan = Scan::default();
    let found = tree::look(root, without)?;
    let mut take = |file: String, found: Result<Vec<Cited>, String>| match found {
        Ok(cited) => scan.cited.extend(cited),
        Err(problem) => scan.problems.push(format!("{file}: {problem}")),
    };
    for path in found.sources {
        let file = name_of(root, &path);
        let cited = tests_in::citations(&read(&path)?, &file);
        take(file, cited);
    }
    for path in found.scenarios {
        let file = name_of(root, &path);
        let cited = scenario::citations(&read(&path)?, &file);
        take(file, cited);
    }
    scan.cited.sort();
    scan.cited.dedup();
    Ok(scan)
}

/// A file's text, or an error that names the file.
fn read(path: &Path) -> io::Result<String> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    std::fs::read_to_string(path).map_err(named)
}

/// A path from the root, with `/` on every system.
fn name_of(root: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(root).unwrap_or(path);
    let parts = inside.components().map(|part| part.as_os_str().to_string_lossy());
    parts.collect::<Vec<_>>().join("/")
}
