//! `bree faults`: kills and freezes an inn while people play, and looks whether anything is lost.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use load::faults::{Account, Ordeal, Survived, ordeal};
use serde::Serialize;
use table::Record;

use crate::failure::{Failure, print, print_json};

/// Kills (`-9`) and freezes an inn under load, again and again: is every acknowledged choice there, once, and does play go on?
#[derive(clap::Args)]
pub struct Args {
    /// How many faults.
    #[arg(long, default_value_t = 100, value_name = "N")]
    faults: u32,
    /// How long lies between two, on average.
    #[arg(long, default_value_t = 1500, value_name = "MS")]
    every: u64,
    /// How long a frozen process stays so, at most.
    #[arg(long, default_value_t = 3000, value_name = "MS")]
    frozen: u64,
    /// At how many tables people play.
    #[arg(long, default_value_t = 8, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    tables: u32,
    /// The game, one for two.
    #[arg(long, default_value = "journey", value_name = "GAME")]
    game: String,
    /// From which number luck follows.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The database, which must not be there yet; by default one that goes away again.
    #[arg(long, value_name = "FILE")]
    db: Option<PathBuf>,
    /// As JSON: `{"killed","frozen","acknowledged","unsure","wrong","wait_ms_median","wait_ms_longest"}`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Told {
    killed: u32,
    frozen: u32,
    acknowledged: usize,
    unsure: usize,
    wrong: Vec<String>,
    wait_ms_median: u128,
    wait_ms_longest: u128,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let db = match &args.db {
        Some(db) if db.exists() => {
            return Err(Failure::Said(format!("{}: is there already", db.display())));
        }
        Some(db) => db.clone(),
        None => folder.path().join("bree.sqlite3"),
    };
    let bree = std::env::current_exe()?;
    let serve = |addr: SocketAddr| {
        let mut command = Command::new(&bree);
        command
            .args(["serve", "--bot-pace", "0", "--addr"])
            .arg(addr.to_string());
        command
            .arg("--db")
            .arg(&db)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    };
    let plan = Ordeal {
        game: args.game.clone(),
        nodes: 1,
        tables: args.tables as usize,
        faults: args.faults,
        every: Duration::from_millis(args.every),
        frozen: Duration::from_millis(args.frozen),
        seed: args.seed,
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let survived = runtime.block_on(ordeal(&plan, serve));
    let survived = survived.map_err(|error| Failure::Said(error.to_string()))?;
    tell(args, &survived, audit(&bree, &db, &survived.accounts)?)
}

/// What of the players' accounts is not as it was written.
fn audit(bree: &Path, db: &Path, accounts: &[Account]) -> Result<Vec<String>, Failure> {
    let mut wrong = Vec::new();
    for account in accounts {
        let mut export = Command::new(bree);
        export
            .args(["export", &account.table, "--unfinished", "--db"])
            .arg(db);
        let written = export.output()?;
        let text = String::from_utf8_lossy(&written.stdout);
        match text.parse::<Record>() {
            Ok(record) => {
                let choices = record.plies.iter().map(|ply| ply.choice.clone());
                wrong.extend(account.compare(&choices.collect::<Vec<_>>()));
            }
            Err(error) => wrong.push(format!("table {}: {error}", account.table)),
        }
    }
    Ok(wrong)
}

fn tell(args: &Args, survived: &Survived, wrong: Vec<String>) -> Result<(), Failure> {
    let told = Told {
        killed: survived.killed,
        frozen: survived.frozen,
        acknowledged: survived.acknowledged(),
        unsure: survived.unsure(),
        wait_ms_median: survived.within(0.5).as_millis(),
        wait_ms_longest: survived.within(1.0).as_millis(),
        wrong,
    };
    if args.json {
        print_json(&told)?;
    } else {
        print(format!(
            "killed {} times, frozen {} times\n{} choices acknowledged, of {} nobody was told\nafter a fault play went on within {} ms (median), {} ms (longest)\n",
            told.killed,
            told.frozen,
            told.acknowledged,
            told.unsure,
            told.wait_ms_median,
            told.wait_ms_longest
        ))?;
    }
    if told.acknowledged == 0 {
        return Err(Failure::Said("nobody could play".to_owned()));
    }
    if told.wrong.is_empty() {
        return Ok(());
    }
    Err(Failure::Said(told.wrong.join("\n")))
}
