//! Guests who are away are told that it is their turn: once, and when nobody of them looks.

mod hooks;
mod hours;
mod kept;
mod letters;
mod may_not;
mod postbox;
mod push;
mod sink;
mod wishes;

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use server::{Clock, Config, Notices};

pub use self::postbox::Postbox;
pub use self::sink::Sink;
use crate::house::{Guest, Open, room, token};
use crate::race::{FIRST, Race};

/// The delay of a notification here.
const GRACE: u64 = 300;

/// An inn that tells guests by webhooks of a neighbour.
pub struct Away {
    folder: tempfile::TempDir,
    clock: Clock,
    inn: Open,
    sink: Sink,
}

/// The host's settings.
pub fn notices(sink: &Sink) -> Notices {
    Notices {
        neighbours: vec![sink.addr],
        grace: Duration::from_secs(GRACE),
        beat: Duration::from_millis(10),
        within: Duration::from_secs(20),
        ..Notices::default()
    }
}

impl Away {
    async fn begins() -> Self {
        Self::with(|_| {}).await
    }

    async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let (folder, clock, sink) = (tempfile::tempdir().unwrap(), Clock::default(), Sink::open().await);
        let inn = Self::open(&folder, &clock, &sink, change).await;
        Self { folder, clock, inn, sink }
    }

    async fn open(
        folder: &tempfile::TempDir,
        clock: &Clock,
        sink: &Sink,
        change: impl FnOnce(&mut Config),
    ) -> Open {
        let rooms = [room::<Race<FIRST>>(())];
        Open::house(folder.path(), rooms, |config| {
            config.clock = clock.clone();
            config.public_url = Some("http://inn.example/".to_owned());
            config.notices = notices(sink);
            change(config);
        })
        .await
    }

    /// The server is stopped and started anew.
    async fn again(self) -> Self {
        let Self { folder, clock, inn, sink } = self;
        inn.close().await;
        let inn = Self::open(&folder, &clock, &sink, |_| {}).await;
        Self { folder, clock, inn, sink }
    }

    fn pass(&self, seconds: u64) {
        self.clock.turn(Duration::from_secs(seconds));
    }

    /// Ana and Ben at a table: Ana begins.
    async fn table(&self) -> (Guest, Guest, String) {
        let (ana, ben) = (self.inn.guest("Ana").await, self.inn.guest("Ben").await);
        let id = sit(&ana, &ben).await;
        (ana, ben, id)
    }

    /// Ben, who wants to be told at `hook`, has the turn at a table of Ana's.
    async fn bens_turn(&self, hook: &str) -> (Guest, Guest, String) {
        let (ana, ben, id) = self.table().await;
        tell(&ben, &self.sink.hook(hook)).await;
        step(&ana, &id, 0).await;
        (ana, ben, id)
    }

    /// Whatever was due by now has been sent: somebody else, whose turn came later, was told, and once more after that.
    async fn settled(&self) {
        for _ in 0..2 {
            let told = self.sink.at("marker").len();
            let _ = self.bens_turn("marker").await;
            self.pass(GRACE + 1);
            self.sink.wait("marker", told + 1).await;
        }
    }
}

/// Two at a new table, where the first begins.
async fn sit(ana: &Guest, ben: &Guest) -> String {
    let (status, made) = ana.post("/tables", json!({ "game": "race" })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
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

/// Adds an address; the inn's answer.
async fn say_where(who: &Guest, way: &str, address: &str) -> (u16, Value) {
    let asked = who.request("post", "/api/v1/me/notices");
    let asked = asked.json(&json!({ "way": way, "address": address }));
    let answer = asked.send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

async fn tell(who: &Guest, address: &str) {
    let (status, answer) = say_where(who, "plain", address).await;
    assert_eq!(status, 200, "{answer}");
}

/// Deletes an address.
async fn stop(who: &Guest, reach: &Value) -> u16 {
    let id = reach["id"].as_str().unwrap_or("none");
    let asked = who.request("delete", &format!("/api/v1/me/notices/{id}"));
    asked.send().await.unwrap().status().as_u16()
}

/// Sends a test message.
async fn try_it(who: &Guest, reach: &Value) -> (u16, Value) {
    let id = reach["id"].as_str().unwrap_or("none");
    let (status, answer) = who.post(&format!("/me/notices/{id}/test"), json!({})).await;
    (status.as_u16(), answer)
}

/// A page of theirs is in sight.
async fn look(who: &Guest) {
    let (status, answer) = who.post("/me/sight", json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
}

/// A guest's addresses.
async fn reaches(who: &Guest) -> Vec<Value> {
    let (status, answer) = who.get("/me/notices").await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    answer["reaches"].as_array().unwrap().clone()
}

/// The first way in which they are told; nothing: they are not.
async fn reach(who: &Guest) -> Value {
    let all = reaches(who).await;
    all.into_iter().find(|reach| reach["sure"] == true).unwrap_or_default()
}

/// The address that waits for confirmation.
fn asked(view: &Value) -> Value {
    let all = view["reaches"].as_array().unwrap();
    all.iter().find(|reach| reach["sure"] == false).cloned().unwrap_or_default()
}

/// Waits until their page says that.
async fn until_trouble(who: &Guest, trouble: Value) -> Value {
    let said = async {
        loop {
            let reach = reach(who).await;
            if reach["trouble"] == trouble {
                return reach;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let said = tokio::time::timeout(Duration::from_secs(30), said).await;
    said.unwrap_or_else(|_| panic!("it never says {trouble}"))
}
