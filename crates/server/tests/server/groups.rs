//! Groups: who comes, who does not, and the next evening with the same seats.

use serde_json::{Value, json};

use crate::house::{Guest, Open, token};

async fn ask(who: &Guest, path: &str, body: Value) -> (u16, Value) {
    let (status, answer) = who.post(path, body).await;
    (status.as_u16(), answer)
}

/// The status, and the code of the error.
async fn refused(who: &Guest, path: &str, body: Value) -> (u16, String) {
    let (status, answer) = ask(who, path, body).await;
    let code = answer["error"]["code"].as_str().unwrap_or_default();
    (status, code.to_owned())
}

fn names(of: &Value) -> Vec<&str> {
    let all = of.as_array().unwrap().iter();
    all.map(|one| one["name"].as_str().unwrap()).collect()
}

/// A group of Ana, to which Ben has come: its id and its secret.
async fn group(ana: &Guest, ben: &Guest) -> (String, String) {
    let (status, made) = ask(ana, "/groups", json!({ "name": "Friday" })).await;
    assert_eq!(status, 201, "{made}");
    let (id, secret) = (made["id"].as_str().unwrap().to_owned(), token(&made["join"]));
    let path = format!("/groups/{id}/join");
    for _ in 0..2 {
        let (status, seen) = ask(ben, &path, json!({ "token": secret })).await;
        assert_eq!((status, names(&seen["people"])), (200, vec!["Ana", "Ben"]), "twice is once");
    }
    (id, secret)
}

/// Only its people see it, and only the link leads to it.
#[tokio::test]
async fn who_comes_and_who_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, eve] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await];
    let (id, secret) = group(&ana, &ben).await;
    let here = format!("/groups/{id}");
    let no_group = || (404, "no-group".to_owned());
    assert_eq!(eve.get(&here).await.0, 404);
    assert_eq!(Guest::nobody(&inn).get(&here).await.0, 401);
    assert_eq!(refused(&eve, &format!("{here}/leave"), json!({})).await, no_group());
    assert_eq!(refused(&eve, &format!("{here}/tables"), json!({ "game": "race" })).await, no_group());
    for wrong in ["", "x", &"A".repeat(22)] {
        let path = format!("{here}/join");
        assert_eq!(refused(&eve, &path, json!({ "token": wrong })).await.0, 410, "{wrong}");
    }
    let other = json!({ "token": secret });
    assert_eq!(refused(&eve, "/groups/0000000000/join", other).await.0, 410, "of another");
    assert_eq!(eve.get("/groups").await.1["groups"], json!([]));
    assert_eq!(names(&ben.get("/groups").await.1["groups"]), ["Friday"]);
    assert_eq!(names(&ben.get("/me/data").await.1["groups"]), ["Friday"]);
    for name in ["", " \u{200b}", &"é".repeat(49)] {
        assert_eq!(refused(&ana, "/groups", json!({ "name": name })).await.0, 422, "{name}");
    }
    // Who leaves is of it no more, and whoever is forgotten neither; with the last one it is gone.
    assert_eq!(ask(&ben, &format!("{here}/leave"), json!({})).await.0, 204);
    assert_eq!(ben.get(&here).await.0, 404);
    assert_eq!(names(&ana.get(&here).await.1["people"]), ["Ana"]);
    let gone = ana.request("delete", "/api/v1/me").send().await.unwrap();
    assert_eq!(gone.status(), 200);
    let again = json!({ "token": secret });
    assert_eq!(refused(&ben, &format!("{here}/join"), again).await.0, 410);
    inn.close().await;
}

/// By the form of a new table a group chooses who sits where, options and pace; a seat can be kept for its members alone.
#[tokio::test]
async fn a_group_chooses_how_it_plays() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, eve] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await];
    let (id, _) = group(&ana, &ben).await;
    let (_, seen) = ben.get(&format!("/groups/{id}")).await;
    let people = seen["people"].as_array().unwrap();
    let person = people.iter().find(|person| person["you"] == true).unwrap()["id"].as_str().unwrap();
    let send = async |who: &Guest, seat: &str| {
        let body = format!("game=bids&seat-1={seat}&seat-2=me&option-rounds=9&pace=3d");
        let asked = who.request("post", &format!("/groups/{id}/tables"));
        let asked = asked.header("content-type", "application/x-www-form-urlencoded").body(body);
        asked.send().await.unwrap().status().as_u16()
    };
    assert_eq!(send(&eve, &format!("person:{person}")).await, 404);
    assert_eq!(send(&ana, "person:0000000000").await, 404);
    assert_eq!(send(&ana, "me%20too").await, 400);
    assert_eq!(send(&ana, "me").await, 422, "nobody plays against themselves unasked");
    let (_, none) = ben.get("/tables").await;
    assert_eq!(none["invited"], json!([]));
    send(&ana, &format!("person:{person}")).await;
    let (_, lists) = ben.get("/tables").await;
    let card = &lists["invited"][0];
    assert_eq!(
        (&card["options"]["rounds"], &card["pace"], &card["name"]),
        (&json!("9"), &json!("3d"), &json!("Friday"))
    );
    assert_eq!((&card["seats"][0]["name"], &card["seats"][1]["name"]), (&json!("Ben"), &json!("Ana")));
    inn.close().await;
}

/// A group's table may be without programs, too.
#[tokio::test]
async fn a_groups_table_may_refuse_programs() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let id = ana.post("/groups", json!({ "name": "Thursdays" })).await.1["id"].as_str().unwrap().to_owned();
    let tables = format!("/groups/{id}/tables");
    let made = async |evening: Value| {
        let (status, made) = ana.post(&tables, evening).await;
        assert!(status.is_success(), "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        (ana.look(&id).await["programs"].clone(), id)
    };
    assert_eq!(made(json!({ "game": "race" })).await.0, true);
    let (programs, without) = made(json!({ "game": "race", "programs": false })).await;
    assert_eq!(programs, false);
    assert_eq!(made(json!({ "from": without })).await.0, false, "once more the same");
    assert_eq!(made(json!({ "from": without, "programs": true })).await.0, true);
    // By the form of a browser.
    let form = "game=race&seat-1=me&seat-2=open&no-programs=yes";
    let asked = ana.request("post", &format!("/groups/{id}/tables"));
    let asked = asked.header("content-type", "application/x-www-form-urlencoded").body(form);
    assert!(asked.send().await.unwrap().status().is_success());
    let listed = ana.get(&format!("/groups/{id}")).await.1["tables"].clone();
    let newest = listed.as_array().unwrap().iter().max_by_key(|table| table["created_at"].as_i64()).unwrap();
    assert_eq!(ana.look(newest["id"].as_str().unwrap()).await["programs"], false);
    inn.close().await;
}

/// Three at a table for two: that is said with both numbers, and nothing is made; two of them may.
#[tokio::test]
async fn no_more_are_meant_than_a_table_has_seats() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, eve] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await];
    let (id, secret) = group(&ana, &ben).await;
    assert_eq!(ask(&eve, &format!("/groups/{id}/join"), json!({ "token": secret })).await.0, 200);
    let people = ana.get(&format!("/groups/{id}")).await.1["people"].clone();
    let tables = format!("/groups/{id}/tables");
    let both = json!({ "game": "bids", "people": [people[1]["id"], people[2]["id"]] });
    let (status, answer) = ask(&ana, &tables, both).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("many-people")), "{answer}");
    assert_eq!(ben.get("/tables").await.1["invited"], json!([]));
    let three = json!({ "game": "race", "people": [people[1]["id"], people[2]["id"]] });
    assert_eq!(ask(&ana, &tables, three).await.0, 201);
    let one = json!({ "game": "bids", "people": [people[2]["id"]] });
    assert_eq!(ask(&ana, &tables, one).await.0, 201);
    assert_eq!(eve.get("/tables").await.1["invited"].as_array().unwrap().len(), 2);
    inn.close().await;
}

async fn delete(who: &Guest, path: &str) -> u16 {
    let asked = who.request("delete", &format!("/api/v1{path}"));
    asked.send().await.unwrap().status().as_u16()
}

/// A group can be closed: its link is renewed, and who was shown out comes back by none until they are let.
#[tokio::test]
async fn who_was_shown_out_stays_out() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, eve] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await];
    let (id, secret) = group(&ana, &ben).await;
    let here = format!("/groups/{id}");
    let (join, renew) = (format!("{here}/join"), format!("{here}/links/renew"));
    let wrong = || (410, "wrong-link".to_owned());
    // Only whoever has been of it for longest.
    assert_eq!(refused(&ben, &renew, json!({})).await, (403, "not-first".to_owned()));
    let (status, renewed) = ask(&ana, &renew, json!({})).await;
    assert_eq!((status, &renewed["first"]), (200, &json!(true)));
    let new = token(&renewed["join"]);
    assert_ne!(new, secret);
    assert_eq!(refused(&eve, &join, json!({ "token": secret })).await, wrong());
    assert_eq!(ask(&eve, &join, json!({ "token": new })).await.0, 200);
    let people = eve.get(&here).await.1;
    assert_eq!((&people["first"], &people["out"]), (&json!(false), &json!([])));
    let person = |at: usize| format!("{here}/people/{}", people["people"][at]["id"].as_str().unwrap());
    assert_eq!(delete(&eve, &person(0)).await, 403);
    assert_eq!(delete(&ana, &person(0)).await, 404, "who wants to go leaves");
    assert_eq!(delete(&ana, &person(2)).await, 204);
    assert_eq!(delete(&ana, &person(2)).await, 404);
    assert_eq!(eve.get(&here).await.0, 404);
    let seen = ana.get(&here).await.1;
    assert_eq!((names(&seen["people"]), names(&seen["out"])), (vec!["Ana", "Ben"], vec!["Eve"]));
    assert_eq!(ben.get(&here).await.1["out"], json!([]));
    // Neither by the link that she has nor by the one that there is now, nor by a later one.
    assert_eq!(refused(&eve, &join, json!({ "token": new })).await, wrong());
    for _ in 0..2 {
        let now = token(&ben.get(&here).await.1["join"]);
        assert_eq!(refused(&eve, &join, json!({ "token": now })).await, wrong());
        assert_eq!(ask(&ana, &renew, json!({})).await.0, 200);
    }
    let out = format!("{here}/out/{}", seen["out"][0]["id"].as_str().unwrap());
    assert_eq!(delete(&ben, &out).await, 403);
    assert_eq!(delete(&ana, &out).await, 204);
    let now = token(&ben.get(&here).await.1["join"]);
    assert_eq!(ask(&eve, &join, json!({ "token": now })).await.0, 200);
    // When the first leaves, the next is.
    assert_eq!(ask(&ana, &format!("{here}/leave"), json!({})).await.0, 204);
    assert_eq!(ben.get(&here).await.1["first"], true);
    assert_eq!(delete(&ben, &person(2)).await, 404, "she has another name here now");
    inn.close().await;
}

/// Who is blocked does not come, and of tables with somebody whom one has blocked nothing is read.
#[tokio::test]
async fn blocks_count_in_a_group() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, eve] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await];
    let (id, secret) = group(&ana, &ben).await;
    let here = format!("/groups/{id}");
    // Eve meets Ana at a table, and Ana blocks her.
    let (_, made) = ask(&ana, "/tables", json!({ "game": "race" })).await;
    let table = made["id"].as_str().unwrap();
    let link = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ask(&eve, &format!("/tables/{table}/join"), link).await.0, 200);
    let seat = format!("/api/v1/tables/{table}/seats/2/apart");
    let block = async || {
        let blocked = ana.request("put", &seat).json(&json!({ "how": "blocked" })).send().await.unwrap();
        blocked.json::<Value>().await.unwrap()["apart"][0]["id"].as_str().unwrap().to_owned()
    };
    let blocked = block().await;
    let join = format!("{here}/join");
    assert_eq!(refused(&eve, &join, json!({ "token": secret })).await, (409, "not-in-group".to_owned()));
    assert_eq!(delete(&ana, &format!("/me/apart/{blocked}")).await, 204);
    assert_eq!(ask(&eve, &join, json!({ "token": secret })).await.0, 200);
    // A table of Ana's, and one of Eve's with Ben.
    let people = eve.get(&here).await.1["people"].clone();
    let tables = format!("{here}/tables");
    let (_, hers) = ask(&ana, &tables, json!({ "game": "race", "people": [people[1]["id"]] })).await;
    let (_, eves) = ask(&eve, &tables, json!({ "game": "race", "people": [people[1]["id"]] })).await;
    let listed = async |who: &Guest| who.get(&here).await.1["tables"].as_array().unwrap().len();
    assert_eq!((listed(&ana).await, listed(&ben).await, listed(&eve).await), (2, 2, 2));
    block().await;
    assert_eq!((listed(&ana).await, listed(&ben).await, listed(&eve).await), (1, 2, 1));
    for (who, other) in [(&eve, &hers), (&ana, &eves)] {
        let text = who.get(&here).await.1.to_string();
        assert!(!text.contains(other["id"].as_str().unwrap()), "{text}");
    }
    inn.close().await;
}

/// A group keeps what came of its games, and a line that each says of it.
#[tokio::test]
async fn a_group_remembers() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, eve] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await];
    let (id, _) = group(&ana, &ben).await;
    let here = format!("/groups/{id}");
    let people = ana.get(&here).await.1["people"].clone();
    let evening = json!({ "game": "race", "people": [people[1]["id"]] });
    let (_, made) = ask(&ana, &format!("{here}/tables"), evening).await;
    let table = made["id"].as_str().unwrap();
    let link = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ask(&ben, &format!("/tables/{table}/join"), link).await.0, 200);
    let line = format!("/api/v1{here}/tables/{table}/line");
    let say = async |who: &Guest, text: &str| {
        let said = who.request("put", &line).json(&json!({ "text": text })).send().await.unwrap();
        (said.status().as_u16(), said.json::<Value>().await.unwrap())
    };
    assert_eq!(say(&ana, "early").await.1["error"]["code"], "no-table", "it is not over");
    assert_eq!(ana.get(&here).await.1["results"], json!([]));
    // Ben gives up.
    assert_eq!(ask(&ben, &format!("/tables/{table}/resign"), json!({})).await.0, 200);
    while ana.look(table).await["status"] != "finished" {
        let ply = ana.look(table).await["ply"].clone();
        let step = json!({ "ply": ply, "choice": "step 1" });
        ask(&ana, &format!("/tables/{table}/choices"), step).await;
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let result = ben.get(&here).await.1["results"][0].clone();
    assert_eq!(
        (&result["table"], &result["game"], names(&result["seats"])),
        (&json!(table), &json!("race"), vec!["Ana", "Ben"])
    );
    assert_eq!(result["ended"]["winners"], ana.look(table).await["ended"]["outcome"]["winners"]);
    assert!(result["ended"]["at"].as_i64().unwrap() > 0);
    assert_eq!(say(&eve, "hello").await.0, 404);
    assert_eq!(say(&ana, &"é".repeat(201)).await.0, 422);
    for (who, text) in [(&ana, "at last"), (&ben, "  a pity "), (&ana, "at last!")] {
        assert_eq!(say(who, text).await.0, 200);
    }
    let lines = async |who: &Guest| who.get(&here).await.1["results"][0]["lines"].clone();
    let said = lines(&ana).await;
    let mut texts =
        said.as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect::<Vec<_>>();
    texts.sort_unstable();
    assert_eq!(texts, ["a pity", "at last!"]);
    assert_eq!(ben.get("/me/data").await.1["group_lines"][0]["text"], "a pity");
    assert_eq!(say(&ana, "").await.0, 200);
    assert_eq!(names(&lines(&ana).await), ["Ben"]);
    // Whoever is forgotten has said nothing; what came of the game stays.
    assert_eq!(delete(&ben, "/me").await, 200);
    let result = ana.get(&here).await.1["results"][0].clone();
    assert_eq!((&result["lines"], &result["seats"][1]["gone"]), (&json!([]), &json!(true)));
    inn.close().await;
}

/// Seats are kept for those who are named, and the same ones the next time; whoever is not of the group has none.
#[tokio::test]
async fn an_evening_and_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, eve] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await];
    let (id, _) = group(&ana, &ben).await;
    let (here, tables) = (format!("/groups/{id}"), format!("/groups/{id}/tables"));
    let people = ana.get(&here).await.1["people"].clone();
    let (status, made) = ask(&ana, &tables, json!({ "game": "race", "people": [people[1]["id"]] })).await;
    assert_eq!(status, 201, "{made}");
    let first = made["id"].as_str().unwrap();
    assert_eq!(names(&ana.look(first).await["seats"]), ["Ana", "Ben"]);
    // It is not public: Eve has its link, and no seat.
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(refused(&eve, &format!("/tables/{first}/join"), secret).await, (409, "table-full".to_owned()));
    assert_eq!(eve.get(&format!("/tables/{first}")).await.0, 404);
    // Ben finds it at the entrance, nobody else does.
    let invited = async |who: &Guest| {
        let cards = who.get("/tables").await.1["invited"].clone();
        cards.as_array().unwrap().iter().map(|card| card["id"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(invited(&ben).await, [json!(first)]);
    assert!(invited(&ana).await.is_empty() && invited(&eve).await.is_empty());
    let card = ben.get("/tables").await.1["invited"][0].clone();
    assert_eq!(card["join"], ben.get(&here).await.1["tables"][0]["join"]);
    let secret = json!({ "token": token(&card["join"]) });
    assert_eq!(ask(&ben, &format!("/tables/{first}/join"), secret).await.0, 200);
    assert!(invited(&ben).await.is_empty(), "he sits there");
    for who in [&ana, &ben] {
        assert_eq!(ask(who, &format!("/tables/{first}/end"), json!({})).await.0, 200);
    }
    // The next evening is made by Ben: each on the same seat.
    let (status, made) = ask(&ben, &tables, json!({ "from": first })).await;
    assert_eq!(status, 201, "{made}");
    let next = ben.look(made["id"].as_str().unwrap()).await;
    assert_eq!(names(&next["seats"]), ["Ana", "Ben"]);
    assert_eq!([&next["seats"][0]["kind"], &next["seats"][1]["kind"]], ["open", "person"]);
    assert_eq!(invited(&ana).await, [made["id"].clone()]);
    // Not by somebody with whom she does not want to sit.
    let seat = format!("/api/v1/tables/{first}/seats/2/apart");
    let apart = ana.request("put", &seat).json(&json!({ "how": "blocked" })).send().await.unwrap();
    let apart = apart.json::<Value>().await.unwrap();
    assert!(invited(&ana).await.is_empty());
    let path = format!("/api/v1/me/apart/{}", apart["apart"][0]["id"].as_str().unwrap());
    assert_eq!(ana.request("delete", &path).send().await.unwrap().status(), 204);
    // And so is a game that is played once more.
    let (_, again) = ask(&ana, &format!("/tables/{first}/rematch"), json!({})).await;
    let listed = ana.get(&here).await.1["tables"].clone();
    let ids = listed.as_array().unwrap().iter().map(|card| card["id"].clone());
    let ids = ids.collect::<Vec<_>>();
    assert_eq!(ids.len(), 3);
    assert!(ids.contains(&again["id"]), "{again}");
    for (body, code) in [
        (json!({ "game": "race", "people": ["0000000000"] }), "no-person"),
        (json!({ "game": "chess" }), "no-game"),
        (json!({}), "no-game"),
        (json!({ "from": "0000000000" }), "no-table"),
        (json!({ "game": "race", "pace": "soon" }), "bad-pace"),
    ] {
        assert_eq!(refused(&ana, &tables, body.clone()).await.1, code, "{body}");
    }
    // A table that is not of the group gives nothing away.
    let (_, own) = ask(&eve, "/tables", json!({ "game": "race" })).await;
    let from = json!({ "from": own["id"] });
    assert_eq!(refused(&ana, &tables, from).await.1, "no-table");
    inn.close().await;
}
