//! The description of the API is made here, and held against the file that is handed out. No other build knows `utoipa`.

use std::path::Path;

use serde_json::{Value, json};
use utoipa::OpenApi;
use utoipa::openapi::Components;

use super::*;
use crate::Config;
use crate::middleware::errors::ErrorBody;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bree",
        description = "Everything that the pages of the inn can do. Whoever asks sends the secret of a guest, as \
                       `Authorization: Bearer …` or as the cookie that browsers keep. Texts come in the language of \
                       `Accept-Language` or `lang=`.",
        license(name = "MIT")
    ),
    components(schemas(ErrorBody))
)]
struct Frame;

/// The descriptions of the handlers, each at the method and the path at which the router has it.
macro_rules! described {
    ($($method:ident $path:literal => $handler:path;)+) => {{
        let mut description = Frame::openapi();
        let mut schemas = Vec::new();
        $(
            let (path, operation, methods) = utoipa_axum::routes!(@resolve_types $handler : schemas);
            assert_eq!((path.as_str(), json!(methods)), ($path, json!([stringify!($method)])), "the router's table");
            description.paths.add_path_operation(path, methods, operation);
        )+
        description.components.get_or_insert_with(Components::new).schemas.extend(schemas);
        description
    }};
}

/// Completes the description: each operation also lists the errors that any request may meet, such as a body that cannot
/// be read, or too many requests; each error has the body that all have, which no handler says again; and whether it needs a
/// guest.
fn finished(mut description: Value) -> Value {
    let other = json!({
        "description": "Anything else that is wrong",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ErrorBody" } } },
    });
    description["components"]["securitySchemes"] = json!({
        "bearer": { "type": "http", "scheme": "bearer", "description": "The token that `POST /api/v1/guests` tells once" },
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": "",
            "description": "The same, as browsers keep it",
        },
    });
    let guest = [json!({ "bearer": [] }), json!({ "cookie": [] })];
    let schemas = description["components"]["schemas"].clone();
    let paths = description["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    let operations =
        paths.flat_map(|path| path.as_object_mut().into_iter().flat_map(|path| path.values_mut()));
    for operation in operations.filter(|operation| operation["responses"].is_object()) {
        let responses = operation["responses"].as_object_mut().into_iter().flatten();
        for (_, response) in responses.filter(|(status, _)| status.starts_with(['4', '5'])) {
            response["content"] = other["content"].clone();
        }
        operation["responses"]["default"] = other.clone();
        // Only what can answer 401 wants one; elsewhere a guest is shown more than others.
        let nobody = operation["responses"]["401"].is_null().then(|| json!({}));
        operation["security"] = guest.iter().cloned().chain(nobody).collect();
        if let Some(body) = operation.get_mut("requestBody") {
            body["required"] = wants_something(&schemas, body).into();
        }
    }
    description
}

/// True if a body is required. No body at all is read as an object with nothing in it.
fn wants_something(schemas: &Value, body: &Value) -> bool {
    let named = body["content"]["application/json"]["schema"]["$ref"].as_str();
    let name = named.and_then(|reference| reference.rsplit('/').next());
    let required = name.and_then(|name| schemas[name]["required"].as_array());
    required.is_some_and(|fields| !fields.is_empty())
}

/// The same in the order of its names, so deep with a line for each: an operation has one, and a schema.
fn lines(value: &Value, deep: usize) -> String {
    let (after, end) = if deep > 0 { (",\n", "\n") } else { (",", "") };
    match value {
        Value::Object(fields) => {
            let inner = deep.saturating_sub(1);
            let each = fields.iter().map(|(name, value)| format!("{}:{}", json!(name), lines(value, inner)));
            let mut each = each.collect::<Vec<_>>();
            each.sort();
            format!("{{{end}{}{end}}}", each.join(after))
        }
        Value::Array(all) => {
            let all = all.iter().map(|one| lines(one, 0)).collect::<Vec<_>>();
            format!("[{}]", all.join(","))
        }
        plain => plain.to_string(),
    }
}

/// With `BREE_BLESS=1` the file is written anew.
#[test]
fn the_description_is_that_of_the_handlers() {
    let described = serde_json::to_value(operations!(described)).expect("plain data");
    let made = lines(&finished(described), 3) + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    if std::env::var_os("BREE_BLESS").is_some() {
        std::fs::write(&file, &made).expect("the file is written");
    }
    let kept = std::fs::read_to_string(&file).expect("a text");
    let other = made.lines().find(|line| !kept.lines().any(|kept| kept == *line));
    let renew = "`BREE_BLESS=1 cargo nextest run --workspace -E 'test(the_description_is_that_of_the_handlers)'` writes it anew";
    assert!(
        made == kept,
        "openapi.json is not what the handlers say: {renew}. The first line to differ: {other:?}"
    );
}

#[test]
fn the_description_names_the_cookie_of_the_house() {
    let plain = Config::default();
    let safe = Config { public_url: Some("https://bree.example".to_owned()), ..Config::default() };
    for (config, cookie) in [(plain, "bree_guest"), (safe, "__Host-bree_guest")] {
        let described = openapi::description(&config);
        assert_eq!(described["components"]["securitySchemes"]["cookie"]["name"], cookie);
    }
}
