//! Somebody who plays over the HTTP interface.

use std::time::Duration;

use serde_json::{Value, json};

/// Somebody with a name, and a token to speak with.
pub struct Guest {
    client: reqwest::Client,
    url: String,
    token: String,
}

impl Guest {
    pub async fn arrives(url: &str, name: &str) -> Self {
        let mut guest =
            Self { client: reqwest::Client::new(), url: format!("{url}/api/v1"), token: String::new() };
        let made = guest.post("/guests", json!({ "name": name })).await;
        made["token"].as_str().expect("a token").clone_into(&mut guest.token);
        guest
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.tries(path, body).await;
        assert!((200..300).contains(&status), "{path}: {status} {answer}");
        answer
    }

    /// The answer and its status; a refusal is an answer, too.
    pub async fn tries(&self, path: &str, body: Value) -> (u16, Value) {
        self.answered(self.client.post(format!("{}{path}", self.url)).json(&body)).await
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.answered(self.client.get(format!("{}{path}", self.url))).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// The same at an inn that was opened anew.
    pub fn at(self, url: &str) -> Self {
        Self { url: format!("{url}/api/v1"), ..self }
    }

    /// The answer; whoever asks too often waits, and asks again.
    async fn answered(&self, request: reqwest::RequestBuilder) -> (u16, Value) {
        loop {
            let again = request.try_clone().expect("a body of JSON");
            let answer = again.bearer_auth(&self.token).send().await.expect("an answer");
            let (status, text) = (answer.status(), answer.text().await.expect("text"));
            if status.as_u16() == 429 {
                tokio::time::sleep(Duration::from_millis(250)).await;
                continue;
            }
            return (status.as_u16(), serde_json::from_str(&text).expect("JSON"));
        }
    }

    /// The question that is open, and what may be answered.
    pub async fn asked(&self, table: &str) -> Option<(Value, Vec<String>)> {
        let laid = self.get(&format!("/tables/{table}/choices")).await;
        let laid = laid.as_array().expect("a list").first()?.clone();
        let choices = laid["choices"].as_array().expect("a list").iter();
        let legal = choices.filter(|choice| choice["refusal"].is_null());
        let legal = legal.map(|choice| choice["choice"].as_str().expect("a notation").to_owned());
        let legal = legal.collect();
        Some((laid, legal))
    }

    pub async fn chooses(&self, table: &str, laid: &Value, choice: &str) {
        let body = json!({ "seat": laid["seat"], "ply": laid["ply"], "choice": choice });
        self.post(&format!("/tables/{table}/choices"), body).await;
    }
}

/// Ana's table of SATM at this pace, with Ben at the second seat.
pub async fn two_at_a_table(url: &str, pace: &str) -> (Guest, Guest, String) {
    let (ana, ben) = (Guest::arrives(url, "Ana").await, Guest::arrives(url, "Ben").await);
    let table = json!({ "game": "wizards", "players": 2, "pace": pace });
    let made = ana.post("/tables", table).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let join = made["links"]["join"].as_str().expect("a link");
    let token = join.rsplit('/').next().expect("a token");
    ben.post(&format!("/tables/{id}/join"), json!({ "token": token })).await;
    (ana, ben, id)
}
