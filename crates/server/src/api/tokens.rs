//! Tokens of programs: made by a person, for a name, with scopes and an end.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{Device, GuestHash, NewToken, Token};
use tables::TableError;
use tables::begun::begin_to_change;
use tables::commands::names::clean_name;
use tables::guests::scopes_of;
use tables::keys::{guest_hash, guest_token, table_id};
use utoipa::ToSchema;

use super::devices::named;
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, Scope, TokenCard};

/// The longest lifetime of a token, in days.
const LONGEST: u32 = 365;
/// The usual one.
const USUAL: u32 = 30;
/// A day in milliseconds.
const A_DAY: i64 = 24 * 3600 * 1000;

/// A token to be made.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedToken {
    /// The name of the program, 1 to 24 characters: it is called so at tables.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
    /// The scopes; left out: `sit` and `play`.
    pub scopes: Option<Vec<Scope>>,
    /// The lifetime in days; left out: 30.
    #[schema(minimum = 1, maximum = 365)]
    pub days: Option<u32>,
}

/// A token that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MadeToken {
    /// The secret: sent as `Authorization: Bearer …`. It is shown only once.
    pub token: String,
    /// The token.
    pub card: TokenCard,
}

/// Your tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Tokens {
    /// Those that have not ended, the latest first.
    pub tokens: Vec<TokenCard>,
}

/// Your programs' tokens.
#[utoipa::path(get, path = "/api/v1/me/tokens", tag = "programs", extensions(("x-cost" = json!(Cost::look(60).answers(6_000)))),
    responses((status = 200, body = Tokens), (status = 401)))]
pub(crate) async fn list(State(app): State<AppState>, context: Context) -> Result<Json<Tokens>, ApiError> {
    let tokens = all(&app, context.guest()?).await?;
    Ok(Json(Tokens { tokens }))
}

/// Makes a token with which a program acts for you: it takes seats of its own, where it is shown as a program, sees what those see,
/// and does what its scopes allow. It ends by itself, when you revoke it, and when the device that made it is signed out. No token makes
/// tokens.
#[utoipa::path(post, path = "/api/v1/me/tokens", tag = "programs", extensions(("x-cost" = json!(Cost::of(Deed::New, 60).keeps(2_000).answers(1_000)))),
    request_body = WantedToken, responses(
    (status = 201, body = MadeToken), (status = 401), (status = 403, description = "You are a program, or the host has muted you"),
    (status = 409, description = "You have the most tokens allowed"),
    (status = 422, description = "The name is empty or too long, or the lifetime is"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Body(wanted): Body<WantedToken>,
) -> Result<(StatusCode, Json<MadeToken>), ApiError> {
    Ok((StatusCode::CREATED, Json(make(&app, &context, wanted).await?)))
}

/// Revokes a token: its program is refused from now on, and its streams end. Its seats stay yours.
#[utoipa::path(delete, path = "/api/v1/me/tokens/{token}", tag = "programs", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 60).keeps(1_000)))),
    params(("token" = String, Path)), responses(
    (status = 204, description = "Revoked"), (status = 401), (status = 404, description = "You have no such token"),
))]
pub(crate) async fn delete(
    State(app): State<AppState>,
    context: Context,
    Path(token): Path<String>,
) -> Result<StatusCode, ApiError> {
    revoke(&app, &context, &token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The token with which a program asks.
#[utoipa::path(get, path = "/api/v1/me/token", tag = "programs", extensions(("x-cost" = json!(Cost::look(20).answers(1_000)))),
    responses(
    (status = 200, body = TokenCard), (status = 401), (status = 404, description = "You are no program"),
))]
pub(crate) async fn own(State(app): State<AppState>, context: Context) -> Result<Json<TokenCard>, ApiError> {
    let guest = context.guest()?;
    let program = context.program.as_ref().ok_or(ApiError::NoToken)?;
    let own = all(&app, guest).await?.into_iter().find(|card| card.id == program.id);
    own.map(Json).ok_or(ApiError::NoToken)
}

/// The tokens of a guest that have not ended, the latest first.
pub(crate) async fn all(app: &AppState, guest: GuestHash) -> Result<Vec<TokenCard>, ApiError> {
    let now = app.config.clock.now();
    let mut tokens = kept(app, guest).await?;
    tokens.retain(|token| token.ends_at > now);
    Ok(tokens)
}

/// The same, with those that have ended and are kept.
pub(crate) async fn kept(app: &AppState, guest: GuestHash) -> Result<Vec<TokenCard>, ApiError> {
    let devices = app.store.devices(guest).await?;
    Ok(app.store.tokens(guest).await?.iter().map(|token| card(token, &devices)).collect())
}

fn card(token: &Token, devices: &[Device]) -> TokenCard {
    TokenCard {
        id: token.id.clone(),
        name: token.name.clone(),
        scopes: scopes_of(&token.scopes),
        created_at: token.created_at,
        seen_at: token.seen_at,
        ends_at: token.ends_at,
        device: named(devices, Some(token.device)),
    }
}

/// Makes a token.
pub(crate) async fn make(
    app: &AppState,
    context: &Context,
    wanted: WantedToken,
) -> Result<MadeToken, ApiError> {
    let guest = context.guest()?;
    // Its name is words that others read.
    context.may_speak()?;
    let device = context.device.as_ref().map(|device| device.token).ok_or(ApiError::NotForPrograms)?;
    let name = clean_name(&wanted.name).ok_or(TableError::BadName)?;
    let days = wanted.days.unwrap_or(USUAL);
    if !(1..=LONGEST).contains(&days) {
        return Err(ApiError::BadLifetime(LONGEST));
    }
    let mut scopes = wanted.scopes.unwrap_or_else(|| vec![Scope::Sit, Scope::Play]);
    scopes.sort_unstable();
    scopes.dedup();
    let token = guest_token();
    let new = NewToken {
        token: guest_hash(&token).ok_or(ApiError::Internal)?,
        id: table_id(),
        name,
        scopes: scopes.iter().map(|scope| scope.word()).collect::<Vec<_>>().join(" "),
        device,
        lasts: i64::from(days) * A_DAY,
    };
    let (id, most) = (new.id.clone(), app.config.limits.tokens_each);
    begin_to_change();
    if !app.store.add_token(guest, new, most).await? {
        let signed_out = app.store.guest_of(device).await?.is_none();
        return Err(if signed_out { ApiError::NoGuest } else { ApiError::TooManyTokens(most) });
    }
    let card = all(app, guest).await?.into_iter().find(|card| card.id == id).ok_or(ApiError::Internal)?;
    Ok(MadeToken { token, card })
}

/// Revokes a token.
pub(crate) async fn revoke(app: &AppState, context: &Context, token: &str) -> Result<(), ApiError> {
    let guest = context.guest()?;
    begin_to_change();
    if !app.store.end_token(guest, token).await? {
        return Err(ApiError::NoToken);
    }
    app.guests.look_anew(guest);
    Ok(())
}
