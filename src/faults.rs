//! `bree faults`: kills and freezes an inn while people play, and checks that nothing is lost.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use load::LoadError;
use load::faults::{Blow, Ordeal, Proxy, Survived, ordeal};
use serde::Serialize;
use server::{BusAddress, Place};
use store::Store;

use crate::audit::audit;
use crate::failure::{Failure, print, print_json};
use crate::rooms::House;
use crate::wait::wait;

/// Kills (`-9`) and freezes an inn under load, and checks that every acknowledged choice is there, once, and that play
/// goes on.
#[derive(clap::Args)]
pub struct Args {
    /// Number of faults.
    #[arg(long, default_value_t = 100, value_name = "N")]
    faults: u32,
    /// Mean time between faults, in milliseconds.
    #[arg(long, default_value_t = 1500, value_name = "MS")]
    every: u64,
    /// Longest time a process stays frozen, in milliseconds.
    #[arg(long, default_value_t = 3000, value_name = "MS")]
    frozen: u64,
    /// Number of tables in play.
    #[arg(long, default_value_t = 8, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    tables: u32,
    /// Game, one for two players.
    #[arg(long, default_value = "journey", value_name = "GAME")]
    game: String,
    /// Random seed.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The database, still empty; by default a temporary file.
    #[arg(long, value_name = "PLACE")]
    db: Option<Place>,
    /// Number of processes that serve it; more than one only with a database on a server.
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=16))]
    nodes: u32,
    /// Message bus between server processes: nats://HOST:4222, as `bree serve` takes it. Then that is cut, too.
    #[arg(long, value_name = "URL", env = "BREE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// Command that stops the database server at once and starts it again; it is then one of the faults.
    #[arg(long, value_name = "COMMAND")]
    restart_db: Option<String>,
    /// Print JSON:
    /// `{"killed","frozen","cut","restarted","bus","acknowledged","unsure","wrong","wait_ms_median","wait_ms_longest"}`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct FaultReport {
    killed: u32,
    frozen: u32,
    cut: u32,
    restarted: u32,
    bus: u32,
    acknowledged: usize,
    unsure: usize,
    wrong: Vec<String>,
    wait_ms_median: u128,
    wait_ms_longest: u128,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let db = match &args.db {
        Some(Place::File(db)) if db.exists() => {
            return Err(Failure::Said(format!("{}: is there already", db.display())));
        }
        Some(db) => db.clone(),
        None => folder.path().join("bree.sqlite3").into(),
    };
    if args.nodes > 1 && db.file().is_some() {
        let why = "a file is served by one process: --nodes needs a database on a server";
        return Err(Failure::Said(why.to_owned()));
    }
    let bus = crate::serve::bus(args.bus.as_deref())?;
    if bus.is_some() && db.file().is_some() {
        let why = "a file is served by one process, which hears nobody: leave out --bus";
        return Err(Failure::Said(why.to_owned()));
    }
    let runtime = tokio::runtime::Runtime::new()?;
    if let Place::Server(_) = &db {
        wait(&runtime, nothing_there(&db))?;
    }
    // Whoever else is on that server is left in peace: only these connections are cut.
    let name = format!("bree_faults_{}", std::process::id());
    let served = db.known_as(&name);
    let bree = std::env::current_exe()?;
    let key = folder.path().join("faults.key");
    let way = match &bus {
        Some(bus) => Some(wait(&runtime, way(bus))?),
        None => None,
    };
    let serve = |addr: SocketAddr| {
        let mut command = Command::new(&bree);
        command
            .args(["serve", "--bot-pace", "0", "--addr"])
            .arg(addr.to_string())
            .arg("--key")
            .arg(&key)
            // Not among the arguments, where everybody can read its password.
            .env("BREE_DB", address(&served))
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Some((bus, _)) = &way {
            command.env("BREE_BUS", bus);
        }
        command
    };
    let strike = async |blow| match blow {
        Blow::Bus => {
            let Some((_, proxy)) = &way else { return Ok(()) };
            proxy.cut();
            tokio::time::sleep(Duration::from_millis(args.frozen)).await;
            proxy.mend();
            Ok(())
        }
        Blow::Cut => cut(&db, &name).await,
        Blow::Restart => restart(args.restart_db.as_deref().unwrap_or_default()),
    };
    let plan = Ordeal {
        game: args.game.clone(),
        nodes: args.nodes as usize,
        beside: blows(&db, args),
        tables: args.tables as usize,
        faults: args.faults,
        every: Duration::from_millis(args.every),
        frozen: Duration::from_millis(args.frozen),
        seed: args.seed,
    };
    let survived = wait(&runtime, ordeal(&plan, serve, strike));
    let survived = survived.map_err(|error| Failure::Said(error.to_string()))?;
    tell(args, &survived, audit(house, db, &survived.accounts)?)
}

/// The database's address as an argument of a program.
fn address(db: &Place) -> OsString {
    match db {
        Place::File(path) => path.into(),
        Place::Server(url) => url.into(),
    }
}

/// A proxy to the bus that can be cut, and its address for a process.
async fn way(bus: &BusAddress) -> Result<(String, Proxy), Failure> {
    let why = "there is a way that can be cut only to one address, and without TLS: nats://HOST:4222";
    let there = bus.host().ok_or_else(|| Failure::when(bus, why))?;
    let proxy = Proxy::open(there).await?;
    let through = bus.through(proxy.addr()).ok_or_else(|| Failure::when(bus, why))?;
    Ok((through, proxy))
}

/// The faults possible in what the processes need.
fn blows(db: &Place, args: &Args) -> Vec<Blow> {
    let cut = db.file().is_none().then_some(Blow::Cut);
    let restart = args.restart_db.as_ref().map(|_| Blow::Restart);
    let bus = args.bus.as_ref().map(|_| Blow::Bus);
    cut.into_iter().chain(restart).chain(bus).collect()
}

/// Refuses a database in use.
async fn nothing_there(db: &Place) -> Result<(), Failure> {
    let failed = |error: store::StoreError| Failure::when(db, error);
    let place = db.clone();
    let opened = tokio::task::spawn_blocking(move || Store::at(&place, store::Options::default()));
    let store = opened.await.map_err(|error| Failure::when(db, error))?.map_err(failed)?;
    let there = store.counts().await.map_err(failed)?;
    store.close().await;
    match there == store::Counts::default() {
        true => Ok(()),
        false => Err(Failure::Said(format!("{db}: something is there already"))),
    }
}

/// Cuts nothing: a file has no connections, and this build opens nothing else.
#[cfg(not(feature = "cluster"))]
async fn cut(_db: &Place, _name: &str) -> Result<(), LoadError> {
    Ok(())
}

/// Cuts every connection to the database that is known by this name.
#[cfg(feature = "cluster")]
async fn cut(db: &Place, name: &str) -> Result<(), LoadError> {
    let Place::Server(url) = db else { return Ok(()) };
    let failed = |error: tokio_postgres::Error| LoadError::Database(error.to_string());
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.map_err(failed)?;
    tokio::spawn(connection);
    let all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1";
    client.execute(all, &[&name]).await.map(drop).map_err(failed)
}

fn restart(command: &str) -> Result<(), LoadError> {
    let done = Command::new("sh").args(["-c", command]).stdout(Stdio::null()).status()?;
    match done.success() {
        true => Ok(()),
        false => Err(LoadError::Database(format!("'{command}' failed"))),
    }
}

fn tell(args: &Args, survived: &Survived, wrong: Vec<String>) -> Result<(), Failure> {
    let told = FaultReport {
        killed: survived.killed,
        frozen: survived.frozen,
        cut: survived.cut,
        restarted: survived.restarted,
        bus: survived.bus,
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
            "killed {} times, frozen {} times; database cut off {} times, restarted {} times; bus cut {} times\n{} choices acknowledged, of {} nobody was told\nafter a fault play went on within {} ms (median), {} ms (longest)\n",
            told.killed,
            told.frozen,
            told.cut,
            told.restarted,
            told.bus,
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
