//! Links that are handed on.

use serde_json::json;

use crate::house::{Guest, Open};

/// A link of the table as a page with a code: for whoever may hand it on.
#[tokio::test]
async fn links_are_scanned_from_a_page_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let made = ana.post("/tables", json!({ "game": "race" })).await.1;
    let (id, join) = (made["id"].as_str().unwrap(), made["links"]["join"].as_str().unwrap());
    let page = async |who: &Guest, kind: &str| {
        let path = format!("/t/{id}/links/{kind}");
        let answer = who.request("get", &path).send().await.unwrap();
        (answer.status().as_u16(), answer.url().path().to_owned())
    };
    assert_eq!(page(&ana, "join").await, (200, format!("/t/{id}/links/join")));
    assert_eq!(page(&ana, "watch").await.0, 200);
    // There is nothing to see yet, and no such link.
    assert_eq!(page(&ana, "replay").await, (200, format!("/t/{id}")));
    assert_eq!(page(&ana, "seat").await.0, 400);
    // To whoever does not sit there the table is not there.
    assert_eq!(page(&ben, "join").await.0, 404);
    let secret = json!({ "token": join.rsplit('/').next().unwrap() });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    assert_eq!(page(&ana, "join").await, (200, format!("/t/{id}")), "all sit");
    inn.close().await;
}
