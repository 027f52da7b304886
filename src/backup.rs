//! `bree backup FILE`: copies the database, also while the server writes to it.

use std::path::PathBuf;

use crate::failure::{Failure, print};
use crate::place::Db;
use crate::progress::Progress;

/// Copies the database.
#[derive(clap::Args)]
pub struct Args {
    /// The copy. It must not exist yet.
    file: PathBuf,
    #[command(flatten)]
    db: Db,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let Some(file) = args.db.there()?.db.file() else {
        let how = "a server is backed up by its own tools, such as pg_dump";
        return Err(Failure::Said(how.to_owned()));
    };
    let progress = Progress::new("pages");
    store::backup_file(file, &args.file, |done, total| progress.at(done, total))
        .map_err(|error| Failure::when(args.file.display(), error))?;
    progress.done();
    print(format!("{}\n", args.file.display()))
}
