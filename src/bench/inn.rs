//! A benchmark of the inn itself: a whole one, opened in this process on a port of its own, with people who play over
//! real sockets.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use bots::Measure;
use load::{LoadError, Plan};
use server::{Config, Inn, Limits, Place, Rate, Volume};

use crate::failure::Failure;
use crate::rooms::House;
use crate::wait::wait;

/// Tables at which choices are made as fast as possible.
const BUSY: usize = 64;
/// Tables with choices at a steady pace.
const STEADY: usize = 50;
/// The steady pace, in choices a second.
const PACE: f64 = 200.0;
/// Idle tables, and the choices made at each before.
const IDLE: (usize, usize) = (500, 20);

/// A crowd: open tables, spectators, and choices a second.
const CROWD: (usize, usize, f64) = (10_000, 2_000, 300.0);

/// Parameters of a visit.
pub struct Visit {
    /// The game's id.
    pub game: &'static str,
    /// Time for each figure.
    pub time: Duration,
    /// The database, if not a new file.
    pub db: Option<Place>,
    /// Number of inns that serve it.
    pub nodes: u32,
    /// True to measure a crowd.
    pub crowd: bool,
}

/// Measures durable choices, updates and memory of a game of the house.
pub fn run(house: &House, visit: &Visit) -> Result<Vec<Measure>, Failure> {
    if visit.nodes > 1 && visit.db.as_ref().is_none_or(|db| db.file().is_some()) {
        let why = "a file is served by one inn: --nodes needs a database on a server";
        return Err(Failure::Said(why.to_owned()));
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::when("cannot start", error))?;
    wait(&runtime, come(house, visit))
}

async fn come(house: &House, visit: &Visit) -> Result<Vec<Measure>, Failure> {
    let folder = tempfile::tempdir()?;
    let many = Rate::new(1_000_000, 1_000_000);
    let (close, closed) = tokio::sync::watch::channel(());
    let (mut addrs, mut running) = (Vec::new(), Vec::new());
    for _ in 0..visit.nodes {
        let db = visit.db.clone();
        let config = Config {
            addr: (Ipv4Addr::LOCALHOST, 0).into(),
            db: db.unwrap_or_else(|| folder.path().join("inn.sqlite3").into()),
            key: folder.path().join("inn.key"),
            grace: Duration::from_millis(200),
            limits: Limits {
                requests: many,
                requests_address: many,
                new: many,
                new_a_day: u32::MAX,
                choices_a_day: u32::MAX,
                kept: Volume::new(u64::MAX, u64::MAX),
                answered: Volume::new(u64::MAX, u64::MAX),
                rows: Volume::new(u64::MAX, u64::MAX),
                work: Volume::new(u64::MAX, u64::MAX),
                connections: 20_000,
                connections_each: 20_000,
                streams: 20_000,
                streams_address: 20_000,
                ..Limits::default()
            },
            ..Config::default()
        };
        let inn = Inn::open(config, house.for_server(), Arc::new(house.web())).await;
        let inn = inn.map_err(|error| Failure::Said(error.to_string()))?;
        addrs.push(inn.addr());
        let mut closed = closed.clone();
        running.push(tokio::spawn(inn.run(async move {
            let _ = closed.changed().await;
        })));
    }
    let plan = Plan { addrs, game: visit.game.to_owned(), tables: BUSY, time: visit.time };
    let measured = match visit.crowd {
        true => crowd(&plan).await,
        false => measure(&plan).await,
    };
    let _ = close.send(());
    for inn in running {
        let _ = inn.await;
    }
    measured.map_err(|error| Failure::Said(error.to_string()))
}

/// The latency of a few players among very many others.
async fn crowd(plan: &Plan) -> Result<Vec<Measure>, LoadError> {
    let (tables, looking_on, pace) = CROWD;
    let mut results = Vec::new();
    let mut tell = |name: &str, value: f64, unit| {
        results.push(Measure { name: format!("crowd, {}: {name}", plan.game), value, unit });
    };
    let left = Plan {
        tables: tables - looking_on / 2,
        // However long it takes.
        time: Duration::from_secs(3600),
        ..plan.clone()
    };
    let open = load::idle(&left, 2).await?;
    let before = resident();
    // Two look on at each.
    let watched = Plan { tables: looking_on / 2, ..plan.clone() };
    let updates = load::updates(&watched, pace).await?;
    let millis = |share| updates.within(share).as_secs_f64() * 1000.0;
    tell("open tables", (open + looking_on / 2) as f64, "tables");
    tell("streams", looking_on as f64, "streams");
    tell("choices", updates.pace, "choices/s");
    tell("choice to update, p50", millis(0.5), "ms");
    tell("choice to update, p99", millis(0.99), "ms");
    if let (Some(before), Some(after)) = (before, resident()) {
        // Both ends of it are in this process, and the table that is looked at.
        let grown = after.saturating_sub(before) as f64;
        tell("a stream, with its reader and half a table", grown / looking_on as f64, "bytes");
    }
    Ok(results)
}

async fn measure(plan: &Plan) -> Result<Vec<Measure>, LoadError> {
    let mut results = Vec::new();
    let mut tell = |name: &str, value: f64, unit| {
        results.push(Measure { name: format!("inn, {}: {name}", plan.game), value, unit });
    };
    // First, while no memory lies about that others have used and left. A few tables more come before, so that
    // what the inn keeps anyway is there already.
    let (tables, choices) = IDLE;
    let left = |tables| Plan { tables, ..plan.clone() };
    load::idle(&left(tables / 10), choices).await?;
    let before = resident();
    let found = load::idle(&left(tables), choices).await?;
    if let (Some(before), Some(after)) = (before, resident())
        && after > before
        && found * 4 >= tables
    {
        tell("idle table", (after - before) as f64 / found as f64, "bytes");
    }

    let made = load::choices(plan).await?;
    tell("durable choices", made.per_second(), "choices/s");

    let steady = Plan { tables: STEADY, ..plan.clone() };
    let updates = load::updates(&steady, PACE).await?;
    let millis = |share| updates.within(share).as_secs_f64() * 1000.0;
    tell("pace while updates were timed", updates.pace, "choices/s");
    tell("choice to update, p50", millis(0.5), "ms");
    tell("choice to update, p99", millis(0.99), "ms");
    tell("update", updates.bytes, "bytes");

    Ok(results)
}

/// The resident memory of this process, in bytes; known on Linux only.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes = line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?;
    Some(kilobytes * 1024)
}
