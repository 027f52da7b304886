//! The pages of what the inn sets and remembers: puzzles, the deal of the day, the log of a campaign, statistics.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use serde::Serialize;

use crate::api::{campaign as log, puzzles as puzzle, statistics as counts};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApiError, AppState, PaperCampaign, PaperChapter};

/// The puzzles of a game, and its deal of the day.
pub(super) async fn puzzles(
    State(app): State<AppState>,
    context: Context,
    Path(game): Path<String>,
) -> Result<Html<String>, ApiError> {
    let view = puzzle::view(&app, &context, &game).await?;
    Ok(Html(app.pages.puzzles(&context.reader(&app.config), &view)))
}

/// The log of a campaign.
pub(super) async fn campaign(
    State(app): State<AppState>,
    context: Context,
    Path(game): Path<String>,
) -> Result<Html<String>, ApiError> {
    let view = log::view(&app, &context, &game).await?;
    Ok(Html(app.pages.campaign(&context.reader(&app.config), &view)))
}

/// Takes a campaign in from paper: a file as it was exported in the field `file`, or fields `won-CHAPTER`, `attempts-CHAPTER` and
/// `with-CHAPTER`.
pub(super) async fn take_in(
    State(app): State<AppState>,
    context: Context,
    Path(game): Path<String>,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Html<String>, ApiError> {
    let guest = context.guest()?;
    let brought = match fields.get("file").filter(|file| !file.trim().is_empty()) {
        Some(file) => {
            let read = serde_json::from_str::<PaperCampaign>(file);
            read.map_err(|error| ApiError::BadCampaign(error.to_string()))?
        }
        None => of_fields(game.clone(), &fields)?,
    };
    log::take_in(&app, guest, &game, brought).await?;
    let mut view = log::view(&app, &context, &game).await?;
    view.saved = true;
    Ok(Html(app.pages.campaign(&context.reader(&app.config), &view)))
}

fn of_fields(game: String, fields: &BTreeMap<String, String>) -> Result<PaperCampaign, ApiError> {
    let mut chapters = BTreeMap::<&str, PaperChapter>::new();
    for (field, value) in fields {
        let Some((what, chapter)) = field.split_once('-') else { continue };
        let of = chapters.entry(chapter).or_default();
        chapter.clone_into(&mut of.chapter);
        match what {
            "won" => of.won = true,
            "attempts" if value.trim().is_empty() => {}
            "attempts" => {
                let number = value.trim().parse();
                of.attempts = number.map_err(|_| ApiError::BadCampaign(format!("{chapter}: {value}")))?;
            }
            "with" => {
                let names = value.split(',').map(str::trim).filter(|name| !name.is_empty());
                of.with = names.map(str::to_owned).collect();
            }
            _ => return Err(ApiError::BadRequest(field.chars().take(40).collect())),
        }
    }
    Ok(PaperCampaign { game, chapters: chapters.into_values().collect() })
}

/// The log as a file.
pub(super) async fn campaign_file(
    State(app): State<AppState>,
    context: Context,
    Path(game): Path<String>,
) -> Result<Response, ApiError> {
    let view = log::view(&app, &context, &game).await?;
    as_file(&log::file(&view), "bree-campaign.json")
}

/// The reader's games, counted.
pub(super) async fn statistics(
    State(app): State<AppState>,
    context: Context,
) -> Result<Html<String>, ApiError> {
    let view = counts::view(&app, &context).await?;
    Ok(Html(app.pages.statistics(&context.reader(&app.config), &view)))
}

/// The same games as plays, as a file.
pub(super) async fn plays(State(app): State<AppState>, context: Context) -> Result<Response, ApiError> {
    as_file(&counts::plays(&app, &context).await?, "bree.bgsplay")
}

fn as_file(what: &impl Serialize, name: &str) -> Result<Response, ApiError> {
    let text = serde_json::to_string_pretty(what).map_err(|_| ApiError::Internal)?;
    let attachment = format!("attachment; filename=\"{name}\"");
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, attachment)], text)
        .into_response())
}
