//! The stored data of a guest: they can download and delete it, and nobody else can do either.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::house::{Guest, Open, token};

const FORM: &str = "application/x-www-form-urlencoded";

struct Scene {
    folder: tempfile::TempDir,
    inn: Open,
    ana: Guest,
    ben: Guest,
    /// A race of the two, in which each has made a step and said something.
    id: String,
}

async fn scene() -> Scene {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let id = race(&ana, &ben).await;
    step(&ana, &id, 0).await;
    step(&ben, &id, 1).await;
    for (who, words) in [(&ana, "I am well"), (&ben, "I live in Bree")] {
        say(who, &id, words).await;
    }
    Scene { folder, inn, ana, ben, id }
}

async fn race(ana: &Guest, ben: &Guest) -> String {
    let (status, made) = ana.post("/tables", json!({ "game": "race" })).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    id
}

async fn step(who: &Guest, id: &str, ply: u64) {
    let body = json!({ "ply": ply, "choice": "step 1" });
    let (status, answer) = who.post(&format!("/tables/{id}/choices"), body).await;
    assert_eq!(status, 200, "{answer}");
}

async fn say(who: &Guest, id: &str, words: &str) {
    let said = json!({ "text": words });
    assert_eq!(who.post(&format!("/tables/{id}/chat"), said).await.0, 200);
}

async fn delete_me(who: &Guest) -> (StatusCode, Value, Vec<String>) {
    let answer = who.request("delete", "/api/v1/me").send().await.unwrap();
    let status = answer.status();
    let cookies = answer.headers().get_all("set-cookie").iter();
    let cookies = cookies.map(|cookie| cookie.to_str().unwrap().to_owned()).collect();
    (status, answer.json().await.unwrap(), cookies)
}

fn database(folder: &tempfile::TempDir) -> rusqlite::Connection {
    rusqlite::Connection::open(folder.path().join("inn.sqlite3")).unwrap()
}

/// Everything in the database that is text.
fn dump(folder: &tempfile::TempDir) -> String {
    let database = database(folder);
    let sql = "SELECT body FROM log UNION ALL SELECT body FROM tables UNION ALL SELECT name FROM guests
               UNION ALL SELECT body FROM notes UNION ALL SELECT name || body FROM decks";
    let mut rows = database.prepare(sql).unwrap();
    let rows = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

/// All of one's own, and nothing of anybody else's.
#[tokio::test]
async fn what_is_kept_is_handed_to_whom_it_is_of() {
    let Scene { folder: _folder, inn, ana, ben, id } = scene().await;
    let note = ben.request("put", &format!("/api/v1/tables/{id}/note"));
    let note = note.json(&json!({ "text": "Ana is quick" })).send().await;
    assert_eq!(note.unwrap().status(), 200);
    let keep = ben.request("put", &format!("/api/v1/me/tables/{id}"));
    let keep = keep.json(&json!({ "name": "Ours" })).send().await;
    assert_eq!(keep.unwrap().status(), 200);
    let (_, data) = ben.get("/me/data").await;
    assert_eq!(data["name"], "Ben");
    assert_eq!(data["devices"][0]["id"], "first");
    assert_eq!([&data["told"], &data["hours"]], [&json!([]), &Value::Null]);
    let table = &data["tables"][0];
    assert_eq!([&table["id"], &table["made"], &table["whole"]], [&json!(id), &json!(false), &json!(true)]);
    assert_eq!([&table["label"], &table["note"]], ["Ours", "Ana is quick"]);
    assert_eq!([&table["seats"][0]["seat"], &table["seats"][0]["name"]], [&json!(2), &json!("Ben")]);
    assert_eq!(table["said"][0]["text"], "I live in Bree");
    assert_eq!(table["said"].as_array().unwrap().len(), 1, "not what Ana said");
    assert_eq!(data["tables"].as_array().unwrap().len(), 1);
    let (_, hers) = ana.get("/me/data").await;
    assert!(!hers.to_string().contains("Ben"), "{hers}");
    assert!(!hers.to_string().contains("quick"), "{hers}");
    assert_eq!(hers["tables"][0]["made"], true);
    assert_eq!(Guest::nobody(&inn).get("/me/data").await.0, StatusCode::UNAUTHORIZED);
    // As a file it is the same.
    let file = ben.request("get", "/me/data/file").send().await.unwrap();
    assert!(file.headers()["content-disposition"].to_str().unwrap().starts_with("attachment"));
    assert_eq!(file.json::<Value>().await.unwrap(), data);
    inn.close().await;
}

/// Whoever goes is nobody; the others play on with somebody who left, also after a restart.
#[tokio::test]
async fn whoever_goes_leaves_only_what_they_chose() {
    if crate::house::on_a_server() {
        return;
    }
    let Scene { folder, inn, ana, ben, id } = scene().await;
    let over = race(&ana, &ben).await;
    for who in [&ana, &ben] {
        let (status, _) = who.post(&format!("/tables/{over}/end"), json!({})).await;
        assert_eq!(status, 200);
    }
    let (status, gone, cookies) = delete_me(&ben).await;
    assert_eq!((status, gone), (StatusCode::OK, json!({ "tables": 2, "unread": [] })));
    assert!(
        cookies.iter().any(|cookie| cookie.starts_with("bree_guest=;") && cookie.contains("Max-Age=0")),
        "{cookies:?}"
    );
    assert_eq!(ben.get("/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(delete_me(&ben).await.0, StatusCode::UNAUTHORIZED);
    for table in [&id, &over] {
        let table = ana.look(table).await;
        let seat = &table["seats"][1];
        assert_eq!(
            [&seat["name"], &seat["gone"], &seat["minded"], &seat["kind"]],
            [&json!(""), &json!(true), &json!(false), &json!("person")]
        );
        assert_eq!(table["seats"][0]["gone"], false);
    }
    let chat = ana.look(&id).await["chat"].clone();
    assert_eq!(
        [&chat[1]["gone"], &chat[1]["name"], &chat[1]["text"]],
        [&json!(true), &json!(""), &json!("…")]
    );
    assert_eq!([&chat[0]["gone"], &chat[0]["text"]], [&json!(false), &json!("I am well")]);
    let (_, tables) = ana.get("/tables").await;
    let cards = tables["mine"].as_array().unwrap().iter();
    assert!(cards.clone().all(|card| card["seats"][1]["gone"] == true), "{tables}");
    let left = dump(&folder);
    assert!(!left.contains("Ben") && !left.contains("I live in"), "{left}");
    // The bot plays on, and nobody comes back.
    while ana.look(&id).await["ply"] != 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let ana = ana.at(&inn);
    assert_eq!(ana.look(&over).await["seats"][1]["gone"], true);
    step(&ana, &id, 2).await;
    inn.close().await;
}

/// One log that cannot be read stops nothing: it is told, and what can be read of it is forgotten as well.
#[tokio::test]
async fn a_log_that_cannot_be_read_stops_nothing() {
    if crate::house::on_a_server() {
        return;
    }
    let Scene { folder, inn, ana, ben, id } = scene().await;
    let mut all = vec![id.clone(), race(&ana, &ben).await, race(&ana, &ben).await];
    all.sort();
    for id in &all {
        say(&ben, id, "I live in Bree").await;
    }
    inn.close().await;
    // The middle one, so that others come before and after it.
    let broken = all[1].clone();
    let nonsense = "INSERT INTO log (table_id, seq, at, kind, body)
                    SELECT table_id, max(seq) + 1, 0, 'nonsense', '{}' FROM log WHERE table_id = ?1";
    assert_eq!(database(&folder).execute(nonsense, [&broken]).unwrap(), 1);
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (ana.at(&inn), ben.at(&inn));
    assert_eq!(ana.get(&format!("/tables/{broken}")).await.1["error"]["code"], "unreadable");
    let (_, data) = ben.get("/me/data").await;
    let whole = data["tables"].as_array().unwrap().iter();
    let whole = whole.map(|table| table["whole"] == true).collect::<Vec<_>>();
    assert_eq!(whole, [true, false, true]);
    let (status, gone, _) = delete_me(&ben).await;
    assert_eq!((status, gone), (StatusCode::OK, json!({ "tables": 3, "unread": [broken] })));
    assert_eq!(ben.get("/me").await.0, StatusCode::UNAUTHORIZED);
    let left = dump(&folder);
    assert!(!left.contains("Ben") && !left.contains("I live in"), "{left}");
    let (_, tables) = ana.get("/tables").await;
    let cards = tables["mine"].as_array().unwrap();
    assert_eq!(cards.len(), 3);
    assert!(cards.iter().all(|card| card["seats"][1]["gone"] == true), "{tables}");
    inn.close().await;
}

/// Nobody is forgotten by a slip, nor by another site.
#[tokio::test]
async fn nobody_is_forgotten_by_a_slip() {
    let Scene {
        // While it is there, the database is.
        folder: _folder,
        inn,
        ben,
        id,
        ..
    } = scene().await;
    let post = async |body: &'static str, site: &'static str| {
        let request = ben.request("post", "/me/data/forget");
        let request = request.header("content-type", FORM).header("sec-fetch-site", site);
        request.body(body).send().await.unwrap().status().as_u16()
    };
    assert_eq!(post("", "same-origin").await, 400);
    assert_eq!(post("sure=false", "same-origin").await, 400);
    assert_eq!(post("sure=true", "cross-site").await, 403);
    assert_eq!(ben.look(&id).await["seats"][1]["name"], "Ben");
    assert_eq!(post("sure=true", "same-origin").await, 200);
    assert_eq!(ben.get("/me").await.0, StatusCode::UNAUTHORIZED);
    // They are a stranger who may come again.
    let again = inn.guest("Ben").await;
    assert_eq!(again.get(&format!("/tables/{id}")).await.0, StatusCode::NOT_FOUND);
    inn.close().await;
}
