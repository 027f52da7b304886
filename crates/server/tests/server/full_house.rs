//! A full house says so at once, in words, and the games that are on go on.

use std::time::{Duration, Instant};

use reqwest::Response;
use serde_json::{Value, json};
use server::Rate;
use tokio::net::TcpStream;

use crate::house::{Guest, Open};
use crate::race::begin;

/// The answer to a client that is turned away: the code, at once, and the time to come again.
async fn turned_away(answer: Response, since: Instant) -> (u16, String) {
    assert!(since.elapsed() < Duration::from_secs(2), "it took {:?}", since.elapsed());
    let status = answer.status().as_u16();
    let again = answer.headers().get("retry-after").cloned();
    let body = answer.json::<Value>().await.expect("an error in JSON");
    assert!(again.is_some(), "{status} {body}: when to come again?");
    assert!(body["error"]["message"].is_string() && body["error"]["say"]["id"].is_string());
    (status, body["error"]["code"].as_str().unwrap().to_owned())
}

async fn asks(who: &Guest, method: &str, path: &str, body: Value) -> Response {
    let request = who.request(method, &format!("/api/v1{path}"));
    let request = if body.is_null() { request } else { request.json(&body) };
    request.send().await.expect("an answer")
}

/// One round of a race that is on: both can choose, and look.
async fn a_round(ana: &Guest, ben: &Guest, id: &str) {
    for who in [ana, ben] {
        let since = Instant::now();
        let ply = who.look(id).await["ply"].clone();
        let body = json!({ "ply": ply, "choice": "step 1" });
        let (status, answer) = who.post(&format!("/tables/{id}/choices"), body).await;
        assert_eq!(status, 200, "{answer}");
        assert!(since.elapsed() < Duration::from_secs(2), "it took {:?}", since.elapsed());
    }
}

/// Connections that say nothing.
async fn idle(inn: &Open, count: usize) -> Vec<TcpStream> {
    let address = inn.url.strip_prefix("http://").unwrap();
    let mut open = Vec::new();
    for _ in 0..count {
        open.push(TcpStream::connect(address).await.unwrap());
    }
    open
}

/// The first answer to a new connection that is not a refusal; the door takes a moment to see who left.
async fn let_in_again(inn: &Open) -> bool {
    for _ in 0..100 {
        if asks(&Guest::nobody(inn), "get", "/games", Value::Null).await.status() == 200 {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test]
async fn no_place_for_another_connection() {
    for (each, code) in [(100, (503, "house-full")), (5, (429, "too-many-connections"))] {
        let folder = tempfile::tempdir().unwrap();
        let inn = Open::with(folder.path(), |config| {
            config.limits.connections = if each == 5 { 100 } else { 5 };
            config.limits.connections_each = each;
        })
        .await;
        // The two keep their connections, which they made before the others came.
        let (ana, ben, id) = begin(&inn).await;
        let others = idle(&inn, 3).await;
        for _ in 0..3 {
            let since = Instant::now();
            let answer = asks(&Guest::nobody(&inn), "get", "/games", Value::Null).await;
            assert_eq!(answer.headers()["connection"], "close");
            let (status, said) = turned_away(answer, since).await;
            assert_eq!((status, said.as_str()), code);
            let since = Instant::now();
            let answer = asks(&Guest::nobody(&inn), "post", "/guests", json!({ "name": "Eve" })).await;
            assert_eq!(turned_away(answer, since).await.0, code.0);
            a_round(&ana, &ben, &id).await;
        }
        drop(others);
        assert!(let_in_again(&inn).await, "a place came free");
        inn.close().await;
    }
}

/// Those who are turned away take no place themselves, however long they linger.
#[tokio::test]
async fn a_crowd_at_the_door() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.limits.connections = 3).await;
    let (ana, ben, id) = begin(&inn).await;
    let crowd = idle(&inn, 200).await;
    a_round(&ana, &ben, &id).await;
    drop(crowd);
    assert!(let_in_again(&inn).await);
    inn.close().await;
}

#[tokio::test]
async fn no_place_for_another_stream() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        config.limits.streams_each = 2;
        // The last is kept for those who sit at the table.
        config.limits.streams = 6;
        config.limits.streams_address = 4;
        config.trust_forwarded = true;
    })
    .await;
    let (ana, ben, id) = begin(&inn).await;
    let stream = async |who: &Guest, from: &str| {
        let request = who.request("get", &format!("/api/v1/tables/{id}/events"));
        let since = Instant::now();
        let answer = request.header("x-forwarded-for", from).send().await.unwrap();
        if answer.status() == 200 { Ok(answer) } else { Err(turned_away(answer, since).await) }
    };
    let too_many = |code: &str| Some((429, code.to_owned()));
    let mut open = Vec::new();
    for who in [&ana, &ana, &ben, &ben] {
        open.push(stream(who, "192.0.2.1").await.expect("a stream"));
        a_round(&ana, &ben, &id).await;
    }
    assert_eq!(stream(&ana, "192.0.2.2").await.err(), too_many("too-many-streams"), "Ana has two");
    // A new guest from the same address is no way around.
    let watch = ana.look(&id).await["links"]["watch"].clone();
    let secret = crate::house::token(&watch);
    let eve = inn.guest("Eve").await;
    let watching = async |from: &str| {
        let path = format!("/api/v1/tables/{id}/events?token={secret}");
        let since = Instant::now();
        let answer = eve.request("get", &path).header("x-forwarded-for", from).send().await.unwrap();
        if answer.status() == 200 { Ok(answer) } else { Err(turned_away(answer, since).await) }
    };
    assert_eq!(watching("192.0.2.1").await.err(), too_many("too-many-streams"));
    open.push(watching("192.0.2.2").await.expect("from elsewhere"));
    assert_eq!(watching("192.0.2.3").await.err(), Some((503, "house-full".to_owned())));
    a_round(&ana, &ben, &id).await;
    open.remove(0);
    let mut again = stream(&ana, "192.0.2.1").await;
    for _ in 0..100 {
        if again.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        again = stream(&ana, "192.0.2.1").await;
    }
    assert!(again.is_ok(), "a place came free");
    inn.close().await;
}

/// New tables, guests and rematches are counted together, by address; what is on goes on.
#[tokio::test]
async fn no_more_new_tables_and_guests() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        // Two guests, three tables: then no more for a long time.
        config.limits.new = Rate::new(1, 5);
        config.trust_forwarded = true;
    })
    .await;
    let (ana, ben, id) = begin(&inn).await;
    let new_table = async |who: &Guest, from: &str| {
        let request = who.request("post", "/api/v1/tables").header("x-forwarded-for", from);
        request.json(&json!({ "game": "race" })).send().await.unwrap()
    };
    let (mut made, mut refused) = (0, 0);
    for _ in 0..10 {
        let since = Instant::now();
        let answer = new_table(&ana, "127.0.0.1").await;
        if answer.status() == 201 {
            made += 1;
            continue;
        }
        assert_eq!(turned_away(answer, since).await, (429, "too-many".to_owned()));
        refused += 1;
    }
    assert!((2..=4).contains(&made) && refused >= 6, "{made} made, {refused} refused");
    let since = Instant::now();
    let answer = asks(&Guest::nobody(&inn), "post", "/guests", json!({})).await;
    assert_eq!(turned_away(answer, since).await.0, 429);
    for _ in 0..5 {
        a_round(&ana, &ben, &id).await;
    }
    assert_eq!(new_table(&ana, "192.0.2.7").await.status(), 201, "elsewhere there is room");
    inn.close().await;
}

/// A rematch is one more table, too: in a full house there is none, and the game that is over can still have one later.
#[tokio::test]
async fn a_full_house_has_no_rematch() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.limits.tables_kept = 2).await;
    let (ana, ben, id) = begin(&inn).await;
    for who in [&ana, &ben] {
        assert_eq!(who.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    }
    let (_, other) = ana.post("/tables", json!({ "game": "race" })).await;
    let before = ana.look(&id).await;
    let path = format!("/tables/{id}/rematch");
    let since = Instant::now();
    let full = asks(&ana, "post", &format!("/tables/{id}/rematch"), json!({})).await;
    assert_eq!(turned_away(full, since).await, (503, "house-full".to_owned()));
    assert_eq!(ana.look(&id).await, before, "nothing is told of a table that is not there");
    let close = format!("/api/v1/tables/{}", other["id"].as_str().unwrap());
    assert!(ana.request("delete", &close).send().await.unwrap().status().is_success());
    assert_eq!(ana.post(&path, json!({})).await.0, 200, "there is room again");
    inn.close().await;
}

/// What is refused takes no room: a house is not filled by those who ask for tables that cannot be.
#[tokio::test]
async fn a_house_is_not_filled_by_what_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.limits.tables_kept = 3).await;
    let ana = inn.guest("Ana").await;
    let wrong = json!({ "game": "race", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "none" }] });
    for _ in 0..4 {
        assert_eq!(ana.post("/tables", wrong.clone()).await.0, 422);
    }
    assert_eq!(ana.post("/tables", json!({ "game": "race" })).await.0, 201);
    inn.close().await;
}

/// Who asks for too much holds up only themselves: another guest at the same address, and one without any
/// token, have allowances of their own; a made-up token gives none.
#[tokio::test]
async fn too_many_requests_of_one() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.limits.requests = Rate::new(1, 20)).await;
    let (ana, ben, id) = begin(&inn).await;
    let eve = inn.guest("Eve").await;
    let mut last = 200;
    for _ in 0..40 {
        let since = Instant::now();
        let answer = asks(&eve, "get", "/games", Value::Null).await;
        if answer.status() != 200 {
            last = turned_away(answer, since).await.0;
        }
    }
    assert_eq!(last, 429);
    a_round(&ana, &ben, &id).await;
    let mut refused = 0;
    for number in 0..40 {
        let token = format!("{number:043}");
        let stranger = Guest { token, ..Guest::nobody(&inn) };
        let answer = asks(&stranger, "get", "/games", Value::Null).await;
        refused += usize::from(answer.status() == 429);
    }
    assert!(refused >= 15, "made-up tokens gave {} requests", 40 - refused);
    a_round(&ana, &ben, &id).await;
    inn.close().await;
}

/// Ids that are no tables leave nothing in memory.
#[tokio::test]
async fn nobody_fills_the_memory_with_tables_that_are_none() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, _) = begin(&inn).await;
    for number in 0..200 {
        let answer = asks(&ana, "get", &format!("/tables/{number:010}"), Value::Null).await;
        assert_eq!(answer.status(), 404);
    }
    let metrics = measured(&inn).await;
    let tables = metrics.lines().find_map(|line| line.strip_prefix("bree_tables{"));
    assert!(tables.is_some_and(|told| told.ends_with(" 1")), "{metrics}");
    inn.close().await;
}

async fn measured(inn: &Open) -> String {
    let answer = reqwest::get(&inn.metrics).await.unwrap();
    assert_eq!(answer.status(), 200);
    answer.text().await.unwrap()
}

/// For how long a thread that answers everybody is at one thing, by its own processor time.
#[tokio::test]
async fn each_poll_is_measured() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, id) = begin(&inn).await;
    let mut stream = ana.request("get", &format!("/api/v1/tables/{id}/events")).send().await.unwrap();
    assert!(stream.chunk().await.unwrap().is_some());
    let metrics = measured(&inn).await;
    for of in ["request", "stream", "task"] {
        let bucket = format!("bree_poll_seconds_bucket{{of=\"{of}\",le=\"0.002\"}}");
        assert!(metrics.contains(&bucket), "{bucket} is not in {metrics}");
    }
    inn.close().await;
}

/// Any word can be the method of a request: however many are made up, what is measured does not grow. Nor does it
/// with addresses that lead nowhere.
#[tokio::test]
async fn nobody_fills_the_memory_with_methods() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let client = reqwest::Client::new();
    for number in 0..300 {
        let method = reqwest::Method::from_bytes(format!("MADE-UP-{number}").as_bytes()).unwrap();
        let url = format!("{}/nowhere/{number}", inn.url);
        let answer = client.request(method, url).send().await.unwrap();
        assert!(answer.status().is_client_error());
    }
    let metrics = measured(&inn).await;
    assert!(!metrics.contains("MADE-UP"), "{metrics}");
    assert!(!metrics.contains("nowhere"), "{metrics}");
    assert!(metrics.contains(r#"method="other""#), "{metrics}");
    inn.close().await;
}

/// What is measured tells how long bots think and how many play: only at the address of the host's own, and
/// nowhere unless the host names one.
#[tokio::test]
async fn what_is_measured_is_not_for_the_public() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let answer = reqwest::get(format!("{}/metrics", inn.url)).await.unwrap();
    assert_eq!(answer.status(), 404);
    let elsewhere = inn.metrics.replace("/metrics", "/api/v1/games");
    assert_eq!(reqwest::get(elsewhere).await.unwrap().status(), 404);
    inn.close().await;
    assert_eq!(server::Config::default().metrics, None);
}
