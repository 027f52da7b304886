//! Pages, forms and assets for browsers without script. The forms do what the API does, and then lead to the page that
//! shows it.

mod apart;
mod data;
mod devices;
mod forms;
mod groups;
mod new_table;
mod notices;
mod pages;
mod study;
mod tokens;
mod workshop;

use axum::Router;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::routing::{get, post};

use crate::{AppState, pictures};

/// The addresses of the pages.
pub(crate) fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(pages::lobby))
        .route("/about", get(pages::about))
        .route("/offline", get(pages::offline))
        .route("/worker.js", get(pages::worker))
        .route("/rules", get(pages::books))
        .route("/rules/{game}", get(pages::rules))
        .route("/library/{game}", get(pages::library))
        .route("/puzzles/{game}", get(study::puzzles))
        .route("/campaign/{game}", get(study::campaign).post(study::take_in))
        .route("/campaign/{game}/file", get(study::campaign_file))
        .route("/statistics", get(study::statistics))
        .route("/statistics/plays", get(study::plays))
        .route("/library/{game}/{entry}", get(pages::library_entry))
        .route("/t/{id}/rules", get(pages::rules_at))
        .route("/t/{id}/library", get(pages::library_at))
        .route("/t/{id}/library/{entry}", get(pages::library_entry_at))
        .route("/new/{game}", get(pages::new_table))
        .route("/workshop/{game}", get(workshop::get).post(workshop::work))
        .route("/workshop/{game}/decks", post(workshop::keep))
        .route("/workshop/{game}/tables", post(workshop::play))
        .route("/me", get(devices::me))
        .route("/me/devices", post(devices::link))
        .route("/me/devices/{device}/drop", post(devices::drop_one))
        .route("/me/tokens", get(tokens::get).post(tokens::post))
        .route("/me/tokens/{token}/drop", post(tokens::drop_one))
        .route("/me/data", get(data::get))
        .route("/me/data/file", get(data::file))
        .route("/me/data/forget", post(data::forget_me))
        .route("/groups", get(groups::list))
        .route("/groups", post(groups::post))
        .route("/groups/{group}", get(groups::get))
        .route("/groups/{group}/join/{token}", get(groups::invitation))
        .route("/groups/{group}/join", post(groups::join))
        .route("/groups/{group}/leave", post(groups::leave))
        .route("/groups/{group}/new", get(groups::new_table))
        .route("/groups/{group}/tables", post(groups::evening))
        .route("/groups/{group}/links/renew", post(groups::renew))
        .route("/groups/{group}/people/{person}/out", post(groups::show_out))
        .route("/groups/{group}/out/{person}/back", post(groups::let_back))
        .route("/groups/{group}/tables/{table}/line", post(groups::say))
        .route("/me/apart", get(apart::list))
        .route("/me/apart/{apart}/drop", post(apart::drop_one))
        .route("/t/{id}/seats/{seat}/apart", post(apart::keep))
        .route("/t/{id}/seats/{seat}/free", post(apart::remove_player))
        .route("/t/{id}/report", post(apart::report))
        .route("/t/{id}/wrong", get(apart::wrong))
        .route("/t/{id}/close", post(apart::close))
        .route("/privacy", get(data::privacy))
        .route("/me/passkeys/drop", post(devices::drop_passkey))
        .route("/me/notices/wishes", post(notices::wishes))
        .route("/device/letter", post(devices::letter))
        .route("/me/holiday", post(devices::holiday))
        .route("/me/notices", get(notices::get).post(notices::add))
        .route("/me/notices/test", post(notices::test))
        .route("/me/notices/again", post(notices::again))
        .route("/me/notices/stop", post(notices::stop))
        .route("/me/notices/hours", post(notices::hours))
        .route("/notices/{reach}/{does}/{token}", get(notices::letter).post(notices::answer_letter))
        .route("/device", get(devices::device).post(devices::join))
        .route("/me", post(forms::name))
        .route("/me/picture", post(forms::picture))
        .route("/tables", get(pages::finished).post(new_table::post))
        .route("/t/{id}", get(pages::table))
        .route("/t/{id}/join/{token}", get(pages::join))
        .route("/t/{id}/watch/{token}", get(pages::watch))
        .route("/t/{id}/replay/{token}", get(pages::replay))
        .route("/t/{id}/links/{link}", get(pages::handed))
        .route("/t/{id}/then", get(pages::then))
        .route("/t/{id}/join", post(forms::join))
        .route("/t/{id}/leave", post(forms::leave))
        .route("/t/{id}/start", post(forms::start))
        .route("/t/{id}/options", post(forms::options))
        .route("/t/{id}/texts/{text}", post(forms::text))
        .route("/t/{id}/choose", post(forms::choose))
        .route("/t/{id}/lesson/leave", post(forms::leave_lesson))
        .merge(pace())
        .route("/t/{id}/resign", post(forms::resign))
        .route("/t/{id}/seats/{seat}/hand-over", post(forms::hand_over))
        .route("/t/{id}/seats/{seat}/return", post(forms::come_back))
        .route("/t/{id}/shelf", post(forms::shelve))
        .route("/t/{id}/name", post(forms::rename))
        .route("/t/{id}/end", post(forms::end))
        .route("/t/{id}/end/answer", post(forms::answer_end))
        .route("/t/{id}/chat", post(forms::chat))
        .route("/t/{id}/remarks", post(forms::remark))
        .route("/t/{id}/note", post(forms::note))
        .route("/t/{id}/rematch", post(forms::rematch))
        .route("/t/{id}/deal", post(forms::same_deal))
        .route("/t/{id}/play-on", post(forms::play_on))
        .route("/t/{id}/comment", post(forms::comment))
        .route("/t/{id}/links/renew", post(forms::renew))
        .route("/pictures/{game}/{card}", get(pictures::picture))
        .route("/assets/{*path}", get(pages::asset))
}

/// How quickly a table goes on, and back.
fn pace() -> Router<AppState> {
    Router::new()
        .route("/t/{id}/hurry", post(forms::hurry))
        .route("/t/{id}/take-back", post(forms::take_back))
        .route("/t/{id}/take-back/answer", post(forms::answer_take_back))
}

/// The full address of a path of this house, to hand on: by the host's public address, else by the one of the request.
fn whole(app: &AppState, headers: &HeaderMap, path: &str) -> String {
    let host = || {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        format!("http://{}", host.unwrap_or_default())
    };
    let house = app.config.public_url.clone().unwrap_or_else(host);
    format!("{}{path}", house.trim_end_matches('/'))
}
