//! Hints: for whoever plays alone or against bots, and for nobody else.

use std::sync::Arc;
use std::time::Duration;

use bots::{Blank, Levels, Minds, Search, Skill};
use serde_json::{Value, json};
use server::{Room, SeedSource};
use table::Typed;

use crate::house::{Guest, Open, token, toys};
use crate::race::{FIRST, Race};

/// A race whose good players think for days.
fn endless() -> Room {
    let levels = Levels { hard: Skill::Search(Search::shallow(u32::MAX)), ..Levels::default() };
    Room {
        game: Arc::new(Typed::<Race<FIRST>> { data: () }),
        bots: bots::of(Minds::of("endless", Blank::<Race<FIRST>>::new(), levels)),
        seeds: SeedSource::rehearsed(1),
        pictures: None,
        lessons: Vec::new(),
        puzzles: None,
        campaign: None,
    }
}

/// A table of this guest and a bot.
async fn alone(ana: &Guest, game: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let (status, made) = ana.post("/tables", json!({ "game": game, "seats": seats })).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

async fn hint(who: &Guest, id: &str, wanted: Value) -> (u16, Value) {
    let (status, answer) = who.post(&format!("/tables/{id}/hint"), wanted).await;
    (status.as_u16(), answer)
}

fn refused(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["error"]["code"].as_str().unwrap_or_default())
}

#[tokio::test]
async fn whoever_plays_against_bots_is_told_what_a_good_player_would_do() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let id = alone(&ana, "bids").await;
    let seen = ana.look(&id).await;
    assert_eq!(seen["hints"], true);
    let choices = seen["laid"][0]["choices"].as_array().unwrap();
    let legal =
        |choice: &Value| choices.iter().any(|laid| laid["choice"] == *choice && laid["refusal"].is_null());
    let (status, told) = hint(&ana, &id, json!({})).await;
    assert_eq!(status, 200, "{told}");
    assert!(legal(&told["best"]["choice"]) && legal(&told["second"]["choice"]), "{told}");
    assert_ne!(told["best"]["choice"], told["second"]["choice"]);
    assert!(!told["best"]["reasons"].as_array().unwrap().is_empty(), "{told}");
    assert_eq!((&told["seat"], &told["ply"]), (&json!(1), &seen["laid"][0]["ply"]));
    // As long as the same is asked the same is told; a hint is nothing that happens at the table.
    assert_eq!(hint(&ana, &id, json!({ "seat": 1, "ply": told["ply"] })).await, (200, told.clone()));
    assert_eq!(ana.look(&id).await["version"], seen["version"]);
    // Another question is another hint.
    let stale = hint(&ana, &id, json!({ "ply": 77 })).await;
    assert_eq!(refused(&stale), (409, "stale"));
    let made = json!({ "ply": told["ply"], "choice": told["best"]["choice"] });
    let (status, _) = ana.post(&format!("/tables/{id}/choices"), made).await;
    assert_eq!(status, 200);
    let late = hint(&ana, &id, json!({ "ply": told["ply"] })).await;
    assert_eq!(late.0, 409, "{late:?}");
    inn.close().await;
}

/// Nobody is helped where two play, with or against each other, also while a bot minds the seat of one of them; and nobody who does not
/// sit there.
#[tokio::test]
async fn where_two_people_sit_nobody_is_helped() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    for who in [&ana, &ben] {
        assert_eq!(who.look(&id).await["hints"], false);
        let answer = hint(who, &id, json!({})).await;
        assert_eq!(refused(&answer), (409, "no-hint"));
    }
    let (status, answer) = ben.post(&format!("/tables/{id}/seats/2/hand-over"), json!({})).await;
    assert_eq!(status, 200, "{answer}");
    let answer = hint(&ana, &id, json!({})).await;
    assert_eq!(refused(&answer), (409, "no-hint"));
    assert_eq!(ana.look(&id).await["hints"], false);
    // Who has given up plays no more.
    let (status, answer) = ben.post(&format!("/tables/{id}/seats/2/return"), json!({})).await;
    assert_eq!(status, 200, "{answer}");
    let mine = alone(&ana, "bids").await;
    let nobody = hint(&Guest::nobody(&inn), &mine, json!({})).await;
    assert_eq!(refused(&nobody), (401, "no-guest"));
    // It is a private table: for Ben it is not there.
    let other = hint(&ben, &mine, json!({})).await;
    assert_eq!(refused(&other), (404, "no-table"));
    inn.close().await;
}

/// Two seats at one screen may be two people.
#[tokio::test]
async fn two_seats_of_one_guest_are_two_players() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let (_, made) = ana.post("/tables", json!({ "game": "bids" })).await;
    let id = made["id"].as_str().unwrap();
    let join = json!({ "token": token(&made["links"]["join"]), "seat": 2 });
    let (status, answer) = ana.post(&format!("/tables/{id}/join"), join).await;
    assert_eq!(status, 200, "{answer}");
    let answer = hint(&ana, id, json!({ "seat": 1 })).await;
    assert_eq!(refused(&answer), (409, "no-hint"));
    inn.close().await;
}

/// Whoever goes away, or asks something else, stops the thought; another has its place.
#[tokio::test]
async fn a_thought_that_nobody_waits_for_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let [bids, _] = toys();
    let inn = Open::house(folder.path(), [bids, endless()], |_| {}).await;
    let ana = inn.guest("Ana").await;
    let (long, quick) = (alone(&ana, "race").await, alone(&ana, "bids").await);
    let places = std::thread::available_parallelism().map_or(1, usize::from);
    for _ in 0..places {
        // The page is gone.
        let asked = ana.request("post", &format!("/api/v1/tables/{long}/hint")).json(&json!({}));
        assert!(asked.timeout(Duration::from_millis(200)).send().await.is_err());
    }
    assert_eq!(hint(&ana, &quick, json!({})).await.0, 200);
    let patient = ana.request("post", &format!("/api/v1/tables/{long}/hint")).json(&json!({})).send();
    let patient = tokio::spawn(patient);
    tokio::time::sleep(Duration::from_millis(200)).await;
    // Kept from before: nobody has to think for that.
    assert_eq!(hint(&ana, &quick, json!({})).await.0, 200);
    let other = alone(&ana, "bids").await;
    assert_eq!(hint(&ana, &other, json!({})).await.0, 200);
    let answer = patient.await.unwrap().unwrap();
    assert_eq!(answer.status().as_u16(), 409);
    inn.close().await;
}

/// The same deal once more is the same luck, for whoever sat there alone; and counts as no rematch.
#[tokio::test]
async fn a_deal_is_played_again_by_who_was_alone() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let id = alone(&ana, "bids").await;
    let (status, answer) = ana.post(&format!("/tables/{id}/deal"), json!({})).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (403, &json!("not-over")));
    let before = ana.look(&id).await;
    let (status, _) = ana.post(&format!("/tables/{id}/resign"), json!({})).await;
    assert_eq!(status, 200);
    let (status, next) = ana.post(&format!("/tables/{id}/deal"), json!({})).await;
    assert_eq!(status, 200, "{next}");
    let now = ana.look(next["id"].as_str().unwrap()).await;
    assert_eq!(now["commitment"], before["commitment"]);
    assert_eq!((&now["again"], &before["again"]), (&json!(true), &json!(false)));
    assert_eq!((&now["seats"][1]["kind"], &now["laid"]), (&json!("bot"), &before["laid"]));
    assert!(ana.look(&id).await["rematch"].is_null());
    // In the lists of tables it is marked, and the first one is not.
    let (_, lists) = ana.get("/tables").await;
    let cards = lists["mine"].as_array().unwrap();
    let again = |id: &Value| cards.iter().find(|card| card["id"] == *id).unwrap()["again"].clone();
    assert_eq!((again(&next["id"]), again(&json!(id))), (json!(true), json!(false)));
    // Where others played nobody is dealt the same again.
    let (ana, ben, id, _) = inn.table().await;
    let (status, _) = ben.post(&format!("/tables/{id}/resign"), json!({})).await;
    assert_eq!(status, 200);
    let (status, answer) = ana.post(&format!("/tables/{id}/deal"), json!({})).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (409, &json!("not-alone")));
    inn.close().await;
}
