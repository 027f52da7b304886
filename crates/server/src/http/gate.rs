//! Who asks too often waits; what takes too long is given up.

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use super::context::Context;
use crate::limits::Who;
use crate::{ApiError, AppState};

/// Lets a request through, or says when to come again.
pub(crate) async fn gate(
    State(app): State<AppState>,
    context: Context,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    // Watching the server must work when everything else is too much.
    let path = request.uri().path();
    if path != "/healthz" && path != "/metrics" && !path.starts_with("/assets/") {
        app.gates.check(&Who::of(&context))?;
        let becomes_guest = context.guest.is_none() && path.starts_with("/t/") && path.ends_with("/join");
        if request.method() == Method::POST && (makes_something(path) || becomes_guest) {
            // By address too: a new guest costs nothing, and so must not be a way around.
            app.gates.check_new(&Who::Address(context.ip))?;
        }
    }
    let answer = tokio::time::timeout(app.config.limits.patience, next.run(request));
    answer.await.map_err(|_| ApiError::TooSlow)
}

fn makes_something(path: &str) -> bool {
    matches!(path, "/tables" | "/api/v1/tables" | "/api/v1/guests") || path.ends_with("/rematch")
}
