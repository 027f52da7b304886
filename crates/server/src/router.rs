//! Which address leads where, and what every request goes through.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::SET_COOKIE;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;

use crate::api::{chat, choices, ending, events, games, guests, links, replay, seats, tables, take_back};
use crate::http::context::{Context, LANGUAGE_COOKIE, context};
use crate::http::errors::errors;
use crate::http::gate::gate;
use crate::http::headers::headers;
use crate::http::trace::trace;
use crate::{ApiError, AppState, html, openapi};

/// Everything the server answers.
pub(crate) fn router(app: &AppState) -> Router {
    Router::new()
        .nest("/api/v1", api())
        .route("/api/openapi.json", get(openapi::get))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .merge(html::routes())
        .fallback(async || ApiError::NoPage)
        .method_not_allowed_fallback(async || ApiError::WrongMethod)
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn(keep_language_of(app.clone())))
        .layer(from_fn_with_state(app.clone(), gate))
        .layer(from_fn_with_state(app.clone(), context))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(app.clone(), errors))
        .layer(from_fn(headers))
        .layer(from_fn(trace))
        .layer(CompressionLayer::new())
        .with_state(app.clone())
}

fn api() -> Router<AppState> {
    Router::new()
        .route("/guests", post(guests::post))
        .route("/me", get(guests::me).patch(guests::patch))
        .route("/games", get(games::get))
        .route("/tables", get(tables::list).post(tables::post))
        .route("/tables/{id}", get(tables::get))
        .route("/tables/{id}/join", post(seats::join))
        .route("/tables/{id}/leave", post(seats::leave))
        .route("/tables/{id}/name", post(seats::rename))
        .route("/tables/{id}/seats/{seat}", post(seats::assign))
        .route("/tables/{id}/start", post(seats::start))
        .route("/tables/{id}/choices", get(choices::get).post(choices::post))
        .route("/tables/{id}/take-back", post(take_back::post))
        .route("/tables/{id}/take-back/answer", post(take_back::answer))
        .route("/tables/{id}/resign", post(ending::resign))
        .route("/tables/{id}/end", post(ending::end))
        .route("/tables/{id}/end/answer", post(ending::answer))
        .route("/tables/{id}/rematch", post(ending::rematch))
        .route("/tables/{id}/chat", post(chat::post))
        .route("/tables/{id}/links/renew", post(links::post))
        .route("/tables/{id}/journal", get(replay::journal))
        .route("/tables/{id}/steps/{ply}", get(replay::step))
        .route("/tables/{id}/record", get(replay::record))
        .route("/tables/{id}/events", get(events::get))
}

/// Whoever asked for a language in the address keeps it.
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
            response
        })
    }
}

/// Is the server well? It is when its database can be read.
async fn healthz(State(app): State<AppState>) -> Result<&'static str, ApiError> {
    app.store.counts().await?;
    Ok("ok\n")
}

/// What the server measures of itself, as Prometheus reads it.
async fn metrics(State(app): State<AppState>) -> Response {
    metrics::gauge!("bree_tables").set(app.tables.len() as f64);
    app.metrics.render().into_response()
}
