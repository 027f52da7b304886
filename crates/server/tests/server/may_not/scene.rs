//! An inn with a table at every stage.

use serde_json::json;

use crate::document::Document;
use crate::house::{Guest, Open, token};
use crate::ledger::Ledger;

/// The guest who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Made all tables, and sits on seat 1.
    Ana,
    /// Sits on seat 2.
    Ben,
    /// Is a guest, and was invited nowhere.
    Eve,
    /// Is no guest.
    Nobody,
}

pub struct Scene {
    folder: tempfile::TempDir,
    inn: Open,
    guests: [Guest; 4],
    pub document: Document,
    pub ledger: Ledger,
    /// A race of three: seat 3 is open. Its links were renewed.
    pub waiting: String,
    /// The secrets of its old links: to join, to watch.
    pub old: [String; 2],
    /// The secrets of its new links.
    pub new: [String; 2],
    /// Both are asked for a bid.
    pub bids: String,
    /// The secret of the link to join there, where no seat is open.
    pub bids_join: String,
    /// Ana has walked one step, Ben is asked.
    pub race: String,
    /// The same as `bids`, for all to see.
    pub public: String,
    /// A race that is over.
    pub over: String,
    /// A race of Ana against herself.
    pub alone: String,
}

impl Scene {
    pub async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let inn = Open::new(folder.path()).await;
        let (ana, ben, eve) = (inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await);
        let (waiting, [join, watch]) = made(&ana, json!({ "game": "race", "players": 3 })).await;
        sit(&ben, &waiting, &join).await;
        let (_, renewed) = ana.post(&format!("/tables/{waiting}/links/renew"), json!({})).await;
        let both = async |plan| {
            let (id, [join, _]) = made(&ana, plan).await;
            sit(&ben, &id, &join).await;
            (id, join)
        };
        let (bids, bids_join) = both(json!({ "game": "bids" })).await;
        let (race, _) = both(json!({ "game": "race" })).await;
        walk(&ana, &race).await;
        let (public, _) = both(json!({ "game": "bids", "public": true })).await;
        let (over, _) = both(json!({ "game": "race" })).await;
        walk(&ana, &over).await;
        done(&ana, &over, "end", json!({})).await;
        done(&ben, &over, "end", json!({})).await;
        let two = json!([{ "kind": "me" }, { "kind": "me" }]);
        let (alone, _) = made(&ana, json!({ "game": "race", "seats": two })).await;
        Self {
            document: Document::of(&inn).await,
            ledger: Ledger::of(folder.path()),
            guests: [ana, ben, eve, Guest::nobody(&inn)],
            folder,
            inn,
            waiting,
            old: [join, watch],
            new: ["join", "watch"].map(|link| token(&renewed[link])),
            bids,
            bids_join,
            race,
            public,
            over,
            alone,
        }
    }

    pub fn guest(&self, who: Who) -> &Guest {
        &self.guests[who as usize]
    }

    pub async fn close(self) {
        self.inn.close().await;
        drop(self.folder);
    }
}

/// A new table: its id, and the secrets to join and to watch.
async fn made(host: &Guest, plan: serde_json::Value) -> (String, [String; 2]) {
    let (status, made) = host.post("/tables", plan).await;
    assert_eq!(status, 201, "{made}");
    let links = ["join", "watch"].map(|link| token(&made["links"][link]));
    (made["id"].as_str().unwrap().to_owned(), links)
}

async fn done(who: &Guest, id: &str, what: &str, body: serde_json::Value) {
    let (status, answer) = who.post(&format!("/tables/{id}/{what}"), body).await;
    assert_eq!(status, 200, "{answer}");
}

async fn sit(who: &Guest, id: &str, secret: &str) {
    done(who, id, "join", json!({ "token": secret })).await;
}

async fn walk(who: &Guest, id: &str) {
    done(who, id, "choices", json!({ "ply": 0, "choice": "step 1" })).await;
}
