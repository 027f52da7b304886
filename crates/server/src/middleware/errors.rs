//! Errors find their words on the way out.

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, COOKIE, RETRY_AFTER};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use serde::Serialize;
use table::{Clause, Fault, Message, Refusal};
use tables::TableError;
use tower_http::csrf::ProtectionError;
use utoipa::ToSchema;

use crate::http::context::{language, path_of};
use crate::http::json::Json;
use crate::{ApiError, AppState, ErrorView, Reader};

/// The body of every answer that is an error.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    error: ErrorDetail,
}

/// An error.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorDetail {
    /// The error's code: stable for programs.
    code: &'static str,
    /// The error and what to do, in the reader's language.
    message: String,
    /// The same as an id with arguments.
    #[schema(value_type = seen::described::Message)]
    say: Message,
    /// The clause behind a refusal.
    #[schema(value_type = Option<String>)]
    clause: Option<Clause>,
    /// The refusal, where a rule forbids a choice.
    #[schema(value_type = Option<seen::described::Refusal>)]
    refusal: Option<Refusal>,
    /// All that is wrong, the first included, where a request can be wrong in more than one way: the set-up of a table,
    /// a text that is handed in. Else empty.
    faults: Vec<FaultDetail>,
}

/// One of several errors in a request.
#[derive(Serialize, ToSchema)]
pub(crate) struct FaultDetail {
    /// The line of the text that was handed in, from 1, where one is to blame.
    line: Option<u32>,
    /// The clause it breaks, where it breaks one.
    #[schema(value_type = Option<String>)]
    clause: Option<Clause>,
    /// The error and what would be right, in the reader's language.
    message: String,
    /// The same as an id with arguments.
    #[schema(value_type = seen::described::Message)]
    say: Message,
}

/// Gives every error a body: a page for people, JSON for programs.
pub(crate) async fn errors(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let path = path_of(&request);
    let asked = asked(&request);
    let (lang, _) = language(app.pages.languages(), &request);
    let bare = !request.headers().contains_key(COOKIE);
    let mut response = next.run(request).await;
    let Some(error) = error_of(&mut response, &app, &path) else {
        return response;
    };
    let message = error.message();
    let faults = match &error {
        ApiError::Table(TableError::Setup(error)) => error.faults.clone(),
        _ => Vec::new(),
    };
    let mut response = if path.starts_with("/api/") || path == "/readyz" || path == "/metrics" {
        let words = app.pages.say(lang, &message, &[]);
        let refusal = match &error {
            ApiError::Table(TableError::Refused(refusal)) => Some(refusal.clone()),
            _ => None,
        };
        let faults = faults.into_iter().map(|Fault { line, clause, message }| FaultDetail {
            line,
            clause,
            message: app.pages.say(lang, &message, &[]),
            say: message,
        });
        let detail = ErrorDetail {
            code: error.code(),
            message: words,
            say: message,
            clause: error.clause(),
            refusal,
            faults: faults.collect(),
        };
        (error.status(), Json(ErrorBody { error: detail })).into_response()
    } else {
        let reader = Reader {
            lang,
            name: None,
            picture: None,
            path,
            guest: false,
            public_url: app.config.public_url.clone(),
            now: app.config.clock.now(),
            notices: false,
            pictures: false,
        };
        // Who was just given one and comes without: the browser keeps none. (Script says so before.)
        let message = match error {
            ApiError::Table(TableError::NoTable) if bare => Message::new("server-no-cookies"),
            ApiError::NoGuest if bare => Message::new("server-no-cookies-guest"),
            _ => message,
        };
        let again = error.retry_after().and(asked);
        let view =
            ErrorView { status: error.status().as_u16(), message, clause: error.clause(), faults, again };
        (error.status(), Html(app.pages.error(&reader, &view))).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Some(seconds) = error.retry_after() {
        headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

/// Where one may ask again: what a form sent is not sent a second time by a link.
fn asked(request: &Request) -> Option<String> {
    let query = request.uri().query().map_or_else(String::new, |query| format!("?{query}"));
    (request.method() == Method::GET).then(|| path_of(request) + &query)
}

/// The error in an answer: ours, or one of the framework before a handler was reached.
fn error_of(response: &mut Response, app: &AppState, path: &str) -> Option<ApiError> {
    if let Some(error) = response.extensions_mut().remove::<ApiError>() {
        return Some(error);
    }
    if response.extensions().get::<ProtectionError>().is_some() {
        return Some(ApiError::CrossSite);
    }
    // A page that was drawn for it stands; what the framework itself refuses is plain text.
    let media = response.headers().get(CONTENT_TYPE);
    if media.is_some_and(|media| media.as_bytes().starts_with(b"text/html")) {
        return None;
    }
    match response.status() {
        StatusCode::BAD_REQUEST => Some(ApiError::BadRequest("address".to_owned())),
        StatusCode::NOT_FOUND => Some(ApiError::NoPage),
        StatusCode::METHOD_NOT_ALLOWED => Some(ApiError::WrongMethod),
        StatusCode::PAYLOAD_TOO_LARGE => Some(ApiError::TooLarge(app.config.limits.body_at(path))),
        status if status.is_server_error() => Some(ApiError::Internal),
        status if status.is_client_error() => Some(ApiError::BadRequest(status.as_str().to_owned())),
        _ => None,
    }
}
