//! The past of a table: journal, steps of the game, record.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::Seat;
use utoipa::{IntoParams, ToSchema};

use super::Looking;
use crate::http::context::Context;
use crate::http::errors::ErrorBody;
use crate::tables::Handle;
use crate::tables::look::{self, Eye, PictureForm};
use crate::tables::reading::KEPT;
use crate::tables::shown::{Drawing as Drawn, Shown};
use crate::tables::table::Table;
use crate::{ApiError, AppState, Layer, ReplayView, Status, ToldView};

/// The place in the journal to read from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct JournalQuery {
    /// The number of lines you have already.
    #[serde(default)]
    pub from: usize,
    /// The secret of a link to watch or to see the replay.
    pub token: Option<String>,
    /// The seat of yours to look from.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// The form of a step.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct DrawQuery {
    /// The secret of a link to watch or to see the replay.
    pub token: Option<String>,
    /// The seat of yours to look from.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// `html`: as layers of the page.
    pub draw: Option<String>,
    /// The step that the page shows: only layers that differ from it are wanted.
    pub than: Option<u32>,
}

/// A step of a game as layers of the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct StepLayers {
    /// The step's number.
    pub ply: u32,
    /// The layers of the page.
    pub layers: Vec<Layer>,
}

/// A step of a game, in the form that was asked for.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum Step {
    Data(Box<ReplayView>),
    Layers(StepLayers),
}

/// The journal as you may read it.
#[utoipa::path(get, path = "/api/v1/tables/{id}/journal", tag = "replay", params(("id" = String, Path), JournalQuery), responses(
    (status = 200, body = ToldView), (status = 404, body = ErrorBody),
))]
pub(crate) async fn journal(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Query(reading): Query<JournalQuery>,
) -> Result<Json<ToldView>, ApiError> {
    let eye = context.eye(&id, reading.token, reading.seat);
    let handle = app.tables.find(&app, &id).await?;
    let table = handle.open(&app).await?;
    let mut told = look::told(&table, look::observer(&app, &table, &eye)?, 0);
    let from = reading.from.min(told.lines.len());
    told.lines.drain(..from);
    Ok(Json(ToldView { from, ..told }))
}

/// One step of a game: of a finished one with everything that was hidden, of a running one as this reader saw it then.
/// With `draw=html` as layers of the page.
#[utoipa::path(get, path = "/api/v1/tables/{id}/steps/{ply}", tag = "replay", params(("id" = String, Path), ("ply" = u32, Path), DrawQuery), responses(
    (status = 200, body = Step), (status = 403, body = ErrorBody, description = "The game has not begun"), (status = 404, body = ErrorBody),
))]
pub(crate) async fn step(
    State(app): State<AppState>,
    context: Context,
    Path((id, ply)): Path<(String, String)>,
    Query(drawing): Query<DrawQuery>,
) -> Result<Json<Step>, ApiError> {
    let ply = ply.parse::<u32>().map_err(|_| ApiError::NoPage)?;
    let eye = context.eye(&id, drawing.token, drawing.seat);
    if drawing.draw.as_deref() != Some("html") {
        let view = replay(&app, &id, &eye, Some(ply), Want::Data).await?;
        return Ok(Json(Step::Data(Box::new(view))));
    }
    let reader = context.reader(&app.config);
    let drawn = async |ply: u32| {
        let view = replay(&app, &id, &eye, Some(ply), Want::Layers).await?;
        Ok::<_, ApiError>(Drawn::of(app.pages.replay_layers(&reader, &view)))
    };
    let mut shown = Shown::default();
    if let Some(than) = drawing.than {
        shown.changed(&drawn(than).await?);
    }
    let layers = shown.changed(&drawn(ply).await?).layers;
    Ok(Json(Step::Layers(StepLayers { ply, layers })))
}

/// The record of a finished game as a text: set-up, seed, names, choices, events.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "replay", params(("id" = String, Path), Looking), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 403, body = ErrorBody, description = "The game is not over"),
    (status = 404, body = ErrorBody),
))]
pub(crate) async fn record(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
) -> Result<Response, ApiError> {
    let eye = context.eye(&id, looking.token, None);
    let handle = app.tables.find(&app, &id).await?;
    let table = handle.open(&app).await?;
    finished(&app, &table, &eye)?;
    let record = crate::tables::record::of(&app, &table).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}

/// Refuses readers who may not see everything of a finished game.
fn finished(app: &AppState, table: &Table, eye: &Eye) -> Result<(), ApiError> {
    look::observer(app, table, eye)?;
    if table.status() == Status::Finished { Ok(()) } else { Err(ApiError::NotOver) }
}

/// The parts of a step to compute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Want {
    /// All of it as data.
    Data,
    /// The layers that change from step to step.
    Layers,
    /// Everything that a whole page is drawn from.
    Page,
}

/// A step of a game as `eye` was shown it then, or with everything that was hidden once the game is over; the last one
/// where none is named.
pub(crate) async fn replay(
    app: &AppState,
    id: &str,
    eye: &Eye,
    ply: Option<u32>,
    want: Want,
) -> Result<ReplayView, ApiError> {
    let handle = app.tables.find(app, id).await?;
    let table = handle.open(app).await?;
    step_of(app, &handle, &table, eye, ply, want)
}

fn step_of(
    app: &AppState,
    handle: &Handle,
    table: &Table,
    eye: &Eye,
    ply: Option<u32>,
    want: Want,
) -> Result<ReplayView, ApiError> {
    let form = if want == Want::Data { PictureForm::Data } else { PictureForm::Picture };
    // The same eyes as those that are shown the table now: what they see of it is another matter.
    let observer = look::eyes(app, table, eye, form)?.observer;
    let running = table.running.as_ref().ok_or(ApiError::NotOver)?;
    let over = table.status() == Status::Finished;
    let (first, last) = (running.live.first_ply(), running.live.ply());
    let ply = ply.unwrap_or(last);
    let then = running.live.at(ply).ok_or(ApiError::NoStep { first, last })?;
    let seen = look::look(app, handle, table, eye, PictureForm::Nothing)?;
    let mut told = then.told(observer, 0);
    let before = match want {
        Want::Data => 0,
        Want::Layers | Want::Page => told.len().saturating_sub(KEPT),
    };
    told.drain(..before);
    let lines = told.len();
    let journal = (want == Want::Page).then(|| {
        let all = running.live.told(observer, 0);
        let lines = all.len();
        (all, running.live.picture(observer, None, lines))
    });
    let share = match look::links(app, table).replay {
        Some(link) => link,
        None => eye
            .seat
            .map_or(format!("/t/{}/then", table.id), |seat| format!("/t/{}/then?seat={seat}", table.id)),
    };
    Ok(ReplayView {
        id: seen.id,
        name: seen.name,
        game: seen.game,
        seats: seen.seats,
        observer,
        ply,
        first,
        last,
        // Whose choice it was is told by the journal, to whom it may be.
        made: ply.checked_sub(1).filter(|_| over).and_then(|before| running.live.made(before)),
        prompt: then.prompt(observer),
        told,
        before,
        journal,
        view: (form == PictureForm::Data).then(|| then.view(observer)),
        picture: (form == PictureForm::Picture).then(|| then.picture(observer, None, lines)),
        ended: seen.ended,
        commitment: running.commitment.clone(),
        seed: over.then(|| running.seed.to_string()),
        share,
        now: (!over).then(|| match eye.seat {
            Some(seat) => format!("/t/{}?seat={seat}", table.id),
            None => format!("/t/{}", table.id),
        }),
        rematch: seen.rematch,
        plays_on: over && then.outcome().is_none() && eye.guest.is_some_and(|guest| table.is_alone(&guest)),
    })
}
