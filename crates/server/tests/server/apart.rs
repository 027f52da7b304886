//! Strangers: who is not heard, who may not sit down, who is shown the door, and what the host is told.

use serde_json::{Value, json};
use server::{Answer, Order};

use crate::admin::{admin, done};
use crate::house::{Guest, Open, token};

struct Scene {
    folder: tempfile::TempDir,
    inn: Open,
    ana: Guest,
    ben: Guest,
    eve: Guest,
}

impl Scene {
    async fn opens() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let inn = Open::new(folder.path()).await;
        let (ana, ben, eve) = (inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await);
        Self { folder, inn, ana, ben, eve }
    }
}

async fn made(who: &Guest, players: u8, public: bool) -> (String, Value) {
    let plan = json!({ "game": "race", "players": players, "public": public });
    let (status, made) = who.post("/tables", plan).await;
    assert_eq!(status, 201, "{made}");
    (made["id"].as_str().unwrap().to_owned(), made["links"].clone())
}

/// The status, and the code of the error if it is one.
async fn join(who: &Guest, id: &str, links: &Value) -> (u16, String) {
    let secret = json!({ "token": token(&links["join"]) });
    let (status, answer) = who.post(&format!("/tables/{id}/join"), secret).await;
    let code = answer["error"]["code"].as_str().unwrap_or_default();
    (status.as_u16(), code.to_owned())
}

/// Ana and Ben at a race of their own.
async fn race(ana: &Guest, ben: &Guest) -> String {
    let (id, links) = made(ana, 2, false).await;
    assert_eq!(join(ben, &id, &links).await.0, 200);
    id
}

async fn keep(who: &Guest, id: &str, seat: u8, how: &str) -> (u16, Value) {
    let path = format!("/api/v1/tables/{id}/seats/{seat}/apart");
    let answer = who.request("put", &path).json(&json!({ "how": how }));
    let answer = answer.send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

async fn delete(who: &Guest, path: &str) -> u16 {
    let asked = who.request("delete", &format!("/api/v1{path}"));
    asked.send().await.unwrap().status().as_u16()
}

async fn say(who: &Guest, id: &str, words: &str) {
    let said = json!({ "text": words });
    assert_eq!(who.post(&format!("/tables/{id}/chat"), said).await.0, 200);
}

async fn heard(who: &Guest, id: &str) -> Vec<String> {
    let chat = who.look(id).await["chat"].clone();
    let words = chat.as_array().unwrap().iter();
    words.map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

fn not_here() -> (u16, String) {
    (409, "not-here".to_owned())
}

/// One alone does not read them any more, at once and in a stream that is open; nobody else notices.
#[tokio::test]
async fn who_is_muted_is_not_heard_by_one_alone() {
    let Scene { folder: _folder, inn, ana, ben, eve } = Scene::opens().await;
    let id = race(&ana, &ben).await;
    say(&ben, &id, "shame on you").await;
    say(&ana, &id, "dear me").await;
    let mut stream = ana.listen(&id, None).await;
    stream.event().await;
    let (status, all) = keep(&ana, &id, 2, "muted").await;
    assert_eq!((status, &all["apart"][0]["name"]), (200, &json!("Ben")));
    assert!(all["apart"][0].get("guest").is_none(), "{all}");
    let event = stream.event().await.data;
    assert!(!event["chat"].to_string().contains("shame"), "{event}");
    say(&ben, &id, "and again").await;
    assert_eq!(heard(&ana, &id).await, ["dear me"]);
    assert_eq!(heard(&ben, &id).await, ["shame on you", "dear me", "and again"]);
    assert_eq!(ben.get("/me/apart").await.1["apart"], json!([]));
    // They may still sit down together.
    let (next, links) = made(&ana, 2, false).await;
    assert_eq!(join(&ben, &next, &links).await.0, 200);
    let mine = all["apart"][0]["id"].as_str().unwrap();
    assert_eq!(delete(&ben, &format!("/me/apart/{mine}")).await, 404, "it is not his");
    assert_eq!(delete(&ana, &format!("/me/apart/{mine}")).await, 204);
    assert_eq!(delete(&ana, &format!("/me/apart/{mine}")).await, 404);
    assert_eq!(heard(&ana, &id).await.len(), 3);
    // Nobody keeps themselves apart, nor an empty seat, nor somebody at a table that they may not see.
    assert_eq!(keep(&ana, &id, 1, "muted").await.1["error"]["code"], "nobody-there");
    assert_eq!(keep(&ana, &id, 9, "muted").await.0, 422);
    assert_eq!(keep(&ana, &id, 2, "burned").await.0, 400);
    assert_eq!(keep(&eve, &id, 2, "muted").await.0, 404);
    inn.close().await;
}

/// Neither sits down with the other, whichever of them wanted it so; what is on goes on.
#[tokio::test]
async fn who_is_blocked_sits_down_nowhere_near() {
    let Scene { folder: _folder, inn, ana, ben, eve } = Scene::opens().await;
    let id = race(&ana, &ben).await;
    assert_eq!(keep(&ana, &id, 2, "blocked").await.0, 200);
    let step = json!({ "ply": 0, "choice": "step 1" });
    assert_eq!(ana.post(&format!("/tables/{id}/choices"), step).await.0, 200);
    let step = json!({ "ply": 1, "choice": "step 1" });
    assert_eq!(ben.post(&format!("/tables/{id}/choices"), step).await.0, 200, "it goes on");
    let (hers, links) = made(&ana, 3, true).await;
    assert_eq!(join(&ben, &hers, &links).await, not_here());
    let public = ben.post(&format!("/tables/{hers}/join"), json!({})).await;
    assert_eq!(public.1["error"]["code"], "not-here");
    assert!(!public.1.to_string().contains("Ana"), "{}", public.1);
    let form = ben.request("post", &format!("/t/{hers}/join"));
    let form = form.header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(form.body("token=x").send().await.unwrap().status(), 409);
    let (his, links) = made(&ben, 3, true).await;
    assert_eq!(join(&ana, &his, &links).await, not_here());
    // A third table, where the other sits already.
    let (third, links) = made(&eve, 3, true).await;
    assert_eq!(join(&ana, &third, &links).await.0, 200);
    assert_eq!(join(&ben, &third, &links).await, not_here());
    assert_eq!(join(&ana, &third, &links).await.0, 200, "who sits stays");
    // Not at the next game of the same people, either.
    for who in [&ana, &ben] {
        assert_eq!(who.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    }
    assert_eq!(ana.post(&format!("/tables/{id}/rematch"), json!({})).await.0, 200);
    let again = ben.post(&format!("/tables/{id}/rematch"), json!({})).await;
    assert_eq!(again.1["error"]["code"], "not-here", "{}", again.1);
    // And as before when it is taken back.
    let (_, all) = ana.get("/me/apart").await;
    let one = all["apart"][0]["id"].as_str().unwrap();
    assert_eq!(delete(&ana, &format!("/me/apart/{one}")).await, 204);
    assert_eq!(join(&ben, &third, &links).await.0, 200);
    inn.close().await;
}

/// Whoever made the table shows people the door and removes it, until the game begins; nobody else does.
#[tokio::test]
async fn the_door_and_the_end_of_a_table() {
    let Scene { folder: _folder, inn, ana, ben, eve } = Scene::opens().await;
    let (id, links) = made(&ana, 3, false).await;
    assert_eq!(join(&ben, &id, &links).await.0, 200);
    let door = async |who: &Guest, seat: u8| {
        let asked = who.request("post", &format!("/t/{id}/seats/{seat}/free"));
        asked.send().await.unwrap().status().as_u16()
    };
    assert_eq!(door(&ben, 1).await, 403);
    assert_eq!(door(&eve, 1).await, 404);
    assert_eq!(door(&ana, 2).await, 200);
    assert_eq!(ana.look(&id).await["seats"][1]["kind"], "open");
    let here = format!("/tables/{id}");
    assert_eq!(ben.get(&here).await.0, 404, "nothing is left to see");
    assert_eq!(join(&ben, &id, &links).await.0, 200);
    assert_eq!(delete(&ben, &here).await, 403);
    assert_eq!(delete(&eve, &here).await, 404);
    assert_eq!(delete(&ana, &here).await, 204);
    assert_eq!(delete(&ana, &here).await, 404);
    for who in [&ana, &ben] {
        assert_eq!(who.get(&here).await.0, 404);
        assert_eq!(who.get("/tables").await.1["mine"], json!([]));
    }
    let begun = race(&ana, &ben).await;
    assert_eq!(delete(&ana, &format!("/tables/{begun}")).await, 409);
    assert_eq!(ana.look(&begun).await["status"], "playing");
    inn.close().await;
}

/// What is reported reaches the host with the words as they stood, and nobody else.
#[tokio::test]
async fn what_is_reported_reaches_the_host() {
    let Scene { folder, inn, ana, ben, eve } = Scene::opens().await;
    let id = race(&ana, &ben).await;
    say(&ben, &id, "shame on you").await;
    let line = ana.look(&id).await["chat"][0]["version"].clone();
    let report = async |who: &Guest, body: Value| {
        let (status, answer) = who.post(&format!("/tables/{id}/reports"), body).await;
        (status.as_u16(), answer["error"]["code"].as_str().unwrap_or_default().to_owned())
    };
    assert_eq!(report(&ana, json!({ "why": "rude", "line": line })).await.0, 204);
    assert_eq!(report(&ana, json!({ "why": "a quarrel", "game": true })).await.0, 204);
    assert_eq!(report(&eve, json!({ "why": "x" })).await, (404, "no-table".to_owned()));
    assert_eq!(report(&ana, json!({ "why": " " })).await, (422, "bad-text".to_owned()));
    let long = "é".repeat(301);
    assert_eq!(report(&ana, json!({ "why": long })).await, (422, "bad-text".to_owned()));
    assert_eq!(report(&ana, json!({ "why": "x", "line": 1 })).await, (404, "no-line".to_owned()));
    // A game goes with it as her seat knows it, and is hers.
    let answer = ana.request("GET", &format!("/api/v1/tables/{id}/wrong")).send().await.unwrap();
    assert_eq!(answer.status().as_u16(), 200);
    let file = answer.text().await.unwrap();
    assert!(file.contains("game = \"race\"") && file.contains("seat = 1\n"), "{file}");
    let mut admin = admin(&folder).await;
    let mut reports = async |settled| match admin.ask("Rosa", Order::Reports { settled, limit: 10 }).await {
        Ok(Answer::Reports(lines)) => lines,
        other => panic!("{other:?}"),
    };
    let told = reports(false).await;
    assert_eq!(told.len(), 2);
    let (table, remark) = (&told[0], &told[1]);
    assert_eq!((&table.why[..], &table.said, &table.about), ("a quarrel", &None, &None));
    assert!(table.game.as_ref().unwrap().starts_with("# Something is wrong here.\n# a quarrel\n"));
    assert_eq!(remark.game, None);
    assert_eq!(remark.said.as_ref().unwrap().text, "shame on you");
    assert_eq!(remark.about.as_ref().unwrap().name, "Ben");
    assert_eq!(remark.by.as_ref().unwrap().name, "Ana");
    let (number, all) = (remark.report, 2);
    let mut other = crate::admin::admin(&folder).await;
    done(&mut other, Order::Settle { report: number }).await;
    assert_eq!(reports(false).await.len(), all - 1);
    assert_eq!(reports(true).await.len(), all);
    // Nothing of it at the table, nor in what is kept of him.
    assert!(!ben.look(&id).await.to_string().contains("rude"));
    assert!(!ben.get("/me/data").await.1.to_string().contains("rude"));
    let mine = ana.get("/me/data").await.1["reports"].clone();
    assert_eq!(mine[0]["why"], "rude");
    // Twenty may wait, and of whoever is forgotten nothing is told any more.
    for number in 1..20 {
        let why = format!("again {number}");
        assert_eq!(report(&ana, json!({ "why": why })).await.0, 204, "{number}");
    }
    assert_eq!(report(&ana, json!({ "why": "once more" })).await, (409, "too-many-reports".to_owned()));
    assert_eq!(delete(&ben, "/me").await, 200);
    assert!(reports(true).await.iter().all(|report| report.about.is_none() && report.said.is_none()));
    assert_eq!(delete(&ana, "/me").await, 200);
    assert_eq!(reports(true).await.len(), 0);
    inn.close().await;
}

/// A public table tells strangers the language, its age, and whether its maker is there.
#[tokio::test]
async fn what_strangers_read_of_a_table() {
    let Scene { folder: _folder, inn, ana, ben, eve } = Scene::opens().await;
    let spanish = ana.request("post", "/api/v1/tables?lang=es");
    let plan = json!({ "game": "race", "players": 3, "public": true });
    let made = spanish.json(&plan).send().await.unwrap().json::<Value>().await.unwrap();
    let id = made["id"].as_str().unwrap();
    let card = async |who: &Guest| who.get("/tables").await.1["public"][0].clone();
    let seen = card(&eve).await;
    assert_eq!([&seen["lang"], &seen["present"]], [&json!("es"), &json!(false)]);
    assert!(seen["created_at"].as_i64().unwrap() > 0);
    let mut others = ben.listen(id, None).await;
    others.event().await;
    assert_eq!(card(&eve).await["present"], false, "somebody else looks");
    let mut stream = ana.listen(id, None).await;
    stream.event().await;
    assert_eq!(card(&eve).await["present"], true);
    inn.close().await;
}

/// A table belongs to those who sit there: when whoever made it leaves, or is no more, the next one may do what they could.
#[tokio::test]
async fn a_table_goes_to_the_next_who_sits_there() {
    let Scene { folder, inn, ana, ben, eve } = Scene::opens().await;
    let at = |id: &str, path: &str| format!("/tables/{id}/{path}");
    let (id, links) = made(&ana, 3, false).await;
    assert_eq!(join(&ben, &id, &links).await.0, 200);
    assert_eq!(ben.post(&at(&id, "links/renew"), json!({})).await.1["error"]["code"], "not-host");
    assert_eq!(ana.post(&at(&id, "leave"), json!({})).await.0, 200);
    // Whoever left is a stranger now, as anybody who leaves.
    assert_eq!(ana.get(&format!("/tables/{id}")).await.0, 404);
    assert_eq!(ana.post(&at(&id, "start"), json!({ "fill": "easy" })).await.0, 404);
    assert_eq!(ben.look(&id).await["host"], true);
    inn.close().await;

    let inn = Open::new(folder.path()).await;
    let (ana, ben, eve) = (ana.at(&inn), ben.at(&inn), eve.at(&inn));
    assert_eq!(join(&ana, &id, &links).await.0, 200);
    assert_eq!(ana.post(&at(&id, "links/renew"), json!({})).await.1["error"]["code"], "not-host");
    assert_eq!(ben.post(&at(&id, "seats/3"), json!({ "bot": "easy" })).await.0, 200);

    // With nobody there it is whose who sits down next.
    let (id, links) = made(&ana, 2, true).await;
    assert_eq!(delete(&ana, "/me").await, 200);
    assert_eq!(join(&eve, &id, &links).await.0, 200);
    assert_eq!(eve.look(&id).await["host"], true);
    // And of whom it was others are told nothing.
    assert_eq!(delete(&ben, &format!("/tables/{id}")).await, 403);
    assert_eq!(delete(&eve, &format!("/tables/{id}")).await, 204);
    inn.close().await;
}
