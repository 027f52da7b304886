//! Statistics of a guest's games.

use serde_json::json;
use server::Clock;

use super::{against_ben, inn, won_by_ana};

#[tokio::test]
async fn games_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    won_by_ana(&ana, &ben).await;
    // One that is not over counts nowhere yet.
    against_ben(&ana, &ben, "9").await;
    let (_, counted) = ana.get("/me/statistics").await;
    assert_eq!(counted["all"], json!({ "played": 1, "won": 1, "lost": 0, "open": 0 }));
    let game = &counted["games"][0];
    assert_eq!((&game["game"], &game["chapters"][0]["of"]), (&json!("bids"), &json!("3/2")));
    assert_eq!((&game["seats"][0]["of"], &game["people"][0]["of"]), (&json!("2-1"), &json!("Ben")));
    assert_eq!(game["levels"], json!([]));
    let (_, of_ben) = ben.get("/me/statistics").await;
    assert_eq!((&of_ben["all"]["lost"], &of_ben["games"][0]["people"][0]["of"]), (&json!(1), &json!("Ana")));

    // As plays: references fit, whoever won is said, and the names of things stay the same.
    let (_, plays) = ana.get("/me/plays").await;
    let play = &plays["plays"][0];
    assert_eq!(plays["plays"].as_array().unwrap().len(), 1);
    assert_eq!((&play["gameRefId"], &plays["games"][0]["id"]), (&json!(1), &json!(1)));
    assert_eq!((&play["locationRefId"], &plays["locations"][0]["id"]), (&json!(1), &json!(1)));
    let names = plays["players"].as_array().unwrap().iter().map(|player| player["name"].clone());
    assert_eq!(names.collect::<Vec<_>>(), [json!("Ana"), json!("Ben")]);
    let scores = play["playerScores"].as_array().unwrap();
    let winners = scores.iter().map(|score| (score["playerRefId"].clone(), score["winner"].clone()));
    assert_eq!(winners.collect::<Vec<_>>(), [(json!(1), json!(true)), (json!(2), json!(false))]);
    let date = play["playDate"].as_str().unwrap();
    assert!(date.len() == 19 && date.as_bytes()[10] == b' ', "{date}");
    assert_eq!(ana.get("/me/plays").await.1, plays, "the same again");
    assert_eq!(play["uuid"].as_str().unwrap().len(), 36);
    let (_, of_ben) = ben.get("/me/plays").await;
    assert_eq!(of_ben["plays"][0]["uuid"], play["uuid"], "it is one play");
    assert_eq!(of_ben["players"][0]["name"], "Ben");
    inn.close().await;
}
