//! Texts that are handed in at a table: read aside, as often as an address may, and kept once.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use server::{Config, Rate};
use store::{Entry, Options, Store};

use crate::house::{Guest, Open, place, room, token, toys};
use crate::packs::{Packs, READ_ON};
use crate::watchers::Counting;

async fn inn(folder: &Path, change: impl FnOnce(&mut Config)) -> Open {
    let rooms = [room::<Packs>(())].into_iter().chain(toys());
    Open::drawn(folder, rooms, Arc::new(Counting::default()), |config| {
        config.limits.texts = Rate::new(1000, 1000);
        config.limits.texts_a_day = 100_000;
        change(config);
    })
    .await
}

/// Ana at a table of her own, where a seat is free; the table's id, and the secret by which one joins.
async fn waiting(inn: &Open) -> (Guest, String, String) {
    let ana = inn.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (_, made) = ana.post("/tables", json!({ "game": "packs", "seats": seats })).await;
    (ana, made["id"].as_str().unwrap().to_owned(), token(&made["links"]["join"]))
}

async fn hand_in(who: &Guest, id: &str, text: &str) -> (u16, Value) {
    let (status, answer) = who.post(&format!("/tables/{id}/texts/deck"), json!({ "text": text })).await;
    (status.as_u16(), answer)
}

async fn form(who: &Guest, method: &str, path: &str, body: String) -> u16 {
    let asked = who.request(method, path).header("content-type", "application/x-www-form-urlencoded");
    asked.body(body).send().await.unwrap().status().as_u16()
}

/// The log of a table, once its house is closed.
async fn log(folder: &Path, id: &str) -> Vec<Entry> {
    let store = Store::at(&place(folder), Options::default()).unwrap();
    let entries = store.read(id, 0).await.unwrap();
    store.close().await;
    entries
}

/// The texts in it, in the order in which they were handed in.
fn texts(log: &[Entry]) -> Vec<String> {
    let brought = log.iter().filter(|entry| entry.kind == "brought");
    let text = |entry: &Entry| serde_json::from_str::<Value>(&entry.body).unwrap()["text"].clone();
    brought.map(|entry| text(entry).as_str().unwrap().to_owned()).collect()
}

/// Nobody else waits while a text is read, or a bench is drawn: here all else is done by this one thread.
#[tokio::test]
async fn long_texts_are_read_aside() {
    let folder = tempfile::tempdir().unwrap();
    let pages = Arc::new(Counting::default());
    let inn = Open::drawn(folder.path(), [room::<Packs>(())], pages.clone(), |_| {}).await;
    let (ana, id, _) = waiting(&inn).await;
    let here = Some(std::thread::current().id());
    for (text, wanted) in [("3 orc", 200), ("nonsense", 422)] {
        *READ_ON.lock().unwrap() = None;
        assert_eq!(hand_in(&ana, &id, text).await.0, wanted);
        let read_on = *READ_ON.lock().unwrap();
        assert!(read_on.is_some() && read_on != here, "{text}");
    }
    let nobody = Guest::nobody(&inn);
    for (method, path) in [("get", "/workshop/packs"), ("post", "/workshop/packs")] {
        *pages.bench_on.lock().unwrap() = None;
        assert_eq!(form(&nobody, method, path, "text=3+orc".to_owned()).await, 200);
        let drawn_on = *pages.bench_on.lock().unwrap();
        assert!(drawn_on.is_some() && drawn_on != here, "{method}");
    }
    inn.close().await;
}

/// Asking counts, whoever asks and however: by guests of one address, by a form, from a bench, also what is refused.
#[tokio::test]
async fn an_address_hands_in_so_many() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), |config| config.limits.texts_a_day = 4).await;
    let (ana, id, secret) = waiting(&inn).await;
    let ben = inn.guest("Ben").await;
    ben.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await;
    assert_eq!(hand_in(&ana, &id, "nonsense").await.0, 422);
    assert_eq!(hand_in(&ana, &id, "3 orc").await.0, 200);
    assert!(form(&ana, "post", &format!("/t/{id}/texts/deck"), "text=4+orc".to_owned()).await < 400);
    let bench = format!("keep=bring&brings=deck&seat=1&table={id}&text=5+orc");
    assert!(form(&ana, "post", "/workshop/packs/decks", bench.clone()).await < 400);
    assert_eq!(ana.look(&id).await["texts"][0]["text"], "5 orc");
    for who in [&ana, &ben] {
        let (status, answer) = hand_in(who, &id, "6 orc").await;
        assert_eq!((status, &answer["error"]["code"]), (429, &json!("too-many")));
        assert_eq!(form(who, "post", &format!("/t/{id}/texts/deck"), "text=6+orc".to_owned()).await, 429);
    }
    assert_eq!(form(&ana, "post", "/workshop/packs/decks", bench).await, 429);
    assert_eq!(ana.look(&id).await["texts"][0]["text"], "5 orc");
    inn.close().await;
}

#[tokio::test]
async fn an_address_hands_in_so_many_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), |config| config.limits.texts = Rate::new(1, 3)).await;
    let (ana, id, _) = waiting(&inn).await;
    let mut answers = Vec::new();
    for number in 1..=5 {
        answers.push(hand_in(&ana, &id, &format!("{number} orc")).await.0);
    }
    assert_eq!(answers[..3], [200, 200, 200]);
    assert!(answers[3..].contains(&429), "{answers:?}");
    inn.close().await;
}

/// A bench reads what is sent to it, by whichever method, and needs no guest.
#[tokio::test]
async fn an_address_works_at_a_bench_so_often() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), |config| config.limits.benches_a_day = 6).await;
    let (ana, nobody) = (inn.guest("Ana").await, Guest::nobody(&inn));
    for who in [&ana, &nobody, &ana] {
        assert_eq!(form(who, "post", "/workshop/packs", "text=3+orc".to_owned()).await, 200);
        assert_eq!(form(who, "get", "/workshop/packs?text=3+orc", String::new()).await, 200);
    }
    for who in [&ana, &nobody] {
        assert_eq!(form(who, "post", "/workshop/packs", "text=3+orc".to_owned()).await, 429);
        assert_eq!(form(who, "get", "/workshop/packs?text=3+orc", String::new()).await, 429);
    }
    assert_eq!(ana.get("/games").await.0, 200, "all else goes on");
    inn.close().await;
}

/// Of what is handed in again and again the last is kept, as it was read; the entries stay, and the game begins with it.
#[tokio::test]
async fn a_text_takes_the_place_of_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), |_| {}).await;
    let (ana, id, secret) = waiting(&inn).await;
    let remark = "# remark".repeat(9);
    for number in 0..40 {
        let text = format!("{} orc\r\n{remark}\r\n5 troll", 1 + number % 2);
        assert_eq!(hand_in(&ana, &id, &text).await.0, 200);
    }
    // The same again, with other remarks, is nothing new.
    let version = ana.look(&id).await["version"].clone();
    for text in ["2 orc\n5 troll", "2 orc\n# other\n5 troll"] {
        assert_eq!(hand_in(&ana, &id, text).await.1["version"], version);
    }
    assert_eq!(ana.look(&id).await["texts"][0]["text"], "2 orc\n5 troll");
    let mine = ana.get("/me/data").await.1;
    assert_eq!(mine["tables"][0]["brought"].as_array().map(Vec::len), Some(1), "{mine}");
    inn.close().await;

    let entries = log(folder.path(), &id).await;
    assert!(entries.iter().map(|entry| entry.seq).eq(1..=entries.len() as u64), "no gaps");
    let kept = texts(&entries);
    assert_eq!(kept.len(), 40);
    assert!(kept[..39].iter().all(String::is_empty), "{kept:?}");
    assert_eq!(kept[39], "2 orc\n5 troll");
    let bytes = entries.iter().map(|entry| entry.body.len()).sum::<usize>();
    assert!(bytes < 5000, "{bytes} bytes");

    // It comes back so, and is what is played with.
    let inn = self::inn(folder.path(), |_| {}).await;
    let (ana, ben) = (ana.at(&inn), inn.guest("Ben").await);
    assert_eq!(ana.look(&id).await["texts"][0]["text"], "2 orc\n5 troll");
    assert_eq!(ben.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await.0, 200);
    assert_eq!(hand_in(&ben, &id, "3 elf\n1 hobbit").await.0, 200);
    let table = ana.look(&id).await;
    assert_eq!(
        (&table["status"], table["laid"][0]["choices"].as_array().map(Vec::len)),
        (&json!("playing"), Some(2))
    );
    inn.close().await;
}

/// Whoever leaves takes along what they brought.
#[tokio::test]
async fn a_text_goes_with_whoever_brought_it() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), |_| {}).await;
    let (ana, id, secret) = waiting(&inn).await;
    let ben = inn.guest("Ben").await;
    for text in ["3 elf", "4 elf"] {
        ben.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await;
        assert_eq!(hand_in(&ben, &id, text).await.0, 200);
        assert_eq!(ben.post(&format!("/tables/{id}/leave"), json!({})).await.0, 200);
    }
    assert_eq!(ana.look(&id).await["texts"][1]["given"], false);
    inn.close().await;
    assert_eq!(texts(&log(folder.path(), &id).await), ["", ""]);
}

/// Lists that an older program kept, one after the other, go with what is written next.
#[tokio::test]
async fn what_was_replaced_before_goes_too() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), |_| {}).await;
    let (ana, id, _) = waiting(&inn).await;
    inn.close().await;
    let store = Store::at(&place(folder.path()), Options::default()).unwrap();
    let version = store.version(&id).await.unwrap();
    let brought = |text: &str| store::NewEntry {
        kind: "brought".into(),
        body: json!({ "seat": 1, "id": "deck", "text": text }).to_string(),
        at: None,
    };
    let old = vec![brought("1 orc"), brought("2 orc")];
    store.append(store::Append::new(id.clone(), version, old)).await.unwrap();
    store.close().await;
    let inn = self::inn(folder.path(), |_| {}).await;
    let ana = ana.at(&inn);
    assert_eq!(ana.look(&id).await["texts"][0]["text"], "2 orc");
    assert_eq!(hand_in(&ana, &id, "3 orc").await.0, 200);
    inn.close().await;
    assert_eq!(texts(&log(folder.path(), &id).await), ["", "", "3 orc"]);
}

/// Of two processes each knows what the other was given.
#[tokio::test]
async fn two_processes_take_texts() {
    if !crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let one = inn(folder.path(), |_| {}).await;
    let other = inn(folder.path(), |_| {}).await;
    let (ana, id, secret) = waiting(&one).await;
    let there = ana.clone().at(&other);
    for number in 1..=8 {
        let who = if number % 2 == 0 { &ana } else { &there };
        assert_eq!(hand_in(who, &id, &format!("{number} orc")).await.0, 200);
    }
    let ben = other.guest("Ben").await;
    assert_eq!(ben.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await.0, 200);
    assert_eq!(hand_in(&ben, &id, "3 elf").await.0, 200);
    for who in [&ana, &there] {
        assert_eq!(who.look(&id).await["status"], "playing");
    }
    one.close().await;
    other.close().await;
    let kept = texts(&log(folder.path(), &id).await);
    assert_eq!(kept.iter().filter(|text| !text.is_empty()).collect::<Vec<_>>(), ["8 orc", "3 elf"]);
}
