//! A test of faults: people play on while their inn is killed and frozen, and write down what was acknowledged.
//!
//! `proxy` is a way to what a process needs that can be cut, `player` a player who asks again until it works, `account` their own
//! record of a table, which is compared with what was really written.

mod account;
mod player;
mod proxy;

use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::task::JoinSet;

pub use account::Account;
pub use proxy::Proxy;

use crate::LoadError;
use crate::node::Node;
use crate::table::Dice;
use player::Player;

/// A plan of faults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ordeal {
    /// The game's id; it must be one for two players.
    pub game: String,
    /// Processes that serve the same tables.
    pub nodes: usize,
    /// Tables, with one person at each.
    pub tables: usize,
    /// Faults in all: a process is killed (two times of three) or frozen; where what they need can be hurt, one of
    /// four is that, by turns.
    pub faults: u32,
    /// Faults possible in what the processes need.
    pub beside: Vec<Blow>,
    /// Mean time between faults.
    pub every: Duration,
    /// The longest time that a process stays frozen; at least it is half of that.
    pub frozen: Duration,
    /// Random seed of faults and choices.
    pub seed: u64,
}

/// A fault in what the processes need, outside of themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blow {
    /// All connections of the database are cut, also those for messages between processes.
    Cut,
    /// The database is stopped at once, and started again.
    Restart,
    /// The bus is cut for a while.
    Bus,
}

/// The result.
#[derive(Clone, Debug)]
pub struct Survived {
    /// Processes killed.
    pub killed: u32,
    /// Processes frozen.
    pub frozen: u32,
    /// Times that the connections of the database were cut.
    pub cut: u32,
    /// Times that the database was restarted.
    pub restarted: u32,
    /// Times that the bus was cut.
    pub bus: u32,
    /// For each fault, the longest wait at a table until a choice was acknowledged again.
    pub waits: Vec<Duration>,
    /// The players' accounts of each table.
    pub accounts: Vec<Account>,
}

impl Survived {
    /// Choices that were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.accounts.iter().map(Account::acknowledged).sum()
    }

    /// The number of choices whose fate is unknown.
    pub fn unsure(&self) -> usize {
        self.accounts.iter().map(Account::unsure).sum()
    }

    /// The wait within which so great a share of the faults was over.
    pub fn within(&self, share: f64) -> Duration {
        let mut waits = self.waits.clone();
        waits.sort_unstable();
        let place = (waits.len() as f64 * share).ceil() as usize;
        waits.get(place.saturating_sub(1)).copied().unwrap_or_default()
    }
}

/// Opens the inn by `start`, which runs a process that serves at an address, lets people play, and hurts it; other parts
/// by `strike`. In the end all processes are killed, so that the database can be opened alone.
///
/// # Errors
/// When a process does not come back, or nobody could play at all.
pub async fn ordeal(
    plan: &Ordeal,
    start: impl Fn(SocketAddr) -> Command,
    strike: impl AsyncFn(Blow) -> Result<(), LoadError>,
) -> Result<Survived, LoadError> {
    let mut nodes = Vec::new();
    for _ in 0..plan.nodes.max(1) {
        nodes.push(Node::start(&start).await?);
    }
    let addresses = nodes.iter().map(Node::addr).collect::<Arc<[_]>>();
    let over = Arc::new(AtomicBool::new(false));
    let waited = Arc::new(Mutex::new(Vec::<(Instant, Duration)>::new()));
    let mut playing = sit_down(plan, &addresses, &over, &waited);
    let mut dice = Dice::from(plan.seed);
    let (mut killed, mut frozen, mut hurt) = (0, 0, Vec::new());
    let (mut cut, mut restarted, mut bus) = (0, 0, 0);
    // Of four faults one is beside the processes, and those take turns: in a short run, too, none is left out by chance.
    let (mut beside, mut turn) = (plan.beside.iter().cycle(), 0);
    for number in 0..plan.faults {
        tokio::time::sleep(plan.every.mul_f64(0.5 + dice.share())).await;
        hurt.push(Instant::now());
        if number % 4 == 0 {
            turn = number + dice.below(4) as u32;
        }
        if number == turn
            && let Some(&blow) = beside.next()
        {
            match blow {
                Blow::Cut => cut += 1,
                Blow::Restart => restarted += 1,
                Blow::Bus => bus += 1,
            }
            strike(blow).await?;
            continue;
        }
        let node = dice.below(nodes.len());
        if dice.below(3) < 2 {
            killed += 1;
            nodes[node].kill()?;
            tokio::time::sleep(Duration::from_millis(300).mul_f64(dice.share())).await;
            nodes[node].restart(&start).await?;
        } else {
            frozen += 1;
            nodes[node].freeze()?;
            tokio::time::sleep(plan.frozen.mul_f64(0.5 + dice.share() / 2.0)).await;
            nodes[node].thaw()?;
        }
    }
    // What was waited for after the last fault counts, too.
    tokio::time::sleep(Duration::from_secs(10).min(plan.every * 4)).await;
    over.store(true, Ordering::Relaxed);
    let mut accounts = Vec::new();
    while let Some(played) = playing.join_next().await {
        accounts.extend(played?);
    }
    drop(nodes);
    let waited = waited.lock().await;
    let waits = hurt.iter().enumerate().map(|(number, since)| {
        let until = hurt.get(number + 1).copied();
        let meanwhile = waited.iter().filter(|(at, _)| at >= since && until.is_none_or(|until| *at < until));
        meanwhile.map(|(_, wait)| *wait).max().unwrap_or_default()
    });
    Ok(Survived { killed, frozen, cut, restarted, bus, waits: waits.collect(), accounts })
}

/// Starts the players, each at a table of their own.
fn sit_down(
    plan: &Ordeal,
    addresses: &Arc<[SocketAddr]>,
    over: &Arc<AtomicBool>,
    waited: &Arc<Mutex<Vec<(Instant, Duration)>>>,
) -> JoinSet<Vec<Account>> {
    let mut playing = JoinSet::new();
    // As fast as an inn lets one address play that has no limits of its own.
    let think = Duration::from_millis(25) * u32::try_from(plan.tables).unwrap_or(u32::MAX).max(2);
    for number in 0..plan.tables {
        let player = Player::new(addresses.clone(), &plan.game, plan.seed + 1 + number as u64, think);
        let (over, waited) = (over.clone(), waited.clone());
        playing.spawn(async move { player.play(&over, &waited).await });
    }
    playing
}
