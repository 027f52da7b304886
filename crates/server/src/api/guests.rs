//! Guests: creating one, reading and changing one's own name and avatar.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use store::{GuestHash, OwnTable};
use table::Seat;
use tables::commands::names::clean_name;
use tables::commands::rename;
use tables::keys::{guest_hash, guest_token};
use tables::summary::Line;
use tables::{TableError, Where, act};
use utoipa::ToSchema;

use super::devices::all;
use crate::http::context::{Context, guest_cookie};
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, Config, DeviceCard, Picture};

/// A guest's new name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    #[serde(default)]
    pub name: Option<String>,
}

/// A new guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct NewGuest {
    /// The secret: sent as `Authorization: Bearer …`, or kept by the browser as a cookie. It is shown only once.
    pub token: String,
    /// The name; may be empty.
    pub name: String,
}

/// The guest who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    /// The name; may be empty.
    pub name: String,
    /// Your avatar, if you have chosen one.
    pub picture: Option<Picture>,
    /// The device you ask with, and how it was signed in.
    pub signed_in: DeviceCard,
}

/// A guest's new avatar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pictured {
    /// The avatar: one of those that the house draws; none removes it.
    pub picture: Option<Picture>,
}

/// Creates a guest. A browser keeps the secret as a cookie; programs send it themselves.
#[utoipa::path(post, path = "/api/v1/guests", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::New, 20).keeps(1_000).answers(400)))),
    request_body = Named, responses(
    (status = 201, body = NewGuest), (status = 422, description = "The name is empty or too long"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    Body(named): Body<Named>,
) -> Result<Response, ApiError> {
    let name = match named.name {
        Some(name) => clean_name(&name).ok_or(TableError::BadName)?,
        None => String::new(),
    };
    let (token, _) = welcome(&app, &name).await?;
    Ok(came_in(&app, NewGuest { token, name }))
}

/// The answer that signs a browser in as a new guest: it keeps the secret as a cookie; programs send it themselves.
pub(crate) fn came_in(app: &AppState, guest: NewGuest) -> Response {
    let cookie = keep(&app.config, &guest.token);
    (StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(guest)).into_response()
}

/// Your name, avatar and rights.
#[utoipa::path(get, path = "/api/v1/me", tag = "guests", extensions(("x-cost" = json!(Cost::look(100).answers(1_000)))),
    responses(
    (status = 200, body = Me), (status = 401, description = "You are not a guest yet"),
))]
pub(crate) async fn me(State(app): State<AppState>, context: Context) -> Result<Json<Me>, ApiError> {
    context.guest()?;
    let (name, picture) = (context.name().to_owned(), context.picture);
    shown(&app, &context, name, picture).await
}

async fn shown(
    app: &AppState,
    context: &Context,
    name: String,
    picture: Option<Picture>,
) -> Result<Json<Me>, ApiError> {
    let mut devices = all(app, context).await?.into_iter();
    let signed_in = devices.find(|device| device.this).ok_or(ApiError::NoGuest)?;
    Ok(Json(Me { name, picture, signed_in }))
}

/// Changes or removes your avatar: also at the tables where you sit and the game is not over.
#[utoipa::path(put, path = "/api/v1/me/picture", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 500).keeps(1_000).answers(1_000)))),
    request_body = Pictured, responses(
    (status = 200, body = Me), (status = 401),
    (status = 400, description = "No such avatar"),
))]
pub(crate) async fn picture(
    State(app): State<AppState>,
    context: Context,
    Body(Pictured { picture }): Body<Pictured>,
) -> Result<Json<Me>, ApiError> {
    show_as(&app, context.guest()?, picture).await?;
    shown(&app, &context, context.name().to_owned(), picture).await
}

/// Sets a guest's avatar, wherever they sit.
pub(crate) async fn show_as(
    app: &AppState,
    guest: GuestHash,
    picture: Option<Picture>,
) -> Result<(), ApiError> {
    app.guests.picture(&app.store, guest, picture).await?;
    app.tables.tell_of(app, guest);
    Ok(())
}

/// Changes your name: also at the tables where you sit under the old one and the game is not over, unless nobody may
/// speak there just now.
#[utoipa::path(patch, path = "/api/v1/me", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 700).keeps(1_000).answers(1_000)))),
    request_body = Named, responses(
    (status = 200, body = Me), (status = 401), (status = 422),
))]
pub(crate) async fn patch(
    State(app): State<AppState>,
    context: Context,
    Body(named): Body<Named>,
) -> Result<Json<Me>, ApiError> {
    let guest = context.guest()?;
    let name = named.name.and_then(|name| clean_name(&name)).ok_or(TableError::BadName)?;
    call(&app, guest, context.name(), &name).await?;
    let picture = context.picture;
    shown(&app, &context, name, picture).await
}

/// Renames a guest, and so at all their seats where they are called as in the house.
pub(crate) async fn call(app: &AppState, guest: GuestHash, before: &str, name: &str) -> Result<(), ApiError> {
    for table in app.store.open_tables_of(guest).await? {
        if !is_marked(&table) {
            mark(app, &table.row.id, guest, before).await;
        }
    }
    app.guests.put(&app.store, guest, name).await?;
    app.tables.tell_of(app, guest);
    Ok(())
}

/// True if the log of a table tells where a guest is called as in the house: else it was written before names were looked up.
fn is_marked(table: &OwnTable) -> bool {
    let line = serde_json::from_str::<Line>(&table.row.summary.body).unwrap_or_default();
    table.seats.iter().all(|number| {
        let index = usize::from(*number).saturating_sub(1);
        line.marked.has(Seat::new(index)) || line.seats.get(index).is_some_and(|seat| seat.program)
    })
}

async fn mark(app: &AppState, id: &str, guest: GuestHash, before: &str) {
    let before = before.to_owned();
    let marked = act(Where::Here, app, id, move |table, _| {
        rename::mark(table, &guest, &before);
        Ok::<_, TableError>(())
    });
    // A table that cannot be read keeps nobody from being called otherwise at the others.
    if let Err(error) = marked.await {
        tracing::warn!(table = id, code = error.code(), "who sits there is called as before");
    }
}

/// A new guest, written down: the token and its hash.
pub(crate) async fn welcome(app: &AppState, name: &str) -> Result<(String, GuestHash), ApiError> {
    let room = app.totals.reserve_guest(app.config.limits.guests_kept)?;
    let token = guest_token();
    let hash = guest_hash(&token).ok_or(ApiError::Internal)?;
    app.guests.put(&app.store, hash, name).await?;
    room.fill();
    Ok((token, hash))
}

/// The cookie that keeps a guest's token: for as long as browsers allow, unreadable for scripts.
pub(crate) fn keep(config: &Config, token: &str) -> HeaderValue {
    cookie(config, guest_cookie(config), token)
}

/// A cookie for this house alone, kept for 400 days.
pub(crate) fn cookie(config: &Config, name: &str, value: &str) -> HeaderValue {
    let secure = if config.https() { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("names and values are plain ASCII")
}
