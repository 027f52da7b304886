//! Tables: listing, making, looking.

use std::collections::{BTreeMap, HashMap};

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{GuestHash, OwnTable, Status as Kept, TableRow};
use table::Seat;
use tables::TableError;
use tables::commands::create::{Plan, Sit, create};
use tables::commands::names::clean_title;
use tables::keys::Purpose;
use tables::lesson::{self, Begun};
use tables::look::{self, Eye, PictureForm};
use tables::summary::Line;
use tables::table::SeatState;
use utoipa::ToSchema;

use super::{Looking, name_or_own, puzzles};
use crate::api::turns::elsewhere;
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, KeptSeat, Links, Pace, SeatKind, Status, TableCard, TableView};

/// The most tables listed of each kind.
const LISTED: u32 = 50;

/// The planned occupant of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatPlanKind {
    /// The person who makes the table; allowed for several seats, to play on one screen.
    Me,
    /// An open seat.
    Open,
    /// A bot.
    Bot,
}

/// The planned occupant of a seat, with details.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatPlan {
    /// The kind of occupant.
    pub kind: SeatPlanKind,
    /// The level of a bot; without one it is a fair one.
    pub level: Option<String>,
    /// The name on a seat of yours; without one it is your own. A program is called as its token is, whatever stands here.
    pub name: Option<String>,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// The game's id.
    pub game: String,
    /// The number of seats; the length of `seats`, if that is given.
    pub players: Option<usize>,
    /// Option values by option id.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The seats, in order. Left out: you sit on the first, the others are open.
    pub seats: Option<Vec<SeatPlan>>,
    /// True if strangers may see it in the lobby, watch, and join.
    #[serde(default)]
    pub public: bool,
    /// The table's name.
    pub name: Option<String>,
    /// The pace: `free` (the default), days a move as `3d` (1 to 30), or live clocks of minutes and seconds a move as
    /// `10+5` (1 to 600 and 0 to 600).
    #[schema(pattern = "^(free|[0-9]+d|[0-9]+[+][0-9]+)$")]
    pub pace: Option<String>,
    /// One of the game's lessons (`GET /api/v1/games`): you sit in it at once. It brings players, seats and options of its own, so that
    /// of the other fields only `game` stands beside it.
    #[serde(default)]
    pub lesson: Option<String>,
    /// True for a lesson that two learn together (`for_two` in the list of lessons): the second learner's seat waits for whoever comes by
    /// the link. Only beside `lesson`.
    #[serde(default)]
    pub for_two: bool,
    /// The number of a puzzle of the game: you sit at it at once. Of the other fields only `game` stands beside it.
    #[serde(default)]
    pub puzzle: Option<u64>,
    /// True for the deal of the day, which is the same for everybody; whoever has begun it is told its table. Of the other fields only
    /// `game` stands beside it.
    #[serde(default)]
    pub day: bool,
    /// False if programs may not sit down.
    pub programs: Option<bool>,
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Made {
    /// The table's id.
    pub id: String,
    /// The table's links.
    pub links: Links,
}

/// The tables that concern you.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Tables {
    /// Your tables: all that are not over, where it is your turn first; then the last that ended.
    pub mine: Vec<TableCard>,
    /// The number of your finished tables.
    pub finished: usize,
    /// Tables where a seat is kept for you: `join` leads to it.
    pub invited: Vec<TableCard>,
    /// The public tables.
    pub public: Vec<TableCard>,
}

/// Your tables and the public ones.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", extensions(("x-cost" = json!(Cost::look(2_000).answers(600_000)))),
    responses((status = 200, body = Tables)))]
pub(crate) async fn list(State(app): State<AppState>, context: Context) -> Result<Json<Tables>, ApiError> {
    let own = own(&app, &context).await?;
    Ok(Json(tables(&app, &context, own).await?))
}

/// Makes a table. The game starts at once when no seat is open.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", extensions(("x-cost" = json!(Cost::of(Deed::New, 200).keeps(60_000).answers(1_000).works(20_000_000)))),
    request_body = NewTable, responses(
    (status = 201, body = Made), (status = 401), (status = 404, description = "No such game"),
    (status = 422, description = "It cannot be set up like this"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), ApiError> {
    let guest = context.guest()?;
    if context.program.is_some() && (new.lesson.is_some() || puzzles::asked(&new)?.is_some()) {
        return Err(ApiError::NotForPrograms);
    }
    let id = match puzzles::asked(&new)? {
        Some(task) => {
            let plan = puzzles::plan(&app, &context, &new.game, task, context.name().to_owned()).await?;
            puzzles::begin(&app, guest, plan).await?
        }
        None => create(&app, guest, plan(&app, &context, new)?).await?,
    };
    let handle = app.tables.find(&app, &id).await?;
    let links = look::links(&app, &*handle.open(&app).await?);
    Ok((StatusCode::CREATED, Json(Made { id, links })))
}

/// A table as you may see it.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", extensions(("x-cost" = json!(Cost::look(1_300).answers(400_000)))),
    params(("id" = String, Path), Looking), responses(
    (status = 200, body = TableView), (status = 404, description = "No such table, or you may not see it"),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
) -> Result<Json<TableView>, ApiError> {
    let eye = context.eye(&id, looking.token, looking.seat);
    let handle = app.tables.find(&app, &id).await?;
    let table = handle.open(&app).await?;
    let mut view = look::look(&app, &handle, &table, &eye, PictureForm::Data)?;
    view.told = look::told(&table, view.observer, 0);
    drop(table);
    add_elsewhere(&app, &eye, &mut view).await?;
    Ok(Json(view))
}

/// Adds the reader's turns at other tables and the seats that are kept for them there, if they sit here.
pub(crate) async fn add_elsewhere(app: &AppState, eye: &Eye, view: &mut TableView) -> Result<(), ApiError> {
    if let Some(guest) = eye.guest.filter(|_| view.links.is_some() && eye.program.is_none()) {
        view.elsewhere = elsewhere(app, guest, &view.id).await?;
        view.invited = kept_seats(app, guest).await?;
    }
    Ok(())
}

fn plan(app: &AppState, context: &Context, new: NewTable) -> Result<Plan, ApiError> {
    if let Some(lesson) = &new.lesson {
        let for_two = new.for_two;
        let alone =
            NewTable { game: new.game.clone(), lesson: new.lesson.clone(), for_two, ..NewTable::default() };
        if new != alone {
            return Err(ApiError::BadRequest("beside lesson only game and for_two".to_owned()));
        }
        let begun = Begun { game: &new.game, lesson, for_two };
        return Ok(lesson::plan(&app.house, &begun, context.name().to_owned(), context.lang)?);
    }
    if new.for_two {
        return Err(ApiError::BadRequest("for_two without lesson".to_owned()));
    }
    let room = app.house.room(&new.game).ok_or_else(|| TableError::NoGame(new.game.clone()))?;
    let least = room.game.info().least;
    let listed = new.seats.as_ref().map(Vec::len);
    let players = new.players.or(listed).unwrap_or(least);
    let mut errors = Vec::new();
    if players > table::MAX_SEATS || listed.is_some_and(|listed| listed != players) {
        errors.push(TableError::BadSeats(players));
    }
    let first = SeatPlan { kind: SeatPlanKind::Me, level: None, name: None };
    let others = SeatPlan { kind: SeatPlanKind::Open, ..first.clone() };
    let seats = new.seats.unwrap_or_else(|| {
        let mut seats = vec![others; players.min(table::MAX_SEATS)];
        seats.splice(..players.min(1), [first]);
        seats
    });
    let mut sit = |seat: SeatPlan| match seat.kind {
        SeatPlanKind::Me => match name_or_own(seat.name.as_deref(), context) {
            Ok(name) => Sit::Me(name),
            Err(error) => {
                errors.push(error);
                Sit::Open
            }
        },
        SeatPlanKind::Open => Sit::Open,
        SeatPlanKind::Bot => Sit::Bot(seat.level.unwrap_or_else(|| room.steady_level().to_owned())),
    };
    let seats = seats.into_iter().map(&mut sit).collect();
    let name = match new.name.as_deref().filter(|name| !name.trim().is_empty()) {
        Some(_) if context.silenced => {
            errors.push(TableError::Silenced);
            String::new()
        }
        Some(name) => clean_title(name).unwrap_or_else(|error| {
            errors.push(error);
            String::new()
        }),
        None => String::new(),
    };
    let pace = pace(new.pace.as_deref()).unwrap_or_else(|error| {
        errors.push(error);
        Pace::Free
    });
    Ok(Plan {
        pace,
        lang: context.lang.to_owned(),
        game: new.game,
        name,
        public: new.public,
        options: new.options,
        seats,
        brought: Vec::new(),
        lesson: None,
        puzzle: None,
        day: None,
        deal: None,
        from: None,
        no_programs: new.programs == Some(false),
        program: context.program_name(),
        errors,
    })
}

/// A pace as it was sent; as much time as they like where none was.
pub(crate) fn pace(text: Option<&str>) -> Result<Pace, TableError> {
    text.map_or(Ok(Pace::Free), |text| {
        text.parse().map_err(|_| TableError::BadPace(text.chars().take(20).collect()))
    })
}

/// All tables of a guest; of a program those at which it sits.
#[derive(Default)]
pub(crate) struct OwnCards {
    /// Those that are not over, where it is their turn first.
    pub open: Vec<TableCard>,
    /// The others, the latest first.
    pub finished: Vec<TableCard>,
}

/// The card of a table at the seats of a program: it is its turn that counts, and what the guest keeps for themselves is not told to it.
fn of_program(mut card: TableCard) -> TableCard {
    (card.label, card.hidden) = (String::new(), false);
    let seats = card.you.iter().filter_map(|number| card.seats.get(usize::from(*number).checked_sub(1)?));
    let asked = seats.filter(|seat| seat.owes && seat.level.is_none());
    card.since = asked.map(|seat| seat.since.unwrap_or(card.updated_at)).min();
    card.your_turn = card.since.is_some();
    card
}

/// Reads them.
pub(crate) async fn own(app: &AppState, context: &Context) -> Result<OwnCards, ApiError> {
    let Some((guest, _)) = &context.guest else { return Ok(OwnCards::default()) };
    let mut own = OwnCards { open: my_open(app, *guest).await?, finished: my_finished(app, *guest).await? };
    if let Some(program) = context.program_name() {
        for cards in [&mut own.open, &mut own.finished] {
            let all = std::mem::take(cards).into_iter().map(|card| card.at_seats_of(Some(&program)));
            cards.extend(all.filter(|card| !card.you.is_empty()).map(of_program));
        }
        own.open.sort_by_key(rank);
    }
    Ok(own)
}

/// The lobby as this guest sees it, who has these tables.
pub(crate) async fn tables(app: &AppState, context: &Context, own: OwnCards) -> Result<Tables, ApiError> {
    let OwnCards { open: mut mine, finished: over } = own;
    let (finished, mut invited) = (over.len(), Vec::new());
    // A seat that is kept for somebody is none for their programs.
    if let Some((guest, _)) = context.guest.as_ref().filter(|_| context.program.is_none()) {
        invited = kept_for(app, *guest).await?;
    }
    mine.extend(over.into_iter().filter(|card| !card.hidden).take(LISTED as usize));
    let mut public = app.store.public_tables(Kept::Waiting, LISTED).await?;
    public.extend(app.store.public_tables(Kept::Playing, LISTED).await?);
    public.retain(|row| mine.iter().chain(&invited).all(|other| other.id != row.id));
    let names = names_at(app, public.iter()).await?;
    let nobodys =
        |row| card(app, OwnTable { row, seats: Vec::new(), name: String::new(), hidden: false }, &names);
    Ok(Tables { mine, finished, invited, public: public.into_iter().map(nobodys).collect() })
}

/// The waiting tables where a seat is kept for a guest: none of somebody whom they blocked, or who blocked them.
pub(crate) async fn kept_for(app: &AppState, guest: GuestHash) -> Result<Vec<TableCard>, ApiError> {
    let rows = app.store.kept_for(guest).await?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let apart = app.store.not_with(guest).await?;
    let names = names_at(app, rows.iter()).await?;
    let mut cards = Vec::new();
    for row in rows {
        // What cannot be read is nobody's invitation.
        let Ok(handle) = app.tables.find(app, &row.id).await else {
            continue;
        };
        let Ok(table) = handle.open(app).await else {
            continue;
        };
        let theirs = |seat: &SeatState| seat.kept.as_ref().is_some_and(|(whose, _)| *whose == guest);
        let kept = table.seats.iter().position(theirs);
        let (owner, with) = (table.owner.guest(), table.seats.iter().filter_map(|seat| seat.guest()));
        let may = with.chain([&owner]).all(|other| !apart.contains(other));
        drop(table);
        if let Some(kept) = kept.filter(|_| may) {
            let table = OwnTable { row, seats: Vec::new(), name: String::new(), hidden: false };
            let kept = Some(Seat::new(kept).number() as u8);
            cards.push(TableCard { kept, ..member_card(app, table, &names) });
        }
    }
    Ok(cards)
}

/// The seats of these tables, for the pages of others.
pub(crate) async fn kept_seats(app: &AppState, guest: GuestHash) -> Result<Vec<KeptSeat>, ApiError> {
    let seat = |card: TableCard| {
        let by = card.made_by().unwrap_or_default().to_owned();
        Some(KeptSeat { id: card.id, game: card.game, by, join: card.join? })
    };
    Ok(kept_for(app, guest).await?.into_iter().filter_map(seat).collect())
}

/// The tables of a guest whose games are not over: where it is their turn first, and of these first where it has been for
/// longest. None is left out.
pub(crate) async fn my_open(app: &AppState, guest: GuestHash) -> Result<Vec<TableCard>, ApiError> {
    let tables = app.store.open_tables_of(guest).await?;
    let names = names_at(app, tables.iter().map(|table| &table.row)).await?;
    let mut cards = tables.into_iter().map(|table| card(app, table, &names)).collect::<Vec<_>>();
    cards.sort_by_key(rank);
    Ok(cards)
}

/// The place of a table that is not over: where it is the reader's turn first, the longest awaited of them; else, as a sort is stable, the
/// latest touched stays first.
fn rank(card: &TableCard) -> (bool, i64, bool) {
    (!card.your_turn, card.since.unwrap_or(i64::MAX), card.status == Status::Waiting)
}

/// A guest's finished tables, the latest first.
pub(crate) async fn my_finished(app: &AppState, guest: GuestHash) -> Result<Vec<TableCard>, ApiError> {
    let tables = app.store.finished_tables_of(guest).await?;
    // A game that is over keeps the names by which it was played.
    let names = Names::default();
    let mut cards = tables.into_iter().map(|table| card(app, table, &names)).collect::<Vec<_>>();
    let at = |card: &TableCard| card.ended.as_ref().map_or(card.updated_at, |ended| ended.at);
    cards.sort_by_key(|card| std::cmp::Reverse(at(card)));
    Ok(cards)
}

/// The same for a member of the group whose table it is: they may take a seat there, also if it is not public.
pub(crate) fn member_card(app: &AppState, table: OwnTable, names: &Names) -> TableCard {
    let epoch = serde_json::from_str::<Line>(&table.row.summary.body).map_or(0, |line| line.epoch);
    let mut card = card(app, table, names);
    let open = card.seats.iter().any(|seat| seat.kind == SeatKind::Open);
    if open && card.you.is_empty() {
        let token = app.key.token(Purpose::Join, &card.id, epoch);
        card.join = Some(format!("/t/{}/join/{token}", card.id));
    }
    card
}

/// What guests are called in the house, by table and seat.
pub(crate) type Names = HashMap<(String, u8), String>;

/// The names in the house of those who sit at those of these tables whose game is not over.
pub(crate) async fn names_at(
    app: &AppState,
    rows: impl Iterator<Item = &TableRow>,
) -> Result<Names, ApiError> {
    let open = rows.filter(|row| row.summary.status != Kept::Finished).map(|row| row.id.clone());
    let names = app.store.names_at(open.collect()).await?.into_iter();
    Ok(names.map(|(table, seat, name)| ((table, seat), name)).collect())
}

/// A table's line, for the guest at these seats.
fn card(app: &AppState, table: OwnTable, names: &Names) -> TableCard {
    let OwnTable { row, seats: mine, name: label, hidden } = table;
    // A line from an older program that cannot be read is shown without seats.
    let mut line = serde_json::from_str::<Line>(&row.summary.body).unwrap_or_default();
    line.call(|seat| names.get(&(row.id.clone(), seat.number() as u8)).map(String::as_str));
    let open = line.seats.iter().any(|seat| seat.kind == SeatKind::Open && seat.name.is_empty());
    let join = (open && row.summary.public && mine.is_empty())
        .then(|| format!("/t/{}/join/{}", row.id, app.key.token(Purpose::Join, &row.id, line.epoch)));
    // Where a bot goes on it is not the person's turn.
    let asked = |number: &u8| {
        let seat = line.seats.get(usize::from(*number).checked_sub(1)?)?;
        let yours = seat.owes && seat.is_persons() && !seat.program;
        yours.then(|| seat.since.unwrap_or(row.updated_at))
    };
    let since = mine.iter().filter_map(asked).min();
    TableCard {
        your_turn: since.is_some(),
        since,
        hidden: hidden && since.is_none(),
        label,
        you: mine,
        options: line.options,
        pace: line.pace,
        ended: line.ended,
        lang: line.lang,
        created_at: row.created_at,
        lesson: line.lesson,
        again: line.again,
        study: line.study,
        puzzle: line.puzzle,
        day: line.day,
        behind: line.behind,
        present: app.tables.known(&row.id).is_some_and(|handle| handle.host_is_here()),
        host: line.host.map(|seat| seat.number() as u8),
        kept: None,
        id: row.id,
        name: line.name,
        game: row.summary.game,
        status: match row.summary.status {
            Kept::Waiting => Status::Waiting,
            Kept::Playing => Status::Playing,
            Kept::Finished => Status::Finished,
        },
        public: row.summary.public,
        updated_at: row.updated_at,
        seats: line.seats,
        join,
    }
}
