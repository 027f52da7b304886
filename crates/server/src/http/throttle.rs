//! Rate limits and timeouts of all requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use super::context::Context;
use super::limits::Deed;
use super::programs::may;
use crate::begun::BEGUN;
use crate::{ApiError, AppState};

/// Passes a request on, or refuses it with the time to try again.
pub(crate) async fn throttle(
    State(app): State<AppState>,
    context: Context,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    // Watching the server must work when everything else is too much.
    DefaultBodyLimit::max(app.config.limits.body_at(&context.path)).apply(&mut request);
    let path = request.uri().path();
    // A table shows many pictures at once: they are counted by themselves.
    if path != "/healthz" && !path.starts_with("/assets/") && !path.starts_with("/pictures/") {
        app.rates.check(&context)?;
        if context.token_ended {
            return Err(ApiError::TokenEnded);
        }
        if let Some(program) = &context.program {
            may(program, request.method(), path)?;
        }
        if has_words(request.method(), path) {
            context.may_speak()?;
        }
        // What lies on a bench is read again each time, however it is sent.
        if path.starts_with("/workshop/") {
            app.rates.check_deed(Deed::Bench, &context)?;
        }
        if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
            app.rates.check_deed(deed(request.method(), path, context.guest.is_none()), &context)?;
        }
    }
    let begun = Arc::new(AtomicBool::new(false));
    let answer = BEGUN.scope(begun.clone(), next.run(request));
    let answer = tokio::time::timeout(app.config.limits.patience, answer).await;
    answer.map_err(|_| if begun.load(Ordering::Relaxed) { ApiError::Unsure } else { ApiError::TooSlow })
}

/// True if a request to this address sends a free text to others. What else may hold a name (sitting down, making a
/// table) looks by itself.
fn has_words(method: &Method, path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    match *method {
        Method::POST => path == "/me" || matches!(last, "chat" | "name" | "comment" | "comments"),
        Method::PATCH => path == "/api/v1/me",
        _ => false,
    }
}

/// The kind of a request that may change something, by which it is limited. What is not named here counts like a choice: so nothing that is
/// written is without a limit, also what is new.
fn deed(method: &Method, path: &str, stranger: bool) -> Deed {
    let last = path.rsplit('/').next().unwrap_or_default();
    let post = *method == Method::POST;
    let in_group = path.starts_with("/groups") || path.starts_with("/api/v1/groups");
    let of_notices = path.starts_with("/me/notices") || path.starts_with("/api/v1/me/notices");
    let of_passkeys = path.starts_with("/api/v1/passkeys") || path.starts_with("/api/v1/me/passkeys");
    match (path, last) {
        ("/tables" | "/api/v1/tables" | "/api/v1/guests" | "/api/v1/decks", _)
        | (_, "rematch" | "deal" | "play" | "play-on") => Deed::New,
        ("/me/tokens" | "/api/v1/me/tokens", _) if post => Deed::New,
        ("/api/v1/me", _) if *method == Method::DELETE => Deed::New,
        ("/me/data/forget", _) => Deed::New,
        // What somebody says of an evening.
        (_, "line") if in_group => Deed::Chat,
        // A group, a guest who comes to one, a table of one.
        _ if post && in_group && !matches!(last, "renew" | "out" | "back") => Deed::New,
        // It reaches the host.
        (_, "report" | "reports") => Deed::Notice,
        ("/me/holiday" | "/api/v1/me/holiday", _) => Deed::Notice,
        // Something is written down for whoever asks.
        _ if post && of_passkeys => Deed::New,
        // Something is sent out of the house.
        ("/device/letter" | "/api/v1/letters", _) => Deed::Notice,
        _ if post && of_notices && !matches!(last, "hours" | "wishes" | "stop") => Deed::Notice,
        (_, "decks" | "tables") if path.starts_with("/workshop/") => Deed::New,
        // Whoever is no guest yet becomes one.
        (_, "join") if post && stranger && path.starts_with("/t/") => Deed::New,
        ("/api/v1/devices" | "/device" | "/me/devices" | "/api/v1/me/devices/links", _) if post => Deed::New,
        ("/me", _) if post && stranger => Deed::New,
        (_, "chat" | "remarks" | "comment" | "comments") if post => Deed::Chat,
        _ => Deed::Choice,
    }
}
