//! The guest of a request, by the token that it brings.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::http::context::{Asker, Context};
use crate::{ApiError, AppState};

/// Looks up who asks, and keeps the context with the request.
pub(crate) async fn identify(
    State(app): State<AppState>,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    // Without the guest first: a request cannot be looked at while the store is waited for.
    let (mut asker, hash) = Asker::of(&request, &app.config, app.pages.languages());
    if let Some(hash) = hash {
        match app.guests.find(&app.store, &app.config.clock, hash).await? {
            Some(found) => {
                asker.silenced = found.silenced;
                asker.muted = found.muted;
                match found.program {
                    Some(program) if program.ends_at <= app.config.clock.now() => {
                        (asker.device, asker.token_ended) = (None, true);
                    }
                    Some(program) => {
                        asker.guest = Some((found.guest, program.name.clone()));
                        (asker.device, asker.program) = (None, Some(program));
                    }
                    None => {
                        asker.guest = Some((found.guest, found.name));
                        asker.picture = found.picture;
                    }
                }
            }
            None => asker.device = None,
        }
    }
    request.extensions_mut().insert(Context::from(asker));
    Ok(next.run(request).await)
}
