//! `bree export [TABLE]`: writes the game of a table as a readable file; without a table, lists the tables.

use std::path::PathBuf;

use server::{ApiError, Archive, TableError};

use crate::failure::{Failure, print};
use crate::place::Db;
use crate::rooms::House;
use crate::wait::wait;

/// Writes the game of a table as a readable file.
#[derive(clap::Args)]
pub struct Args {
    /// The table: the last part of its address, /t/TABLE. Without it the tables are listed.
    table: Option<String>,
    /// File to write; by default standard output. A file that exists is not overwritten.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Export a game that is not over: the file then holds its secrets and all that will be rolled.
    #[arg(long)]
    unfinished: bool,
    #[command(flatten)]
    db: Db,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    args.db.there()?;
    with_archive(house, &args.db, Links::None, async |archive| match &args.table {
        None => list(archive).await,
        Some(table) => export(archive, table, args).await,
    })
}

/// The need of a house key for links.
#[derive(Clone, Copy)]
pub enum Links {
    /// Links are needed: the key is made if there is none.
    Some,
    /// No links are needed, and no key is made.
    None,
}

/// Runs work on the tables of a database.
pub fn with_archive(
    house: &House,
    db: &Db,
    links: Links,
    work: impl AsyncFnOnce(&Archive) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let config = db.config();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    wait(&runtime, async {
        let archive = match links {
            Links::Some => Archive::open(config, house.for_server()).await,
            Links::None => Archive::open_without_links(config, house.for_server()).await,
        };
        let archive = archive.map_err(|error| Failure::when(&db.db, error))?;
        let done = work(&archive).await;
        archive.close().await;
        done
    })
}

async fn list(archive: &Archive) -> Result<(), Failure> {
    const MOST: u32 = 10_000;
    let tables = archive.tables(MOST).await;
    for row in tables.map_err(|error| Failure::Said(in_words(&error)))? {
        let summary = row.summary;
        print(format!("{}\t{}\t{}\n", row.id, summary.game, summary.status.as_str()))?;
    }
    Ok(())
}

async fn export(archive: &Archive, table: &str, args: &Args) -> Result<(), Failure> {
    let exported = archive.export(table).await;
    let (record, over) = exported.map_err(|error| match error {
        ApiError::Table(TableError::NoTable) => no_table(table, "`bree export` without one lists them"),
        error => Failure::when(table, in_words(&error)),
    })?;
    if !over && !args.unfinished {
        return Err(Failure::Said(format!(
            "{table}: the game is not over, and its record would tell all its secrets; --unfinished writes it \
             all the same"
        )));
    }
    let Some(path) = &args.out else {
        return print(record);
    };
    write_private(path, &record.to_string()).map_err(|error| Failure::when(path.display(), error))?;
    print(format!("{}\n", path.display()))
}

/// Writes a new file that only its owner can read: a game that is not over holds all its secrets.
pub fn write_private(path: &std::path::Path, text: &str) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    std::io::Write::write_all(&mut options.open(path)?, text.as_bytes())
}

/// The error for an unknown table, in words for the host.
pub fn no_table(table: &str, list: &str) -> Failure {
    Failure::Said(format!("there is no table '{table}'; {list}"))
}

pub fn in_words(error: &ApiError) -> String {
    canvas::Language::En.say(&error.message())
}
