//! A long run: people play for hours in all manners, while the process that serves them is looked at and its database copied.
//!
//! `pair` is two people who play one game after another, `hook` receives the notices that one of them wants, `sample` is what the
//! process holds, and whether that grows.

mod hook;
mod pair;
mod sample;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::task::JoinSet;

pub use hook::Hook;
pub use sample::{Sample, ends, growth};

use crate::LoadError;
use crate::faults::Account;
use crate::node::Node;
use pair::Pair;

/// The longest wait until all have sat down; then the time begins.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pause before asking again.
const BREATH: Duration = Duration::from_millis(200);

/// A plan of a long run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endurance {
    /// The game's id; it must be one for two players.
    pub game: String,
    /// Tables, with two people at each: by turns without a clock, with one, and of a group.
    pub tables: u32,
    pub time: Duration,
    /// Time between two samples.
    pub sample: Duration,
    /// Time between two copies of the database.
    pub backup: Duration,
    /// Mean time to think about a choice.
    pub think: Duration,
    /// Kills, evenly spread.
    pub faults: u32,
    /// The file of the database.
    pub database: PathBuf,
}

/// Counts of what people have done and seen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// The account of each table.
    pub accounts: Vec<Account>,
    /// Results that the groups keep.
    pub results: usize,
    /// Times that something had to be asked again.
    pub again: u64,
    /// Why, the last time.
    pub why: Option<String>,
    /// Contradictions, each in a sentence.
    pub wrong: Vec<String>,
}

/// The result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endured {
    /// Samples of the process.
    pub samples: Vec<Sample>,
    /// Times that the process was killed.
    pub killed: u32,
    /// Copies made of the database.
    pub backups: u32,
    /// Counts of what people have done.
    pub played: Played,
    /// Their accounts as they were before the last copy was made.
    pub copied: Vec<Account>,
}

/// The state that all people share.
#[derive(Default)]
struct Run {
    over: AtomicBool,
    played: Mutex<Played>,
}

impl Run {
    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Begins an account; returns its place.
    async fn add(&self, account: Account) -> usize {
        let mut played = self.played.lock().await;
        played.accounts.push(account);
        played.accounts.len() - 1
    }

    /// The acknowledged choices of each account.
    async fn acknowledged(&self) -> Vec<usize> {
        self.played.lock().await.accounts.iter().map(Account::acknowledged).collect()
    }

    /// Counts what came to nothing, and takes a breath.
    async fn asked(&self, done: Result<(), LoadError>) {
        if let Err(error) = done {
            let mut played = self.played.lock().await;
            played.again += 1;
            played.why = Some(error.to_string());
            drop(played);
            tokio::time::sleep(BREATH).await;
        }
    }
}

/// Opens the inn by `start`, which runs a process that serves at an address and trusts a proxy, and lets people play; the second of
/// each two is notified at the `hook`. `backup` makes a copy of the database, the first is number 1. In the end the process is
/// killed, so that the database can be opened alone.
///
/// # Errors
/// When the process does not come back, or no copy can be made.
pub async fn endure(
    plan: &Endurance,
    hook: Option<&Hook>,
    start: impl Fn(SocketAddr) -> Command,
    backup: impl AsyncFn(u32) -> Result<(), LoadError>,
) -> Result<Endured, LoadError> {
    let mut node = Node::start(&start).await?;
    let run = Arc::<Run>::default();
    let mut playing = JoinSet::new();
    for number in 0..plan.tables {
        let pair = Pair::new(plan, node.addr(), number, hook.map(|hook| hook.addr));
        let run = run.clone();
        playing.spawn(async move { pair.play(&run).await });
    }
    let come = Instant::now();
    while run.acknowledged().await.len() < plan.tables as usize && come.elapsed() < PATIENCE {
        tokio::time::sleep(BREATH).await;
    }
    let begun = Instant::now();
    let (mut samples, mut killed, mut backups) = (Vec::new(), 0, 0);
    let before = loop {
        let left = plan.time.saturating_sub(begun.elapsed());
        tokio::time::sleep(plan.sample.min(left)).await;
        samples.extend(Sample::of(node.id(), &plan.database));
        let time = begun.elapsed();
        let over = time >= plan.time;
        if !over && killed < plan.faults && time >= plan.time * (killed + 1) / (plan.faults + 1) {
            killed += 1;
            node.kill()?;
            node.restart(&start).await?;
        }
        // The last is made while they still play.
        if over || time >= plan.backup * (backups + 1) {
            let before = run.acknowledged().await;
            backups += 1;
            backup(backups).await?;
            if over {
                break before;
            }
        }
    };
    run.over.store(true, Ordering::Relaxed);
    while let Some(played) = playing.join_next().await {
        played?;
    }
    drop(node);
    let played = run.played.lock().await.clone();
    // A table of which nothing was acknowledged may be missing.
    let copied = played.accounts.iter().zip(before).filter(|(_, acknowledged)| *acknowledged > 0);
    let copied = copied.map(|(account, acknowledged)| account.as_of(acknowledged)).collect();
    Ok(Endured { samples, killed, backups, played, copied })
}
