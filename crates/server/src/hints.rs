//! Hints: a good player's choice and the reasons, for a person who plays alone or against bots.
//!
//! It is a thought as a bot's is, of what the seat may know: away from the threads that answer, of so many at once as leaves cores for the
//! bots, and given up when nobody waits for it, or its guest asks something else. Nothing of it is kept in the log; as long as
//! the same is asked the table remembers what came of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{AnyBots, CancelFlag, Hint};
use store::GuestHash;
use table::{AnyMatch, Seat};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::http::context::Context;
use crate::limits::Deed;
use crate::tables::lesson;
use crate::tables::look::observer;
use crate::tables::summary::owing;
use crate::tables::table::Table;
use crate::{ApiError, AppState, HintView, Status, WeighedView};

/// The level of the bot that gives hints.
const GOOD: &str = "hard";

/// The most requests that wait for a place to think; later ones are told to come again.
const WAITING: usize = 32;

/// The number of the last thought, and of each guest the one that runs, with what breaks it off.
type Thoughts = Arc<Mutex<(u64, HashMap<GuestHash, (u64, CancelFlag)>)>>;

/// The hints being thought about.
pub(crate) struct Hints {
    places: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    /// The search for each guest, with a number of its own.
    of: Thoughts,
}

impl Default for Hints {
    /// Uses half of the cores.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            places: Arc::new(Semaphore::new((cores / 2).max(1))),
            waiting: Arc::new(Semaphore::new(WAITING)),
            of: Arc::default(),
        }
    }
}

/// The error when all places to wait are taken, or the house closes.
pub(crate) struct NoPlace;

/// A guard of a guest's request for a hint.
struct Asking {
    hints: Thoughts,
    guest: GuestHash,
    number: u64,
    stop: CancelFlag,
}

impl Hints {
    /// A place to think, in its turn.
    pub(crate) async fn place(&self) -> Result<OwnedSemaphorePermit, NoPlace> {
        let _line = self.waiting.clone().try_acquire_owned().map_err(|_| NoPlace)?;
        self.places.clone().acquire_owned().await.map_err(|_| NoPlace)
    }

    /// Starts a guest's request; the one before is cancelled.
    fn ask(&self, guest: GuestHash) -> Asking {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        of.0 += 1;
        let (number, stop) = (of.0, CancelFlag::default());
        if let Some((_, before)) = of.1.insert(guest, (number, stop.clone())) {
            before.cancel();
        }
        Asking { hints: self.of.clone(), guest, number, stop }
    }
}

impl Drop for Asking {
    /// Cancels the search: it is answered, or the page is gone.
    fn drop(&mut self) {
        self.stop.cancel();
        let mut of = self.hints.lock().unwrap_or_else(PoisonError::into_inner);
        if of.1.get(&self.guest).is_some_and(|(number, _)| *number == self.number) {
            of.1.remove(&self.guest);
        }
    }
}

/// The last hint that was given at a table.
#[derive(Default)]
pub(crate) struct Given(Mutex<Option<(Question, HintView)>>);

impl Given {
    fn of(&self, question: &Question) -> Option<HintView> {
        let given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        given.as_ref().filter(|(of, _)| of == question).map(|(_, hint)| hint.clone())
    }

    fn keep(&self, question: Question, hint: &HintView) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((question, hint.clone()));
    }
}

/// The question of a hint. While it stays equal, so does the hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Question {
    seat: Seat,
    ply: u32,
    /// The number of choices made, and the version of the last take-back.
    after: (u32, u64),
}

/// True if only one person plays at the table. Where there are several, with or against each other, nobody is helped.
pub(crate) fn plays_alone(table: &Table) -> bool {
    let persons = table.seats_where(|seat| seat.guest().is_some() && seat.resigned.is_none());
    persons.len() == 1
}

/// The question to the seat, if a hint for that may be given.
fn question(table: &Table, seat: Seat, ply: Option<u32>) -> Result<Question, ApiError> {
    // A lesson says itself what is to be done; the deal of a day is played without help.
    if !plays_alone(table) || lesson::now(table).is_some() || table.made.day.is_some() {
        return Err(ApiError::NoHint);
    }
    let running = match table.status() {
        Status::Waiting => return Err(ApiError::NotBegun),
        Status::Finished => return Err(ApiError::Over),
        Status::Playing => table.running.as_ref().ok_or(ApiError::NotBegun)?,
    };
    if !owing(table).has(seat) {
        return Err(ApiError::NotAsked(seat));
    }
    let now = running.live.since(seat);
    if let Some(given) = ply.filter(|ply| *ply != now) {
        return Err(ApiError::Stale { given, now });
    }
    Ok(Question { seat, ply: now, after: (running.live.ply(), running.cut_at) })
}

/// A hint for the guest's own seat.
pub(crate) async fn hint(
    app: &AppState,
    context: &Context,
    id: &str,
    seat: Option<Seat>,
    ply: Option<u32>,
) -> Result<HintView, ApiError> {
    let guest = context.guest()?;
    let handle = app.tables.find(app, id).await?;
    let (question, game) = {
        let table = handle.open(app).await?;
        observer(app, &table, &context.eye(id, None, seat))?;
        let question = question(&table, table.acting(&guest, seat)?, ply)?;
        if let Some(hint) = handle.hint.of(&question) {
            return Ok(hint);
        }
        let running = table.running.as_ref().ok_or(ApiError::NotBegun)?;
        (question, running.live.boxed_clone())
    };
    app.rates.check_deed(Deed::Hint, context)?;
    let bots = app.house.room(game.info().id).ok_or(ApiError::Unreadable)?.bots.clone();
    let asking = app.hints.ask(guest);
    let place = app.hints.place().await.map_err(|NoPlace| ApiError::HouseFull)?;
    let (stop, seed) = (asking.stop.clone(), seed(id, question.ply));
    let thought = tokio::task::spawn_blocking(move || {
        let _place = place;
        think(&stop, bots.as_ref(), game.as_ref(), question.seat, seed)
    });
    let thought = tokio::select! {
        thought = thought => thought,
        () = app.closes() => return Err(ApiError::TooSlow),
    };
    let thought = thought.map_err(|panic| {
        tracing::error!(%panic, table = id, "a hint failed");
        ApiError::Internal
    })?;
    // Whoever asked again elsewhere is answered there.
    let hint = shown(question, thought.ok_or(ApiError::Moved)?);
    handle.hint.keep(question, &hint);
    Ok(hint)
}

fn think(
    stop: &CancelFlag,
    bots: &dyn AnyBots,
    game: &dyn AnyMatch,
    seat: Seat,
    seed: u64,
) -> Option<Hint<String>> {
    bots.hint(stop, game, seat, GOOD, seed)
}

/// A seed from what everybody at the table knows: a hint reveals nothing of the seed of the game.
fn seed(id: &str, ply: u32) -> u64 {
    let mixed = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    id.bytes().chain(ply.to_le_bytes()).fold(0xcbf2_9ce4_8422_2325, mixed)
}

fn shown(question: Question, hint: Hint<String>) -> HintView {
    let weighed =
        |of: bots::Weighed<String>| WeighedView { choice: of.choice, worth: of.worth, reasons: of.reasons };
    HintView {
        seat: question.seat,
        ply: question.ply,
        best: weighed(hint.best),
        second: hint.second.map(weighed),
        tried: hint.tried,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_again_or_goes_away_stops_the_thought() {
        let hints = Hints::default();
        let (ana, ben) = ([1; 32], [2; 32]);
        let (first, other) = (hints.ask(ana), hints.ask(ben));
        let stops = [first.stop.clone(), other.stop.clone()];
        let second = hints.ask(ana);
        assert!(stops[0].is_cancelled() && !stops[1].is_cancelled() && !second.stop.is_cancelled());
        // What was given up first takes nothing of the second away.
        drop(first);
        let stop = second.stop.clone();
        assert!(!stop.is_cancelled());
        drop(second);
        assert!(stop.is_cancelled());
        drop(other);
        assert!(hints.of.lock().unwrap().1.is_empty());
    }
}
