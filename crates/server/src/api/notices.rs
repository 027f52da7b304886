//! How you are told that it is your turn while you are away, and that you are not away.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use store::{GuestHash, Reach};
use utoipa::ToSchema;

use crate::http::context::Context;
use crate::http::errors::ErrorBody;
use crate::http::gate::begin_to_change;
use crate::http::input::Body;
use crate::keys::table_id;
use crate::notices::{Notice, hint};
use crate::{ApiError, AppState, NoticesView, ReachView, Trouble, Way};

/// Where you want to be told.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReach {
    /// In which way: one of those that are offered.
    pub way: Way,
    /// The whole address of a webhook, a mailbox, or what a browser hands out. It is told to nobody, not even to you.
    #[schema(max_length = 1000)]
    pub address: String,
}

/// How you can be told that it is your turn while you are away, and how you are.
#[utoipa::path(get, path = "/api/v1/me/notices", tag = "guests", responses((status = 200, body = NoticesView), (status = 401, body = ErrorBody)))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
) -> Result<Json<NoticesView>, ApiError> {
    let guest = context.guest()?;
    view(&app, Some(guest)).await.map(Json)
}

/// Says where you want to be told, in the language of this request. It takes the place of what you said before: what is still
/// owed to you is sent there. A mailbox is asked first whether it is yours: until you follow the link in that letter, you are told as
/// before.
#[utoipa::path(put, path = "/api/v1/me/notices", tag = "guests", request_body = NewReach, responses(
    (status = 200, body = NoticesView), (status = 401, body = ErrorBody),
    (status = 409, body = ErrorBody, description = "This inn does not tell in that way"),
    (status = 422, body = ErrorBody, description = "Nothing is sent to such an address"),
))]
pub(crate) async fn put(
    State(app): State<AppState>,
    context: Context,
    Body(new): Body<NewReach>,
) -> Result<Json<NoticesView>, ApiError> {
    tell_there(&app, &context, new.way, &new.address).await?;
    view(&app, Some(context.guest()?)).await.map(Json)
}

/// Tells you no more, and forgets where.
#[utoipa::path(delete, path = "/api/v1/me/notices", tag = "guests", responses(
    (status = 204, description = "You are told no more"), (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody, description = "You were not"),
))]
pub(crate) async fn delete(State(app): State<AppState>, context: Context) -> Result<StatusCode, ApiError> {
    tell_no_more(&app, &context).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends you something now, to try whether it arrives: `trouble` says so where it does not.
#[utoipa::path(post, path = "/api/v1/me/notices/test", tag = "guests", responses(
    (status = 200, body = NoticesView), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody, description = "You have not said where"),
))]
pub(crate) async fn test(
    State(app): State<AppState>,
    context: Context,
) -> Result<Json<NoticesView>, ApiError> {
    try_it(&app, &context).await?;
    view(&app, Some(context.guest()?)).await.map(Json)
}

/// Asks once more, by a letter, whether the mailbox is yours: the first may have been lost.
#[utoipa::path(post, path = "/api/v1/me/notices/again", tag = "guests", responses(
    (status = 200, body = NoticesView), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody, description = "Nothing was asked"),
))]
pub(crate) async fn again(
    State(app): State<AppState>,
    context: Context,
) -> Result<Json<NoticesView>, ApiError> {
    ask_again(&app, &context).await?;
    view(&app, Some(context.guest()?)).await.map(Json)
}

/// Says that you have a page before you: of the turns that you have now you are not told any more. Pages say so when they come
/// into sight, and once a minute while they are.
#[utoipa::path(post, path = "/api/v1/me/sight", tag = "guests", responses(
    (status = 204, description = "It is noted"), (status = 401, body = ErrorBody),
))]
pub(crate) async fn sight(State(app): State<AppState>, context: Context) -> Result<StatusCode, ApiError> {
    let guest = context.guest()?;
    let held_back = app.store.saw(guest, app.config.clock.now()).await?;
    metrics::counter!("bree_notices_held_back_total").increment(held_back);
    Ok(StatusCode::NO_CONTENT)
}

/// What is offered, and how a guest is told.
pub(crate) async fn view(app: &AppState, guest: Option<GuestHash>) -> Result<NoticesView, ApiError> {
    let notices = &app.config.notices;
    let (reach, asked) = match guest {
        Some(guest) => (
            shown(app, guest, app.store.reach(guest).await?).await?,
            shown(app, guest, app.store.asked_reach(guest).await?).await?,
        ),
        None => (None, None),
    };
    Ok(NoticesView {
        ways: notices.ways(),
        push_key: app
            .post
            .as_ref()
            .filter(|_| notices.push)
            .map(|post| post.push_key().to_owned()),
        hosts: notices.to.clone(),
        grace: notices.grace.as_secs(),
        reach,
        asked,
    })
}

async fn shown(
    app: &AppState,
    guest: GuestHash,
    reach: Option<Reach>,
) -> Result<Option<ReachView>, ApiError> {
    // A way of another program's version is none.
    let Some((way, reach)) = reach.and_then(|reach| Some((Way::of(&reach.way)?, reach))) else {
        return Ok(None);
    };
    let trouble = Trouble::of(&reach.trouble);
    Ok(Some(ReachView {
        way,
        hint: hint(way, &reach.address),
        trouble,
        trouble_at: trouble.map(|_| reach.trouble_at),
        tried_again: app.store.notices_tried_again(guest).await?,
    }))
}

/// Notes where a guest wants to be told.
pub(crate) async fn tell_there(
    app: &AppState,
    context: &Context,
    way: Way,
    address: &str,
) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let (notices, address) = (&app.config.notices, address.trim());
    if !notices.ways().contains(&way) {
        return Err(ApiError::NoSuchNotice);
    }
    if !notices.takes(way, address) {
        return Err(match way {
            Way::Mail => ApiError::BadMailbox,
            Way::Push => ApiError::BadBrowser,
            _ => ApiError::BadReach(notices.to.join(", ")),
        });
    }
    let same = |before: &Reach| before.way == way.word() && before.address == address;
    let told = app.store.reach(guest).await?.filter(same);
    let asked = app.store.asked_reach(guest).await?.filter(same);
    let sure = way != Way::Mail || told.is_some();
    let reach = Reach {
        // Links in letters that were sent there stay good.
        id: told.or(asked).map_or_else(table_id, |same| same.id),
        way: way.word().to_owned(),
        address: address.to_owned(),
        lang: context.lang.to_owned(),
        trouble: String::new(),
        trouble_at: 0,
    };
    if sure {
        begin_to_change();
        return Ok(app.store.put_reach(guest, reach).await?);
    }
    ask(app, guest, reach).await
}

/// Asks, by a letter, whether an address is this guest's.
async fn ask(app: &AppState, guest: GuestHash, reach: Reach) -> Result<(), ApiError> {
    app.gates.check_letter(&reach.address)?;
    begin_to_change();
    app.store.ask_reach(guest, reach.clone()).await?;
    send_now(app, guest, &reach, Notice::Confirm).await
}

/// Asks once more: a letter may have been lost.
pub(crate) async fn ask_again(app: &AppState, context: &Context) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let asked = app.store.asked_reach(guest).await?.ok_or(ApiError::NoReach)?;
    ask(app, guest, asked).await
}

/// Sends something at once, and notes how it went.
async fn send_now(
    app: &AppState,
    guest: GuestHash,
    reach: &Reach,
    notice: Notice<'_>,
) -> Result<(), ApiError> {
    let post = app.post.as_ref().ok_or(ApiError::NoReach)?;
    let sent = post.send(app, reach, notice).await;
    let trouble = sent.err().map_or("", |failed| failed.trouble.word());
    app.store.reach_went(guest, &reach.id, trouble).await?;
    Ok(())
}

/// A guest is told no more.
pub(crate) async fn tell_no_more(app: &AppState, context: &Context) -> Result<(), ApiError> {
    let guest = context.guest()?;
    begin_to_change();
    if app.store.drop_reach(guest).await? {
        Ok(())
    } else {
        Err(ApiError::NoReach)
    }
}

/// Sends something to try whether it arrives.
pub(crate) async fn try_it(app: &AppState, context: &Context) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let reach = app.store.reach(guest).await?.ok_or(ApiError::NoReach)?;
    begin_to_change();
    send_now(app, guest, &reach, Notice::Test).await
}
