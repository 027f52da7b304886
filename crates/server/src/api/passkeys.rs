//! Passkeys: registration, sign-in, deletion.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use host::passkeys::Passkeys;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{GuestHash, Passkey};
use tables::begun::begin_to_change;
use tables::keys::{guest_hash, guest_token};
use utoipa::ToSchema;

use super::devices::{joined, label, may_join, named, new_device};
use super::guests::{NewGuest, came_in};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, PasskeyCard};

/// Time for a device to answer, in milliseconds.
const LASTS: i64 = 5 * 60 * 1000;

/// Your passkeys.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MyPasskeys {
    /// True if a passkey can be created at this address.
    pub offered: bool,
    /// The oldest first.
    pub passkeys: Vec<PasskeyCard>,
}

/// A WebAuthn challenge.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PasskeyAsked {
    /// The challenge's id: send it back with the answer, once, within five minutes.
    pub challenge: String,
    /// The options for `navigator.credentials`, as WebAuthn has them.
    #[schema(value_type = Object)]
    pub options: Value,
}

/// A device's answer with a new passkey.
#[derive(Clone, PartialEq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasskeyMade {
    /// The id of the challenge.
    #[schema(max_length = 64)]
    pub challenge: String,
    /// The result of `navigator.credentials`, as JSON.
    #[schema(value_type = Object)]
    pub answer: Value,
}

/// A device's answer that signs a guest in.
#[derive(Clone, PartialEq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasskeyShown {
    /// The id of the challenge.
    #[schema(max_length = 64)]
    pub challenge: String,
    /// The result of `navigator.credentials`, as JSON.
    #[schema(value_type = Object)]
    pub answer: Value,
    /// Leave the tables behind where this browser's own guest sits, if there are any.
    #[serde(default)]
    pub leave: bool,
}

/// Your passkeys.
#[utoipa::path(get, path = "/api/v1/me/passkeys", tag = "guests", extensions(("x-cost" = json!(Cost::look(100).answers(8_000)))),
    responses((status = 200, body = MyPasskeys), (status = 401)))]
pub(crate) async fn list(
    State(app): State<AppState>,
    context: Context,
) -> Result<Json<MyPasskeys>, ApiError> {
    let passkeys = all(&app, context.guest()?).await?;
    Ok(Json(MyPasskeys { offered: app.passkeys.is_some(), passkeys }))
}

/// Starts the registration of a passkey on this device.
#[utoipa::path(post, path = "/api/v1/me/passkeys/begin", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::New, 60).keeps(8_000).answers(6_000)))),
    responses(
    (status = 200, body = PasskeyAsked), (status = 401),
    (status = 409, description = "Passkeys are not possible at this address"),
))]
pub(crate) async fn begin(
    State(app): State<AppState>,
    context: Context,
) -> Result<Json<PasskeyAsked>, ApiError> {
    let guest = context.guest()?;
    let known = app.store.passkeys(guest).await?;
    let (options, remembered) = offered(&app)?.make(context.name(), &known)?;
    asked(&app, Some(guest), options, remembered).await
}

/// Completes the registration of a passkey.
#[utoipa::path(post, path = "/api/v1/me/passkeys", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::New, 100).keeps(8_000).answers(8_000)))),
    request_body = PasskeyMade, responses(
    (status = 201, body = MyPasskeys), (status = 401),
    (status = 409, description = "You have the most passkeys allowed"),
    (status = 410, description = "The challenge was answered already, or has expired"),
    (status = 422, description = "The answer does not fit the challenge"),
))]
pub(crate) async fn make(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
    Body(made): Body<PasskeyMade>,
) -> Result<(StatusCode, Json<MyPasskeys>), ApiError> {
    let guest = context.guest()?;
    let remembered = remembered(&app, &made.challenge, Some(guest)).await?;
    let made = offered(&app)?.made(&remembered, made.answer)?;
    if app.store.passkey(&made.id).await?.is_some() {
        // No device makes one that is known.
        return Err(ApiError::BadPasskey);
    }
    let passkey = Passkey {
        id: made.id,
        guest,
        account: made.account,
        label: label(&headers),
        body: made.body,
        created_at: 0,
        used_at: 0,
        device: context.device.as_ref().map(|device| device.token),
    };
    if !app.store.add_passkey(passkey).await? {
        return Err(ApiError::TooManyPasskeys);
    }
    let passkeys = all(&app, guest).await?;
    let mine = MyPasskeys { offered: true, passkeys };
    Ok((StatusCode::CREATED, Json(mine)))
}

/// Deletes a passkey: nobody can sign in by it any more. Devices signed in by it stay signed in.
#[utoipa::path(delete, path = "/api/v1/me/passkeys/{passkey}", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 40).keeps(1_000)))),
    params(("passkey" = String, Path)), responses(
    (status = 204, description = "Deleted"), (status = 401), (status = 404),
))]
pub(crate) async fn drop_one(
    State(app): State<AppState>,
    context: Context,
    Path(passkey): Path<String>,
) -> Result<StatusCode, ApiError> {
    take_away(&app, &context, &passkey).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts a sign-in by a passkey: no name is asked for.
#[utoipa::path(post, path = "/api/v1/passkeys/begin", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::New, 40).keeps(8_000).answers(2_000)))),
    responses(
    (status = 200, body = PasskeyAsked), (status = 409, description = "Passkeys are not possible at this address"),
))]
pub(crate) async fn begin_to_enter(State(app): State<AppState>) -> Result<Json<PasskeyAsked>, ApiError> {
    let (options, remembered) = offered(&app)?.enter()?;
    asked(&app, None, options, remembered).await
}

/// Signs in by a passkey: this device joins its guest. A browser keeps the secret as a cookie; programs send it
/// themselves.
#[utoipa::path(post, path = "/api/v1/passkeys", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::New, 1_400).keeps(8_000).answers(400)))),
    request_body = PasskeyShown, responses(
    (status = 201, body = NewGuest), (status = 404, description = "The passkey is unknown, or no longer valid"),
    (status = 409, description = "This browser's own guest sits at tables, or the passkey seems to have been copied"),
    (status = 410, description = "The challenge was answered already, or has expired"),
    (status = 422, description = "The answer does not fit the challenge"),
))]
pub(crate) async fn enter(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
    Body(shown): Body<PasskeyShown>,
) -> Result<Response, ApiError> {
    may_join(&app, &context, shown.leave).await?;
    let remembered = remembered(&app, &shown.challenge, None).await?;
    let id = Passkeys::named(&shown.answer)?;
    let known = app.store.passkey(&id).await?.ok_or(ApiError::NoPasskey)?;
    let body = offered(&app)?.entered(&remembered, shown.answer, &known)?;
    let (token, device) = new_device(&headers)?;
    if !app.store.enter_by(&id, body, device).await? {
        return Err(ApiError::NoPasskey);
    }
    Ok(came_in(&app, joined(&app, token).await?))
}

fn offered(app: &AppState) -> Result<&Passkeys, ApiError> {
    app.passkeys.as_ref().ok_or(ApiError::NoPasskeys)
}

async fn asked(
    app: &AppState,
    guest: Option<GuestHash>,
    options: Value,
    remembered: String,
) -> Result<Json<PasskeyAsked>, ApiError> {
    let challenge = guest_token();
    let hash = guest_hash(&challenge).ok_or(ApiError::Internal)?;
    begin_to_change();
    app.store.ask_device(hash, guest, remembered, LASTS).await?;
    Ok(Json(PasskeyAsked { challenge, options }))
}

/// Takes the stored state of a challenge; it is deleted, whatever the answer is worth.
async fn remembered(app: &AppState, challenge: &str, guest: Option<GuestHash>) -> Result<String, ApiError> {
    let hash = guest_hash(challenge).ok_or(ApiError::OldPasskey)?;
    begin_to_change();
    let found = app.store.answered(hash, guest).await?;
    found.ok_or(ApiError::OldPasskey)
}

/// The keys of a guest.
pub(crate) async fn all(app: &AppState, guest: GuestHash) -> Result<Vec<PasskeyCard>, ApiError> {
    let devices = app.store.devices(guest).await?;
    let card = |key: Passkey| PasskeyCard {
        device: named(&devices, key.device),
        id: key.id,
        label: key.label,
        created_at: key.created_at,
        used_at: key.used_at,
    };
    Ok(app.store.passkeys(guest).await?.into_iter().map(card).collect())
}

/// Takes one of the guest's keys away.
pub(crate) async fn take_away(app: &AppState, context: &Context, id: &str) -> Result<(), ApiError> {
    let guest = context.guest()?;
    begin_to_change();
    if app.store.drop_passkey(guest, id).await? { Ok(()) } else { Err(ApiError::NoPasskey) }
}
