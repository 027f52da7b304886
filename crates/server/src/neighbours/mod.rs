//! A house of several processes on one database: what they tell each other, and what each does about it.
//!
//! Nothing that must hold depends on it. Whoever opens a table asks the database where it stands ([`Handle::open`]), and the
//! version decides who may write. Words only make the others look at once: at a table that moved, at a guest whose name
//! changed. They also tell who is there, and that a process is gone: then another sees to the bots that it left.
//!
//! [`Handle::open`]: crate::tables::Handle::open

mod word;

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{GuestHash, Heard};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use self::word::{AT_ONCE, Message};
use crate::AppState;
use crate::keys::random;
use crate::tables::wake_owing;

pub(crate) use self::word::Word;

/// How often each says that it is there.
const PULSE: Duration = Duration::from_millis(500);

/// Who has said nothing for so long is gone.
const GONE: Duration = Duration::from_millis(2500);

/// The other processes of this house, as far as they are heard.
pub(crate) struct Neighbours {
    me: String,
    say: mpsc::UnboundedSender<Word>,
    /// Taken by whoever speaks.
    unsaid: Mutex<Option<mpsc::UnboundedReceiver<Word>>>,
    shared: bool,
    others: Mutex<Others>,
}

#[derive(Default)]
struct Others {
    /// When each was last heard.
    heard: HashMap<String, Instant>,
    /// Who looks at a table, and with whom.
    here: HashMap<String, HashSet<(String, GuestHash)>>,
}

impl Neighbours {
    /// `shared`: can there be others?
    pub(crate) fn new(shared: bool) -> Self {
        let (say, unsaid) = mpsc::unbounded_channel();
        Self {
            me: random::<8>().iter().map(|byte| format!("{byte:02x}")).collect(),
            say,
            unsaid: Mutex::new(Some(unsaid)),
            shared,
            others: Mutex::default(),
        }
    }

    /// Can there be others?
    pub(crate) const fn are_possible(&self) -> bool {
        self.shared
    }

    /// Says something to the others, soon.
    pub(crate) fn tell(&self, word: Word) {
        if self.shared {
            // Nobody listens any more when the house closes.
            let _ = self.say.send(word);
        }
    }

    /// Does this guest look at a table with another process?
    pub(crate) fn have(&self, table: &str, guest: &GuestHash) -> bool {
        let others = self.lock();
        let here = others.here.get(table);
        here.is_some_and(|here| here.iter().any(|(_, who)| who == guest))
    }

    /// How many others there are.
    pub(crate) fn count(&self) -> usize {
        self.lock().heard.len()
    }

    // Never held across an await.
    fn lock(&self) -> MutexGuard<'_, Others> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that somebody looks at a table with another, or no longer does.
    fn note(&self, from: &str, table: &str, guest: GuestHash, here: bool) {
        let mut others = self.lock();
        let who = (from.to_owned(), guest);
        if here {
            others.here.entry(table.to_owned()).or_default().insert(who);
        } else if let Some(there) = others.here.get_mut(table) {
            there.remove(&who);
            if there.is_empty() {
                others.here.remove(table);
            }
        }
    }

    /// Forgets those who are gone, and who was there with them: at which tables; and whether this process comes next.
    fn bury(&self, gone: impl Fn(&str, Instant) -> bool) -> Option<(HashSet<String>, bool)> {
        let mut others = self.lock();
        let dead = others
            .heard
            .iter()
            .filter(|(name, heard)| gone(name, **heard))
            .map(|(name, _)| name.clone())
            .collect::<HashSet<_>>();
        if dead.is_empty() {
            return None;
        }
        others.heard.retain(|name, _| !dead.contains(name));
        let mut left = HashSet::new();
        others.here.retain(|table, here| {
            let before = here.len();
            here.retain(|(name, _)| !dead.contains(name));
            if here.len() < before {
                left.insert(table.clone());
            }
            !here.is_empty()
        });
        let next = others.heard.keys().all(|name| self.me < *name);
        Some((left, next))
    }
}

/// Speaks and listens until the house closes.
pub(crate) async fn keep(app: AppState) {
    let unsaid = app.neighbours.unsaid.lock().map(|mut unsaid| unsaid.take());
    let (Ok(Some(unsaid)), Some(heard)) = (unsaid, app.store.listen()) else {
        return;
    };
    tokio::select! {
        () = speak(&app, unsaid) => {}
        () = listen(&app, heard) => {}
    }
}

/// Says what is unsaid, and good-bye: then nobody waits whether this process comes back.
pub(crate) async fn leave(app: &AppState, mut keeping: JoinHandle<()>) {
    app.neighbours.tell(Word::Bye);
    if tokio::time::timeout(GONE, &mut keeping).await.is_err() {
        keeping.abort();
    }
}

async fn speak(app: &AppState, mut unsaid: mpsc::UnboundedReceiver<Word>) {
    let mut pulse = tokio::time::interval(PULSE);
    loop {
        let mut words = Vec::new();
        tokio::select! {
            _ = pulse.tick() => words.push(Word::Alive),
            // What gathers while one message is on its way goes into the next.
            _ = unsaid.recv_many(&mut words, AT_ONCE) => {}
        }
        let last = words.contains(&Word::Bye);
        say(app, words).await;
        if last {
            return;
        }
    }
}

async fn say(app: &AppState, words: Vec<Word>) {
    let message = Message {
        from: app.neighbours.me.clone(),
        words,
    };
    let Ok(text) = serde_json::to_string(&message) else {
        return;
    };
    if let Err(error) = app.store.tell(text).await {
        tracing::warn!(%error, "the neighbours were not told");
    }
}

async fn listen(app: &AppState, mut heard: mpsc::Receiver<Heard>) {
    let mut pulse = tokio::time::interval(PULSE);
    // While this process was asleep itself it heard nobody: those who live are heard before they are missed.
    pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            heard = heard.recv() => match heard {
                Some(Heard::Said(text)) => hear(app, &text),
                Some(Heard::Anew) => look_at_all_anew(app),
                None => return,
            },
            _ = pulse.tick() => {
                let late = |_: &str, heard: Instant| heard.elapsed() > GONE;
                after(app, app.neighbours.bury(late));
                metrics::gauge!("bree_neighbours").set(app.neighbours.count() as f64);
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
    if from == app.neighbours.me {
        return;
    }
    let new = app
        .neighbours
        .lock()
        .heard
        .insert(from.clone(), Instant::now())
        .is_none();
    if new {
        tracing::info!(neighbour = from, "another process serves this house");
        tell_who_is_here(app);
    }
    for word in message.words {
        match word {
            Word::Alive => {}
            Word::Bye => after(app, app.neighbours.bury(|name, _| name == from)),
            Word::Who => tell_who_is_here(app),
            Word::Here { table, guest, here } => {
                app.neighbours.note(&from, &table, guest, here);
                if let Some(handle) = app.tables.known(&table) {
                    handle.publish_presence();
                }
            }
            Word::Moved {
                table,
                version,
                turns,
            } => moved(app, table, version, turns),
            Word::Anew { table } => {
                if let Some(handle) = app.tables.known(&table) {
                    let app = app.clone();
                    tokio::spawn(async move { handle.read_anew(&app).await });
                }
            }
            Word::Guest { guest } => app.guests.heard_of(guest),
            Word::Guests => app.guests.heard_of_all(),
        }
    }
}

/// Who looks at it is shown it, and who looks at another table is told whose turn it is there.
fn moved(app: &AppState, table: String, version: u64, turns: bool) {
    let known = app.tables.known(&table);
    let watched = known.as_ref().is_some_and(|handle| handle.is_behind(version));
    let told_elsewhere = turns && app.turns.anybody();
    if !watched && !told_elsewhere {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        if !watched {
            let Ok(seats) = app.store.seats(&table).await else {
                return;
            };
            if !seats.iter().any(|seat| app.turns.follows(&seat.guest)) {
                return;
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

/// Something may have been said that was not heard.
fn look_at_all_anew(app: &AppState) {
    app.neighbours.tell(Word::Who);
    app.guests.heard_of_all();
    let app = app.clone();
    tokio::spawn(async move {
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
    for handle in app.tables.all() {
        for guest in handle.presence.all() {
            app.neighbours.tell(Word::Here {
                table: handle.id.clone(),
                guest,
                here: true,
            });
        }
    }
}

/// After somebody is gone: who was there with them is there no more, and one of those who stay sees to their bots.
fn after(app: &AppState, buried: Option<(HashSet<String>, bool)>) {
    let Some((left, next)) = buried else { return };
    tracing::info!("a neighbour is gone");
    for table in left {
        if let Some(handle) = app.tables.known(&table) {
            handle.publish_presence();
        }
    }
    if next {
        tokio::spawn(wake_owing(app.clone()));
    }
}
