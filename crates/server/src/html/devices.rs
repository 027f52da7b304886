//! The page of the reader's browsers, and that on which one more joins.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::whole;
use crate::api::devices::{self, GoesToo, JoiningDevice, all, join_by, new_link};
use crate::api::guests::keep;
use crate::api::letters::way_back;
use crate::api::tables::my_open;
use crate::api::{holiday, passkeys};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApiError, AppState, DeviceView, MeView, PasskeyCard};

/// The reader: name and browsers. Strangers have none.
pub(super) async fn me(State(app): State<AppState>, context: Context) -> Result<Html<String>, ApiError> {
    let devices = match &context.guest {
        Some(_) => all(&app, &context).await?,
        None => Vec::new(),
    };
    let holiday = match &context.guest {
        Some((guest, _)) => holiday::of(&app, *guest).await?,
        None => None,
    };
    let view = MeView { devices, passkeys: keys_of(&app, &context).await?, link: None, holiday };
    Ok(Html(app.pages.me(&context.reader(&app.config), &view)))
}

/// The reader's keys, where some can be made.
async fn keys_of(app: &AppState, context: &Context) -> Result<Option<Vec<PasskeyCard>>, ApiError> {
    match (&context.guest, &app.passkeys) {
        (Some((guest, _)), Some(_)) => passkeys::all(app, *guest).await.map(Some),
        _ => Ok(None),
    }
}

#[derive(Deserialize)]
pub(super) struct SignOutForm {
    passkey: String,
}

/// Takes a key away.
pub(super) async fn drop_passkey(
    State(app): State<AppState>,
    context: Context,
    Form(dropped): Form<SignOutForm>,
) -> Result<Redirect, ApiError> {
    passkeys::take_away(&app, &context, &dropped.passkey).await?;
    Ok(Redirect::to("/me#passkeys"))
}

/// The same with a link for one more browser: it is shown this once.
pub(super) async fn link(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
) -> Result<Html<String>, ApiError> {
    let made = new_link(&app, &context).await?;
    let url = whole(&app, &headers, &made.path);
    let view = MeView {
        devices: all(&app, &context).await?,
        passkeys: None,
        link: Some((url, made.expires_at)),
        holiday: None,
    };
    let mut reader = context.reader(&app.config);
    // The language is changed on the page to which one can come back.
    reader.path = "/me".to_owned();
    Ok(Html(app.pages.me(&reader, &view)))
}

/// Signs a browser out.
pub(super) async fn drop_one(
    State(app): State<AppState>,
    context: Context,
    Path(device): Path<String>,
    Form(too): Form<GoesToo>,
) -> Result<Redirect, ApiError> {
    devices::sign_out(&app, &context, &device, too).await?;
    Ok(Redirect::to("/me"))
}

/// The page on which a browser joins a guest. The code stands behind the `#` of the link, and only the page sees it.
pub(super) async fn device(State(app): State<AppState>, context: Context) -> Result<Html<String>, ApiError> {
    joining(&app, &context, false).await
}

async fn joining(app: &AppState, context: &Context, sent: bool) -> Result<Html<String>, ApiError> {
    let tables = match &context.guest {
        Some((guest, _)) => my_open(app, *guest).await?.len(),
        None => 0,
    };
    let view = DeviceView {
        tables,
        passkeys: app.passkeys.is_some(),
        letters: app.config.notices.mail.is_some(),
        sent,
    };
    let mut reader = context.reader(&app.config);
    // The language is changed on the page to which one can come back.
    reader.path = "/device".to_owned();
    Ok(Html(app.pages.device(&reader, &view)))
}

#[derive(Deserialize)]
pub(super) struct MailboxForm {
    address: String,
}

/// Sends a sign-in link to a mailbox, if it belongs to a guest, and answers the same in any case.
pub(super) async fn letter(
    State(app): State<AppState>,
    context: Context,
    Form(mailbox): Form<MailboxForm>,
) -> Result<Html<String>, ApiError> {
    way_back(&app, &mailbox.address)?;
    joining(&app, &context, true).await
}

#[derive(Deserialize)]
pub(super) struct HolidayForm {
    days: u8,
}

/// Takes a holiday, or ends it.
pub(super) async fn holiday(
    State(app): State<AppState>,
    context: Context,
    Form(HolidayForm { days }): Form<HolidayForm>,
) -> Result<Redirect, ApiError> {
    holiday::take(&app, &context, days).await?;
    Ok(Redirect::to("/me#holiday"))
}

#[derive(Deserialize)]
pub(super) struct JoinDeviceForm {
    code: String,
    leave: Option<bool>,
}

/// Joins this browser to a guest.
pub(super) async fn join(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
    Form(joining): Form<JoinDeviceForm>,
) -> Result<Response, ApiError> {
    let joining = JoiningDevice { code: joining.code, leave: joining.leave.unwrap_or_default() };
    let guest = join_by(&app, &context, &headers, &joining).await?;
    let cookie = keep(&app.config, &guest.token);
    Ok(([(SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}
