//! The description at `/api/openapi.json`, as a thing to hold answers against.

mod costs;
mod every_operation;
mod fields;
mod routes;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::house::Open;

/// The description, in which every object is closed: a field that is not described is an error.
pub struct Document(Value);

/// The description of a status: whether the operation names it, and the schema by media type.
pub struct Described<'a> {
    pub named: bool,
    content: &'a Value,
}

impl Document {
    pub async fn of(inn: &Open) -> Self {
        let answer = reqwest::get(format!("{}/api/openapi.json", inn.url)).await.unwrap();
        let mut document = answer.json::<Value>().await.expect("the description is JSON");
        close(&mut document["components"]["schemas"]);
        Self(document)
    }

    /// Every operation, as `get /api/v1/me`.
    pub fn operations(&self) -> BTreeSet<String> {
        let paths = self.0["paths"].as_object().expect("paths");
        let of_path = |(path, methods): (&String, &Value)| {
            let methods = methods.as_object().expect("methods").iter();
            let methods = methods.filter(|(_, operation)| operation["responses"].is_object());
            methods.map(|(method, _)| format!("{method} {path}")).collect::<Vec<_>>()
        };
        paths.iter().flat_map(of_path).collect()
    }

    /// The ways to say which guest one is.
    pub fn schemes(&self) -> BTreeSet<String> {
        let schemes = self.0["components"]["securitySchemes"].as_object();
        schemes.expect("schemes").keys().cloned().collect()
    }

    pub fn operation(&self, name: &str) -> &Value {
        let (method, path) = name.split_once(' ').expect("a method and a path");
        let operation = &self.0["paths"][path][method];
        assert!(operation.is_object(), "{name} is not described");
        operation
    }

    /// An operation's description of a status.
    pub fn described(&self, name: &str, status: u16) -> Described<'_> {
        let responses = &self.operation(name)["responses"];
        let own = &responses[status.to_string()];
        let named = own.is_object();
        let response = if named { own } else { &responses["default"] };
        Described { named, content: &response["content"] }
    }

    /// The fields a body of this operation can have; nothing where it takes none.
    pub fn body_fields(&self, name: &str) -> Option<BTreeSet<String>> {
        let schema = &self.operation(name)["requestBody"]["content"]["application/json"]["schema"];
        let reference = schema["$ref"].as_str()?;
        let schema = self.0.pointer(reference.trim_start_matches('#'))?;
        Some(schema["properties"].as_object()?.keys().cloned().collect())
    }

    pub fn check_request(&self, name: &str, body: &Value) {
        let schema = &self.operation(name)["requestBody"]["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{name} takes no body");
        self.check(&format!("{name}, what was sent"), schema, body);
    }

    pub fn check_answer(&self, name: &str, status: u16, media: &str, body: &Value) {
        let described = self.described(name, status);
        let media = media.split(';').next().unwrap_or_default();
        let schema = &described.content[media]["schema"];
        assert!(schema.is_object(), "{name}: {status} as {media} is not described: {body}");
        self.check(&format!("{name}, {status}"), schema, body);
    }

    fn check(&self, what: &str, schema: &Value, value: &Value) {
        let mut whole = json!({ "components": self.0["components"] });
        whole.as_object_mut().unwrap().extend(schema.as_object().unwrap().clone());
        let validator = jsonschema::validator_for(&whole).expect("a schema");
        let wrong = validator
            .iter_errors(value)
            .map(|error| format!("at '{}': {error}", error.instance_path()))
            .collect::<Vec<_>>();
        assert!(wrong.is_empty(), "{what}: {wrong:#?}");
    }
}

/// Closes every object that lists its fields.
fn close(schemas: &mut Value) {
    for schema in schemas.as_object_mut().expect("schemas").values_mut() {
        if schema["properties"].is_object() && schema["additionalProperties"].is_null() {
            schema["additionalProperties"] = json!(false);
        }
    }
}
