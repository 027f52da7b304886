//! Where tests are.

use std::io;
use std::path::{Path, PathBuf};

/// Files to read, and paths whose change makes reading again necessary.
pub struct Found {
    /// Rust files.
    pub sources: Vec<PathBuf>,
    /// Scenario files.
    pub scenarios: Vec<PathBuf>,
    /// See [`Scan::watched`](super::Scan::watched).
    pub watched: Vec<PathBuf>,
}

/// Looks into `tests`, and each crate's `src`, `tests` and `scenarios`, but not into the crates in `without`.
/// Every list is in order.
pub fn look(root: &Path, without: &[&str]) -> io::Result<Found> {
    let mut found = Found {
        sources: Vec::new(),
        scenarios: Vec::new(),
        watched: Vec::new(),
    };
    // A new crate changes the lock file.
    found
        .watched
        .extend(Some(root.join("Cargo.lock")).filter(|lock| lock.exists()));
    files(&root.join("tests"), &["rs"], &mut found.sources)?;
    found
        .watched
        .extend(Some(root.join("tests")).filter(|tests| tests.exists()));
    for room in entries(&root.join("crates"))? {
        if !room.is_dir()
            || room
                .file_name()
                .is_some_and(|name| without.iter().any(|room_name| name == *room_name))
        {
            continue;
        }
        let [src, tests, scenarios] = ["src", "tests", "scenarios"].map(|name| room.join(name));
        files(&src, &["rs"], &mut found.sources)?;
        files(&tests, &["rs"], &mut found.sources)?;
        files(&scenarios, &["toml", "json"], &mut found.scenarios)?;
        // What is not there cannot be watched; then the whole room is, for the day it comes.
        let all = [src, tests, scenarios];
        if all.iter().all(|directory| directory.is_dir()) {
            found.watched.extend(all);
        } else {
            found.watched.push(room);
        }
    }
    Ok(found)
}

/// Adds the files below `directory` with one of these endings.
fn files(directory: &Path, endings: &[&str], out: &mut Vec<PathBuf>) -> io::Result<()> {
    for path in entries(directory)? {
        if path.is_dir() {
            files(&path, endings, out)?;
        } else if path
            .extension()
            .is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted))
        {
            out.push(path);
        }
    }
    Ok(())
}

/// What is in a directory, in order; nothing if it is not there.
fn entries(directory: &Path) -> io::Result<Vec<PathBuf>> {
    if !directory.is_dir() {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(directory)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
