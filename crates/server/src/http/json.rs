//! Answers and events in JSON. Not axum's own: with its `json` comes serde_json's `raw_value`, and with that the code for each value
//! that is put into another is compiled twice, in every game.

use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::ApiError;

/// An answer in JSON.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Json<T>(pub T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        answer(serde_json::to_vec(&self.0))
    }
}

fn answer(text: serde_json::Result<Vec<u8>>) -> Response {
    match text {
        Ok(text) => ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "an answer is no JSON");
            ApiError::Internal.into_response()
        }
    }
}

/// The event with this as its data.
pub(crate) fn with_data(event: Event, data: &impl Serialize) -> Option<Event> {
    serde_json::to_string(data).ok().map(|text| event.data(text))
}
