//! One guest on many devices: one-time links that let another browser join, the list of devices, and signing one out.

use axum::extract::{Path, Query, State};
use axum::http::header::USER_AGENT;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use store::{Came, Device, NewDevice, SigningOut, TokenHash};
use tables::begun::begin_to_change;
use tables::keys::{guest_hash, guest_token, table_id};
use utoipa::{IntoParams, ToSchema};

use super::guests::{NewGuest, came_in};
use super::tables::my_open;
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, DeviceCard, SignedBy};

/// Lifetime of a link, in milliseconds.
const LASTS: i64 = 10 * 60 * 1000;

/// A link for another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct DeviceLink {
    /// The path, to be put after the inn's address: the code stands behind `#`, where no log ever sees it.
    pub path: String,
    /// The code. It is shown only once, and good for one device.
    pub code: String,
    /// Time of expiry: milliseconds since 1970, UTC.
    pub expires_at: i64,
}

/// A device wants to join.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoiningDevice {
    /// The code of the link.
    #[schema(max_length = 64)]
    pub code: String,
    /// Leave the tables behind where this browser's own guest sits, if there are any.
    #[serde(default)]
    pub leave: bool,
}

/// Your devices.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Devices {
    /// The first foremost.
    pub devices: Vec<DeviceCard>,
}

/// Your devices.
#[utoipa::path(get, path = "/api/v1/me/devices", tag = "guests", extensions(("x-cost" = json!(Cost::look(100).answers(20_000)))),
    responses((status = 200, body = Devices), (status = 401)))]
pub(crate) async fn list(State(app): State<AppState>, context: Context) -> Result<Json<Devices>, ApiError> {
    let devices = all(&app, &context).await?;
    Ok(Json(Devices { devices }))
}

/// Makes a link for one more browser, good for ten minutes.
#[utoipa::path(post, path = "/api/v1/me/devices/links", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::New, 40).keeps(1_000).answers(400)))),
    responses(
    (status = 201, body = DeviceLink), (status = 401), (status = 409, description = "Five links wait already"),
))]
pub(crate) async fn link(
    State(app): State<AppState>,
    context: Context,
) -> Result<(StatusCode, Json<DeviceLink>), ApiError> {
    Ok((StatusCode::CREATED, Json(new_link(&app, &context).await?)))
}

/// What else to sign out together with a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct GoesToo {
    /// The passkeys made there, and the devices signed in by them.
    #[serde(default)]
    pub passkeys: bool,
    /// The notification addresses added there: the owner of a mailbox can come back by a letter.
    #[serde(default)]
    pub addresses: bool,
}

/// Signs a device out, with all that it let in: their links, streams and notifications end at once, and so do letters on
/// their way. A device that signs itself out leaves those that it let in, and the one that asks always stays. The last
/// device cannot be signed out.
#[utoipa::path(delete, path = "/api/v1/me/devices/{device}", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 200).keeps(1_000)))),
    params(("device" = String, Path), GoesToo), responses(
    (status = 204, description = "Signed out"), (status = 401), (status = 404),
    (status = 409, description = "It is the last device"),
))]
pub(crate) async fn drop_one(
    State(app): State<AppState>,
    context: Context,
    Path(device): Path<String>,
    Query(too): Query<GoesToo>,
) -> Result<StatusCode, ApiError> {
    sign_out(&app, &context, &device, too).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Joins a guest by the code of a link. A browser keeps the secret as a cookie; programs send it themselves.
#[utoipa::path(post, path = "/api/v1/devices", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::New, 1_300).keeps(1_000).answers(400)))),
    request_body = JoiningDevice, responses(
    (status = 201, body = NewGuest), (status = 409, description = "This browser's own guest sits at tables"),
    (status = 410, description = "The code was used, or has expired"),
))]
pub(crate) async fn join(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
    Body(joining): Body<JoiningDevice>,
) -> Result<Response, ApiError> {
    let guest = join_by(&app, &context, &headers, &joining).await?;
    Ok(came_in(&app, guest))
}

/// The devices of a guest.
pub(crate) async fn all(app: &AppState, context: &Context) -> Result<Vec<DeviceCard>, ApiError> {
    let guest = context.guest()?;
    let devices = app.store.devices(guest).await?;
    let (keys, reaches) = (app.store.passkeys(guest).await?, app.store.reaches(guest).await?);
    let this = context.device.as_ref().map(|device| device.token);
    let card = |device: &Device| DeviceCard {
        this: Some(device.token) == this,
        id: device.id.clone(),
        label: device.label.clone(),
        created_at: device.created_at,
        seen_at: device.seen_at,
        by: match device.came {
            Came::First => SignedBy::First,
            Came::Link => SignedBy::Link,
            Came::Letter => SignedBy::Letter,
            Came::Passkey => SignedBy::Passkey,
            Came::Unknown => SignedBy::Unknown,
        },
        from: named(&devices, device.let_in_by),
        passkeys: keys.iter().filter(|key| key.device == Some(device.token)).count(),
        addresses: reaches
            .iter()
            .filter(|reach| reach.device.is_none() && reach.said_at == Some(device.token))
            .count(),
    };
    Ok(devices.iter().map(card).collect())
}

/// The public id of the device with this token, if it is signed in.
pub(super) fn named(devices: &[Device], token: Option<TokenHash>) -> Option<String> {
    devices.iter().find(|device| Some(device.token) == token).map(|device| device.id.clone())
}

pub(crate) async fn new_link(app: &AppState, context: &Context) -> Result<DeviceLink, ApiError> {
    let guest = context.guest()?;
    let code = guest_token();
    let hash = guest_hash(&code).ok_or(ApiError::Internal)?;
    begin_to_change();
    let by = context.device.as_ref().map(|device| device.token).ok_or(ApiError::NoGuest)?;
    if !app.store.add_code(guest, Some(by), hash, LASTS).await? {
        let signed_out = app.store.guest_of(by).await?.is_none();
        return Err(if signed_out { ApiError::NoGuest } else { ApiError::TooManyCodes });
    }
    Ok(DeviceLink { path: format!("/device#{code}"), code, expires_at: app.config.clock.now() + LASTS })
}

/// Signs a device out.
pub(crate) async fn sign_out(
    app: &AppState,
    context: &Context,
    id: &str,
    too: GoesToo,
) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let devices = app.store.devices(guest).await?;
    let device = devices.iter().find(|device| device.id == id).ok_or(ApiError::NoDevice)?;
    let by = context.device.as_ref().map(|device| device.token);
    let what = SigningOut { id: device.id.clone(), by, passkeys: too.passkeys, reaches: too.addresses };
    begin_to_change();
    if !app.store.drop_device(guest, what).await? {
        return Err(ApiError::LastDevice);
    }
    app.guests.look_anew(guest);
    Ok(())
}

/// Joins a device to a guest.
pub(crate) async fn join_by(
    app: &AppState,
    context: &Context,
    headers: &HeaderMap,
    joining: &JoiningDevice,
) -> Result<NewGuest, ApiError> {
    let code = guest_hash(joining.code.trim()).ok_or(ApiError::WrongLink)?;
    may_join(app, context, joining.leave).await?;
    let (token, device) = new_device(headers)?;
    begin_to_change();
    if !app.store.join_by(code, device).await? {
        return Err(ApiError::WrongLink);
    }
    joined(app, token).await
}

/// The guest that a device has joined.
pub(super) async fn joined(app: &AppState, token: String) -> Result<NewGuest, ApiError> {
    let hash = guest_hash(&token).ok_or(ApiError::Internal)?;
    let found = app.guests.find(&app.store, &app.config.clock, hash).await?;
    let name = found.ok_or(ApiError::Internal)?.name;
    Ok(NewGuest { token, name })
}

/// Refuses to join a browser that would lose tables of its own, unless the request agrees to leave them behind.
pub(super) async fn may_join(app: &AppState, context: &Context, leave: bool) -> Result<(), ApiError> {
    if let Some((guest, _)) = context.guest.as_ref().filter(|_| !leave) {
        let tables = my_open(app, *guest).await?.len();
        if tables > 0 {
            return Err(ApiError::HasTables(tables));
        }
    }
    Ok(())
}

/// A new device of a guest, and its secret.
pub(super) fn new_device(headers: &HeaderMap) -> Result<(String, NewDevice), ApiError> {
    let token = guest_token();
    let hash = guest_hash(&token).ok_or(ApiError::Internal)?;
    let device = NewDevice { token: hash, id: table_id(), label: label(headers) };
    Ok((token, device))
}

/// A device's label from its headers: browser and system, and nothing more of it is kept.
pub(super) fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let first = |known: &[(&str, &'static str)]| {
        let found = known.iter().find(|(sign, _)| agent.contains(sign));
        found.map(|(_, name)| *name)
    };
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("Firefox", "Firefox"),
        ("Chrom", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ]);
    browser.into_iter().chain(system).collect::<Vec<_>>().join(" · ")
}
