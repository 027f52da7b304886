//! Administration by the host: what `bree admin` may do while the server runs, and while none does; and what it may not.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{AdminConnection, Answer, ApiOnly, Clock, Config, Did, House, Order, TableFacts};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};

use crate::house::{Guest, Open, room, token};
use crate::race::{FIRST, Race};

const DAY: u64 = 24 * 3600;

struct Inn {
    folder: tempfile::TempDir,
    clock: Clock,
    open: Open,
}

impl Inn {
    async fn opens() -> Self {
        let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
        let open = Self::open(&folder, &clock).await;
        Self { folder, clock, open }
    }

    async fn open(folder: &tempfile::TempDir, clock: &Clock) -> Open {
        let clock = clock.clone();
        Open::house(folder.path(), [room::<Race<FIRST>>(())], |config| config.clock = clock).await
    }

    /// Ana has made a race, and Ben has joined.
    async fn race(&self) -> (Guest, Guest, String) {
        let (ana, ben) = (self.open.guest("Ana").await, self.open.guest("Ben").await);
        let (status, made) = ana.post("/tables", json!({ "game": "race", "public": true })).await;
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let secret = json!({ "token": token(&made["links"]["join"]) });
        assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
        (ana, ben, id)
    }

    fn database(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.folder.path().join("inn.sqlite3")).unwrap()
    }
}

pub async fn admin(folder: &tempfile::TempDir) -> AdminConnection {
    let config = Config {
        db: crate::house::place(folder.path()),
        key: folder.path().join("inn.key"),
        ..Config::default()
    };
    let house = House::new([room::<Race<FIRST>>(())]);
    AdminConnection::open(config, house, Arc::new(ApiOnly)).await.expect("a desk")
}

pub async fn done(admin: &mut AdminConnection, order: Order) -> Did {
    match admin.ask("Rosa", order.clone()).await {
        Ok(Answer::Done(did)) => did,
        other => panic!("{order:?}: {other:?}"),
    }
}

async fn refused(admin: &mut AdminConnection, order: Order) -> String {
    let refused = admin.ask("Rosa", order.clone()).await;
    refused.expect_err(&format!("{order:?}")).code
}

async fn facts(admin: &mut AdminConnection, id: &str) -> TableFacts {
    let table = id.to_owned();
    match admin.ask("Rosa", Order::Show { table }).await {
        Ok(Answer::Table(facts)) => *facts,
        other => panic!("{other:?}"),
    }
}

async fn acts(admin: &mut AdminConnection) -> Vec<String> {
    match admin.ask("Rosa", Order::Log { limit: 100 }).await {
        Ok(Answer::Log(lines)) => lines.into_iter().map(|line| line.act).collect(),
        other => panic!("{other:?}"),
    }
}

fn over(id: &str, seat: u8) -> Order {
    let table = id.to_owned();
    Order::HandOver { table, seat }
}

fn back(id: &str, seat: u8) -> Order {
    let table = id.to_owned();
    Order::ReturnSeat { table, seat }
}

fn rewind(id: &str, seat: u8) -> Order {
    let table = id.to_owned();
    Order::Rewind { table, seat }
}

fn close(id: &str) -> Order {
    Order::Close { table: id.to_owned(), why: "a quarrel".to_owned() }
}

async fn step(who: &Guest, id: &str, ply: u64) {
    let body = json!({ "ply": ply, "choice": "step 1" });
    let (status, answer) = who.post(&format!("/tables/{id}/choices"), body).await;
    assert_eq!(status, 200, "{answer}");
}

/// The id by which the host names who sits at this seat.
async fn guest_at(admin: &mut AdminConnection, id: &str, seat: usize) -> String {
    let facts = facts(admin, id).await;
    facts.seats[seat - 1].guest.as_ref().expect("a guest").id.clone()
}

#[tokio::test]
async fn the_host_steps_in_and_the_players_read_it() {
    let inn = Inn::opens().await;
    let (ana, ben, id) = inn.race().await;
    let mut admin = admin(&inn.folder).await;
    step(&ana, &id, 0).await;
    assert_eq!(done(&mut admin, rewind(&id, 1)).await.tables, 1);
    assert_eq!(ana.look(&id).await["ply"], 0);
    assert_eq!(refused(&mut admin, rewind(&id, 1)).await, "cannot-take-back");
    assert_eq!(refused(&mut admin, back(&id, 2)).await, "nobody-there");
    done(&mut admin, over(&id, 2)).await;
    assert_eq!(refused(&mut admin, over(&id, 2)).await, "nobody-there", "a bot has it");
    assert_eq!(refused(&mut admin, over(&id, 1)).await, "nobody-waits");
    assert_eq!(refused(&mut admin, over(&id, 3)).await, "no-seat");
    assert_eq!(refused(&mut admin, over(&id, 0)).await, "no-seat");
    let (status, denied) =
        ben.post(&format!("/tables/{id}/choices"), json!({ "ply": 0, "choice": "step 1" })).await;
    assert_eq!(denied["error"]["code"], "away", "{status}");
    done(&mut admin, back(&id, 2)).await;
    done(&mut admin, close(&id)).await;
    assert_eq!(refused(&mut admin, close(&id)).await, "over");
    assert_eq!(refused(&mut admin, rewind(&id, 1)).await, "over");
    assert_eq!(refused(&mut admin, close("0000000000")).await, "no-table");
    let table = ben.look(&id).await;
    assert_eq!(table["ended"]["how"], "closed", "{table}");
    let told = table["acts"].as_array().unwrap().iter().map(|act| act["act"].clone());
    let told = told.collect::<Vec<_>>();
    assert_eq!(told, ["house_took_back", "house_handed_over", "house_gave_back"]);
    // What was refused was not done, and is not said to be.
    assert_eq!(acts(&mut admin).await, ["rewind", "hand_over", "give_back", "close"]);
    assert!(!table.to_string().contains("quarrel"), "the reason is the host's");
    inn.open.close().await;
}

/// The log of the host cannot be changed, not even by somebody with the database in hand.
#[tokio::test]
async fn what_the_host_did_stands() {
    if crate::house::on_a_server() {
        return;
    }
    let inn = Inn::opens().await;
    let (_ana, _ben, id) = inn.race().await;
    let mut admin = admin(&inn.folder).await;
    done(&mut admin, close(&id)).await;
    let Ok(Answer::Log(lines)) = admin.ask("Rosa", Order::Log { limit: 1 }).await else {
        panic!("no log");
    };
    assert!(lines[0].who.starts_with("Rosa (uid "), "{:?}", lines[0]);
    assert_eq!(lines[0].about["table"], id.as_str());
    assert_eq!(lines[0].about["why"], "a quarrel");
    let database = inn.database();
    for forbidden in ["DELETE FROM host_acts", "UPDATE host_acts SET who = 'nobody'"] {
        let error = database.execute(forbidden, []).expect_err(forbidden);
        assert!(error.to_string().contains("append-only"), "{error}");
    }
    inn.open.close().await;
}

#[tokio::test]
async fn a_table_that_waits_is_removed() {
    let inn = Inn::opens().await;
    let ana = inn.open.guest("Ana").await;
    let (_, made) = ana.post("/tables", json!({ "game": "race", "public": true })).await;
    let id = made["id"].as_str().unwrap();
    let mut admin = admin(&inn.folder).await;
    done(&mut admin, close(id)).await;
    assert_eq!(ana.get(&format!("/tables/{id}")).await.0, 404);
    let (_, tables) = ana.get("/tables").await;
    assert_eq!([&tables["mine"], &tables["public"]], [&json!([]), &json!([])]);
    assert_eq!(refused(&mut admin, close(id)).await, "no-table");
    inn.open.close().await;
}

/// Whoever may not speak plays on; nothing they write reaches the others.
#[tokio::test]
async fn a_silenced_guest_plays_and_says_nothing() {
    let inn = Inn::opens().await;
    let (ana, ben, id) = inn.race().await;
    let mut admin = admin(&inn.folder).await;
    let name = guest_at(&mut admin, &id, 2).await;
    let silence = |on| Order::Silence { guest: name[..8].to_owned(), on };
    let says = async |who: &Guest| {
        let (status, _) = who.post(&format!("/tables/{id}/chat"), json!({ "text": "Oi" })).await;
        status.as_u16()
    };
    assert_eq!(says(&ben).await, 200);
    done(&mut admin, silence(true)).await;
    crate::cluster::soon(async || says(&ben).await == 403).await;
    assert_eq!([says(&ben).await, says(&ana).await], [403, 200]);
    let words = [
        ben.post(&format!("/tables/{id}/name"), json!({ "name": "Oi oi" })).await,
        ben.post("/tables", json!({ "game": "race", "name": "Oi oi" })).await,
        ben.post(
            "/tables",
            json!({ "game": "race", "seats": [{ "kind": "me", "name": "Oi oi" }, { "kind": "open" }] }),
        )
        .await,
    ];
    for (status, answer) in words {
        assert_eq!((status.as_u16(), &answer["error"]["code"]), (403, &json!("silenced")), "{answer}");
    }
    let rename = ben.request("PATCH", "/api/v1/me").json(&json!({ "name": "Oi oi" }));
    assert_eq!(rename.send().await.unwrap().status(), 403);
    step(&ana, &id, 0).await;
    step(&ben, &id, 1).await;
    assert!(facts(&mut admin, &id).await.seats[1].guest.as_ref().unwrap().silenced);
    done(&mut admin, silence(false)).await;
    crate::cluster::soon(async || says(&ben).await == 200).await;
    for unknown in ["", "12345", "0000000000000000", "not a guest", &"0".repeat(65)] {
        let guest = unknown.to_owned();
        assert_eq!(refused(&mut admin, Order::Silence { guest, on: true }).await, "nobody-meant");
    }
    inn.open.close().await;
}

/// Nothing is left of a guest who is forgotten but what they chose; the others play on, also after a restart.
#[tokio::test]
async fn a_guest_is_forgotten() {
    if crate::house::on_a_server() {
        return;
    }
    let inn = Inn::opens().await;
    let (ana, ben, id) = inn.race().await;
    step(&ana, &id, 0).await;
    step(&ben, &id, 1).await;
    for who in [&ana, &ben] {
        let said = json!({ "text": "I live in Bree" });
        assert_eq!(who.post(&format!("/tables/{id}/chat"), said).await.0, 200);
    }
    let own = json!({ "game": "race", "name": "Ben's own", "seats": [{ "kind": "me" }, { "kind": "bot" }] });
    let (_, own) = ben.post("/tables", own).await;
    let own = own["id"].as_str().unwrap();
    let mut admin = admin(&inn.folder).await;
    let guest = guest_at(&mut admin, &id, 2).await;
    let forget = || Order::Forget { guest: guest.clone() };
    let did = done(&mut admin, forget()).await;
    assert_eq!([did.tables, did.guests], [2, 1]);
    assert_eq!(refused(&mut admin, forget()).await, "nobody-meant");
    assert_eq!(ben.get("/me").await.0, 401);
    assert_eq!(ben.get(&format!("/tables/{own}")).await.0, 404);
    assert_eq!(facts(&mut admin, own).await.line.name, "");
    let names_nobody = |table: &Value| {
        let text = table.to_string();
        assert!(!text.contains("Ben"), "{text}");
        assert_eq!(text.matches("I live in").count(), 1, "only what Ana said: {text}");
    };
    let table = ana.look(&id).await;
    assert!(!table["seats"].to_string().contains("Ben"), "{table}");
    // In the database, too: in no line, and by no hash.
    let dump = |inn: &Inn| {
        let database = inn.database();
        let read = |sql| {
            let mut rows = database.prepare(sql).unwrap();
            let rows = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
            rows.map(Result::unwrap).collect::<String>()
        };
        let log = "SELECT body FROM log UNION ALL SELECT body FROM tables UNION ALL SELECT name FROM guests";
        [read(log), read("SELECT lower(hex(guest)) FROM seats")].concat()
    };
    names_nobody(&Value::String(dump(&inn)));
    assert!(!dump(&inn).contains(&guest), "their hash stands nowhere");
    // The bot at their seat plays on.
    while ana.look(&id).await["ply"] != 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    step(&ana, &id, 2).await;
    let Inn { folder, clock, open } = inn;
    open.close().await;
    let open = Inn::open(&folder, &clock).await;
    let ana = ana.at(&open);
    while ana.look(&id).await["ply"] != 4 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    step(&ana, &id, 4).await;
    open.close().await;
}

/// Only what nobody has touched goes, also if it was touched between asking and removing.
#[tokio::test]
async fn what_is_dead_is_removed_and_nothing_else() {
    let inn = Inn::opens().await;
    let (_ana, _ben, dead) = inn.race().await;
    let (cleo, _dora, alive) = inn.race().await;
    inn.clock.turn(Duration::from_secs(100 * DAY));
    let before = inn.clock.now() - 90 * 86_400_000;
    let mut admin = admin(&inn.folder).await;
    let Ok(Answer::Ids(mut found)) = admin.ask("Rosa", Order::GivenUp { before, limit: 10 }).await else {
        panic!("no ids");
    };
    found.sort();
    let mut both = vec![dead.clone(), alive.clone()];
    both.sort();
    assert_eq!(found, both);
    step(&cleo, &alive, 0).await;
    let tables = found;
    assert_eq!(done(&mut admin, Order::Remove { tables, before }).await.tables, 1);
    assert_eq!(cleo.look(&alive).await["ply"], 1);
    assert_eq!(cleo.get(&format!("/tables/{dead}")).await.0, 404);
    // Ana and Ben sit nowhere any more.
    assert_eq!(done(&mut admin, Order::RemoveGuests { before }).await.guests, 2);
    inn.open.close().await;
}

/// Without a server the same is done on the database, which no server can open meanwhile.
#[tokio::test]
async fn the_desk_works_alone() {
    let inn = Inn::opens().await;
    let (ana, _ben, id) = inn.race().await;
    let Inn { folder, clock, open } = inn;
    open.close().await;
    let path = folder.path().join("inn.sqlite3.admin");
    assert!(!path.exists(), "nobody answers there");
    let mut alone = admin(&folder).await;
    done(&mut alone, over(&id, 2)).await;
    assert_eq!(facts(&mut alone, &id).await.seats[1].bot.as_deref(), Some("fair"));
    alone.close().await;
    let open = Inn::open(&folder, &clock).await;
    let table = ana.at(&open).look(&id).await;
    assert_eq!(table["acts"][0]["act"], "house_handed_over");
    assert_eq!(acts(&mut admin(&folder).await).await, ["hand_over"]);
    open.close().await;
}

/// What cannot be read is refused, and the next order is heard. The socket is its owner's alone.
#[tokio::test]
async fn nonsense_is_refused() {
    if crate::house::on_a_server() {
        return;
    }
    use std::os::unix::fs::PermissionsExt;
    let inn = Inn::opens().await;
    let path = inn.folder.path().join("inn.sqlite3.admin");
    assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    let mut stream = BufReader::new(tokio::net::UnixStream::connect(&path).await.unwrap());
    for (sent, told) in [
        ("nonsense", "lost"),
        (r#"{"by":"Rosa","order":{"burn":{"table":"x"}}}"#, "lost"),
        (r#"{"by":"Rosa","order":{"show":{"table":"../../etc"}}}"#, "no-table"),
        (r#"{"by":"Rosa","order":{"log":{"limit":1}}}"#, "log"),
    ] {
        stream.get_mut().write_all(format!("{sent}\n").as_bytes()).await.unwrap();
        let mut line = String::new();
        stream.read_line(&mut line).await.unwrap();
        assert!(line.contains(&format!("\"{told}\"")), "{sent}: {line}");
    }
    inn.open.close().await;
}
