//! Somebody closes the page in the middle of the other's turn of SATM, where both are asked all the time. What they said before
//! they went holds without them.

use std::time::Duration;

use serde_json::{Value, json};

/// What each likes best: a company is gathered, stays where it is, and what comes is let pass.
const WISHES: &[&str] = &["card ", "company ", "pass"];

struct Guest {
    client: reqwest::Client,
    url: String,
    token: String,
}

impl Guest {
    async fn arrives(url: &str, name: &str) -> Self {
        let mut guest = Self {
            client: reqwest::Client::new(),
            url: format!("{url}/api/v1"),
            token: String::new(),
        };
        let made = guest.post("/guests", json!({ "name": name })).await;
        made["token"]
            .as_str()
            .expect("a token")
            .clone_into(&mut guest.token);
        guest
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        self.answered(self.client.post(format!("{}{path}", self.url)).json(&body))
            .await
    }

    async fn get(&self, path: &str) -> Value {
        self.answered(self.client.get(format!("{}{path}", self.url)))
            .await
    }

    /// The answer; whoever asks too often waits, and asks again.
    async fn answered(&self, request: reqwest::RequestBuilder) -> Value {
        loop {
            let again = request.try_clone().expect("a body of JSON");
            let answer = again.bearer_auth(&self.token).send().await.expect("an answer");
            let (status, text) = (answer.status(), answer.text().await.expect("text"));
            if status.as_u16() == 429 {
                tokio::time::sleep(Duration::from_millis(250)).await;
                continue;
            }
            assert!(status.is_success(), "{status} {text}");
            return serde_json::from_str(&text).expect("JSON");
        }
    }

    /// The question that is open, and what may be answered.
    async fn asked(&self, table: &str) -> Option<(Value, Vec<String>)> {
        let laid = self.get(&format!("/tables/{table}/choices")).await;
        let laid = laid.as_array().expect("a list").first()?.clone();
        let choices = laid["choices"].as_array().expect("a list").iter();
        let legal = choices.filter(|choice| choice["refusal"].is_null());
        let legal = legal.map(|choice| choice["choice"].as_str().expect("a notation").to_owned());
        let legal = legal.collect();
        Some((laid, legal))
    }

    async fn chooses(&self, table: &str, laid: &Value, choice: &str) {
        let body = json!({ "seat": laid["seat"], "ply": laid["ply"], "choice": choice });
        self.post(&format!("/tables/{table}/choices"), body).await;
    }
}

fn wished(legal: &[String]) -> &str {
    let wished = WISHES
        .iter()
        .find_map(|wish| legal.iter().find(|choice| choice.starts_with(wish)));
    wished.unwrap_or(&legal[0])
}

/// 'Pass this turn' is kept by the game and not by the page: the turn goes on to its end, and the own one begins.
#[tokio::test]
async fn what_was_said_beforehand_holds_with_the_page_closed() {
    let folder = tempfile::tempdir().unwrap();
    let inn = super::open(folder.path());
    let (ana, ben) = (
        Guest::arrives(&inn.url, "Ana").await,
        Guest::arrives(&inn.url, "Ben").await,
    );
    let made = ana
        .post("/tables", json!({ "game": "wizards", "players": 2 }))
        .await;
    let id = made["id"].as_str().expect("an id");
    let join = made["links"]["join"].as_str().expect("a link");
    let token = join.rsplit('/').next().expect("a token");
    ben.post(&format!("/tables/{id}/join"), json!({ "token": token }))
        .await;

    // The turn in which somebody went, who, and how often the other has chosen since.
    let mut gone: Option<(u64, usize)> = None;
    let mut since = 0;
    for _ in 0..600 {
        let now = ana.get(&format!("/tables/{id}")).await["view"]["turn"].clone();
        let number = now["number"].as_u64().expect("a number");
        if gone.is_some_and(|(turn, _)| number > turn) {
            assert!(since >= 3, "little was left of the turn: {since}");
            return;
        }
        for (who, guest) in [&ana, &ben].into_iter().enumerate() {
            let Some((laid, legal)) = guest.asked(id).await else {
                continue;
            };
            let others = now["active"].as_u64() != Some(who as u64 + 1);
            match gone {
                Some((_, vanished)) if vanished == who => {
                    // Whoever is gone is asked nothing of the other's journey any more.
                    assert!(!legal.iter().any(|choice| choice == "pass-turn"), "{laid}");
                    guest.chooses(id, &laid, wished(&legal)).await;
                }
                None if others && legal.iter().any(|choice| choice == "pass-turn") => {
                    guest.chooses(id, &laid, "pass-turn").await;
                    gone = Some((number, who));
                }
                _ => {
                    since += usize::from(gone.is_some());
                    guest.chooses(id, &laid, wished(&legal)).await;
                }
            }
        }
    }
    panic!("the turn does not end: {gone:?}");
}
