//! `bree scenario --migrate FILE…`: rewrites files with a former spelling of the state.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;
use table::scenario;

use super::{format_of, game};
use crate::failure::{Failure, complain, print, print_json};
use crate::file::read_text;
use crate::rooms::House;

#[derive(Serialize)]
struct MigrationReport {
    migrated: usize,
    failed: usize,
    results: Vec<MigratedFile>,
}

#[derive(Serialize)]
struct MigratedFile {
    file: String,
    migrated: bool,
    message: Option<String>,
}

pub(super) fn run(house: &House, files: &[PathBuf], json: bool) -> Result<(), Failure> {
    let results = files.iter().map(|file| {
        let done = migrate(house, file);
        MigratedFile { file: file.display().to_string(), migrated: done == Ok(true), message: done.err() }
    });
    let results = results.collect::<Vec<_>>();
    let count = |test: &dyn Fn(&MigratedFile) -> bool| results.iter().filter(|result| test(result)).count();
    let answer = MigrationReport {
        migrated: count(&|result| result.migrated),
        failed: count(&|result| result.message.is_some()),
        results,
    };
    if json {
        print_json(&answer)?;
    } else {
        for result in &answer.results {
            match result {
                MigratedFile { file, message: Some(message), .. } => complain(format!("{file}: {message}")),
                MigratedFile { file, migrated: true, .. } => print(format!("migrated  {file}\n"))?,
                MigratedFile { file, .. } => print(format!("as it was  {file}\n"))?,
            }
        }
        print(format!("{} migrated, {} failed\n", answer.migrated, answer.failed))?;
    }
    if answer.failed == 0 { Ok(()) } else { Err(Failure::No) }
}

/// Rewrites a file, if it is spelled as before. A file that is broken, or could not be read afterwards, stays as it is.
fn migrate(house: &House, file: &Path) -> Result<bool, String> {
    let text = read_text(file)?;
    let now = |text: &str| {
        scenario::migrate(text, format_of(file), &|id| game(house, id)).map_err(|failed| failed.to_string())
    };
    let Some(migrated) = now(&text)? else {
        return Ok(false);
    };
    match now(&migrated) {
        Ok(None) => {}
        Ok(Some(_)) => return Err("it does not become what it should: it is left as it is".to_owned()),
        Err(error) => {
            return Err(format!("it could not be read afterwards, and is left as it is: {error}"));
        }
    }
    replace(file, &migrated).map_err(|error| error.to_string())?;
    Ok(true)
}

/// Writes beside the file and then puts that in its place: whatever happens, one of the two is there, whole.
fn replace(file: &Path, text: &str) -> std::io::Result<()> {
    // Where the name is a link, what it leads to is rewritten.
    let file = file.canonicalize()?;
    let mut beside = tempfile::NamedTempFile::new_in(file.parent().unwrap_or(Path::new(".")))?;
    beside.write_all(text.as_bytes())?;
    beside.as_file().set_permissions(file.metadata()?.permissions())?;
    beside.as_file().sync_all()?;
    beside.persist(&file)?;
    Ok(())
}
