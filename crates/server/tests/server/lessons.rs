//! A table that is a lesson: the house plays the script, the learner does what it waits for, and then the same table goes on.

use std::sync::Arc;
use std::time::Duration;

use reqwest::redirect::Policy;
use serde_json::{Value, json};
use server::Room;
use table::Lesson;

use crate::house::{Guest, Open, Toy, room, toys};
use crate::shelves::race;

/// Two rounds: in the first the other bids first, in the second the house bids for the learner, too.
pub const SCRIPT: &str = r#"
id = "first"
players = 2
seed = 3
bots = "fair"
shows = ["hand"]
options = { rounds = "9" }

[[step]]
seat = 2
choice = "bid 1"

[[step]]
choice = "bid 2"
stop = "low"
lit = ["hand"]
wrong = [{ begins = "bid 3", says = "high" }]

[[step]]
choice = "bid 1"

[[step]]
seat = 2
choice = "bid 3"

[[step]]
choice = "bid 3"
stop = "high"

[[step]]
seat = 2
choice = "bid 2"
"#;

/// The lesson of a script.
pub fn lesson(script: &str) -> Lesson {
    Lesson::read("bids", script, &|_| None).expect("a lesson")
}

/// An inn whose first game has that lesson; `change` changes the script.
async fn inn(folder: &std::path::Path, change: impl Fn(&str) -> String) -> Open {
    let taught = Room { lessons: vec![Arc::new(lesson(&change(SCRIPT)))], ..room::<Toy>(()) };
    let [_, race] = toys();
    Open::house(folder, [taught, race], |config| config.bot_pace = Duration::from_millis(5)).await
}

async fn begin(who: &Guest) -> String {
    let (status, made) = who.post("/tables", json!({ "game": "bids", "lesson": "first" })).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

/// The table once `wanted` holds.
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

fn waits(table: &Value) -> bool {
    table["lesson"]["state"] == "waits"
}

async fn bid(who: &Guest, id: &str, bid: u8) -> (u16, Value) {
    let ply = who.look(id).await["laid"][0]["ply"].as_u64().unwrap_or_default();
    let (status, said) = who.bid(id, ply, bid).await;
    (status.as_u16(), said)
}

/// A lesson that was left in the middle waits for nobody: no other table calls its learner back to it.
#[tokio::test]
async fn a_lesson_is_no_turn_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), str::to_owned).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let lesson = begin(&ana).await;
    when(&ana, &lesson, waits).await;
    let here = race(&ben, &ana).await;
    assert_eq!(ana.look(&here).await["elsewhere"], json!([]));
    let mut stream = ana.listen(&here, None).await;
    assert_eq!(stream.event().await.data["elsewhere"], json!([]));
    // A game against somebody does.
    let there = race(&ana, &ben).await;
    assert_eq!(stream.event().await.data["elsewhere"][0]["id"], there.as_str());
    bid(&ana, &lesson, 2).await;
    when(&ana, &lesson, |table| waits(table) && table["lesson"]["stop"] == 2).await;
    assert_eq!(ana.look(&here).await["elsewhere"].as_array().map(Vec::len), Some(1));
    inn.close().await;
}

#[tokio::test]
async fn a_lesson_is_played_to_its_end_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path(), str::to_owned).await;
    let ana = inn.guest("Ana").await;
    let (_, games) = ana.get("/games").await;
    assert_eq!(
        games[0]["lessons"],
        json!([{ "id": "first", "name": { "id": "bids-lesson-first-name", "args": {} }, "stops": 2, "for_two": false }])
    );
    assert_eq!(games[1]["lessons"], json!([]));

    let id = begin(&ana).await;
    let table = when(&ana, &id, waits).await;
    let lesson = &table["lesson"];
    assert_eq!((&lesson["stop"], &lesson["stops"], &table["ply"]), (&json!(1), &json!(2), &json!(1)));
    assert_eq!(lesson["why"]["id"], "bids-lesson-first-low-why");
    assert_eq!(lesson["what"]["id"], "bids-lesson-first-low-do");
    assert_eq!((&lesson["lit"], &lesson["choice"]), (&json!(["hand"]), &json!("bid 2")));
    assert_eq!(table["seats"][1]["level"], "fair");
    assert_eq!(table["options"]["rounds"], "9");

    // What is not the script's is refused with what it would have meant, and nothing is written.
    let before = table["version"].clone();
    let (status, said) = bid(&ana, &id, 3).await;
    assert_eq!((status, &said["error"]["code"]), (422, &json!("lesson")));
    assert_eq!(said["error"]["say"]["id"], "bids-lesson-first-low-not-high");
    let (status, said) = bid(&ana, &id, 1).await;
    assert_eq!((status, &said["error"]["say"]["id"]), (422, &json!("server-lesson-other")));
    assert_eq!(said["error"]["say"]["args"]["what"]["term"], "bids-lesson-first-low-do");
    // What the rules forbid they forbid here, too.
    let (status, said) = bid(&ana, &id, 4).await;
    assert_eq!((status, &said["error"]["code"]), (422, &json!("refused")));
    assert_eq!(ana.look(&id).await["version"], before);
    // The bot does not think of its own.
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(ana.look(&id).await["version"], before);

    // It says itself what is to be done.
    assert_eq!(table["hints"], false);
    let (status, said) = ana.post(&format!("/tables/{id}/hint"), json!({})).await;
    assert_eq!((status.as_u16(), &said["error"]["code"]), (409, &json!("no-hint")));
    // The house goes on: for the other and for the learner. Meanwhile nobody is asked for anything.
    assert_eq!(bid(&ana, &id, 2).await.0, 200);
    let table = when(&ana, &id, |table| table["lesson"]["state"] == "plays").await;
    assert_eq!((&table["laid"], &table["seats"][0]["owes"]), (&json!([]), &json!(false)));
    let table = when(&ana, &id, |table| waits(table) && table["lesson"]["stop"] == 2).await;
    assert_eq!(table["ply"], 4);
    assert_eq!(table["take_back"]["offers"], json!([]), "a lesson goes its own way");
    assert_eq!(ana.post(&format!("/tables/{id}/take-back"), json!({})).await.0, 409);
    assert_eq!(bid(&ana, &id, 3).await.0, 200);
    let table = when(&ana, &id, |table| table["lesson"]["state"] == "over" && table["ply"] == 6).await;
    assert_eq!(table["lesson"]["why"]["id"], "bids-lesson-first-end");
    assert_eq!((&table["lesson"]["next"], &table["lesson"]["shows"]), (&Value::Null, &json!(["hand"])));

    // From here on they play: any choice, and the bot answers.
    assert_eq!(bid(&ana, &id, 1).await.0, 200);
    let table = when(&ana, &id, |table| table["ply"] == 8).await;
    assert_eq!((&table["lesson"], &table["hints"]), (&Value::Null, &json!(true)), "now hints are open");
    let (status, said) = ana.post(&format!("/tables/{id}/hint"), json!({})).await;
    assert_eq!(status, 200, "{said}");
    inn.close().await;
}

/// The tab is closed, the house too: both are taken up where they were.
#[tokio::test]
async fn a_lesson_is_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let open = inn(folder.path(), str::to_owned).await;
    let ana = open.guest("Ana").await;
    let id = begin(&ana).await;
    when(&ana, &id, waits).await;
    open.close().await;
    let open = inn(folder.path(), str::to_owned).await;
    let ana = ana.at(&open);
    assert_eq!(when(&ana, &id, waits).await["lesson"]["stop"], 1);
    assert_eq!(bid(&ana, &id, 3).await.0, 422);
    // It is closed in the midst of what the house plays: that goes on by itself, whoever looks.
    assert_eq!(bid(&ana, &id, 2).await.0, 200);
    open.close().await;
    let open = inn(folder.path(), str::to_owned).await;
    let ana = ana.at(&open);
    let table = when(&ana, &id, |table| waits(table) && table["lesson"]["stop"] == 2).await;
    assert_eq!(table["ply"], 4);
    open.close().await;
    // A house that has another lesson by now, or none: one plays on.
    let open = inn(folder.path(), |script| script.replace("choice = \"bid 2\"", "choice = \"bid 1\"")).await;
    let ana = ana.at(&open);
    let table = ana.look(&id).await;
    assert_eq!((&table["lesson"], &table["status"]), (&Value::Null, &json!("playing")));
    assert_eq!(bid(&ana, &id, 1).await.0, 200);
    when(&ana, &id, |table| table["ply"] == 6).await;
    open.close().await;
}

/// Whoever has enough of it leaves it by one press, by the API or by a form.
#[tokio::test]
async fn a_lesson_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let open = inn(folder.path(), str::to_owned).await;
    let (mut ana, ben) = (open.guest("Ana").await, open.guest("Ben").await);
    let (one, two) = (begin(&ana).await, begin(&ana).await);
    for id in [&one, &two] {
        when(&ana, id, waits).await;
    }
    let leave = |id: &str| format!("/tables/{id}/lesson/leave");
    assert_eq!(ben.post(&leave(&one), json!({})).await.0, 404, "nobody else sees it");
    assert_eq!(ana.post(&leave(&one), json!({})).await.0, 200);
    ana.client = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
    let form = ana.request("post", &format!("/t/{two}/lesson/leave"));
    let form = form.header("content-type", "application/x-www-form-urlencoded").body("seat=1");
    assert_eq!(form.send().await.unwrap().status(), 303);
    for id in [&one, &two] {
        let (status, said) = ana.post(&leave(id), json!({})).await;
        assert_eq!((status.as_u16(), &said["error"]["code"]), (409, &json!("no-lesson")));
        assert_eq!(ana.look(id).await["lesson"], Value::Null);
        // What the lesson would have refused is played, and the bot thinks.
        assert_eq!(bid(&ana, id, 3).await.0, 200);
        assert_eq!(bid(&ana, id, 1).await.0, 200);
        when(&ana, id, |table| table["ply"] == 4).await;
    }
    open.close().await;
    let open = inn(folder.path(), str::to_owned).await;
    let ana = ana.at(&open);
    assert_eq!(ana.look(&one).await["lesson"], Value::Null, "left is left");
    open.close().await;
}

/// Only whoever sits in it is shown it: it says what they hold. And it is marked for what it is.
#[tokio::test]
async fn a_lesson_is_its_learners() {
    let folder = tempfile::tempdir().unwrap();
    let open = inn(folder.path(), str::to_owned).await;
    let ana = open.guest("Ana").await;
    let id = begin(&ana).await;
    let table = when(&ana, &id, waits).await;
    let watch = crate::house::token(&table["links"]["watch"]);
    let (status, seen) = Guest::nobody(&open).get(&format!("/tables/{id}?token={watch}")).await;
    assert_eq!((status.as_u16(), &seen["lesson"]), (200, &Value::Null));
    assert!(!seen.to_string().contains("bid 2"));
    let (_, tables) = ana.get("/tables").await;
    assert_eq!(tables["mine"][0]["lesson"], "first");

    for (body, status, code) in [
        (json!({ "game": "bids", "lesson": "second" }), 404, "no-such-lesson"),
        (json!({ "game": "race", "lesson": "first" }), 404, "no-such-lesson"),
        (json!({ "game": "none", "lesson": "first" }), 404, "no-game"),
        (json!({ "game": "bids", "lesson": "first", "players": 2 }), 400, "bad-request"),
        (json!({ "game": "bids", "for_two": true }), 400, "bad-request"),
        // It has no seat for a second learner.
        (json!({ "game": "bids", "lesson": "first", "for_two": true }), 404, "no-such-lesson"),
        (json!({ "game": "bids", "lesson": "first", "options": { "rounds": "3" } }), 400, "bad-request"),
    ] {
        let (is, said) = ana.post("/tables", body.clone()).await;
        assert_eq!((is.as_u16(), &said["error"]["code"]), (status, &json!(code)), "{body}");
    }
    open.close().await;
}

/// A form begins one, for a stranger, too.
#[tokio::test]
async fn a_stranger_begins_by_one_press() {
    let folder = tempfile::tempdir().unwrap();
    let open = inn(folder.path(), str::to_owned).await;
    let client = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
    let nobody = Guest { client, ..Guest::nobody(&open) };
    let press = async |which: &str| {
        let form = nobody.request("post", "/tables");
        let form = form.header("content-type", "application/x-www-form-urlencoded");
        let fields = "lesson:bids:game=bids&lesson:bids:lesson=first&lesson:race:game=race&lesson:race:lesson=first&name=Ana";
        form.body(format!("{fields}&which={which}")).send().await.unwrap()
    };
    let wrong = press("lesson:race:").await;
    assert_eq!(wrong.status(), 404);
    assert!(wrong.headers().get("set-cookie").is_none(), "nobody becomes a guest by what is refused");
    let answer = press("lesson:bids:").await;
    assert_eq!(answer.status(), 303);
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    let token = cookie.split(['=', ';']).nth(1).expect("a token").to_owned();
    let to = answer.headers()["location"].to_str().unwrap().to_owned();
    let ana = Guest { token, ..nobody.clone() };
    let table = when(&ana, to.strip_prefix("/t/").expect("a table"), waits).await;
    assert_eq!(table["seats"][0]["name"], "Ana");
    open.close().await;
}

/// The same for two: the other's first bid is a stop of theirs.
fn for_two(script: &str) -> String {
    let second = script.replacen("players = 2", "players = 2\nsecond = 2", 1);
    let stop = "choice = \"bid 1\"\nstop = \"open\"\nwrong = [{ begins = \"bid 3\", says = \"bold\" }]";
    second.replacen("choice = \"bid 1\"", stop, 1)
}

/// Ana and Ben learn at one table: each has their own stops, and is told of the other's.
#[tokio::test]
async fn two_who_are_new_learn_together() {
    let folder = tempfile::tempdir().unwrap();
    let open = inn(folder.path(), for_two).await;
    let (ana, ben) = (open.guest("Ana").await, open.guest("Ben").await);
    let (_, games) = ana.get("/games").await;
    assert_eq!(games[0]["lessons"][0]["for_two"], true);
    let (status, made) =
        ana.post("/tables", json!({ "game": "bids", "lesson": "first", "for_two": true })).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap();
    // It waits for the other, and nothing of it can be set up otherwise.
    let table = ana.look(id).await;
    assert_eq!((&table["status"], &table["lesson"]["state"]), (&json!("waiting"), &json!("gathers")));
    assert!(table["offered"].is_null());
    let token = crate::house::token(&made["links"]["join"]);
    let (status, joined) = ben.post(&format!("/tables/{id}/join"), json!({ "token": token })).await;
    assert_eq!(status, 200, "{joined}");

    // Ben's stop: Ana sees what is done and why, and has nothing to answer, though both bid in secret.
    let table = when(&ben, id, waits).await;
    assert_eq!((&table["lesson"]["stop"], &table["lesson"]["stops"]), (&json!(1), &json!(1)));
    assert_eq!((&table["lesson"]["choice"], &table["lesson"]["with"]), (&json!("bid 1"), &json!(1)));
    let table = ana.look(id).await;
    assert_eq!((&table["lesson"]["state"], &table["lesson"]["with"]), (&json!("watches"), &json!(2)));
    assert_eq!(table["lesson"]["why"]["id"], "bids-lesson-first-open-seen");
    assert_eq!((&table["lesson"]["what"], &table["lesson"]["choice"]), (&Value::Null, &Value::Null));
    assert_eq!((&table["laid"], &table["seats"][0]["owes"]), (&json!([]), &json!(false)));
    assert!(!table.to_string().contains("bid 1"), "what the other is to bid is secret: {table}");
    let (status, said) = bid(&ana, id, 2).await;
    assert_eq!((status, &said["error"]["say"]["id"]), (422, &json!("server-lesson-wait")));
    let (status, said) = bid(&ben, id, 3).await;
    assert_eq!((status, &said["error"]["say"]["id"]), (422, &json!("bids-lesson-first-open-not-bold")));
    assert_eq!(bid(&ben, id, 1).await.0, 200);

    // Ana's, and the other way round.
    let table = when(&ana, id, waits).await;
    assert_eq!((&table["lesson"]["stop"], &table["lesson"]["stops"]), (&json!(1), &json!(2)));
    let table = ben.look(id).await;
    assert_eq!((&table["lesson"]["state"], &table["laid"]), (&json!("watches"), &json!([])));
    assert_eq!(table["lesson"]["why"]["id"], "bids-lesson-first-low-seen");
    assert_eq!(bid(&ana, id, 2).await.0, 200);
    when(&ana, id, |table| waits(table) && table["lesson"]["stop"] == 2).await;
    assert_eq!(bid(&ana, id, 3).await.0, 200);

    // The end has a sentence for each; then they play against each other, with hints open.
    let table = when(&ana, id, |table| table["lesson"]["state"] == "over" && table["ply"] == 6).await;
    assert_eq!(table["lesson"]["why"]["id"], "bids-lesson-first-end");
    let table = ben.look(id).await;
    assert_eq!(table["lesson"]["why"]["id"], "bids-lesson-first-second-end");
    assert_eq!((&table["hints"], &table["seats"][1]["owes"]), (&json!(true), &json!(true)));
    assert_eq!((bid(&ana, id, 1).await.0, bid(&ben, id, 3).await.0), (200, 200));
    let table = ben.look(id).await;
    assert_eq!((&table["ply"], &table["lesson"]), (&json!(8), &Value::Null));
    open.close().await;
}

/// Of two who learn together each waits for the other, and the table says so elsewhere; whoever is left alone there is waited for by
/// nobody, on a page that stays open and on one that is opened then.
#[tokio::test]
async fn a_lesson_for_two_is_a_turn_elsewhere_while_both_are_there() {
    let folder = tempfile::tempdir().unwrap();
    let open = inn(folder.path(), for_two).await;
    let (ana, ben) = (open.guest("Ana").await, open.guest("Ben").await);
    let (status, made) =
        ana.post("/tables", json!({ "game": "bids", "lesson": "first", "for_two": true })).await;
    assert_eq!(status, 201, "{made}");
    let lesson = made["id"].as_str().unwrap();
    let token = crate::house::token(&made["links"]["join"]);
    assert_eq!(ben.post(&format!("/tables/{lesson}/join"), json!({ "token": token })).await.0, 200);
    let here = race(&ben, &ana).await;
    // At Ben's stop it is not Ana's turn, though both are to bid, whatever happens there.
    when(&ben, lesson, waits).await;
    let mut stream = ana.listen(&here, None).await;
    assert_eq!(stream.event().await.data["elsewhere"], json!([]));
    for table in [lesson, here.as_str()] {
        assert_eq!(ben.post(&format!("/tables/{table}/chat"), json!({ "text": "hm" })).await.0, 200);
    }
    let said = stream.until(|data| data["chat"].to_string().contains("hm")).await;
    assert_eq!(said.data["elsewhere"], json!([]));
    assert_eq!(bid(&ben, lesson, 1).await.0, 200);
    stream.until(|data| data["elsewhere"][0]["id"] == lesson).await;
    assert_eq!(ana.look(&here).await["elsewhere"][0]["id"], lesson);
    assert_eq!(ben.post(&format!("/tables/{lesson}/seats/2/hand-over"), json!({})).await.0, 200);
    stream.until(|data| data["elsewhere"] == json!([])).await;
    assert_eq!(ana.look(&here).await["elsewhere"], json!([]));
    open.close().await;
}

/// Nobody comes: a bot takes the second seat, and the lesson is one's own. Either of two leaves it for both.
#[tokio::test]
async fn a_lesson_for_two_is_learnt_alone_or_left() {
    let folder = tempfile::tempdir().unwrap();
    let open = inn(folder.path(), for_two).await;
    let (ana, ben) = (open.guest("Ana").await, open.guest("Ben").await);
    let begin = async || {
        let (status, made) =
            ana.post("/tables", json!({ "game": "bids", "lesson": "first", "for_two": true })).await;
        assert_eq!(status, 201, "{made}");
        (made["id"].as_str().unwrap().to_owned(), crate::house::token(&made["links"]["join"]))
    };
    let (alone, _) = begin().await;
    let (status, said) = ana.post(&format!("/tables/{alone}/start"), json!({ "fill": "fair" })).await;
    assert_eq!(status, 200, "{said}");
    let table = when(&ana, &alone, waits).await;
    assert_eq!((&table["ply"], &table["lesson"]["with"]), (&json!(1), &Value::Null));
    assert_eq!(table["lesson"]["what"]["id"], "bids-lesson-first-low-do");

    let (both, token) = begin().await;
    let (status, joined) = ben.post(&format!("/tables/{both}/join"), json!({ "token": token })).await;
    assert_eq!(status, 200, "{joined}");
    when(&ben, &both, waits).await;
    // At the other's stop, too.
    assert_eq!(ana.post(&format!("/tables/{both}/lesson/leave"), json!({})).await.0, 200);
    for who in [&ana, &ben] {
        assert_eq!(who.look(&both).await["lesson"], Value::Null);
        assert_eq!(bid(who, &both, 3).await.0, 200);
    }
    open.close().await;
}
