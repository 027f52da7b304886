//! No operation costs more than it says: each is asked with the longest body that it takes, by guests with three hundred tables.

use std::fmt::Write;

use serde_json::{Value, json};

use super::every_operation::{Driver, all, begin, come_in, house};
use crate::document::Document;
use crate::house::{Guest, Open};
use crate::listener::escaped;

/// What is said of each.
const WHAT: [&str; 4] = ["rows", "kept", "answered", "work"];

#[tokio::test]
async fn every_operation_says_what_it_costs() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let document = Document::of(&inn).await;
    for name in document.operations() {
        let cost = &document.operation(&name)["x-cost"];
        assert!(WHAT.iter().all(|what| cost[*what].is_u64()), "{name} says of its cost: {cost}");
        assert_eq!(cost["deed"].is_null(), name.starts_with("get "), "{name} changes something by: {cost}");
    }
    // So does every form: it names an operation.
    let source = include_str!("../../../src/html/mod.rs");
    let mut forms = 0;
    for rest in [".form(", ".welcome("].into_iter().flat_map(|way| source.split(way).skip(1)) {
        let operation = rest.split('"').nth(3).expect("an operation");
        assert!(document.operations().contains(operation), "{operation} is none");
        forms += 1;
    }
    assert!(forms >= 50, "only {forms} forms");
    inn.close().await;
}

#[tokio::test]
async fn no_operation_costs_more_than_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let (inn, sink, _post) = house(folder.path()).await;
    let mut driver = Driver::of(&inn).await;
    let (ana, ben) = come_in(&mut driver, &inn).await;
    for guest in [&ana, &ben] {
        crowd(guest).await;
    }
    themselves(&mut driver, &ana).await;
    at_tables(&mut driver, &ana, &ben).await;
    all(&mut driver, &ana, &ben, &sink).await;
    assert_eq!(driver.driven, driver.document.operations(), "operations that nobody tried");
    let metrics = reqwest::get(&inn.metrics).await.unwrap().text().await.unwrap();
    let (mut table, mut dearer) = (String::new(), Vec::new());
    for name in driver.document.operations() {
        write!(table, "{name}:").unwrap();
        for what in WHAT {
            let said = driver.document.operation(&name)["x-cost"][what].as_u64().expect("a number");
            let measured = most(&metrics, &name, what);
            write!(table, " {what} {measured} of {said}").unwrap();
            if measured > said {
                dearer.push(format!("{name}: {what} {measured}, and it says {said}"));
            }
        }
        table.push('\n');
    }
    assert!(dearer.is_empty(), "{dearer:#?}\nAll of them, measured and said:\n{table}");
    nothing_long_was_done_here(&metrics);
    inn.close().await;
}

/// No list was read, no page packed and no game played again on a thread that answers everybody: none did more in one piece than some
/// choices.
fn nothing_long_was_done_here(metrics: &str) {
    let of = |name: &str, label: &str| {
        let lines = metrics.lines().filter(|line| line.starts_with(name) && line.contains(label));
        lines.map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().expect("a number")).sum::<u64>()
    };
    let all = of("bree_poll_work_count", "");
    assert!(all > 0, "choices were made");
    assert_eq!(of("bree_poll_work_bucket", "le=\"10000\""), all, "something long held up everybody");
}

/// The most that an operation has cost, as the metrics tell it.
fn most(metrics: &str, name: &str, what: &str) -> u64 {
    let (method, path) = name.split_once(' ').unwrap();
    let method = method.to_uppercase();
    let labels = [("method", method.as_str()), ("route", path), ("of", what)];
    let labels = labels.map(|(label, value)| format!("{label}=\"{value}\""));
    let mut lines = metrics.lines().filter(|line| line.starts_with("bree_cost_most{"));
    let line = lines.find(|line| labels.iter().all(|label| line.contains(label)));
    // What has cost nothing has no line.
    line.map_or(0, |line| line.rsplit(' ').next().unwrap().parse::<f64>().expect("a number") as u64)
}

/// Three hundred tables of a guest: at two hundred a game is on over days, at a hundred it is over.
async fn crowd(who: &Guest) {
    let (me, bot) = (json!({ "kind": "me" }), json!({ "kind": "bot", "level": "random" }));
    for number in 0..300 {
        let over = number % 3 == 0;
        let plan = match over {
            true => json!({ "game": "bids", "seats": [me, bot] }),
            false => json!({ "game": "race", "pace": "1d", "public": true, "seats": [me, me] }),
        };
        let (status, made) = who.post("/tables", plan).await;
        assert_eq!(status, 201, "{made}");
        if over {
            let id = made["id"].as_str().unwrap();
            let (status, answer) = who.post(&format!("/tables/{id}/resign"), json!({})).await;
            assert_eq!(status, 200, "{answer}");
        }
    }
}

/// So many letters of four bytes each.
fn long(letters: usize) -> String {
    "\u{20000}".repeat(letters)
}

/// The longest that a guest can say of themselves.
async fn themselves(driver: &mut Driver, ana: &Guest) {
    for name in [long(24), "Anna".to_owned()] {
        driver.ask(ana, "patch /api/v1/me", &[], json!({ "name": name })).await;
    }
    driver.ask(ana, "put /api/v1/me/picture", &[], json!({ "picture": "pony" })).await;
    driver.ask(ana, "get /api/v1/me", &[], Value::Null).await;
    let wishes = json!({ "games": ["bids", "packs", "race", "tricks"] });
    driver.ask(ana, "put /api/v1/me/notices/wishes", &[], wishes).await;
    driver.ask(ana, "put /api/v1/me/holiday", &[], json!({ "days": 30 })).await;
    driver.ask(ana, "put /api/v1/me/holiday", &[], json!({ "days": 0 })).await;
    // Of such a letter six are written.
    let (text, came) = ("\u{1}".repeat(20_000), "\u{2}".repeat(20_000));
    let new = json!({ "game": "packs", "name": long(40), "text": text, "came": came });
    let made = driver.ask(ana, "post /api/v1/decks", &[], new).await;
    let here = [("deck", made["id"].as_str().unwrap())];
    driver.ask(ana, "get /api/v1/decks/{deck}", &here, Value::Null).await;
    let anew = json!({ "name": long(40), "text": text, "came": came });
    driver.ask(ana, "put /api/v1/decks/{deck}", &here, anew).await;
    let with = (0..8).map(|number| format!("{number}{}", long(23))).collect::<Vec<_>>();
    let chapter = json!({ "chapter": "9", "won": true, "attempts": 999, "with": with });
    let paper = json!({ "game": "bids", "chapters": [chapter] });
    driver.ask(ana, "put /api/v1/me/campaigns/{game}", &[("game", "bids")], paper).await;
    driver.ask(ana, "post /api/v1/groups", &[], json!({ "name": long(48) })).await;
    driver.ask(ana, "post /api/v1/me/tokens", &[], json!({ "name": long(24), "days": 7 })).await;
    driver.ask(ana, "get /api/v1/me/data", &[], Value::Null).await;
}

/// The longest that guests can say at tables, and many tables that are followed at once.
async fn at_tables(driver: &mut Driver, ana: &Guest, ben: &Guest) {
    let (id, _) = begin(driver, ana, ben, "bids").await;
    let here = [("id", id.as_str())];
    driver.ask(ben, "post /api/v1/tables/{id}/chat", &here, json!({ "text": long(300) })).await;
    driver.ask(ben, "put /api/v1/tables/{id}/note", &here, json!({ "text": long(2000) })).await;
    driver.ask(ben, "get /api/v1/tables/{id}/note", &here, Value::Null).await;
    driver.ask(ana, "get /api/v1/tables/{id}", &here, Value::Null).await;
    let aside = json!({ "name": long(48), "hidden": false });
    driver.ask(ana, "put /api/v1/me/tables/{id}", &here, aside).await;
    let (id, _) = begin(driver, ana, ben, "race").await;
    let report = json!({ "why": long(300), "line": null, "game": true });
    let told = driver.request(ben, "post /api/v1/tables/{id}/reports", &[("id", &id)]).json(&report);
    assert_eq!(told.send().await.unwrap().status(), 204);
    let plan = json!({ "game": "packs", "name": long(48), "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let made = driver.ask(ana, "post /api/v1/tables", &[], plan).await;
    let at = [("id", made["id"].as_str().unwrap()), ("text", "deck")];
    driver.ask(ana, "post /api/v1/tables/{id}/name", &at[..1], json!({ "name": long(24) })).await;
    let deck = json!({ "text": format!("3 orc\n# {}", "x".repeat(190)) });
    driver.ask(ana, "post /api/v1/tables/{id}/texts/{text}", &at, deck).await;
    let lobby = driver.ask(ana, "get /api/v1/tables", &[], Value::Null).await;
    let followed = lobby["mine"].as_array().unwrap().iter().take(24).enumerate();
    let followed = followed.map(|(to, table)| json!({ "to": to, "table": table["id"] }));
    let followed = escaped(&Value::from_iter(followed).to_string());
    driver.listen(ana, "get /api/v1/events", &[("tables", &followed)]).await;
}
