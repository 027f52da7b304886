//! Routes, and the middleware that every request passes.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use utoipa::openapi::path::{HttpMethod, Operation, Paths};
use utoipa_axum::PathItemExt;
use utoipa_axum::router::OpenApiRouter;

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
use crate::http::untyped::{Untyped, untyped};
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

/// The handlers of an address, as `routes!` of utoipa gives them, but without their types.
macro_rules! operations {
    ($($handler:path),+) => {{
        let mut schemas = Vec::new();
        let (mut paths, mut router) = (Paths::new(), MethodRouter::new());
        $(
            let described = utoipa_axum::routes!(@resolve_types $handler : schemas);
            router = add(router, &mut paths, described, &untyped($handler));
        )+
        (schemas, paths, router)
    }};
}

/// Adds a handler with its description: its path, what it does, and by which methods.
fn add(
    router: MethodRouter<AppState>,
    paths: &mut Paths,
    (path, operation, methods): (String, Operation, Vec<HttpMethod>),
    handler: &Untyped,
) -> MethodRouter<AppState> {
    let on = |router: MethodRouter<AppState>, method: &HttpMethod| {
        MethodRouter::on(router, method.to_method_filter(), handler.clone())
    };
    let router = methods.iter().fold(router, on);
    paths.add_path_operation(path, methods, operation);
    router
}

/// The API: each handler declares its own path and answers, so that nothing is reachable that is not described.
fn api() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(openapi::frame())
        .routes(operations!(holiday::put))
        .routes(operations!(guests::post))
        .routes(operations!(guests::me, guests::patch, data::delete))
        .routes(operations!(guests::picture))
        .routes(operations!(data::get))
        .routes(operations!(devices::list))
        .routes(operations!(devices::link))
        .routes(operations!(devices::drop_one))
        .routes(operations!(devices::join))
        .routes(operations!(tokens::list, tokens::post))
        .routes(operations!(tokens::delete))
        .routes(operations!(tokens::own))
        .routes(operations!(passkeys::list, passkeys::make))
        .routes(operations!(passkeys::begin))
        .routes(operations!(passkeys::drop_one))
        .routes(operations!(passkeys::begin_to_enter))
        .routes(operations!(passkeys::enter))
        .routes(operations!(notices::get, notices::add))
        .routes(operations!(notices::delete))
        .routes(operations!(notices::hours))
        .routes(operations!(notices::wishes))
        .routes(operations!(letters::send))
        .routes(operations!(notices::test))
        .routes(operations!(notices::again))
        .routes(operations!(notices::sight))
        .routes(operations!(games::get))
        .routes(operations!(puzzles::get))
        .routes(operations!(memory::campaign, memory::take_in))
        .routes(operations!(memory::counted))
        .routes(operations!(memory::plays))
        .routes(operations!(tables::list, tables::post))
        .routes(operations!(tables::get, apart::delete))
        .routes(operations!(groups::list, groups::post))
        .routes(operations!(groups::get))
        .routes(operations!(groups::join))
        .routes(operations!(groups::leave))
        .routes(operations!(groups::evening))
        .routes(operations!(groups::links))
        .routes(operations!(groups::drop_person))
        .routes(operations!(groups::drop_out))
        .routes(operations!(groups::line))
        .routes(operations!(apart::list))
        .routes(operations!(apart::put))
        .routes(operations!(apart::drop_one))
        .routes(operations!(apart::report))
        .routes(operations!(wrong::get))
        .routes(operations!(mine::finished))
        .routes(operations!(mine::put))
        .routes(operations!(seats::join))
        .routes(operations!(seats::leave))
        .routes(operations!(seats::rename))
        .routes(operations!(seats::assign))
        .routes(operations!(seats::start))
        .routes(operations!(away::hand_over))
        .routes(operations!(away::come_back))
        .routes(operations!(options::post))
        .routes(operations!(texts::post))
        .routes(operations!(decks::list, decks::post))
        .routes(operations!(decks::get, decks::put, decks::delete))
        .routes(operations!(choices::get, choices::post))
        .routes(operations!(lessons::leave))
        .routes(operations!(hint::post))
        .routes(operations!(hurry::post))
        .routes(operations!(take_back::post))
        .routes(operations!(take_back::answer))
        .routes(operations!(ending::resign))
        .routes(operations!(ending::end))
        .routes(operations!(ending::answer))
        .routes(operations!(ending::rematch))
        .routes(operations!(ending::deal))
        .routes(operations!(ending::play_on))
        .routes(operations!(chat::post))
        .routes(operations!(chat::remark))
        .routes(operations!(chat::comment))
        .routes(operations!(notes::get, notes::put))
        .routes(operations!(links::post))
        .routes(operations!(replay::journal))
        .routes(operations!(replay::step))
        .routes(operations!(replay::record))
        .routes(operations!(curve::post))
        .routes(operations!(events::get))
        .routes(operations!(all_events::get))
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
