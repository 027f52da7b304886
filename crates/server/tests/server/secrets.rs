//! Hidden information stays on the server.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::house::Open;

/// Everything that somebody can ask for of a running table, as bytes.
async fn everything(who: &crate::house::Guest, id: &str) -> String {
    let mut all = String::new();
    for path in ["", "/journal", "/choices", "/record", "/steps/0", "/steps/1"] {
        all += &who.get(&format!("/tables/{id}{path}")).await.1.to_string();
    }
    all += &who.get("/tables").await.1.to_string();
    all
}

#[tokio::test]
async fn nobody_sees_what_they_may_not() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, made) = inn.table().await;
    let watch = made["links"]["watch"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let stranger = inn.guest("Eve").await;
    let before = everything(&ana, &id).await;
    let mut stream = ana.listen(&id, None).await;
    stream.event().await;
    assert_eq!(ben.bid(&id, 0, 3).await.0, StatusCode::OK);
    let pushed = stream.event().await.data;
    // That Ben has bid is public; what he bid is not. Both answers may differ only in that he did.
    let table = ana.look(&id).await;
    assert_eq!(table["view"]["placed"], json!({ "1": false, "2": true }));
    for text in [everything(&ana, &id).await, pushed.to_string(), before] {
        assert!(!text.contains("bid 3\",\"seat\":2") && !text.contains("\"bid\":3"), "{text}");
        let bens_card = (0..10).any(|card| text.contains(&format!("\"card\":{card},\"seat\":2")));
        assert!(!bens_card, "Ben's card: {text}");
        assert!(!text.contains("\"seed\":\""), "the seed: {text}");
    }
    assert_eq!(table["view"]["all"], Value::Null);
    let told = table["told"]["lines"].to_string();
    assert!(told.contains("\"seat\":1") && told.matches("Dealt").count() == 1, "{told}");
    let (status, seen) = stranger.get(&format!("/tables/{id}?token={watch}")).await;
    assert_eq!((status, &seen["observer"]), (StatusCode::OK, &json!("watcher")));
    assert!(!seen.to_string().contains("Dealt") && seen["view"]["own"].is_null(), "{seen}");
    assert_eq!((&seen["links"], &seen["laid"]), (&Value::Null, &json!([])));
    assert_eq!(stranger.get(&format!("/tables/{id}/events")).await.0, StatusCode::NOT_FOUND);
    inn.close().await;
}

/// Whoever looks back sees just what they were shown then: a seat its own view, a watcher the watcher's. Nobody is told
/// whose choice a step was, and nobody looks through another's seat.
#[tokio::test]
async fn who_looks_back_sees_what_they_saw_then() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, made) = inn.table().await;
    let watch = crate::house::token(&made["links"]["watch"]);
    let eve = inn.guest("Eve").await;
    let who = [(&ana, String::new()), (&ben, String::new()), (&eve, format!("token={watch}"))];
    let mut shown = Vec::new();
    for (bidder, ply, bid) in
        [(None, 0, 0), (Some(&ben), 0, 3), (Some(&ana), 0, 2), (Some(&ana), 2, 1), (Some(&ben), 2, 2)]
    {
        if let Some(bidder) = bidder {
            assert_eq!(bidder.bid(&id, ply, bid).await.0, StatusCode::OK);
        }
        let mut now = Vec::new();
        for (reader, token) in &who {
            let (_, table) = reader.get(&format!("/tables/{id}?{token}")).await;
            now.push(json!([table["view"], table["told"]["lines"], table["prompt"], table["observer"]]));
        }
        shown.push(now);
    }
    assert_ne!(shown[1], shown[4], "there is something to look back to");
    for (ply, views) in shown.iter().enumerate() {
        for ((reader, token), then) in who.iter().zip(views) {
            // Asking for a seat that one does not hold opens no other eyes.
            for seat in ["", "&seat=1", "&seat=2"] {
                let (status, step) = reader.get(&format!("/tables/{id}/steps/{ply}?{token}{seat}")).await;
                assert_eq!(status, StatusCode::OK, "{step}");
                let seen = json!([step["view"], step["told"], step["prompt"], step["observer"]]);
                assert_eq!(&seen, then, "step {ply}{seat}");
                assert_eq!((&step["made"], &step["seed"]), (&Value::Null, &Value::Null));
            }
        }
    }
    let (status, _) = eve.get(&format!("/tables/{id}/steps/1")).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "who may not watch may not look back");
    let (status, error) = ana.get(&format!("/tables/{id}/steps/5")).await;
    assert_eq!((status, &error["error"]["code"]), (StatusCode::NOT_FOUND, &json!("no-step")));
    inn.close().await;
}

#[tokio::test]
async fn old_links_end_when_they_are_renewed() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, id, made) = inn.table().await;
    let watch = made["links"]["watch"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let stranger = inn.guest("Eve").await;
    let path = format!("/tables/{id}?token={watch}");
    assert_eq!(stranger.get(&path).await.0, StatusCode::OK);
    assert_eq!(ana.post(&format!("/tables/{id}/links/renew"), json!({})).await.0, StatusCode::OK);
    assert_eq!(stranger.get(&path).await.0, StatusCode::NOT_FOUND);
    inn.close().await;
}

#[tokio::test]
async fn no_secret_is_at_rest() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, _, made) = inn.table().await;
    let hal = crate::programs::hal(&ana).await;
    // The secret of a program's token was told once, and never again.
    for path in ["/me/tokens", "/me/data"] {
        assert!(!ana.get(path).await.1.to_string().contains(&hal.token), "{path}");
    }
    assert!(!hal.get("/me/token").await.1.to_string().contains(&hal.token));
    inn.close().await;
    let mut bytes = Vec::new();
    for file in std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()) {
        if file.extension().is_some_and(|end| end != "key") {
            bytes.extend(std::fs::read(file).unwrap());
        }
    }
    let link = made["links"]["join"].as_str().unwrap().rsplit('/').next().unwrap();
    for secret in [ana.token.as_str(), hal.token.as_str(), link] {
        assert!(
            !bytes.windows(secret.len()).any(|window| window == secret.as_bytes()),
            "a secret lies in the database"
        );
    }
}

#[tokio::test]
async fn every_answer_carries_its_headers() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    for path in ["/", "/healthz", "/api/openapi.json", "/nowhere", "/api/v1/games"] {
        let answer = reqwest::get(format!("{}{path}", inn.url)).await.unwrap();
        for header in ["content-security-policy", "x-content-type-options", "referrer-policy"] {
            assert!(answer.headers().contains_key(header), "{path} has no {header}");
        }
    }
    inn.close().await;
}
