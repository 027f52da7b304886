//! Puzzles, the deal of the day, the log of a campaign, statistics: what the inn sets, and remembers of a guest's games.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use reqwest::redirect::Policy;
use serde_json::{Value, json};
use server::{Clock, Puzzles, Room};
use table::{Names, Puzzle, Reckoned, Seat, SetupRequest};
use tricks::Tricks;
use tricks::book::Data;

use crate::house::{Guest, Open, Toy, room, token, toys};
use crate::listener::Listener;

/// One round, in which seat 1 has to bid 2: the number of the puzzle is 7.
fn puzzle(number: u64) -> Option<Puzzle> {
    (number == 7).then(|| Puzzle {
        seed: 7,
        grade: 2,
        players: 2,
        options: BTreeMap::from([("rounds".to_owned(), "9".to_owned())]),
        begin: "rounds: 1".to_owned(),
        seat: Seat::new(0),
        answer: "bid 2".to_owned(),
        others: vec!["bid 1".to_owned(), "bid 3".to_owned()],
        fails: BTreeMap::new(),
        line: vec![(Seat::new(1), "bid 1".to_owned())],
        question: None,
        reckoned: None,
    })
}

/// The first toy game with that puzzle, and with a campaign of two chapters.
pub fn puzzled() -> Room {
    let table = |_| Some(SetupRequest::players(2).option("rounds", "3"));
    let puzzles = Puzzles { make: Box::new(puzzle), table: Box::new(table), shelf: vec![(7, 2), (8, 3)] };
    Room { puzzles: Some(Arc::new(puzzles)), campaign: Some("rounds"), ..room::<Toy>(()) }
}

async fn inn(folder: &tempfile::TempDir, clock: &Clock) -> Open {
    let [_, race] = toys();
    let tricks = room::<Tricks>(Data::built_in());
    Open::house(folder.path(), [puzzled(), race, tricks], |config| {
        config.clock = clock.clone();
        config.bot_pace = Duration::from_millis(5);
    })
    .await
}

async fn make(who: &Guest, body: Value) -> String {
    let (status, made) = who.post("/tables", body).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

/// A bid of a seat at a table where the guest has several.
async fn bid(who: &Guest, id: &str, seat: u8, bid: u8) -> (u16, Value) {
    let table = who.look(id).await;
    let ply = table["ply"].as_u64().unwrap();
    let asked = table["laid"].as_array().unwrap().iter().find(|laid| laid["seat"] == seat);
    let ply = asked.map_or(ply, |laid| laid["ply"].as_u64().unwrap());
    let body = json!({ "seat": seat, "ply": ply, "choice": format!("bid {bid}") });
    let (status, said) = who.post(&format!("/tables/{id}/choices"), body).await;
    (status.as_u16(), said)
}

async fn when(who: &Guest, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let table = who.look(id).await;
        if wanted(&table) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it does not come to that: {}", who.look(id).await);
}

async fn shelf(who: &Guest) -> Value {
    let (status, view) = who.get("/puzzles/bids").await;
    assert_eq!(status, 200, "{view}");
    view
}

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
    let inn = Open::house(folder.path(), [room], |_| {}).await;
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
    // One plays on, unless the bot has ended the game meanwhile.
    let table = ana.look(&id).await;
    let goes_on = table["lesson"]["state"] == "over" && table["status"] == "playing";
    assert!(goes_on || table["status"] == "finished", "{table}");
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

/// Plays the game of both seats to its end: seat 1 wins every round.
async fn play(who: &Guest, id: &str) -> Value {
    for _ in 0..3 {
        assert_eq!(bid(who, id, 1, 3).await.0, 200);
        assert_eq!(bid(who, id, 2, 1).await.0, 200);
    }
    who.look(id).await
}

/// The same deal for everybody, once for each; another one tomorrow. The first table counts.
#[tokio::test]
async fn everybody_has_the_deal_of_the_day() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let inn = inn(&folder, &clock).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let today = json!({ "game": "bids", "day": true });
    let (id, at_once) = tokio::join!(make(&ana, today.clone()), make(&ana, today.clone()));
    assert_eq!(at_once, id, "a second one could be given up and looked through");
    assert_eq!(make(&ana, today.clone()).await, id, "it is begun already");
    assert_eq!(bid(&ana, &id, 1, 3).await.0, 200);
    let table = ana.look(&id).await;
    assert_eq!((&table["again"], &table["hints"]), (&json!(false), &json!(false)));
    assert_eq!(table["take_back"]["offers"], json!([]), "what is played is played");
    assert_eq!(ana.post(&format!("/tables/{id}/take-back"), json!({ "seat": 1 })).await.0, 409);
    assert_eq!(bid(&ana, &id, 2, 1).await.0, 200);
    assert_eq!(shelf(&ana).await["days"][0]["played"], 0, "not before its end");
    for _ in 0..2 {
        assert_eq!(bid(&ana, &id, 1, 3).await.0, 200);
        assert_eq!(bid(&ana, &id, 2, 1).await.0, 200);
    }
    let first = ana.look(&id).await;
    assert_eq!(first["status"], "finished");
    let day = shelf(&ana).await["days"][0].clone();
    assert_eq!((&day["played"], &day["won"], &day["result"]), (&json!(1), &json!(1), &json!("won")));
    assert_eq!(day["table"], json!(id));
    let data = ana.get("/me/data").await.1["days"].clone();
    assert_eq!(data, json!([{ "date": day["date"], "game": "bids", "table": id }]));
    // Ben sees how many won it, and nothing of Ana's table.
    let day = shelf(&ben).await["days"][0].clone();
    assert_eq!((&day["played"], &day["table"], &day["result"]), (&json!(1), &Value::Null, &Value::Null));
    let other = make(&ben, today.clone()).await;
    assert_ne!(other, id);
    let second = play(&ben, &other).await;
    assert_eq!(second["seed"], first["seed"], "the same deal");
    assert_eq!(shelf(&ana).await["days"][0]["played"], 2);
    // The same deal again counts nowhere.
    let (status, again) = ana.post(&format!("/tables/{id}/deal"), json!({})).await;
    assert!(status.is_success(), "{again}");
    assert_eq!(shelf(&ana).await["days"][0]["played"], 2);

    clock.turn(Duration::from_secs(24 * 60 * 60));
    let days = shelf(&ana).await["days"].clone();
    assert_eq!((&days[0]["played"], &days[0]["table"]), (&json!(0), &Value::Null));
    assert_eq!((&days[1]["played"], &days[1]["table"]), (&json!(2), &json!(id)));
    let next = make(&ana, today).await;
    assert_ne!(next, id);
    assert_ne!(play(&ana, &next).await["seed"], first["seed"], "another deal");
    inn.close().await;
}

async fn against_ben(ana: &Guest, ben: &Guest, rounds: &str) -> String {
    let (status, made) =
        ana.post("/tables", json!({ "game": "bids", "options": { "rounds": rounds } })).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    id
}

#[tokio::test]
async fn a_campaign_has_a_log() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let log = async |who: &Guest| who.get("/me/campaigns/bids").await.1;
    let empty = log(&ana).await;
    assert_eq!(empty["chapters"].as_array().unwrap().len(), 2);
    assert_eq!((&empty["go_on"]["chapter"], &empty["go_on"]["won"]), (&json!("3"), &json!(0)));
    // With Ben, and Ana wins.
    let id = against_ben(&ana, &ben, "3").await;
    for _ in 0..3 {
        assert_eq!(bid(&ana, &id, 1, 3).await.0, 200);
        assert_eq!(bid(&ben, &id, 2, 1).await.0, 200);
    }
    let after = log(&ana).await;
    let chapter = &after["chapters"][0];
    assert_eq!(chapter["stars"], json!({ "alone": false, "bots": false, "people": true }));
    assert_eq!(
        (&chapter["attempts"], &chapter["with"], &chapter["table"]),
        (&json!(1), &json!(["Ben"]), &json!(id))
    );
    assert_eq!(after["go_on"]["chapter"], "9");
    assert_eq!(log(&ben).await["chapters"][0]["stars"]["people"], false, "he lost");
    assert_eq!(log(&ben).await["chapters"][0]["attempts"], 1);
    // By herself.
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let alone = make(&ana, json!({ "game": "bids", "seats": seats, "options": { "rounds": "3" } })).await;
    play(&ana, &alone).await;
    assert_eq!(
        log(&ana).await["chapters"][0]["stars"],
        json!({ "alone": true, "bots": false, "people": true })
    );

    // From paper: it comes, stays, is replaced, and goes out with all that was played here.
    let put = async |who: &Guest, body: Value| {
        let request = who.request("put", "/api/v1/me/campaigns/bids").json(&body);
        let answer = request.send().await.expect("an answer");
        (answer.status().as_u16(), answer.json::<Value>().await.unwrap_or_default())
    };
    let paper = json!({ "game": "bids", "chapters": [{ "chapter": "9", "won": true, "attempts": 4, "with": ["Cleo"] }] });
    let (status, taken) = put(&ana, paper.clone()).await;
    assert_eq!(status, 200, "{taken}");
    assert_eq!(taken["chapters"][1]["stars"]["people"], true);
    assert_eq!(
        (&taken["chapters"][1]["attempts"], &taken["chapters"][1]["with"]),
        (&json!(4), &json!(["Cleo"]))
    );
    assert_eq!(taken["go_on"], Value::Null, "all is won");
    for (wrong, what) in [
        (json!({ "game": "race", "chapters": [] }), "game: race"),
        (json!({ "game": "bids", "chapters": [{ "chapter": "5" }] }), "chapter: 5"),
        (json!({ "game": "bids", "chapters": [{ "chapter": "9" }, { "chapter": "9" }] }), "chapter: 9"),
        (json!({ "game": "bids", "chapters": [{ "chapter": "9", "attempts": 1000 }] }), "9: with, attempts"),
        (json!({ "game": "bids", "chapters": [{ "chapter": "9", "with": ["\u{7}"] }] }), "with: \u{7}"),
    ] {
        let (status, said) = put(&ana, wrong).await;
        assert_eq!(
            (status, &said["error"]["say"]["args"]["what"]["verbatim"]),
            (422, &json!(what)),
            "{said}"
        );
    }
    assert_eq!(log(&ana).await["chapters"][1]["attempts"], 4, "what is wrong changes nothing");
    let file = ana.request("get", "/campaign/bids/file").send().await.unwrap();
    let file = file.json::<Value>().await.unwrap();
    assert_eq!(file["chapters"][0]["attempts"], 2);
    // Somebody else's inn takes it as it is.
    assert_eq!(put(&ben, file).await.0, 200);
    assert_eq!(log(&ben).await["chapters"][1]["stars"]["people"], true);
    assert_eq!(log(&ben).await["chapters"][0]["attempts"], 3);
    let (_, data) = ana.get("/me/data").await;
    assert_eq!(data["campaigns"][0]["game"], "bids", "it is part of one's own data");
    assert_eq!(put(&ana, json!({ "game": "bids", "chapters": [] })).await.0, 200);
    assert_eq!(log(&ana).await["chapters"][1]["attempts"], 0);
    inn.close().await;
}

#[tokio::test]
async fn games_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let id = against_ben(&ana, &ben, "3").await;
    for _ in 0..3 {
        assert_eq!(bid(&ana, &id, 1, 3).await.0, 200);
        assert_eq!(bid(&ben, &id, 2, 1).await.0, 200);
    }
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

/// From a step of a game that is over one plays on, at a table that counts nowhere.
#[tokio::test]
async fn one_plays_on_from_a_step() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let bot = json!({ "kind": "bot", "level": "random" });
    let id = make(&ana, json!({ "game": "tricks", "seats": [{ "kind": "me" }, bot, bot, bot] })).await;
    let play = async |who: &Guest, id: &str, ply: &str| {
        let (status, said) = who.post(&format!("/tables/{id}/steps/{ply}/play"), json!({})).await;
        (status.as_u16(), said)
    };
    assert_eq!(play(&ana, &id, "0").await.0, 403, "it is not over");
    let before = when(&ana, &id, |table| table["laid"][0]["seat"] == 1).await;
    let choices = before["laid"][0]["choices"].as_array().unwrap();
    let legal = choices.iter().find(|choice| choice["refusal"].is_null()).expect("a legal choice");
    let (ply, choice) = (&before["ply"], &legal["choice"]);
    let made = json!({ "ply": before["laid"][0]["ply"], "choice": choice });
    let (status, said) = ana.post(&format!("/tables/{id}/choices"), made).await;
    assert_eq!(status, 200, "{said}");
    assert_eq!(ana.post(&format!("/tables/{id}/resign"), json!({})).await.0, 200);
    let (_, seen) = ana.get(&format!("/tables/{id}/steps/{ply}")).await;
    assert_eq!(seen["plays_on"], true);
    let (status, next) = play(&ana, &id, &ply.to_string()).await;
    assert_eq!(status, 200, "{next}");
    let next = ana.look(next["id"].as_str().unwrap()).await;
    assert_eq!((&next["again"], &next["status"]), (&json!(true), &json!("playing")));
    assert_eq!(next["study"], true, "with luck of its own: it is no deal that was played before");
    let (_, lists) = ana.get("/tables").await;
    let card = lists["mine"].as_array().unwrap().iter().find(|card| card["id"] == next["id"]);
    assert_eq!(card.expect("a line in the lists")["study"], true);
    assert_eq!(next["seats"][1]["level"], "random", "with the same bots");
    assert_eq!(next["view"], before["view"], "it begins as it stood there");
    // Not past the end, not from what is no step, not by others.
    assert_eq!(play(&ana, &id, "99").await.0, 404);
    assert_eq!(play(&ana, &id, "x").await.0, 404);
    assert_eq!(play(&ben, &id, "0").await.0, 404);
    inn.close().await;
}

/// A table of the two, with bots on the other seats; their game is over.
async fn ended_by_two(ana: &Guest, ben: &Guest) -> String {
    let bot = json!({ "kind": "bot", "level": "random" });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, bot, bot]);
    let (status, made) = ana.post("/tables", json!({ "game": "tricks", "seats": seats })).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    for who in [ana, ben] {
        assert_eq!(who.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    }
    assert_eq!(ana.look(&id).await["status"], "finished");
    id
}

/// Where several played each of them does: with the others, for whom their seats are kept, or against bots.
#[tokio::test]
async fn friends_play_on_from_a_step() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let id = ended_by_two(&ana, &ben).await;
    let (_, seen) = ana.get(&format!("/tables/{id}/steps/0")).await;
    assert_eq!(seen["plays_on"], true);
    let play = async |who: &Guest, body: Value| {
        let (status, said) = who.post(&format!("/tables/{id}/steps/0/play"), body).await;
        assert_eq!(status, 200, "{said}");
        said["id"].as_str().unwrap().to_owned()
    };
    let next = play(&ben, json!({})).await;
    let table = ben.look(&next).await;
    assert_eq!((&table["again"], &table["status"]), (&json!(true), &json!("waiting")));
    assert_eq!((&table["seats"][0]["kind"], &table["seats"][0]["name"]), (&json!("open"), &json!("Ana")));
    assert_eq!((&table["seats"][1]["you"], &table["seats"][2]["level"]), (&json!(true), &json!("random")));
    // It stays as it was set up: it goes on from a game of that kind.
    assert!(table["offered"].is_null());
    let (status, said) = ben.post(&format!("/tables/{next}/options"), json!({ "pace": "3d" })).await;
    assert_eq!((status.as_u16(), &said["error"]["code"]), (409, &json!("has-begun")));
    let (_, lists) = ana.get("/tables").await;
    assert_eq!(lists["invited"][0]["id"], json!(next));
    let secret = json!({ "token": token(&lists["invited"][0]["join"]) });
    assert_eq!(ana.post(&format!("/tables/{next}/join"), secret).await.0, 200);
    assert_eq!(ana.look(&next).await["status"], "playing");
    // Two sit there: nobody is helped.
    for who in [&ana, &ben] {
        let (status, said) = who.post(&format!("/tables/{next}/hint"), json!({})).await;
        assert_eq!((status.as_u16(), &said["error"]["code"]), (409, &json!("no-hint")));
    }
    // Against bots it begins at once, and hints are open.
    let next = play(&ana, json!({ "bots": true })).await;
    let asked = when(&ana, &next, |table| table["laid"][0]["seat"] == 1).await;
    assert_eq!((&asked["seats"][1]["kind"], &asked["hints"]), (&json!("bot"), &json!(true)));
    inn.close().await;
}

/// Whoever sat at a game finds at its replay what was played on from it, by name, and there the way back.
#[tokio::test]
async fn what_goes_on_from_a_game_is_listed() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let open = inn(&folder, &clock).await;
    let (ana, ben) = (open.guest("Ana").await, open.guest("Ben").await);
    let id = ended_by_two(&ana, &ben).await;
    let play = format!("/tables/{id}/steps/0/play");
    let (status, said) = ana.post(&play, json!({ "name": "x".repeat(49) })).await;
    assert_eq!((status.as_u16(), &said["error"]["code"]), (422, &json!("bad-name")));
    let (status, said) = ana.post(&play, json!({ "bots": true, "name": " The  other road " })).await;
    assert_eq!(status, 200, "{said}");
    let next = said["id"].as_str().unwrap().to_owned();
    assert_eq!(ana.look(&next).await["name"], "The other road");
    let listed = async |who: &Guest, more: &str| {
        let (status, seen) = who.get(&format!("/tables/{id}/steps/0{more}")).await;
        assert_eq!(status, 200, "{seen}");
        seen["branches"].clone()
    };
    let branch = listed(&ben, "").await[0].clone();
    assert_eq!((&branch["id"], &branch["name"]), (&json!(next), &json!("The other road")));
    assert_eq!(
        (&branch["seat"], &branch["ply"], &branch["status"]),
        (&json!(1), &json!(0), &json!("playing"))
    );
    assert!(branch["link"].as_str().unwrap().contains("/watch/"), "{branch}");
    // Whoever has the link alone is told of none.
    let secret = token(&ana.look(&id).await["links"]["replay"]);
    assert_eq!(listed(&Guest::nobody(&open), &format!("?token={secret}")).await, json!([]));
    assert_eq!(ana.post(&format!("/tables/{next}/resign"), json!({})).await.0, 200);
    open.close().await;

    let open = inn(&folder, &clock).await;
    let (ana, ben) = (ana.at(&open), ben.at(&open));
    let (_, seen) = ben.get(&format!("/tables/{id}/steps/0")).await;
    let branch = &seen["branches"][0];
    assert_eq!(branch["status"], "finished");
    let secret = token(&branch["link"]);
    let (status, seen) = ben.get(&format!("/tables/{next}/steps/0?token={secret}")).await;
    assert_eq!((status.as_u16(), &seen["from"]), (200, &Value::Null), "he does not sit there");
    let (_, seen) = ana.get(&format!("/tables/{next}/steps/0")).await;
    assert_eq!(seen["from"], json!({ "table": id, "ply": 0 }));
    open.close().await;

    // The host has tidied up: no way leads there any more.
    let store = store::Store::at(&crate::house::place(folder.path()), store::Options::default()).unwrap();
    assert_eq!(store.dismiss(vec![id]).await.unwrap(), 1);
    store.close().await;
    let open = inn(&folder, &clock).await;
    let (status, seen) = ana.at(&open).get(&format!("/tables/{next}/steps/0")).await;
    assert_eq!((status.as_u16(), &seen["from"]), (200, &Value::Null));
    open.close().await;
}

/// Whoever sat at a game that is over comments on its steps; whoever may look back reads it.
#[tokio::test]
async fn comments_stand_at_their_steps() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let open = inn(&folder, &clock).await;
    let (ana, mut ben) = (open.guest("Ana").await, open.guest("Ben").await);
    let say = async |who: &Guest, id: &str, step: &str, text: &str| {
        let path = format!("/tables/{id}/steps/{step}/comments");
        let (status, said) = who.post(&path, json!({ "text": text })).await;
        (status.as_u16(), said["error"]["code"].as_str().unwrap_or_default().to_owned())
    };
    let refused = |status: u16, code: &str| (status, code.to_owned());
    // While a game is on a comment could tell what is hidden.
    let on = against_ben(&ana, &ben, "3").await;
    assert_eq!(say(&ana, &on, "0", "mine is high").await, refused(403, "not-over"));
    let id = ended_by_two(&ana, &ben).await;
    assert_eq!(say(&ana, &id, "0", " Frodo\n should  wait ").await, refused(200, ""));
    assert_eq!(say(&ana, &id, "0", " \n").await, refused(422, "bad-text"));
    assert_eq!(say(&ana, &id, "0", &"é".repeat(301)).await, refused(422, "bad-text"));
    assert_eq!(say(&ana, &id, "9999", "later").await, refused(404, "no-step"));
    assert_eq!(say(&ana, &id, "x", "nowhere").await, refused(404, "no-page"));
    let cleo = open.guest("Cleo").await;
    assert_eq!(say(&cleo, &id, "0", "let me in").await, refused(404, "no-table"));
    // By a form, too, which leads back to the step.
    ben.client = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
    let form = ben.request("post", &format!("/t/{id}/comment"));
    let form = form.header("content-type", "application/x-www-form-urlencoded").body("step=0&text=No");
    let led = form.send().await.unwrap();
    assert_eq!(led.status(), 303);
    assert_eq!(led.headers()["location"].to_str().unwrap(), format!("/t/{id}/then?step=0"));
    let secret = token(&ana.look(&id).await["links"]["replay"]);
    let read = async |who: &Guest| {
        let (status, seen) = who.get(&format!("/tables/{id}/steps/0?token={secret}")).await;
        assert_eq!(status, 200, "{seen}");
        let words = |said: &Value| (said["seat"].clone(), said["ply"].clone(), said["text"].clone());
        let said = seen["comments"].as_array().unwrap().iter().map(words).collect::<Vec<_>>();
        (said, seen["may_comment"].clone())
    };
    let both = |first: &str| vec![(json!(1), json!(0), json!(first)), (json!(2), json!(0), json!("No"))];
    assert_eq!(read(&ben).await, (both("Frodo should wait"), json!(true)));
    assert_eq!(read(&Guest::nobody(&open)).await, (both("Frodo should wait"), json!(false)));
    assert!(ana.get("/me/data").await.1.to_string().contains("Frodo should wait"), "it is part of her data");
    open.close().await;

    let open = inn(&folder, &clock).await;
    let (ana, ben) = (ana.at(&open), ben.at(&open));
    assert_eq!(read(&ben).await.0, both("Frodo should wait"));
    // Whoever is forgotten has said nothing.
    let gone = ana.request("delete", "/api/v1/me").send().await.unwrap();
    assert!(gone.status().is_success(), "{}", gone.status());
    assert_eq!(read(&ben).await.0, both("…"));
    open.close().await;
}

/// A stream of what those share who look back from this step.
async fn looks_back(who: &Guest, id: &str, more: &str) -> Listener {
    let stream = who.request("get", &format!("/api/v1/tables/{id}/events?{more}")).send().await.unwrap();
    assert_eq!(stream.status(), 200);
    Listener::of(stream)
}

/// Ana has won all three rounds.
async fn won_by_ana(ana: &Guest, ben: &Guest) -> String {
    let id = against_ben(ana, ben, "3").await;
    for _ in 0..3 {
        assert_eq!(bid(ana, &id, 1, 3).await.0, 200);
        assert_eq!(bid(ben, &id, 2, 1).await.0, 200);
    }
    id
}

/// Those who look back on a game that they played see each other move; nobody else does, and no game that is on has such a stream.
#[tokio::test]
async fn who_looks_back_sees_where_the_others_are() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let on = against_ben(&ana, &ben, "3").await;
    let refused = ana.request("get", &format!("/api/v1/tables/{on}/events?back=0")).send().await.unwrap();
    assert_eq!(refused.status(), 403);
    let id = won_by_ana(&ana, &ben).await;
    let secret = token(&ana.look(&id).await["links"]["replay"]);
    let mut of_ana = looks_back(&ana, &id, "back=0").await;
    of_ana.until(|seen| seen["cursors"] == json!([])).await;
    let of_ben = looks_back(&ben, &id, "back=2").await;
    of_ana.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 2 }])).await;
    let (status, _) = ben.get(&format!("/tables/{id}/steps/4?draw=html")).await;
    assert_eq!(status, 200);
    of_ana.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 4 }])).await;
    // What a program reads moves nobody, and whoever has the link alone is neither seen nor shown.
    assert_eq!(ben.get(&format!("/tables/{id}/steps/5")).await.0, 200);
    let nobody = Guest::nobody(&inn);
    let mut of_nobody = looks_back(&nobody, &id, &format!("back=1&token={secret}")).await;
    let seen = of_nobody.event().await.data;
    assert_eq!((&seen["cursors"], &seen["may_draw"]), (&json!([]), &json!(false)));
    let (_, seen) = ben.get(&format!("/tables/{id}/steps/3?draw=html")).await;
    assert_eq!(seen["ply"], 3);
    of_ana.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 3 }])).await;
    drop(of_ben);
    of_ana.until(|seen| seen["cursors"] == json!([])).await;
    inn.close().await;
}

/// Once one of them has blocked the other, neither sees where the other is: at once in the streams that are open, and in one that is
/// opened afterwards.
#[tokio::test]
async fn who_is_blocked_after_the_game_is_not_seen_looking_back() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let id = won_by_ana(&ana, &ben).await;
    let mut of_ana = looks_back(&ana, &id, "back=1").await;
    let mut of_ben = looks_back(&ben, &id, "back=2").await;
    of_ana.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 2 }])).await;
    of_ben.until(|seen| seen["cursors"] == json!([{ "seat": 1, "ply": 1 }])).await;
    let block = ana.request("put", &format!("/api/v1/tables/{id}/seats/2/apart"));
    let block = block.json(&json!({ "how": "blocked" })).send().await.unwrap();
    assert_eq!(block.status(), 200);
    of_ana.until(|seen| seen["cursors"] == json!([])).await;
    of_ben.until(|seen| seen["cursors"] == json!([])).await;
    assert_eq!(ana.get(&format!("/tables/{id}/steps/4?draw=html")).await.0, 200);
    let mut again = looks_back(&ben, &id, "back=3").await;
    assert_eq!(again.event().await.data["cursors"], json!([]), "he is told nothing of her");
    inn.close().await;
}

/// The course of a game is judged once somebody asks who played it, once, and everybody who looks back sees it.
#[tokio::test]
async fn a_course_is_judged_once() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben, eve) = (inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await);
    let draw = async |who: &Guest, id: &str| {
        let (status, said) = who.post(&format!("/tables/{id}/curve"), json!({})).await;
        (status.as_u16(), said)
    };
    let on = against_ben(&ana, &ben, "3").await;
    let (status, said) = draw(&ana, &on).await;
    assert_eq!((status, &said["error"]["code"]), (403, &json!("not-over")), "never of a game that is on");
    assert_eq!(ana.post(&format!("/tables/{on}/resign"), json!({})).await.0, 200);
    assert_eq!(draw(&ana, &on).await.0, 403, "a bot plays it on, or it came to no end by the rules");
    let id = won_by_ana(&ana, &ben).await;
    assert_eq!(draw(&eve, &id).await.0, 404);
    let secret = token(&ana.look(&id).await["links"]["replay"]);
    let mut listener = looks_back(&Guest::nobody(&inn), &id, &format!("back=0&token={secret}")).await;
    assert_eq!(listener.event().await.data["curve"], Value::Null, "nobody has asked");
    assert_eq!(draw(&ben, &id).await.0, 200);
    let seen = listener.until(|seen| seen["curve"]["whole"] == true).await.data;
    let moments = seen["curve"]["moments"].as_array().unwrap();
    let ended = ana.look(&id).await["ended"].clone();
    assert_eq!(seen["curve"]["seat"], ended["outcome"]["winners"][0], "the chance of who won");
    assert_eq!((&moments[0]["ply"], &moments.last().unwrap()["ply"]), (&json!(0), &json!(6)));
    assert_eq!(moments.last().unwrap()["chance"], json!(1.0));
    assert_eq!(draw(&ana, &id).await, (200, seen["curve"].clone()), "it is kept");
    inn.close().await;
}

/// Makes one of the legal choices of whoever is asked at this table of one guest, but never ends it.
async fn goes_on(who: &Guest, id: &str, table: &Value) {
    let laid = &table["laid"][0];
    let choices = laid["choices"].as_array().expect("choices").iter();
    let legal = choices.filter(|choice| choice["refusal"].is_null() && choice["choice"] != "stop");
    let legal = legal.collect::<Vec<_>>();
    let choice = &legal[table["ply"].as_u64().unwrap() as usize % legal.len()]["choice"];
    let body = json!({ "seat": laid["seat"], "ply": laid["ply"], "choice": choice });
    let (status, said) = who.post(&format!("/tables/{id}/choices"), body).await;
    assert_eq!(status, 200, "{said}");
}

/// A round of a campaign is looked back on as soon as it is over, step by step as it was seen, and still when the next one is dealt.
#[tokio::test]
async fn the_round_of_a_campaign_is_replayed_while_the_campaign_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let ana = inn.guest("Ana").await;
    let options = json!({ "play": "campaign", "chapter": "19" });
    let id = make(&ana, json!({ "game": "tricks", "seats": [{ "kind": "me" }], "options": options })).await;
    let mut seen = Vec::new();
    loop {
        let table = ana.look(&id).await;
        assert_eq!(table["status"], "playing", "a campaign is not over with a round");
        seen.push(table["view"].clone());
        if table["view"]["phase"]["what"] == "between" {
            break;
        }
        assert!(seen.len() < 400, "the round does not end: {}", table["view"]["phase"]);
        goes_on(&ana, &id, &table).await;
    }
    let last = seen.len() - 1;
    let replayed = async |ply: usize| {
        let (status, step) = ana.get(&format!("/tables/{id}/steps/{ply}")).await;
        assert_eq!((status.as_u16(), &step["view"]), (200, &seen[ply]), "step {ply}");
        let page = ana.request("get", &format!("/t/{id}/then?step={ply}")).send().await.unwrap();
        assert_eq!(page.status(), 200, "step {ply}");
    };
    for ply in [0, last / 2, last] {
        replayed(ply).await;
    }
    // The next deal, and into it: the round before is still there.
    for _ in 0..3 {
        let table = ana.look(&id).await;
        goes_on(&ana, &id, &table).await;
    }
    let now = ana.look(&id).await;
    assert_eq!(now["status"], "playing");
    assert_ne!(now["view"]["phase"]["what"], "between", "the next round is on");
    for ply in [0, last / 2, last] {
        replayed(ply).await;
    }
    inn.close().await;
}
