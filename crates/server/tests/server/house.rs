//! A small inn for tests, with one game that has secrets.

use std::sync::Arc;

use bots::{Blank, Levels, Minds};
use reqwest::{RequestBuilder, StatusCode};
use serde_json::{Value, json};
use server::{ApiOnly, Config, House, Inn, Limits, Place, Rate, Room, SeedSource, Volume};
use table::{Game, Typed};

use crate::bids::{Bids, SOUND};
use crate::race::{FIRST, Race};

pub type Toy = Bids<SOUND>;

pub struct Open {
    pub url: String,
    /// The address of the metrics.
    pub metrics: String,
    close: Option<tokio::sync::oneshot::Sender<()>>,
    running: tokio::task::JoinHandle<()>,
}

/// The toy games with their bots.
pub fn toys() -> [Room; 2] {
    [room::<Toy>(()), room::<Race<FIRST>>(())]
}

/// A game with its bots.
pub fn room<G: Game>(data: G::Data) -> Room {
    Room {
        game: Arc::new(Typed::<G> { data }),
        bots: bots::of(Minds::of("blank", Blank::<G>::new(), Levels::default())),
        seeds: SeedSource::rehearsed(1),
        lessons: Vec::new(),
        puzzles: None,
        campaign: None,
        pictures: None,
    }
}

/// The place of an inn's tables: a file in this folder, or a schema of its own on the server in BREE_POSTGRES.
pub fn place(folder: &std::path::Path) -> Place {
    match std::env::var("BREE_POSTGRES") {
        Ok(server) => {
            let folder = folder.display().to_string().to_lowercase();
            let schema = folder.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_");
            let url = format!("{server}&options=-csearch_path%3Dinn{schema}_{}", std::process::id());
            url.parse().unwrap()
        }
        Err(_) => folder.join("inn.sqlite3").into(),
    }
}

/// The message bus of the inns of one folder: NATS, where BREE_NATS has one.
pub fn bus() -> Option<server::BusAddress> {
    let nats = std::env::var("BREE_NATS").ok().filter(|_| on_a_server())?;
    Some(nats.parse().unwrap())
}

/// Is it no file? Then there is nothing to see for a test that looks into the file itself.
pub fn on_a_server() -> bool {
    std::env::var_os("BREE_POSTGRES").is_some()
}

impl Open {
    pub async fn with(folder: &std::path::Path, change: impl FnOnce(&mut Config)) -> Self {
        Self::house(folder, toys(), change).await
    }

    /// An inn with these games.
    pub async fn house(
        folder: &std::path::Path,
        rooms: impl IntoIterator<Item = Room>,
        change: impl FnOnce(&mut Config),
    ) -> Self {
        Self::drawn(folder, rooms, Arc::new(ApiOnly), change).await
    }

    /// The same, with pages.
    pub async fn drawn(
        folder: &std::path::Path,
        rooms: impl IntoIterator<Item = Room>,
        pages: Arc<dyn server::Pages>,
        change: impl FnOnce(&mut Config),
    ) -> Self {
        let mut config = Config {
            addr: "127.0.0.1:0".parse().unwrap(),
            metrics: Some("127.0.0.1:0".parse().unwrap()),
            db: place(folder),
            bus: bus(),
            key: folder.join("inn.key"),
            bot_pace: std::time::Duration::ZERO,
            second_thoughts: std::time::Duration::ZERO,
            grace: std::time::Duration::from_millis(200),
            limits: Limits {
                requests: Rate::new(10_000, 10_000),
                requests_address: Rate::new(10_000, 10_000),
                new: Rate::new(1000, 1000),
                new_a_day: 100_000,
                chat_a_minute: 100_000,
                chat_a_day: 100_000,
                notices_an_hour: 100_000,
                notices_a_day: 100_000,
                kept: Volume::new(u64::MAX, u64::MAX),
                answered: Volume::new(u64::MAX, u64::MAX),
                rows: Volume::new(u64::MAX, u64::MAX),
                work: Volume::new(u64::MAX, u64::MAX),
                ..Limits::default()
            },
            ..Config::default()
        };
        change(&mut config);
        let inn = Inn::open(config, House::new(rooms), pages).await.expect("the inn opens");
        let url = format!("http://{}", inn.addr());
        let metrics = inn.metrics_addr().expect("an address of the host's own");
        let metrics = format!("http://{metrics}/metrics");
        let (close, closed) = tokio::sync::oneshot::channel::<()>();
        let running = tokio::spawn(inn.run(async {
            let _ = closed.await;
        }));
        Self { url, metrics, close: Some(close), running }
    }

    pub async fn new(folder: &std::path::Path) -> Self {
        Self::with(folder, |_| {}).await
    }

    pub async fn close(mut self) {
        if let Some(close) = self.close.take() {
            let _ = close.send(());
        }
        self.running.await.expect("the inn closes in order");
    }

    pub async fn guest(&self, name: &str) -> Guest {
        let guest = Guest::nobody(self);
        let (status, made) = guest.post("/guests", json!({ "name": name })).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        Guest { token: made["token"].as_str().unwrap().to_owned(), ..guest }
    }

    /// Ana and Ben at a table; what Ana was told when she made it.
    pub async fn table(&self) -> (Guest, Guest, String, Value) {
        let (ana, ben) = (self.guest("Ana").await, self.guest("Ben").await);
        let (status, made) = ana
            .post("/tables", json!({ "game": "bids", "seats": [{ "kind": "me" }, { "kind": "open" }] }))
            .await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let token = token(&made["links"]["join"]);
        let (status, joined) = ben.post(&format!("/tables/{id}/join"), json!({ "token": token })).await;
        assert_eq!(status, StatusCode::OK, "{joined}");
        (ana, ben, id, made)
    }
}

/// The secret in a link.
pub fn token(link: &Value) -> String {
    let path = link.as_str().expect("a link");
    path.rsplit('/').next().expect("a secret").to_owned()
}

/// Somebody who uses the API.
#[derive(Clone)]
pub struct Guest {
    pub url: String,
    pub client: reqwest::Client,
    pub token: String,
}

impl Guest {
    /// Somebody nobody knows.
    pub fn nobody(inn: &Open) -> Self {
        Self { url: inn.url.clone(), client: reqwest::Client::new(), token: String::new() }
    }

    /// The same person at another inn, or the same one opened again.
    pub fn at(mut self, inn: &Open) -> Self {
        self.url.clone_from(&inn.url);
        self
    }

    /// A request of theirs, not yet sent. `path` is the whole path.
    pub fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let method = method.to_uppercase().parse().expect("a method");
        self.with_token(self.client.request(method, format!("{}{path}", self.url)))
    }

    fn with_token(&self, request: RequestBuilder) -> RequestBuilder {
        if self.token.is_empty() { request } else { request.bearer_auth(&self.token) }
    }

    async fn send(&self, request: RequestBuilder) -> (StatusCode, Value) {
        let answer = self.with_token(request).send().await.expect("an answer");
        let status = answer.status();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        self.send(self.client.get(format!("{}/api/v1{path}", self.url))).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.send(self.client.post(format!("{}/api/v1{path}", self.url)).json(&body)).await
    }

    pub async fn look(&self, id: &str) -> Value {
        let (status, table) = self.get(&format!("/tables/{id}")).await;
        assert_eq!(status, StatusCode::OK, "{table}");
        table
    }

    pub async fn bid(&self, id: &str, ply: u64, bid: u8) -> (StatusCode, Value) {
        self.post(&format!("/tables/{id}/choices"), json!({ "ply": ply, "choice": format!("bid {bid}") }))
            .await
    }
}
