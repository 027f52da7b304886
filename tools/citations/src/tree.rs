//! The files with tests.

use std::io;
use std::path::{Path, PathBuf};

/// Files to read, in order.
#[derive(Default)]
pub struct Found {
    /// Rust files.
    pub sources: Vec<PathBuf>,
    /// Scenario files.
    pub scenarios: Vec<PathBuf>,
}

/// Looks into `tests` and `src`, and into `src`, `tests` and `scenarios` of each crate in `crates` and in the games'
/// folders, but not into the crates in `without`.
pub fn look(root: &Path, without: &[&str]) -> io::Result<Found> {
    let mut found = Found::default();
    let left_out = |room: &Path| without.iter().any(|name| room.ends_with(name));
    let mut rooms = entries(&root.join("crates"))?;
    for game in entries(&root.join("games"))? {
        rooms.extend(entries(&game)?);
    }
    rooms.push(root.to_owned());
    for room in rooms.iter().filter(|room| room.is_dir() && !left_out(room)) {
        files(&room.join("src"), &["rs"], &mut found.sources)?;
        files(&room.join("tests"), &["rs"], &mut found.sources)?;
        files(&room.join("scenarios"), &["toml", "json"], &mut found.scenarios)?;
    }
    Ok(found)
}

/// Adds the files below `directory` with one of these endings.
fn files(directory: &Path, endings: &[&str], out: &mut Vec<PathBuf>) -> io::Result<()> {
    for path in entries(directory)? {
        if path.is_dir() {
            files(&path, endings, out)?;
        } else if path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
            out.push(path);
        }
    }
    Ok(())
}

/// The entries of a directory, in order; none if it is not there.
pub fn entries(directory: &Path) -> io::Result<Vec<PathBuf>> {
    if !directory.is_dir() {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(directory)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
