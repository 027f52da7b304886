//! A house of several processes on one database: the messages between them, and their effects.
//!
//! Correctness does not depend on it. A process that opens a table reads its version from the database ([`Handle::open`]), and
//! the version decides who may write. Messages only make the others look at once: at a table that moved, at a guest whose name
//! changed. They also carry who has which table open, and that a process is gone.
//!
//! `message` the messages, `bus` their transport, `nats` one of the two, `processes` who was heard.
//!
//! [`Handle::open`]: tables::Handle::open

mod bus;
mod message;
#[cfg(feature = "cluster")]
mod nats;
#[cfg(not(feature = "cluster"))]
#[path = "nats_absent.rs"]
mod nats;
mod processes;

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use store::{Heard, Status};
use tables::Engine;
use tables::actor::Actor;
use tables::boxed;
use tables::peers::PeerEvent;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use self::message::{AT_ONCE, Message};
use self::processes::Processes;

pub use self::bus::Bus;
pub use self::nats::BusAddress;

/// The interval of the keep-alive message.
const PULSE: Duration = Duration::from_millis(500);

/// Silence after which a process counts as gone.
const GONE: Duration = Duration::from_millis(2500);

/// Keep-alive intervals between two reloads while the bus is down.
const LOOK: u32 = 4;

/// The other processes of this house, as far as they are known.
pub struct Cluster {
    engine: Engine,
    /// This process's name, given by the host.
    node: String,
    bus: Bus,
    /// True if a message could not be sent.
    unheard: AtomicBool,
    others: Processes,
}

impl Cluster {
    /// A handle for this process, among others that use this bus.
    pub fn new(engine: Engine, bus: Bus, node: Option<&str>) -> Self {
        Self {
            engine,
            node: node.unwrap_or("desk").to_owned(),
            bus,
            unheard: AtomicBool::new(false),
            others: Processes::default(),
        }
    }

    /// This process's name, given by the host.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// The names of the others, and the time since the last message of each.
    pub(crate) fn heard(&self) -> Vec<(String, Duration)> {
        self.others.heard()
    }

    /// The tables that this process serves.
    pub(crate) fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Forgets those who are gone, and who was there with them: at which tables.
    fn bury(&self, gone: impl Fn(&str, Instant) -> bool) -> Option<HashSet<String>> {
        let dead = self.others.bury(gone);
        (!dead.is_empty()).then(|| self.engine.peers.forget(|name| dead.contains(name)))
    }
}

/// Speaks and listens until the house closes.
pub async fn keep(cluster: Arc<Cluster>) {
    let (Some(unsaid), Some(heard)) =
        (cluster.engine.peers.unsaid(), cluster.bus.listen(&cluster.engine.store))
    else {
        return;
    };
    tokio::select! {
        () = speak(&cluster, unsaid) => {}
        () = listen(&cluster, heard) => {}
    }
}

/// Sends what is queued and a goodbye, so that nobody waits for this process to come back.
pub async fn leave(cluster: &Arc<Cluster>, mut keeping: JoinHandle<()>) {
    cluster.engine.peers.tell(PeerEvent::Bye);
    if tokio::time::timeout(GONE, &mut keeping).await.is_err() {
        keeping.abort();
    }
}

async fn speak(cluster: &Arc<Cluster>, mut unsaid: mpsc::UnboundedReceiver<PeerEvent>) {
    let mut pulse = tokio::time::interval(PULSE);
    loop {
        let mut words = Vec::new();
        tokio::select! {
            _ = pulse.tick() => words.push(PeerEvent::Alive),
            // What gathers while one message is on its way goes into the next.
            _ = unsaid.recv_many(&mut words, AT_ONCE) => {}
        }
        let last = words.contains(&PeerEvent::Bye);
        say(cluster, words).await;
        if last {
            return;
        }
    }
}

async fn say(cluster: &Arc<Cluster>, words: Vec<PeerEvent>) {
    let message = Message { from: cluster.engine.peers.me().to_owned(), node: cluster.node.clone(), words };
    let Ok(text) = serde_json::to_string(&message) else {
        return;
    };
    match cluster.bus.tell(&cluster.engine.store, text).await {
        // What they missed they look at now.
        Ok(()) if cluster.unheard.swap(false, Ordering::Relaxed) => look_at_all_anew(cluster),
        Ok(()) => {}
        Err(error) if cluster.unheard.swap(true, Ordering::Relaxed) => {
            tracing::debug!(%error, "the neighbours are still not told");
        }
        Err(error) => tracing::warn!(%error, "the neighbours were not told"),
    }
}

async fn listen(cluster: &Arc<Cluster>, mut heard: mpsc::Receiver<Heard>) {
    let mut pulse = tokio::time::interval(PULSE);
    // While this process was asleep itself it heard nobody: those who live are heard before they are missed.
    pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut deaf = 0;
    loop {
        tokio::select! {
            biased;
            heard = heard.recv() => match heard {
                Some(Heard::Said(text)) => hear(cluster, &text),
                Some(Heard::Anew) => {
                    cluster.others.all_are_there();
                    look_at_all_anew(cluster);
                }
                None => return,
            },
            _ = pulse.tick() => {
                if !cluster.bus.echoes() {
                    deaf += 1;
                    if deaf % LOOK == 0 {
                        look_at_what_is_watched(cluster);
                    }
                    continue;
                }
                let late = |_: &str, heard: Instant| heard.elapsed() > GONE;
                after(cluster, cluster.bury(late));
            }
        }
    }
}

fn hear(cluster: &Arc<Cluster>, text: &str) {
    let Ok(message) = serde_json::from_str::<Message>(text) else {
        tracing::warn!("a neighbour cannot be understood: is it of another version?");
        return;
    };
    let from = message.from;
    if from == cluster.engine.peers.me() {
        return;
    }
    match cluster.others.note(&from, &message.node) {
        Some(true) => {
            tracing::info!(neighbour = message.node, "another process serves this house");
            tell_who_is_here(cluster);
        }
        Some(false) => {}
        None => return,
    }
    for word in message.words {
        match word {
            PeerEvent::Alive => {}
            PeerEvent::Bye => after(cluster, cluster.bury(|name, _| name == from)),
            PeerEvent::Only => {
                for table in cluster.engine.peers.forget(|name| name == from) {
                    publish_presence(cluster, &table);
                }
            }
            PeerEvent::Who => {
                tell_who_is_here(cluster);
                cluster.engine.guests.heard_of_all();
                look_at_what_is_watched(cluster);
            }
            PeerEvent::Here { table, guest, program, here } => {
                cluster.engine.peers.note(&from, &table, Actor { guest, program }, here);
                publish_presence(cluster, &table);
            }
            PeerEvent::Looks { table, guest, ply } => {
                if let Some(handle) = cluster.engine.tables.known(&table) {
                    handle.note_cursor(guest, ply);
                }
            }
            PeerEvent::Moved { table, version, turns } => moved(cluster, table, version, turns),
            PeerEvent::Anew { table } => {
                if let Some(handle) = cluster.engine.tables.known(&table) {
                    let cluster = cluster.clone();
                    boxed::spawn(async move { handle.read_anew(&cluster.engine).await });
                }
            }
            PeerEvent::Guest { guest } => {
                cluster.engine.guests.heard_of(guest);
                cluster.engine.turns.look_anew(&guest);
                cluster.engine.tables.tell_of(&cluster.engine, guest);
            }
            PeerEvent::Guests => cluster.engine.guests.heard_of_all(),
        }
    }
}

/// Refreshes the readers of a table that moved, and the turn lists of readers elsewhere.
fn moved(cluster: &Arc<Cluster>, table: String, version: u64, turns: bool) {
    let known = cluster.engine.tables.known(&table);
    let watched = known.as_ref().is_some_and(|handle| handle.is_behind(version));
    let told_elsewhere = turns && cluster.engine.turns.anybody();
    if !watched && !told_elsewhere {
        return;
    }
    let cluster = cluster.clone();
    boxed::spawn(async move {
        if !watched {
            let Ok(seats) = cluster.engine.store.seats(&table).await else {
                return;
            };
            if !seats.iter().any(|seat| cluster.engine.turns.follows(&seat.guest)) {
                // Only the table knows for whom a seat is kept there.
                let row = cluster.engine.store.table(&table).await.ok().flatten();
                if row.is_none_or(|row| row.summary.status != Status::Waiting) {
                    return;
                }
            }
        }
        // Opening it catches up, and tells them.
        if let Ok(handle) = cluster.engine.tables.find(&cluster.engine, &table).await
            && let Ok(table) = handle.open(&cluster.engine).await
        {
            cluster.engine.turns.note(&table);
        }
    });
}

/// Reloads everything after a time in which messages may have been lost.
fn look_at_all_anew(cluster: &Arc<Cluster>) {
    cluster.engine.peers.tell(PeerEvent::Who);
    tell_who_is_here(cluster);
    cluster.engine.guests.heard_of_all();
    look_at_what_is_watched(cluster);
}

fn publish_presence(cluster: &Arc<Cluster>, table: &str) {
    if let Some(handle) = cluster.engine.tables.known(table) {
        handle.publish_presence();
    }
}

/// Refreshes everybody who has a table open.
fn look_at_what_is_watched(cluster: &Arc<Cluster>) {
    let cluster = cluster.clone();
    boxed::spawn(async move {
        for handle in cluster.engine.tables.all() {
            if handle.is_watched()
                && let Ok(table) = handle.open(&cluster.engine).await
            {
                cluster.engine.turns.note(&table);
            }
        }
    });
}

fn tell_who_is_here(cluster: &Arc<Cluster>) {
    cluster.engine.peers.tell(PeerEvent::Only);
    for handle in cluster.engine.tables.all() {
        for who in handle.presence.all() {
            cluster.engine.peers.tell(PeerEvent::here(handle.id.clone(), who, true));
        }
        for (guest, ply) in handle.cursors.own() {
            cluster.engine.peers.tell(PeerEvent::Looks { table: handle.id.clone(), guest, ply: Some(ply) });
        }
    }
}

/// Cleans up after lost processes: their readers are gone, and their bots' turns are taken over.
fn after(cluster: &Arc<Cluster>, buried: Option<HashSet<String>>) {
    let Some(left) = buried else { return };
    tracing::info!("a neighbour is gone");
    for table in left {
        publish_presence(cluster, &table);
    }
    cluster.engine.bots.look();
}
