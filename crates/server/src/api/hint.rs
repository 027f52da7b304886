//! Hints for people who play alone or against bots.

use axum::extract::{Path, State};
use bots::{AnyBots, CancelFlag, Hint};
use serde::Deserialize;
use store::Meter;
use table::{AnyMatch, Seat};
use tables::TableError;
use tables::boxed;
use tables::hints::{NoPlace, Question, question};
use tables::look::observer;
use tables::worker_pool::counted;
use utoipa::ToSchema;

use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, HintView, WeighedView};

/// The question for which a hint is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asking {
    /// Your seat; needed only where you hold several.
    #[schema(value_type = Option<u8>)]
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The ply that came with the choices; without one it is for what is asked now.
    #[serde(default)]
    pub ply: Option<u32>,
}

/// A hint for your seat, with reasons: only where nobody else plays but bots. It rests on what your seat may know, and
/// takes a while: asking again, or going away, cancels the request before.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hint", tag = "play", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 40).answers(40_000).works(20_000_000)))),
    request_body = Asking, params(("id" = String, Path)), responses(
    (status = 200, body = HintView), (status = 401),
    (status = 403, description = "You do not sit there"), (status = 404),
    (status = 409, description = "Several people sit there, or you are not asked, or the question is closed"),
    (status = 422, description = "No such seat, or which of yours?"),
    (status = 503, description = "Too many think already, or it takes too long"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(asking): Body<Asking>,
) -> Result<Json<HintView>, ApiError> {
    hint(&app, &context, &id, asking.seat, asking.ply).await.map(Json)
}

/// The level of the bot that gives hints.
const GOOD: &str = "hard";

/// A hint for the guest's own seat.
pub(crate) async fn hint(
    app: &AppState,
    context: &Context,
    id: &str,
    seat: Option<Seat>,
    ply: Option<u32>,
) -> Result<HintView, ApiError> {
    let who = context.actor()?;
    let handle = app.tables.find(app, id).await?;
    let (question, game) = {
        let table = handle.open(app).await?;
        observer(app, &table, &context.eye(id, None, seat))?;
        let seat = table.acting(&who, seat)?;
        // One may answer for one's program, but a hint rests on what its seat knows.
        if !table.held_by(&who).has(seat) {
            return Err(ApiError::Table(TableError::NotYourSeat(seat)));
        }
        let question = question(&table, seat, ply)?;
        if let Some(hint) = handle.hint.of(&question) {
            return Ok(hint);
        }
        let running = table.running.as_ref().ok_or(TableError::NotBegun)?;
        (question, running.live.boxed_clone())
    };
    app.rates.check_deed(Deed::Hint, context)?;
    let bots = app.house.room(game.info().id).ok_or(TableError::Unreadable)?.bots.clone();
    let asking = app.hints.ask(who.guest);
    let place = app.hints.place().await.map_err(|NoPlace| ApiError::HouseFull)?;
    let (stop, seed) = (asking.stop.clone(), seed(id, question.ply));
    let meter = Meter::current();
    let thought = boxed::spawn_blocking(move || {
        let _place = place;
        counted(meter.as_ref(), || think(&stop, bots.as_ref(), game.as_ref(), question.seat, seed))
    });
    let thought = tokio::select! {
        thought = thought => thought,
        () = app.closes() => return Err(ApiError::TooSlow),
    };
    let thought = thought.map_err(|panic| {
        tracing::error!(%panic, table = id, "a hint failed");
        ApiError::Internal
    })?;
    // Whoever asked again elsewhere is answered there.
    let hint = shown(question, thought.ok_or(TableError::Moved)?);
    handle.hint.keep(question, &hint);
    Ok(hint)
}

fn think(
    stop: &CancelFlag,
    bots: &dyn AnyBots,
    game: &dyn AnyMatch,
    seat: Seat,
    seed: u64,
) -> Option<Hint<String>> {
    bots.hint(stop, game, seat, GOOD, seed)
}

/// A seed from what everybody at the table knows: a hint reveals nothing of the seed of the game.
fn seed(id: &str, ply: u32) -> u64 {
    let mixed = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    id.bytes().chain(ply.to_le_bytes()).fold(0xcbf2_9ce4_8422_2325, mixed)
}

fn shown(question: Question, hint: Hint<String>) -> HintView {
    let weighed =
        |of: bots::Weighed<String>| WeighedView { choice: of.choice, worth: of.worth, reasons: of.reasons };
    HintView {
        seat: question.seat,
        ply: question.ply,
        best: weighed(hint.best),
        second: hint.second.map(weighed),
        tried: hint.tried,
    }
}
