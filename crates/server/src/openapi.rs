//! The description of the API: made from the handlers themselves, by the router that they are put into.

use serde_json::{Value, json};
use utoipa::OpenApi;

use crate::Config;
use crate::http::compressed::Compressed;
use crate::http::context::guest_cookie;
use crate::http::errors::ErrorBody;

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

/// The description before any operation is in it.
pub(crate) fn frame() -> utoipa::openapi::OpenApi {
    Frame::openapi()
}

/// Completes the description: each operation also lists the errors that any request may meet, such as a body that cannot
/// be read, or too many requests; each error has the body that all have, which no handler says again, since that alone was
/// code for 273 answers; and whether it needs a guest.
pub(crate) fn finished(description: utoipa::openapi::OpenApi, config: &Config) -> Compressed {
    let mut description = serde_json::to_value(description).expect("a description is plain data");
    let other = json!({
        "description": "Anything else that is wrong",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ErrorBody" } } },
    });
    description["components"]["securitySchemes"] = json!({
        "bearer": { "type": "http", "scheme": "bearer", "description": "The token that `POST /api/v1/guests` tells once" },
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": guest_cookie(config),
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
    Compressed::new("application/json", description.to_string())
}

/// True if a body is required. No body at all is read as an object with nothing in it.
fn wants_something(schemas: &Value, body: &Value) -> bool {
    let named = body["content"]["application/json"]["schema"]["$ref"].as_str();
    let name = named.and_then(|reference| reference.rsplit('/').next());
    let required = name.and_then(|name| schemas[name]["required"].as_array());
    required.is_some_and(|fields| !fields.is_empty())
}
