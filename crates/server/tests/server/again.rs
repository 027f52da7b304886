//! Too often, and twice the same.

use reqwest::StatusCode;
use serde_json::Value;

use crate::house::Open;

fn code(answer: &(StatusCode, Value)) -> (u16, String) {
    (answer.0.as_u16(), answer.1["error"]["code"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn a_double_click_is_harmless() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    for _ in 0..3 {
        assert_eq!(ana.bid(&id, 0, 2).await.0, StatusCode::OK, "the same again is no harm");
    }
    assert_eq!(code(&ana.bid(&id, 0, 3).await), (409, "stale".to_owned()), "another one is too late");
    assert_eq!(ana.look(&id).await["ply"], 1);
    assert_eq!(ben.bid(&id, 0, 1).await.0, StatusCode::OK, "Ben's question was open since ply 0");
    assert_eq!(ana.look(&id).await["ply"], 2);
    inn.close().await;
}

#[tokio::test]
async fn too_many_requests_wait() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.limits.requests = server::Rate::new(1, 5)).await;
    let ana = inn.guest("Ana").await;
    let mut answers = Vec::new();
    for _ in 0..8 {
        let request = ana.client.get(format!("{}/api/v1/games", inn.url)).bearer_auth(&ana.token);
        answers.push(request.send().await.unwrap());
    }
    let last = answers.pop().unwrap();
    assert_eq!(last.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(last.headers().contains_key("retry-after"));
    inn.close().await;
}
