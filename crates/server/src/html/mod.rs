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
mod site;
mod study;
mod tokens;
mod workshop;

use axum::Router;
use axum::http::HeaderMap;
use axum::http::header::HOST;

use self::site::{Site, page};
use crate::http::cost::{Cost, Deed};
use crate::{AppState, pictures};

/// The cost of a bench: what lies on it is read again each time, however it is sent.
const BENCH: Cost = Cost::of(Deed::Bench, 1_000).answers(600_000).works(20_000_000);

/// The addresses of the pages, and of the forms with what they do.
pub(crate) fn routes() -> Site {
    let site = of_groups_and_decks(Site::of(pages())).dear_page("/workshop/{game}", BENCH);
    of_tables(of_guests(site))
}

fn pages() -> Router<AppState> {
    Router::new()
        .route("/", page(pages::lobby))
        .route("/about", page(pages::about))
        .route("/offline", page(pages::offline))
        .route("/worker.js", page(pages::worker))
        .route("/rules", page(pages::books))
        .route("/rules/{game}", page(pages::rules))
        .route("/library/{game}", page(pages::library))
        .route("/puzzles/{game}", page(study::puzzles))
        .route("/campaign/{game}", page(study::campaign))
        .route("/campaign/{game}/file", page(study::campaign_file))
        .route("/statistics", page(study::statistics))
        .route("/statistics/plays", page(study::plays))
        .route("/library/{game}/{entry}", page(pages::library_entry))
        .route("/t/{id}/rules", page(pages::rules_at))
        .route("/t/{id}/library", page(pages::library_at))
        .route("/t/{id}/library/{entry}", page(pages::library_entry_at))
        .route("/new/{game}", page(pages::new_table))
        .route("/workshop/{game}", page(workshop::get))
        .route("/me", page(devices::me))
        .route("/me/tokens", page(tokens::get))
        .route("/me/data", page(data::get))
        .route("/me/data/file", page(data::file))
        .route("/groups", page(groups::list))
        .route("/groups/{group}", page(groups::get))
        .route("/groups/{group}/join/{token}", page(groups::invitation))
        .route("/groups/{group}/new", page(groups::new_table))
        .route("/me/apart", page(apart::list))
        .route("/t/{id}/sheets", page(pages::sheets))
        .route("/t/{id}/sheets/{sheet}", page(pages::sheet))
        .route("/t/{id}/wrong", page(apart::wrong))
        .route("/privacy", page(data::privacy))
        .route("/me/notices", page(notices::get))
        .route("/notices/{reach}/{does}/{token}", page(notices::letter))
        .route("/device", page(devices::device))
        .route("/tables", page(pages::finished))
        .route("/t/{id}", page(pages::table))
        .route("/t/{id}/join/{token}", page(pages::join))
        .route("/t/{id}/watch/{token}", page(pages::watch))
        .route("/t/{id}/replay/{token}", page(pages::replay))
        .route("/t/{id}/links/{link}", page(pages::handed))
        .route("/t/{id}/then", page(pages::then))
        .route("/pictures/{game}/{card}", page(pictures::picture))
        .route("/assets/{*path}", page(pages::asset))
}

/// New tables, groups, decks, campaigns.
fn of_groups_and_decks(site: Site) -> Site {
    site.form("/campaign/{game}", "put /api/v1/me/campaigns/{game}", study::take_in)
        .own("/workshop/{game}", BENCH, workshop::work)
        .form("/workshop/{game}/decks", "post /api/v1/decks", workshop::keep)
        .form("/workshop/{game}/tables", "post /api/v1/tables", workshop::play)
        .form("/groups", "post /api/v1/groups", groups::post)
        .form("/groups/{group}/join", "post /api/v1/groups/{group}/join", groups::join)
        .form("/groups/{group}/leave", "post /api/v1/groups/{group}/leave", groups::leave)
        .form("/groups/{group}/tables", "post /api/v1/groups/{group}/tables", groups::evening)
        .form("/groups/{group}/links/renew", "post /api/v1/groups/{group}/links/renew", groups::renew)
        .form(
            "/groups/{group}/people/{person}/out",
            "delete /api/v1/groups/{group}/people/{person}",
            groups::show_out,
        )
        .form(
            "/groups/{group}/out/{person}/back",
            "delete /api/v1/groups/{group}/out/{person}",
            groups::let_back,
        )
        .form(
            "/groups/{group}/tables/{table}/line",
            "put /api/v1/groups/{group}/tables/{table}/line",
            groups::say,
        )
        .form("/tables", "post /api/v1/tables", new_table::post)
}

/// The forms for what a guest has: a name, devices, notices.
fn of_guests(site: Site) -> Site {
    site.form("/me/devices", "post /api/v1/me/devices/links", devices::link)
        .form("/me/devices/{device}/drop", "delete /api/v1/me/devices/{device}", devices::drop_one)
        .form("/me/tokens", "post /api/v1/me/tokens", tokens::post)
        .form("/me/tokens/{token}/drop", "delete /api/v1/me/tokens/{token}", tokens::drop_one)
        .form("/me/data/forget", "delete /api/v1/me", data::forget_me)
        .form("/me/apart/{apart}/drop", "delete /api/v1/me/apart/{apart}", apart::drop_one)
        .form("/me/passkeys/drop", "delete /api/v1/me/passkeys/{passkey}", devices::drop_passkey)
        .form("/me/notices/wishes", "put /api/v1/me/notices/wishes", notices::wishes)
        .form("/device/letter", "post /api/v1/letters", devices::letter)
        .form("/me/holiday", "put /api/v1/me/holiday", devices::holiday)
        .form("/me/notices", "post /api/v1/me/notices", notices::add)
        .form("/me/notices/test", "post /api/v1/me/notices/{reach}/test", notices::test)
        .form("/me/notices/again", "post /api/v1/me/notices/{reach}/again", notices::again)
        .form("/me/notices/stop", "delete /api/v1/me/notices/{reach}", notices::stop)
        .form("/me/notices/hours", "put /api/v1/me/notices/hours", notices::hours)
        .form("/notices/{reach}/{does}/{token}", "delete /api/v1/me/notices/{reach}", notices::answer_letter)
        .form("/device", "post /api/v1/devices", devices::join)
        .welcome("/me", "patch /api/v1/me", forms::name)
        .form("/me/picture", "put /api/v1/me/picture", forms::picture)
}

/// The forms for what is done at a table.
fn of_tables(site: Site) -> Site {
    site.form("/t/{id}/seats/{seat}/apart", "put /api/v1/tables/{id}/seats/{seat}/apart", apart::keep)
        .form("/t/{id}/seats/{seat}/free", "post /api/v1/tables/{id}/seats/{seat}", apart::remove_player)
        .form("/t/{id}/report", "post /api/v1/tables/{id}/reports", apart::report)
        .form("/t/{id}/close", "delete /api/v1/tables/{id}", apart::close)
        .welcome("/t/{id}/join", "post /api/v1/tables/{id}/join", forms::join)
        .form("/t/{id}/leave", "post /api/v1/tables/{id}/leave", forms::leave)
        .form("/t/{id}/start", "post /api/v1/tables/{id}/start", forms::start)
        .form("/t/{id}/options", "post /api/v1/tables/{id}/options", forms::options)
        .form("/t/{id}/texts/{text}", "post /api/v1/tables/{id}/texts/{text}", forms::text)
        .form("/t/{id}/choose", "post /api/v1/tables/{id}/choices", forms::choose)
        .form("/t/{id}/lesson/leave", "post /api/v1/tables/{id}/lesson/leave", forms::leave_lesson)
        .form("/t/{id}/resign", "post /api/v1/tables/{id}/resign", forms::resign)
        .form(
            "/t/{id}/seats/{seat}/hand-over",
            "post /api/v1/tables/{id}/seats/{seat}/hand-over",
            forms::hand_over,
        )
        .form("/t/{id}/seats/{seat}/return", "post /api/v1/tables/{id}/seats/{seat}/return", forms::come_back)
        .form("/t/{id}/shelf", "put /api/v1/me/tables/{id}", forms::shelve)
        .form("/t/{id}/name", "post /api/v1/tables/{id}/name", forms::rename)
        .form("/t/{id}/end", "post /api/v1/tables/{id}/end", forms::end)
        .form("/t/{id}/end/answer", "post /api/v1/tables/{id}/end/answer", forms::answer_end)
        .form("/t/{id}/chat", "post /api/v1/tables/{id}/chat", forms::chat)
        .form("/t/{id}/remarks", "post /api/v1/tables/{id}/remarks", forms::remark)
        .form("/t/{id}/note", "put /api/v1/tables/{id}/note", forms::note)
        .form("/t/{id}/rematch", "post /api/v1/tables/{id}/rematch", forms::rematch)
        .form("/t/{id}/deal", "post /api/v1/tables/{id}/deal", forms::same_deal)
        .form("/t/{id}/play-on", "post /api/v1/tables/{id}/steps/{ply}/play", forms::play_on)
        .form("/t/{id}/curve", "post /api/v1/tables/{id}/curve", forms::curve)
        .form("/t/{id}/comment", "post /api/v1/tables/{id}/steps/{ply}/comments", forms::comment)
        .form("/t/{id}/links/renew", "post /api/v1/tables/{id}/links/renew", forms::renew)
        .form("/t/{id}/hurry", "post /api/v1/tables/{id}/hurry", forms::hurry)
        .form("/t/{id}/take-back", "post /api/v1/tables/{id}/take-back", forms::take_back)
        .form(
            "/t/{id}/take-back/answer",
            "post /api/v1/tables/{id}/take-back/answer",
            forms::answer_take_back,
        )
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
