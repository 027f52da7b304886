//! The workers that let bots think, and make their choices.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use bots::CancelFlag;
use store::BotTurn;
use table::{AnyMatch, Seat, SeatSet};
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::Instant;

use super::queue::{Due, LEASE, millis};
use super::{Decision, asked};
use crate::boxed;
use crate::live::registry::{Handle, Signal};
use crate::live::table::Table;
use crate::live::{Where, act, commands};
use crate::{Engine, TableError};

/// A turn at which nothing can be done is left alone for so long.
const LEFT_ALONE: Duration = Duration::from_secs(60);

/// So much longer a bot's pace is what a lesson plays by itself.
const CALM: u32 = 3;

/// In a row of bots' decisions each is made in so many tenths of the time of the one before…
const QUICKER: u32 = 7;

/// …but in no less than the first of these parts of the pace, in twenty-eighths…
const PARTS: [u32; 8] = [2, 3, 4, 6, 8, 12, 16, 24];

/// …and in no less than so many times the longest thought of its kind, which is the first of them that has such room, or the pace: else
/// the moment would tell how much there was to think about.
const ROOMY: u32 = 2;

/// In a row of more decisions none is quicker.
const MOST: u32 = 12;

/// Where a person answers once within a bot's turn, which goes on, its row goes on from here at most: what comes of that answer can be
/// followed, and a turn with many such answers does not take as long as so many turns.
const GOES_ON: u32 = 3;

/// So many decisions in a row a bot has made where it is a turn of its own that an answer interrupts, and no answer to an answer.
const TURN: u32 = 2;

/// A bot's turn to decide.
struct Turn {
    asked: Decision,
    /// Number of choices since a person's turn, while a person waits for the bots.
    row: u32,
    /// True if nobody sits there but bots.
    watched: bool,
    /// Time of a person's last choice, if it can still be taken back.
    moved: Option<Instant>,
    game: Box<dyn AnyMatch>,
    seed: u64,
}

/// The outcome of a turn.
enum Came {
    /// Done: decided, by us or by another process, or the house closes.
    Of,
    /// No bot is asked there.
    Nothing,
    /// Failed.
    Trouble,
}

/// The moment at which a bot answers that was asked at `asked`: on a stroke of the pace, however long it thought. So
/// the moment does not tell whether there was much to think about.
fn stroke(asked: Instant, pace: Duration) -> Instant {
    let strokes = asked.elapsed().as_nanos().div_ceil(pace.as_nanos().max(1));
    let strokes = u32::try_from(strokes).unwrap_or(u32::MAX).max(1);
    if pace.is_zero() { asked } else { asked + pace * strokes }
}

/// The time for a decision, after so many others in a row for which a person has waited; `longest` is the longest thought of any bot of
/// this level in this game lately, at any table, before this one. Neither is about what this bot has to choose from: a thought has room
/// before the first stroke, as at the usual pace, which it is where nobody has thought yet. What may be seen is that a thought was twice as
/// long as hundreds before it.
fn quickened(pace: Duration, row: u32, longest: Option<Duration>) -> Duration {
    let Some(longest) = longest else { return pace };
    let shorter = (0..row.min(MOST)).fold(pace, |pace, _| pace * QUICKER / 10);
    let parts = PARTS.map(|part| pace * part / 28);
    let least = parts.into_iter().find(|least| *least >= longest * ROOMY);
    shorter.max(least.unwrap_or(pace))
}

/// The number of choices since a person who sits at the table had a turn: everybody can count them, as every view says how many were
/// made (`ply`), and who owes one. Where none sits there, those who watch the bots are in no hurry: 0.
fn row(game: &dyn AnyMatch, persons: SeatSet, asked: Seat) -> u32 {
    if persons.is_empty() {
        return 0;
    }
    let from = game.ply().saturating_sub(2 * MOST);
    let made = (from..game.ply()).filter_map(|ply| Some(game.made(ply)?.0));
    row_of(&made.chain([asked]).collect::<Vec<_>>(), persons)
}

/// The length of the row before the last of these, each the seat that made a choice.
fn row_of(made: &[Seat], persons: SeatSet) -> u32 {
    let (mut row, mut run) = (0, 0);
    for (at, pair) in made.windows(2).enumerate() {
        let [seat, next] = [pair[0], pair[1]];
        let before = at.checked_sub(1).map(|at| made[at]);
        if !persons.has(seat) {
            run = if before == Some(seat) { run + 1 } else { 1 };
            row += 1;
        } else {
            let within = before == Some(next) && !persons.has(next) && run >= TURN;
            row = if within { row.min(GOES_ON) } else { 0 };
        }
    }
    row
}

/// Runs the workers until the house closes.
pub async fn keep(engine: Engine) {
    while let Some((due, place)) = engine.bots.next(&engine).await {
        boxed::spawn(see_to(engine.clone(), due, place));
    }
}

async fn see_to(engine: Engine, due: Due, place: OwnedSemaphorePermit) {
    let handle = match engine.tables.find(&engine, &due.table).await {
        Ok(handle) => handle,
        Err(error) => {
            tracing::warn!(table = due.table, code = error.code(), "a bot cannot see the table");
            return leave_alone(&engine, &due).await;
        }
    };
    let came = decide(&engine, &due, &handle, place).await;
    engine.bots.seen_to(&due.table);
    match (came, &due.claim) {
        (Came::Trouble, _) => leave_alone(&engine, &due).await,
        // What is asked next was noted with what was decided.
        (Came::Of, Some(_)) => {}
        (Came::Nothing, Some(turn)) => {
            if let Err(error) = engine.store.drop_bot_turn(turn, engine.peers.me()).await {
                tracing::debug!(%error, "a turn that is none stays");
            }
        }
        // Whoever woke us meanwhile was turned away: look once more.
        (Came::Of | Came::Nothing, None) if engine.closing() => {}
        (Came::Of | Came::Nothing, None) => {
            if let Ok(table) = handle.open(&engine).await {
                super::wake(&engine, &table);
            }
        }
    }
}

/// Trying at once again would help nobody.
async fn leave_alone(engine: &Engine, due: &Due) {
    engine.bots.seen_to(&due.table);
    if let Some(turn) = &due.claim {
        let kept = engine.store.keep_bot_turn(turn, engine.peers.me(), millis(LEFT_ALONE));
        // If it cannot be kept, somebody else tries.
        let _ = kept.await;
    }
}

async fn decide(engine: &Engine, due: &Due, handle: &Arc<Handle>, place: OwnedSemaphorePermit) -> Came {
    // From before it is looked at: nothing is missed.
    let signal = handle.signal.subscribe();
    let turn = match look(engine, handle).await {
        Ok(Some(turn)) => turn,
        Ok(None) => return Came::Nothing,
        Err(_) if engine.closing() => return Came::Of,
        Err(_) => return Came::Trouble,
    };
    let (wanted, moved, row, game) = (turn.asked.clone(), turn.moved, turn.row, turn.game.info().id);
    let longest = engine.bots.longest(game, &wanted.level);
    // Whoever only watches has no turn to wait for, and may still want to see how it ends.
    let row = if turn.watched && handle.hurries() { MOST } else { row };
    let stop = CancelFlag::default();
    // A task of its own: while the choice is made nobody looks at this here, and a table that came to it then it would keep from the
    // choice, and from everybody else.
    let mut over = boxed::spawn_while_wanted(
        "task",
        over(engine.clone(), due.claim.clone(), handle.clone(), signal, wanted.clone()),
    );
    let thought = tokio::select! {
        biased;
        _ = &mut over => {
            stop.cancel();
            metrics::counter!("bree_bot_cancelled_total").increment(1);
            return Came::Of;
        }
        thought = think(engine, &handle.id, turn, place, stop.clone()) => thought,
    };
    let Some((choice, secret)) = thought else {
        return Came::Trouble;
    };
    // Whoever learns looks on; whoever waits for a long row of decisions need not wait for each as long as for the first.
    let pace = engine.settings.bot_pace;
    let pace = match wanted.scripted {
        Some(_) => pace * CALM,
        None => quickened(pace, row, longest),
    };
    let stroke = stroke(due.asked, pace);
    let thought_over = moved.filter(|_| secret);
    let thought_over = thought_over.map(|moved| moved + engine.settings.second_thoughts);
    let mut when = thought_over.map_or(stroke, |over| over.max(stroke));
    let mut patience = Duration::from_millis(500);
    loop {
        tokio::select! {
            biased;
            _ = &mut over => return Came::Of,
            () = tokio::time::sleep_until(when) => {}
        }
        let (wanted, choice) = (wanted.clone(), choice.clone());
        let chosen = act(Where::Here, engine, &handle.id, move |table, _| {
            // Somebody thought again: what they choose now comes first.
            if asked(table).as_ref() != Some(&wanted) {
                return Err(TableError::Moved);
            }
            commands::choose::choose(table, wanted.seat, wanted.ply, &[choice])
        });
        match chosen.await {
            Ok(_) => return Came::Of,
            // Something was taken back, or the game is over: look again.
            Err(
                TableError::Stale { .. } | TableError::NotAsked(_) | TableError::Over | TableError::Moved,
            ) => {
                return Came::Of;
            }
            Err(error) if error.retry_after().is_some() => {
                tracing::warn!(table = handle.id, code = error.code(), "a bot waits for the store");
                when = Instant::now() + patience;
                patience = (patience * 2).min(Duration::from_secs(30));
            }
            Err(error) => {
                tracing::error!(table = handle.id, code = error.code(), "a bot made no choice");
                return Came::Trouble;
            }
        }
    }
}

/// Ends when nobody waits for this decision any more: it is made, something was taken back, the game is over, the seat is
/// its player's again; or another process has it, or the house closes.
async fn over(
    engine: Engine,
    claim: Option<BotTurn>,
    handle: Arc<Handle>,
    mut signal: watch::Receiver<Signal>,
    wanted: Decision,
) {
    let mut seen = signal.borrow_and_update().version;
    let third = LEASE / 3;
    let mut lease = tokio::time::interval_at(Instant::now() + third, third);
    loop {
        tokio::select! {
            changed = signal.changed() => {
                let version = signal.borrow_and_update().version;
                if changed.is_err() || version == seen {
                    continue;
                }
                seen = version;
                // Where it cannot be seen, what is written in the end says so.
                if let Ok(table) = handle.open(&engine).await && asked(&table).as_ref() != Some(&wanted) {
                    return;
                }
            }
            _ = lease.tick(), if claim.is_some() => {
                let Some(turn) = &claim else { continue };
                let kept = engine.store.keep_bot_turn(turn, engine.peers.me(), millis(LEASE)).await;
                if matches!(kept, Ok(false)) {
                    return;
                }
            }
            () = engine.closes() => return,
        }
    }
}

/// The bot's present question, if there is one. While the store cannot be read it is waited for.
async fn look(engine: &Engine, handle: &Handle) -> Result<Option<Turn>, TableError> {
    let mut patience = Duration::from_millis(500);
    loop {
        match handle.open(engine).await {
            Ok(table) => return Ok(turn(&table)),
            Err(error) => {
                let code = error.code();
                tracing::warn!(table = handle.id, code, "a bot cannot see the table");
                // The store may be back soon.
                if error.retry_after().is_none() || engine.closing() {
                    return Err(error);
                }
            }
        }
        tokio::time::sleep(patience).await;
        patience = (patience * 2).min(Duration::from_secs(5));
    }
}

fn turn(table: &Table) -> Option<Turn> {
    let asked = asked(table)?;
    let running = table.running.as_ref()?;
    // From the seed that is secret until the end: nobody can work out beforehand what a bot will do.
    let seed = running.seed.0.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte));
    Some(Turn {
        moved: running.moved,
        row: row(running.live.as_ref(), table.persons(), asked.seat),
        watched: table.persons().is_empty(),
        game: running.live.boxed_clone(),
        seed: seed ^ u64::from(running.live.ply()) << 8 ^ asked.seat.number() as u64,
        asked,
    })
}

/// Lets a bot think, until nobody waits for it.
///
/// With its choice comes whether a person's choice before it may have been another, for all that the bot knows
/// ([`veiled`](AnyMatch::veiled)): so the pause that follows does not tell whether they had another.
async fn think(
    engine: &Engine,
    id: &str,
    turn: Turn,
    place: OwnedSemaphorePermit,
    stop: CancelFlag,
) -> Option<(String, bool)> {
    if let Some(choice) = turn.asked.scripted {
        return Some((choice, false));
    }
    let again = !engine.settings.second_thoughts.is_zero();
    let bots = engine.house.room(turn.game.info().id)?.bots.clone();
    let started = Instant::now();
    let thinking = engine.bots.begin();
    let (game, level) = (turn.game.info().id, turn.asked.level.clone());
    let table = id.to_owned();
    let thought = boxed::spawn_blocking(move || {
        let (seat, level) = (turn.asked.seat, turn.asked.level.as_str());
        // The game is only looked at.
        let choose = || bots.choose_cancellable(&stop, turn.game.as_ref(), seat, level, turn.seed);
        let choice = catch_unwind(AssertUnwindSafe(choose)).unwrap_or_else(|_| {
            tracing::error!(table, level, "a bot failed: the first choice is made");
            None
        });
        drop((place, thinking));
        // A level that is gone from the house, or a bot at a loss: the first choice keeps the game going.
        let choice = choice.or_else(|| turn.game.choices(seat).into_iter().next())?;
        let secret = again && turn.moved.is_some() && turn.game.veiled(seat);
        Some((choice, secret))
    });
    let choice = thought.await.unwrap_or_else(|panic| {
        tracing::error!(%panic, table = id, "a bot failed");
        None
    });
    engine.bots.thought(game, level, started.elapsed());
    metrics::histogram!("bree_bot_seconds").record(started.elapsed());
    choice
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However long it takes, an answer comes on a stroke of the pace: one legal choice or a hundred.
    #[tokio::test(start_paused = true)]
    async fn answers_come_on_the_stroke() {
        let pace = Duration::from_millis(700);
        for (thought, answered) in [(0, 700), (5, 700), (68, 700), (700, 700), (701, 1400), (1500, 2100)] {
            let asked = Instant::now();
            tokio::time::advance(Duration::from_millis(thought)).await;
            let at = stroke(asked, pace) - asked;
            assert_eq!(at, Duration::from_millis(answered), "after {thought} ms");
        }
        let asked = Instant::now();
        assert_eq!(stroke(asked, Duration::ZERO), asked);
    }

    /// At the usual pace of 700 ms two bots who choose thirty-five times between two turns take less than four seconds; the first
    /// three are made slowly enough to be followed.
    #[test]
    fn a_row_of_decisions_becomes_quicker() {
        let pace = Duration::from_millis(700);
        let quick = Some(Duration::from_millis(7));
        let all = |choices| (0..choices).map(|row| quickened(pace, row, quick)).sum::<Duration>();
        assert_eq!(quickened(pace, 0, quick), pace);
        assert!(quickened(pace, 2, quick) > Duration::from_millis(300));
        assert_eq!(quickened(pace, 100, quick), Duration::from_millis(50));
        assert!(all(20) < Duration::from_secs(3), "{:?}", all(20));
        assert!(all(35) < Duration::from_secs(4), "{:?}", all(35));
        assert_eq!(quickened(Duration::ZERO, 5, quick), Duration::ZERO);
    }

    /// What a person answers within a bot's turn does not make it begin anew; a turn of theirs does, and so does each answer where one
    /// answers the other, or several play in turn.
    #[test]
    fn an_answer_within_a_turn_ends_no_row() {
        let person = SeatSet::only(Seat::new(0));
        let row = |made: &str| {
            let seat = |letter: char| Seat::new(letter as usize - 'P' as usize);
            row_of(&made.chars().map(seat).collect::<Vec<_>>(), person)
        };
        for (made, length) in [
            ("Q", 0),
            ("PQ", 0),
            ("PPQQQQ", 3),
            // A window in the bot's turn, and another.
            ("PPQQPQ", 2),
            ("PPQQPQQQPQ", 3),
            ("PPQQPQQQ", 4),
            // A turn of the person's.
            ("PPQQQPPQ", 0),
            // One answers the other; and three play in turn.
            ("QPQPQPQ", 0),
            ("QRSPQRSPQ", 0),
            ("QRSPQRS", 2),
            ("PPQQRRPQ", 0),
        ] {
            assert_eq!(row(made), length, "{made}");
        }
    }

    /// At the usual pace a turn of twenty-three decisions, in which a person answers five times, takes less than six seconds of pauses; it
    /// took more than nine while each answer began the row anew.
    #[test]
    fn a_turn_with_many_answers_takes_no_longer_than_six_seconds() {
        let pace = Duration::from_millis(700);
        let person = SeatSet::only(Seat::new(0));
        let made = "PPQQQQPQQQQPQQQQPQQQQPQQQQPQQQ";
        let seats = made.chars().map(|letter| Seat::new(letter as usize - 'P' as usize)).collect::<Vec<_>>();
        let bots = || (1..=seats.len()).filter(|to| !person.has(seats[to - 1]));
        let pause = |row: u32| quickened(pace, row, Some(Duration::from_millis(40)));
        let all = bots().map(|to| pause(row_of(&seats[..to], person))).sum::<Duration>();
        let anew = bots().map(|to| {
            let run = seats[..to - 1].iter().rev().take_while(|seat| !person.has(**seat)).count();
            pause(run as u32)
        });
        let anew = anew.sum::<Duration>();
        assert!(all < Duration::from_secs(6) && anew > Duration::from_secs(9), "{all:?}, {anew:?}");
    }

    /// The longest thought has room before the first stroke, however long the row; none makes it slower than the usual pace.
    #[test]
    fn a_thought_has_room_in_a_row() {
        let pace = Duration::from_millis(700);
        for (longest, least) in [
            (0, 50),
            (25, 50),
            (26, 75),
            (38, 100),
            (50, 100),
            (51, 150),
            (76, 200),
            (100, 200),
            (130, 300),
            (170, 400),
            (300, 600),
            (301, 700),
            (5000, 700),
        ] {
            let time = quickened(pace, 100, Some(Duration::from_millis(longest)));
            assert_eq!(time, Duration::from_millis(least), "after {longest} ms");
        }
        assert_eq!(quickened(pace, 1, Some(Duration::from_millis(60))), Duration::from_millis(490));
        assert_eq!(quickened(pace, 100, None), pace, "nobody has thought yet");
    }
}
