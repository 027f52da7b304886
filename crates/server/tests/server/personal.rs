//! What the house keeps of a guest: who gets it, all of it for themselves, and nothing when they want to be forgotten.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::document::Document;
use crate::house::{Guest, Open, room, token, toys};
use crate::notices::{Sink, notices};
use crate::packs::Packs;

const NAME: &str = "Anamirë";
const CHAT: &str = "I live in Archet";
const TABLE: &str = "Thursdays";
const NOTE: &str = "she bluffs";
const LABEL: &str = "the long one";
const DECK: &str = "my trolls";
const CARDS: &str = "8 troll";
const HOOK: &str = "hook-of-ana";
const DEVICE: &str = "Firefox";

struct Kept {
    inn: Open,
    sink: Sink,
    ana: Guest,
    ben: Guest,
    id: String,
    deck: String,
    _folder: tempfile::TempDir,
}

/// Ana keeps and says all that one can, at a table with Ben.
async fn kept() -> Kept {
    let folder = tempfile::tempdir().unwrap();
    let sink = Sink::open().await;
    let games = toys().into_iter().chain([room::<Packs>(())]);
    let inn = Open::house(folder.path(), games, |config| {
        config.public_url = Some("http://inn.example".to_owned());
        config.notices = notices(&sink);
    })
    .await;
    let (ana, ben) = (inn.guest(NAME).await, inn.guest("Ben").await);
    let made = ana
        .post("/tables", json!({ "game": "bids", "name": TABLE }))
        .await
        .1;
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    for (who, said) in [(&ana, CHAT), (&ben, "so do I")] {
        let said = json!({ "text": said });
        assert_eq!(who.post(&format!("/tables/{id}/chat"), said).await.0, 200);
    }
    let put = async |path: &str, body: Value| {
        let asked = ana.request("put", &format!("/api/v1{path}")).json(&body);
        let answer = asked.send().await.unwrap();
        assert!(answer.status().is_success(), "{path}: {:?}", answer.text().await);
    };
    put(&format!("/tables/{id}/note"), json!({ "text": NOTE })).await;
    put(
        &format!("/me/tables/{id}"),
        json!({ "name": LABEL, "hidden": true }),
    )
    .await;
    put(
        "/me/notices",
        json!({ "way": "plain", "address": sink.hook(HOOK) }),
    )
    .await;
    let deck = json!({ "game": "packs", "name": DECK, "text": CARDS });
    let deck = ana.post("/decks", deck).await.1["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let code = ana.post("/me/devices/links", json!({})).await.1;
    let phone = Guest::nobody(&inn).request("post", "/api/v1/devices");
    let phone = phone
        .header(
            "user-agent",
            "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
        )
        .json(&json!({ "code": code["code"] }));
    assert_eq!(phone.send().await.unwrap().status(), 201);
    Kept {
        inn,
        sink,
        ana,
        ben,
        id,
        deck,
        _folder: folder,
    }
}

/// Everything that can be asked for, asked by the guest themselves, by who sits with them, by another, and by nobody: what
/// is theirs alone comes to them alone, and what is said at the table stays there.
#[tokio::test]
async fn each_datum_comes_to_whom_it_belongs() {
    let kept = kept().await;
    let document = Document::of(&kept.inn).await;
    let cora = kept.inn.guest("Cora").await;
    let nobody = Guest::nobody(&kept.inn);
    let at_table = [NAME, CHAT, TABLE];
    let own = [NOTE, LABEL, DECK, CARDS, HOOK, DEVICE];
    let mut seen = std::collections::BTreeSet::new();
    for name in document.operations() {
        let Some(path) = name.strip_prefix("get ") else {
            continue;
        };
        // Streams tell what the table does.
        if path.ends_with("/events") {
            continue;
        }
        let path = path
            .replace("{id}", &kept.id)
            .replace("{deck}", &kept.deck)
            .replace("{ply}", "0");
        assert!(!path.contains('{'), "{name}: what to put there?");
        for (who, asker) in [
            ("Ana", &kept.ana),
            ("Ben", &kept.ben),
            ("Cora", &cora),
            ("nobody", &nobody),
        ] {
            let answer = asker.request("get", &path).send().await.unwrap();
            let text = answer.text().await.unwrap();
            for datum in at_table
                .into_iter()
                .chain(own)
                .filter(|datum| text.contains(*datum))
            {
                let may = match who {
                    "Ana" => true,
                    "Ben" => at_table.contains(&datum),
                    _ => false,
                };
                assert!(may, "{name} tells {who} {datum:?}: {text}");
                seen.insert((who, datum));
            }
        }
    }
    // They were to be found.
    for datum in at_table.into_iter().chain(own) {
        assert!(seen.contains(&("Ana", datum)), "{datum}");
    }
    for datum in at_table {
        assert!(seen.contains(&("Ben", datum)), "{datum}");
    }
    kept.inn.close().await;
}

#[tokio::test]
async fn all_that_is_kept_can_be_taken_along() {
    let kept = kept().await;
    let asked = kept.ana.request("get", "/api/v1/me/data").send().await.unwrap();
    assert_eq!(asked.status(), 200);
    let file = asked.headers()["content-disposition"].to_str().unwrap();
    assert!(file.starts_with("attachment"), "{file}");
    let data: Value = asked.json().await.unwrap();
    let text = data.to_string();
    for datum in [NAME, CHAT, TABLE, NOTE, LABEL, DECK, CARDS, HOOK, DEVICE] {
        assert!(text.contains(datum), "{datum}: {text}");
    }
    // What others said is theirs.
    assert!(!text.contains("so do I") && !text.contains("Ben\""), "{text}");
    let did = data["tables"][0]["did"].as_array().unwrap();
    let what = did.iter().map(|deed| deed["what"].as_str().unwrap());
    assert_eq!(what.collect::<Vec<_>>(), ["created", "seat_taken", "chat"]);
    let ben = kept.ben.get("/me/data").await.1;
    assert_eq!(ben["tables"][0]["did"].as_array().unwrap().len(), 2, "{ben}");
    assert_eq!(Guest::nobody(&kept.inn).get("/me/data").await.0, 401);
    kept.inn.close().await;
}

#[tokio::test]
async fn who_wishes_is_forgotten() {
    let kept = kept().await;
    let Kept { ana, ben, id, .. } = &kept;
    let wish = async |who: &Guest, body: Value| {
        let asked = who.request("delete", "/api/v1/me").json(&body);
        let answer = asked.send().await.unwrap();
        let cookie = answer
            .headers()
            .get("set-cookie")
            .map(|cookie| cookie.to_str().unwrap().to_owned());
        (answer.status(), cookie)
    };
    for unsure in [json!({}), json!({ "sure": false })] {
        assert_eq!(wish(ana, unsure).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(
        wish(&Guest::nobody(&kept.inn), json!({ "sure": true })).await.0,
        401
    );
    assert_eq!(ana.get("/me").await.1["name"], NAME, "nothing has happened");

    let (status, cookie) = wish(ana, json!({ "sure": true })).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert!(cookie.unwrap().contains("Max-Age=0"));
    assert_eq!(ana.get("/me").await.0, 401);
    assert_eq!(wish(ana, json!({ "sure": true })).await.0, 401);
    let table = ben.look(id).await;
    let text = table.to_string();
    assert!(
        !text.contains(NAME) && !text.contains(CHAT) && !text.contains(TABLE),
        "{text}"
    );
    assert!(text.contains("so do I"), "{text}");
    assert_eq!(table["seats"][0]["kind"], "left");
    assert_eq!(table["seats"][0]["name"], "");
    assert_eq!(table["seats"][1]["kind"], "person");
    // A bot plays on where they sat.
    assert_eq!(ben.bid(id, 0, 2).await.0, 200);
    while ben.look(id).await["ply"] != 2 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    drop(kept.sink);
    kept.inn.close().await;
}

/// A table that cannot be read any more stops nothing.
#[tokio::test]
async fn a_damaged_table_keeps_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    let own = json!({ "game": "bids", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let damaged = ana.post("/tables", own).await.1["id"]
        .as_str()
        .unwrap()
        .to_owned();
    inn.close().await;
    let database = rusqlite::Connection::open(folder.path().join("inn.sqlite3")).unwrap();
    database
        .execute_batch(&format!(
            "INSERT INTO redacting VALUES ('{damaged}');
             UPDATE log SET body = '{{}}' WHERE table_id = '{damaged}' AND kind = 'started';
             DELETE FROM redacting; DELETE FROM snapshots WHERE table_id = '{damaged}';"
        ))
        .unwrap();
    drop(database);
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (ana.at(&inn), ben.at(&inn));
    assert_ne!(
        ana.get(&format!("/tables/{damaged}")).await.0,
        200,
        "it is damaged"
    );
    let wish = ana.request("delete", "/api/v1/me").json(&json!({ "sure": true }));
    assert_eq!(wish.send().await.unwrap().status(), 204);
    assert_eq!(ana.get("/me").await.0, 401);
    assert_eq!(ben.look(&id).await["seats"][0]["kind"], "left");
    inn.close().await;
}
