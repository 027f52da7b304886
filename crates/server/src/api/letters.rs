//! Sign-in by a letter: a link to a confirmed mailbox, by which a browser joins its guest.

use axum::extract::State;
use axum::http::StatusCode;
use host::notices::Notice;
use serde::Deserialize;
use tables::begun::begin_to_change;
use tables::boxed;
use tables::keys::{guest_hash, guest_token};
use utoipa::ToSchema;

use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::{ApiError, AppState, Way};

/// Lifetime of a code, in milliseconds: letters take their time.
const LASTS: i64 = 60 * 60 * 1000;

/// The most guests of one mailbox that are written to.
const GUESTS: u32 = 3;

/// The mailbox of a guest who wants to come back.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WayBack {
    /// The mailbox at which you receive turn notifications.
    #[schema(max_length = 320)]
    pub address: String,
}

/// Sends a sign-in link, good for an hour, to your confirmed mailbox. The answer is the same for a mailbox that is not
/// known here.
#[utoipa::path(post, path = "/api/v1/letters", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Notice, 60).keeps(2_000)))),
    request_body = WayBack, responses(
    (status = 202, description = "If the mailbox belongs to a guest, a letter is on its way"),
    (status = 409, description = "This inn sends no letters"),
    (status = 422, description = "Not a mailbox"),
))]
pub(crate) async fn send(
    State(app): State<AppState>,
    Body(way): Body<WayBack>,
) -> Result<StatusCode, ApiError> {
    way_back(&app, &way.address)?;
    Ok(StatusCode::ACCEPTED)
}

/// Answers before it looks up the mailbox: neither the answer nor its time reveals whether it is known.
pub(crate) fn way_back(app: &AppState, address: &str) -> Result<(), ApiError> {
    let address = address.trim();
    if app.config.notices.mail.is_none() {
        return Err(ApiError::NoSuchNotice);
    }
    if !app.config.notices.takes(Way::Mail, address) {
        return Err(ApiError::BadMailbox);
    }
    app.rates.check_return(address)?;
    begin_to_change();
    let (app, address) = (app.clone(), address.to_owned());
    boxed::spawn(async move {
        if let Err(error) = write(&app, &address).await {
            tracing::warn!(?error, "a way back was not sent");
        }
    });
    Ok(())
}

async fn write(app: &AppState, address: &str) -> Result<(), ApiError> {
    let post = app.post.as_ref().ok_or(ApiError::NoSuchNotice)?;
    for reach in app.store.reaches_at(Way::Mail.word(), address, GUESTS).await? {
        let code = guest_token();
        let hash = guest_hash(&code).ok_or(ApiError::Internal)?;
        // As many links may wait as of those that they make themselves.
        if !app.store.add_code(reach.guest, None, hash, LASTS).await? {
            continue;
        }
        let sent = post.send(&reach, Notice::Enter(&format!("/device#{code}"))).await;
        let trouble = sent.err().map_or("", |failed| failed.trouble.word());
        app.store.reach_went(&reach.id, trouble).await?;
    }
    Ok(())
}
