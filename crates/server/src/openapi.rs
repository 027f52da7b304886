//! The description of the API. It is a file, which the tests make from the handlers and their types (`router/tests.rs`): to make
//! it at every start was 1.1 MB of code in a debug build (docs/performance.md).

use serde_json::Value;

use crate::Config;
use crate::http::context::guest_cookie;

const DESCRIPTION: &str = include_str!("../openapi.json");

/// The description, as this house is configured.
pub(crate) fn description(config: &Config) -> Value {
    let mut description = serde_json::from_str::<Value>(DESCRIPTION).expect("a description is JSON");
    description["components"]["securitySchemes"]["cookie"]["name"] = guest_cookie(config).into();
    description
}
