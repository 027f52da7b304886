//! All that the house keeps of a guest, for themselves.

use serde::Serialize;
use store::{GuestHash, OwnTable, Reach};
use table::Seat;
use utoipa::ToSchema;

use crate::api::devices;
use crate::http::context::Context;
use crate::tables::entry::Entry;
use crate::tables::summary::Line;
use crate::{ApiError, AppState, DeviceCard};

/// All that the house keeps of you.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Personal {
    /// What you are called; may be empty.
    name: String,
    /// When you came first: milliseconds since 1970, UTC.
    created_at: i64,
    /// When you were last here, within the hour.
    seen_at: i64,
    /// Did the host take your word?
    silenced: bool,
    /// Your devices.
    devices: Vec<DeviceCard>,
    /// Where you are told that it is your turn, if you are.
    notices: Option<Reached>,
    /// Where you wanted to be told, and have not answered yet.
    notices_asked: Option<Reached>,
    /// The decks that you keep.
    decks: Vec<OwnDeck>,
    /// The tables that you made, or where you ever sat.
    tables: Vec<AtTable>,
}

/// Where you are told.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Reached {
    /// In which way.
    way: String,
    /// Where.
    address: String,
    /// In which language.
    lang: String,
}

/// A deck that you keep.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct OwnDeck {
    /// Of which game.
    game: String,
    /// What you call it.
    name: String,
    /// When you wrote it last.
    updated_at: i64,
    /// The deck.
    text: String,
}

/// What is kept of you at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct AtTable {
    /// Its id.
    id: String,
    /// What is played there; empty where the house cannot read the table.
    game: String,
    /// What it is called; may be empty.
    name: String,
    /// What you call it yourself; may be empty.
    yours: String,
    /// Do you want it out of sight?
    hidden: bool,
    /// Your note; may be empty.
    note: String,
    /// What you did and said there. Your choices are in the game's record, `/api/v1/tables/ID/record` once it is over.
    did: Vec<Deed>,
}

/// Something that you did or said at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Deed {
    /// When: milliseconds since 1970, UTC.
    at: i64,
    /// What: `created`, `seat_taken`, `seat_left`, `renamed`, `remark` or `chat`.
    what: String,
    /// At which seat, from 1; none where the table was made.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The name that stands there; may be empty.
    name: String,
    /// What you said; may be empty.
    text: String,
}

/// What of a log names people.
const KINDS: [&str; 6] = ["created", "seat_taken", "seat_left", "renamed", "remark", "chat"];

/// Looks up all that the house keeps of whoever asks.
///
/// # Errors
/// For somebody who is no guest, and when the database does not answer.
pub(crate) async fn gather(app: &AppState, context: &Context) -> Result<Personal, ApiError> {
    let hash = context.guest()?;
    let guest = app.store.guest(hash).await?.ok_or(ApiError::NoGuest)?;
    let mut decks = Vec::new();
    for row in app.store.decks(hash).await? {
        if let Some((row, text)) = app.store.deck(hash, &row.id).await? {
            decks.push(OwnDeck {
                game: row.game,
                name: row.name,
                updated_at: row.updated_at,
                text,
            });
        }
    }
    let mut own = app.store.open_tables_of(hash).await?;
    own.extend(app.store.finished_tables_of(hash).await?);
    let mut ids = app.store.tables_naming(hash).await?;
    // Also those whose log does not say so any more in a form that can be looked up.
    let more = own.iter().map(|table| &table.row.id);
    let more = more.filter(|id| !ids.contains(*id)).cloned().collect::<Vec<_>>();
    ids.extend(more);
    let mut tables = Vec::new();
    for id in ids {
        let kept = own.iter().find(|table| table.row.id == id);
        tables.push(at_table(app, hash, id, kept).await?);
    }
    Ok(Personal {
        name: guest.name,
        created_at: guest.created_at,
        seen_at: guest.seen_at,
        silenced: guest.silenced,
        devices: devices::all(app, context).await?,
        notices: app.store.reach(hash).await?.map(reached),
        notices_asked: app.store.asked_reach(hash).await?.map(reached),
        decks,
        tables,
    })
}

fn reached(reach: Reach) -> Reached {
    Reached {
        way: reach.way,
        address: reach.address,
        lang: reach.lang,
    }
}

async fn at_table(
    app: &AppState,
    guest: GuestHash,
    id: String,
    kept: Option<&OwnTable>,
) -> Result<AtTable, ApiError> {
    let row = app.store.table(&id).await?;
    let line = row
        .as_ref()
        .and_then(|row| serde_json::from_str::<Line>(&row.summary.body).ok());
    let mut theirs = Vec::new();
    let mut did = Vec::new();
    for entry in app.store.read_kinds(&id, &KINDS).await? {
        // What cannot be read is not known to be theirs.
        if let Ok(read) = Entry::from_kept(&entry.kind, &entry.body)
            && let Some(deed) = deed(read, &guest, &mut theirs, entry.at)
        {
            did.push(Deed {
                what: entry.kind,
                ..deed
            });
        }
    }
    Ok(AtTable {
        note: app.store.note(guest, &id).await?.unwrap_or_default(),
        game: row.map(|row| row.summary.game).unwrap_or_default(),
        name: line.map(|line| line.name).unwrap_or_default(),
        yours: kept.map(|table| table.name.clone()).unwrap_or_default(),
        hidden: kept.is_some_and(|table| table.hidden),
        did,
        id,
    })
}

/// What an entry tells of a guest, if it does. `theirs` are the seats that they hold by then.
fn deed(entry: Entry, guest: &GuestHash, theirs: &mut Vec<Seat>, at: i64) -> Option<Deed> {
    let deed = |seat: Option<Seat>, name: String, text: String| {
        let what = String::new();
        Some(Deed {
            at,
            what,
            seat,
            name,
            text,
        })
    };
    match entry {
        Entry::Created(made) if made.host == *guest => deed(None, made.name, String::new()),
        Entry::SeatTaken(taken) => {
            theirs.retain(|seat| *seat != taken.seat);
            if taken.guest != *guest {
                return None;
            }
            theirs.push(taken.seat);
            deed(Some(taken.seat), taken.name, String::new())
        }
        Entry::SeatLeft(left) => {
            let held = theirs.contains(&left.seat);
            theirs.retain(|seat| *seat != left.seat);
            held.then(|| deed(Some(left.seat), String::new(), String::new()))?
        }
        Entry::Renamed(renamed) if theirs.contains(&renamed.seat) => {
            deed(Some(renamed.seat), renamed.name, String::new())
        }
        Entry::Remarked(said) if theirs.contains(&said.seat) => deed(Some(said.seat), said.name, said.remark),
        Entry::Chat(said) if theirs.contains(&said.seat) => deed(Some(said.seat), said.name, said.text),
        _ => None,
    }
}
