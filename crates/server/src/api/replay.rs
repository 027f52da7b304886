//! The past of a table: journal, steps of the game, record.

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::{AnyMatch, Observer, Seat};
use tables::actor::Actor;
use tables::look::{self, Eye, PictureForm};
use tables::reading::KEPT;
use tables::shown::{Drawing as Drawn, Shown};
use tables::table::Table;
use tables::{TableError, branches, cursors};
use utoipa::{IntoParams, ToSchema};

use super::Looking;
use crate::http::context::Context;
use crate::http::cost::Cost;
use crate::http::json::Json;
use crate::{
    ApiError, AppState, BranchView, CommentView, Layer, OriginView, ReplayView, Status, StudyView, TableView,
    ToldView,
};

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
#[utoipa::path(get, path = "/api/v1/tables/{id}/journal", tag = "replay", extensions(("x-cost" = json!(Cost::look(60).answers(4_000_000).works(5_000_000)))),
    params(("id" = String, Path), JournalQuery), responses(
    (status = 200, body = ToldView), (status = 404),
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
#[utoipa::path(get, path = "/api/v1/tables/{id}/steps/{ply}", tag = "replay", extensions(("x-cost" = json!(Cost::look(60).answers(600_000).works(5_000_000)))),
    params(("id" = String, Path), ("ply" = u32, Path), DrawQuery), responses(
    (status = 200, body = Step), (status = 403, description = "The game has not begun"), (status = 404),
))]
pub(crate) async fn step(
    State(app): State<AppState>,
    context: Context,
    Path((id, ply)): Path<(String, String)>,
    Query(drawing): Query<DrawQuery>,
) -> Result<Json<Step>, ApiError> {
    let ply = ply.parse::<u32>().map_err(|_| ApiError::NoPage)?;
    let eye = context.eye(&id, drawing.token, drawing.seat);
    let want = if drawing.draw.as_deref() == Some("html") { Want::Layers } else { Want::Data };
    let past = past(&app, &id, &eye, want).await?;
    if want == Want::Layers {
        past.goes(&app, &eye, ply);
    }
    let (reader, pages, than) = (context.reader(&app.config), app.pages.clone(), drawing.than);
    let step = move || -> Result<Step, ApiError> {
        if want == Want::Data {
            return Ok(Step::Data(Box::new(past.step(Some(ply))?)));
        }
        let drawn = |ply: u32| -> Result<Drawn, ApiError> {
            let view = past.step(Some(ply))?;
            Ok(Drawn::of(pages.replay_layers(&reader, &view)))
        };
        let mut shown = Shown::default();
        if let Some(than) = than {
            shown.changed(&drawn(than)?);
        }
        let layers = shown.changed(&drawn(ply)?).layers;
        Ok(Step::Layers(StepLayers { ply, layers }))
    };
    app.unhurried.run(step).await?.map(Json)
}

/// The record of a finished game as a text: set-up, seed, names, choices, events.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "replay", extensions(("x-cost" = json!(Cost::look(60).answers(1_000_000).works(5_000_000)))),
    params(("id" = String, Path), Looking), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 403, description = "The game is not over"),
    (status = 404),
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
    let record = tables::record::of(&app, &table).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}

/// Refuses readers who may not see everything of a finished game.
fn finished(app: &AppState, table: &Table, eye: &Eye) -> Result<(), ApiError> {
    look::observer(app, table, eye)?;
    if table.status() == Status::Finished { Ok(()) } else { Err(ApiError::Table(TableError::NotOver)) }
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

impl Want {
    fn form(self) -> PictureForm {
        match self {
            Self::Data => PictureForm::Data,
            Self::Layers | Self::Page => PictureForm::Picture,
        }
    }
}

/// A game as one reader may look back on it, at one moment: its steps are played again without the table, for which nobody
/// then waits.
pub(crate) struct Past {
    want: Want,
    live: Box<dyn AnyMatch>,
    /// The observer: the same eyes as those that are shown the table now.
    observer: Observer,
    seen: TableView,
    over: bool,
    commitment: String,
    seed: Option<String>,
    share: String,
    now: Option<String>,
    /// True if the reader may play on, where a step is no end.
    sat: bool,
    from: Option<OriginView>,
    branches: Vec<BranchView>,
    comments: Vec<CommentView>,
    /// True if the reader may comment.
    speaks: bool,
    study: Option<StudyView>,
}

/// The game at that table as `eye` may look back on it.
///
/// # Errors
/// Where they may not see it, or nothing has begun.
pub(crate) async fn past(app: &AppState, id: &str, eye: &Eye, want: Want) -> Result<Past, ApiError> {
    let handle = app.tables.find(app, id).await?;
    let not_with = match want {
        Want::Page => cursors::not_with(app, eye).await?,
        Want::Data | Want::Layers => Vec::new(),
    };
    let table = handle.open(app).await?;
    // What they see of the table is another matter.
    let observer = look::eyes(app, &table, eye, want.form())?.observer;
    let (made, origin) = match want {
        Want::Layers => (Vec::new(), None),
        Want::Data | Want::Page => (branches::made(&table, eye), branches::from(&table, eye)),
    };
    let running = table.running.as_ref().ok_or(TableError::NotOver)?;
    let over = table.status() == Status::Finished;
    let from = |path: String| match eye.seat {
        Some(seat) => format!("{path}?seat={seat}"),
        None => path,
    };
    let share = look::links(app, &table).replay;
    let past = Past {
        want,
        live: running.live.boxed_clone(),
        observer,
        seen: look::look(app, &handle, &table, eye, PictureForm::Nothing)?,
        over,
        commitment: running.commitment.clone(),
        seed: over.then(|| running.seed.to_string()),
        share: share.unwrap_or_else(|| from(format!("/t/{}/then", table.id))),
        now: (!over).then(|| from(format!("/t/{}", table.id))),
        sat: over && branches::sat(&table, eye),
        from: None,
        branches: Vec::new(),
        comments: look::comments(&table, &eye.muted),
        speaks: over && speaks(&table, eye),
        study: (over && want == Want::Page).then(|| cursors::study(app, &handle, &table, eye, &not_with)),
    };
    // Nobody at the table waits while others are looked for.
    drop(table);
    let (branches, from) =
        (branches::views(app, eye, made).await?, branches::origin(app, eye, origin).await?);
    Ok(Past { branches, from, ..past })
}

/// True if the reader sits at the table in person, or sat there and resigned: not where only programs of theirs do.
fn speaks(table: &Table, eye: &Eye) -> bool {
    let person = eye.guest.filter(|_| eye.program.is_none()).map(Actor::from);
    person.is_some_and(|person| !table.chats_from(&person).is_empty())
}

impl Past {
    /// The page of this reader goes to this step: whoever looks back beside them sees it.
    fn goes(&self, app: &AppState, eye: &Eye, ply: u32) {
        let there = (self.live.first_ply()..=self.live.ply()).contains(&ply);
        if let Some(handle) = app.tables.known(&self.seen.id).filter(|_| self.over && there) {
            cursors::go(&handle, eye, ply);
        }
    }

    /// A step of the game as the reader was shown it then, or with everything that was hidden once the game is over; the last
    /// one where none is named. Plays the game again up to there, which takes a while.
    ///
    /// # Errors
    /// Where there is no such step.
    pub(crate) fn step(&self, ply: Option<u32>) -> Result<ReplayView, ApiError> {
        let Self { live, observer, seen, over, .. } = self;
        let (observer, form) = (*observer, self.want.form());
        let (first, last) = (live.first_ply(), live.ply());
        let ply = ply.unwrap_or(last);
        let then = live.at(ply).ok_or(TableError::NoStep { first, last })?;
        let mut told = then.told(observer, 0);
        let before = match self.want {
            Want::Data => 0,
            Want::Layers | Want::Page => told.len().saturating_sub(KEPT),
        };
        told.drain(..before);
        let lines = told.len();
        let journal = (self.want == Want::Page).then(|| {
            let all = live.told(observer, 0);
            let lines = all.len();
            (all, live.picture(observer, None, lines))
        });
        Ok(ReplayView {
            id: seen.id.clone(),
            name: seen.name.clone(),
            game: seen.game,
            seats: seen.seats.clone(),
            observer,
            ply,
            first,
            last,
            // Whose choice it was is told by the journal, to whom it may be.
            made: ply.checked_sub(1).filter(|_| *over).and_then(|before| live.made(before)),
            prompt: then.prompt(observer),
            told,
            before,
            journal,
            view: (form == PictureForm::Data).then(|| then.view(observer)),
            picture: (form == PictureForm::Picture).then(|| then.picture(observer, None, lines)),
            ended: seen.ended.clone(),
            commitment: self.commitment.clone(),
            seed: self.seed.clone(),
            share: self.share.clone(),
            now: self.now.clone(),
            rematch: seen.rematch.clone(),
            plays_on: self.sat && then.outcome().is_none(),
            from: self.from.clone(),
            branches: self.branches.clone(),
            comments: self.comments.clone(),
            may_comment: self.speaks,
            study: self.study.clone(),
        })
    }
}
