//! Findings of an attack on the server, and its answers now.

use std::sync::Arc;
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use server::{ApiOnly, Config, House, Inn, Rate, Volume};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::house::{Guest, Open, room, token, toys};
use crate::packs::Packs;

async fn status_of(inn: &Open, path: &str) -> u16 {
    let answer = reqwest::get(format!("{}{path}", inn.url)).await.unwrap();
    answer.status().as_u16()
}

/// Alive is one thing, ready another: on a full disk the server lives, answers, and says that it can keep nothing.
#[tokio::test]
async fn ready_is_not_alive() {
    if crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.store.max_pages = Some(90)).await;
    assert_eq!(status_of(&inn, "/healthz").await, 200);
    assert_eq!(status_of(&inn, "/readyz").await, 200);
    let (ana, _, id, _) = inn.table().await;
    let long = "x".repeat(280);
    while ana.post(&format!("/tables/{id}/chat"), json!({ "text": long })).await.0 == StatusCode::OK {}
    // An answer holds for a second; a line of its own finds room in a page that is there.
    let mut ready = 200;
    for _ in 0..30 {
        ready = status_of(&inn, "/readyz").await;
        if ready == 503 {
            break;
        }
        ana.post(&format!("/tables/{id}/chat"), json!({ "text": "x" })).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(ready, 503);
    assert_eq!(status_of(&inn, "/healthz").await, 200);
    inn.close().await;
}

/// A database that was cut off is neither opened nor written to. (What is damaged otherwise is found while it is open: `trouble`.)
#[tokio::test]
async fn a_damaged_database_is_left_alone() {
    if crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, id, _) = inn.table().await;
    for _ in 0..60 {
        let text = "x".repeat(280);
        ana.post(&format!("/tables/{id}/chat"), json!({ "text": text })).await;
    }
    inn.close().await;
    let db = folder.path().join("inn.sqlite3");
    let mut bytes = std::fs::read(&db).unwrap();
    bytes.truncate(bytes.len() / 2);
    std::fs::write(&db, &bytes).unwrap();
    let config = Config {
        addr: "127.0.0.1:0".parse().unwrap(),
        db: db.clone().into(),
        key: folder.path().join("inn.key"),
        ..Config::default()
    };
    let Err(error) = Inn::open(config, House::new(toys()), Arc::new(ApiOnly)).await else {
        panic!("it opened a damaged database");
    };
    assert!(error.to_string().contains("damaged"), "{error}");
    assert_eq!(std::fs::read(&db).unwrap(), bytes, "not a byte was changed");
}

/// A second server on the same database is refused with a sentence; once the first is closed it opens.
#[tokio::test]
async fn one_database_has_one_server() {
    if crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let first = Open::new(folder.path()).await;
    let config = Config {
        addr: "127.0.0.1:0".parse().unwrap(),
        db: crate::house::place(folder.path()),
        key: folder.path().join("inn.key"),
        ..Config::default()
    };
    let Err(error) = Inn::open(config, House::new(toys()), Arc::new(ApiOnly)).await else {
        panic!("two servers on one database");
    };
    assert!(error.to_string().contains("another Bree"), "{error}");
    first.close().await;
    Open::new(folder.path()).await.close().await;
}

/// Who asks and never reads is let go, and their place with them.
#[tokio::test]
async fn who_does_not_read_is_let_go() {
    let folder = tempfile::tempdir().unwrap();
    let unread = Duration::from_millis(300);
    let inn = Open::with(folder.path(), |config| config.limits.unread = unread).await;
    let address = inn.url.strip_prefix("http://").unwrap();
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(address.parse().unwrap()).await.unwrap();
    // More than fits into what lies between the two.
    const ASKED: usize = 1000;
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: inn\r\n\r\n";
    let _ = stream.write_all(request.repeat(ASKED).as_bytes()).await;
    tokio::time::sleep(unread * 20).await;
    let mut answers = Vec::new();
    // Either end of a connection that was given up: what lay in between, and no more.
    let _ = tokio::time::timeout(Duration::from_secs(60), stream.read_to_end(&mut answers))
        .await
        .expect("the connection was never ended");
    let text = String::from_utf8_lossy(&answers);
    let answered = text.matches("HTTP/1.1 200").count();
    assert!(answered < ASKED, "all {answered} were kept for who did not read");
    inn.close().await;
}

/// Guests cost nothing, and are no way around: an address has a limit of its own.
#[tokio::test]
async fn many_guests_of_one_address_are_one_address() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        config.limits.requests_address = Rate::new(1, 40);
    })
    .await;
    let mut guests = Vec::new();
    for number in 0..10 {
        guests.push(inn.guest(&format!("Guest {number}")).await);
    }
    let mut refused = 0;
    for _ in 0..10 {
        for guest in &guests {
            refused += usize::from(guest.get("/games").await.0 == StatusCode::TOO_MANY_REQUESTS);
        }
    }
    assert!(refused >= 50, "only {refused} of 100 were refused");
    inn.close().await;
}

/// What is said is limited by the minute, and what one address makes by the day.
#[tokio::test]
async fn talk_and_days_have_limits() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        config.limits.chat_a_minute = 5;
        config.limits.new_a_day = 6;
    })
    .await;
    let (ana, ben, id, _) = inn.table().await;
    let says = async |who: &Guest| who.post(&format!("/tables/{id}/chat"), json!({ "text": "hm" })).await.0;
    for _ in 0..5 {
        assert_eq!(says(&ana).await, StatusCode::OK);
    }
    assert_eq!(says(&ana).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(says(&ben).await, StatusCode::OK, "each for themselves");
    // Two guests and a table are made; three more things, and then none today.
    for number in 0..3 {
        inn.guest(&format!("Guest {number}")).await;
    }
    let (status, refused) = ana.post("/guests", json!({})).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{refused}");
    assert_eq!(ana.look(&id).await["status"], "playing", "what is on goes on");
    inn.close().await;
}

/// Whatever changes something counts by the day, also what nobody thought of when the limits were made.
#[tokio::test]
async fn every_change_counts_by_the_day() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.limits.choices_a_day = 9).await;
    let ana = inn.guest("Ana").await;
    let (_, made) = ana.post("/tables", json!({ "game": "race" })).await;
    let id = made["id"].as_str().unwrap();
    let deeds = [
        ("name", json!({ "name": "Una" })),
        ("links/renew", json!({})),
        ("seats/2", json!({ "bot": null })),
        ("leave", json!({ "seat": 2 })),
        ("no-such-thing", json!({})),
    ];
    let mut limited = 0;
    for (what, body) in deeds.iter().cycle().take(12) {
        let (status, answer) = ana.post(&format!("/tables/{id}/{what}"), body.clone()).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer["error"]["code"], "too-many");
            limited += 1;
        }
    }
    assert_eq!(limited, 3);
    let metrics = reqwest::get(&inn.metrics).await.unwrap().text().await.unwrap();
    for kind in ["created", "renamed", "links_renewed", "line"] {
        assert!(metrics.contains(&format!("bree_written_bytes_total{{kind=\"{kind}\"}}")), "{kind}");
    }
    inn.close().await;
}

/// What an address keeps and is answered is counted in bytes, whoever of it asks.
#[tokio::test]
async fn bytes_have_an_allowance() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [room::<Packs>(())], |config| {
        config.limits.kept = Volume::new(1, 70_000);
        config.limits.answered = Volume::new(1, 640_000);
    })
    .await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let deck = json!({ "game": "packs", "name": "Orcs", "text": "x".repeat(20_000) });
    let mut made = Vec::new();
    for who in [&ana, &ben] {
        let (status, kept) = who.post("/decks", deck.clone()).await;
        assert_eq!(status, StatusCode::CREATED, "{kept}");
        made.push(kept["id"].as_str().unwrap().to_owned());
    }
    for who in [&ana, &ben] {
        let (status, refused) = who.post("/decks", deck.clone()).await;
        assert_eq!((status.as_u16(), &refused["error"]["code"]), (429, &json!("too-many")));
    }
    let looks = async || ana.get(&format!("/decks/{}", made[0])).await.0;
    assert_eq!(looks().await, StatusCode::OK, "what is kept can be read");
    let mut read = 0;
    while looks().await == StatusCode::OK {
        read += 1;
        assert!(read < 40, "an address is answered for ever");
    }
    assert!(read >= 10, "only {read} were answered");
    inn.close().await;
}

/// What an address has looked up comes back with time, and meanwhile its games go on.
#[tokio::test]
async fn rows_have_an_allowance() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.limits.rows = Volume::new(1, 2_060)).await;
    let (ana, _, id, _) = inn.table().await;
    let mut read = 0;
    while ana.get("/tables").await.0 == StatusCode::OK {
        read += 1;
        assert!(read < 100, "an address looks up rows for ever");
    }
    let (status, said) = ana.post(&format!("/tables/{id}/chat"), json!({ "text": "Still here." })).await;
    assert!(status.is_success(), "{said}");
    inn.close().await;
}

/// A form that is refused makes no guest.
#[tokio::test]
async fn a_refused_form_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let client = reqwest::Client::new();
    for form in ["game=nope&seat-1=me", "game=bids&seat-1=me&seat-2=bot:nobody", "game=bids&seat-1=me"] {
        let request = client
            .post(format!("{}/tables", inn.url))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(form);
        let answer = request.send().await.unwrap();
        assert!(answer.status().is_client_error(), "{form}: {}", answer.status());
        assert!(!answer.headers().contains_key("set-cookie"), "{form}");
    }
    inn.close().await;
    let store = store::Store::at(&crate::house::place(folder.path()), store::Options::default()).unwrap();
    assert_eq!(store.counts().await.unwrap().guests, 0);
    store.close().await;
}

/// Who accepts no answer is told so, and nothing has been done.
#[tokio::test]
async fn nothing_is_done_that_cannot_be_answered() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, id, _) = inn.table().await;
    let said = ana
        .request("post", &format!("/api/v1/tables/{id}/chat"))
        .header("accept-encoding", "identity;q=0, *;q=0")
        .json(&json!({ "text": "unheard" }));
    assert_eq!(said.send().await.unwrap().status(), StatusCode::NOT_ACCEPTABLE);
    assert_eq!(ana.look(&id).await["chat"], json!([]));
    inn.close().await;
}

/// Watchers leave some streams to those who play.
#[tokio::test]
async fn places_are_kept_for_players() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        config.limits.streams = 4;
        config.limits.streams_each = 4;
    })
    .await;
    let (ana, _, id, made) = inn.table().await;
    let secret = token(&made["links"]["watch"]);
    let eve = inn.guest("Eve").await;
    let open = async |who: &Guest, query: &str| {
        let path = format!("/api/v1/tables/{id}/events{query}");
        who.request("get", &path).send().await.unwrap()
    };
    let mut streams = Vec::new();
    for _ in 0..3 {
        streams.push(open(&eve, &format!("?token={secret}")).await);
    }
    assert!(streams.iter().all(|stream| stream.status() == 200));
    let refused = open(&eve, &format!("?token={secret}")).await;
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    let error: Value = refused.json().await.unwrap();
    assert_eq!(error["error"]["code"], "house-full");
    assert_eq!(open(&ana, "").await.status(), 200, "a place for who plays");
    drop(streams);
    inn.close().await;
}

/// Names that could be taken for one another get a number, in whichever letters they are written.
#[tokio::test]
async fn names_that_look_alike_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let (_, made) =
        ana.post("/tables", json!({ "game": "bids", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let id = made["id"].as_str().unwrap();
    let eve = inn.guest("\u{410}na").await;
    let secret = token(&made["links"]["join"]);
    let (status, joined) = eve.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    let names = ana.look(id).await["seats"].clone();
    assert_eq!(names[0]["name"], "Ana");
    assert_eq!(names[1]["name"], "\u{410}na 2");
    let (status, _) = ana.post("/guests", json!({ "name": "\u{2800}" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "a name that nobody can read");
    inn.close().await;
}

/// A rematch is one thing: where it cannot be told of at the old table, no new one stands there either.
#[tokio::test]
async fn a_rematch_is_made_whole_or_not_at_all() {
    if crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    for round in 0..3 {
        for who in [&ana, &ben] {
            assert_eq!(who.bid(&id, 2 * round, 1).await.0, StatusCode::OK);
        }
    }
    let db = rusqlite::Connection::open(folder.path().join("inn.sqlite3")).unwrap();
    db.execute_batch(
        "CREATE TRIGGER cut BEFORE INSERT ON log WHEN NEW.kind = 'rematch'
         BEGIN SELECT RAISE(ABORT, 'the power went'); END;",
    )
    .unwrap();
    let mine = async || ana.get("/tables?mine=true").await.1;
    let before = mine().await;
    let path = format!("/tables/{id}/rematch");
    let (status, answer) = ana.post(&path, json!({})).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
    assert_eq!(mine().await, before, "no table of which nobody is told");
    let tables: i64 = db.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).unwrap();
    assert_eq!(tables, 1);
    db.execute_batch("DROP TRIGGER cut;").unwrap();
    let (status, next) = ana.post(&path, json!({})).await;
    assert_eq!(status, StatusCode::OK, "{next}");
    assert_eq!(ben.post(&path, json!({})).await.1, next, "one rematch for both");
    inn.close().await;
}

/// When the disk takes longer than anybody waits, nobody is told that nothing was done.
#[tokio::test]
async fn a_late_answer_does_not_say_that_nothing_was_done() {
    if crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        config.limits.patience = Duration::from_millis(500);
        config.store.busy_timeout = Duration::from_secs(20);
    })
    .await;
    let (ana, _, id, _) = inn.table().await;
    let slow = rusqlite::Connection::open(folder.path().join("inn.sqlite3")).unwrap();
    slow.execute_batch("BEGIN IMMEDIATE").unwrap();
    let (status, answer) = ana.bid(&id, 0, 2).await;
    assert_eq!((status.as_u16(), answer["error"]["code"].as_str()), (504, Some("unsure")), "{answer}");
    slow.execute_batch("ROLLBACK").unwrap();
    for _ in 0..100 {
        if ana.look(&id).await["ply"] == 1 {
            return inn.close().await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it was done after all");
}

/// By a link that does not fit nobody learns which tables there are.
#[tokio::test]
async fn a_private_table_is_like_none() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (_, _, id, _) = inn.table().await;
    let eve = inn.guest("Eve").await;
    let secret = "AAAAAAAAAAAAAAAAAAAAAA";
    let mut answers = Vec::new();
    for table in [id.as_str(), "0123456789"] {
        let body = json!({ "token": secret });
        answers.push(eve.post(&format!("/tables/{table}/join"), body).await);
        for word in ["join", "watch", "replay"] {
            let page = eve.request("get", &format!("/t/{table}/{word}/{secret}"));
            let page = page.send().await.unwrap();
            answers.push((page.status(), Value::Null));
        }
    }
    let (private, none) = answers.split_at(answers.len() / 2);
    assert_eq!(private, none);
    inn.close().await;
}

/// A house that keeps as much as its host wants says so.
#[tokio::test]
async fn a_house_keeps_so_many_tables_and_guests() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        config.limits.tables_kept = 2;
        config.limits.guests_kept = 3;
    })
    .await;
    let (ana, _, _, _) = inn.table().await;
    let plan = json!({ "game": "bids", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    assert_eq!(ana.post("/tables", plan.clone()).await.0, StatusCode::CREATED);
    let (status, full) = ana.post("/tables", plan).await;
    assert_eq!((status.as_u16(), &full["error"]["code"]), (503, &json!("house-full")));
    inn.guest("Cid").await;
    let (status, full) = Guest::nobody(&inn).post("/guests", json!({})).await;
    assert_eq!((status.as_u16(), &full["error"]["code"]), (503, &json!("house-full")));
    inn.close().await;
}

/// Who only exports games needs no key, and makes none.
#[tokio::test]
async fn an_export_makes_no_key() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (_, _, id, _) = inn.table().await;
    inn.close().await;
    let config = Config {
        db: crate::house::place(folder.path()),
        key: folder.path().join("another.key"),
        ..Config::default()
    };
    let key = config.key.clone();
    let archive = server::Archive::open_without_links(config, House::new(toys())).await;
    let archive = archive.unwrap();
    assert!(archive.export(&id).await.is_ok());
    archive.close().await;
    assert!(!key.exists());
}

/// After a restart every table whose bots owe an answer goes on by itself, also where a thousand younger ones stand
/// before it.
#[tokio::test]
async fn no_bot_sleeps_on() {
    let folder = tempfile::tempdir().unwrap();
    let slow = |config: &mut Config| {
        config.bot_pace = Duration::from_secs(3600);
        config.limits.new = Rate::new(10_000, 10_000);
    };
    let inn = Open::with(folder.path(), slow).await;
    let ana = inn.guest("Ana").await;
    let bot_first = json!({ "game": "race", "seats": [{ "kind": "bot" }, { "kind": "me" }] });
    let (_, made) = ana.post("/tables", bot_first).await;
    let id = made["id"].as_str().unwrap().to_owned();
    for _ in 0..1015 {
        assert_eq!(ana.post("/tables", json!({ "game": "race" })).await.0, StatusCode::CREATED);
    }
    inn.close().await;
    let ledger = crate::ledger::Ledger::of(folder.path());
    let before = ledger.log(&id).await.len();
    let inn = Open::new(folder.path()).await;
    for _ in 0..500 {
        if ledger.log(&id).await.len() > before {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(ledger.log(&id).await.len() > before, "the bot sleeps on");
    inn.close().await;
}

/// A house opens at once, however many tables it keeps.
#[tokio::test]
async fn many_tables_keep_nobody_waiting_at_the_door() {
    if crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    Open::new(folder.path()).await.close().await;
    let conn = rusqlite::Connection::open(folder.path().join("inn.sqlite3")).unwrap();
    conn.execute_batch(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
         INSERT INTO tables SELECT printf('%010d', i), 'race', 'waiting', 0, 1, i, i, '{}' FROM n",
    )
    .unwrap();
    drop(conn);
    let opened = std::time::Instant::now();
    let inn = Open::new(folder.path()).await;
    assert_eq!(status_of(&inn, "/healthz").await, 200);
    let took = opened.elapsed();
    assert!(took < Duration::from_secs(3), "it took {took:?}");
    inn.close().await;
}
