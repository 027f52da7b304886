//! Bots take their turns.
//!
//! What they have to decide stands in a `queue`, from which as many turns are taken as may be thought about at once: first
//! where people sit, then in the order in which they were asked. Each table has one turn in it at most. Of a house of several
//! processes the queue is in the database, and any of them takes from it. `work` is what is done with a turn: the bot
//! thinks for as long as somebody waits for it, answers on a stroke of the pace, and what it answers is a command like any other.
//! What a [lesson](super::lesson) plays by itself is played in the same way, at a calmer pace and without a thought.

mod queue;
mod work;

use table::Seat;

use super::lesson;
use super::summary::{Line, owing};
use super::table::Table;
use crate::Engine;
use crate::boxed;

pub use queue::Queue;
pub use work::keep;

/// The question that a bot must answer. While it stays equal, so does the answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The seat of the bot.
    pub seat: Seat,
    /// The ply of the question.
    pub ply: u32,
    /// The level at which it plays.
    pub level: String,
    /// The scripted answer, where a lesson has one.
    pub scripted: Option<String>,
    /// The number of choices made, and the version of the last take-back.
    after: (u32, u64),
}

/// The question for the next bot, if a bot is asked.
///
/// Where people and bots are asked at the same time, people come first: what any of them may decide for all is for people
/// to decide, and what each chooses in secret they can take back until the bots have chosen.
pub fn asked(table: &Table) -> Option<Decision> {
    if let Some(now) = lesson::now(table) {
        // The house plays all of the script by itself, but for what the learner is to do.
        let (step, running) = (now.by_itself()?, table.running.as_ref()?);
        return Some(Decision {
            seat: step.seat,
            ply: running.live.since(step.seat),
            level: String::new(),
            scripted: Some(step.choice.clone()),
            after: (running.live.ply(), running.cut_at),
        });
    }
    let (owing, persons) = (owing(table), table.persons());
    if owing.iter().any(|seat| persons.has(seat)) {
        return None;
    }
    let running = table.running.as_ref()?;
    let (seat, level) =
        owing.iter().find_map(|seat| Some((seat, table.seats[seat.index()].bot()?.to_owned())))?;
    Some(Decision {
        seat,
        ply: running.live.since(seat),
        level,
        scripted: None,
        after: (running.live.ply(), running.cut_at),
    })
}

/// True if a person sits at the table: then somebody waits for the bots.
pub(super) fn people_sit(table: &Table) -> bool {
    !table.persons().is_empty()
}

/// Sees to it that the bot that is asked at this table answers. Where the queue is in the database it was noted there with the
/// entry by which it is asked.
pub(super) fn wake(engine: &Engine, table: &Table) {
    if table.bot_asked.is_some() {
        engine.bots.ask(&table.id, people_sit(table));
    }
}

/// The same for a table just loaded from its log: after a move of the house, a bot's question may be noted nowhere.
pub(super) fn wake_loaded(engine: &Engine, table: &Table) {
    if table.bot_asked.is_none() {
        return;
    }
    let (engine, id) = (engine.clone(), table.id.clone());
    let (version, people) = (table.version, people_sit(table));
    if !engine.bots.is_shared() {
        return engine.bots.ask(&id, people);
    }
    boxed::spawn(async move {
        let me = engine.peers.me();
        match engine.store.note_bot_turn(&id, version, people, me).await {
            Ok(true) => engine.bots.look(),
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, table = id, "a bot is not woken"),
        }
    });
}

/// Continues tables of the last week where a bot was to move, after a start, while the house is already open.
pub async fn wake_owing(engine: Engine) {
    const RECENT: i64 = 7 * 24 * 3600 * 1000;
    let since = engine.settings.clock.now() - RECENT;
    let found =
        async { Ok((engine.store.playing_since(since).await?, engine.store.tables_of_bot_turns().await?)) };
    let (playing, noted) = match found.await {
        Ok(found) => found,
        Err(error) => {
            let error: store::StoreError = error;
            tracing::warn!(%error, "sleeping bots are not woken");
            return;
        }
    };
    let noted = noted.into_iter().collect::<std::collections::HashSet<_>>();
    for row in playing {
        let line = serde_json::from_str::<Line>(&row.summary.body).unwrap_or_default();
        if engine.closing() {
            return;
        }
        if !line.bots_owe || noted.contains(&row.id) {
            continue;
        }
        // Whoever comes from the log is woken.
        if let Err(error) = engine.tables.find(&engine, &row.id).await {
            tracing::warn!(table = row.id, code = error.code(), "a table is not woken");
        }
    }
}
