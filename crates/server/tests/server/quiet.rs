//! A game that lets nobody speak freely: Las Dos Torres while cards are held.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tricks::Tricks;
use tricks::book::{BUILT_IN, Data};

use crate::house::{Guest, Open, room, token};

/// The cards of the game, but that every objective is met with the first trick that anybody wins.
fn easy() -> Data {
    let mut text = String::new();
    let mut has_goal = false;
    for line in BUILT_IN.lines() {
        if line.starts_with("[[") {
            has_goal = false;
        }
        if line.starts_with("goal") {
            if !has_goal {
                text.push_str("goal = \"tricks(all) >= 1\"\n");
            }
            has_goal = true;
            continue;
        }
        text.push_str(line);
        text.push('\n');
    }
    Data::read(&text).expect("sound cards")
}

async fn inn(folder: &tempfile::TempDir) -> Open {
    Open::house(folder.path(), [room::<Tricks>(easy())], |_| {}).await
}

/// Ana and Ben begin a campaign; the links of their table.
async fn begin(inn: &Open) -> (Guest, Guest, String, Value) {
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let seats = [json!({ "kind": "me" }), json!({ "kind": "open" })];
    let plan = json!({ "game": "tricks", "options": { "play": "campaign" }, "seats": seats });
    let (status, made) = ana.post("/tables", plan).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    let (status, joined) = ben.post(&format!("/tables/{id}/join"), secret).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    (ana, ben, id, made["links"].clone())
}

/// Makes the first legal choice of whoever is asked.
async fn choose(id: &str, players: [&Guest; 2]) {
    for who in players {
        let table = who.look(id).await;
        let Some(laid) = table["laid"].get(0) else {
            continue;
        };
        let legal = |choice: &&Value| choice["refusal"].is_null();
        let first = laid["choices"].as_array().unwrap().iter().find(legal).unwrap();
        let body = json!({ "seat": laid["seat"], "ply": laid["ply"], "choice": first["choice"] });
        let (status, answer) = who.post(&format!("/tables/{id}/choices"), body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        return;
    }
    panic!("nobody is asked");
}

async fn play_to(phase: &str, id: &str, players: [&Guest; 2]) {
    for _ in 0..200 {
        if players[0].look(id).await["view"]["phase"]["what"] == phase {
            return;
        }
        choose(id, players).await;
    }
    panic!("it never comes to '{phase}'");
}

async fn say(who: &Guest, id: &str, text: &str) -> (u16, Value) {
    let (status, answer) = who.post(&format!("/tables/{id}/chat"), json!({ "text": text })).await;
    (status.as_u16(), answer)
}

async fn remark(who: &Guest, id: &str, remark: &str) -> (u16, Value) {
    let (status, answer) = who.post(&format!("/tables/{id}/remarks"), json!({ "remark": remark })).await;
    (status.as_u16(), answer)
}

fn error(answer: &(u16, Value)) -> (u16, &str, &str) {
    let error = &answer.1["error"];
    let text = |name: &str| error[name].as_str().unwrap_or_default();
    (answer.0, text("code"), text("clause"))
}

/// Lines of chat, but for the moment: the log has that of its own writing.
fn lasting(chat: &Value) -> Vec<Value> {
    let mut lines = chat.as_array().unwrap().clone();
    lines.iter_mut().for_each(|line| line["at"] = Value::Null);
    lines
}

/// The remarks offered to the reader's seat, in notation.
fn offered(table: &Value) -> Vec<String> {
    let remarks = table["talk"]["remarks"][0]["remarks"].as_array().unwrap();
    let notation = |remark: &Value| remark["remark"].as_str().unwrap().to_owned();
    remarks.iter().map(notation).collect()
}

/// LDT-6.1: while cards are held nobody says anything in words of their own, by whatever way; afterwards they do.
#[tokio::test]
async fn while_cards_are_held_the_chat_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder).await;
    let (ana, ben, id, _) = begin(&inn).await;
    let before = ana.look(&id).await;
    assert_eq!(before["talk"]["refusal"]["clause"], "LDT-6.1");
    let closed = (422, "refused", "LDT-6.1");
    assert_eq!(error(&say(&ana, &id, "I hold the Black Tower").await), closed);
    let (status, answer) =
        ana.post(&format!("/tables/{id}/name"), json!({ "name": "I have the Tower" })).await;
    assert_eq!(error(&(status.as_u16(), answer)), closed, "a name says something, too");
    let after = ana.look(&id).await;
    assert_eq!((&after["version"], &after["chat"]), (&before["version"], &json!([])));

    play_to("between", &id, [&ana, &ben]).await;
    assert_eq!(
        [&ana.look(&id).await["talk"]["refusal"], &ana.look(&id).await["talk"]["remarks"]],
        [&Value::Null, &json!([])]
    );
    assert_eq!(say(&ana, &id, "well played").await.0, 200);
    assert_eq!(error(&remark(&ana, &id, "left 12").await), (422, "no-remark", ""), "now there is a chat");
    choose(&id, [&ana, &ben]).await;
    assert_eq!(error(&say(&ben, &id, "and now?").await), closed, "cards are dealt");
    inn.close().await;
}

/// LDT-6.1: what all can see may be pointed at and said, by those who play, and is kept as the chat is.
#[tokio::test]
async fn what_all_can_see_may_be_pointed_at_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let first = inn(&folder).await;
    let (ana, ben, id, links) = begin(&first).await;
    play_to("play", &id, [&ana, &ben]).await;
    let table = ana.look(&id).await;
    let lost = table["view"]["lost"].as_str().unwrap();
    let mine = offered(&table).into_iter().find(|remark| remark.starts_with("mine open")).unwrap();
    for said in [&format!("point card {lost}"), &mine] {
        let answer = remark(&ana, &id, said).await;
        assert_eq!(answer.0, 200, "{said}: {}", answer.1);
    }
    let chat = ben.look(&id).await["chat"].clone();
    assert_eq!(chat[0]["remark"]["say"]["id"], "tricks-point-card");
    assert_eq!(chat[0]["remark"]["kind"], "point");
    assert_eq!(chat[1]["remark"]["remark"], json!(mine));
    assert_eq!(
        (&chat[1]["name"], &chat[1]["text"], &chat[1]["seat"]),
        (&json!("Ana"), &json!(""), &json!(1))
    );
    assert!(chat[1]["at"].as_i64().unwrap() > 1_600_000_000_000);

    let not_offered = (422, "no-remark", "LDT-6.1");
    let hand = table["view"]["chairs"][0]["hand"].as_str().unwrap();
    let held = format!("point card {}", hand.split(' ').next().unwrap());
    for said in [&held, "mine met sauron", "left 99", "I hold the Tower", "", &"x".repeat(5000)] {
        assert_eq!(error(&remark(&ana, &id, said).await), not_offered, "{said}");
    }
    assert_eq!(error(&remark(&ben, &id, &mine).await), not_offered, "it is not Ben's objective");
    let watcher = first.guest("Eve").await;
    let secret = token(&links["watch"]);
    assert_eq!(error(&remark(&watcher, &id, &mine).await), (404, "no-table", ""), "a stranger");
    let (status, seen) = watcher.get(&format!("/tables/{id}?token={secret}")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(seen["talk"]["remarks"], json!([]), "a watcher is offered nothing");
    assert_eq!(seen["chat"], chat, "and hears what is said");
    let (status, answer) =
        ana.post(&format!("/tables/{id}/remarks"), json!({ "seat": 2, "remark": "left 12" })).await;
    assert_eq!(error(&(status.as_u16(), answer)), (403, "not-your-seat", ""));
    assert_eq!(ben.look(&id).await["chat"], chat, "nothing of that was heard");
    first.close().await;

    let again = inn(&folder).await;
    let ben = ben.at(&again);
    assert_eq!(lasting(&ben.look(&id).await["chat"]), lasting(&chat), "it is still there");
    again.close().await;
}

/// LDT-6.1: at a public table a watcher sees what is said, and may point at nothing.
#[tokio::test]
async fn a_watcher_may_not_point() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder).await;
    let (ana, eve) = (inn.guest("Ana").await, inn.guest("Eve").await);
    let seats = [json!({ "kind": "me" }), json!({ "kind": "me" })];
    let plan = json!({ "game": "tricks", "seats": seats, "public": true });
    let (_, made) = ana.post("/tables", plan).await;
    let id = made["id"].as_str().unwrap();
    let table = eve.look(id).await;
    assert_eq!(table["talk"]["refusal"]["clause"], "LDT-6.1");
    let lost = table["view"]["lost"].as_str().unwrap();
    let point = format!("point card {lost}");
    assert_eq!(error(&remark(&eve, id, &point).await), (403, "not-seated", ""));
    // Whoever holds two seats says for which.
    assert_eq!(error(&remark(&ana, id, &point).await), (422, "which-seat", ""));
    let both = ana.look(id).await["talk"]["remarks"].clone();
    assert_eq!((&both[0]["seat"], &both[1]["seat"]), (&json!(1), &json!(2)));
    inn.close().await;
}
