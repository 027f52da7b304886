//! A house of several processes on one database: the messages between them, and their effects.
//!
//! Correctness does not depend on it. A process that opens a table reads its version from the database ([`Handle::open`]), and
//! the version decides who may write. Messages only make the others look at once: at a table that moved, at a guest whose name
//! changed. They also carry who has which table open, and that a process is gone.
//!
//! `message` the messages, `bus` their transport, `nats` one of the two.
//!
//! [`Handle::open`]: tables::Handle::open

mod bus;
mod message;
#[cfg(feature = "cluster")]
mod nats;
#[cfg(not(feature = "cluster"))]
#[path = "nats_absent.rs"]
mod nats;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Heard, Status};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use self::message::{AT_ONCE, Message};
use crate::AppState;
use crate::node::is_node_name;
use tables::actor::Actor;
use tables::boxed;
use tables::peers::{PeerEvent, Peers};

pub(crate) use self::bus::Bus;
pub use self::nats::BusAddress;

/// The interval of the keep-alive message.
const PULSE: Duration = Duration::from_millis(500);

/// Silence after which a process counts as gone.
const GONE: Duration = Duration::from_millis(2500);

/// The most processes of one house.
const MOST: usize = 64;

/// Keep-alive intervals between two reloads while the bus is down.
const LOOK: u32 = 4;

/// The other processes of this house, as far as they are known.
pub(crate) struct Cluster {
    peers: Arc<Peers>,
    /// This process's name, given by the host.
    node: String,
    bus: Bus,
    /// True if a message could not be sent.
    unheard: AtomicBool,
    /// The others, by their ids.
    others: Mutex<HashMap<String, Process>>,
}

/// The state of another process.
struct Process {
    /// Its name, given by the host.
    node: String,
    /// Time of its last message.
    at: Instant,
}

impl Cluster {
    /// A handle for this process, among others that use this bus.
    pub(crate) fn new(peers: Arc<Peers>, bus: Bus, node: Option<&str>) -> Self {
        Self {
            peers,
            node: node.unwrap_or("desk").to_owned(),
            bus,
            unheard: AtomicBool::new(false),
            others: Mutex::default(),
        }
    }

    /// This process's name, given by the host.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// The names of the others, and the time since the last message of each.
    pub(crate) fn heard(&self) -> Vec<(String, Duration)> {
        self.lock().values().map(|known| (known.node.clone(), known.at.elapsed())).collect()
    }

    // Never held across an await.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Process>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a message of another process: true if it is a new one. Nothing where that is none, or one too many.
    fn note_peer(&self, from: &str, node: &str) -> Option<bool> {
        let mut others = self.lock();
        let at = Instant::now();
        if let Some(known) = others.get_mut(from) {
            known.at = at;
            return Some(false);
        }
        if others.len() >= MOST || !is_node_name(node) {
            tracing::debug!("somebody speaks who is no process of this house, or there are too many");
            return None;
        }
        others.insert(from.to_owned(), Process { node: node.to_owned(), at });
        Some(true)
    }

    /// Counts everybody as present again after a time without connection.
    fn all_are_there(&self) {
        let now = Instant::now();
        self.lock().values_mut().for_each(|known| known.at = now);
    }

    /// Forgets those who are gone, and who was there with them: at which tables.
    fn bury(&self, gone: impl Fn(&str, Instant) -> bool) -> Option<HashSet<String>> {
        let dead = {
            let mut others = self.lock();
            let dead = others.iter().filter(|(name, known)| gone(name, known.at));
            let dead = dead.map(|(name, _)| name.clone()).collect::<HashSet<_>>();
            others.retain(|name, _| !dead.contains(name));
            dead
        };
        (!dead.is_empty()).then(|| self.peers.forget(|name| dead.contains(name)))
    }
}

/// Speaks and listens until the house closes.
pub(crate) async fn keep(app: AppState) {
    let (Some(unsaid), Some(heard)) = (app.peers.unsaid(), app.cluster.bus.listen(&app.store)) else {
        return;
    };
    tokio::select! {
        () = speak(&app, unsaid) => {}
        () = listen(&app, heard) => {}
    }
}

/// Sends what is queued and a goodbye, so that nobody waits for this process to come back.
pub(crate) async fn leave(app: &AppState, mut keeping: JoinHandle<()>) {
    app.peers.tell(PeerEvent::Bye);
    if tokio::time::timeout(GONE, &mut keeping).await.is_err() {
        keeping.abort();
    }
}

async fn speak(app: &AppState, mut unsaid: mpsc::UnboundedReceiver<PeerEvent>) {
    let mut pulse = tokio::time::interval(PULSE);
    loop {
        let mut words = Vec::new();
        tokio::select! {
            _ = pulse.tick() => words.push(PeerEvent::Alive),
            // What gathers while one message is on its way goes into the next.
            _ = unsaid.recv_many(&mut words, AT_ONCE) => {}
        }
        let last = words.contains(&PeerEvent::Bye);
        say(app, words).await;
        if last {
            return;
        }
    }
}

async fn say(app: &AppState, words: Vec<PeerEvent>) {
    let message = Message { from: app.peers.me().to_owned(), node: app.cluster.node.clone(), words };
    let Ok(text) = serde_json::to_string(&message) else {
        return;
    };
    let cluster = &app.cluster;
    match cluster.bus.tell(&app.store, text).await {
        // What they missed they look at now.
        Ok(()) if cluster.unheard.swap(false, Ordering::Relaxed) => look_at_all_anew(app),
        Ok(()) => {}
        Err(error) if cluster.unheard.swap(true, Ordering::Relaxed) => {
            tracing::debug!(%error, "the neighbours are still not told");
        }
        Err(error) => tracing::warn!(%error, "the neighbours were not told"),
    }
}

async fn listen(app: &AppState, mut heard: mpsc::Receiver<Heard>) {
    let mut pulse = tokio::time::interval(PULSE);
    // While this process was asleep itself it heard nobody: those who live are heard before they are missed.
    pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut deaf = 0;
    loop {
        tokio::select! {
            biased;
            heard = heard.recv() => match heard {
                Some(Heard::Said(text)) => hear(app, &text),
                Some(Heard::Anew) => {
                    app.cluster.all_are_there();
                    look_at_all_anew(app);
                }
                None => return,
            },
            _ = pulse.tick() => {
                if !app.cluster.bus.echoes() {
                    deaf += 1;
                    if deaf % LOOK == 0 {
                        look_at_what_is_watched(app);
                    }
                    continue;
                }
                let late = |_: &str, heard: Instant| heard.elapsed() > GONE;
                after(app, app.cluster.bury(late));
            }
        }
    }
}

fn hear(app: &AppState, text: &str) {
    let Ok(message) = serde_json::from_str::<Message>(text) else {
        tracing::warn!("a neighbour cannot be understood: is it of another version?");
        return;
    };
    let from = message.from;
    if from == app.peers.me() {
        return;
    }
    match app.cluster.note_peer(&from, &message.node) {
        Some(true) => {
            tracing::info!(neighbour = message.node, "another process serves this house");
            tell_who_is_here(app);
        }
        Some(false) => {}
        None => return,
    }
    for word in message.words {
        match word {
            PeerEvent::Alive => {}
            PeerEvent::Bye => after(app, app.cluster.bury(|name, _| name == from)),
            PeerEvent::Only => {
                for table in app.peers.forget(|name| name == from) {
                    publish_presence(app, &table);
                }
            }
            PeerEvent::Who => {
                tell_who_is_here(app);
                app.guests.heard_of_all();
                look_at_what_is_watched(app);
            }
            PeerEvent::Here { table, guest, program, here } => {
                app.peers.note(&from, &table, Actor { guest, program }, here);
                publish_presence(app, &table);
            }
            PeerEvent::Looks { table, guest, ply } => {
                if let Some(handle) = app.tables.known(&table) {
                    handle.note_cursor(guest, ply);
                }
            }
            PeerEvent::Moved { table, version, turns } => moved(app, table, version, turns),
            PeerEvent::Anew { table } => {
                if let Some(handle) = app.tables.known(&table) {
                    let app = app.clone();
                    boxed::spawn(async move { handle.read_anew(&app).await });
                }
            }
            PeerEvent::Guest { guest } => {
                app.guests.heard_of(guest);
                app.turns.look_anew(&guest);
                app.tables.tell_of(app, guest);
            }
            PeerEvent::Guests => app.guests.heard_of_all(),
        }
    }
}

/// Refreshes the readers of a table that moved, and the turn lists of readers elsewhere.
fn moved(app: &AppState, table: String, version: u64, turns: bool) {
    let known = app.tables.known(&table);
    let watched = known.as_ref().is_some_and(|handle| handle.is_behind(version));
    let told_elsewhere = turns && app.turns.anybody();
    if !watched && !told_elsewhere {
        return;
    }
    let app = app.clone();
    boxed::spawn(async move {
        if !watched {
            let Ok(seats) = app.store.seats(&table).await else {
                return;
            };
            if !seats.iter().any(|seat| app.turns.follows(&seat.guest)) {
                // Only the table knows for whom a seat is kept there.
                let row = app.store.table(&table).await.ok().flatten();
                if row.is_none_or(|row| row.summary.status != Status::Waiting) {
                    return;
                }
            }
        }
        // Opening it catches up, and tells them.
        if let Ok(handle) = app.tables.find(&app, &table).await
            && let Ok(table) = handle.open(&app).await
        {
            app.turns.note(&table);
        }
    });
}

/// Reloads everything after a time in which messages may have been lost.
fn look_at_all_anew(app: &AppState) {
    app.peers.tell(PeerEvent::Who);
    tell_who_is_here(app);
    app.guests.heard_of_all();
    look_at_what_is_watched(app);
}

fn publish_presence(app: &AppState, table: &str) {
    if let Some(handle) = app.tables.known(table) {
        handle.publish_presence();
    }
}

/// Refreshes everybody who has a table open.
fn look_at_what_is_watched(app: &AppState) {
    let app = app.clone();
    boxed::spawn(async move {
        for handle in app.tables.all() {
            if handle.is_watched()
                && let Ok(table) = handle.open(&app).await
            {
                app.turns.note(&table);
            }
        }
    });
}

fn tell_who_is_here(app: &AppState) {
    app.peers.tell(PeerEvent::Only);
    for handle in app.tables.all() {
        for who in handle.presence.all() {
            app.peers.tell(PeerEvent::here(handle.id.clone(), who, true));
        }
        for (guest, ply) in handle.cursors.own() {
            app.peers.tell(PeerEvent::Looks { table: handle.id.clone(), guest, ply: Some(ply) });
        }
    }
}

/// Cleans up after lost processes: their readers are gone, and their bots' turns are taken over.
fn after(app: &AppState, buried: Option<HashSet<String>>) {
    let Some(left) = buried else { return };
    tracing::info!("a neighbour is gone");
    for table in left {
        publish_presence(app, &table);
    }
    app.bots.look();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever can speak on the bus can say any name: what is told of them does not grow, and stays plain.
    #[test]
    fn there_are_so_many_and_no_more() {
        let cluster = Cluster::new(Arc::new(Peers::new(true)), Bus::Database, Some("one"));
        assert_eq!(cluster.note_peer("a", "node\"} 1"), None);
        assert_eq!(cluster.note_peer("a", "inn-1"), Some(true));
        assert_eq!(cluster.note_peer("a", "inn-1"), Some(false));
        for number in 0..2 * MOST {
            cluster.note_peer(&number.to_string(), "inn");
        }
        assert_eq!(cluster.heard().len(), MOST);
        assert!(cluster.heard().iter().all(|(name, _)| is_node_name(name)));
    }
}
