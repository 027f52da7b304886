//! Loading a table from its log.

use serde_json::Value;
use store::Entry as Kept;
use table::{AnyMatch, Seed};

use super::bots;
use super::entry::{Entry, Started};
use super::summary::owing;
use super::table::Table;
use crate::{Engine, Room, TableError};

/// Reads a table's log and folds it.
///
/// The match is played again from its choices. Where the rules were mended since it began, or the choices lead to
/// another state than they did, the game goes on from its snapshot, and what was told is taken from the log. A
/// game that is over may be played again by other rules, to be shown step by step, if every step is what it was.
pub async fn load(engine: &Engine, id: &str) -> Result<Table, TableError> {
    let kept = engine.store.read(id, 0).await?;
    if kept.is_empty() {
        return Err(TableError::NoTable);
    }
    let unreadable = |why: String| {
        tracing::error!(table = id, why, "a table cannot be read");
        TableError::Unreadable
    };
    // That of a long game takes a while, and nobody at another table waits for it.
    let (inn, own) = (engine.clone(), id.to_owned());
    let again = engine.workers.run(move || play_again(&inn, own, &kept)).await?;
    let mut again = again.map_err(unreadable)?;
    if let Err(why) = &again.live {
        tracing::warn!(table = id, why, "the game goes on from its snapshot");
        let snapshot =
            engine.store.latest_snapshot(id).await.map_err(|error| unreadable(error.to_string()))?;
        let snapshot = snapshot.ok_or_else(|| unreadable("there is no snapshot".to_owned()))?;
        let inn = engine.clone();
        let go_on = move || {
            again.live = resume(&inn, &again, &snapshot.body).map(Some);
            again
        };
        again = engine.workers.run(go_on).await?;
    }
    let PlayedAgain { mut table, entries, live } = again;
    let mut live = live.map_err(unreadable)?;
    let told_len = live.as_ref().map_or(0, |live| live.told_len());
    for (version, at, entry) in &entries {
        if let Entry::Started(started) = entry
            && let Some(live) = live.take()
        {
            let seed = started.seed.parse::<Seed>().map_err(|error| unreadable(error.to_string()))?;
            table.begin(live, seed, started);
        }
        table.fold(*version, *at, entry);
    }
    mark(&mut table, &entries, told_len);
    run_clocks(&mut table, &entries);
    table.summary = engine.store.table(id).await?.map(|row| row.summary.body).unwrap_or_default();
    table.bot_asked = bots::asked(&table);
    Ok(table)
}

/// A table as its first entry and its set-up make it, with the entries to fold in.
struct PlayedAgain {
    table: Table,
    entries: Vec<(u64, i64, Entry)>,
    /// Its game, if it has begun; or why it cannot be played again.
    live: Result<Option<Box<dyn AnyMatch>>, String>,
}

/// Reads a log and plays its game again.
fn play_again(engine: &Engine, id: String, kept: &[Kept]) -> Result<PlayedAgain, String> {
    let mut entries = kept.iter().map(|kept| read(kept).map(|entry| (kept.seq, kept.at, entry)));
    let Some((_, _, Entry::Created(made))) = entries.next().transpose()? else {
        return Err("the first entry does not make a table".into());
    };
    let entries = entries.collect::<Result<Vec<_>, _>>()?;
    let room = engine.house.room(&made.game).ok_or_else(|| format!("no game '{}'", made.game))?;

    let table = Table::new(id, made, engine.settings.clock.clone(), engine.pauses.clone());
    let mut table = table.taught_by(room);
    table.version = 1;
    // The game was begun by how it was set up last.
    let set_up = entries.iter().rev().find_map(|(_, _, entry)| match entry {
        Entry::SetUp(anew) => Some(anew),
        _ => None,
    });
    if let Some(anew) = set_up {
        table.set_up(anew);
    }
    let rules = room.game.info().rules_version;
    let begun = entries.iter().find_map(|(_, _, entry)| match entry {
        Entry::Started(started) => Some(started),
        _ => None,
    });
    table.begun_with = begun.and_then(|started| started.setup.clone());
    let begun_by = begun.map(|started| started.rules_version);
    let mended = begun_by.is_some_and(|begun_by| begun_by != rules);
    let over = entries.iter().any(|(_, _, entry)| matches!(entry, Entry::Ended(_)));
    let live = if mended && !over {
        Err(format!("the rules were mended since it began: {begun_by:?}, now {rules}"))
    } else {
        replay(room, table.setup(), &entries, mended)
    };
    Ok(PlayedAgain { table, entries, live })
}

fn read(kept: &Kept) -> Result<Entry, String> {
    Entry::from_kept(&kept.kind, &kept.body)
}

/// Plays the choices again; nothing when the game has not begun. With `every_step` also the events and the states in
/// between must be the same.
fn replay(
    room: &Room,
    setup: &Value,
    entries: &[(u64, i64, Entry)],
    every_step: bool,
) -> Result<Option<Box<dyn AnyMatch>>, String> {
    let mut live = None::<Box<dyn AnyMatch>>;
    let mut expected = String::new();
    let differs = || Err("the same choices lead to another state".to_owned());
    for (version, _, entry) in entries {
        let told = live.as_ref().map_or(0, |live| live.told_len());
        let journal = match (entry, &mut live) {
            (Entry::Started(started), _) => {
                live = Some(start(room, setup, started)?);
                expected.clone_from(&started.hash);
                Some((0, &started.journal))
            }
            (Entry::Chose(chose), Some(live)) => {
                live.choose(chose.seat, live.ply(), &chose.choice)
                    .map_err(|error| format!("entry {version} cannot be played again: {error}"))?;
                expected.clone_from(&chose.hash);
                Some((told, &chose.journal))
            }
            (Entry::TakenBack(back), Some(live)) => {
                live.cut(back.to);
                expected.clone_from(&back.hash);
                None
            }
            _ => None,
        };
        if every_step
            && let (Some(live), Some((told, journal))) = (&live, journal)
            && (!live.has_hash(&expected) || live.journal(told) != *journal)
        {
            return differs();
        }
    }
    match &live {
        Some(live) if !live.has_hash(&expected) => differs(),
        _ => Ok(live),
    }
}

fn start(room: &Room, setup: &Value, started: &Started) -> Result<Box<dyn AnyMatch>, String> {
    let seed = started.seed.parse::<Seed>().map_err(|error| error.to_string())?;
    room.game.start(setup, &seed).map_err(|error| error.to_string())
}

/// Goes on from the snapshot, with the stored journal.
fn resume(engine: &Engine, again: &PlayedAgain, snapshot: &str) -> Result<Box<dyn AnyMatch>, String> {
    let PlayedAgain { table, entries, .. } = again;
    let room = engine.house.room(&table.made.game).ok_or_else(|| format!("no game '{}'", table.made.game))?;
    let mut journal = Vec::new();
    let mut seed = None;
    for (_, _, entry) in entries {
        match entry {
            Entry::Started(started) => {
                seed = Some(started.seed.parse::<Seed>().map_err(|error| error.to_string())?);
                journal.clone_from(&started.journal);
            }
            Entry::Chose(chose) => journal.extend(chose.journal.iter().cloned()),
            Entry::TakenBack(back) => journal.retain(|(ply, _)| *ply <= back.to),
            _ => {}
        }
    }
    let seed = seed.ok_or("the game has not begun")?;
    room.game.resume(table.setup(), &seed, snapshot, &journal).map_err(|error| error.to_string())
}

/// Runs the clocks over the log; for entries older than clocks the game says which seats were asked.
fn run_clocks(table: &mut Table, entries: &[(u64, i64, Entry)]) {
    let asked = owing(table);
    if table.clocks.asked() == asked {
        return;
    }
    let moved = |entry: &Entry| matches!(entry, Entry::Started(_) | Entry::Chose(_) | Entry::TakenBack(_));
    let last = entries.iter().rev().find(|(_, _, entry)| moved(entry));
    if let Some((_, at, _)) = last {
        let persons = table.persons();
        table.clocks.ask(asked, persons, *at);
    }
}

/// Rebuilds the marks of versions in the journal, as if the table had never left memory.
fn mark(table: &mut Table, entries: &[(u64, i64, Entry)], told_len: usize) {
    let Some(running) = &mut table.running else { return };
    running.marks.clear();
    // Before a step back the lengths are of no use: whoever read then reads anew.
    let since_cut = entries.iter().filter(|(version, _, _)| *version > running.cut_at);
    let mut behind = 0;
    for (version, _, entry) in since_cut.rev() {
        if let Entry::Chose(chose) = entry {
            running.marks.push((*version, told_len.saturating_sub(behind)));
            behind += chose.journal.len();
        }
    }
    let first = told_len.saturating_sub(behind);
    let version =
        entries.iter().find_map(|(version, _, entry)| matches!(entry, Entry::Started(_)).then_some(*version));
    running.marks.push((version.unwrap_or_default().max(running.cut_at), first));
    running.marks.reverse();
}
