//! Puzzles: solved, told, kept, refused.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Puzzles, Room};
use table::{Names, Puzzle, Reckoned};

use super::{bid, inn, make, puzzle, puzzled, shelf, when};
use crate::house::{Guest, Open};

/// Only the answer is taken; then the house plays the line. What solves it stands nowhere.
#[tokio::test]
async fn a_puzzle_is_solved() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let ana = inn.guest("Ana").await;
    assert_eq!(shelf(&ana).await["shelf"][0]["state"], "new");
    let id = make(&ana, json!({ "game": "bids", "puzzle": 7 })).await;
    let table = ana.look(&id).await;
    assert_eq!((&table["lesson"]["state"], &table["lesson"]["puzzle"]), (&json!("waits"), &json!(2)));
    assert_eq!((&table["lesson"]["choice"], &table["lesson"]["lit"]), (&Value::Null, &json!([])));
    // People call it by its place on the shelf, wherever they meet it.
    assert_eq!(shelf(&ana).await["shelf"][0]["number"], 1);
    assert_eq!(table["lesson"]["name"]["args"]["number"], json!({ "verbatim": "1" }));
    assert_eq!(table["next"], json!({ "puzzle": 8 }));
    assert_eq!((&table["hints"], &table["take_back"]["offers"]), (&json!(false), &json!([])));
    assert_eq!(shelf(&ana).await["shelf"][0]["state"], "begun");

    let before = table["version"].clone();
    for wrong in [1, 3] {
        let (status, said) = bid(&ana, &id, 1, wrong).await;
        assert_eq!((status, &said["error"]["say"]["id"]), (422, &json!("puzzle-wrong")));
    }
    assert_eq!(ana.look(&id).await["version"], before, "nothing is written");
    assert_eq!(bid(&ana, &id, 1, 2).await.0, 200);
    let table = when(&ana, &id, |table| table["status"] == "finished").await;
    assert_eq!(table["puzzle"], 7);
    let shelf = shelf(&ana).await;
    assert_eq!((&shelf["shelf"][0]["state"], &shelf["shelf"][0]["table"]), (&json!("solved"), &json!(id)));
    assert_eq!(shelf["shelf"][1]["state"], "new");
    // It counts nowhere.
    let (_, counted) = ana.get("/me/statistics").await;
    assert_eq!(counted["all"]["played"], 0);
    inn.close().await;
}

/// The same puzzle, in which chance decides.
fn reckoned(number: u64) -> Option<Puzzle> {
    let names = |text: &str| Names { es: text.to_owned(), en: text.to_owned() };
    let odds =
        [("bid 1", 100), ("bid 2", 600), ("bid 3", 251)].map(|(choice, odds)| (choice.to_owned(), odds));
    let reckoned = Reckoned {
        question: names("What do you bid?"),
        because: names("Two is enough."),
        odds: BTreeMap::from(odds),
    };
    Some(Puzzle { line: Vec::new(), reckoned: Some(reckoned), ..puzzle(number)? })
}

/// Where chance decides another choice is told its odds; the answer alone solves it, and then one plays on against a bot.
#[tokio::test]
async fn odds_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let puzzles = Puzzles { make: Box::new(reckoned), table: Box::new(|_| None), shelf: vec![(7, 2)] };
    let room = Room { puzzles: Some(Arc::new(puzzles)), ..puzzled() };
    // The bot does not come to end the game.
    let slow = Duration::from_secs(3600);
    let inn = Open::house(folder.path(), [room], |config| config.bot_pace = slow).await;
    let ana = inn.guest("Ana").await;
    assert_eq!(shelf(&ana).await["days"], json!([]), "without a solver there is no deal of the day");
    let id = make(&ana, json!({ "game": "bids", "puzzle": 7 })).await;
    let table = ana.look(&id).await;
    assert_eq!((&table["seats"][0]["you"], &table["seats"][1]["kind"]), (&json!(true), &json!("bot")));
    let (status, said) = bid(&ana, &id, 1, 3).await;
    assert_eq!((status, &said["error"]["say"]["id"]), (422, &json!("puzzle-worse")));
    assert_eq!(said["error"]["say"]["args"]["odds"]["number"], 25);
    assert_eq!(shelf(&ana).await["shelf"][0]["state"], "begun");
    assert_eq!(bid(&ana, &id, 1, 2).await.0, 200);
    let table = ana.look(&id).await;
    assert_eq!((&table["lesson"]["state"], &table["status"]), (&json!("over"), &json!("playing")));
    assert_eq!(shelf(&ana).await["shelf"][0]["state"], "solved");
    inn.close().await;
}

/// Whoever has the answer told has not solved it; the house makes all the moves.
#[tokio::test]
async fn an_answer_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let ana = inn.guest("Ana").await;
    let id = make(&ana, json!({ "game": "bids", "puzzle": 7 })).await;
    assert_eq!(ana.post(&format!("/tables/{id}/lesson/leave"), json!({ "seat": 1 })).await.0, 200);
    when(&ana, &id, |table| table["status"] == "finished").await;
    assert_eq!(shelf(&ana).await["shelf"][0]["state"], "told");
    let (status, _) = ana.post(&format!("/tables/{id}/lesson/leave"), json!({ "seat": 1 })).await;
    assert_eq!(status, 409);
    inn.close().await;
}

/// The house is closed in the middle: the puzzle is where it was, also where the house makes that number no more.
#[tokio::test]
async fn a_puzzle_is_kept_with_its_table() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let open = inn(&folder, &clock).await;
    let ana = open.guest("Ana").await;
    let id = make(&ana, json!({ "game": "bids", "puzzle": 7 })).await;
    open.close().await;
    let without = Room { puzzles: None, campaign: None, ..puzzled() };
    let open = Open::house(folder.path(), [without], |config| config.clock = clock.clone()).await;
    let ana = ana.at(&open);
    assert_eq!(bid(&ana, &id, 1, 3).await.1["error"]["say"]["id"], "puzzle-wrong");
    assert_eq!(bid(&ana, &id, 1, 2).await.0, 200);
    when(&ana, &id, |table| table["status"] == "finished").await;
    assert_eq!(ana.get("/puzzles/bids").await.0, 404);
    open.close().await;
}

#[tokio::test]
async fn what_is_no_puzzle_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let ana = inn.guest("Ana").await;
    for (body, status, code) in [
        (json!({ "game": "bids", "puzzle": 8 }), 404, "no-such-puzzle"),
        (json!({ "game": "race", "puzzle": 7 }), 404, "no-such-puzzle"),
        (json!({ "game": "chess", "day": true }), 404, "no-game"),
        (json!({ "game": "race", "day": true }), 404, "no-such-puzzle"),
        (json!({ "game": "bids", "puzzle": 7, "public": true }), 400, "bad-request"),
        (json!({ "game": "bids", "puzzle": 7, "day": true }), 400, "bad-request"),
    ] {
        let (given, said) = ana.post("/tables", body.clone()).await;
        assert_eq!((given.as_u16(), &said["error"]["code"]), (status, &json!(code)), "{body}");
    }
    for path in ["/puzzles/race", "/puzzles/chess", "/me/campaigns/race"] {
        assert_eq!(ana.get(path).await.0, 404, "{path}");
    }
    let nobody = Guest::nobody(&inn);
    assert_eq!(shelf(&nobody).await["shelf"].as_array().unwrap().len(), 2, "whoever looks may look");
    for path in ["/me/campaigns/bids", "/me/statistics", "/me/plays"] {
        assert_eq!(nobody.get(path).await.0, 401, "{path}");
    }
    inn.close().await;
}
