//! What was: the journal, the steps of a finished game, its record.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::{Observer, Seat};
use utoipa::{IntoParams, ToSchema};

use super::Looking;
use crate::http::context::Context;
use crate::http::errors::ErrorBody;
use crate::tables::Handle;
use crate::tables::look::{self, Eye, Form};
use crate::tables::table::Table;
use crate::{ApiError, AppState, Layer, ReplayView, Status, ToldView};

/// Where to begin reading the journal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Reading {
    /// How many lines you have already.
    #[serde(default)]
    pub from: usize,
    /// The secret of a link to watch or to see the replay.
    pub token: Option<String>,
    /// Through which of your seats you want to look.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// In which form a step is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Drawing {
    /// The secret of the link to the replay.
    pub token: Option<String>,
    /// `html`: as layers of the page.
    pub draw: Option<String>,
}

/// A step of a finished game as layers of the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct StepLayers {
    /// The step.
    pub ply: u32,
    /// The layers.
    pub layers: Vec<Layer>,
}

/// A step of a finished game, in the form that was asked for.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum Step {
    Data(Box<ReplayView>),
    Layers(StepLayers),
}

/// The journal as you may read it.
#[utoipa::path(get, path = "/api/v1/tables/{id}/journal", tag = "replay", params(("id" = String, Path), Reading), responses(
    (status = 200, body = ToldView), (status = 404, body = ErrorBody),
))]
pub(crate) async fn journal(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Query(reading): Query<Reading>,
) -> Result<Json<ToldView>, ApiError> {
    let eye = context.eye(&id, reading.token, reading.seat);
    let handle = app.tables.find(&app, &id).await?;
    let table = handle.open(&app).await?;
    let mut told = look::told(&table, look::observer(&app, &table, &eye)?, 0);
    let from = reading.from.min(told.lines.len());
    told.lines.drain(..from);
    Ok(Json(ToldView { from, ..told }))
}

/// One step of a finished game, with everything that was hidden; as layers of the page with `draw=html`.
#[utoipa::path(get, path = "/api/v1/tables/{id}/steps/{ply}", tag = "replay", params(("id" = String, Path), ("ply" = u32, Path), Drawing), responses(
    (status = 200, body = Step), (status = 403, body = ErrorBody, description = "The game is not over"), (status = 404, body = ErrorBody),
))]
pub(crate) async fn step(
    State(app): State<AppState>,
    context: Context,
    Path((id, ply)): Path<(String, String)>,
    Query(drawing): Query<Drawing>,
) -> Result<Json<Step>, ApiError> {
    let ply = ply.parse::<u32>().map_err(|_| ApiError::NoPage)?;
    let draw = drawing.draw.as_deref() == Some("html");
    let eye = context.eye(&id, drawing.token, None);
    let form = if draw { Form::Picture } else { Form::Data };
    let view = replay(&app, &id, &eye, Some(ply), form).await?;
    if !draw {
        return Ok(Json(Step::Data(Box::new(view))));
    }
    let layers = app.pages.replay_layers(&context.reader(&app.config), &view);
    let ply = view.ply;
    Ok(Json(Step::Layers(StepLayers { ply, layers })))
}

/// The record of a finished game as a text: set-up, seed, names, choices, what was told.
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

/// May this one see everything, now that it is over?
fn finished(app: &AppState, table: &Table, eye: &Eye) -> Result<(), ApiError> {
    look::observer(app, table, eye)?;
    if table.status() == Status::Finished {
        Ok(())
    } else {
        Err(ApiError::NotOver)
    }
}

/// A step of a finished game; the last one where none is named.
pub(crate) async fn replay(
    app: &AppState,
    id: &str,
    eye: &Eye,
    ply: Option<u32>,
    form: Form,
) -> Result<ReplayView, ApiError> {
    let handle = app.tables.find(app, id).await?;
    let table = handle.open(app).await?;
    finished(app, &table, eye)?;
    step_of(app, &handle, &table, eye, ply, form)
}

fn step_of(
    app: &AppState,
    handle: &Handle,
    table: &Table,
    eye: &Eye,
    ply: Option<u32>,
    form: Form,
) -> Result<ReplayView, ApiError> {
    let running = table.running.as_ref().ok_or(ApiError::NotOver)?;
    let (first, last) = (running.live.first_ply(), running.live.ply());
    let ply = ply.unwrap_or(last);
    let then = running.live.at(ply).ok_or(ApiError::NoStep { first, last })?;
    let seen = look::look(app, handle, table, eye, Form::Data)?;
    let links = look::links(app, table);
    let told = then.told(Observer::Afterwards, 0);
    let lines = told.len();
    Ok(ReplayView {
        id: seen.id,
        name: seen.name,
        game: seen.game,
        seats: seen.seats,
        ply,
        first,
        last,
        made: ply.checked_sub(1).and_then(|before| running.live.made(before)),
        prompt: then.prompt(Observer::Afterwards),
        told,
        view: (form == Form::Data).then(|| then.view(Observer::Afterwards)),
        picture: (form == Form::Picture).then(|| then.picture(Observer::Afterwards, None, lines)),
        ended: seen.ended,
        commitment: running.commitment.clone(),
        seed: running.seed.to_string(),
        share: links.replay.unwrap_or_default(),
        rematch: seen.rematch,
    })
}
