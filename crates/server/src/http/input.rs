//! Request bodies, read strictly: unknown or malformed parts are refused, with their place.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;

use crate::ApiError;

/// A state that limits how long bodies may be.
pub(crate) trait BodyLimit: Send + Sync {
    /// The longest body in bytes that may be sent to this path.
    fn body_at(&self, path: &str) -> usize;
}

/// A JSON body.
pub(crate) struct Body<T>(pub T);

/// A form, read strictly.
pub(crate) struct Form<T>(pub T);

async fn bytes(request: Request, limit: &impl BodyLimit) -> Result<Bytes, ApiError> {
    let longest = limit.body_at(request.uri().path());
    Bytes::from_request(request, limit).await.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge(longest),
        _ => ApiError::BadRequest("body".to_owned()),
    })
}

fn declared(request: &Request, wanted: &str) -> bool {
    let value = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    value.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(wanted)
}

impl<T: DeserializeOwned, S: BodyLimit> FromRequest<S> for Body<T> {
    type Rejection = ApiError;
    async fn from_request(request: Request, limit: &S) -> Result<Self, ApiError> {
        let text = object(request, limit).await?;
        serde_json::from_slice(&text).map(Self).map_err(|error| bad(&error))
    }
}

/// The text of a JSON object; nothing at all is an empty one: many requests need no more.
async fn object(request: Request, limit: &impl BodyLimit) -> Result<Bytes, ApiError> {
    let json = declared(&request, "application/json");
    let text = bytes(request, limit).await?;
    if text.is_empty() {
        return Ok(Bytes::from_static(b"{}"));
    }
    if !json {
        return Err(ApiError::NotJson);
    }
    // A list would be read as the fields in their order, and an empty one as all of them left out.
    if !text.trim_ascii_start().starts_with(b"{") {
        return Err(ApiError::BadJson { line: 1, column: 1, what: "an object is wanted".to_owned() });
    }
    Ok(text)
}

fn bad(error: &serde_json::Error) -> ApiError {
    ApiError::BadJson { line: error.line(), column: error.column(), what: what(error) }
}

/// The reason without the place, which is shown separately.
fn what(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    text[..end].chars().take(200).collect()
}

impl<T: DeserializeOwned, S: BodyLimit> FromRequest<S> for Form<T> {
    type Rejection = ApiError;
    async fn from_request(request: Request, limit: &S) -> Result<Self, ApiError> {
        let longest = limit.body_at(request.uri().path());
        let read = axum::Form::<T>::from_request(request, limit).await;
        read.map(|axum::Form(form)| Self(form)).map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge(longest),
            _ => ApiError::BadRequest(rejection.body_text().chars().take(200).collect()),
        })
    }
}
