//! A program at a real table: a token with scopes and an end, seats of its own, and a table that may refuse it.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use server::{Clock, Limits, Rate};

use crate::house::{Guest, Open, token};

/// A program of this guest.
pub(crate) async fn program(of: &Guest, wanted: Value) -> Guest {
    let (status, made) = of.post("/me/tokens", wanted).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    Guest { token: made["token"].as_str().expect("a secret").to_owned(), ..of.clone() }
}

pub(crate) async fn hal(of: &Guest) -> Guest {
    program(of, json!({ "name": "Hal" })).await
}

/// The code with which a request is refused.
pub(crate) async fn refused(who: &Guest, method: &str, path: &str, body: Value) -> (u16, String) {
    let answer = who.request(method, &format!("/api/v1{path}")).json(&body).send().await.unwrap();
    let (status, body) = (answer.status().as_u16(), answer.json::<Value>().await.unwrap_or_default());
    (status, body["error"]["code"].as_str().unwrap_or_default().to_owned())
}

pub(crate) fn says(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

/// Ana waits with an open seat: the table, and the secret by which one joins.
pub(crate) async fn open_table(ana: &Guest, more: Value) -> (String, String) {
    let mut plan = json!({ "game": "bids", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    plan.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let (status, made) = ana.post("/tables", plan).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    (made["id"].as_str().unwrap().to_owned(), token(&made["links"]["join"]))
}

/// It sits down beside the guest whose it is, is shown as what it is, knows its own hand alone, and plays.
#[tokio::test]
async fn a_program_sits_down_and_plays() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let hal = hal(&ana).await;
    let (status, own) = hal.get("/me/token").await;
    assert_eq!(
        (status, &own["name"], &own["scopes"]),
        (StatusCode::OK, &json!("Hal"), &json!(["sit", "play"]))
    );
    assert_eq!(own["device"], "first");
    let (id, link) = open_table(&ana, json!({})).await;
    let (status, joined) = hal.post(&format!("/tables/{id}/join"), json!({ "token": link })).await;
    assert_eq!((status, &joined["seat"]), (StatusCode::OK, &json!(2)), "{joined}");
    // Again is once.
    assert_eq!(hal.post(&format!("/tables/{id}/join"), json!({})).await.1["seat"], 2);
    for eyes in [&ana, &hal] {
        let seats = eyes.look(&id).await["seats"].clone();
        assert_eq!([&seats[0]["program"], &seats[1]["program"]], [&json!(false), &json!(true)]);
        assert_eq!([&seats[0]["name"], &seats[1]["name"]], [&json!("Ana"), &json!("Hal")]);
    }
    assert_eq!([&ana.look(&id).await["you"], &hal.look(&id).await["you"]], [&json!([1]), &json!([2])]);
    // Neither sees through the other's seat.
    for (eyes, own, other) in [(&ana, 1, 2), (&hal, 2, 1)] {
        for asked in ["", "?seat=1", "?seat=2"] {
            let seen = eyes.get(&format!("/tables/{id}{asked}")).await.1;
            assert_eq!(seen["eyes"], own, "{asked} of {other}");
        }
    }
    assert_eq!(
        refused(&hal, "post", &format!("/tables/{id}/choices"), bid(Some(1))).await,
        says(403, "not-programs")
    );
    assert_eq!(hal.bid(&id, 0, 1).await.0, StatusCode::OK);
    assert_eq!(ana.bid(&id, 0, 2).await.0, StatusCode::OK, "who names no seat means their own");
    // A name that Ana takes is hers, and not her program's; the turn of her program is not hers.
    let named = ana.request("patch", "/api/v1/me").json(&json!({ "name": "Hal" }));
    assert_eq!(named.send().await.unwrap().status(), 200);
    assert_eq!(ana.look(&id).await["seats"][1]["name"], "Hal");
    inn.close().await;
}

fn bid(seat: Option<u8>) -> Value {
    json!({ "seat": seat, "ply": 0, "choice": "bid 1" })
}

/// What its scopes leave out it may not; and what no program may, none of them allows.
#[tokio::test]
async fn a_token_does_what_its_scopes_say() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let (id, link) = open_table(&ana, json!({})).await;
    let looks = program(&ana, json!({ "name": "Eye", "scopes": [] })).await;
    let sits = program(&ana, json!({ "name": "Log", "scopes": ["sit"] })).await;
    let all = program(&ana, json!({ "name": "All", "scopes": ["make", "talk", "play", "sit", "sit"] })).await;
    assert_eq!(all.get("/me/token").await.1["scopes"], json!(["sit", "play", "talk", "make"]));
    let join = format!("/tables/{id}/join");
    assert_eq!(refused(&looks, "post", &join, json!({ "token": link })).await, says(403, "no-scope"));
    // By the link it looks on, and sees nobody's hand: also not that of the guest whose it is.
    assert_eq!(refused(&looks, "get", &format!("/tables/{id}"), json!({})).await, says(404, "no-table"));
    let watch = token(&ana.look(&id).await["links"]["watch"]);
    let (status, seen) = looks.get(&format!("/tables/{id}?token={watch}")).await;
    assert_eq!((status, &seen["eyes"]), (StatusCode::OK, &Value::Null));
    assert_eq!(sits.post(&join, json!({ "token": link })).await.0, StatusCode::OK);
    let choices = format!("/tables/{id}/choices");
    assert_eq!(refused(&sits, "post", &choices, bid(None)).await, says(403, "no-scope"));
    assert_eq!(sits.look(&id).await["ply"], 0);
    assert_eq!(
        refused(&sits, "post", &format!("/tables/{id}/chat"), json!({ "text": "hi" })).await.1,
        "no-scope"
    );
    assert_eq!(refused(&sits, "post", "/tables", json!({ "game": "bids" })).await.1, "no-scope");
    let (status, made) = all.post("/tables", json!({ "game": "bids" })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let its = all.look(made["id"].as_str().unwrap()).await;
    assert_eq!([&its["seats"][0]["name"], &its["seats"][0]["program"]], [&json!("All"), &json!(true)]);
    let person = "not-for-programs";
    for (method, path, body) in [
        ("post", "/me/tokens".to_owned(), json!({ "name": "Son", "scopes": ["sit"] })),
        ("get", "/me/tokens".to_owned(), json!({})),
        ("get", "/me/data".to_owned(), json!({})),
        ("delete", "/me".to_owned(), json!({})),
        ("patch", "/me".to_owned(), json!({ "name": "Son" })),
        ("get", "/me".to_owned(), json!({})),
        ("get", "/me/devices".to_owned(), json!({})),
        ("post", "/me/devices/links".to_owned(), json!({})),
        ("post", "/me/passkeys/begin".to_owned(), json!({})),
        ("get", "/me/notices".to_owned(), json!({})),
        ("get", format!("/tables/{id}/note"), json!({})),
        ("post", format!("/tables/{id}/hint"), json!({})),
        ("get", format!("/tables/{id}/wrong"), json!({})),
        ("post", format!("/tables/{id}/links/renew"), json!({})),
        ("post", format!("/tables/{id}/name"), json!({ "name": "Ana" })),
        ("put", "/me/holiday".to_owned(), json!({ "days": 3 })),
        ("post", "/tables".to_owned(), json!({ "game": "bids", "day": true })),
        ("delete", format!("/tables/{id}"), json!({})),
    ] {
        assert_eq!(refused(&all, method, &path, body).await, says(403, person), "{method} {path}");
    }
    // Pages are for people.
    for path in ["/", "/me", "/me/tokens", "/me/data", &format!("/t/{id}")] {
        assert_eq!(all.request("get", path).send().await.unwrap().status(), 403, "{path}");
    }
    inn.close().await;
}

/// One that has ended, was revoked, or whose device was signed out is refused with one sentence, at once and everywhere.
#[tokio::test]
async fn an_ended_token_is_refused() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let now = clock.clone();
    let inn = Open::with(folder.path(), |config| config.clock = now).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (id, link) = open_table(&ana, json!({})).await;
    let hal = hal(&ana).await;
    let short = program(&ana, json!({ "name": "Fly", "days": 1 })).await;
    assert_eq!(short.get("/me/token").await.0, StatusCode::OK);
    hal.post(&format!("/tables/{id}/join"), json!({ "token": link })).await;
    let mut stream = hal.listen(&id, None).await;
    stream.event().await;
    let own = hal.get("/me/token").await.1["id"].as_str().unwrap().to_owned();
    let path = format!("/me/tokens/{own}");
    assert_eq!(refused(&ben, "delete", &path, json!({})).await, says(404, "no-token"), "it is not Ben's");
    assert_eq!(refused(&ana, "delete", &path, json!({})).await.0, 204);
    let over = async { while stream.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), over).await.expect("its stream goes on");
    for (method, path) in [
        ("get", "/tables".to_owned()),
        ("post", format!("/tables/{id}/choices")),
        ("get", format!("/tables/{id}/events")),
    ] {
        assert_eq!(
            refused(&hal, method, &path, bid(None)).await,
            says(401, "token-ended"),
            "{method} {path}"
        );
    }
    assert_eq!(ana.get("/me/tokens").await.1["tokens"].as_array().unwrap().len(), 1, "{own} is gone");
    // Its seat is its guest's, who may go on there themselves, and sees it only where they have no other.
    assert_eq!(ana.look(&id).await["you"], json!([1]));
    assert_eq!(ana.post(&format!("/tables/{id}/choices"), bid(Some(2))).await.0, StatusCode::OK);
    clock.turn(Duration::from_secs(25 * 3600));
    assert_eq!(refused(&short, "get", "/tables", json!({})).await, says(401, "token-ended"));
    // A token hangs on the device that made it.
    let (_, code) = ana.post("/me/devices/links", json!({})).await;
    let (_, phone) = Guest::nobody(&inn).post("/devices", json!({ "code": code["code"] })).await;
    let phone = Guest { token: phone["token"].as_str().unwrap().to_owned(), ..ana.clone() };
    let last = program(&phone, json!({ "name": "Last" })).await;
    let devices = ana.get("/me/devices").await.1["devices"].clone();
    let of_it = last.get("/me/token").await.1["device"].clone();
    assert_eq!(of_it, devices[1]["id"]);
    let device = of_it.as_str().unwrap();
    assert_eq!(refused(&ana, "delete", &format!("/me/devices/{device}"), json!({})).await.0, 204);
    assert_eq!(refused(&last, "get", "/tables", json!({})).await, says(401, "token-ended"));
    inn.close().await;
}

/// A table that is to be without programs says so, by name; who sits there when that is said stays.
#[tokio::test]
async fn a_table_refuses_programs() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let hal = hal(&ben).await;
    let (id, link) = open_table(&ana, json!({ "programs": false })).await;
    assert_eq!(ana.look(&id).await["programs"], false);
    let join = format!("/tables/{id}/join");
    assert_eq!(refused(&hal, "post", &join, json!({ "token": link })).await, says(409, "no-programs"));
    let may = |may: bool| json!({ "programs": may });
    let options = format!("/tables/{id}/options");
    assert_eq!(refused(&hal, "post", &options, may(true)).await, says(403, "not-for-programs"));
    assert_eq!(refused(&ben, "post", &options, may(true)).await.0, 404, "it is not Ben's to say");
    assert_eq!(ana.post(&options, may(true)).await.0, StatusCode::OK);
    assert_eq!(hal.post(&join, json!({ "token": link })).await.0, StatusCode::OK);
    assert_eq!(refused(&ana, "post", &options, may(false)).await, says(409, "has-begun"));
    // Also after a restart.
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let (ana, hal) = (ana.at(&inn), hal.at(&inn));
    assert_eq!(ana.look(&id).await["programs"], true);
    assert_eq!(ana.look(&id).await["seats"][1]["program"], true);
    assert_eq!(hal.bid(&id, 0, 1).await.0, StatusCode::OK);
    inn.close().await;
}

/// What is wrong with a wish for a token is said; and there are not more than may be.
#[tokio::test]
async fn not_every_token_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.limits.tokens_each = 2).await;
    let ana = inn.guest("Ana").await;
    let mine = "/me/tokens";
    for (wish, status, code) in [
        (json!({ "name": "" }), 422, "bad-name"),
        (json!({ "name": "x".repeat(25) }), 422, "bad-name"),
        (json!({ "name": "Hal", "days": 0 }), 422, "bad-lifetime"),
        (json!({ "name": "Hal", "days": 366 }), 422, "bad-lifetime"),
        (json!({ "name": "Hal", "scopes": ["everything"] }), 400, "bad-json"),
        (json!({ "name": "Hal", "for": "ever" }), 400, "bad-json"),
    ] {
        assert_eq!(refused(&ana, "post", mine, wish.clone()).await, says(status, code), "{wish}");
    }
    assert_eq!(
        refused(&Guest::nobody(&inn), "post", mine, json!({ "name": "Hal" })).await,
        says(401, "no-guest")
    );
    hal(&ana).await;
    hal(&ana).await;
    assert_eq!(refused(&ana, "post", mine, json!({ "name": "Hal" })).await, says(409, "too-many-tokens"));
    assert_eq!(
        refused(&ana, "get", "/me/token", json!({})).await,
        says(404, "no-token"),
        "Ana is no program"
    );
    // What is kept of her is told, and goes with her.
    let data = ana.get("/me/data").await.1;
    assert_eq!(data["tokens"].as_array().unwrap().len(), 2);
    inn.close().await;
}

/// Programs have limits of their own: a guest whose programs asked too often may go on themselves.
#[tokio::test]
async fn programs_have_limits_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        config.limits = Limits { programs: Rate::new(1, 3), ..config.limits.clone() };
    })
    .await;
    let ana = inn.guest("Ana").await;
    let (one, two) = (hal(&ana).await, hal(&ana).await);
    for who in [&one, &two, &one] {
        assert_eq!(who.get("/tables").await.0, StatusCode::OK);
    }
    // Another token is no way around.
    assert_eq!(two.get("/tables").await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ana.get("/tables").await.0, StatusCode::OK);
    inn.close().await;
}

/// So have they in a day: what they used up is not taken from their guest, and another token is no way around.
#[tokio::test]
async fn the_days_of_programs_are_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        // To sit down counts as a choice does.
        (config.limits.programs_choices_a_day, config.limits.programs_tables_a_day) = (2, 1);
    })
    .await;
    let ana = inn.guest("Ana").await;
    let makes = json!({ "name": "Hal", "scopes": ["sit", "play", "make"] });
    let (one, two) = (program(&ana, makes.clone()).await, program(&ana, makes).await);
    let (id, link) = open_table(&ana, json!({})).await;
    assert_eq!(one.post(&format!("/tables/{id}/join"), json!({ "token": link })).await.0, StatusCode::OK);
    assert_eq!(one.bid(&id, 0, 1).await.0, StatusCode::OK);
    assert_eq!(ana.bid(&id, 0, 2).await.0, StatusCode::OK);
    let ply = ana.look(&id).await["ply"].as_u64().unwrap();
    for who in [&one, &two] {
        let asked = who.request("post", &format!("/api/v1/tables/{id}/choices"));
        let answer = asked.json(&json!({ "ply": ply, "choice": "bid 1" })).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
        let wait = answer.headers()["retry-after"].to_str().unwrap().parse::<u64>().unwrap();
        assert!((1..=24 * 3600).contains(&wait), "{wait} s");
    }
    assert_eq!(ana.bid(&id, ply, 1).await.0, StatusCode::OK, "Ana plays on");
    let make = json!({ "game": "bids" });
    assert_eq!(one.post("/tables", make.clone()).await.0, StatusCode::CREATED);
    assert_eq!(refused(&two, "post", "/tables", make.clone()).await, says(429, "too-many"));
    assert_eq!(ana.post("/tables", make).await.0, StatusCode::CREATED);
    inn.close().await;
}
