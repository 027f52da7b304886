//! Everything that is stored about a guest, in one answer; and its deletion.

use std::collections::{BTreeMap, HashMap};

use axum::extract::State;
use axum::http::header::{HeaderName, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use host::admin::Reported;
use serde::Serialize;
use store::GuestHash;
use table::Seat;
use tables::entry::Entry;
use tables::forget::{Forgotten, forget};
use tables::owner::Owner;
use utoipa::ToSchema;

use super::devices::all;
use super::puzzles::date;
use super::{apart, decks, groups, notices, passkeys, tokens};
use crate::http::context::{Context, WATCH_COOKIE, guest_cookie};
use crate::http::cost::{Cost, Deed};
use crate::http::json::Json;
use crate::{
    ApartCard, ApiError, AppState, Config, DeviceCard, GroupCard, HoursView, PasskeyCard, Picture, ReachView,
    TokenCard,
};

/// All your stored data.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MyData {
    /// Your name; may be empty.
    pub name: String,
    /// Your avatar, if you have chosen one.
    pub picture: Option<Picture>,
    /// Time of your first visit: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Day of your last visit: milliseconds since 1970, UTC.
    pub seen_at: i64,
    /// True if the host has muted you.
    pub silenced: bool,
    /// Your devices.
    pub devices: Vec<DeviceCard>,
    /// Your passkeys.
    pub passkeys: Vec<PasskeyCard>,
    /// Your programs' tokens, also those that have ended lately.
    pub tokens: Vec<TokenCard>,
    /// Your addresses for turn notifications, masked as everywhere.
    pub told: Vec<ReachView>,
    /// The hours at which you are notified.
    pub hours: Option<HoursView>,
    /// The games you asked to hear about.
    pub wishes: Vec<String>,
    /// Your groups.
    pub groups: Vec<GroupCard>,
    /// Your lines about games of your groups.
    pub group_lines: Vec<MyGroupLine>,
    /// The people you muted or blocked.
    pub apart: Vec<ApartCard>,
    /// Your reports to the host.
    pub reports: Vec<MyReport>,
    /// The decks that you keep.
    pub decks: Vec<MyDeck>,
    /// What you brought of campaigns that were begun on paper.
    pub campaigns: Vec<MyCampaign>,
    /// The deals of the day that you began, the latest first.
    pub days: Vec<MyDay>,
    /// The tables that you made or where you ever sat, by id.
    pub tables: Vec<MyTable>,
}

/// Your line about a game of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyGroupLine {
    /// The table at which it was played.
    pub table: String,
    /// Time of writing: milliseconds since 1970, UTC.
    pub at: i64,
    /// Your words.
    pub text: String,
}

/// What you brought of a campaign that was begun on paper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyCampaign {
    /// The game's id.
    pub game: String,
    /// The chapters, as JSON.
    pub text: String,
}

/// A deal of the day that you began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyDay {
    /// The day, as a date: `2026-11-28`.
    pub date: String,
    /// The game's id.
    pub game: String,
    /// Your table of it.
    pub table: String,
}

/// A deck that you keep.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyDeck {
    /// The game's id.
    pub game: String,
    /// The deck's name.
    pub name: String,
    /// Time of the last change: milliseconds since 1970, UTC.
    pub updated_at: i64,
    /// The text of the deck.
    pub text: String,
    /// The list of which the text was made, as it came in, where it is another.
    pub came: Option<String>,
}

/// One of your reports to the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyReport {
    /// Time of the report: milliseconds since 1970, UTC.
    pub at: i64,
    /// The reported table.
    pub table: String,
    /// Your words.
    pub why: String,
    /// The game that went with it, as your seat knew it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// A table's traces of you. What you chose there stands in its record, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub(crate) struct MyTable {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// True if you made it.
    pub made: bool,
    /// The name you gave it when you made it.
    pub name: String,
    /// Your own label for it.
    pub label: String,
    /// True if you hid it from your list.
    pub hidden: bool,
    /// Your note.
    pub note: Option<String>,
    /// Your seats, each with your name there.
    pub seats: Vec<MySeat>,
    /// Your chat messages and comments.
    pub said: Vec<MySaid>,
    /// The texts you handed in.
    pub brought: Vec<MyText>,
    /// False if part of its log could not be read: then there may be more. Else there may be more.
    pub whole: bool,
    /// True if the table is theirs, as far as its log was read.
    #[serde(skip)]
    owns: bool,
}

/// A seat that you took or that was kept for you, or a name that you took there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MySeat {
    /// Time of sitting down: milliseconds since 1970, UTC.
    pub at: i64,
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Your name at that seat.
    pub name: String,
}

/// A chat message or comment of yours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MySaid {
    /// Time of the message: milliseconds since 1970, UTC.
    pub at: i64,
    /// The seat that wrote it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The words, or a remark in the game's notation.
    pub text: String,
}

/// A text that you handed in: a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyText {
    /// Time of handing in: milliseconds since 1970, UTC.
    pub at: i64,
    /// The id of the text, as the game asked for it.
    pub id: String,
    /// The text.
    pub text: String,
}

/// You are forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Gone {
    /// The number of tables you were at.
    pub tables: u64,
    /// Tables whose log cannot be read: some of it may still mention you. Tell the host of the house.
    pub unread: Vec<String>,
}

/// Everything that this house keeps of you.
#[utoipa::path(get, path = "/api/v1/me/data", tag = "guests", extensions(("x-cost" = json!(Cost::look(8_000).answers(3_200_000)))),
    responses((status = 200, body = MyData), (status = 401)))]
pub(crate) async fn get(State(app): State<AppState>, context: Context) -> Result<Json<MyData>, ApiError> {
    kept(&app, &context).await.map(Json)
}

/// Deletes you, at once and for good: your devices, decks, notes and names, and your messages at every table; bots play
/// on for you where others wait, and where nobody does the game ends. Your choices stay, as those of a player who has
/// left.
#[utoipa::path(delete, path = "/api/v1/me", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::New, 20_000).keeps(2_500_000).answers(10_000)))),
    responses((status = 200, body = Gone), (status = 401)))]
pub(crate) async fn delete(State(app): State<AppState>, context: Context) -> Result<Response, ApiError> {
    let Forgotten { tables, unread } = forget(&app, context.guest()?, None).await?;
    Ok((farewell(&app.config), Json(Gone { tables, unread })).into_response())
}

/// The header that makes a browser drop everything of this inn but the language.
pub(crate) fn farewell(config: &Config) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let secure = if config.https() { "; Secure" } else { "" };
    for name in [guest_cookie(config), WATCH_COOKIE] {
        let text = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}");
        let cookie = HeaderValue::from_str(&text).expect("names are plain ASCII");
        headers.append(SET_COOKIE, cookie);
    }
    let storage = HeaderValue::from_static("\"storage\"");
    headers.insert(HeaderName::from_static("clear-site-data"), storage);
    headers
}

/// All stored data of a guest.
pub(crate) async fn kept(app: &AppState, context: &Context) -> Result<MyData, ApiError> {
    let hash = context.guest()?;
    let guest = app.store.guest(hash).await?.ok_or(ApiError::NoGuest)?;
    let notices = notices::view(app, context).await?;
    let papers = app.store.papers_of(hash).await?;
    let campaigns = papers.into_iter().map(|(game, text)| MyCampaign { game, text }).collect();
    let mut kept = Vec::new();
    for row in app.store.decks(hash).await? {
        let Some((row, texts)) = app.store.deck(hash, &row.id).await? else {
            continue;
        };
        let (text, came) = decks::told(texts);
        kept.push(MyDeck { game: row.game, name: row.name, updated_at: row.updated_at, text, came });
    }
    let reports = app.store.reports_of(hash).await?.into_iter();
    let reports = reports.map(|report| {
        let told = serde_json::from_str::<Reported>(&report.what.body);
        let (why, game) = told.map(|told| (told.why, told.game)).unwrap_or_default();
        MyReport { at: report.at, table: report.what.table, why, game }
    });
    Ok(MyData {
        groups: groups::mine(app, hash).await?,
        group_lines: app.store.group_lines_by(hash).await?.into_iter().map(my_line).collect(),
        apart: apart::all(app, hash).await?,
        reports: reports.collect(),
        name: guest.name,
        picture: guest.picture.parse().ok(),
        created_at: guest.created_at,
        seen_at: guest.seen_at,
        silenced: guest.silenced,
        devices: all(app, context).await?,
        passkeys: passkeys::all(app, hash).await?,
        tokens: tokens::kept(app, hash).await?,
        told: notices.reaches,
        hours: notices.hours,
        wishes: notices.wishes,
        decks: kept,
        campaigns,
        days: app.store.days_of(hash).await?.into_iter().map(my_day).collect(),
        tables: tables(app, hash).await?,
    })
}

fn my_day(played: store::PlayedDay) -> MyDay {
    MyDay { date: date(played.day), game: played.game, table: played.table }
}

fn my_line(line: store::GroupLine) -> MyGroupLine {
    MyGroupLine { table: line.table, at: line.at, text: line.text }
}

async fn tables(app: &AppState, guest: GuestHash) -> Result<Vec<MyTable>, ApiError> {
    let shelves = app.store.shelves_of(guest).await?.into_iter();
    let mut shelves = shelves.map(|row| (row.table.clone(), row)).collect::<HashMap<_, _>>();
    let notes = app.store.notes_of(guest).await?.into_iter();
    let mut notes = notes.map(|row| (row.table, row.body)).collect::<HashMap<_, _>>();
    let mut tables = BTreeMap::new();
    for id in app.store.tables_naming(guest).await? {
        let mut table = at(app, &guest, &id).await?;
        if let Some(shelf) = shelves.remove(&id) {
            table.label = shelf.name;
            table.hidden = shelf.hidden;
        }
        table.note = notes.remove(&id);
        tables.insert(id, table);
    }
    Ok(tables.into_values().collect())
}

/// Reads a guest's traces from one table's log.
async fn at(app: &AppState, guest: &GuestHash, id: &str) -> Result<MyTable, ApiError> {
    let mut found = MyTable { id: id.to_owned(), whole: true, ..MyTable::default() };
    let mut theirs = vec![false; table::MAX_SEATS];
    let mut owner: Option<Owner> = None;
    // Choices are most of a log, and name nobody.
    for kept in app.store.read_without(id, "chose").await? {
        match Entry::from_kept(&kept.kind, &kept.body) {
            Ok(entry) => {
                if let Entry::Created(made) = &entry {
                    owner = Some(Owner::new(made));
                }
                if let Some(owner) = &mut owner {
                    owner.fold(&entry);
                }
                found.owns = owner.as_ref().is_some_and(|owner| owner.is(guest));
                found.add(kept.at, entry, guest, &mut theirs);
            }
            Err(_) => found.whole = false,
        }
    }
    Ok(found)
}

impl MyTable {
    /// Adds an entry's traces of the guest. `theirs` are the seats they hold until then.
    fn add(&mut self, at: i64, entry: Entry, guest: &GuestHash, theirs: &mut [bool]) {
        let holds = |theirs: &[bool], seat: Seat| theirs.get(seat.index()).copied().unwrap_or(false);
        let mut sits = |seat: Seat, own: bool| {
            if let Some(place) = theirs.get_mut(seat.index()) {
                *place = own;
            }
        };
        match entry {
            Entry::Created(made) => {
                self.game = made.game;
                self.made = made.host == *guest;
                if self.made {
                    self.name = made.name;
                }
            }
            Entry::SeatTaken(taken) => {
                sits(taken.seat, taken.guest == *guest);
                if taken.guest == *guest {
                    let (seat, name) = (taken.seat, taken.name);
                    self.seats.push(MySeat { at, seat, name });
                }
            }
            Entry::SeatKept(kept) if kept.guest == *guest => {
                let (seat, name) = (kept.seat, kept.name);
                self.seats.push(MySeat { at, seat, name });
            }
            Entry::SeatLeft(left) => sits(left.seat, false),
            Entry::SeatBot(bot) => sits(bot.seat, false),
            Entry::Renamed(renamed) if holds(theirs, renamed.seat) => {
                let (seat, name) = (renamed.seat, renamed.name);
                self.seats.push(MySeat { at, seat, name });
            }
            Entry::Chat(said) if holds(theirs, said.seat) => {
                let (seat, text) = (said.seat, said.text);
                self.said.push(MySaid { at, seat, text });
            }
            Entry::Commented(said) if holds(theirs, said.seat) => {
                let (seat, text) = (said.seat, said.text);
                self.said.push(MySaid { at, seat, text });
            }
            Entry::Remarked(said) if holds(theirs, said.seat) => {
                let (seat, text) = (said.seat, said.remark);
                self.said.push(MySaid { at, seat, text });
            }
            Entry::Brought(brought) if brought.replaced => {}
            Entry::Brought(brought) if brought.seat.map_or(self.owns, |seat| holds(theirs, seat)) => {
                let (id, text) = (brought.id, brought.text);
                self.brought.push(MyText { at, id, text });
            }
            _ => {}
        }
    }
}
