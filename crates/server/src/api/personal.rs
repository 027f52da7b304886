//! What the house keeps of you: to be taken along, or to be forgotten.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::http::context::{Context, guest_cookie};
use crate::http::errors::ErrorBody;
use crate::http::gate::begin_to_change;
use crate::http::input::Body;
use crate::personal::{Forgotten, Personal, forget, gather};
use crate::{ApiError, AppState, Config};

/// That you mean it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sure {
    /// `true`, or nothing happens.
    #[serde(default)]
    sure: bool,
}

/// All that the house keeps of you.
#[utoipa::path(get, path = "/api/v1/me/data", tag = "guests", responses((status = 200, body = Personal), (status = 401, body = ErrorBody)))]
pub(crate) async fn data(
    State(app): State<AppState>,
    context: Context,
) -> Result<([(HeaderName, HeaderValue); 1], Json<Personal>), ApiError> {
    let personal = gather(&app, &context).await?;
    let file = HeaderValue::from_static("attachment; filename=\"bree.json\"");
    Ok(([(CONTENT_DISPOSITION, file)], Json(personal)))
}

/// Forgets you. You leave your tables: a bot plays on where others do, and a game that you play alone is over. Your name and
/// what you said are taken out of their logs; what you chose stays, since it is the others' game as well. It cannot be undone.
#[utoipa::path(delete, path = "/api/v1/me", tag = "guests", request_body = Sure, responses(
    (status = 204, description = "You are nobody here now"), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody, description = "You do not say that you mean it"),
))]
pub(crate) async fn delete(
    State(app): State<AppState>,
    context: Context,
    Body(Sure { sure }): Body<Sure>,
) -> Result<(StatusCode, [(HeaderName, HeaderValue); 1]), ApiError> {
    let cookie = be_forgotten(&app, &context, sure).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]))
}

/// Forgets whoever asks; the cookie that their browser keeps from then on, which is none.
pub(crate) async fn be_forgotten(
    app: &AppState,
    context: &Context,
    sure: bool,
) -> Result<HeaderValue, ApiError> {
    let guest = context.guest()?;
    if !sure {
        return Err(ApiError::NotSure);
    }
    begin_to_change();
    let house = app.clone();
    // To its end, also when nobody waits for it any more.
    let forgotten = tokio::spawn(async move { forget(&house, guest, None).await });
    let Forgotten { tables, unread } = forgotten.await.map_err(|_| ApiError::Internal)??;
    tracing::info!(tables, unread, "a guest is forgotten, as they wished");
    Ok(no_cookie(&app.config))
}

fn no_cookie(config: &Config) -> HeaderValue {
    let secure = if config.https() { "; Secure" } else { "" };
    let text = format!(
        "{}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}",
        guest_cookie(config)
    );
    HeaderValue::from_str(&text).expect("names are plain ASCII")
}
