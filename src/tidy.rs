//! `bree tidy`: deletes abandoned games and inactive guests.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use server::{ApiError, Archive, TableError};

use crate::export::{in_words, write_private};
use crate::failure::{Failure, print};
use crate::place::Db;
use crate::rooms::House;
use crate::wait::wait;

/// Deletes abandoned games, and guests who sit nowhere and have not come back. The server must be stopped meanwhile. Finished
/// games stay.
#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("games").required(true)))]
pub struct Args {
    /// Days without a move or a visit.
    #[arg(long, default_value_t = 90)]
    days: u32,
    /// Folder to save each game in first, as `bree export --unfinished` would.
    #[arg(long, value_name = "DIR", group = "games")]
    export: Option<PathBuf>,
    /// Delete without saving.
    #[arg(long, group = "games")]
    lose: bool,
    #[command(flatten)]
    db: Db,
}

/// Tables deleted at a time.
const AT_ONCE: u32 = 200;

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    args.db.there()?;
    if let Some(folder) = &args.export {
        std::fs::create_dir_all(folder).map_err(|error| Failure::when(folder.display(), error))?;
    }
    let config = args.db.config();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    wait(&runtime, async {
        let archive = Archive::open_alone(config, house.for_server()).await;
        let archive = archive.map_err(|error| Failure::when(&args.db.db, error))?;
        let done = tidy(&archive, args).await;
        // What was removed is gone, also where there is too little room to give it back.
        let given_back = if done.is_ok() { archive.compact().await } else { Ok(0) };
        archive.close().await;
        done?;
        match given_back {
            Ok(0) => Ok(()),
            Ok(bytes) => print(format!("the file is {} kB shorter\n", bytes.div_ceil(1000))),
            Err(error) => Err(Failure::Said(format!("the file is as long as before: {}", in_words(&error)))),
        }
    })
}

async fn tidy(archive: &Archive, args: &Args) -> Result<(), Failure> {
    let said = |error: ApiError| Failure::Said(in_words(&error));
    let before = days_ago(args.days);
    let mut gone = 0;
    loop {
        let tables = archive.given_up(before, AT_ONCE).await.map_err(said)?;
        if tables.is_empty() {
            break;
        }
        if let Some(folder) = &args.export {
            for table in &tables {
                keep(archive, table, folder).await?;
            }
        }
        gone += archive.dismiss(tables).await.map_err(said)?;
    }
    let guests = archive.dismiss_guests(before).await.map_err(said)?;
    print(format!("{gone} tables, {guests} guests\n"))
}

/// Saves the game of a table; one that never began has nothing to save.
async fn keep(archive: &Archive, table: &str, folder: &Path) -> Result<(), Failure> {
    let record = match archive.export(table).await {
        Ok((record, _)) => record,
        Err(ApiError::Table(TableError::NotBegun)) => return Ok(()),
        Err(error) => return Err(Failure::when(table, in_words(&error))),
    };
    let path = folder.join(format!("{table}.txt"));
    write_private(&path, &record.to_string()).map_err(|error| Failure::when(path.display(), error))
}

fn days_ago(days: u32) -> i64 {
    let past = SystemTime::now().checked_sub(Duration::from_secs(u64::from(days) * 24 * 3600));
    let since = past.and_then(|past| past.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
