//! Making a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use seen::Pace;
use serde_json::Value;
use store::GuestHash;
use table::{Puzzle, Seat, SetupRequest, Whose};

use super::avatar::set_avatar;
use super::bring::lay;
use super::names::disambiguated;
use super::start::start_if_ready;
use crate::actor::Actor;
use crate::keys::table_id;
use crate::live::Handle;
use crate::live::entry::{Created, Origin, SeatBot, SeatKept, SeatTaken};
use crate::live::table::Table;
use crate::{Engine, Room, TableError};

/// The planned occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sit {
    /// The table's maker, under this name.
    Me(String),
    /// An open seat.
    Open,
    /// A seat kept for this guest, under this name.
    Kept(GuestHash, String),
    /// A bot of this level.
    Bot(String),
}

/// The plan of a table.
pub struct Plan {
    /// The id of the game.
    pub game: String,
    /// The name of the table.
    pub name: String,
    /// True if it stands in the lobby.
    pub public: bool,
    /// The values of the options by their ids.
    pub options: BTreeMap<String, String>,
    pub pace: Pace,
    /// The language of the table's maker.
    pub lang: String,
    /// One for each player.
    pub seats: Vec<Sit>,
    /// Texts that seats bring from the start: seat, id, text.
    pub brought: Vec<(Seat, String, String)>,
    /// The deal that is played once more: the seed of its luck, and its set-up.
    pub deal: Option<(String, Value)>,
    /// The step of another game from which this one goes on.
    pub from: Option<Origin>,
    /// The lesson's id, if the table is one.
    pub lesson: Option<String>,
    /// The puzzle, if the table is one.
    pub puzzle: Option<Puzzle>,
    /// The day whose deal it is: days since 1970, UTC.
    pub day: Option<i64>,
    /// True if programs may not sit down.
    pub no_programs: bool,
    /// The program's name, if one makes the table: its maker's seats are the program's.
    pub program: Option<String>,
    /// Errors found already in the request.
    pub errors: Vec<TableError>,
}

/// Checks a plan without making the table, and gives it back. For strangers, who become guests by making one.
///
/// # Errors
/// All that is wrong, at once.
pub async fn check(engine: &Engine, plan: Plan) -> Result<Plan, TableError> {
    let inn = engine.clone();
    let checked = move || -> Result<Plan, TableError> {
        set_up(room_of(&inn, &plan)?, &plan)?;
        Ok(plan)
    };
    engine.workers.run(checked).await?
}

/// Makes a table; the game begins at once when no seat is open. Returns its id.
pub async fn create(engine: &Engine, host: GuestHash, plan: Plan) -> Result<String, TableError> {
    let room = engine.totals.reserve_table(engine.settings.tables_kept)?;
    let id = table_id();
    create_as(engine, id.clone(), host, plan, None).await?;
    room.fill();
    Ok(id)
}

/// The same under this id, for which there is room, in one transaction with the entries recorded at the table `from` which it comes.
pub async fn create_as(
    engine: &Engine,
    id: String,
    host: GuestHash,
    plan: Plan,
    from: Option<(&Arc<Handle>, &mut Table)>,
) -> Result<(), TableError> {
    let inn = engine.clone();
    // The first table of a game reads all its data.
    let planned = move || {
        let room = room_of(&inn, &plan)?;
        let anew = set_up(room, &plan)?;
        Ok::<_, TableError>((every_option(room, plan.options.clone()), anew, plan))
    };
    let (options, anew, plan) = engine.workers.run(planned).await??;
    let players = plan.seats.len();
    let (deal, setup) = plan.deal.map_or((None, anew), |(seed, setup)| (Some(seed), setup));
    let made = Created {
        game: plan.game,
        name: plan.name,
        players,
        options,
        setup,
        public: plan.public,
        host,
        pace: plan.pace,
        lang: plan.lang,
        gone: false,
        lesson: plan.lesson,
        puzzle: plan.puzzle.map(Box::new),
        day: plan.day,
        deal,
        from: plan.from,
        no_programs: plan.no_programs,
        by_program: plan.program.is_some(),
    };
    let (seats, brought) = (plan.seats, plan.brought);
    let maker = Actor { guest: host, program: plan.program };
    let picture = engine.guests.picture_of(&engine.store, host).await?;
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
                    let name = disambiguated(table, seat, name);
                    table.record(SeatTaken::by(&maker, seat, name));
                }
                Sit::Bot(level) => table.record(SeatBot { seat, level, name: String::new() }),
            }
        }
        for (seat, id, text) in brought {
            lay(table, room, Whose::Seat(seat), &id, &text)?;
        }
        start_if_ready(table, room)?;
        set_avatar(table, &host, picture);
        Ok(())
    };
    crate::live::create(engine, id, made, begin, from).await
}

/// The value of every option, also of those not named: the table plays by these.
fn every_option(room: &Room, mut named: BTreeMap<String, String>) -> BTreeMap<String, String> {
    for option in room.game.options() {
        named.entry(option.id.to_owned()).or_insert(option.default);
    }
    named
}

fn room_of<'a>(engine: &'a Engine, plan: &Plan) -> Result<&'a Room, TableError> {
    engine.house.room(&plan.game).ok_or_else(|| TableError::NoGame(plan.game.clone()))
}

/// The game's set-up, if everything about the plan is well.
fn set_up(room: &Room, plan: &Plan) -> Result<Value, TableError> {
    let mut errors = plan.errors.clone();
    // That their number is wrong is told once.
    let bad_number =
        |error: &TableError| matches!(error, TableError::BadSeats(_) | TableError::ManyPeople { .. });
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
        errors.extend(brought.filter_map(Result::err).map(TableError::from));
    }
    let unknown = plan.seats.iter().filter_map(|sit| match sit {
        Sit::Bot(level) if room.level(level).is_none() => Some(TableError::BadLevel(level.clone())),
        _ => None,
    });
    errors.extend(unknown);
    TableError::unless_none(errors)?;
    setup.map_err(|()| TableError::Internal)
}
