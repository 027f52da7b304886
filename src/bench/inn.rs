//! How fast the inn itself is: a whole one, opened in this process on a port of its own, with people who play
//! over real sockets.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use bots::Measure;
use load::{LoadError, Plan};
use server::{Config, Inn, Limits, Rate};

use crate::failure::Failure;
use crate::rooms::House;

/// At how many tables choices are made as fast as it goes.
const BUSY: usize = 64;
/// At how many tables they are made at a steady pace.
const STEADY: usize = 50;
/// That pace: choices a second.
const PACE: f64 = 200.0;
/// How many tables are left alone, and after how many choices.
const IDLE: (usize, usize) = (500, 20);

/// Measures durable choices, updates and memory of a game of the house.
pub fn run(house: &House, game: &str, time: Duration) -> Result<Vec<Measure>, Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::when("cannot start", error))?;
    runtime.block_on(visit(house, game, time))
}

async fn visit(house: &House, game: &str, time: Duration) -> Result<Vec<Measure>, Failure> {
    let folder = tempfile::tempdir()?;
    let many = Rate::new(1_000_000, 1_000_000);
    let config = Config {
        addr: (Ipv4Addr::LOCALHOST, 0).into(),
        db: folder.path().join("inn.sqlite3").into(),
        key: folder.path().join("inn.key"),
        grace: Duration::from_millis(200),
        limits: Limits {
            requests: many,
            requests_address: many,
            new: many,
            new_a_day: u32::MAX,
            choices_a_day: u32::MAX,
            ..Limits::default()
        },
        ..Config::default()
    };
    let inn = Inn::open(config, house.for_server(), Arc::new(house.web())).await;
    let inn = inn.map_err(|error| Failure::Said(error.to_string()))?;
    let plan = Plan {
        addr: inn.addr(),
        game: game.to_owned(),
        tables: BUSY,
        time,
    };
    let (close, closed) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(inn.run(async {
        let _ = closed.await;
    }));
    let measured = measure(&plan).await;
    let _ = close.send(());
    let _ = running.await;
    measured.map_err(|error| Failure::Said(error.to_string()))
}

async fn measure(plan: &Plan) -> Result<Vec<Measure>, LoadError> {
    let mut results = Vec::new();
    let mut tell = |name: &str, value: f64, unit| {
        results.push(Measure {
            name: format!("inn, {}: {name}", plan.game),
            value,
            unit,
        });
    };
    // First, while no memory lies about that others have used and left. A few tables more come before, so that
    // what the inn keeps anyway is there already.
    let (tables, choices) = IDLE;
    let left = |tables| Plan {
        tables,
        ..plan.clone()
    };
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

    let steady = Plan {
        tables: STEADY,
        ..plan.clone()
    };
    let updates = load::updates(&steady, PACE).await?;
    let millis = |share| updates.within(share).as_secs_f64() * 1000.0;
    tell("pace while updates were timed", updates.pace, "choices/s");
    tell("choice to update, p50", millis(0.5), "ms");
    tell("choice to update, p99", millis(0.99), "ms");
    tell("update", updates.bytes, "bytes");

    Ok(results)
}

/// The memory of this process that is really there, in bytes; only Linux says.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes = line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?;
    Some(kilobytes * 1024)
}
