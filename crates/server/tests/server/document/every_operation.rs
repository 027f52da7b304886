//! Every operation is asked for once, well, and answers as it is described: with every field, and no other.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use server::Room;
use tricks::Tricks;
use tricks::book::Data;

use crate::document::Document;
use crate::house::{Guest, Open, room, token, toys};
use crate::lessons::{SCRIPT, lesson};
use crate::listener::{Listener, escaped};
use crate::notices::{Postbox, Sink, notices};
use crate::packs::Packs;
use crate::passkeys::Device;
use crate::study::puzzled;

/// Asks, and holds both the question and the answer against the description.
pub(super) struct Driver {
    pub(super) document: Document,
    pub(super) driven: BTreeSet<String>,
}

impl Driver {
    pub(super) async fn of(inn: &Open) -> Self {
        Self { document: Document::of(inn).await, driven: BTreeSet::new() }
    }

    /// `name` is an operation, `values` what to put into its path or its query, `body` null for none.
    pub(super) async fn ask(
        &mut self,
        who: &Guest,
        name: &str,
        values: &[(&str, &str)],
        body: Value,
    ) -> Value {
        let request = self.request(who, name, values);
        let request = if body.is_null() {
            request
        } else {
            self.document.check_request(name, &body);
            request.json(&body)
        };
        let answer = request.send().await.expect("an answer");
        let (status, headers) = (answer.status(), answer.headers().clone());
        let media = headers["content-type"].to_str().unwrap();
        let text = answer.text().await.unwrap();
        assert!(status.is_success(), "{name}: {status} {text}");
        let body = if media == "application/json" {
            serde_json::from_str(&text).expect("JSON")
        } else {
            Value::String(text)
        };
        self.answered(name, status.as_u16(), media, &body);
        body
    }

    pub(super) fn request(
        &self,
        who: &Guest,
        name: &str,
        values: &[(&str, &str)],
    ) -> reqwest::RequestBuilder {
        let (method, path) = name.split_once(' ').unwrap();
        let parameters = self.document.operation(name)["parameters"].as_array();
        let described = |key: &str, place: &str| {
            let fits = |one: &Value| one["name"] == key && one["in"] == place;
            parameters.is_some_and(|all| all.iter().any(fits))
        };
        let (mut path, mut query) = (path.to_owned(), Vec::new());
        for (key, value) in values {
            let place = format!("{{{key}}}");
            if path.contains(&place) {
                assert!(described(key, "path"), "{name} does not describe {key}");
                path = path.replace(&place, value);
            } else {
                assert!(described(key, "query"), "{name} does not describe {key}");
                query.push(format!("{key}={value}"));
            }
        }
        assert!(!path.contains('{'), "{name} needs more values");
        who.request(method, &format!("{path}?{}", query.join("&")))
    }

    fn answered(&mut self, name: &str, status: u16, media: &str, body: &Value) {
        assert!(self.document.described(name, status).named, "{name}: {status} is not described");
        self.document.check_answer(name, status, media, body);
        self.driven.insert(name.to_owned());
    }

    /// Opens the stream and takes its first event.
    pub(super) async fn listen(&mut self, who: &Guest, name: &str, values: &[(&str, &str)]) -> Value {
        let stream = self.request(who, name, values).send().await.unwrap();
        let (status, headers) = (stream.status().as_u16(), stream.headers().clone());
        let data = Listener::of(stream).event().await.data;
        self.answered(name, status, headers["content-type"].to_str().unwrap(), &data);
        data
    }
}

const TABLES: &str = "post /api/v1/tables";
const EVENTS: &str = "get /api/v1/tables/{id}/events";
const LOOK: &str = "get /api/v1/tables/{id}";

/// A house that can do all that is described, with those who hear of it.
pub(super) async fn house(folder: &Path) -> (Open, Sink, Postbox) {
    let more = [room::<Tricks>(Data::built_in()), room::<Packs>(())];
    let [_, race] = toys();
    let taught = Room { lessons: vec![Arc::new(lesson(SCRIPT))], ..puzzled() };
    let games = [taught, race].into_iter().chain(more);
    let (sink, post) = (Sink::open().await, Postbox::open().await);
    let inn = Open::house(folder, games, |config| {
        config.public_url = Some("http://localhost:8080".to_owned());
        config.notices = notices(&sink);
        config.notices.mail = Some(post.carries());
    })
    .await;
    (inn, sink, post)
}

#[tokio::test]
async fn every_operation_answers_as_it_is_described() {
    let folder = tempfile::tempdir().unwrap();
    let (inn, sink, _post) = house(folder.path()).await;
    let mut driver = Driver::of(&inn).await;
    let (ana, ben) = come_in(&mut driver, &inn).await;
    all(&mut driver, &ana, &ben, &sink).await;
    assert_eq!(driver.driven, driver.document.operations(), "operations that nobody tried");
    inn.close().await;
}

/// All that two guests can do. Ben is forgotten in the end.
pub(super) async fn all(driver: &mut Driver, ana: &Guest, ben: &Guest, sink: &Sink) {
    program(driver, ana).await;
    sit_down(driver, ana, ben).await;
    bring(driver, ana, ben).await;
    keep(driver, ana).await;
    be_told(driver, ana, sink).await;
    play(driver, ana, ben).await;
    take_back(driver, ana, ben).await;
    stop(driver, ana, ben).await;
    point(driver, ana, ben).await;
    apart(driver, ana, ben).await;
    learn(driver, ana).await;
    remember(driver, ana).await;
    play_on(driver, ana).await;
    let rest = json!({ "days": 7 });
    driver.ask(ben, "put /api/v1/me/holiday", &[], rest).await;
    gather(driver, ana, ben).await;
    driver.ask(ben, "get /api/v1/me/data", &[], Value::Null).await;
    driver.ask(ben, "delete /api/v1/me", &[], Value::Null).await;
    driver.ask(ana, "get /api/v1/tables", &[], Value::Null).await;
}

/// A program gets a token, asks with it, and is refused once that is revoked.
async fn program(driver: &mut Driver, ana: &Guest) {
    const MINE: &str = "/api/v1/me/tokens";
    let wish = json!({ "name": "Hal", "scopes": ["sit", "play"], "days": 7 });
    let made = driver.ask(ana, &format!("post {MINE}"), &[], wish).await;
    let hal = Guest { token: made["token"].as_str().unwrap().to_owned(), ..ana.clone() };
    driver.ask(&hal, "get /api/v1/me/token", &[], Value::Null).await;
    driver.ask(ana, &format!("get {MINE}"), &[], Value::Null).await;
    let gone = format!("delete {MINE}/{{token}}");
    let token = [("token", made["card"]["id"].as_str().unwrap())];
    assert_eq!(driver.request(ana, &gone, &token).send().await.unwrap().status(), 204);
    driver.driven.insert(gone);
}

/// A key is made, brings Ana back, and is taken away.
async fn keys(driver: &mut Driver, inn: &Open, ana: &Guest) {
    const MINE: &str = "/api/v1/me/passkeys";
    let (nobody, mut device) = (Guest::nobody(inn), Device::new(7));
    let asked = driver.ask(ana, &format!("post {MINE}/begin"), &[], Value::Null).await;
    let answer = json!({ "challenge": asked["challenge"], "answer": device.makes(&asked["options"]) });
    driver.ask(ana, &format!("post {MINE}"), &[], answer).await;
    let asked = driver.ask(&nobody, "post /api/v1/passkeys/begin", &[], Value::Null).await;
    let answer = json!({ "challenge": asked["challenge"], "answer": device.shows(&asked["options"]) });
    driver.ask(&nobody, "post /api/v1/passkeys", &[], answer).await;
    let keys = driver.ask(ana, &format!("get {MINE}"), &[], Value::Null).await;
    let gone = format!("delete {MINE}/{{passkey}}");
    let key = [("passkey", keys["passkeys"][0]["id"].as_str().unwrap())];
    assert_eq!(driver.request(ana, &gone, &key).send().await.unwrap().status(), 204);
    driver.driven.insert(gone);
}

pub(super) async fn come_in(driver: &mut Driver, inn: &Open) -> (Guest, Guest) {
    let mut guests = Vec::new();
    for name in ["Ana", "Ben"] {
        let guest = Guest::nobody(inn);
        let made = driver.ask(&guest, "post /api/v1/guests", &[], json!({ "name": name })).await;
        let token = made["token"].as_str().unwrap().to_owned();
        guests.push(Guest { token, ..guest });
    }
    let [ana, ben] = guests.try_into().ok().unwrap();
    driver.ask(&ana, "get /api/v1/me", &[], Value::Null).await;
    driver.ask(&ana, "patch /api/v1/me", &[], json!({ "name": "Anna" })).await;
    let pony = json!({ "picture": "pony" });
    driver.ask(&ana, "put /api/v1/me/picture", &[], pony).await;
    let link = driver.ask(&ana, "post /api/v1/me/devices/links", &[], Value::Null).await;
    let code = json!({ "code": link["code"] });
    driver.ask(&Guest::nobody(inn), "post /api/v1/devices", &[], code).await;
    let devices = driver.ask(&ana, "get /api/v1/me/devices", &[], Value::Null).await;
    let second = [("device", devices["devices"][1]["id"].as_str().unwrap())];
    let gone = driver.request(&ana, "delete /api/v1/me/devices/{device}", &second);
    assert_eq!(gone.send().await.unwrap().status(), 204);
    driver.driven.insert("delete /api/v1/me/devices/{device}".to_owned());
    keys(driver, inn, &ana).await;
    driver.ask(&ana, "get /api/v1/games", &[], Value::Null).await;
    (ana, ben)
}

async fn sit_down(driver: &mut Driver, ana: &Guest, ben: &Guest) {
    let plan = json!({
        "game": "bids", "pace": "10+5", "players": 2, "options": { "rounds": "3" }, "public": true, "name": "Bree",
        "seats": [{ "kind": "me", "name": "A" }, { "kind": "open" }],
    });
    let made = driver.ask(ana, TABLES, &[], plan).await;
    let id = made["id"].as_str().unwrap();
    let here = [("id", id)];
    driver.ask(ben, "get /api/v1/tables", &[], Value::Null).await;
    driver.ask(ana, "get /api/v1/tables", &[], Value::Null).await;
    deal_again(driver, ana).await;
    driver.ask(ben, LOOK, &here, Value::Null).await;
    for (bot, seat) in [(json!("random"), "2"), (Value::Null, "2")] {
        // The bot would begin the game: first Ana gets up.
        if seat == "2" && bot.is_string() {
            driver.ask(ana, "post /api/v1/tables/{id}/leave", &here, json!({})).await;
        }
        let at = [("id", id), ("seat", seat)];
        driver.ask(ana, "post /api/v1/tables/{id}/seats/{seat}", &at, json!({ "bot": bot })).await;
    }
    driver.ask(ben, "post /api/v1/tables/{id}/join", &here, json!({ "seat": 1, "name": "B" })).await;
    driver.ask(ben, "post /api/v1/tables/{id}/name", &here, json!({ "name": "Bo" })).await;
    driver.ask(ana, "post /api/v1/tables/{id}/links/renew", &here, Value::Null).await;
    driver.ask(ana, "post /api/v1/tables/{id}/options", &here, json!({ "options": { "rounds": "9" } })).await;
    driver.ask(ana, "post /api/v1/tables/{id}/start", &here, json!({ "fill": "random" })).await;
    driver.ask(ben, "post /api/v1/tables/{id}/hint", &here, json!({ "seat": null, "ply": 0 })).await;
    driver.ask(ana, "post /api/v1/tables/{id}/hurry", &here, json!({ "on": true })).await;
    driver.ask(ana, LOOK, &here, Value::Null).await;
}

/// Ana gives up against a bot, and has the same dealt again.
async fn deal_again(driver: &mut Driver, ana: &Guest) {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let made = driver.ask(ana, TABLES, &[], json!({ "game": "bids", "seats": seats })).await;
    let here = [("id", made["id"].as_str().unwrap())];
    driver.ask(ana, "post /api/v1/tables/{id}/resign", &here, json!({})).await;
    let next = driver.ask(ana, "post /api/v1/tables/{id}/deal", &here, Value::Null).await;
    let seen = driver.ask(ana, LOOK, &[("id", next["id"].as_str().unwrap())], Value::Null).await;
    assert_eq!((&seen["again"], &seen["status"]), (&json!(true), &json!("playing")));
}

/// She plays on from its first step, where the game can be written down.
async fn play_on(driver: &mut Driver, ana: &Guest) {
    let bot = json!({ "kind": "bot", "level": "random" });
    let seats = json!([{ "kind": "me" }, bot, bot, bot]);
    let made = driver.ask(ana, TABLES, &[], json!({ "game": "tricks", "seats": seats })).await;
    let id = made["id"].as_str().unwrap();
    driver.ask(ana, "post /api/v1/tables/{id}/resign", &[("id", id)], json!({})).await;
    let here = [("id", id), ("ply", "0")];
    let play = "post /api/v1/tables/{id}/steps/{ply}/play";
    driver.ask(ana, play, &here, json!({ "bots": true, "name": "another road" })).await;
    let said = json!({ "text": "too soon" });
    driver.ask(ana, "post /api/v1/tables/{id}/steps/{ply}/comments", &here, said).await;
    let seen = driver.ask(ana, "get /api/v1/tables/{id}/steps/{ply}", &here, Value::Null).await;
    assert_eq!(seen["branches"][0]["name"], "another road");
    let next = [("id", seen["branches"][0]["id"].as_str().unwrap()), here[1]];
    driver.ask(ana, "get /api/v1/tables/{id}/steps/{ply}", &next, Value::Null).await;
}

/// A private table of the two, its game begun.
pub(super) async fn begin(driver: &mut Driver, ana: &Guest, ben: &Guest, game: &str) -> (String, Value) {
    let made = driver.ask(ana, TABLES, &[], json!({ "game": game })).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    driver.ask(ben, "post /api/v1/tables/{id}/join", &[("id", &id)], secret).await;
    (id, made["links"].clone())
}

/// Both bring a deck: with the second the game begins.
async fn bring(driver: &mut Driver, ana: &Guest, ben: &Guest) {
    let (id, _) = begin(driver, ana, ben, "packs").await;
    let at = [("id", id.as_str()), ("text", "deck")];
    for (who, body) in
        [(ana, json!({ "text": "3 orc\n5 troll" })), (ben, json!({ "seat": 2, "text": "9 dragon" }))]
    {
        let seen = driver.ask(who, LOOK, &at[..1], Value::Null).await;
        assert_eq!(seen["texts"].as_array().unwrap().len(), 2, "{seen}");
        driver.ask(who, "post /api/v1/tables/{id}/texts/{text}", &at, body).await;
    }
    let seen = driver.ask(ana, LOOK, &at[..1], Value::Null).await;
    assert_eq!((&seen["status"], &seen["texts"]), (&json!("playing"), &json!([])));
}

async fn play(driver: &mut Driver, ana: &Guest, ben: &Guest) {
    let (id, links) = begin(driver, ana, ben, "bids").await;
    let here = [("id", id.as_str())];
    driver.ask(ben, "post /api/v1/tables/{id}/chat", &here, json!({ "text": "hello" })).await;
    let note = json!({ "text": "Ana bids high" });
    driver.ask(ben, "put /api/v1/tables/{id}/note", &here, note).await;
    driver.ask(ben, "get /api/v1/tables/{id}/note", &here, Value::Null).await;
    let choose = "post /api/v1/tables/{id}/choices";
    let choices = "get /api/v1/tables/{id}/choices";
    let bid = |ply: u32| json!({ "seat": null, "ply": ply, "choice": "bid 2" });
    driver.ask(ana, choose, &here, bid(0)).await;
    driver.ask(ana, "post /api/v1/tables/{id}/take-back", &here, json!({ "to": 0 })).await;
    driver.ask(ana, choose, &here, bid(0)).await;
    driver.ask(ben, choices, &[here[0], ("seat", "2")], Value::Null).await;
    driver.ask(ana, LOOK, &[here[0], ("seat", "1")], Value::Null).await;
    let watch = token(&links["watch"]);
    driver.listen(ana, EVENTS, &here).await;
    driver.listen(ben, EVENTS, &[here[0], ("draw", "html")]).await;
    let all = escaped(&json!([{ "to": 1, "table": here[0].1 }]).to_string());
    for draw in [&[][..], &[("draw", "html")]] {
        let wanted = [&[("tables", all.as_str())], draw].concat();
        driver.listen(ben, "get /api/v1/events", &wanted).await;
    }
    let watching = [here[0], ("token", watch.as_str())];
    driver.ask(&Guest { token: String::new(), ..ana.clone() }, LOOK, &watching, Value::Null).await;
    driver.ask(ben, choose, &here, bid(0)).await;
    driver.ask(ben, "get /api/v1/tables/{id}/journal", &[here[0], ("from", "1")], Value::Null).await;
    for ply in [2, 4] {
        driver.ask(ana, choose, &here, bid(ply)).await;
        driver.ask(ben, choose, &here, bid(ply)).await;
    }
    let step = "get /api/v1/tables/{id}/steps/{ply}";
    driver.ask(ana, step, &[here[0], ("ply", "3")], Value::Null).await;
    driver.ask(ana, step, &[here[0], ("ply", "3"), ("draw", "html")], Value::Null).await;
    driver.ask(ana, "get /api/v1/tables/{id}/record", &here, Value::Null).await;
    driver.ask(ana, "post /api/v1/tables/{id}/curve", &here, Value::Null).await;
    let back = driver.listen(ben, EVENTS, &[here[0], ("back", "3")]).await;
    assert_eq!(back["may_draw"], true);
    driver.ask(ben, "post /api/v1/tables/{id}/rematch", &here, Value::Null).await;
    let aside = json!({ "name": "Ours", "hidden": true });
    driver.ask(ana, "put /api/v1/me/tables/{id}", &here, aside).await;
    let all = [("hidden", "yes"), ("game", "bids"), ("page", "0")];
    let over = driver.ask(ana, "get /api/v1/me/finished", &all, Value::Null).await;
    assert_eq!(over["tables"][0]["label"], "Ours");
    driver.ask(ana, LOOK, &here, Value::Null).await;
    driver.ask(ana, "get /api/v1/tables", &[], Value::Null).await;
}

async fn take_back(driver: &mut Driver, ana: &Guest, ben: &Guest) {
    let (id, _) = begin(driver, ana, ben, "race").await;
    let here = [("id", id.as_str())];
    for (who, ply) in [(ana, 0), (ben, 1)] {
        let step = json!({ "ply": ply, "choice": "step 1" });
        driver.ask(who, "post /api/v1/tables/{id}/choices", &here, step).await;
    }
    let back = "post /api/v1/tables/{id}/take-back";
    driver.ask(ana, back, &here, json!({})).await;
    driver.ask(ben, LOOK, &here, Value::Null).await;
    driver.ask(ben, "post /api/v1/tables/{id}/take-back/answer", &here, json!({ "agree": true })).await;
}

async fn stop(driver: &mut Driver, ana: &Guest, ben: &Guest) {
    let (id, _) = begin(driver, ana, ben, "bids").await;
    let here = [("id", id.as_str())];
    let seat = [here[0], ("seat", "2")];
    for (who, deed) in [(ben, "hand-over"), (ben, "return")] {
        let name = format!("post /api/v1/tables/{{id}}/seats/{{seat}}/{deed}");
        driver.ask(who, &name, &seat, Value::Null).await;
        driver.ask(ben, LOOK, &here, Value::Null).await;
    }
    let end = "post /api/v1/tables/{id}/end";
    driver.ask(ana, end, &here, json!({})).await;
    driver.ask(ben, LOOK, &here, Value::Null).await;
    driver.ask(ben, "post /api/v1/tables/{id}/end/answer", &here, json!({ "agree": false })).await;
    driver.ask(ana, "post /api/v1/tables/{id}/resign", &here, json!({ "seat": 1 })).await;
    driver.ask(ben, LOOK, &here, Value::Null).await;
}

/// Mutes, blocks, reports, and a table that is removed.
async fn apart(driver: &mut Driver, ana: &Guest, ben: &Guest) {
    let (id, _) = begin(driver, ana, ben, "race").await;
    let seat = [("id", id.as_str()), ("seat", "1")];
    let how = json!({ "how": "blocked" });
    driver.ask(ben, "put /api/v1/tables/{id}/seats/{seat}/apart", &seat, how).await;
    let all = driver.ask(ben, "get /api/v1/me/apart", &[], Value::Null).await;
    let one = [("apart", all["apart"][0]["id"].as_str().unwrap())];
    let made = driver.ask(ana, TABLES, &[], json!({ "game": "race" })).await;
    let waiting = [("id", made["id"].as_str().unwrap())];
    let why = json!({ "why": "a quarrel", "line": null });
    driver.document.check_request("post /api/v1/tables/{id}/reports", &why);
    driver.ask(ben, "get /api/v1/tables/{id}/wrong", &seat[..1], Value::Null).await;
    for (who, name, values, body) in [
        (ben, "delete /api/v1/me/apart/{apart}", &one[..], Value::Null),
        (ben, "post /api/v1/tables/{id}/reports", &seat[..1], why),
        (ana, "delete /api/v1/tables/{id}", &waiting[..], Value::Null),
    ] {
        let request = driver.request(who, name, values);
        let request = if body.is_null() { request } else { request.json(&body) };
        assert_eq!(request.send().await.unwrap().status(), 204, "{name}");
        driver.driven.insert(name.to_owned());
    }
}

/// A group, and an evening of its.
async fn gather(driver: &mut Driver, ana: &Guest, ben: &Guest) {
    let named = json!({ "name": "Friday" });
    let made = driver.ask(ana, "post /api/v1/groups", &[], named).await;
    let here = [("group", made["id"].as_str().unwrap())];
    let secret = json!({ "token": token(&made["join"]) });
    driver.ask(ben, "post /api/v1/groups/{group}/join", &here, secret).await;
    let seen = driver.ask(ana, "get /api/v1/groups/{group}", &here, Value::Null).await;
    let evening = json!({ "game": "race", "people": [seen["people"][1]["id"]] });
    let made = driver.ask(ana, "post /api/v1/groups/{group}/tables", &here, evening).await;
    let table = [("id", made["id"].as_str().unwrap())];
    let join = json!({ "token": token(&made["links"]["join"]) });
    driver.ask(ben, "post /api/v1/tables/{id}/join", &table, join).await;
    for who in [ana, ben] {
        driver.ask(who, "post /api/v1/tables/{id}/end", &table, json!({})).await;
    }
    let line = [here[0], ("table", table[0].1)];
    let said = json!({ "text": "well played" });
    driver.ask(ben, "put /api/v1/groups/{group}/tables/{table}/line", &line, said).await;
    driver.ask(ana, "get /api/v1/me/data", &[], Value::Null).await;
    driver.ask(ana, "post /api/v1/groups/{group}/links/renew", &here, Value::Null).await;
    let person = [here[0], ("person", seen["people"][1]["id"].as_str().unwrap())];
    for name in
        ["delete /api/v1/groups/{group}/people/{person}", "delete /api/v1/groups/{group}/out/{person}"]
    {
        let done = driver.request(ana, name, &person).send().await.unwrap();
        assert_eq!(done.status(), 204, "{name}");
        driver.driven.insert(name.to_owned());
    }
    let again = driver.ask(ana, "get /api/v1/groups/{group}", &here, Value::Null).await;
    let secret = json!({ "token": token(&again["join"]) });
    driver.ask(ben, "post /api/v1/groups/{group}/join", &here, secret).await;
    driver.ask(ben, "get /api/v1/groups/{group}", &here, Value::Null).await;
    driver.ask(ben, "get /api/v1/groups", &[], Value::Null).await;
    let name = "post /api/v1/groups/{group}/leave";
    let left = driver.request(ben, name, &here).send().await.unwrap();
    assert_eq!(left.status(), 204);
    driver.driven.insert(name.to_owned());
}

/// A lesson: begun, looked at where it waits, and left.
async fn learn(driver: &mut Driver, ana: &Guest) {
    let made = driver.ask(ana, TABLES, &[], json!({ "game": "bids", "lesson": "first" })).await;
    let here = [("id", made["id"].as_str().unwrap())];
    while driver.ask(ana, LOOK, &here, Value::Null).await["lesson"]["state"] != "waits" {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    driver.ask(ana, "post /api/v1/tables/{id}/lesson/leave", &here, json!({ "seat": 1 })).await;
}

/// Puzzles, the log of a campaign, and games counted.
async fn remember(driver: &mut Driver, ana: &Guest) {
    let here = [("game", "bids")];
    driver.ask(ana, TABLES, &[], json!({ "game": "bids", "day": true })).await;
    driver.ask(ana, "get /api/v1/puzzles/{game}", &here, Value::Null).await;
    let chapter = json!({ "chapter": "9", "won": true, "attempts": 2, "with": ["Cleo"] });
    let paper = json!({ "game": "bids", "chapters": [chapter] });
    driver.ask(ana, "put /api/v1/me/campaigns/{game}", &here, paper).await;
    driver.ask(ana, "get /api/v1/me/campaigns/{game}", &here, Value::Null).await;
    driver.ask(ana, "get /api/v1/me/statistics", &[], Value::Null).await;
    driver.ask(ana, "get /api/v1/me/plays", &[], Value::Null).await;
}

/// Decks that a guest keeps.
async fn keep(driver: &mut Driver, ana: &Guest) {
    let new = json!({ "game": "packs", "name": "Orcs", "text": "3 orc" });
    let made = driver.ask(ana, "post /api/v1/decks", &[], new).await;
    let here = [("deck", made["id"].as_str().unwrap())];
    driver.ask(ana, "get /api/v1/decks", &[], Value::Null).await;
    driver.ask(ana, "get /api/v1/decks/{deck}", &here, Value::Null).await;
    let anew = json!({ "name": "Trolls", "text": "5 troll" });
    driver.ask(ana, "put /api/v1/decks/{deck}", &here, anew).await;
    let gone = driver.request(ana, "delete /api/v1/decks/{deck}", &here);
    let answer = gone.send().await.unwrap();
    assert_eq!(answer.status(), 204);
    driver.driven.insert("delete /api/v1/decks/{deck}".to_owned());
}

/// Turn notifications of a guest.
async fn be_told(driver: &mut Driver, ana: &Guest, sink: &Sink) {
    driver.ask(ana, "get /api/v1/me/notices", &[], Value::Null).await;
    let there = json!({ "way": "plain", "address": sink.hook("ana") });
    let told = driver.ask(ana, "post /api/v1/me/notices", &[], there).await;
    let hook = [("reach", told["reaches"][0]["id"].as_str().unwrap())];
    let tried = driver.ask(ana, "post /api/v1/me/notices/{reach}/test", &hook, Value::Null).await;
    assert_eq!(tried["reaches"][0]["trouble"], Value::Null, "{tried}");
    let hours = json!({ "zone": "Europe/Madrid", "quiet": { "from": "22:00", "to": "08:00" } });
    let told = driver.ask(ana, "put /api/v1/me/notices/hours", &[], hours).await;
    assert_eq!(told["hours"]["quiet"]["to"], "08:00", "{told}");
    let wishes = json!({ "games": ["race"] });
    let told = driver.ask(ana, "put /api/v1/me/notices/wishes", &[], wishes).await;
    assert_eq!(told["wishes"], json!(["race"]), "{told}");
    let letters = json!({ "way": "mail", "address": "ana@example.org" });
    let told = driver.ask(ana, "post /api/v1/me/notices", &[], letters).await;
    let mailbox = [("reach", told["reaches"][1]["id"].as_str().unwrap())];
    let asked = driver.ask(ana, "post /api/v1/me/notices/{reach}/again", &mailbox, Value::Null).await;
    assert_eq!(asked["reaches"][1]["hint"], "a…@example.org", "{asked}");
    let back = "post /api/v1/letters";
    let mailbox = json!({ "address": "eve@example.org" });
    driver.document.check_request(back, &mailbox);
    let sent = driver.request(ana, back, &[]).json(&mailbox).send().await.unwrap();
    assert_eq!(sent.status(), 202);
    driver.driven.insert(back.to_owned());
    for (name, which) in [("post /api/v1/me/sight", &[][..]), ("delete /api/v1/me/notices/{reach}", &hook)] {
        let done = driver.request(ana, name, which).send().await.unwrap();
        assert_eq!(done.status(), 204);
        driver.driven.insert(name.to_owned());
    }
}

/// Remarks, where nobody may speak freely.
async fn point(driver: &mut Driver, ana: &Guest, ben: &Guest) {
    let made = driver.ask(ana, TABLES, &[], json!({ "game": "tricks", "players": 2 })).await;
    let id = made["id"].as_str().unwrap();
    let here = [("id", id)];
    let secret = json!({ "token": token(&made["links"]["join"]) });
    driver.ask(ben, "post /api/v1/tables/{id}/join", &here, secret).await;
    let table = driver.ask(ana, LOOK, &here, Value::Null).await;
    let remark = &table["talk"]["remarks"][0]["remarks"][0]["remark"];
    driver.ask(ana, "post /api/v1/tables/{id}/remarks", &here, json!({ "remark": remark })).await;
    driver.ask(ben, LOOK, &here, Value::Null).await;
}
