//! Muting, blocking, and reports to the host.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use host::admin::{Chatter, Reported};
use serde::{Deserialize, Serialize};
use store::{GuestHash, NewReport};
use table::Seat;
use tables::TableError;
use tables::begun::begin_to_change;
use tables::commands::names::clean;
use tables::keys::table_id;
use tables::look::observer;
use utoipa::ToSchema;

use super::wrong;
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApartCard, ApartHow, ApiError, AppState, Status};

/// The most people one guest may mute or block.
const MOST_APART: usize = 200;
/// The most reports of one guest that may wait for the host.
const MOST_REPORTS: usize = 20;
/// The longest reason, in characters.
const LONGEST_WHY: usize = 300;
/// The longest file of a game that is kept with a report, in bytes.
const LONGEST_GAME: usize = 64 * 1024;

/// A request to mute or block the player at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeepingApart {
    /// Muted or blocked.
    pub how: ApartHow,
}

/// The people you muted or blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct AllApart {
    /// The latest first.
    pub apart: Vec<ApartCard>,
}

/// A report to the host.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Reporting {
    /// The reason, in your words: 1 to 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    pub why: String,
    /// The reported line of the chat, by its `version`; none: the table is meant.
    pub line: Option<u64>,
    /// Shall the game go with it, as your seat knows it? Then the host can play what you mean.
    #[serde(default)]
    pub game: bool,
}

/// The people you muted or blocked. Nobody else is told.
#[utoipa::path(get, path = "/api/v1/me/apart", tag = "guests", extensions(("x-cost" = json!(Cost::look(220).answers(40_000)))),
    responses((status = 200, body = AllApart), (status = 401)))]
pub(crate) async fn list(State(app): State<AppState>, context: Context) -> Result<Json<AllApart>, ApiError> {
    let apart = all(&app, context.guest()?).await?;
    Ok(Json(AllApart { apart }))
}

/// Mutes or blocks the player at a seat: `muted`, you no longer read their messages; `blocked`, also neither of you may
/// sit down at a table where the other sits, or that the other made. A blocked guest is only told that it is not possible
/// at this table. Running games go on.
#[utoipa::path(put, path = "/api/v1/tables/{id}/seats/{seat}/apart", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 450).keeps(400).answers(40_000)))),
    request_body = KeepingApart,
    params(("id" = String, Path), ("seat" = u8, Path)), responses(
    (status = 200, body = AllApart), (status = 401), (status = 404),
    (status = 409, description = "Nobody but you sits there, or you have muted and blocked too many"), (status = 422, description = "No such seat"),
))]
pub(crate) async fn put(
    State(app): State<AppState>,
    context: Context,
    Path((id, seat)): Path<(String, String)>,
    Body(keeping): Body<KeepingApart>,
) -> Result<Json<AllApart>, ApiError> {
    keep(&app, &context, &id, &seat, keeping.how).await?;
    list(State(app), context).await
}

/// Ends a mute or a block.
#[utoipa::path(delete, path = "/api/v1/me/apart/{apart}", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 230).keeps(1_000)))),
    params(("apart" = String, Path)), responses(
    (status = 204, description = "Done"), (status = 401), (status = 404, description = "You have not muted or blocked them"),
))]
pub(crate) async fn drop_one(
    State(app): State<AppState>,
    context: Context,
    Path(apart): Path<String>,
) -> Result<StatusCode, ApiError> {
    together(&app, &context, &apart).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a table, or a line of its chat, to the host. Anyone who can see the table may report it; nobody at it is told.
#[utoipa::path(post, path = "/api/v1/tables/{id}/reports", tag = "talk", extensions(("x-cost" = json!(Cost::of(Deed::Notice, 60).keeps(70_000)))),
    request_body = Reporting, params(("id" = String, Path)), responses(
    (status = 204, description = "The host will read it"), (status = 401), (status = 404, description = "No such table, or no such line"),
    (status = 409, description = "Twenty of yours wait already"), (status = 422, description = "No reason, or a long one"),
))]
pub(crate) async fn report(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(reporting): Body<Reporting>,
) -> Result<StatusCode, ApiError> {
    tell(&app, &context, &id, &reporting).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a table at which no game has begun. For its owner.
#[utoipa::path(delete, path = "/api/v1/tables/{id}", tag = "tables", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 100).keeps(8_000)))),
    params(("id" = String, Path)), responses(
    (status = 204, description = "Removed"), (status = 401), (status = 403), (status = 404),
    (status = 409, description = "The game has begun"),
))]
pub(crate) async fn delete(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    close(&app, &context, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The people a guest muted or blocked.
pub(crate) async fn all(app: &AppState, guest: GuestHash) -> Result<Vec<ApartCard>, ApiError> {
    let card = |apart: store::Apart| ApartCard {
        id: apart.id,
        how: if apart.blocked { ApartHow::Blocked } else { ApartHow::Muted },
        name: apart.name,
        at: apart.at,
    };
    Ok(app.store.apart(guest).await?.into_iter().map(card).collect())
}

/// Mutes or blocks the player at a seat.
pub(crate) async fn keep(
    app: &AppState,
    context: &Context,
    id: &str,
    seat: &str,
    how: ApartHow,
) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let handle = app.tables.find(app, id).await?;
    let (other, name) = {
        let table = handle.open(app).await?;
        observer(app, &table, &context.eye(id, None, None))?;
        let seat = seat.parse::<Seat>().map_err(|_| TableError::NoSeat)?;
        let state = table.seats.get(seat.index()).ok_or(TableError::NoSeat)?;
        let other = state.guest().filter(|other| **other != guest && !state.gone);
        let other = *other.ok_or(TableError::NobodyThere(seat))?;
        (other, state.name().to_owned())
    };
    let apart = store::Apart { id: table_id(), other, blocked: how == ApartHow::Blocked, name, at: 0 };
    begin_to_change();
    if !app.store.set_apart(guest, apart, MOST_APART).await? {
        return Err(ApiError::TooManyApart(MOST_APART));
    }
    look_anew(app, [guest, other]);
    Ok(())
}

/// Ends a mute or a block.
pub(crate) async fn together(app: &AppState, context: &Context, apart: &str) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let other = app.store.apart_from(guest, apart).await?.ok_or(ApiError::NoApart)?;
    begin_to_change();
    if !app.store.drop_apart(guest, apart).await? {
        return Err(ApiError::NoApart);
    }
    look_anew(app, [guest, other]);
    Ok(())
}

/// Reads anew for both what hangs on whether they may sit together: seats that are kept, where the other looks back.
fn look_anew(app: &AppState, both: [GuestHash; 2]) {
    for one in both {
        app.guests.look_anew(one);
        app.turns.look_anew(&one);
    }
}

/// Stores a report to the host.
pub(crate) async fn tell(
    app: &AppState,
    context: &Context,
    id: &str,
    reporting: &Reporting,
) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let handle = app.tables.find(app, id).await?;
    let mut game = None;
    if reporting.game {
        game = match wrong::file(app, context, id, None, &reporting.why).await {
            Ok(file) => Some(file),
            // Of two at one screen nobody has said whose game it is: the host is told without it.
            Err(ApiError::Table(TableError::WhichSeat)) => None,
            Err(error) => return Err(error),
        };
    }
    let game = game.filter(|game| game.len() <= LONGEST_GAME);
    let (about, reported) = {
        let table = handle.open(app).await?;
        observer(app, &table, &context.eye(id, None, None))?;
        let why = clean(&reporting.why, LONGEST_WHY).ok_or(TableError::BadText)?;
        match reporting.line {
            None => (None, Reported { why, said: None, game }),
            Some(line) => {
                let mut said = table.chat.iter().zip(&table.said_by);
                let (said, by) = said.find(|(said, _)| said.version == line).ok_or(ApiError::NoLine)?;
                let said = Some(Chatter {
                    at: said.at,
                    seat: said.seat.number() as u8,
                    name: said.name.clone(),
                    text: said.text.clone(),
                });
                (*by, Reported { why, said, game })
            }
        }
    };
    let report = NewReport {
        guest,
        table: id.to_owned(),
        about,
        body: serde_json::to_string(&reported).map_err(|_| ApiError::Internal)?,
    };
    begin_to_change();
    if !app.store.add_report(report, MOST_REPORTS).await? {
        return Err(ApiError::TooManyReports(MOST_REPORTS));
    }
    tracing::warn!(table = id, "a guest has reported something: see `bree admin reports`");
    metrics::counter!("bree_reports_total").increment(1);
    Ok(())
}

/// Removes a table at which no game has begun.
pub(crate) async fn close(app: &AppState, context: &Context, id: &str) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let handle = app.tables.find(app, id).await?;
    let mut table = handle.open(app).await?;
    observer(app, &table, &context.eye(id, None, None))?;
    if !table.is_of(&guest) {
        return Err(ApiError::NotHost);
    }
    if table.status() != Status::Waiting {
        return Err(ApiError::Table(TableError::HasBegun));
    }
    begin_to_change();
    // Whoever still holds it finds no log, also where nobody waits for the answer. Its lock is held, so nobody has come meanwhile.
    table.lost = true;
    app.store.dismiss(vec![id.to_owned()]).await?;
    app.tables.remove(id);
    app.totals.release(1, 0);
    handle.publish_presence();
    Ok(())
}
