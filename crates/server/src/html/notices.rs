//! The page of notification settings.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::response::{Html, Redirect};
use serde::Deserialize;
use tables::begun::begin_to_change;
use tables::keys::Purpose;

use crate::api::notices::{ask_again, tell_no_more, tell_then, tell_there, try_it, view, wish};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApiError, AppState, HoursView, LetterDoes, LetterView, Quiet, Way};

/// The page of notification settings. Strangers have none.
pub(super) async fn get(State(app): State<AppState>, context: Context) -> Result<Html<String>, ApiError> {
    page(&app, &context, None).await
}

async fn page(app: &AppState, context: &Context, tried: Option<&str>) -> Result<Html<String>, ApiError> {
    let view = view(app, context).await?;
    let mut reader = context.reader(&app.config);
    // The language is changed on the page to which one can come back.
    reader.path = "/me/notices".to_owned();
    Ok(Html(app.pages.notices(&reader, &view, tried)))
}

#[derive(Deserialize)]
pub(super) struct AddressForm {
    way: Way,
    address: String,
}

/// Adds an address.
pub(super) async fn add(
    State(app): State<AppState>,
    context: Context,
    Form(telling): Form<AddressForm>,
) -> Result<Redirect, ApiError> {
    tell_there(&app, &context, telling.way, &telling.address).await?;
    Ok(Redirect::to("/me/notices"))
}

#[derive(Deserialize)]
pub(super) struct AddressIdForm {
    reach: String,
}

/// Sends something, and shows whether it has arrived.
pub(super) async fn test(
    State(app): State<AppState>,
    context: Context,
    Form(which): Form<AddressIdForm>,
) -> Result<Html<String>, ApiError> {
    try_it(&app, &context, &which.reach).await?;
    page(&app, &context, Some(&which.reach)).await
}

/// Deletes an address.
pub(super) async fn stop(
    State(app): State<AppState>,
    context: Context,
    Form(which): Form<AddressIdForm>,
) -> Result<Redirect, ApiError> {
    tell_no_more(&app, &context, &which.reach).await?;
    Ok(Redirect::to("/me/notices"))
}

/// Sends the confirmation to a mailbox once more.
pub(super) async fn again(
    State(app): State<AppState>,
    context: Context,
    Form(which): Form<AddressIdForm>,
) -> Result<Redirect, ApiError> {
    ask_again(&app, &context, &which.reach).await?;
    Ok(Redirect::to("/me/notices"))
}

/// The choice of hours.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum When {
    AtOnce,
    Quiet,
    Digest,
}

#[derive(Deserialize)]
pub(super) struct HoursForm {
    when: When,
    zone: String,
    from: String,
    to: String,
    digest: String,
}

/// Sets the hours.
pub(super) async fn hours(
    State(app): State<AppState>,
    context: Context,
    Form(timing): Form<HoursForm>,
) -> Result<Redirect, ApiError> {
    let HoursForm { when, zone, from, to, digest } = timing;
    let hours = HoursView {
        zone: zone.trim().to_owned(),
        quiet: matches!(when, When::Quiet).then_some(Quiet { from, to }),
        digest: matches!(when, When::Digest).then_some(digest),
    };
    tell_then(&app, &context, &hours).await?;
    Ok(Redirect::to("/me/notices"))
}

/// Sets the games the reader wants to hear about: those that are ticked.
pub(super) async fn wishes(
    State(app): State<AppState>,
    context: Context,
    Form(ticked): Form<BTreeMap<String, String>>,
) -> Result<Redirect, ApiError> {
    wish(&app, &context, ticked.into_keys().collect()).await?;
    Ok(Redirect::to("/me/notices#wishes"))
}

/// The purpose of a link in a letter.
fn purpose(word: &str) -> Result<(Purpose, LetterDoes), ApiError> {
    match word {
        "confirm" => Ok((Purpose::Confirm, LetterDoes::Confirm)),
        "stop" => Ok((Purpose::Stop, LetterDoes::Stop)),
        _ => Err(ApiError::NoPage),
    }
}

/// The page behind a link in a letter: a button, since some programs follow every link.
pub(super) async fn letter(
    State(app): State<AppState>,
    context: Context,
    Path((reach, word, token)): Path<(String, String, String)>,
) -> Result<Html<String>, ApiError> {
    let (purpose, does) = purpose(&word)?;
    if !app.key.fits(&token, purpose, &reach, 0) {
        return Err(ApiError::OldLetter);
    }
    let view = LetterView { action: context.path.clone(), does, done: false };
    Ok(Html(app.pages.letter(&context.reader(&app.config), &view)))
}

/// Carries out the purpose of the link. The reader need not be signed in: letters are opened on any device.
pub(super) async fn answer_letter(
    State(app): State<AppState>,
    context: Context,
    Path((reach, word, token)): Path<(String, String, String)>,
) -> Result<Html<String>, ApiError> {
    let (purpose, does) = purpose(&word)?;
    if !app.key.fits(&token, purpose, &reach, 0) {
        return Err(ApiError::OldLetter);
    }
    begin_to_change();
    let done = match does {
        LetterDoes::Confirm => app.store.confirm_reach(&reach).await?,
        // Mail programs say it twice, and people press twice: then there is nothing left to stop.
        LetterDoes::Stop => {
            app.store.drop_reach_by(&reach).await?;
            true
        }
    };
    if !done {
        return Err(ApiError::OldLetter);
    }
    let view = LetterView { action: String::new(), does, done };
    let mut reader = context.reader(&app.config);
    // The language is changed on a page to which one can come back.
    reader.path = "/".to_owned();
    Ok(Html(app.pages.letter(&reader, &view)))
}
