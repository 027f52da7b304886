//! Bad input gets a clear answer and changes nothing.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::house::Open;

fn code(answer: &(StatusCode, Value)) -> (u16, String) {
    (
        answer.0.as_u16(),
        answer.1["error"]["code"].as_str().unwrap_or_default().to_owned(),
    )
}

#[tokio::test]
async fn what_cannot_be_done_says_why_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    let stranger = inn.guest("Eve").await;
    let choices = format!("/tables/{id}/choices");
    let before = ana.look(&id).await;
    let choose = |seat: u8, ply: u64, choice: &str| json!({ "seat": seat, "ply": ply, "choice": choice });
    for (answer, expected) in [
        (
            ana.post(&choices, choose(1, 0, "dance")).await,
            (422, "unknown-choice"),
        ),
        (ana.post(&choices, choose(1, 0, "bid 4")).await, (422, "refused")),
        (
            ana.post(&choices, choose(2, 0, "bid 1")).await,
            (403, "not-your-seat"),
        ),
        (ana.post(&choices, choose(1, 7, "bid 1")).await, (409, "stale")),
        (
            ana.post(&choices, json!({ "ply": 0, "choice": "bid 1", "cheat": true }))
                .await,
            (400, "bad-json"),
        ),
        (
            ana.post(&choices, json!({ "ply": "zero", "choice": "bid 1" }))
                .await,
            (400, "bad-json"),
        ),
        (
            ana.post(&format!("/tables/{id}/take-back"), json!({})).await,
            (409, "cannot-take-back"),
        ),
        (
            ana.post(&format!("/tables/{id}/end/answer"), json!({ "agree": true }))
                .await,
            (409, "nothing-asked"),
        ),
        (
            ben.post(&format!("/tables/{id}/links/renew"), json!({})).await,
            (403, "not-host"),
        ),
        (ana.get(&format!("/tables/{id}/record")).await, (403, "not-over")),
        (ana.get(&format!("/tables/{id}/steps/0")).await, (403, "not-over")),
        (stranger.get(&format!("/tables/{id}")).await, (404, "no-table")),
        (
            stranger.post(&choices, choose(1, 0, "bid 1")).await,
            (404, "no-table"),
        ),
        (
            stranger
                .post(
                    &format!("/tables/{id}/join"),
                    json!({ "token": "AAAAAAAAAAAAAAAAAAAAAA" }),
                )
                .await,
            (410, "wrong-link"),
        ),
        (ana.get("/tables/0000000000").await, (404, "no-table")),
        (ana.get("/tables/../../etc/passwd").await, (404, "no-page")),
        (
            ana.post("/tables", json!({ "game": "chess" })).await,
            (404, "no-game"),
        ),
        (
            ana.post("/tables", json!({ "game": "bids", "players": 9 })).await,
            (422, "bad-seats"),
        ),
        (
            ana.post("/tables", json!({ "game": "bids", "options": { "rounds": "4" } }))
                .await,
            (422, "setup"),
        ),
        (ana.get("/nowhere").await, (404, "no-page")),
        (
            ana.get(&format!("/tables/{id}/start")).await,
            (405, "wrong-method"),
        ),
    ] {
        assert_eq!(code(&answer), (expected.0, expected.1.to_owned()), "{}", answer.1);
        assert!(
            answer.1["error"]["message"]
                .as_str()
                .is_some_and(|words| !words.is_empty())
        );
    }
    assert_eq!(
        ana.look(&id).await["version"],
        before["version"],
        "nothing changed"
    );
    let raw = ana
        .client
        .post(format!("{}/api/v1{choices}", inn.url))
        .bearer_auth(&ana.token);
    let json = "application/json";
    let broken = raw
        .try_clone()
        .unwrap()
        .header("content-type", json)
        .body("{\"ply\": 0,")
        .send()
        .await
        .unwrap();
    assert_eq!(broken.status(), StatusCode::BAD_REQUEST);
    let huge = raw
        .try_clone()
        .unwrap()
        .header("content-type", json)
        .body("x".repeat(20_000))
        .send()
        .await
        .unwrap();
    assert_eq!(huge.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let other_site = raw
        .try_clone()
        .unwrap()
        .header("sec-fetch-site", "cross-site")
        .json(&choose(1, 0, "bid 1"));
    assert_eq!(other_site.send().await.unwrap().status(), StatusCode::FORBIDDEN);
    let nobody = ana
        .client
        .post(format!("{}/api/v1/tables", inn.url))
        .json(&json!({ "game": "bids" }));
    assert_eq!(nobody.send().await.unwrap().status(), StatusCode::UNAUTHORIZED);
    assert_eq!(
        ana.look(&id).await["version"],
        before["version"],
        "nothing changed"
    );
    inn.close().await;
}

#[tokio::test]
async fn a_double_click_is_harmless() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    for _ in 0..3 {
        assert_eq!(
            ana.bid(&id, 0, 2).await.0,
            StatusCode::OK,
            "the same again is no harm"
        );
    }
    assert_eq!(
        code(&ana.bid(&id, 0, 3).await),
        (409, "stale".to_owned()),
        "another one is too late"
    );
    assert_eq!(ana.look(&id).await["ply"], 1);
    assert_eq!(
        ben.bid(&id, 0, 1).await.0,
        StatusCode::OK,
        "Ben's question was open since ply 0"
    );
    assert_eq!(ana.look(&id).await["ply"], 2);
    inn.close().await;
}

#[tokio::test]
async fn too_many_requests_wait() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        config.limits.requests = server::Rate::new(1, 5)
    })
    .await;
    let ana = inn.guest("Ana").await;
    let mut answers = Vec::new();
    for _ in 0..8 {
        let request = ana
            .client
            .get(format!("{}/api/v1/games", inn.url))
            .bearer_auth(&ana.token);
        answers.push(request.send().await.unwrap());
    }
    let last = answers.pop().unwrap();
    assert_eq!(last.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(last.headers().contains_key("retry-after"));
    inn.close().await;
}
