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
        if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS)
            && let Some(deed) = deed(request.method(), path, context.guest.is_none())
        {
            app.rates.check_deed(deed, &context)?;
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
        Method::POST => path == "/me" || matches!(last, "chat" | "name"),
        Method::PATCH => path == "/api/v1/me",
        _ => false,
    }
}

/// The limited kind of request at this address, if any.
fn deed(method: &Method, path: &str, stranger: bool) -> Option<Deed> {
    let last = path.rsplit('/').next().unwrap_or_default();
    match (path, last) {
        ("/tables" | "/api/v1/tables" | "/api/v1/guests" | "/api/v1/decks", _)
        | (_, "rematch" | "deal" | "play" | "play-on") => Some(Deed::New),
        // Written again and again, a deck takes no more room than once.
        _ if method != Method::POST && path.starts_with("/api/v1/decks/") => Some(Deed::Choice),
        ("/me/tokens" | "/api/v1/me/tokens", _) if *method == Method::POST => Some(Deed::New),
        _ if path.starts_with("/api/v1/me/tokens/") || path.starts_with("/me/tokens/") => Some(Deed::Choice),
        ("/api/v1/me", _) if *method == Method::DELETE => Some(Deed::New),
        ("/me/data/forget", _) => Some(Deed::New),
        _ if *method != Method::GET
            && (path.starts_with("/api/v1/me/apart/") || path.ends_with("/apart")) =>
        {
            Some(Deed::Choice)
        }
        // What somebody says of an evening, and who is shown out.
        (_, "line") if path.contains("/groups/") => Some(Deed::Chat),
        _ if *method != Method::GET
            && path.contains("/groups/")
            && (*method == Method::DELETE
                || path.ends_with("/renew")
                || path.ends_with("/out")
                || path.ends_with("/back")) =>
        {
            Some(Deed::Choice)
        }
        // A group, a guest who comes to one, a table of one.
        _ if *method == Method::POST
            && (path.starts_with("/groups") || path.starts_with("/api/v1/groups")) =>
        {
            Some(Deed::New)
        }
        // It reaches the host.
        (_, "report" | "reports") => Some(Deed::Notice),
        _ if *method == Method::DELETE && path.starts_with("/api/v1/tables/") => Some(Deed::Choice),
        _ if *method == Method::PUT && path.starts_with("/api/v1/me/tables/") => Some(Deed::Choice),
        ("/api/v1/me/picture", _) => Some(Deed::Choice),
        ("/api/v1/me", _) if *method == Method::PATCH => Some(Deed::Choice),
        ("/me/holiday" | "/api/v1/me/holiday", _) => Some(Deed::Notice),
        _ if *method == Method::DELETE && path.starts_with("/api/v1/me/notices/") => Some(Deed::Choice),
        (
            "/me/notices/hours"
            | "/api/v1/me/notices/hours"
            | "/me/notices/wishes"
            | "/api/v1/me/notices/wishes",
            _,
        ) => Some(Deed::Choice),
        ("/me/notices/stop" | "/me/passkeys/drop", _) => Some(Deed::Choice),
        _ if *method == Method::DELETE && path.starts_with("/api/v1/me/passkeys/") => Some(Deed::Choice),
        // Something is written down for whoever asks.
        _ if *method == Method::POST
            && (path.starts_with("/api/v1/passkeys") || path.starts_with("/api/v1/me/passkeys")) =>
        {
            Some(Deed::New)
        }
        // Something is sent out of the house.
        ("/device/letter" | "/api/v1/letters", _) => Some(Deed::Notice),
        _ if *method == Method::POST
            && (path.starts_with("/me/notices") || path.starts_with("/api/v1/me/notices")) =>
        {
            Some(Deed::Notice)
        }
        _ if path.starts_with("/notices/") => Some(Deed::Choice),
        (_, "note") => Some(Deed::Choice),
        _ if *method != Method::GET
            && (path.starts_with("/campaign/") || path.starts_with("/api/v1/me/campaigns/")) =>
        {
            Some(Deed::Choice)
        }
        (_, "decks" | "tables") if path.starts_with("/workshop/") => Some(Deed::New),
        _ if method != Method::POST => None,
        // Whoever is no guest yet becomes one.
        (_, "join") if stranger && path.starts_with("/t/") => Some(Deed::New),
        ("/api/v1/devices" | "/device" | "/me/devices" | "/api/v1/me/devices/links", _) => Some(Deed::New),
        ("/me", _) if stranger => Some(Deed::New),
        ("/me" | "/me/picture" | "/api/v1/me/sight", _) => Some(Deed::Choice),
        (_, "chat" | "remarks") => Some(Deed::Chat),
        (
            _,
            "choices" | "choose" | "take-back" | "hand-over" | "return" | "shelf" | "free" | "close" | "drop"
            | "options",
        ) => Some(Deed::Choice),
        _ => None,
    }
}
