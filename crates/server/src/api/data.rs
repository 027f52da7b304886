//! What is kept of a guest: all of it in one answer, and the end of it.

use std::collections::{BTreeMap, HashMap};

use axum::Json;
use axum::extract::State;
use axum::http::header::{HeaderName, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::GuestHash;
use table::Seat;
use utoipa::ToSchema;

use super::apart::Reported;
use super::devices::all;
use super::{apart, groups, notices, passkeys};
use crate::forget::{Forgotten, forget};
use crate::http::context::{Context, WATCH_COOKIE, guest_cookie};
use crate::http::errors::ErrorBody;
use crate::tables::entry::Entry;
use crate::tables::owner::Owner;
use crate::{
    ApartCard, ApiError, AppState, Config, DeviceCard, GroupCard, HoursView, PasskeyCard, Picture, ReachView,
};

/// Everything that this house keeps of you.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MyData {
    /// What you are called; may be empty.
    pub name: String,
    /// By what you are known at a glance, if you have chosen something.
    pub picture: Option<Picture>,
    /// When you first came: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// When you were last seen, to the day.
    pub seen_at: i64,
    /// Did the host take your word?
    pub silenced: bool,
    /// Your devices.
    pub devices: Vec<DeviceCard>,
    /// The keys by which you come back.
    pub passkeys: Vec<PasskeyCard>,
    /// Where you are told that it is your turn: of the address only a hint, as everywhere.
    pub told: Vec<ReachView>,
    /// When you are told.
    pub hours: Option<HoursView>,
    /// Of which games you want to hear.
    pub wishes: Vec<String>,
    /// Your groups.
    pub groups: Vec<GroupCard>,
    /// What you said of games of your groups.
    pub group_lines: Vec<MyGroupLine>,
    /// Those whom you keep apart.
    pub apart: Vec<ApartCard>,
    /// What you told the host of the house.
    pub reports: Vec<MyReport>,
    /// The decks that you keep.
    pub decks: Vec<MyDeck>,
    /// The tables that you made or where you ever sat, by id.
    pub tables: Vec<MyTable>,
}

/// What you said of a game of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyGroupLine {
    /// At which table it was played.
    pub table: String,
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// In your words.
    pub text: String,
}

/// A deck that you keep.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyDeck {
    /// Its game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// When it was last written: milliseconds since 1970, UTC.
    pub updated_at: i64,
    /// What is in it.
    pub text: String,
}

/// What you told the host of the house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyReport {
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// Of which table.
    pub table: String,
    /// In your words.
    pub why: String,
    /// The game that went with it, as your seat knew it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// A table, as far as it tells of you. What you chose there stands in its record, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub(crate) struct MyTable {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// Did you make it?
    pub made: bool,
    /// What you called it when you made it.
    pub name: String,
    /// What you call it for yourself.
    pub label: String,
    /// Do you want it out of sight?
    pub hidden: bool,
    /// Your note.
    pub note: Option<String>,
    /// Where you sat, and under which names.
    pub seats: Vec<MySeat>,
    /// What you said.
    pub said: Vec<MySaid>,
    /// What you handed in.
    pub brought: Vec<MyText>,
    /// Could all of its log be read? Else there may be more.
    pub whole: bool,
    /// Is it theirs, as far as its log was read?
    #[serde(skip)]
    owns: bool,
}

/// A seat that you took or that was kept for you, or a name that you took there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MySeat {
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// Which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Under which name.
    pub name: String,
}

/// Something that you said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MySaid {
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// At which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The words, or a remark in the game's notation.
    pub text: String,
}

/// A text that you handed in: a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MyText {
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// Which of those that the game asked for.
    pub id: String,
    /// What was in it.
    pub text: String,
}

/// You are forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Gone {
    /// At how many tables you were.
    pub tables: u64,
    /// Those whose log cannot be read: some of it may still tell of you. Tell the host of the house.
    pub unread: Vec<String>,
}

/// Everything that this house keeps of you.
#[utoipa::path(get, path = "/api/v1/me/data", tag = "guests", responses((status = 200, body = MyData), (status = 401, body = ErrorBody)))]
pub(crate) async fn get(State(app): State<AppState>, context: Context) -> Result<Json<MyData>, ApiError> {
    kept(&app, &context).await.map(Json)
}

/// Forgets you, at once and for good: your devices, decks, notes and names go, what you said is taken out of every table, bots play on
/// for you where others wait, and where nobody does the game ends. What you chose stays, as the choices of somebody who left.
#[utoipa::path(delete, path = "/api/v1/me", tag = "guests", responses((status = 200, body = Gone), (status = 401, body = ErrorBody)))]
pub(crate) async fn delete(State(app): State<AppState>, context: Context) -> Result<Response, ApiError> {
    let Forgotten { tables, unread } = forget(&app, context.guest()?, None).await?;
    Ok((farewell(&app.config), Json(Gone { tables, unread })).into_response())
}

/// What tells a browser to keep nothing of this house but the language.
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

/// All that is kept of whoever asks.
pub(crate) async fn kept(app: &AppState, context: &Context) -> Result<MyData, ApiError> {
    let hash = context.guest()?;
    let guest = app.store.guest(hash).await?.ok_or(ApiError::NoGuest)?;
    let notices = notices::view(app, context).await?;
    let mut decks = Vec::new();
    for row in app.store.decks(hash).await? {
        let Some((row, text)) = app.store.deck(hash, &row.id).await? else {
            continue;
        };
        decks.push(MyDeck { game: row.game, name: row.name, updated_at: row.updated_at, text });
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
        told: notices.reaches,
        hours: notices.hours,
        wishes: notices.wishes,
        decks,
        tables: tables(app, hash).await?,
    })
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

/// What a table's log tells of a guest.
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
    /// Adds what an entry tells of the guest. `theirs` are the seats they hold until then.
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
