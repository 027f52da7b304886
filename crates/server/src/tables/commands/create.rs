//! Making a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;
use store::GuestHash;
use table::{Seat, SetupRequest, Whose};

use super::bring::lay;
use super::names::told_apart;
use super::picture::wear;
use super::start::start_if_ready;
use crate::keys::table_id;
use crate::tables::Handle;
use crate::tables::entry::{Created, SeatBot, SeatKept, SeatTaken};
use crate::tables::table::Table;
use crate::{ApiError, AppState, Pace, Room};

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sit {
    /// Whoever makes the table, under this name.
    Me(String),
    /// Whoever comes.
    Open,
    /// This guest, who is called so, when they come.
    Kept(GuestHash, String),
    /// A bot of this level.
    Bot(String),
}

/// What a table shall be.
pub(crate) struct Plan {
    pub game: String,
    pub name: String,
    pub public: bool,
    pub options: BTreeMap<String, String>,
    /// How much time people take.
    pub pace: Pace,
    /// The language of whoever makes it.
    pub lang: String,
    /// As many as there are players.
    pub seats: Vec<Sit>,
    /// What seats bring from the start: whose, its id, and the text.
    pub brought: Vec<(Seat, String, String)>,
    /// Which lesson of the game it is, if it is one.
    pub lesson: Option<String>,
    /// What was wrong already with what was sent.
    pub errors: Vec<ApiError>,
}

/// May a table be made so? For those who become guests by making one.
///
/// # Errors
/// All that is wrong, at once.
pub(crate) fn check(app: &AppState, plan: &Plan) -> Result<(), ApiError> {
    set_up(room_of(app, plan)?, plan).map(drop)
}

/// Makes a table; the game begins at once when no seat is open. Returns its id.
pub(crate) async fn create(app: &AppState, host: GuestHash, plan: Plan) -> Result<String, ApiError> {
    app.kept.one_table_more(app.config.limits.tables_kept)?;
    let id = table_id();
    create_as(app, id.clone(), host, plan, None).await?;
    Ok(id)
}

/// The same under this id, written as one with what was recorded at the table `from` which it comes.
pub(super) async fn create_as(
    app: &AppState,
    id: String,
    host: GuestHash,
    plan: Plan,
    from: Option<(&Arc<Handle>, &mut Table)>,
) -> Result<(), ApiError> {
    let room = room_of(app, &plan)?;
    let players = plan.seats.len();
    let setup = set_up(room, &plan)?;
    let made = Created {
        game: plan.game,
        name: plan.name,
        players,
        options: every_option(room, plan.options),
        setup,
        public: plan.public,
        host,
        pace: plan.pace,
        lang: plan.lang,
        gone: false,
        lesson: plan.lesson,
    };
    let (seats, brought) = (plan.seats, plan.brought);
    let picture = app.guests.picture_of(&app.store, host).await?;
    let begin = move |table: &mut Table, room: &Room| {
        for (seat, sit) in Seat::all(players).zip(seats) {
            match sit {
                Sit::Open => {}
                Sit::Kept(guest, name) => {
                    // A name says that it is kept, so that there must be one.
                    let name = if name.is_empty() { "…".to_owned() } else { name };
                    table.record(SeatKept { seat, guest, name });
                }
                Sit::Me(name) => {
                    // The second seat on one screen is the same guest's, told apart by a number.
                    let name = told_apart(table, seat, name);
                    table.record(SeatTaken { seat, guest: host, name, gone: false });
                }
                Sit::Bot(level) => table.record(SeatBot { seat, level, name: String::new() }),
            }
        }
        for (seat, id, text) in brought {
            lay(table, room, Whose::Seat(seat), &id, &text)?;
        }
        start_if_ready(table, room)?;
        wear(table, &host, picture);
        Ok(())
    };
    crate::tables::create(app, id, made, begin, from).await
}

/// The value of every option, also of those that nobody named: what the table is told it plays by.
fn every_option(room: &Room, mut named: BTreeMap<String, String>) -> BTreeMap<String, String> {
    for option in room.game.options() {
        named.entry(option.id.to_owned()).or_insert(option.default);
    }
    named
}

fn room_of<'a>(app: &'a AppState, plan: &Plan) -> Result<&'a Room, ApiError> {
    app.house.room(&plan.game).ok_or_else(|| ApiError::NoGame(plan.game.clone()))
}

/// The game's set-up, if everything about the plan is well.
fn set_up(room: &Room, plan: &Plan) -> Result<Value, ApiError> {
    let mut errors = plan.errors.clone();
    // That their number is wrong is told once.
    let bad_number = |error: &ApiError| matches!(error, ApiError::BadSeats(_));
    let players = match errors.iter().any(bad_number) {
        false => plan.seats.len(),
        true => room.game.info().least,
    };
    let setup = room.game.setup(&SetupRequest { players, options: plan.options.clone() });
    let setup = setup.map_err(|error| errors.push(error.into()));
    if let Ok(setup) = &setup {
        // Only asked: it is handed in once the table is there.
        let brought =
            plan.brought.iter().map(|(seat, id, text)| room.game.bring(setup, Some(*seat), id, text));
        errors.extend(brought.filter_map(Result::err).map(ApiError::from));
    }
    let unknown = plan.seats.iter().filter_map(|sit| match sit {
        Sit::Bot(level) if room.level(level).is_none() => Some(ApiError::BadLevel(level.clone())),
        _ => None,
    });
    errors.extend(unknown);
    ApiError::unless_none(errors)?;
    setup.map_err(|()| ApiError::Internal)
}
