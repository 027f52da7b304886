//! Notifications that must not be: to the host's own network, to others, or where nobody waits.

use serde_json::{Value, json};

use super::sink::{Answer, Sink};
use super::{Away, GRACE, look, notices, reach, reaches, say_where, step, stop, tell, try_it};
use crate::house::{Open, room};
use crate::race::{FIRST, Race};

/// Where nobody waits nobody is told: alone, among bots, when one has moved, when it is over.
#[tokio::test]
async fn where_nobody_waits() {
    let away = Away::begins().await;
    let ana = away.inn.guest("Ana").await;
    tell(&ana, &away.sink.hook("ana")).await;
    for seats in [
        json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]),
        json!([{ "kind": "me" }, { "kind": "me" }]),
    ] {
        let (status, made) = ana.post("/tables", json!({ "game": "race", "seats": seats })).await;
        assert_eq!(status, 201, "{made}");
    }
    let (ana, ben, id) = away.bens_turn("ben").await;
    tell(&ana, &away.sink.hook("ana")).await;
    step(&ben, &id, 1).await;
    // The turn is Ana's; Ben ends it before she is told.
    assert_eq!(ben.post(&format!("/tables/{id}/resign"), json!({})).await.0, 200);
    away.pass(GRACE + 1);
    away.settled().await;
    assert_eq!((away.sink.at("ana").len(), away.sink.at("ben").len()), (0, 0));
    away.inn.close().await;
}

/// Only to what the host has named, whole; all else is refused with one sentence, whatever it is.
#[tokio::test]
async fn only_where_the_host_allows() {
    let away = Away::with(|config| config.notices.to = vec!["hooks.example".to_owned()]).await;
    let ben = away.inn.guest("Ben").await;
    let port = away.sink.addr.port();
    let mut sentences = std::collections::BTreeSet::new();
    for address in [
        "http://hooks.example/x".to_owned(),
        "https://elsewhere.example/x".to_owned(),
        "https://hooks.example:8443/x".to_owned(),
        "https://ben@hooks.example/x".to_owned(),
        "https://hooks.example.elsewhere.example/x".to_owned(),
        "http://127.0.0.1/x".to_owned(),
        "http://127.0.0.1:22/x".to_owned(),
        "https://10.0.0.1/x".to_owned(),
        "https://169.254.169.254/latest/meta-data".to_owned(),
        "https://[::1]/x".to_owned(),
        "https://[::ffff:127.0.0.1]/x".to_owned(),
        "https://[fe80::1]/x".to_owned(),
        "https://[fd00::1]/x".to_owned(),
        format!("http://localhost:{port}/x"),
        format!("http://[::ffff:127.0.0.1]:{port}/x"),
        format!("http://2130706433:{port}/x"),
        format!("ftp://127.0.0.1:{port}/x"),
        "file:///etc/passwd".to_owned(),
        "ben@elsewhere.example".to_owned(),
        String::new(),
        "x".repeat(600),
    ] {
        let (status, answer) = say_where(&ben, "discord", &address).await;
        let error = &answer["error"];
        assert_eq!((status, &error["code"]), (422, &json!("bad-reach")), "{address}: {answer}");
        let sentence = error["message"].as_str().unwrap();
        assert!(address.is_empty() || !sentence.contains(&address), "{sentence}");
        sentences.insert(sentence.to_owned());
    }
    assert_eq!(sentences.len(), 1, "{sentences:?}");
    assert_eq!(reach(&ben).await, Value::Null);
    assert!(say_where(&ben, "discord", "https://hooks.example/x").await.0 == 200);
    away.inn.close().await;
}

/// A name that the host allows and that leads into the house is told no other than one that leads nowhere: nothing can be
/// found out with it.
#[tokio::test]
async fn a_name_that_leads_home() {
    let named = ["localhost", "nowhere.invalid"].map(str::to_owned).to_vec();
    let away = Away::with(|config| config.notices.to = named).await;
    let ben = away.inn.guest("Ben").await;
    let mut said = Vec::new();
    for address in ["https://localhost/x", "https://nowhere.invalid/x"] {
        assert_eq!(say_where(&ben, "plain", address).await.0, 200);
        let way = reach(&ben).await;
        let (status, mut tried) = try_it(&ben, &way).await;
        assert_eq!(status, 200, "{tried}");
        assert_eq!(tried["reaches"][0]["trouble"], "unreachable");
        for own in ["id", "hint", "trouble_at"] {
            tried["reaches"][0][own] = Value::Null;
        }
        said.push(tried);
        assert_eq!(stop(&ben, &way).await, 204);
    }
    assert_eq!(said[0], said[1]);
    away.inn.close().await;
}

/// Nobody is followed to another address.
#[tokio::test]
async fn no_other_way_round() {
    let away = Away::begins().await;
    let other = Sink::open().await;
    let leads = format!("Location: http://{}/inner\r\n", other.addr).leak();
    let ben = away.inn.guest("Ben").await;
    tell(&ben, &away.sink.hook("ben")).await;
    for status in [301, 302, 303, 307, 308] {
        away.sink.answers(Answer::Says(status, leads));
        let (_, tried) = try_it(&ben, &reach(&ben).await).await;
        assert_eq!(tried["reaches"][0]["trouble"], "refused", "{status}");
    }
    assert!(other.at("inner").is_empty());
    away.inn.close().await;
}

/// The address is told to nobody, not even to its guest; others neither see that one is told nor can they stop it.
#[tokio::test]
async fn nobody_elses_business() {
    let away = Away::begins().await;
    let (ana, ben, id) = away.bens_turn("very-secret").await;
    let secret = "very-secret";
    let bens = reach(&ben).await;
    assert_eq!(try_it(&ben, &bens).await.0, 200);
    assert_eq!(reach(&ana).await, Value::Null);
    assert_eq!(stop(&ana, &bens).await, 404);
    assert_eq!(try_it(&ana, &bens).await.0, 404);
    // Ana looks, and it is not Ben who has.
    look(&ana).await;
    away.pass(GRACE + 1);
    away.sink.wait(secret, 2).await;
    let mut all = String::new();
    for who in [&ana, &ben] {
        for path in [
            "/me",
            "/me/notices",
            "/me/devices",
            "/tables",
            &format!("/tables/{id}"),
            &format!("/tables/{id}/journal"),
        ] {
            all += &who.get(path).await.1.to_string();
        }
    }
    all += &reqwest::get(&away.inn.metrics).await.unwrap().text().await.unwrap();
    assert!(!all.contains(secret), "{all}");
    assert_eq!(reach(&ben).await["hint"], "127.0.0.1");
    assert!(all.contains("bree_notices_sent_total"), "{all}");
    away.inn.close().await;
}

/// Saying where, and trying it, sends something out of the house: not as often as one likes.
#[tokio::test]
async fn not_as_often_as_one_likes() {
    let away = Away::with(|config| config.limits.notices_an_hour = 2).await;
    let ben = away.inn.guest("Ben").await;
    tell(&ben, &away.sink.hook("ben")).await;
    let way = reach(&ben).await;
    assert_eq!(try_it(&ben, &way).await.0, 200);
    assert_eq!(try_it(&ben, &way).await.0, 429);
    let form = ben.request("post", "/me/notices/test");
    assert_eq!(form.send().await.unwrap().status(), 429);
    // One can always stop, and look.
    look(&ben).await;
    assert_eq!(stop(&ben, &way).await, 204);
    assert_eq!(away.sink.at("ben").len(), 1);
    away.inn.close().await;
}

/// Nobody fills the house with addresses.
#[tokio::test]
async fn not_in_as_many_ways_as_one_likes() {
    let away = Away::begins().await;
    let ben = away.inn.guest("Ben").await;
    for number in 0..store::REACHES {
        tell(&ben, &away.sink.hook(&format!("hook{number}"))).await;
    }
    let (status, answer) = say_where(&ben, "plain", &away.sink.hook("more")).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("too-many-reaches")));
    // The same again is none more.
    tell(&ben, &away.sink.hook("hook0")).await;
    assert_eq!(reaches(&ben).await.len(), store::REACHES as usize);
    away.inn.close().await;
}

/// An inn whose host allows nothing offers nothing.
#[tokio::test]
async fn an_inn_that_tells_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [room::<Race<FIRST>>(())], |_| {}).await;
    let ben = inn.guest("Ben").await;
    assert_eq!(ben.get("/me/notices").await.1["ways"], json!([]));
    let (status, answer) = say_where(&ben, "plain", "https://discord.com/x").await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("no-such-notice")));
    look(&ben).await;
    inn.close().await;
}

/// Without an address of its own the inn could send no links: it does not open.
#[tokio::test]
async fn links_need_an_address() {
    let (folder, sink) = (tempfile::tempdir().unwrap(), Sink::open().await);
    let config = server::Config {
        addr: "127.0.0.1:0".parse().unwrap(),
        db: crate::house::place(folder.path()),
        key: folder.path().join("inn.key"),
        notices: notices(&sink),
        ..server::Config::default()
    };
    let opened = server::Inn::open(config, server::House::default(), std::sync::Arc::new(server::ApiOnly));
    let why = opened.await.err().expect("a reason").to_string();
    assert!(why.contains("--public-url"), "{why}");
}
