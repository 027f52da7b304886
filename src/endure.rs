//! `bree endure`: people play for hours, while the memory of the inn is watched and its database copied.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use load::LoadError;
use load::endure::{Endurance, Endured, Hook, ends, endure, growth};
use load::faults::Account;
use serde_json::{Value, json};

use crate::audit::audit;
use crate::failure::{Failure, print, print_json};
use crate::rooms::House;
use crate::wait::wait;

/// Lets people play for hours at an inn of its own: at tables without a clock, with one, and of groups, with notices and
/// copies of the database under way. Checks that all that was acknowledged is there, also in the last copy, and that memory
/// and open files do not grow.
#[derive(clap::Args)]
pub struct Args {
    /// Duration in hours, such as 24 or 0.5.
    #[arg(long, default_value = "24", value_name = "HOURS", value_parser = hours)]
    hours: Duration,
    /// Number of tables in play, with two people at each; games that are over are followed by new ones.
    #[arg(long, default_value_t = 24, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=200))]
    tables: u32,
    /// Number of times that the process is killed (`-9`) and started anew, evenly spread.
    #[arg(long, default_value_t = 0, value_name = "N")]
    faults: u32,
    /// Game, one for two players.
    #[arg(long, default_value = "journey", value_name = "GAME")]
    game: String,
    /// File of the database, which must not exist yet; the copies are made beside it. By default a temporary file.
    #[arg(long, value_name = "FILE")]
    db: Option<PathBuf>,
    /// Print JSON: `{"seconds","acknowledged","unsure","finished","results","notices","backups","killed","again","why",
    /// "memory","files","threads","database","wrong"}`; each of the four a pair, of the second tenth and of the last.
    #[arg(long)]
    json: bool,
}

fn hours(text: &str) -> Result<Duration, String> {
    let hours = text.parse::<f64>().ok();
    let time = hours.and_then(|hours| Duration::try_from_secs_f64(hours * 3600.0).ok());
    let time = time.filter(|time| (1..=366 * 24 * 3600).contains(&time.as_secs()));
    time.ok_or_else(|| "expected a number of hours, such as 24 or 0.5".to_owned())
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let db = match &args.db {
        Some(db) if db.exists() => return Err(Failure::Said(format!("{}: is there already", db.display()))),
        Some(db) => db.clone(),
        None => folder.path().join("bree.sqlite3"),
    };
    let runtime = tokio::runtime::Runtime::new()?;
    // Without the feature nothing is sent.
    let hook = match cfg!(feature = "reach") {
        true => Some(wait(&runtime, Hook::open())?),
        false => None,
    };
    let bree = std::env::current_exe()?;
    let serve = |addr: SocketAddr| {
        let mut command = Command::new(&bree);
        // Everybody has an address of their own, as behind a proxy: else all share the limits of one.
        command.args(["serve", "--bot-pace", "0", "--trust-forwarded", "--addr"]).arg(addr.to_string());
        if let Some(hook) = &hook {
            command.args(["--notices-after", "0", "--public-url"]).arg(format!("http://{addr}"));
            command.arg("--notices-neighbour").arg(hook.addr.to_string());
        }
        command.env("BREE_DB", &db).stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let copy = |number: u32| db.with_extension(format!("copy-{number}"));
    let backup = async |number: u32| {
        let done = Command::new(&bree).arg("backup").arg(copy(number)).env("BREE_DB", &db).output()?;
        if !done.status.success() {
            return Err(LoadError::Copy(String::from_utf8_lossy(&done.stderr).trim().to_owned()));
        }
        // Only the last is looked at. There is none before the first.
        std::fs::remove_file(copy(number - 1)).ok();
        Ok::<(), LoadError>(())
    };
    // In a run of seconds all happens more often.
    let at_most = |seconds: u64, part: u32| Duration::from_secs(seconds).min(args.hours / part);
    let plan = Endurance {
        game: args.game.clone(),
        tables: args.tables,
        time: args.hours,
        sample: at_most(60, 50),
        backup: at_most(300, 3),
        think: at_most(2, 200),
        faults: args.faults,
        database: db.clone(),
    };
    let endured = wait(&runtime, endure(&plan, hook.as_ref(), serve, backup));
    let endured = endured.map_err(|error| Failure::Said(error.to_string()))?;
    let mut wrong = audit(house, db.clone().into(), &endured.played.accounts)?;
    let copied = audit(house, copy(endured.backups).into(), &endured.copied)?;
    wrong.extend(copied.into_iter().map(|why| format!("in the last copy: {why}")));
    tell(args, endured, hook.map(|hook| hook.came()), wrong)
}

fn tell(args: &Args, endured: Endured, notices: Option<u64>, mut wrong: Vec<String>) -> Result<(), Failure> {
    let Endured { samples, killed, backups, played, .. } = endured;
    let acknowledged = played.accounts.iter().map(Account::acknowledged).sum::<usize>();
    let ends = ends(&samples);
    wrong.extend(played.wrong);
    wrong.extend(ends.into_iter().flat_map(growth));
    wrong.extend((acknowledged == 0).then(|| "nobody could play".to_owned()));
    wrong.extend((notices == Some(0)).then(|| "no notice came".to_owned()));
    let told = json!({
        "seconds": args.hours.as_secs(),
        "acknowledged": acknowledged,
        "unsure": played.accounts.iter().map(Account::unsure).sum::<usize>(),
        "finished": played.accounts.iter().filter(|account| account.over).count(),
        "results": played.results,
        "notices": notices,
        "backups": backups,
        "killed": killed,
        "again": played.again,
        "why": played.why,
        "memory": ends.map(|ends| ends.map(|end| end.memory)),
        "files": ends.map(|ends| ends.map(|end| end.files)),
        "threads": ends.map(|ends| ends.map(|end| end.threads)),
        "database": ends.map(|ends| ends.map(|end| end.database)),
        "wrong": wrong,
    });
    match args.json {
        true => print_json(&told)?,
        false => print(in_lines(&told))?,
    }
    if wrong.is_empty() { Ok(()) } else { Err(Failure::Said(wrong.join("\n"))) }
}

/// A line for each figure.
fn in_lines(told: &Value) -> String {
    let figures = told.as_object().into_iter().flatten().filter(|(name, _)| *name != "wrong");
    let mut text = figures.map(|(name, value)| format!("{name:<14}{value}\n")).collect::<String>();
    if told["notices"].is_null() {
        text += "This build sends no notices: that is the feature reach.\n";
    }
    if told["memory"].is_null() {
        text += "Memory cannot be read on this system.\n";
    }
    text
}
