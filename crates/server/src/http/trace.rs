//! A log line and a measurement for each request, without queries, tokens and bodies.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tables::keys::random;
use tables::polled;
use tracing::Instrument;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Gives the request an id, and writes down how it went.
pub(crate) async fn trace(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = format!("{:016x}", u64::from_le_bytes(random()));
    let method = known(request.method());
    // The pattern of the route, because the path itself can hold the secret of a link.
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id, method, route);
    let mut response = polled("request", next.run(request)).instrument(span.clone()).await;
    let (took, status) = (started.elapsed(), response.status());
    let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    span.in_scope(|| match status {
        // Whoever asks too much can bring it about.
        StatusCode::SERVICE_UNAVAILABLE | StatusCode::GATEWAY_TIMEOUT => {
            tracing::warn!(status = status.as_u16(), millis, "not answered");
        }
        _ if status.is_server_error() => tracing::error!(status = status.as_u16(), millis, "failed"),
        _ => tracing::debug!(status = status.as_u16(), millis, "answered"),
    });
    let labels = [("method", method.to_owned()), ("route", route), ("status", status.as_str().to_owned())];
    metrics::counter!("bree_requests_total", &labels).increment(1);
    metrics::histogram!("bree_request_seconds", &labels[..2]).record(took);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The method's name, if it is one of HTTP's own. A client may make up any other, and each label of a metric is kept for
/// ever: all of those are one.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        Method::TRACE => "TRACE",
        Method::CONNECT => "CONNECT",
        _ => "other",
    }
}
