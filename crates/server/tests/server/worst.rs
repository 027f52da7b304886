//! The delay of others while one address does its worst: by hand, in a release build on a quiet machine, as it measures.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Limits;

use crate::house::{Guest, Open, room, toys};
use crate::packs::Packs;

/// Choices that are measured.
const CHOICES: usize = 28;

/// Requests of the other address at once.
const AT_ONCE: usize = 16;

/// The median of a choice elsewhere, by the limits of a house as it comes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures: run by hand on a quiet machine, in a release build"]
async fn a_choice_elsewhere_is_quick_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let games = toys().into_iter().chain([room::<Packs>(())]);
    let inn = Open::house(folder.path(), games, |config| config.limits = Limits::default()).await;
    let (ana, eve) = (inn.guest("Ana").await, from_elsewhere(inn.guest("Eve").await));
    let worst = (0..AT_ONCE).map(|number| tokio::spawn(does_its_worst(eve.clone(), number)));
    let worst = worst.collect::<Vec<_>>();
    let mut took = Vec::new();
    for _ in 0..CHOICES {
        let plan = json!({ "game": "race", "seats": [{ "kind": "me" }, { "kind": "me" }] });
        let (status, made) = ana.post("/tables", plan).await;
        assert_eq!(status, 201, "{made}");
        let path = format!("/tables/{}/choices", made["id"].as_str().unwrap());
        tokio::time::sleep(Duration::from_millis(300)).await;
        let asked = Instant::now();
        let (status, said) = ana.post(&path, json!({ "seat": 1, "ply": 0, "choice": "step 1" })).await;
        took.push(asked.elapsed());
        assert_eq!(status, 200, "{said}");
    }
    worst.iter().for_each(tokio::task::JoinHandle::abort);
    took.sort_unstable();
    println!("{:?} in the median, {:?} at most", took[CHOICES / 2], took[CHOICES - 1]);
    assert!(took[CHOICES / 2] <= Duration::from_millis(20), "{took:?}");
    inn.close().await;
}

/// The same guest from another address of this machine.
fn from_elsewhere(guest: Guest) -> Guest {
    let address = IpAddr::from([127, 0, 0, 2]);
    let client = reqwest::Client::builder().local_address(address).build().expect("a client");
    Guest { client, ..guest }
}

/// Asks for what costs most, again and again, whatever is answered.
async fn does_its_worst(eve: Guest, number: usize) {
    let text = "x".repeat(20_000);
    let deck = json!({ "game": "packs", "name": "Orcs", "text": text });
    let plan = json!({ "game": "packs", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let (_, made) = eve.post("/tables", plan).await;
    let texts = format!("/tables/{}/texts/deck", made["id"].as_str().unwrap_or("0000000000"));
    let asks: [(&str, &str, &Value); 8] = [
        ("get", "/tables", &Value::Null),
        ("post", "/decks", &deck),
        ("get", "/me/data", &Value::Null),
        ("post", &texts, &deck),
        ("get", "/me/plays", &Value::Null),
        ("get", "/games", &Value::Null),
        ("get", "/me/statistics", &Value::Null),
        ("post", "/me/passkeys/begin", &Value::Null),
    ];
    for (method, path, body) in asks.iter().cycle().skip(number) {
        let request = eve.request(method, &format!("/api/v1{path}"));
        let request = if body.is_null() { request } else { request.json(body) };
        // Turned away or not: it asks again at once.
        let _ = request.send().await;
    }
}
