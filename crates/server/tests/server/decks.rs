//! Decks that guests keep: in number and size bounded, nobody else's business, and brought to a table in secret.

use serde_json::{Value, json};

use crate::house::{Guest, Open, room, token};
use crate::packs::Packs;

async fn inn(folder: &std::path::Path, most: usize) -> Open {
    Open::house(folder, [room::<Packs>(())].into_iter().chain(crate::house::toys()), |config| {
        config.limits.decks_each = most;
        config.limits.deck = 60;
    })
    .await
}

async fn asks(who: &Guest, method: &str, path: &str, body: Value) -> (u16, Value) {
    let request = who.request(method, &format!("/api/v1{path}"));
    let request = if body.is_null() { request } else { request.json(&body) };
    let answer = request.send().await.unwrap();
    let status = answer.status().as_u16();
    (status, serde_json::from_str(&answer.text().await.unwrap()).unwrap_or(Value::Null))
}

fn deck(name: &str, text: &str) -> Value {
    json!({ "game": "packs", "name": name, "text": text })
}

/// The code of a refusal.
fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["error"]["code"].as_str().unwrap_or_default())
}

async fn kept(who: &Guest, name: &str, text: &str) -> String {
    let (status, made) = asks(who, "post", "/decks", deck(name, text)).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_deck_is_nobody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), 5).await;
    let (ana, eve) = (inn.guest("Ana").await, inn.guest("Eve").await);
    let id = kept(&ana, "  My \u{202e}orcs ", "3 orc\r\n5 troll").await;
    let here = format!("/decks/{id}");
    let (_, seen) = asks(&ana, "get", &here, Value::Null).await;
    assert_eq!((&seen["name"], &seen["text"]), (&json!("My orcs"), &json!("3 orc\r\n5 troll")));
    for (method, body) in [
        ("get", Value::Null),
        ("put", json!({ "name": "Hers", "text": "9 dragon" })),
        ("delete", Value::Null),
    ] {
        let answer = asks(&eve, method, &here, body.clone()).await;
        assert_eq!(code(&answer), (404, "no-deck"), "{method}");
        let answer = asks(&Guest::nobody(&inn), method, &here, body).await;
        assert_eq!(code(&answer), (401, "no-guest"), "{method}");
    }
    assert_eq!(asks(&eve, "get", "/decks", Value::Null).await, (200, json!([])));
    let (_, still) = asks(&ana, "get", &here, Value::Null).await;
    assert_eq!(still, seen, "nothing has changed");

    // It is there after a restart, and gone when it is thrown away.
    inn.close().await;
    let inn = self::inn(folder.path(), 5).await;
    let ana = ana.at(&inn);
    assert_eq!(asks(&ana, "get", &here, Value::Null).await.1, seen);
    assert_eq!(asks(&ana, "delete", &here, Value::Null).await.0, 204);
    assert_eq!(code(&asks(&ana, "get", &here, Value::Null).await), (404, "no-deck"));
    inn.close().await;
}

#[tokio::test]
async fn so_many_and_no_more_so_long_and_no_longer() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), 2).await;
    let ana = inn.guest("Ana").await;
    let first = kept(&ana, "One", "3 orc").await;
    let tries = [
        (deck("Two", &"3 orc\n".repeat(20)), (422, "long-deck")),
        (deck("", "3 orc"), (422, "bad-deck-name")),
        (deck(&"x".repeat(41), "3 orc"), (422, "bad-deck-name")),
        (json!({ "game": "nope", "name": "Two", "text": "" }), (404, "no-game")),
        (json!({ "game": "bids", "name": "Two", "text": "" }), (404, "no-text")),
    ];
    for (body, wanted) in tries {
        let answer = asks(&ana, "post", "/decks", body.clone()).await;
        assert_eq!(code(&answer), wanted, "{body}");
    }
    kept(&ana, "Two", "5 troll").await;
    let third = asks(&ana, "post", "/decks", deck("Three", "9 dragon")).await;
    assert_eq!(code(&third), (409, "too-many-decks"));
    let long = json!({ "name": "One", "text": "3 orc\n".repeat(20) });
    let answer = asks(&ana, "put", &format!("/decks/{first}"), long).await;
    assert_eq!(code(&answer), (422, "long-deck"));
    let (_, one) = asks(&ana, "get", &format!("/decks/{first}"), Value::Null).await;
    assert_eq!(one["text"], "3 orc");
    inn.close().await;
}

/// The list of which a deck was made is kept with it, to be taken out again, within the same limit; a table gets the deck alone.
#[tokio::test]
async fn the_list_as_it_came_is_kept_with_the_deck() {
    let folder = tempfile::tempdir().unwrap();
    let rooms = [room::<Packs>(())];
    let drawing = std::sync::Arc::new(crate::watchers::Counting::default());
    let inn = Open::drawn(folder.path(), rooms, drawing, |config| config.limits.deck = 60).await;
    let ana = inn.guest("Ana").await;
    let came = "My orcs!\n- orc (3)";
    let new = |came: &str| json!({ "game": "packs", "name": "Orcs", "text": "3 orc", "came": came });
    let (status, made) = asks(&ana, "post", "/decks", new(came)).await;
    assert_eq!((status, &made["text"], &made["came"]), (201, &json!("3 orc"), &json!(came)), "{made}");
    let here = format!("/decks/{}", made["id"].as_str().unwrap());
    assert_eq!(asks(&ana, "get", &here, Value::Null).await.1, made);
    let (_, data) = asks(&ana, "get", "/me/data", Value::Null).await;
    assert_eq!(data["decks"][0]["came"], came);
    let longer = new(&"- orc (3)\n".repeat(7));
    assert_eq!(code(&asks(&ana, "post", "/decks", longer).await), (422, "long-deck"));
    // What is the same is kept once, and what is written anew without it has none.
    let (_, same) = asks(&ana, "post", "/decks", new("3 orc")).await;
    assert_eq!(same["came"], Value::Null);
    let (_, anew) = asks(&ana, "put", &here, json!({ "name": "Orcs", "text": "5 orc" })).await;
    assert_eq!((&anew["text"], &anew["came"]), (&json!("5 orc"), &Value::Null));
    // So it is from the bench.
    let form = ana.request("post", "/workshop/packs/decks");
    let form = form.header("content-type", "application/x-www-form-urlencoded");
    let form = form.body("keep=deck&name=Form&text=3+orc&came=My+orcs%0D%0A3+orc");
    assert_eq!(form.send().await.unwrap().status(), 200);
    let (_, all) = asks(&ana, "get", "/decks", Value::Null).await;
    let kept = all.as_array().unwrap().iter().find(|deck| deck["name"] == "Form").expect("it is kept");
    let (_, kept) = asks(&ana, "get", &format!("/decks/{}", kept["id"].as_str().unwrap()), Value::Null).await;
    assert_eq!((&kept["text"], &kept["came"]), (&json!("3 orc"), &json!("My orcs\n3 orc")));
    inn.close().await;
}

/// A kept deck is handed in by its id; what is wrong with it is told at once, and others learn nothing of it.
#[tokio::test]
async fn brought_to_a_table_in_secret() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), 5).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (_, made) = ana.post("/tables", json!({ "game": "packs", "seats": seats })).await;
    let table = format!("/tables/{}", made["id"].as_str().unwrap());
    let (status, _) =
        ben.post(&format!("{table}/join"), json!({ "token": token(&made["links"]["join"]) })).await;
    assert_eq!(status, 200);
    let texts = format!("{table}/texts/deck");

    let bad = kept(&ana, "Bad", "3 orc\nfive trolls\n77 rat").await;
    let (status, answer) = asks(&ana, "post", &texts, json!({ "deck": bad })).await;
    let faults = answer["error"]["faults"].as_array().unwrap();
    let lines = faults.iter().map(|fault| fault["line"].as_u64().unwrap()).collect::<Vec<_>>();
    assert_eq!((status, lines), (422, vec![2, 3]), "{answer}");

    let good = kept(&ana, "Good", "3 orc\n5 troll").await;
    let theirs = asks(&ben, "post", &texts, json!({ "deck": good })).await;
    assert_eq!(code(&theirs), (404, "no-deck"), "a deck of somebody else");
    let both = asks(&ana, "post", &texts, json!({ "deck": good, "text": "3 orc" })).await;
    assert_eq!(code(&both), (400, "bad-request"));
    let neither = asks(&ana, "post", &texts, json!({})).await;
    assert_eq!(code(&neither), (400, "bad-request"));
    assert_eq!(asks(&ana, "post", &texts, json!({ "deck": good })).await.0, 200);
    assert_eq!(asks(&ana, "get", &table, Value::Null).await.1["texts"][0]["text"], "3 orc\n5 troll");
    let seen = asks(&ben, "get", &table, Value::Null).await.1;
    assert_eq!((&seen["texts"][0]["given"], &seen["texts"][0]["text"]), (&json!(true), &Value::Null));
    assert!(!seen.to_string().contains("troll") && !seen.to_string().contains(&good));

    // What is handed in stays as it was, whatever becomes of the deck.
    asks(&ana, "put", &format!("/decks/{good}"), json!({ "name": "Good", "text": "9 dragon" })).await;
    assert_eq!(asks(&ana, "get", &table, Value::Null).await.1["texts"][0]["text"], "3 orc\n5 troll");
    inn.close().await;
}

/// The same limit wherever a deck comes in, whatever letters it is written with; and it goes out as it came.
#[tokio::test]
async fn one_limit_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let rooms = [room::<Packs>(())];
    let inn =
        Open::drawn(folder.path(), rooms, std::sync::Arc::new(crate::watchers::Counting::default()), |_| {})
            .await;
    let ana = inn.guest("Ana").await;
    let line = "3 ñandú\n";
    let text = line.repeat(20_000 / line.len());
    let longer = format!("{text}{line}");
    let (status, made) = asks(&ana, "post", "/decks", deck("Long", &text)).await;
    assert_eq!(status, 201, "{made}");
    let here = format!("/decks/{}", made["id"].as_str().unwrap());
    assert_eq!(asks(&ana, "get", &here, Value::Null).await.1["text"], text);
    // Letter for letter, with whatever ends its lines.
    let odd = "\u{feff}3 orc\r\n5 troll\r\n\r\n";
    let (_, made) = asks(&ana, "post", "/decks", deck("Odd", odd)).await;
    let odd_here = format!("/decks/{}", made["id"].as_str().unwrap());
    assert_eq!(asks(&ana, "get", &odd_here, Value::Null).await.1["text"], odd);
    assert_eq!(code(&asks(&ana, "post", "/decks", deck("Longer", &longer)).await), (422, "long-deck"));
    // By a form, where each letter takes up to six and lines end with two.
    let form = async |path: &str, fields: &str, text: &str| {
        let written = text.bytes().map(|byte| match byte {
            b'\n' => "%0D%0A".to_owned(),
            other => format!("%{other:02X}"),
        });
        let body = format!("{fields}={}", written.collect::<String>());
        let asked = ana.request("post", path).header("content-type", "application/x-www-form-urlencoded");
        asked.body(body).send().await.unwrap().status().as_u16()
    };
    for field in ["text", "paste", "rest", "came"] {
        assert_eq!(form("/workshop/packs", field, &text).await, 200, "{field}");
        assert_eq!(form("/workshop/packs", field, &longer).await, 422, "{field}");
    }
    assert_eq!(form("/workshop/packs/decks", "keep=deck&name=Form&text", &text).await, 200);
    let (_, all) = asks(&ana, "get", "/decks", Value::Null).await;
    let kept = all.as_array().unwrap().iter().find(|deck| deck["name"] == "Form").expect("it is kept");
    let (_, kept) = asks(&ana, "get", &format!("/decks/{}", kept["id"].as_str().unwrap()), Value::Null).await;
    assert_eq!(kept["text"], text);
    // Three long ones at once are more than any bench holds.
    let part = line.repeat(15_000 / line.len());
    assert_eq!(form("/workshop/packs", &format!("rest={part}&paste={part}&text"), &part).await, 422);
    inn.close().await;
}
