//! `bree backup FILE`: copies the database, also while the server writes to it; once, or at intervals.

mod copies;

use std::num::NonZeroU32;
use std::path::PathBuf;

use store::StoreError;

use self::copies::Copies;
use crate::failure::{Failure, print};
use crate::place::Db;
use crate::progress::Progress;

/// Copies the database.
#[derive(clap::Args)]
pub struct Args {
    /// File for the copy, not existing yet; with --every a folder for the copies.
    file: PathBuf,
    /// Minutes between copies: go on until stopped, skipping when nothing has changed.
    #[arg(long, value_name = "MINUTES")]
    every: Option<NonZeroU32>,
    /// Copies to keep with --every; older ones are deleted.
    #[arg(long, value_name = "N", default_value = "48")]
    keep: NonZeroU32,
    #[command(flatten)]
    db: Db,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let Some(file) = args.db.there()?.db.file() else {
        let how = "a server is backed up by its own tools, such as pg_dump";
        return Err(Failure::Said(how.to_owned()));
    };
    if let Some(minutes) = args.every {
        let mut copies = Copies::of(file, &args.file, args.keep)
            .map_err(|error| Failure::when(args.file.display(), error))?;
        copies.make(minutes);
    }
    let progress = Progress::new("pages");
    store::backup_file(file, &args.file, |done, total| progress.at(done, total)).map_err(
        |error| match error {
            // It is the source that is no database of ours, not the copy.
            StoreError::Corrupt(_) | StoreError::Foreign(_) => {
                Failure::Said(format!("{} is not a Bree database", file.display()))
            }
            error => Failure::when(args.file.display(), error),
        },
    )?;
    progress.done();
    store::note_copy(file, &args.file);
    print(format!("{}\n", args.file.display()))
}
