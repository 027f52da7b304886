//! Cases that follow from the description: every operation with a table, a body, a seat gets them, new ones too.

use serde_json::{Value, json};

use super::scene::{Scene, Who};
use super::{Case, all_are_refused};

/// A challenge for a device's answer.
const CHALLENGE: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// A body that is well in itself. A new operation needs a line here.
fn good_body(operation: &str) -> Option<Value> {
    let (method, path) = operation.split_once(' ').unwrap();
    if method == "get" {
        return None;
    }
    if ["delete /api/v1/me", "delete /api/v1/tables/{id}"].contains(&operation) {
        return None;
    }
    Some(match path.trim_start_matches("/api/v1") {
        "/guests" | "/me" => json!({ "name": "Ada" }),
        "/me/picture" => json!({ "picture": "pony" }),
        "/tables" => json!({ "game": "bids" }),
        "/tables/{id}/choices" => json!({ "ply": 0, "choice": "bid 1" }),
        "/tables/{id}/take-back/answer" | "/tables/{id}/end/answer" => json!({ "agree": true }),
        "/tables/{id}/chat" | "/tables/{id}/steps/{ply}/comments" => json!({ "text": "hello" }),
        "/tables/{id}/remarks" => json!({ "remark": "left 5" }),
        "/tables/{id}/texts/{text}" => json!({ "text": "3 orc" }),
        "/tables/{id}/seats/{seat}/apart" => json!({ "how": "muted" }),
        "/tables/{id}/reports" => json!({ "why": "a quarrel" }),
        "/me/holiday" => json!({ "days": 7 }),
        "/me/apart/{apart}"
        | "/groups/{group}/leave"
        | "/groups/{group}/links/renew"
        | "/groups/{group}/people/{person}"
        | "/groups/{group}/out/{person}" => return None,
        "/groups/{group}/tables/{table}/line" => json!({ "text": "well played" }),
        "/groups" => json!({ "name": "Friday" }),
        "/groups/{group}/join" => json!({ "token": "AAAAAAAAAAAAAAAAAAAAAA" }),
        "/groups/{group}/tables" => json!({ "game": "race" }),
        "/tables/{id}/note" => json!({ "text": "the third card" }),
        "/me/campaigns/{game}" if method == "put" => json!({ "game": "bids", "chapters": [] }),
        "/decks" => json!({ "game": "bids", "name": "Mine", "text": "3 orc" }),
        "/decks/{deck}" if method == "put" => json!({ "name": "Mine", "text": "3 orc" }),
        "/devices" => json!({ "code": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }),
        "/me/devices/links" | "/me/devices/{device}" => return None,
        "/passkeys" => json!({ "challenge": CHALLENGE, "answer": {}, "leave": true }),
        "/me/passkeys" if method == "post" => json!({ "challenge": CHALLENGE, "answer": {} }),
        "/me/tokens" => json!({ "name": "Hal" }),
        "/me/tokens/{token}" => return None,
        "/passkeys/begin" | "/me/passkeys" | "/me/passkeys/begin" | "/me/passkeys/{passkey}" => return None,
        "/me/notices" if method == "post" => {
            json!({ "way": "plain", "address": "https://hooks.example/x" })
        }
        "/me/notices/wishes" => json!({ "games": ["race"] }),
        "/letters" => json!({ "address": "ada@example.org" }),
        "/me/notices/hours" => json!({ "zone": "Europe/Madrid" }),
        "/me/notices"
        | "/me/notices/{reach}"
        | "/me/notices/{reach}/test"
        | "/me/notices/{reach}/again"
        | "/me/sight" => return None,
        "/decks/{deck}" => return None,
        "/tables/{id}/name" => json!({ "name": "Ada" }),
        "/tables/{id}/hurry" => json!({ "on": true }),
        "/tables/{id}/seats/{seat}" => json!({ "bot": "random" }),
        "/tables/{id}/join"
        | "/tables/{id}/leave"
        | "/tables/{id}/options"
        | "/tables/{id}/start"
        | "/tables/{id}/take-back"
        | "/tables/{id}/resign"
        | "/tables/{id}/lesson/leave"
        | "/tables/{id}/hint"
        | "/tables/{id}/steps/{ply}/play"
        | "/tables/{id}/end" => json!({}),
        "/me/tables/{id}" => json!({ "hidden": true }),
        "/tables/{id}/rematch"
        | "/tables/{id}/curve"
        | "/tables/{id}/deal"
        | "/tables/{id}/links/renew"
        | "/tables/{id}/seats/{seat}/hand-over"
        | "/tables/{id}/seats/{seat}/return" => return None,
        _ => panic!("what would be a good body for {operation}?"),
    })
}

/// A good request, of which one thing will be wrong.
fn asking(operation: &str, who: Who, table: &str, expected: (u16, &'static str)) -> Case {
    let case = Case::new(operation, who, expected).at(table);
    let case = if operation.contains("{seat}") { case.with("seat", 1) } else { case };
    let case = if operation.contains("{text}") { case.with("text", "deck") } else { case };
    let case = if operation.contains("{deck}") { case.with("deck", "0000000000") } else { case };
    let case = if operation.contains("{device}") { case.with("device", "first") } else { case };
    let case = if operation.contains("{ply}") { case.with("ply", 0) } else { case };
    let case = if operation.contains("{apart}") { case.with("apart", "0000000000") } else { case };
    let case = if operation.contains("{group}") { case.with("group", "0000000000") } else { case };
    let case = if operation.contains("{person}") { case.with("person", "0000000000") } else { case };
    let case = if operation.contains("{game}") { case.with("game", "bids") } else { case };
    let case = if operation.contains("{table}") { case.with("table", "0000000000") } else { case };
    let case = if operation.contains("{token}") { case.with("token", "0000000000") } else { case };
    match good_body(operation) {
        Some(body) => case.json(body),
        None => case,
    }
}

fn only_host(operation: &str) -> bool {
    let ends = ["/links/renew", "/seats/{seat}", "/options", "/start", "/hurry"];
    operation == "delete /api/v1/tables/{id}" || ends.iter().any(|end| operation.ends_with(end))
}

const NO_TABLE: (u16, &str) = (404, "no-table");

#[tokio::test]
async fn a_table_that_is_not_there_or_not_for_them() {
    let scene = Scene::new().await;
    let mut cases = Vec::new();
    for operation in scene.document.operations() {
        let changes = !operation.starts_with("get ");
        // By these one becomes a guest, or somebody's device.
        let open = ["/guests", "v1/devices", "v1/letters", "v1/passkeys", "v1/passkeys/begin"];
        let open = open.iter().any(|end| operation.ends_with(end));
        if changes && !open {
            cases.push(asking(&operation, Who::Nobody, &scene.bids, (401, "no-guest")));
        }
        if !operation.contains("{id}") {
            continue;
        }
        for unknown in ["0000000000", "x", "not%20a%20table", "%00", "..%2f..%2fetc", "ÀÀÀÀÀ"] {
            cases.push(asking(&operation, Who::Ana, unknown, NO_TABLE));
        }
        cases.push(asking(&operation, Who::Eve, &scene.bids, NO_TABLE));
        cases.push(asking(&operation, Who::Eve, &scene.over, NO_TABLE));
        if !changes {
            cases.push(asking(&operation, Who::Nobody, &scene.bids, NO_TABLE));
            continue;
        }
        // At a public table a stranger may look, and say who or what is not well there, but do nothing.
        if ["/apart", "/reports"].iter().any(|end| operation.ends_with(end)) {
            continue;
        }
        let expected = match operation.rsplit('/').next().unwrap() {
            "join" => (409, "table-full"),
            _ if only_host(&operation) => (403, "not-host"),
            _ => (403, "not-seated"),
        };
        cases.push(asking(&operation, Who::Eve, &scene.public, expected));
        if only_host(&operation) {
            cases.push(asking(&operation, Who::Ben, &scene.bids, (403, "not-host")));
        }
    }
    all_are_refused(scene, cases).await;
}

#[tokio::test]
async fn another_site_and_bodies_that_cannot_be_read() {
    const JSON: &str = "application/json";
    let scene = Scene::new().await;
    let mut cases = Vec::new();
    for operation in scene.document.operations() {
        if operation.starts_with("get ") {
            continue;
        }
        let with = |expected| asking(&operation, Who::Ana, &scene.bids, expected);
        let foreign = || with((403, "cross-site"));
        cases.push(foreign().header("sec-fetch-site", "cross-site"));
        cases.push(foreign().header("sec-fetch-site", "same-site"));
        cases.push(foreign().header("origin", "https://elsewhere.example"));
        cases.push(foreign().header("origin", "null"));
        let Some(good) = good_body(&operation) else {
            continue;
        };
        let unread = || with((400, "bad-json"));
        for broken in ["{", "}", "[]", "null", "7", "\"text\"", "{\"a\":1,}", "{} {}", "\u{feff}{}", " "] {
            cases.push(unread().raw(JSON, broken));
        }
        cases.push(unread().raw(JSON, b"{\"name\":\"\xff\xfe\"}".to_vec()));
        cases.push(unread().raw(JSON, "[".repeat(10_000)));
        let mut cheating = good.clone();
        cheating["cheat"] = json!(true);
        cases.push(unread().json(cheating));
        let text = good.to_string();
        for media in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json", ""] {
            cases.push(with((415, "not-json")).raw(media, text.clone()));
        }
        let huge = format!("{text}{}", " ".repeat(256 * 1024));
        cases.push(with((413, "too-large")).raw(JSON, huge.clone()));
        cases.push(with((413, "too-large")).raw("text/plain", huge));
    }
    all_are_refused(scene, cases).await;
}

#[tokio::test]
async fn a_seat_that_is_not_theirs_or_no_seat() {
    let scene = Scene::new().await;
    let mut cases = Vec::new();
    for operation in scene.document.operations() {
        let parameters = scene.document.operation(&operation)["parameters"].as_array();
        let asked = |name: &str| {
            parameters.is_some_and(|all| all.iter().any(|one| one["name"] == name && one["in"] == "query"))
        };
        for (name, value) in [("seat", "x"), ("seat", "0"), ("seat", "-1"), ("from", "x"), ("from", "-1")] {
            if asked(name) {
                let case = asking(&operation, Who::Ana, &scene.bids, (400, "bad-request"));
                cases.push(case.with(name, value));
            }
        }
        let fields = scene.document.body_fields(&operation).unwrap_or_default();
        if !fields.contains("seat") {
            continue;
        }
        let for_seat = |seat: Value, expected| {
            let mut body = good_body(&operation).unwrap();
            body["seat"] = seat;
            asking(&operation, Who::Ana, &scene.bids, expected).json(body)
        };
        let joins = operation.ends_with("/join");
        let other = if joins { (409, "seat-taken") } else { (403, "not-your-seat") };
        cases.push(for_seat(json!(2), other));
        cases.push(for_seat(json!(4), (422, "no-seat")));
        for nonsense in [json!(0), json!(-1), json!(1.5), json!(300), json!("1"), json!([1]), json!(true)] {
            cases.push(for_seat(nonsense, (400, "bad-json")));
        }
        if !joins {
            let body = good_body(&operation).unwrap();
            cases.push(asking(&operation, Who::Ana, &scene.alone, (422, "which-seat")).json(body));
        }
    }
    all_are_refused(scene, cases).await;
}
