//! The part of the API that programs may use, by the scopes of their tokens. What is not named here is for people alone.

use axum::http::Method;
use tables::guests::Program;

use crate::{ApiError, Scope};

/// Refuses a request that the program may not make.
///
/// # Errors
/// [`ApiError::NoScope`] where another token could do it, [`ApiError::NotForPrograms`] where none can.
pub(crate) fn may(program: &Program, method: &Method, path: &str) -> Result<(), ApiError> {
    match needed(method, path).ok_or(ApiError::NotForPrograms)? {
        Some(scope) if !program.scopes.contains(&scope) => Err(ApiError::NoScope(scope)),
        _ => Ok(()),
    }
}

/// The scope that a request needs, if any; none where no program may make it.
#[allow(clippy::option_option, reason = "no scope is needed, and no program may: these are two things")]
fn needed(method: &Method, path: &str) -> Option<Option<Scope>> {
    let look = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    let parts = path.strip_prefix("/api/")?.split('/').collect::<Vec<_>>();
    let needs = match parts.as_slice() {
        ["openapi.json"] | ["v1", "games" | "tables" | "events"] | ["v1", "me", "token"] if look => {
            return Some(None);
        }
        ["v1", "tables", _] if look => return Some(None),
        ["v1", "tables", _, "choices" | "events" | "journal" | "record" | "steps", ..] if look => {
            return Some(None);
        }
        _ if *method != Method::POST => return None,
        ["v1", "tables"] | ["v1", "tables", _, "start"] => Scope::Make,
        ["v1", "tables", _, "join" | "leave"] | ["v1", "tables", _, "seats", _, "return"] => Scope::Sit,
        ["v1", "tables", _, "choices" | "resign" | "take-back" | "end"]
        | ["v1", "tables", _, "take-back" | "end", "answer"]
        | ["v1", "tables", _, "texts", _] => Scope::Play,
        ["v1", "tables", _, "chat" | "remarks"] => Scope::Talk,
        _ => return None,
    };
    Some(Some(needs))
}
