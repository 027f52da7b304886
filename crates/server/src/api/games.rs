//! The games of the house.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use table::GameOption;

use crate::{AppState, GameView, LessonCard, OptionView, Room};

/// The games, with their options and the levels of their bots.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = 200, body = Vec<GameView>)))]
pub(crate) async fn get(State(app): State<AppState>) -> Json<Vec<GameView>> {
    Json(games(&app))
}

/// All games as the lobby shows them.
pub(crate) fn games(app: &AppState) -> Vec<GameView> {
    app.house.rooms().map(game).collect()
}

/// The options of a game.
pub(crate) fn options(room: &Room) -> Vec<OptionView> {
    let view = |option: GameOption| OptionView {
        id: option.id,
        values: option.values,
        default: option.default,
        clause: option.clause,
    };
    room.game.options().into_iter().map(view).collect()
}

/// The options among these that are not as usual.
pub(crate) fn unusual(room: &Room, options: &BTreeMap<String, String>) -> Vec<String> {
    let all = room.game.options().into_iter();
    let odd = all.filter(|option| options.get(option.id).is_some_and(|value| *value != option.default));
    odd.map(|option| option.id.to_owned()).collect()
}

/// A game as the lobby shows it.
pub(crate) fn game(room: &Room) -> GameView {
    let lessons = room.lessons.iter().map(|lesson| LessonCard {
        id: lesson.id.clone(),
        name: lesson.name.clone(),
        stops: lesson.stops(),
    });
    GameView {
        lessons: lessons.collect(),
        info: room.game.info(),
        options: options(room),
        levels: room.bots.levels().to_vec(),
    }
}
