//! Puzzles, and the deal of the day.
//!
//! A puzzle is made by the game's solver, or reckoned from a prepared position, and kept with its table, which plays it as a lesson of
//! one stop (`tables/lesson`). The deal of a day, where the game has one, follows from the house key, so that nobody can work it out beforehand, and is the same for everybody; the first table of each
//! guest counts. Rules know no day: it is the server's clock that says which it is. Whoever comes as two guests can look first: the count is
//! among people who do not.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use jiff::Timestamp;
use store::GuestHash;
use table::{Seat, Seed};
use tables::TableError;
use tables::begun::begin_to_change;
use tables::boxed;
use tables::commands::create::{Plan, Sit, create, create_as};
use tables::keys::table_id;
use tokio::sync::Mutex;

use crate::api::games::game;
use crate::api::tables::{NewTable, my_finished, my_open};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::json::Json;
use crate::{
    ApiError, AppState, DayView, House, Pace, PuzzleCard, PuzzleState, Puzzles, PuzzlesView, Room, Status,
    TableCard, Verdict,
};

/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The days that are shown.
const SHOWN: i64 = 7;

/// What a table is to be, besides a game of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The puzzle of this number.
    Puzzle(u64),
    /// The deal of the day.
    Day,
}

/// The task that a request for a table names, if it names one.
pub(crate) fn asked(new: &NewTable) -> Result<Option<Task>, ApiError> {
    let task = match (new.puzzle, new.day) {
        (None, false) => return Ok(None),
        (Some(number), false) => Task::Puzzle(number),
        (_, true) => Task::Day,
    };
    let alone = NewTable { game: new.game.clone(), puzzle: new.puzzle, day: new.day, ..NewTable::default() };
    let both = new.puzzle.is_some() && new.day;
    if both || *new != alone {
        return Err(ApiError::BadRequest("beside puzzle or day only game".to_owned()));
    }
    Ok(Some(task))
}

/// The task of a form: fields `puzzle` and `day`.
pub(crate) fn in_form(fields: &BTreeMap<String, String>) -> Result<Option<Task>, ApiError> {
    if fields.contains_key("day") {
        return Ok(Some(Task::Day));
    }
    let number = fields.get("puzzle").map(|number| number.parse().map_err(|_| ApiError::NoSuchPuzzle));
    Ok(number.transpose()?.map(Task::Puzzle))
}

fn room_of<'a>(house: &'a House, game: &str) -> Result<(&'a Room, &'a Puzzles), ApiError> {
    let room = house.room(game).ok_or_else(|| TableError::NoGame(game.to_owned()))?;
    let puzzles = room.puzzles.as_deref().ok_or(ApiError::NoSuchPuzzle)?;
    Ok((room, puzzles))
}

/// The plan of a table for a task; whoever plays sits there under this name.
pub(crate) async fn plan(
    app: &AppState,
    context: &Context,
    game: &str,
    task: Task,
    name: String,
) -> Result<Plan, ApiError> {
    let (room, puzzles) = room_of(&app.house, game)?;
    let mut plan = Plan {
        game: room.game.info().id.to_owned(),
        name: String::new(),
        public: false,
        options: BTreeMap::new(),
        pace: Pace::Free,
        lang: context.lang.to_owned(),
        seats: Vec::new(),
        brought: Vec::new(),
        deal: None,
        from: None,
        lesson: None,
        puzzle: None,
        day: None,
        no_programs: false,
        program: None,
        errors: Vec::new(),
    };
    match task {
        Task::Puzzle(number) => {
            // Any other number would be a search of unknown length.
            if !puzzles.shelf.iter().any(|(shelved, _)| *shelved == number) {
                return Err(ApiError::NoSuchPuzzle);
            }
            app.rates.check_deed(Deed::Hint, context)?;
            let house = app.house.clone();
            let id = plan.game.clone();
            let make = move || house.room(&id)?.puzzles.as_deref().and_then(|puzzles| (puzzles.make)(number));
            let puzzle = app.unhurried.run(make).await?.ok_or(ApiError::NoSuchPuzzle)?;
            plan.options = puzzle.options.clone();
            // Where chance decides one side is the reader's, and after the answer a bot plays the other; all hands of a deal are.
            let own = |seat| puzzle.reckoned.is_none() || seat == puzzle.seat;
            let sit = |seat| match own(seat) {
                true => Sit::Me(name.clone()),
                false => Sit::Bot(room.steady_level().to_owned()),
            };
            plan.seats = Seat::all(puzzle.players).map(sit).collect();
            plan.puzzle = Some(puzzle);
        }
        Task::Day => {
            let day = today(app);
            let request = (puzzles.table)(number_of(day)).ok_or(ApiError::NoSuchPuzzle)?;
            let setup = room.game.setup(&request)?;
            plan.seats = vec![Sit::Me(name); request.players];
            plan.options = request.options;
            plan.deal = Some((seed_of(app, &plan.game, day).to_string(), setup));
            plan.day = Some(day);
        }
    }
    Ok(plan)
}

/// Makes the table of a plan; whoever has begun the deal of its day already is told that table. Returns its id.
pub(crate) async fn begin(app: &AppState, guest: GuestHash, plan: Plan) -> Result<String, ApiError> {
    let Some(day) = plan.day else {
        return Ok(create(app, guest, plan).await?);
    };
    let app = app.clone();
    begin_to_change();
    // To its end, even if whoever asked goes away.
    let done = boxed::spawn(async move { begin_day(&app, day, guest, plan).await });
    done.await.unwrap_or(Err(ApiError::Internal))
}

/// The day is noted before its table is made, so that there are never two: a second one could be given up and looked through.
async fn begin_day(app: &AppState, day: i64, guest: GuestHash, plan: Plan) -> Result<String, ApiError> {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());
    let _alone = ONE_AT_A_TIME.lock().await;
    let mut id = table_id();
    if !app.store.enter_day(day, &plan.game, guest, &id).await? {
        id = app.store.day_of(day, &plan.game, guest).await?.ok_or(ApiError::NoGuest)?;
        match app.tables.find(app, &id).await {
            Ok(_) => return Ok(id),
            // Noted, and not made: the house was full, or went down.
            Err(TableError::NoTable) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let room = app.totals.reserve_table(app.config.limits.tables_kept)?;
    create_as(app, id.clone(), guest, plan, None).await?;
    room.fill();
    Ok(id)
}

fn today(app: &AppState) -> i64 {
    app.config.clock.now().div_euclid(DAY)
}

/// The number of a day, by which the chapters take turns.
fn number_of(day: i64) -> u64 {
    day.unsigned_abs()
}

/// The seed of a day's deal.
fn seed_of(app: &AppState, game: &str, day: i64) -> Seed {
    Seed(app.key.derived(&format!("day|{game}|{day}"), 0))
}

/// A day as a date.
pub(crate) fn date(day: i64) -> String {
    Timestamp::from_millisecond(day * DAY)
        .map_or_else(|_| String::new(), |day| day.strftime("%Y-%m-%d").to_string())
}

/// The puzzles of a game, and its deals of the day, as a reader sees them.
pub(crate) async fn view(app: &AppState, context: &Context, id: &str) -> Result<PuzzlesView, ApiError> {
    let (room, puzzles) = room_of(&app.house, id)?;
    let mut own = Vec::new();
    if let Some((guest, _)) = &context.guest {
        own = my_open(app, *guest).await?;
        own.extend(my_finished(app, *guest).await?);
        own.retain(|card| card.game == room.game.info().id);
    }
    let today = today(app);
    let counts = app.store.count_days(room.game.info().id, (today - SHOWN + 1, today)).await?;
    let mut days = Vec::new();
    let has_days = (puzzles.table)(number_of(today)).is_some();
    for day in (0..SHOWN).filter(|_| has_days).map(|before| today - before) {
        let count = counts.iter().find(|count| count.day == day);
        let view = day_view(puzzles, &own, day, count.map_or((0, 0), |count| (count.played, count.won)));
        // A day on which nobody played is not shown, but for today.
        if days.is_empty() || view.played > 0 || view.table.is_some() {
            days.push(view);
        }
    }
    let card = |(seed, grade): &(u64, u8)| puzzle_card(puzzles, &own, *seed, *grade);
    Ok(PuzzlesView { game: game(room), days, shelf: puzzles.shelf.iter().map(card).collect() })
}

fn puzzle_card(puzzles: &Puzzles, own: &[TableCard], seed: u64, grade: u8) -> PuzzleCard {
    let of_it = own.iter().filter(|card| card.puzzle.is_some_and(|mark| mark.seed == seed));
    // Whoever was told the answer has not solved it after that.
    let best =
        of_it.max_by_key(|card| (state(card) != PuzzleState::Begun, std::cmp::Reverse(card.created_at)));
    PuzzleCard {
        seed,
        number: puzzles.place(seed),
        chapter: chapter_of(puzzles, seed),
        grade,
        state: best.map_or(PuzzleState::New, state),
        table: best.map(|card| card.id.clone()),
    }
}

/// The state of a puzzle by its table.
fn state(card: &TableCard) -> PuzzleState {
    match card.status {
        _ if card.puzzle.is_some_and(|mark| mark.told) => PuzzleState::Told,
        _ if card.puzzle.is_some_and(|mark| mark.found) => PuzzleState::Solved,
        Status::Finished if card.result() == Some(Verdict::Won) => PuzzleState::Solved,
        _ => PuzzleState::Begun,
    }
}

/// The chapter of the table of this number; empty where there are none.
fn chapter_of(puzzles: &Puzzles, number: u64) -> String {
    let request = (puzzles.table)(number);
    request.and_then(|request| request.options.get("chapter").cloned()).unwrap_or_default()
}

fn day_view(puzzles: &Puzzles, own: &[TableCard], day: i64, (played, won): (usize, usize)) -> DayView {
    let mine = own.iter().find(|card| card.day == Some(day));
    DayView {
        day,
        date: date(day),
        chapter: chapter_of(puzzles, number_of(day)),
        played,
        won,
        table: mine.map(|card| card.id.clone()),
        result: mine.and_then(TableCard::result),
    }
}

/// The puzzles of a game with your state of each, and the deals of the last days with how many won them. Begun by `POST /tables` with
/// `puzzle` or `day`.
#[utoipa::path(get, path = "/api/v1/puzzles/{game}", tag = "games", extensions(("x-cost" = json!(Cost::look(1_500).answers(100_000).works(1_000_000)))),
    params(("game" = String, Path)), responses(
    (status = 200, body = PuzzlesView), (status = 404, description = "No such game, or it has no puzzles"),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    Path(game): Path<String>,
) -> Result<Json<PuzzlesView>, ApiError> {
    Ok(Json(view(&app, &context, &game).await?))
}

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn days_have_dates() {
        for (day, said) in [
            (0, "1970-01-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_785, "2026-11-28"),
            (-1, "1969-12-31"),
        ] {
            assert_eq!(date(day), said);
        }
    }
}
