//! The history of a guest's games: the log of a campaign, statistics, plays.

use axum::extract::{Path, State};

use super::statistics::Plays;
use super::{campaign as log, statistics};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, CampaignView, PaperCampaign, StatisticsView};

/// Your log of a campaign: its chapters with stars from your own games and from what you brought from paper.
#[utoipa::path(get, path = "/api/v1/me/campaigns/{game}", tag = "tables", extensions(("x-cost" = json!(Cost::look(1_500).answers(100_000)))),
    params(("game" = String, Path)), responses(
    (status = 200, body = CampaignView), (status = 401), (status = 404, description = "No such game, or it has no campaign"),
))]
pub(crate) async fn campaign(
    State(app): State<AppState>,
    context: Context,
    Path(game): Path<String>,
) -> Result<Json<CampaignView>, ApiError> {
    context.guest()?;
    Ok(Json(log::view(&app, &context, &game).await?))
}

/// Takes a campaign in that was begun on paper, in the place of what you brought before. Your games here stay as they are.
#[utoipa::path(put, path = "/api/v1/me/campaigns/{game}", tag = "tables", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 1_500).keeps(20_000).answers(100_000)))),
    request_body = PaperCampaign, params(("game" = String, Path)), responses(
    (status = 200, body = CampaignView), (status = 401), (status = 404, description = "No such game, or it has no campaign"),
    (status = 422, description = "A chapter that there is not, or twice; a name that is none; too many"),
))]
pub(crate) async fn take_in(
    State(app): State<AppState>,
    context: Context,
    Path(game): Path<String>,
    Body(brought): Body<PaperCampaign>,
) -> Result<Json<CampaignView>, ApiError> {
    let guest = context.guest()?;
    log::take_in(&app, guest, &game, brought).await?;
    Ok(Json(log::view(&app, &context, &game).await?))
}

/// Your games, counted: by game, chapter, seat, people, level of the bots. Lessons, puzzles and deals played before do not count.
#[utoipa::path(get, path = "/api/v1/me/statistics", tag = "tables", extensions(("x-cost" = json!(Cost::look(1_500).answers(60_000)))),
    responses((status = 200, body = StatisticsView), (status = 401)))]
pub(crate) async fn counted(
    State(app): State<AppState>,
    context: Context,
) -> Result<Json<StatisticsView>, ApiError> {
    context.guest()?;
    Ok(Json(statistics::view(&app, &context).await?))
}

/// The same games as plays, in the form that BG Stats reads.
#[utoipa::path(get, path = "/api/v1/me/plays", tag = "tables", extensions(("x-cost" = json!(Cost::look(1_500).answers(400_000)))),
    responses((status = 200, body = Plays), (status = 401)))]
pub(crate) async fn plays(State(app): State<AppState>, context: Context) -> Result<Json<Plays>, ApiError> {
    Ok(Json(statistics::plays(&app, &context).await?))
}
