//! Many at the same moment: what happens, happens once.

use std::future::Future;

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::house::{Guest, Open, token};
use crate::ledger::Ledger;
use crate::race::begin;

/// All of these at once: what each was answered.
async fn all<F: Future<Output = (u16, Value)> + Send + 'static>(asked: Vec<F>) -> Vec<(u16, Value)> {
    asked.into_iter().collect::<JoinSet<_>>().join_all().await
}

fn posts(who: &Guest, path: String, body: Value) -> impl Future<Output = (u16, Value)> + Send + 'static {
    let who = who.clone();
    async move {
        let (status, answer) = who.post(&path, body).await;
        (status.as_u16(), answer)
    }
}

#[tokio::test]
async fn a_choice_that_is_sent_twenty_times() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, id) = begin(&inn).await;
    let ledger = Ledger::of(folder.path());
    let before = ledger.log(&id).await.len();
    let step = || posts(&ana, format!("/tables/{id}/choices"), json!({ "ply": 0, "choice": "step 2" }));
    for (status, answer) in all((0..20).map(|_| step()).collect()).await {
        assert_eq!((status, &answer["ply"]), (200, &json!(1)), "{answer}");
    }
    assert_eq!(ledger.log(&id).await.len(), before + 1);
    assert_eq!(ana.look(&id).await["view"]["places"]["1"], 2);
    inn.close().await;
}

#[tokio::test]
async fn two_choices_for_one_question() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, id) = begin(&inn).await;
    let choices = ["step 1", "step 2", "roll"].into_iter().cycle().take(12);
    let asked = choices
        .map(|choice| posts(&ana, format!("/tables/{id}/choices"), json!({ "ply": 0, "choice": choice })));
    let answers = all(asked.collect()).await;
    let well = answers.iter().filter(|(status, _)| *status == 200).count();
    let stale = answers.iter().filter(|(_, answer)| answer["error"]["code"] == "stale").count();
    // The one that was first, whenever it was sent; the others came too late.
    assert_eq!((well, stale), (4, 8), "{answers:?}");
    assert_eq!(ana.look(&id).await["ply"], 1);
    inn.close().await;
}

#[tokio::test]
async fn eight_people_and_one_seat() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let (_, made) = ana.post("/tables", json!({ "game": "race" })).await;
    let id = made["id"].as_str().unwrap();
    let secret = token(&made["links"]["join"]);
    let mut asked = Vec::new();
    for number in 0..8 {
        let guest = inn.guest(&format!("Guest {number}")).await;
        asked.push(posts(&guest, format!("/tables/{id}/join"), json!({ "token": secret })));
    }
    let mut answers = all(asked).await.into_iter().map(|(status, _)| status).collect::<Vec<_>>();
    answers.sort_unstable();
    assert_eq!(answers, [200, 409, 409, 409, 409, 409, 409, 409]);
    assert_eq!(ana.look(id).await["status"], "playing");
    inn.close().await;
}

#[tokio::test]
async fn one_rematch_for_all_who_ask() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id) = begin(&inn).await;
    let both = || [&ana, &ben].into_iter().cycle().take(10);
    // They agree to stop at the same moment, each by a proposal of their own.
    for (status, answer) in
        all(both().take(2).map(|who| posts(who, format!("/tables/{id}/end"), json!({}))).collect()).await
    {
        assert_eq!(status, 200, "{answer}");
    }
    assert_eq!(ana.look(&id).await["ended"]["how"], "agreed");
    let answers =
        all(both().map(|who| posts(who, format!("/tables/{id}/rematch"), json!({}))).collect()).await;
    let next = answers[0].1["id"].clone();
    assert!(next.is_string() && answers.iter().all(|(_, answer)| answer["id"] == next), "{answers:?}");
    let lists = ana.get("/tables").await.1["mine"].as_array().unwrap().len()
        + ben.get("/tables").await.1["mine"].as_array().unwrap().len();
    assert_eq!(lists, 4, "both sit at the first table and at the second");
    inn.close().await;
}
