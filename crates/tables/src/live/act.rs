//! The way of a command: checked, folded in, written, and only then acknowledged and published.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use seen::How;
use store::{Append, BotsAsked, Meter, NewSnapshot, SeatHolder};
use table::{Seat, SeatSet};
use tokio::sync::OwnedMutexGuard;

use super::due::turns;
use super::entry::{Brought, Created, Ended, Entry};
use super::registry::Handle;
use super::table::Table;
use super::{bots, called, summary};
use crate::begun::begin_to_change;
use crate::boxed;
use crate::peers::PeerEvent;
use crate::worker_pool::counted;
use crate::{Engine, Room, TableError};

/// The thread on which a command runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// A thread of the async runtime.
    Here,
    /// A thread for slow work ([`worker_pool`](crate::worker_pool)): for what takes a while, because it reads a long text, or lets a game
    /// begin, or plays it again. Nobody at another table waits for it.
    WorkerPool,
}

/// Runs a command at a table, and returns once it is on disk.
///
/// The command checks first and then [records](Table::record) what happens. It may refuse with an error of its own, of which a
/// table's is one. It runs to its end even if whoever asked goes away: what is written is also told to the others.
///
/// What it has recorded is tried again where another process wrote first. What it refuses is not: it saw the table as the log has
/// it, and would refuse the same.
pub async fn act<T: Send + 'static, E: From<TableError> + Send + 'static>(
    place: Where,
    engine: &Engine,
    id: &str,
    command: impl FnOnce(&mut Table, &Room) -> Result<T, E> + Clone + Send + 'static,
) -> Result<T, E> {
    let answer = Arc::new(Mutex::new(None));
    let kept = answer.clone();
    let command = move |table: &mut Table, room: &Room| {
        let done = command.clone()(table, room);
        let refused = done.is_err();
        // Of several tries it is the last that was written.
        *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
        // Why is kept above: here any error but `Moved` ends the tries.
        if refused { Err(TableError::Internal) } else { Ok(()) }
    };
    let written = run(engine, id, place, Box::new(command)).await;
    let answer = answer.lock().unwrap_or_else(PoisonError::into_inner).take();
    match (written, answer) {
        (Ok(()), Some(Ok(done))) => Ok(done),
        // The command itself refused: it says why.
        (Err(_), Some(Err(refusal))) => Err(refusal),
        (Err(error), _) => Err(error.into()),
        (Ok(()), _) => Err(TableError::Internal.into()),
    }
}

/// A command that stores its own result: so there is one kind of task for all of them, of which the runtime makes a dozen
/// functions each.
type Command = Box<dyn FnMut(&mut Table, &Room) -> Result<(), TableError> + Send>;

async fn run(engine: &Engine, id: &str, place: Where, mut command: Command) -> Result<(), TableError> {
    let handle = engine.tables.find(engine, id).await?;
    let engine = engine.clone();
    begin_to_change();
    let done = boxed::spawn(async move {
        let mut tries = 1;
        loop {
            let done;
            (command, done) = attempt(&engine, &handle, place, command).await;
            match done {
                // Another process was quicker: what is asked for may be possible all the same.
                Err(TableError::Moved) if engine.peers.are_possible() && tries < TRIES => tries += 1,
                done => return done,
            }
        }
    });
    done.await.unwrap_or_else(|panic| {
        tracing::error!(%panic, "a command failed");
        Err(TableError::Internal)
    })
}

/// Tries of a command while another process keeps writing first.
const TRIES: usize = 4;

/// Tries a command once; it comes back, for another try.
async fn attempt(
    engine: &Engine,
    handle: &Arc<Handle>,
    place: Where,
    command: Command,
) -> (Command, Result<(), TableError>) {
    let mut table = match handle.open(engine).await {
        Ok(table) => table,
        Err(error) => return (command, Err(error)),
    };
    // Until all is well the memory is not to be trusted, also if something panics here.
    table.lost = true;
    let Obeyed { mut table, command, done } = match place {
        Where::Here => counted(Meter::current().as_ref(), || obey(engine, table, command)),
        Where::WorkerPool => {
            let inn = engine.clone();
            match engine.workers.run(move || obey(&inn, table, command)).await {
                Ok(obeyed) => obeyed,
                Err(error) => return (Box::new(|_, _| Err(TableError::Internal)), Err(error)),
            }
        }
    };
    match done {
        Ok(()) => {
            let done = commit(engine, handle, &mut table).await;
            (command, done)
        }
        Err(error) => {
            table.lost = !table.pending.is_empty();
            (command, Err(error))
        }
    }
}

/// The result of a command.
struct Obeyed {
    table: OwnedMutexGuard<Table>,
    command: Command,
    done: Result<(), TableError>,
}

/// Runs a command on a table that it holds alone.
fn obey(engine: &Engine, mut table: OwnedMutexGuard<Table>, mut command: Command) -> Obeyed {
    let room = engine.house.room(&table.made.game).ok_or(TableError::Unreadable);
    let done = room.and_then(|room| command(&mut table, room));
    Obeyed { table, command, done }
}

/// Makes a new table with its first entries, in one transaction with those recorded at the table `from` which it comes.
pub async fn create(
    engine: &Engine,
    id: String,
    made: Created,
    begin: impl FnOnce(&mut Table, &Room) -> Result<(), TableError> + Send + 'static,
    from: Option<(&Arc<Handle>, &mut Table)>,
) -> Result<(), TableError> {
    let inn = engine.clone();
    // Texts are read, and a game may begin.
    let begun = move || {
        let room = inn.house.room(&made.game).ok_or_else(|| TableError::NoGame(made.game.clone()))?;
        let table = Table::new(id, made.clone(), inn.settings.clock.clone(), inn.pauses.clone());
        let mut table = table.taught_by(room);
        table.record(Entry::Created(made));
        begin(&mut table, room)?;
        Ok::<_, TableError>(table)
    };
    let table = engine.workers.run(begun).await??;
    let handle = Handle::new(engine, table);
    // Known before it is written, so that its bots play at this table and not at a second copy of it. Nobody
    // else has its id yet.
    engine.tables.insert(&handle);
    let mut table = handle.open(engine).await?;
    begin_to_change();
    let written = match from {
        None => commit(engine, &handle, &mut table).await,
        Some((other, from)) => commit_both(engine, (&handle, &mut table), (other, from)).await,
    };
    if written.is_err() {
        engine.tables.remove(&handle.id);
    }
    written
}

/// The same for two tables, as one.
async fn commit_both(
    engine: &Engine,
    (handle, table): (&Arc<Handle>, &mut Table),
    (other, from): (&Arc<Handle>, &mut Table),
) -> Result<(), TableError> {
    let mut appends = Vec::new();
    // Both, before anything can fail: what of the one is not written is not written of the other.
    (table.lost, from.lost) = (true, true);
    for table in [&mut *table, &mut *from] {
        called::complete(engine, table).await?;
        let pending = std::mem::take(&mut table.pending);
        appends.push(append_of(engine, table, &pending));
    }
    let sizes = appends.iter().flat_map(sizes).collect::<Vec<_>>();
    let summaries = [0, 1].map(|place| appends[place].summary.as_ref().map(|summary| summary.body.clone()));
    let started = Instant::now();
    engine.store.append_all(appends).await.inspect_err(|error| engine.heartbeat.heard(error))?;
    count(sizes);
    metrics::histogram!("bree_append_seconds").record(started.elapsed());
    let both = [(handle, table), (other, from)];
    for ((handle, table), summary) in both.into_iter().zip(summaries) {
        written(engine, handle, table, summary);
    }
    Ok(())
}

/// Writes the recorded entries. If that fails, memory is ahead of the log: it is read again before it is used.
async fn commit(engine: &Engine, handle: &Arc<Handle>, table: &mut Table) -> Result<(), TableError> {
    if table.pending.is_empty() {
        table.lost = false;
        return Ok(());
    }
    table.lost = true;
    called::complete(engine, table).await?;
    let pending = std::mem::take(&mut table.pending);
    let append = append_of(engine, table, &pending);
    let summary = append.summary.as_ref().map(|summary| summary.body.clone());
    let sizes = sizes(&append).collect::<Vec<_>>();
    let started = Instant::now();
    let appended = match table.by_host.take() {
        Some(act) => engine.store.append_by_host(append, act).await,
        None => engine.store.append(append).await,
    };
    let version = appended.inspect_err(|error| engine.heartbeat.heard(error))?;
    count(sizes);
    metrics::histogram!("bree_append_seconds").record(started.elapsed());
    if version != table.version {
        tracing::error!(table = table.id, version, "the log is not where the table is");
        return Err(TableError::Moved);
    }
    written(engine, handle, table, summary);
    Ok(())
}

/// The size of all that is written, by the kind of what happened; the table's line and its state are kinds of their own.
fn sizes(append: &Append) -> impl Iterator<Item = (String, usize)> {
    let entries = append.entries.iter().map(|entry| (entry.kind.clone(), entry.body.len()));
    let line = append.summary.as_ref().map(|line| ("line".to_owned(), line.body.len()));
    let state = append.snapshot.as_ref().map(|state| ("state".to_owned(), state.body.len()));
    entries.chain(line).chain(state)
}

fn count(sizes: Vec<(String, usize)>) {
    for (kind, bytes) in sizes {
        metrics::counter!("bree_written_bytes_total", "kind" => kind).increment(bytes as u64);
    }
}

/// Publishes what was written: it is on disk, so memory can be trusted.
fn written(engine: &Engine, handle: &Arc<Handle>, table: &mut Table, summary: Option<String>) {
    table.lost = false;
    table.replaced.clear();
    engine.peers.tell(PeerEvent::Moved {
        table: table.id.clone(),
        version: table.version,
        turns: summary.is_some(),
    });
    if let Some(summary) = summary {
        table.summary = summary;
    }
    engine.turns.note(table);
    handle.publish(table);
    table.bot_asked = bots::asked(table);
    bots::wake(engine, table);
}

fn append_of(engine: &Engine, table: &Table, pending: &[(i64, Entry)]) -> Append {
    let kept = pending.iter().map(|(at, entry)| entry.to_kept(*at)).collect();
    let happened = || pending.iter().map(|(_, entry)| entry);
    let mut append = Append::new(table.id.clone(), table.version - pending.len() as u64, kept);
    let left = |(seq, brought): &(u64, Brought)| (*seq, Entry::from(brought.clone()).to_kept(0).body);
    append.rewrites = table.replaced.iter().map(left).collect();
    let summary = summary::of(table);
    append.summary = (summary.body != table.summary).then_some(summary);
    // Since when whose turn it is stands in the line of the lobby, too.
    append.turns = append.summary.as_ref().map(|_| turns(engine.settings.notice_grace, table));
    append.bots = bots_of(engine, table);
    let seats_changed = |entry: &Entry| {
        matches!(entry, Entry::Created(_) | Entry::SeatTaken(_) | Entry::SeatLeft(_) | Entry::SeatBot(_))
    };
    append.seats = happened().any(seats_changed).then(|| holders(table));
    // How the deal of a day ended is counted.
    append.day_won = table.made.day.and_then(|_| {
        happened().find_map(|entry| match entry {
            Entry::Ended(Ended { how: How::Outcome, outcome: Some(outcome) }) => {
                Some(outcome.winners != SeatSet::EMPTY)
            }
            _ => None,
        })
    });
    let moved = |entry: &Entry| matches!(entry, Entry::Started(_) | Entry::Chose(_) | Entry::TakenBack(_));
    if let Some(running) = table.running.as_ref().filter(|_| happened().any(moved)) {
        let rules_version = running.live.info().rules_version.to_string();
        append.snapshot = Some(NewSnapshot { rules_version, body: running.live.snapshot() });
    }
    append
}

/// The new turn of a bot to store, where several processes let bots think.
fn bots_of(engine: &Engine, table: &Table) -> Option<BotsAsked> {
    let asked = bots::asked(table);
    if !engine.bots.is_shared() || asked == table.bot_asked {
        return None;
    }
    Some(match asked {
        None => BotsAsked::No,
        Some(_) => BotsAsked::Yes { people: bots::people_sit(table), by: engine.peers.me().to_owned() },
    })
}

fn holders(table: &Table) -> Vec<SeatHolder> {
    let holder = |seat: Seat| {
        let guest = *table.seats[seat.index()].guest()?;
        Some(SeatHolder { seat: seat.number() as u8, guest })
    };
    Seat::all(table.seats.len()).filter_map(holder).collect()
}
