//! Your turn notifications while you are away, and your presence.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use host::notices::{Notice, hint, read_hours, shown_hours};
use serde::Deserialize;
use store::{Device, Reach};
use tables::TableError;
use tables::begun::begin_to_change;
use tables::keys::table_id;
use utoipa::ToSchema;

use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, HoursView, NoticesView, ReachView, Trouble, Way};

/// A new address for notifications.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReach {
    /// The kind of address: one of those that are offered.
    pub way: Way,
    /// The whole address of a webhook, a mailbox, or a browser's subscription. It is never shown again, not even to you.
    #[schema(max_length = 1000)]
    pub address: String,
}

/// Your turn notifications: the ways that are offered, and your settings.
#[utoipa::path(get, path = "/api/v1/me/notices", tag = "guests", extensions(("x-cost" = json!(Cost::look(100).answers(10_000)))),
    responses((status = 200, body = NoticesView), (status = 401)))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
) -> Result<Json<NoticesView>, ApiError> {
    context.guest()?;
    view(&app, &context).await.map(Json)
}

/// Adds an address for notifications, in the language of this request. Notifications that are due, and that no other
/// address has received, are sent there. A mailbox must be confirmed first: until you follow the link in the letter,
/// nothing else is sent there. A browser has one address: a new subscription replaces the one before.
#[utoipa::path(post, path = "/api/v1/me/notices", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Notice, 300).keeps(4_000).answers(10_000)))),
    request_body = NewReach, responses(
    (status = 200, body = NoticesView), (status = 401),
    (status = 409, description = "This inn does not offer that way, or you have the most addresses allowed"),
    (status = 422, description = "Not an address to which notifications are sent"),
))]
pub(crate) async fn add(
    State(app): State<AppState>,
    context: Context,
    Body(new): Body<NewReach>,
) -> Result<Json<NoticesView>, ApiError> {
    tell_there(&app, &context, new.way, &new.address).await?;
    view(&app, &context).await.map(Json)
}

/// Deletes an address for notifications.
#[utoipa::path(delete, path = "/api/v1/me/notices/{reach}", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 60).keeps(1_000)))),
    params(("reach" = String, Path, description = "The address's `id`")), responses(
    (status = 204, description = "Deleted"), (status = 401),
    (status = 404, description = "You have no such address"),
))]
pub(crate) async fn delete(
    State(app): State<AppState>,
    context: Context,
    Path(reach): Path<String>,
) -> Result<StatusCode, ApiError> {
    tell_no_more(&app, &context, &reach).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a test message: `trouble` gives the error, if there was one.
#[utoipa::path(post, path = "/api/v1/me/notices/{reach}/test", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Notice, 120).keeps(1_000).answers(10_000)))),
    params(("reach" = String, Path, description = "The address's `id`")), responses(
    (status = 200, body = NoticesView), (status = 401), (status = 404, description = "You have no such address"),
))]
pub(crate) async fn test(
    State(app): State<AppState>,
    context: Context,
    Path(reach): Path<String>,
) -> Result<Json<NoticesView>, ApiError> {
    try_it(&app, &context, &reach).await?;
    view(&app, &context).await.map(Json)
}

/// Sends the request for confirmation to a mailbox again: the first letter may have been lost.
#[utoipa::path(post, path = "/api/v1/me/notices/{reach}/again", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Notice, 120).keeps(4_000).answers(10_000)))),
    params(("reach" = String, Path, description = "The address's `id`")), responses(
    (status = 200, body = NoticesView), (status = 401), (status = 404, description = "You have no such mailbox that waits for confirmation"),
))]
pub(crate) async fn again(
    State(app): State<AppState>,
    context: Context,
    Path(reach): Path<String>,
) -> Result<Json<NoticesView>, ApiError> {
    ask_again(&app, &context, &reach).await?;
    view(&app, &context).await.map(Json)
}

/// Sets the hours of notifications: at once, not at night, or once a day; also of those that are due.
#[utoipa::path(put, path = "/api/v1/me/notices/hours", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 120).keeps(1_000).answers(10_000)))),
    request_body = HoursView, responses(
    (status = 200, body = NoticesView), (status = 401),
    (status = 422, description = "No such time zone, or no such time"),
))]
pub(crate) async fn hours(
    State(app): State<AppState>,
    context: Context,
    Body(hours): Body<HoursView>,
) -> Result<Json<NoticesView>, ApiError> {
    tell_then(&app, &context, &hours).await?;
    view(&app, &context).await.map(Json)
}

/// The games you want to hear about.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wishes {
    /// Ids of games; an empty list: none.
    #[schema(max_items = 20)]
    pub games: Vec<String>,
}

/// Sets the games you want to hear about when somebody opens a public table: once an hour at most, at the addresses and
/// hours of your turn notifications, and not while a page of yours is in sight.
#[utoipa::path(put, path = "/api/v1/me/notices/wishes", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 120).keeps(4_000).answers(10_000)))),
    request_body = Wishes, responses(
    (status = 200, body = NoticesView), (status = 401),
    (status = 409, description = "This inn sends no notifications"),
    (status = 422, description = "No such game"),
))]
pub(crate) async fn wishes(
    State(app): State<AppState>,
    context: Context,
    Body(wishes): Body<Wishes>,
) -> Result<Json<NoticesView>, ApiError> {
    wish(&app, &context, wishes.games).await?;
    view(&app, &context).await.map(Json)
}

/// Reports that you have a page in view: no notifications are sent for the turns you have now. Pages report this when
/// they come into sight, and once a minute while they are.
#[utoipa::path(post, path = "/api/v1/me/sight", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 700).keeps(50_000)))),
    responses(
    (status = 204, description = "Noted"), (status = 401),
))]
pub(crate) async fn sight(State(app): State<AppState>, context: Context) -> Result<StatusCode, ApiError> {
    let guest = context.guest()?;
    let held_back = app.store.saw(guest, app.config.clock.now()).await?;
    metrics::counter!("bree_notices_held_back_total").increment(held_back);
    Ok(StatusCode::NO_CONTENT)
}

/// The ways that are offered, and a guest's settings.
pub(crate) async fn view(app: &AppState, context: &Context) -> Result<NoticesView, ApiError> {
    let notices = &app.config.notices;
    let (mut reaches, mut hours, mut wishes) = (Vec::new(), None, Vec::new());
    if let Ok(guest) = context.guest() {
        let devices = app.store.devices(guest).await?;
        for reach in app.store.reaches(guest).await? {
            reaches.extend(shown(app, context, &devices, reach).await?);
        }
        hours = app.store.hours(guest).await?;
        wishes = app.store.wishes(guest).await?;
    }
    Ok(NoticesView {
        ways: notices.ways(),
        push_key: app.post.as_ref().filter(|_| notices.push).map(|post| post.push_key().to_owned()),
        hosts: notices.to.clone(),
        grace: notices.grace.as_secs(),
        reaches,
        hours: hours.as_ref().map(shown_hours),
        games: app.house.rooms().map(|room| room.game.info().id.to_owned()).collect(),
        wishes,
    })
}

async fn shown(
    app: &AppState,
    context: &Context,
    devices: &[Device],
    reach: Reach,
) -> Result<Option<ReachView>, ApiError> {
    // A way of another program's version is none.
    let Some(way) = Way::of(&reach.way) else {
        return Ok(None);
    };
    let trouble = Trouble::of(&reach.trouble);
    let here = context.device.as_ref().map(|device| device.token);
    // A browser is known by its name; the first of a guest has none.
    let mut named = devices.iter().filter(|device| Some(device.token) == reach.device);
    let label = named.next().map(|device| device.label.clone());
    Ok(Some(ReachView {
        way,
        hint: label.filter(|label| !label.is_empty()).unwrap_or_else(|| hint(way, &reach.address)),
        here: reach.device.is_some() && reach.device == here,
        sure: reach.sure,
        trouble,
        trouble_at: trouble.map(|_| reach.trouble_at),
        tried_again: app.store.tried_again(&reach.id).await?,
        id: reach.id,
    }))
}

/// Adds an address of a guest.
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
    let mut all = app.store.reaches(guest).await?.into_iter();
    let before = all.find(|before| before.way == way.word() && before.address == address);
    let device = context.device.as_ref().map(|device| device.token);
    let reach = Reach {
        sure: way != Way::Mail || before.as_ref().is_some_and(|before| before.sure),
        // Links in letters that were sent there stay good.
        id: before.map_or_else(table_id, |before| before.id),
        guest,
        way: way.word().to_owned(),
        address: address.to_owned(),
        lang: context.lang.to_owned(),
        device: device.filter(|_| way == Way::Push),
        trouble: String::new(),
        trouble_at: 0,
        said_at: device,
    };
    if reach.sure {
        return put(app, reach).await;
    }
    ask(app, reach).await
}

async fn put(app: &AppState, reach: Reach) -> Result<(), ApiError> {
    begin_to_change();
    if app.store.put_reach(reach).await? { Ok(()) } else { Err(ApiError::TooManyReaches) }
}

/// Asks, by a letter, whether an address is this guest's.
async fn ask(app: &AppState, reach: Reach) -> Result<(), ApiError> {
    app.rates.check_letter(&reach.address)?;
    put(app, reach.clone()).await?;
    send_now(app, &reach, Notice::Confirm).await
}

/// One of the guest's own addresses.
async fn own(app: &AppState, context: &Context, id: &str) -> Result<Reach, ApiError> {
    let mut all = app.store.reaches(context.guest()?).await?.into_iter();
    all.find(|reach| reach.id == id).ok_or(ApiError::NoReach)
}

/// Asks once more: a letter may have been lost.
pub(crate) async fn ask_again(app: &AppState, context: &Context, id: &str) -> Result<(), ApiError> {
    let reach = own(app, context, id).await?;
    if reach.sure {
        return Err(ApiError::NoReach);
    }
    ask(app, reach).await
}

/// Sends something at once, and notes how it went.
async fn send_now(app: &AppState, reach: &Reach, notice: Notice<'_>) -> Result<(), ApiError> {
    let post = app.post.as_ref().ok_or(ApiError::NoReach)?;
    let sent = post.send(reach, notice).await;
    let trouble = sent.err().map_or("", |failed| failed.trouble.word());
    app.store.reach_went(&reach.id, trouble).await?;
    Ok(())
}

/// Deletes an address of a guest.
pub(crate) async fn tell_no_more(app: &AppState, context: &Context, id: &str) -> Result<(), ApiError> {
    let guest = context.guest()?;
    begin_to_change();
    if app.store.drop_reach(guest, id).await? { Ok(()) } else { Err(ApiError::NoReach) }
}

/// Sends a test message: only the request for confirmation, where the address is not confirmed yet.
pub(crate) async fn try_it(app: &AppState, context: &Context, id: &str) -> Result<(), ApiError> {
    let reach = own(app, context, id).await?;
    if !reach.sure {
        return Err(ApiError::NoReach);
    }
    begin_to_change();
    send_now(app, &reach, Notice::Test).await
}

/// Sets a guest's notification hours.
pub(crate) async fn tell_then(app: &AppState, context: &Context, hours: &HoursView) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let hours = read_hours(hours).ok_or(ApiError::BadHours)?;
    begin_to_change();
    Ok(app.store.put_hours(guest, hours).await?)
}

/// Sets the games a guest wants to hear about.
pub(crate) async fn wish(app: &AppState, context: &Context, mut games: Vec<String>) -> Result<(), ApiError> {
    let guest = context.guest()?;
    if !app.config.notices.offered() {
        return Err(ApiError::NoSuchNotice);
    }
    games.sort_unstable();
    games.dedup();
    for game in &games {
        app.house.room(game).ok_or_else(|| TableError::NoGame(game.clone()))?;
    }
    begin_to_change();
    Ok(app.store.put_wishes(guest, games).await?)
}
