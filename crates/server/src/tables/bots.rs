//! Bots take their turns.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use table::{AnyMatch, Observer, Seat};

use super::registry::Handle;
use super::summary::{Line, owing};
use super::table::Table;
use super::{act, commands};
use crate::{ApiError, AppState};

/// What a bot has to decide.
struct Turn {
    seat: Seat,
    ply: u32,
    level: String,
    /// Does a person sit at the table?
    people: bool,
    /// When a person made the last choice, if one did and it can still be taken back.
    moved: Option<Instant>,
    game: Box<dyn AnyMatch>,
    seed: u64,
}

/// How many bots think at once. At tables where people sit they come first, in the order in which they were asked: each
/// table has one thought in the queue at most. Where nobody sits a bot thinks when no other wants to.
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    /// Of the tables without people one at a time looks for a place.
    alone: Semaphore,
}

impl Thinkers {
    /// How long somebody without people waits before looking for a free place again.
    const LATER: Duration = Duration::from_millis(10);

    pub(crate) fn new(at_once: usize) -> Self {
        Self {
            places: Arc::new(Semaphore::new(at_once.max(1))),
            alone: Semaphore::new(1),
        }
    }

    /// Waits for a place to think; nothing when the house closes.
    async fn place(&self, people: bool) -> Option<OwnedSemaphorePermit> {
        if people {
            return self.places.clone().acquire_owned().await.ok();
        }
        let _alone = self.alone.acquire().await.ok()?;
        loop {
            // A place is free only when nobody is waiting for it.
            if let Ok(place) = self.places.clone().try_acquire_owned() {
                return Some(place);
            }
            tokio::time::sleep(Self::LATER).await;
        }
    }
}

/// The moment at which a bot answers that was asked at `asked`: on a stroke of the pace, however long it thought. So
/// the moment does not tell whether there was much to think about.
fn stroke(asked: Instant, pace: Duration) -> Instant {
    let strokes = asked.elapsed().as_nanos().div_ceil(pace.as_nanos().max(1));
    let strokes = u32::try_from(strokes).unwrap_or(u32::MAX).max(1);
    if pace.is_zero() {
        asked
    } else {
        asked + pace * strokes
    }
}

/// Did nobody but whoever made it learn anything from the last choice? So it is where another choice would have looked the
/// same to a watcher, and nothing was drawn or revealed by it.
fn in_secret(game: &dyn AnyMatch) -> bool {
    /// Where one of so many others does not look the same, none does.
    const LOOK: usize = 8;
    let last = game.ply().checked_sub(1);
    let Some((ply, (seat, made))) = last.and_then(|ply| Some((ply, game.made(ply)?))) else {
        return false;
    };
    let Some(before) = game.at(ply).filter(|_| !game.sealed()) else {
        return false;
    };
    let told = before.told_len();
    let seen = |game: &dyn AnyMatch| (game.view(Observer::Watcher), game.told(Observer::Watcher, told));
    let now = seen(game);
    let others = before.choices(seat).into_iter().filter(|choice| *choice != made);
    others.take(LOOK).any(|choice| {
        let mut other = before.boxed_clone();
        let chosen = other.choose(seat, before.since(seat), &choice);
        chosen.is_ok() && !other.sealed() && seen(&*other) == now
    })
}

/// Sees to it that bots that are asked answer. Returns at once; one task a table does the work.
pub(super) fn wake(app: &AppState, handle: &Arc<Handle>) {
    if handle.bots_at_work.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, handle) = (app.clone(), handle.clone());
    tokio::spawn(async move {
        loop {
            work(&app, &handle).await;
            handle.bots_at_work.store(false, Ordering::Release);
            // Whoever woke us while we were closing up was turned away: look once more.
            let asked = !app.closing() && matches!(next(&app, &handle).await, Ok(Some(_)));
            if !asked || handle.bots_at_work.swap(true, Ordering::AcqRel) {
                break;
            }
        }
    });
}

async fn work(app: &AppState, handle: &Arc<Handle>) {
    let mut patience = Duration::from_millis(500);
    while !app.closing() {
        let Some(first) = look(app, handle).await else {
            return;
        };
        let asked = Instant::now();
        let Some(place) = app.thinkers.place(first.people).await else {
            return;
        };
        // While it waited something may have been taken back, or ended: it thinks about what is asked now.
        let Some(turn) = look(app, handle).await else {
            return;
        };
        let (seat, ply, moved) = (turn.seat, turn.ply, turn.moved);
        let Some((choice, secret)) = think(app, &handle.id, turn, place).await else {
            return;
        };
        let stroke = stroke(asked, app.config.bot_pace);
        let thought_over = moved.filter(|_| secret);
        let thought_over = thought_over.map(|moved| moved + app.config.second_thoughts);
        tokio::time::sleep_until(thought_over.map_or(stroke, |over| over.max(stroke))).await;
        let chosen = act(app, &handle.id, move |table, _| {
            // Somebody thought again: what they choose now comes first.
            if people_are_asked(table) || table.playing()?.moved != moved {
                return Err(ApiError::Moved);
            }
            commands::choose::choose(table, seat, ply, &[choice])
        });
        match chosen.await {
            Ok(_) => patience = Duration::from_millis(500),
            // Something was taken back, or the game is over: look again.
            Err(ApiError::Stale { .. } | ApiError::NotAsked(_) | ApiError::Over | ApiError::Moved) => {}
            Err(error) if error.retry_after().is_some() => {
                tracing::warn!(
                    table = handle.id,
                    code = error.code(),
                    "a bot waits for the store"
                );
                tokio::time::sleep(patience).await;
                patience = (patience * 2).min(Duration::from_secs(30));
            }
            Err(error) => {
                tracing::error!(table = handle.id, code = error.code(), "a bot made no choice");
                return;
            }
        }
    }
}

/// The next decision, or nothing: then there is nothing to do, or the table cannot be seen.
async fn look(app: &AppState, handle: &Handle) -> Option<Turn> {
    let mut patience = Duration::from_millis(500);
    loop {
        match next(app, handle).await {
            Ok(turn) => return turn,
            Err(error) => {
                let code = error.code();
                tracing::warn!(table = handle.id, code, "a bot cannot see the table");
                // The store may be back soon.
                if error.retry_after().is_none() || app.closing() {
                    return None;
                }
            }
        }
        tokio::time::sleep(patience).await;
        patience = (patience * 2).min(Duration::from_secs(5));
    }
}

/// The next decision that a bot owes, if one does.
async fn next(app: &AppState, handle: &Handle) -> Result<Option<Turn>, ApiError> {
    let table = handle.open(app).await?;
    Ok(turn(&table))
}

/// Where people and bots are asked at the same time, people come first: what any of them may decide for all is for people
/// to decide, and what each chooses in secret they can take back until the bots have chosen.
fn people_are_asked(table: &Table) -> bool {
    let persons = table.persons();
    owing(table).iter().any(|seat| persons.has(seat))
}

fn turn(table: &Table) -> Option<Turn> {
    if people_are_asked(table) {
        return None;
    }
    let owing = owing(table);
    let running = table.running.as_ref()?;
    let (seat, level) = owing
        .iter()
        .find_map(|seat| Some((seat, table.seats[seat.index()].bot()?.to_owned())))?;
    // From the seed that is secret until the end: nobody can work out beforehand what a bot will do.
    let seed = running
        .seed
        .0
        .iter()
        .take(8)
        .fold(0, |seed, byte| seed << 8 | u64::from(*byte));
    Some(Turn {
        seat,
        ply: running.live.since(seat),
        level,
        people: !table.persons().is_empty(),
        moved: running.moved,
        game: running.live.boxed_clone(),
        seed: seed ^ u64::from(running.live.ply()) << 8 ^ seat.number() as u64,
    })
}

/// Lets a bot think, where it keeps nobody waiting.
///
/// With its choice comes whether a person's choice before it was [made in secret](in_secret).
async fn think(app: &AppState, id: &str, turn: Turn, place: OwnedSemaphorePermit) -> Option<(String, bool)> {
    let again = !app.config.second_thoughts.is_zero();
    let bots = app.house.room(turn.game.info().id)?.bots.clone();
    let started = Instant::now();
    let thought = tokio::task::spawn_blocking(move || {
        let choice = bots.choose(turn.game.as_ref(), turn.seat, &turn.level, turn.seed);
        drop(place);
        // A level that is gone from the house, or a bot at a loss: the first choice keeps the game going.
        let choice = choice.or_else(|| turn.game.choices(turn.seat).into_iter().next())?;
        let secret = again && turn.moved.is_some() && in_secret(turn.game.as_ref());
        Some((choice, secret))
    });
    let choice = thought.await.unwrap_or_else(|panic| {
        tracing::error!(%panic, table = id, "a bot failed");
        None
    });
    metrics::histogram!("bree_bot_seconds").record(started.elapsed());
    choice
}

/// After a start: tables where a bot was to move go on by themselves. The house is open meanwhile.
pub(crate) async fn wake_recent(app: AppState) {
    if app.neighbours.are_possible() {
        // Those who are there already see to their bots themselves.
        tokio::time::sleep(HEARD_OF).await;
        if app.neighbours.count() > 0 {
            return;
        }
    }
    wake_owing(app).await;
}

/// After so long all neighbours are known.
const HEARD_OF: Duration = Duration::from_secs(2);

/// All tables where a bot is to move, of the last week.
pub(crate) async fn wake_owing(app: AppState) {
    const RECENT: i64 = 7 * 24 * 3600 * 1000;
    let since = app.config.clock.now() - RECENT;
    let playing = match app.store.playing_since(since).await {
        Ok(playing) => playing,
        Err(error) => {
            tracing::warn!(%error, "sleeping bots are not woken");
            return;
        }
    };
    for row in playing {
        let line = serde_json::from_str::<Line>(&row.summary.body).unwrap_or_default();
        if app.closing() {
            return;
        }
        if !line.bots_owe {
            continue;
        }
        match app.tables.find(&app, &row.id).await {
            Ok(handle) => wake(&app, &handle),
            Err(error) => tracing::warn!(table = row.id, code = error.code(), "a table is not woken"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However long it takes, an answer comes on a stroke of the pace: one legal choice or a hundred.
    #[tokio::test(start_paused = true)]
    async fn answers_come_on_the_stroke() {
        let pace = Duration::from_millis(700);
        for (thought, answered) in [
            (0, 700),
            (5, 700),
            (68, 700),
            (700, 700),
            (701, 1400),
            (1500, 2100),
        ] {
            let asked = Instant::now();
            tokio::time::advance(Duration::from_millis(thought)).await;
            let at = stroke(asked, pace) - asked;
            assert_eq!(at, Duration::from_millis(answered), "after {thought} ms");
        }
        let asked = Instant::now();
        assert_eq!(stroke(asked, Duration::ZERO), asked);
    }

    /// Bots of tables without people think when nobody else wants to, and then one after the other.
    #[tokio::test(start_paused = true)]
    async fn where_people_sit_comes_first() {
        let thinkers = Arc::new(Thinkers::new(1));
        let first = thinkers.place(true).await.unwrap();
        let order = Arc::new(std::sync::Mutex::new(Vec::new()));
        let waiting = [
            (false, "alone"),
            (true, "people"),
            (false, "alone too"),
            (true, "people too"),
        ];
        let waiting = waiting.map(|(people, name)| {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            tokio::spawn(async move {
                let place = thinkers.place(people).await;
                order.lock().unwrap().push(name);
                tokio::time::sleep(Duration::from_millis(50)).await;
                drop(place);
            })
        });
        tokio::time::sleep(Duration::from_millis(5)).await;
        drop(first);
        for one in waiting {
            one.await.unwrap();
        }
        let order = order.lock().unwrap().clone();
        assert_eq!(order[..2], ["people", "people too"]);
        assert_eq!(order.len(), 4);
    }
}
