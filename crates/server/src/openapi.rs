//! The description of the API, made from the handlers themselves.

use std::sync::LazyLock;

use axum::Json;
use utoipa::OpenApi;

use crate::api::{chat, choices, ending, events, games, guests, links, replay, seats, tables, take_back};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bree",
        description = "Everything that the pages of the inn can do. Whoever asks sends the secret of a guest, as \
                       `Authorization: Bearer …` or as the cookie that browsers keep. Texts come in the language of \
                       `Accept-Language` or `lang=`.",
        license(name = "MIT")
    ),
    paths(
        guests::post,
        guests::me,
        guests::patch,
        games::get,
        tables::list,
        tables::post,
        tables::get,
        seats::join,
        seats::leave,
        seats::rename,
        seats::assign,
        seats::start,
        choices::get,
        choices::post,
        take_back::post,
        take_back::answer,
        ending::resign,
        ending::end,
        ending::answer,
        ending::rematch,
        chat::post,
        links::post,
        replay::journal,
        replay::step,
        replay::record,
        events::get,
    )
)]
struct Api;

static API: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(Api::openapi);

/// The description.
pub(crate) async fn get() -> Json<&'static utoipa::openapi::OpenApi> {
    Json(&API)
}
