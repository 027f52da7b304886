//! Routes, and the middleware that every request passes.

use std::sync::Arc;

use ::tables::boxed;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post, put};
use host::telemetry::of_this_node;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;

use crate::api::{
    all_events, apart, away, chat, choices, curve, data, decks, devices, ending, events, games, groups,
    guests, hint, holiday, hurry, lessons, letters, links, memory, mine, notes, notices, options, passkeys,
    puzzles, replay, seats, tables, take_back, texts, tokens, wrong,
};
use crate::http::acceptable::acceptable;
use crate::http::coding::{Coding, takes};
use crate::http::compressed::Compressed;
use crate::http::context::{Context, LANGUAGE_COOKIE};
use crate::http::cost::Costs;
use crate::http::headers::headers;
use crate::http::trace::trace;
use crate::http::untyped::untyped;
use crate::middleware::errors::errors;
use crate::middleware::identify::identify;
use crate::middleware::throttle::{Gate, throttle};
use crate::{ApiError, AppState, html, openapi};

/// Everything the server answers.
pub(crate) fn router(app: &AppState) -> Router {
    let description = openapi::description(&app.config);
    let pages = html::routes();
    let costs = Arc::new(Costs::gathered(&description, &pages.forms));
    let description = description.to_string();
    let described = |coding| Compressed::new("application/json", description.clone(), coding);
    let (packed, whole) = (described(Coding::Gzip), described(Coding::Whole));
    let description = move |asked: &HeaderMap| {
        if takes(asked, "gzip") { &packed } else { &whole }.answer(asked, "no-cache")
    };
    api()
        .route("/api/openapi.json", get(async move |asked: HeaderMap| description(&asked)))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(readyz))
        .merge(pages.router)
        .fallback(async || ApiError::NoPage)
        .method_not_allowed_fallback(async || ApiError::WrongMethod)
        .layer(from_fn(acceptable))
        .layer(from_fn(keep_language_of(app.clone())))
        .layer(from_fn_with_state(Gate { app: app.clone(), costs }, throttle))
        .layer(from_fn_with_state(app.clone(), identify))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(app.clone(), errors))
        .layer(from_fn(headers))
        .layer(from_fn(trace))
        .layer(CompressionLayer::new())
        .with_state(app.clone())
}

/// A router that answers everything with this error: for clients for whom there is no place.
pub(crate) fn refusing(app: &AppState, error: ApiError) -> Router {
    Router::new()
        .fallback(async move || error.clone())
        .layer(from_fn_with_state(app.clone(), errors))
        .layer(from_fn(headers))
}

/// Hands every operation of the API to another macro: its method, its path, its handler.
macro_rules! operations {
    ($to:ident) => {
        $to! {
            put "/api/v1/me/holiday" => holiday::put;
            post "/api/v1/guests" => guests::post;
            get "/api/v1/me" => guests::me;
            patch "/api/v1/me" => guests::patch;
            delete "/api/v1/me" => data::delete;
            put "/api/v1/me/picture" => guests::picture;
            get "/api/v1/me/data" => data::get;
            get "/api/v1/me/devices" => devices::list;
            post "/api/v1/me/devices/links" => devices::link;
            delete "/api/v1/me/devices/{device}" => devices::drop_one;
            post "/api/v1/devices" => devices::join;
            get "/api/v1/me/tokens" => tokens::list;
            post "/api/v1/me/tokens" => tokens::post;
            delete "/api/v1/me/tokens/{token}" => tokens::delete;
            get "/api/v1/me/token" => tokens::own;
            get "/api/v1/me/passkeys" => passkeys::list;
            post "/api/v1/me/passkeys" => passkeys::make;
            post "/api/v1/me/passkeys/begin" => passkeys::begin;
            delete "/api/v1/me/passkeys/{passkey}" => passkeys::drop_one;
            post "/api/v1/passkeys/begin" => passkeys::begin_to_enter;
            post "/api/v1/passkeys" => passkeys::enter;
            get "/api/v1/me/notices" => notices::get;
            post "/api/v1/me/notices" => notices::add;
            delete "/api/v1/me/notices/{reach}" => notices::delete;
            put "/api/v1/me/notices/hours" => notices::hours;
            put "/api/v1/me/notices/wishes" => notices::wishes;
            post "/api/v1/letters" => letters::send;
            post "/api/v1/me/notices/{reach}/test" => notices::test;
            post "/api/v1/me/notices/{reach}/again" => notices::again;
            post "/api/v1/me/sight" => notices::sight;
            get "/api/v1/games" => games::get;
            get "/api/v1/puzzles/{game}" => puzzles::get;
            get "/api/v1/me/campaigns/{game}" => memory::campaign;
            put "/api/v1/me/campaigns/{game}" => memory::take_in;
            get "/api/v1/me/statistics" => memory::counted;
            get "/api/v1/me/plays" => memory::plays;
            get "/api/v1/tables" => tables::list;
            post "/api/v1/tables" => tables::post;
            get "/api/v1/tables/{id}" => tables::get;
            delete "/api/v1/tables/{id}" => apart::delete;
            get "/api/v1/groups" => groups::list;
            post "/api/v1/groups" => groups::post;
            get "/api/v1/groups/{group}" => groups::get;
            post "/api/v1/groups/{group}/join" => groups::join;
            post "/api/v1/groups/{group}/leave" => groups::leave;
            post "/api/v1/groups/{group}/tables" => groups::evening;
            post "/api/v1/groups/{group}/links/renew" => groups::links;
            delete "/api/v1/groups/{group}/people/{person}" => groups::drop_person;
            delete "/api/v1/groups/{group}/out/{person}" => groups::drop_out;
            put "/api/v1/groups/{group}/tables/{table}/line" => groups::line;
            get "/api/v1/me/apart" => apart::list;
            put "/api/v1/tables/{id}/seats/{seat}/apart" => apart::put;
            delete "/api/v1/me/apart/{apart}" => apart::drop_one;
            post "/api/v1/tables/{id}/reports" => apart::report;
            get "/api/v1/tables/{id}/wrong" => wrong::get;
            get "/api/v1/me/finished" => mine::finished;
            put "/api/v1/me/tables/{id}" => mine::put;
            post "/api/v1/tables/{id}/join" => seats::join;
            post "/api/v1/tables/{id}/leave" => seats::leave;
            post "/api/v1/tables/{id}/name" => seats::rename;
            post "/api/v1/tables/{id}/seats/{seat}" => seats::assign;
            post "/api/v1/tables/{id}/start" => seats::start;
            post "/api/v1/tables/{id}/seats/{seat}/hand-over" => away::hand_over;
            post "/api/v1/tables/{id}/seats/{seat}/return" => away::come_back;
            post "/api/v1/tables/{id}/options" => options::post;
            post "/api/v1/tables/{id}/texts/{text}" => texts::post;
            get "/api/v1/decks" => decks::list;
            post "/api/v1/decks" => decks::post;
            get "/api/v1/decks/{deck}" => decks::get;
            put "/api/v1/decks/{deck}" => decks::put;
            delete "/api/v1/decks/{deck}" => decks::delete;
            get "/api/v1/tables/{id}/choices" => choices::get;
            post "/api/v1/tables/{id}/choices" => choices::post;
            post "/api/v1/tables/{id}/lesson/leave" => lessons::leave;
            post "/api/v1/tables/{id}/hint" => hint::post;
            post "/api/v1/tables/{id}/hurry" => hurry::post;
            post "/api/v1/tables/{id}/take-back" => take_back::post;
            post "/api/v1/tables/{id}/take-back/answer" => take_back::answer;
            post "/api/v1/tables/{id}/resign" => ending::resign;
            post "/api/v1/tables/{id}/end" => ending::end;
            post "/api/v1/tables/{id}/end/answer" => ending::answer;
            post "/api/v1/tables/{id}/rematch" => ending::rematch;
            post "/api/v1/tables/{id}/deal" => ending::deal;
            post "/api/v1/tables/{id}/steps/{ply}/play" => ending::play_on;
            post "/api/v1/tables/{id}/chat" => chat::post;
            post "/api/v1/tables/{id}/remarks" => chat::remark;
            post "/api/v1/tables/{id}/steps/{ply}/comments" => chat::comment;
            get "/api/v1/tables/{id}/note" => notes::get;
            put "/api/v1/tables/{id}/note" => notes::put;
            post "/api/v1/tables/{id}/links/renew" => links::post;
            get "/api/v1/tables/{id}/journal" => replay::journal;
            get "/api/v1/tables/{id}/steps/{ply}" => replay::step;
            get "/api/v1/tables/{id}/record" => replay::record;
            post "/api/v1/tables/{id}/curve" => curve::post;
            get "/api/v1/tables/{id}/events" => events::get;
            get "/api/v1/events" => all_events::get;
        }
    };
}

/// The API. Each handler describes itself with the same path: the tests compare, so that nothing is reachable that is not
/// described.
fn api() -> Router<AppState> {
    macro_rules! routed {
        ($($method:ident $path:literal => $handler:path;)+) => {
            [$(($path, $method(untyped($handler)))),+]
        };
    }
    let operations = operations!(routed);
    operations.into_iter().fold(Router::new(), |api, (path, handler)| Router::route(api, path, handler))
}

/// Stores the language of the address in a cookie.
fn keep_language_of(
    app: AppState,
) -> impl Fn(Context, Request, Next) -> std::pin::Pin<Box<dyn Future<Output = Response> + Send>> + Clone {
    move |context, request, next| {
        let app = app.clone();
        Box::pin(async move {
            let mut response = next.run(request).await;
            if context.lang_chosen && !context.path.starts_with("/api/") {
                let cookie = guests::cookie(&app.config, LANGUAGE_COOKIE, context.lang);
                response.headers_mut().append(SET_COOKIE, cookie);
            }
            // Whoever comes back is kept for as long again: with every page.
            let kept = context.device.as_ref().and_then(|device| device.cookie.as_ref());
            let page = response
                .headers()
                .get(CONTENT_TYPE)
                .is_some_and(|media| media.as_bytes().starts_with(b"text/html"));
            if let Some(token) = kept.filter(|_| page && !response.headers().contains_key(SET_COOKIE)) {
                let cookie = guests::keep(&app.config, token);
                response.headers_mut().append(SET_COOKIE, cookie);
            }
            response
        })
    }
}

/// Readiness: `/healthz` only says that the process is alive, and costs nothing. (`/healthz` only says that it is alive,
/// and costs nothing.)
async fn readyz(State(app): State<AppState>) -> Result<&'static str, ApiError> {
    app.ready.look(&app.store).await?;
    Ok("ready\n")
}

/// The router of the metrics address: only [metrics](metrics).
pub(crate) fn for_the_host(app: &AppState) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .fallback(async || ApiError::NoPage)
        .layer(from_fn_with_state(app.clone(), errors))
        .layer(from_fn(headers))
        .with_state(app.clone())
}

/// The metrics in Prometheus's text format. One request at a time: writing them takes a while, and nobody who plays shall
/// wait for it.
async fn metrics(State(app): State<AppState>) -> Result<Response, ApiError> {
    let _turn = app.measuring.try_acquire().map_err(|_| ApiError::TooMany(1))?;
    let recorder = app.metrics.clone();
    let text = boxed::spawn_blocking(move || recorder.render()).await;
    let text = text.map_err(|_| ApiError::Internal)? + &of_this_node(&app.cluster).await;
    Ok(text.into_response())
}

#[cfg(test)]
mod tests;
