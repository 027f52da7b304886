//! Cases that only somebody who knows the house can think of.

use serde_json::{Value, json};

use super::scene::Scene;
use super::scene::Who::{self, Ana, Ben, Eve};
use super::{Case, all_are_refused};

type Line<'a> = (Who, &'a str, &'a str, Value, (u16, &'static str));

/// Cases at tables: who, what, at which table, with which body.
fn at_tables(lines: Vec<Line<'_>>) -> Vec<Case> {
    let case = |(who, what, table, body, expected): Line<'_>| {
        let case = Case::new(&format!("post /api/v1/tables/{{id}}/{what}"), who, expected).at(table);
        if body.is_null() { case } else { case.json(body) }
    };
    lines.into_iter().map(case).collect()
}

fn choosing(ply: i64, choice: &str) -> Value {
    json!({ "ply": ply, "choice": choice })
}

#[tokio::test]
async fn choices_that_cannot_be_made() {
    let scene = Scene::new().await;
    let Scene { bids, race, over, waiting, .. } = &scene;
    let long = "bid ".repeat(1000);
    let cases = at_tables(vec![
        (Ana, "choices", bids, choosing(0, "dance"), (422, "unknown-choice")),
        (Ana, "choices", bids, choosing(0, ""), (422, "unknown-choice")),
        (Ana, "choices", bids, choosing(0, "bid 1 "), (422, "unknown-choice")),
        (Ana, "choices", bids, choosing(0, "bid 1\n"), (422, "unknown-choice")),
        (Ana, "choices", bids, choosing(0, &long), (422, "unknown-choice")),
        (Ana, "choices", bids, choosing(0, "<b>\u{202e}\u{0}"), (422, "unknown-choice")),
        (Ana, "choices", bids, choosing(0, "bid 4"), (422, "refused")),
        (Ana, "choices", bids, choosing(7, "bid 1"), (409, "stale")),
        (Ana, "choices", bids, choosing(-1, "bid 1"), (400, "bad-json")),
        (Ana, "choices", bids, choosing(1 << 40, "bid 1"), (400, "bad-json")),
        (Ana, "choices", race, choosing(0, "step 2"), (409, "stale")),
        (Ana, "choices", race, choosing(1, "step 2"), (409, "not-asked")),
        (Ben, "choices", race, choosing(0, "step 2"), (409, "stale")),
        (Ben, "choices", race, choosing(2, "step 2"), (409, "stale")),
        (Ben, "choices", over, choosing(1, "step 2"), (409, "over")),
        (Ana, "choices", waiting, choosing(0, "step 2"), (409, "not-begun")),
    ]);
    all_are_refused(scene, cases).await;
}

#[tokio::test]
async fn what_does_not_fit_how_far_the_table_is() {
    let scene = Scene::new().await;
    let Scene { bids, race, over, waiting, .. } = &scene;
    let (none, yes, bot) = (json!({}), json!({ "agree": true }), json!({ "bot": "random" }));
    let mut cases = at_tables(vec![
        (Ana, "take-back", bids, none.clone(), (409, "cannot-take-back")),
        (Ben, "take-back", race, none.clone(), (409, "cannot-take-back")),
        (Ana, "take-back", race, json!({ "to": 5 }), (409, "stale")),
        (Ana, "take-back", over, none.clone(), (409, "over")),
        (Ana, "take-back", waiting, none.clone(), (409, "not-begun")),
        (Ben, "take-back/answer", race, yes.clone(), (409, "nothing-asked")),
        (Ben, "take-back/answer", over, yes.clone(), (409, "over")),
        (Ben, "end/answer", race, yes.clone(), (409, "nothing-asked")),
        (Ben, "end/answer", over, yes, (409, "over")),
        (Ana, "end", over, none.clone(), (409, "over")),
        (Ana, "end", waiting, none.clone(), (409, "not-begun")),
        (Ana, "resign", over, none.clone(), (409, "over")),
        (Ana, "resign", waiting, none.clone(), (409, "not-begun")),
        (Ana, "rematch", race, Value::Null, (403, "not-over")),
        (Ana, "rematch", waiting, Value::Null, (403, "not-over")),
        (Ana, "leave", race, none.clone(), (409, "has-begun")),
        (Ana, "leave", over, none.clone(), (409, "has-begun")),
        (Ana, "start", race, none.clone(), (409, "has-begun")),
        (Ana, "start", waiting, none, (409, "seats-open")),
        (Ana, "start", waiting, json!({ "fill": "genius" }), (422, "bad-level")),
        (Ana, "chat", bids, json!({ "text": "" }), (422, "bad-text")),
        (Ana, "chat", bids, json!({ "text": " \u{0}\n" }), (422, "bad-text")),
        (Ana, "chat", bids, json!({ "text": "é".repeat(301) }), (422, "bad-text")),
        (Ana, "name", bids, json!({ "name": "\t" }), (422, "bad-name")),
        (Ana, "name", bids, json!({ "name": "é".repeat(25) }), (422, "bad-name")),
    ]);
    let assign = "post /api/v1/tables/{id}/seats/{seat}";
    for (table, seat, body, expected) in [
        (race, "2", bot.clone(), (409, "has-begun")),
        (waiting, "2", bot.clone(), (409, "seat-taken")),
        (waiting, "3", json!({ "bot": "genius" }), (422, "bad-level")),
        (waiting, "4", bot.clone(), (422, "no-seat")),
        (waiting, "0", bot.clone(), (422, "no-seat")),
        (waiting, "x", bot.clone(), (422, "no-seat")),
        (waiting, "99999999999999999999", bot, (422, "no-seat")),
    ] {
        cases.push(Case::new(assign, Ana, expected).at(table).with("seat", seat).json(body));
    }
    for (what, table, expected) in [("record", race, "not-over"), ("record", waiting, "not-over")] {
        cases.push(Case::new(&format!("get /api/v1/tables/{{id}}/{what}"), Ana, (403, expected)).at(table));
    }
    let file = "get /api/v1/tables/{id}/wrong";
    cases.push(Case::new(file, Ana, (409, "not-begun")).at(waiting));
    cases.push(Case::new(file, Eve, (404, "no-table")).at(race));
    let step = "get /api/v1/tables/{id}/steps/{ply}";
    for (table, ply, expected) in [
        (waiting, "0", (403, "not-over")),
        (race, "4294967295", (404, "no-step")),
        (over, "2", (404, "no-step")),
        (over, "4294967295", (404, "no-step")),
        (over, "4294967296", (404, "no-page")),
        (over, "-1", (404, "no-page")),
        (over, "x", (404, "no-page")),
    ] {
        cases.push(Case::new(step, Ana, expected).at(table).with("ply", ply));
    }
    all_are_refused(scene, cases).await;
}

#[tokio::test]
async fn links_that_are_wrong_or_old() {
    let scene = Scene::new().await;
    let [old_join, old_watch] = &scene.old;
    let [join, watch] = &scene.new;
    let waiting = &scene.waiting;
    let with = |secret: &str| json!({ "token": secret });
    let mut changed = join.clone();
    let last = if changed.pop() == Some('A') { 'Q' } else { 'A' };
    changed.push(last);
    let wrong = (410, "wrong-link");
    let mut cases = Vec::new();
    for secret in [old_join, old_watch, watch, &scene.bids_join, &changed, "", "x", "é", &"A".repeat(5000)] {
        cases.extend(at_tables(vec![(Eve, "join", waiting, with(secret), wrong)]));
    }
    cases.extend(at_tables(vec![
        (Eve, "join", waiting, json!({}), (404, "no-table")),
        (Eve, "join", waiting, json!({ "token": join, "seat": 1 }), (409, "seat-taken")),
        (Eve, "join", waiting, json!({ "token": join, "seat": 4 }), (422, "no-seat")),
        (Eve, "join", waiting, json!({ "token": join, "name": "x".repeat(25) }), (422, "bad-name")),
        (Eve, "join", &scene.bids, with(&scene.bids_join), (409, "table-full")),
    ]));
    for what in ["", "/events", "/choices", "/journal", "/record", "/steps/0"] {
        let operation = format!("get /api/v1/tables/{{id}}{what}").replace("steps/0", "steps/{ply}");
        for secret in [old_watch, old_join, join, "x"] {
            let case = Case::new(&operation, Eve, (404, "no-table")).at(waiting).with("token", secret);
            cases.push(case.with("ply", 0));
        }
    }
    all_are_refused(scene, cases).await;
}

#[tokio::test]
async fn tables_and_guests_that_cannot_be() {
    let scene = Scene::new().await;
    let mut cases = Vec::new();
    for (plan, expected) in [
        (json!({ "game": "chess" }), (404, "no-game")),
        (json!({ "game": "" }), (404, "no-game")),
        (json!({ "game": "bids", "players": 0 }), (422, "setup")),
        (json!({ "game": "bids", "players": 3 }), (422, "setup")),
        (json!({ "game": "bids", "players": 9 }), (422, "bad-seats")),
        (json!({ "game": "bids", "players": u64::MAX }), (422, "bad-seats")),
        (json!({ "game": "bids", "players": 1, "seats": [] }), (422, "bad-seats")),
        (json!({ "game": "bids", "seats": [] }), (422, "setup")),
        (json!({ "game": "bids", "players": -2 }), (400, "bad-json")),
        (json!({ "game": "bids", "options": { "rounds": "4" } }), (422, "setup")),
        (json!({ "game": "bids", "options": { "cheat": "yes" } }), (422, "setup")),
        (json!({ "game": "bids", "name": "x".repeat(49) }), (422, "bad-name")),
        (json!({ "game": "bids", "seats": [{ "kind": "dragon" }] }), (400, "bad-json")),
        (json!({ "game": "bids", "seats": [{ "kind": "me", "cheat": 1 }] }), (400, "bad-json")),
        (
            json!({ "game": "bids", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "genius" }] }),
            (422, "bad-level"),
        ),
        (
            json!({ "game": "bids", "seats": [{ "kind": "me", "name": "x".repeat(25) }, { "kind": "open" }] }),
            (422, "bad-name"),
        ),
    ] {
        cases.push(Case::new("post /api/v1/tables", Ana, expected).json(plan));
    }
    for name in [json!(""), json!("  "), json!("x".repeat(25)), json!("\u{0}")] {
        for operation in ["post /api/v1/guests", "patch /api/v1/me"] {
            cases.push(Case::new(operation, Ana, (422, "bad-name")).json(json!({ "name": name })));
        }
    }
    cases.push(Case::new("patch /api/v1/me", Ana, (422, "bad-name")).json(json!({})));
    cases.push(Case::new("get /api/v1/me", Who::Nobody, (401, "no-guest")));
    all_are_refused(scene, cases).await;
}
