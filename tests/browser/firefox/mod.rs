//! Push, the whole way: a turn at a table, sealed and signed by the house, through a push service that is played here, into a real
//! Firefox, which opens it and hands it to the worker of the page. (Chromium without a head reaches no push service.)

mod bidi;
mod service;

use std::time::Duration;

use serde_json::{Value, json};

use self::bidi::Firefox;
use self::service::Service;
use crate::inn::Inn;

/// Somebody at the table who needs no browser.
struct Ben {
    inn: String,
    token: String,
    client: reqwest::Client,
}

impl Ben {
    async fn comes(inn: &str) -> Self {
        let client = reqwest::Client::new();
        let made = client.post(format!("{inn}/api/v1/guests")).json(&json!({ "name": "Ben" }));
        let made = made.send().await.expect("an answer").json::<Value>().await.expect("JSON");
        let token = made["token"].as_str().expect("a token").to_owned();
        Self { inn: inn.to_owned(), token, client }
    }

    async fn ask(&self, asked: reqwest::RequestBuilder) -> Value {
        let answer = asked.bearer_auth(&self.token).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{:?}", answer.text().await);
        answer.json().await.expect("JSON")
    }

    fn at(&self, path: &str) -> String {
        format!("{}/api/v1/tables/{path}", self.inn)
    }

    async fn joins(&self, id: &str, secret: Option<&str>) {
        let join = self.client.post(self.at(&format!("{id}/join")));
        self.ask(join.json(&json!({ "token": secret }))).await;
    }

    /// Plays as long as it is his turn.
    async fn plays(&self, id: &str) {
        let choices = self.at(&format!("{id}/choices"));
        loop {
            let laid = self.ask(self.client.get(&choices)).await;
            let Some(all) = laid[0]["choices"].as_array() else {
                return;
            };
            let mut legal = all.iter().filter(|one| one["refusal"].is_null());
            let choice = &legal.next().expect("a choice")["choice"];
            let made = json!({ "ply": laid[0]["ply"], "choice": choice });
            self.ask(self.client.post(&choices).json(&made)).await;
        }
    }
}

#[tokio::test]
async fn a_push_goes_the_whole_way() {
    let mut service = Service::open().await;
    let inn = Inn::with_arguments(&[
        "--push",
        "--notices-neighbour",
        &service.web.to_string(),
        "--public-url",
        "http://inn.example",
        "--notices-after",
        "1",
    ]);
    let ana = Firefox::open(service.socket).await;
    ana.may_be_told(&inn.url).await;
    ana.go(&inn.url).await;
    ana.post("/guests", "{ name: 'Ana' }").await;
    ana.go(&format!("{}/me/notices", inn.url)).await;
    ana.until("!document.getElementById('push').hidden").await;
    ana.press("#push-set").await;
    ana.until("!!document.getElementById('told')").await;

    // What she tries arrives: Firefox could open it, and its worker took it (100, by the protocol of its push service).
    ana.press("form[action$='/test'] button").await;
    assert_eq!(service.taken().await, 100);
    ana.until("!!document.getElementById('arrived')").await;

    // Then a turn at a table, while she looks at no page of the house.
    let ben = Ben::comes(&inn.url).await;
    let made = ana.post("/tables", "{ game: 'journey', players: 2 }").await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let secret = made["links"]["join"].as_str().and_then(|link| link.rsplit('/').next());
    ana.go("about:blank").await;
    ben.joins(&id, secret).await;
    ben.plays(&id).await;
    assert_eq!(service.taken().await, 100);
    // The worker showed it.
    ana.go(&format!("{}/me/notices", inn.url)).await;
    let shown = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map((one) => `${one.title}: ${one.body}`))";
    let shown = ana.value(shown).await;
    for words in ["El viaje a Mordor: Te toca: El viaje a Mordor", "Bree: Así te avisaremos cuando te toque."]
    {
        assert!(shown.contains(words), "{shown}");
    }
    ana.close().await;
    let more = tokio::time::timeout(Duration::from_secs(3), service.taken()).await;
    assert!(more.is_err(), "once a turn");
}
