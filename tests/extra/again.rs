//! A page that is refused for a while says where to ask for it again.

use server::Rate;

use crate::Running;

/// What is answered to so many who ask for a page in vain.
async fn refused(url: &str, method: reqwest::Method, path: &str) -> String {
    let client = reqwest::Client::new();
    for _ in 0..60 {
        let asked = client.request(method.clone(), format!("{url}{path}")).header("Accept", "text/html");
        let answer = asked.header("Origin", url).send().await.unwrap();
        if answer.status() == 429 {
            return answer.text().await.unwrap();
        }
    }
    panic!("{path} was never refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_refused_for_a_while_can_be_asked_for_again() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Running::with(folder.path(), Rate::new(1, 20)).await;
    let page = refused(&inn.url, reqwest::Method::GET, "/about?a=b").await;
    assert!(page.contains(r#"href="/about?a=b""#), "{page}");
    // What a form sends is not sent again by a link, and a link leads to no other house.
    let sent = refused(&inn.url, reqwest::Method::POST, "/tables").await;
    assert!(!sent.contains(r#"href="/tables""#), "{sent}");
    let away = refused(&inn.url, reqwest::Method::GET, "//elsewhere.example/a").await;
    assert!(!away.contains(r#"href="//"#), "{away}");
    inn.close().await;
}
