//! `bree backup FILE`: copies the database, also while the server writes to it.

use std::path::PathBuf;

use crate::failure::{Failure, print};
use crate::progress::Progress;

/// Copies the database.
#[derive(clap::Args)]
pub struct Args {
    /// The copy. It must not exist yet.
    file: PathBuf,
    /// The database.
    #[arg(long, default_value = "bree.sqlite3", value_name = "FILE")]
    db: PathBuf,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    if !args.db.is_file() {
        return Err(Failure::Said(format!(
            "{}: there is no such database",
            args.db.display()
        )));
    }
    let progress = Progress::new("pages");
    store::backup_file(&args.db, &args.file, |done, total| progress.at(done, total))
        .map_err(|error| Failure::when(args.file.display(), error))?;
    progress.done();
    print(format!("{}\n", args.file.display()))
}
