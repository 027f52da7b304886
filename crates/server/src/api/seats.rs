//! Seats: taking and leaving them, bots, names, and the start of the game.

use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use table::Seat;
use tables::commands::avatar::set_avatar;
use tables::commands::seats::may_sit;
use tables::commands::{rename, seats, start};
use tables::keys::Purpose;
use tables::{TableError, Where, act};
use utoipa::ToSchema;

use super::{Done, ForSeat, as_host, at_own_seat, at_seat, keep_name, name_or_own};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState};

/// A request to take an open seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    /// The secret of the link; not needed at a public table.
    pub token: Option<String>,
    /// The seat; without one the first that is open.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Your name at the table; without one your own. A program is called as its token is, whatever stands here.
    pub name: Option<String>,
}

/// A seat was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Joined {
    /// Your seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The version of the table from then on.
    pub version: u64,
}

/// A new occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Assignment {
    /// The level of a bot; null or left out: the seat is open.
    pub bot: Option<String>,
}

/// Options of the start.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Beginning {
    /// The level of bots for the seats that are open; without one there must be none.
    pub fill: Option<String>,
}

/// Another name at the table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Renaming {
    /// Your seat; needed only where you hold several.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// Takes an open seat. If you sit there already and name no seat, you keep yours.
#[utoipa::path(post, path = "/api/v1/tables/{id}/join", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 300).keeps(40_000).works(20_000_000)))),
    request_body = Joining, params(("id" = String, Path)), responses(
    (status = 200, body = Joined), (status = 401), (status = 404),
    (status = 409, description = "The seat is taken, or all are, or it is not possible for you here, or programs may not sit down"),
    (status = 410, description = "The link is no longer good"),
    (status = 422),
))]
pub(crate) async fn join(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(joining): Body<Joining>,
) -> Result<Json<Joined>, ApiError> {
    let guest = context.guest()?;
    let name = name_or_own(joining.name.as_deref(), &context)?;
    // With a link in hand, a table that is not there is a link that does not fit.
    if joining.token.is_some() {
        app.tables.find_by_link(&app, &id).await?;
    }
    let key = app.key.clone();
    let (given, picture, who) = (name.clone(), context.picture, context.actor()?);
    let not_with = app.store.not_with(guest).await?;
    let joined = act(Where::WorkerPool, &app, &id, move |table, room| {
        // A program needs the link also where its guest sits.
        let known = !table.known_by(&who).is_empty() || table.is_owned_by(&who);
        match &joining.token {
            Some(token) if key.fits(token, Purpose::Join, &table.id, table.epoch) => {}
            _ if table.made.public || known => {}
            Some(_) => return Err(ApiError::WrongLink),
            None => return Err(ApiError::Table(TableError::NoTable)),
        }
        may_sit(table, &guest, &not_with)?;
        let seat = seats::sit(table, room, who.clone(), joining.seat, name)?;
        if !who.is_program() {
            set_avatar(table, &guest, picture);
        }
        Ok(Joined { seat, version: table.version })
    });
    let joined = joined.await?;
    keep_name(&app, &context, &given).await?;
    Ok(Json(joined))
}

/// Leaves your seat, before the game has begun.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 60).keeps(8_000)))),
    request_body = ForSeat, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 409, description = "The game has begun: resign instead"),
    (status = 422, description = "No such seat, or several are yours and none is named"),
))]
pub(crate) async fn leave(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(whose): Body<ForSeat>,
) -> Result<Json<Done>, ApiError> {
    at_seat(Where::Here, &app, &context, &id, whose.seat, |table, _, seat| seats::leave(table, seat))
        .await
        .map(Json)
}

/// Puts a bot on a seat, or opens it. For the owner of the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 100).keeps(40_000).works(20_000_000)))),
    request_body = Assignment,
    params(("id" = String, Path), ("seat" = u8, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 409), (status = 422),
))]
pub(crate) async fn assign(
    State(app): State<AppState>,
    context: Context,
    Path((id, seat)): Path<(String, String)>,
    Body(assignment): Body<Assignment>,
) -> Result<Json<Done>, ApiError> {
    let seat = seat.parse::<Seat>().map_err(|_| TableError::NoSeat)?;
    let done = as_host(Where::WorkerPool, &app, &context, &id, move |table, room| {
        seats::assign(table, room, seat, assignment.bot.as_deref())?;
        Ok(Done::at(table))
    });
    done.await.map(Json)
}

/// Starts the game, with bots on open seats. For the owner of the table. (When all seats are taken, the game starts by
/// itself.)
#[utoipa::path(post, path = "/api/v1/tables/{id}/start", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 100).keeps(40_000).works(20_000_000)))),
    request_body = Beginning, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 409, description = "Seats are open, or the game has begun"), (status = 422),
))]
pub(crate) async fn start(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(beginning): Body<Beginning>,
) -> Result<Json<Done>, ApiError> {
    let done = as_host(Where::WorkerPool, &app, &context, &id, move |table, room| {
        start::start(table, room, beginning.fill.as_deref())?;
        Ok(Done::at(table))
    });
    done.await.map(Json)
}

/// Changes your name at this table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/name", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 60).keeps(8_000)))),
    request_body = Renaming, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 422),
))]
pub(crate) async fn rename(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(renaming): Body<Renaming>,
) -> Result<Json<Done>, ApiError> {
    let name = renaming.name.clone();
    let done = at_own_seat(&app, &context, &id, renaming.seat, move |table, seat| {
        rename::rename(table, seat, &name)
    })
    .await?;
    keep_name(&app, &context, &renaming.name).await?;
    Ok(Json(done))
}
