//! Long answers that are the same for many: made once, away from the threads that answer everybody, and sent once to each.

use std::sync::{Arc, Mutex};
use std::thread::ThreadId;

use reqwest::Response;
use reqwest::header::HeaderMap;
use serde_json::json;

use crate::house::{Guest, Open, room, token, toys};
use crate::packs::Packs;
use crate::race::{BEGUN_ON, begin};
use crate::watchers::{Counting, until};

async fn inn(folder: &std::path::Path) -> (Open, Arc<Counting>) {
    let pages = Arc::new(Counting::default());
    let inn = Open::drawn(folder, [room::<Packs>(())], pages.clone(), |_| {}).await;
    (inn, pages)
}

async fn ask(who: &Guest, path: &str, headers: &[(&str, &str)]) -> Response {
    let asked = who.request("get", path);
    let asked = headers.iter().fold(asked, |asked, (name, value)| asked.header(*name, *value));
    asked.send().await.unwrap()
}

fn said<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn a_library_is_drawn_once_and_aside() {
    drawn_once_and_aside("/library/packs", |pages| &pages.libraries_on).await;
}

#[tokio::test]
async fn rules_are_drawn_once_and_aside() {
    drawn_once_and_aside("/rules/packs", |pages| &pages.rules_on).await;
}

async fn drawn_once_and_aside(path: &str, on: fn(&Counting) -> &Mutex<Vec<ThreadId>>) {
    let folder = tempfile::tempdir().unwrap();
    let (inn, pages) = inn(folder.path()).await;
    let nobody = Guest::nobody(&inn);
    let drawn = || on(&pages).lock().unwrap().clone();
    let in_language = |lang: &str| format!("{path}?lang={lang}");
    let mut first = String::new();
    for time in 0..3 {
        let answer = ask(&nobody, &in_language("en"), &[]).await;
        assert_eq!((answer.status().as_u16(), said(answer.headers(), "content-encoding")), (200, ""));
        first = said(answer.headers(), "etag").to_owned();
        let text = answer.text().await.unwrap();
        assert!(text.starts_with("en nobody") && text.len() > 70_000, "{time}");
    }
    assert_eq!(drawn().len(), 1);

    // Compressed, it is short; and who has it gets no more than a word.
    let answer = ask(&nobody, &in_language("en"), &[("accept-encoding", "gzip")]).await;
    assert_eq!(said(answer.headers(), "content-encoding"), "gzip");
    assert!(answer.bytes().await.unwrap().len() < 7_000);
    let answer = ask(&nobody, &in_language("en"), &[("if-none-match", &first)]).await;
    assert_eq!(answer.status(), 304);
    assert_eq!(answer.bytes().await.unwrap().len(), 0);
    assert_eq!(drawn().len(), 1);

    // Another reads another page; and what is looked for is drawn each time.
    let ana = inn.guest("Ana").await;
    let answer = ask(&ana, &in_language("en"), &[("if-none-match", &first)]).await;
    assert!(answer.text().await.unwrap().starts_with("en Ana"));
    let answer = ask(&nobody, &in_language("es"), &[]).await;
    assert!(answer.text().await.unwrap().starts_with("es nobody"));
    let answer = ask(&nobody, &format!("{path}?lang=en&find=orc"), &[]).await;
    assert!(answer.text().await.unwrap().starts_with("en nobody orc"));
    assert_eq!(drawn().len(), 4);
    let here = std::thread::current().id();
    assert!(drawn().iter().all(|thread| *thread != here), "this thread answers everybody");
    inn.close().await;
}

/// A game that begins, is taken back, read again or looked back on, and all that is drawn of its table: for none of it anybody
/// else waits.
#[tokio::test]
async fn tables_are_begun_and_drawn_aside() {
    let folder = tempfile::tempdir().unwrap();
    let (pages, here) = (Arc::new(Counting::default()), std::thread::current().id());
    let inn = Open::drawn(folder.path(), toys(), pages.clone(), |_| {}).await;
    let (ana, _, id) = begin(&inn).await;
    let step = json!({ "ply": 0, "choice": "step 1" });
    for (path, body) in [("choices", step.clone()), ("take-back", json!({})), ("choices", step)] {
        let (status, answer) = ana.post(&format!("/tables/{id}/{path}"), body).await;
        assert_eq!(status, 200, "{path}: {answer}");
    }
    inn.close().await;

    let begun = BEGUN_ON.lock().unwrap().len();
    let inn = Open::drawn(folder.path(), toys(), pages.clone(), |_| {}).await;
    let (ana, nobody) = (ana.at(&inn), Guest::nobody(&inn));
    let secret = token(&ana.look(&id).await["links"]["watch"]);
    assert!(BEGUN_ON.lock().unwrap().len() > begun, "the table was read again");
    let news = format!("/api/v1/tables/{id}/events?draw=html");
    for (who, path) in [(&ana, news.clone()), (&nobody, format!("{news}&token={secret}"))] {
        let mut stream = ask(who, &path, &[("accept-encoding", "identity")]).await;
        until(&mut stream, "ply1").await;
    }
    let step = format!("/api/v1/tables/{id}/steps/0?draw=html&than=1");
    for path in [format!("/t/{id}"), format!("/t/{id}/then?step=0"), step] {
        assert_eq!(ask(&ana, &path, &[]).await.status(), 200, "{path}");
    }
    let drawn = pages.tables_on.lock().unwrap().clone();
    for (what, times) in [("table", 1), ("layers", 3), ("replay", 1), ("replay layers", 2)] {
        let known = drawn.iter().filter(|(other, _)| *other == what).count();
        assert!(known >= times, "{what}: {drawn:?}");
    }
    assert!(drawn.iter().all(|(_, thread)| *thread != here), "{drawn:?}");
    let begun = BEGUN_ON.lock().unwrap().clone();
    assert!(begun.iter().all(|thread| *thread != here), "this thread answers everybody");
    inn.close().await;
}

#[tokio::test]
async fn the_description_is_sent_once() {
    let folder = tempfile::tempdir().unwrap();
    let (inn, _) = inn(folder.path()).await;
    let url = format!("{}/api/openapi.json", inn.url);
    let client = reqwest::Client::new();
    let answer = client.get(&url).header("accept-encoding", "gzip").send().await.unwrap();
    assert_eq!((answer.status().as_u16(), said(answer.headers(), "content-encoding")), (200, "gzip"));
    assert_eq!(said(answer.headers(), "content-type"), "application/json");
    let etag = said(answer.headers(), "etag").to_owned();
    let short = answer.bytes().await.unwrap().len();
    let whole = client.get(&url).send().await.unwrap().bytes().await.unwrap().len();
    assert!(short * 4 < whole, "{short} of {whole}");
    let answer = client.get(&url).header("if-none-match", &etag).send().await.unwrap();
    assert_eq!(answer.status(), 304);
    inn.close().await;
}

/// A bench reads no more than a shelf keeps.
#[tokio::test]
async fn a_bench_reads_as_much_as_a_deck_may_hold() {
    let folder = tempfile::tempdir().unwrap();
    let (inn, _) = inn(folder.path()).await;
    let nobody = Guest::nobody(&inn);
    for (lines, status) in [(4_999, 200), (5_001, 422)] {
        let form = nobody.request("post", "/workshop/packs");
        let form = form.header("content-type", "application/x-www-form-urlencoded");
        let text = "orc%0A".repeat(lines);
        let answer = form.body(format!("text={text}")).send().await.unwrap();
        assert_eq!(answer.status(), status, "{lines}");
    }
    inn.close().await;
}
