//! The games of the house.

use axum::extract::State;
use tables::lesson::card;
use tables::options::options;

use crate::http::cost::Cost;
use crate::http::json::Json;
use crate::{AppState, GameView, Room};

/// The games, with their options and the levels of their bots.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", extensions(("x-cost" = json!(Cost::look(10).answers(200_000)))),
    responses((status = 200, body = Vec<GameView>)))]
pub(crate) async fn get(State(app): State<AppState>) -> Json<Vec<GameView>> {
    Json(games(&app))
}

/// All games as the lobby shows them.
pub(crate) fn games(app: &AppState) -> Vec<GameView> {
    app.house.rooms().map(game).collect()
}

/// A game as the lobby shows it.
pub(crate) fn game(room: &Room) -> GameView {
    let lessons = room.lessons.iter().map(|lesson| card(lesson));
    GameView {
        lessons: lessons.collect(),
        info: room.game.info(),
        options: options(room),
        levels: room.bots.levels().to_vec(),
    }
}
