//! Routes, and the middleware that every request passes.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{
    all_events, apart, away, chat, choices, curve, data, decks, devices, ending, events, games, groups,
    guests, hint, holiday, hurry, lessons, letters, links, memory, mine, notes, notices, options, passkeys,
    puzzles, replay, seats, tables, take_back, texts, tokens, wrong,
};
use crate::boxed;
use crate::http::acceptable::acceptable;
use crate::http::context::{Context, LANGUAGE_COOKIE, context};
use crate::http::cost::Costs;
use crate::http::errors::errors;
use crate::http::headers::headers;
use crate::http::throttle::{Gate, throttle};
use crate::http::trace::trace;
use crate::telemetry::of_this_node;
use crate::{ApiError, AppState, html, openapi};

/// Everything the server answers.
pub(crate) fn router(app: &AppState) -> Router {
    let (api, description) = api().split_for_parts();
    let pages = html::routes();
    let costs = Arc::new(Costs::gathered(&description, &pages.forms));
    let description = openapi::finished(description, &app.config);
    api.route("/api/openapi.json", get(async move |asked: HeaderMap| description.answer(&asked, "no-cache")))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(readyz))
        .merge(pages.router)
        .fallback(async || ApiError::NoPage)
        .method_not_allowed_fallback(async || ApiError::WrongMethod)
        .layer(from_fn(acceptable))
        .layer(from_fn(keep_language_of(app.clone())))
        .layer(from_fn_with_state(Gate { app: app.clone(), costs }, throttle))
        .layer(from_fn_with_state(app.clone(), context))
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

/// The API: each handler declares its own path and answers, so that nothing is reachable that is not described.
fn api() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(openapi::frame())
        .routes(routes!(holiday::put))
        .routes(routes!(guests::post))
        .routes(routes!(guests::me, guests::patch, data::delete))
        .routes(routes!(guests::picture))
        .routes(routes!(data::get))
        .routes(routes!(devices::list))
        .routes(routes!(devices::link))
        .routes(routes!(devices::drop_one))
        .routes(routes!(devices::join))
        .routes(routes!(tokens::list, tokens::post))
        .routes(routes!(tokens::delete))
        .routes(routes!(tokens::own))
        .routes(routes!(passkeys::list, passkeys::make))
        .routes(routes!(passkeys::begin))
        .routes(routes!(passkeys::drop_one))
        .routes(routes!(passkeys::begin_to_enter))
        .routes(routes!(passkeys::enter))
        .routes(routes!(notices::get, notices::add))
        .routes(routes!(notices::delete))
        .routes(routes!(notices::hours))
        .routes(routes!(notices::wishes))
        .routes(routes!(letters::send))
        .routes(routes!(notices::test))
        .routes(routes!(notices::again))
        .routes(routes!(notices::sight))
        .routes(routes!(games::get))
        .routes(routes!(puzzles::get))
        .routes(routes!(memory::campaign, memory::take_in))
        .routes(routes!(memory::counted))
        .routes(routes!(memory::plays))
        .routes(routes!(tables::list, tables::post))
        .routes(routes!(tables::get, apart::delete))
        .routes(routes!(groups::list, groups::post))
        .routes(routes!(groups::get))
        .routes(routes!(groups::join))
        .routes(routes!(groups::leave))
        .routes(routes!(groups::evening))
        .routes(routes!(groups::links))
        .routes(routes!(groups::drop_person))
        .routes(routes!(groups::drop_out))
        .routes(routes!(groups::line))
        .routes(routes!(apart::list))
        .routes(routes!(apart::put))
        .routes(routes!(apart::drop_one))
        .routes(routes!(apart::report))
        .routes(routes!(wrong::get))
        .routes(routes!(mine::finished))
        .routes(routes!(mine::put))
        .routes(routes!(seats::join))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::rename))
        .routes(routes!(seats::assign))
        .routes(routes!(seats::start))
        .routes(routes!(away::hand_over))
        .routes(routes!(away::come_back))
        .routes(routes!(options::post))
        .routes(routes!(texts::post))
        .routes(routes!(decks::list, decks::post))
        .routes(routes!(decks::get, decks::put, decks::delete))
        .routes(routes!(choices::get, choices::post))
        .routes(routes!(lessons::leave))
        .routes(routes!(hint::post))
        .routes(routes!(hurry::post))
        .routes(routes!(take_back::post))
        .routes(routes!(take_back::answer))
        .routes(routes!(ending::resign))
        .routes(routes!(ending::end))
        .routes(routes!(ending::answer))
        .routes(routes!(ending::rematch))
        .routes(routes!(ending::deal))
        .routes(routes!(ending::play_on))
        .routes(routes!(chat::post))
        .routes(routes!(chat::remark))
        .routes(routes!(chat::comment))
        .routes(routes!(notes::get, notes::put))
        .routes(routes!(links::post))
        .routes(routes!(replay::journal))
        .routes(routes!(replay::step))
        .routes(routes!(replay::record))
        .routes(routes!(curve::post))
        .routes(routes!(events::get))
        .routes(routes!(all_events::get))
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
    let text = text.map_err(|_| ApiError::Internal)? + &of_this_node(&app).await;
    Ok(text.into_response())
}
