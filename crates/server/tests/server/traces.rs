//! The traces of one person, under words that stand nowhere else: looked for in everything that can be asked for.

use serde_json::{Value, json};

use crate::document::Document;
use crate::house::{Guest, Open, room, token, toys};
use crate::notices::{Sink, notices};
use crate::packs::Packs;
use crate::passkeys::Device;

const NAME: &str = "Anamirë";
const CHAT: &str = "I live in Archet";
const TABLE: &str = "Long evenings";
const NOTE: &str = "she bluffs";
const LABEL: &str = "the long one";
const DECK: &str = "my trolls";
const CARDS: &str = "8 troll";
const ROUND: &str = "The Thursday round";
const HOOK: &str = "hook-of-ana";
const ZONE: &str = "Antarctica/Troll";
const DEVICE: &str = "Firefox";
/// Somebody with whom Ana played on paper.
const PAPER: &str = "Bodobert";
/// The id of a key.
const KEY: &str = "BwcHBwcHBwcHBwcHBwcHBw";

struct Kept {
    inn: Open,
    _sink: Sink,
    ana: Guest,
    ben: Guest,
    id: String,
    deck: String,
    group: String,
    _folder: tempfile::TempDir,
}

/// Ana keeps and says all that one can, at a table with Ben.
async fn kept() -> Kept {
    let folder = tempfile::tempdir().unwrap();
    let sink = Sink::open().await;
    let [_, race] = toys();
    let games = [crate::study::puzzled(), race, room::<Packs>(())];
    let inn = Open::house(folder.path(), games, |config| {
        config.public_url = Some("http://localhost:8080".to_owned());
        config.notices = notices(&sink);
    })
    .await;
    let (ana, ben) = (inn.guest(NAME).await, inn.guest("Ben").await);
    let made = ana.post("/tables", json!({ "game": "bids", "name": TABLE })).await.1;
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
    put(&format!("/me/tables/{id}"), json!({ "name": LABEL, "hidden": true })).await;
    let played = json!({ "chapter": "9", "won": true, "attempts": 1, "with": [PAPER] });
    put("/me/campaigns/bids", json!({ "game": "bids", "chapters": [played] })).await;
    let hours = json!({ "zone": ZONE, "digest": "18:00" });
    put("/me/notices/hours", hours).await;
    let hook = json!({ "way": "plain", "address": sink.hook(HOOK) });
    assert_eq!(ana.post("/me/notices", hook).await.0, 200);
    let deck = json!({ "game": "packs", "name": DECK, "text": CARDS });
    let deck = ana.post("/decks", deck).await.1["id"].as_str().unwrap().to_owned();
    let group = ana.post("/groups", json!({ "name": ROUND })).await.1["id"].as_str().unwrap().to_owned();
    let (_, asked) = ana.post("/me/passkeys/begin", json!({})).await;
    let answer =
        json!({ "challenge": asked["challenge"], "answer": Device::new(7).makes(&asked["options"]) });
    assert_eq!(ana.post("/me/passkeys", answer).await.0, 201);
    let code = ana.post("/me/devices/links", json!({})).await.1;
    let phone = Guest::nobody(&inn).request("post", "/api/v1/devices");
    let phone = phone
        .header("user-agent", "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
        .json(&json!({ "code": code["code"] }));
    assert_eq!(phone.send().await.unwrap().status(), 201);
    Kept { inn, _sink: sink, ana, ben, id, deck, group, _folder: folder }
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
    let own = [NOTE, LABEL, DECK, CARDS, ROUND, HOOK, ZONE, DEVICE, PAPER, KEY];
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
            .replace("{group}", &kept.group)
            .replace("{game}", "bids")
            .replace("{ply}", "0");
        assert!(!path.contains('{'), "{name}: what to put there?");
        for (who, asker) in [("Ana", &kept.ana), ("Ben", &kept.ben), ("Cora", &cora), ("nobody", &nobody)] {
            let answer = asker.request("get", &path).send().await.unwrap();
            let text = answer.text().await.unwrap();
            for datum in at_table.into_iter().chain(own).filter(|datum| text.contains(*datum)) {
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
    // Of an address one is shown a hint.
    for datum in at_table.into_iter().chain(own).filter(|datum| *datum != HOOK) {
        assert!(seen.contains(&("Ana", datum)), "{datum}");
    }
    for datum in at_table {
        assert!(seen.contains(&("Ben", datum)), "{datum}");
    }
    kept.inn.close().await;
}
