//! A host's own pictures of cards: shown to those who sit at their tables, and to nobody else.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use reqwest::Response;
use serde_json::json;
use server::{Album, Config, Sought};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::{Guest, Open, room, toys};
use crate::packs::Packs;
use crate::watchers::Counting;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n an orc";

/// An inn whose host has a picture of an orc, and none of a troll; reached through a name, so that nobody is at home.
async fn inn(folder: &Path, change: impl FnOnce(&mut Config)) -> Open {
    let pictures = folder.join("pictures");
    fs::create_dir_all(&pictures).unwrap();
    fs::write(pictures.join("Orc.png"), PNG).unwrap();
    fs::write(folder.join("bree.png"), PNG).unwrap();
    let sought =
        |name: &str| Sought { id: format!("card-{name}"), names: vec![name.to_owned()], numbers: vec![] };
    let album = Arc::new(Album::open(&pictures, &["orc", "troll"].map(sought)));
    let mut packs = room::<Packs>(());
    packs.pictures = Some(album);
    let rooms = [packs].into_iter().chain(toys());
    Open::drawn(folder, rooms, Arc::new(Counting::default()), |config| {
        config.public_url = Some("http://inn.example.org".to_owned());
        change(config);
    })
    .await
}

async fn ask(who: &Guest, path: &str) -> Response {
    who.request("get", path).send().await.unwrap()
}

fn said(answer: &Response, name: &str) -> String {
    answer.headers().get(name).map_or_else(String::new, |value| value.to_str().unwrap().to_owned())
}

/// A request with just this path.
async fn by_hand(who: &Guest, path: &str) -> String {
    let address = who.url.trim_start_matches("http://");
    let mut line = TcpStream::connect(address).await.unwrap();
    let token = &who.token;
    let asked = format!(
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\r\n"
    );
    line.write_all(asked.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

const ORC: &str = "/pictures/packs/card-orc?tag";

#[tokio::test]
async fn whoever_sits_at_a_table_sees_it() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), |_| {}).await;
    let ana = inn.guest("Ana").await;
    assert_eq!(ask(&ana, ORC).await.status(), 404, "she sits nowhere yet");
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    ana.post("/tables", json!({ "game": "packs", "seats": seats })).await;
    let answer = ask(&ana, ORC).await;
    assert_eq!(answer.status(), 200);
    for (name, value) in [
        ("content-type", "image/png"),
        ("cache-control", "private, max-age=86400"),
        ("x-content-type-options", "nosniff"),
        ("cross-origin-resource-policy", "same-origin"),
        ("content-security-policy", "default-src 'none'; sandbox"),
    ] {
        assert_eq!(said(&answer, name), value, "{name}");
    }
    let tag = said(&answer, "etag");
    assert_eq!(answer.bytes().await.unwrap(), PNG);
    let again = ana.request("get", ORC).header("if-none-match", &tag).send().await.unwrap();
    assert_eq!((again.status().as_u16(), again.bytes().await.unwrap().len()), (304, 0));
    inn.close().await;
}

/// To anybody else there is no such page, whatever they write.
#[tokio::test]
async fn nobody_else_sees_it() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), |_| {}).await;
    let (ana, eve, nobody) = (inn.guest("Ana").await, inn.guest("Eve").await, Guest::nobody(&inn));
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    ana.post("/tables", json!({ "game": "packs", "seats": seats })).await;
    // At a table of another game.
    eve.post("/tables", json!({ "game": "bids", "seats": seats })).await;
    for who in [&eve, &nobody] {
        assert_eq!(ask(who, ORC).await.status(), 404);
    }
    for path in [
        "card-troll",
        "orc",
        "Orc.png",
        "",
        "..%2fbree.png",
        "..%2f..%2fbree.png",
        "..%2f..%2finn.key",
        "%2fetc%2fpasswd",
        "card-orc%00",
        "card-orc%0d%0aX:1",
    ] {
        for game in ["packs", "bids", "nope", "..%2f"] {
            let answer = ask(&ana, &format!("/pictures/{game}/{path}")).await;
            assert_eq!(answer.status(), 404, "{game}/{path}");
            let body = answer.bytes().await.unwrap();
            assert!(!body.windows(PNG.len()).any(|part| part == PNG), "{game}/{path}");
        }
    }
    // Written by hand, as no browser would.
    for path in [
        "../bree.png",
        "packs/../bree.png",
        "packs/%2e%2e/bree.png",
        "packs/..",
        "packs//Orc.png",
        "packs/card-orc/.",
    ] {
        let answer = by_hand(&ana, &format!("/pictures/{path}")).await;
        assert!(answer.starts_with("HTTP/1.1 404") && !answer.contains("an orc"), "{path}: {answer}");
    }
    // None of it is listed.
    for path in ["/pictures", "/pictures/", "/pictures/packs", "/pictures/packs/"] {
        assert_eq!(ask(&ana, path).await.status(), 404, "{path}");
    }
    inn.close().await;
}

/// The host at the machine itself needs no table; nobody who only seems to be there is taken for the host.
#[tokio::test]
async fn the_host_sees_it_at_home() {
    let folder = tempfile::tempdir().unwrap();
    let open = inn(folder.path(), |config| config.public_url = None).await;
    let nobody = Guest::nobody(&open);
    assert_eq!(ask(&nobody, ORC).await.status(), 200);
    for (name, value) in [
        ("x-forwarded-for", "127.0.0.1"),
        ("forwarded", "for=127.0.0.1"),
        ("x-real-ip", "127.0.0.1"),
        ("via", "1.1 proxy"),
        ("host", "inn.example.org"),
        ("host", "127.0.0.1.example.org"),
    ] {
        let asked = nobody.request("get", ORC).header(name, value);
        assert_eq!(asked.send().await.unwrap().status(), 404, "{name}: {value}");
    }
    open.close().await;
    let open = inn(folder.path(), |config| {
        config.public_url = None;
        config.trust_forwarded = true;
    })
    .await;
    assert_eq!(ask(&Guest::nobody(&open), ORC).await.status(), 404, "behind a proxy nobody is at home");
    open.close().await;
}

/// Many pictures in one go are what a table needs; more than that is too much, and takes no other request away.
#[tokio::test]
async fn pictures_are_counted_by_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), |config| config.limits.pictures = server::Rate::new(1, 5)).await;
    let ana = inn.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    ana.post("/tables", json!({ "game": "packs", "seats": seats })).await;
    let mut answers = Vec::new();
    for _ in 0..8 {
        answers.push(ask(&ana, ORC).await.status().as_u16());
    }
    assert_eq!(answers[..5], [200; 5]);
    assert!(answers.contains(&429), "{answers:?}");
    assert_eq!(ana.get("/tables").await.0, 200);
    inn.close().await;
}
