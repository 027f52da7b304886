//! A game that the rules did not end goes out as a record, and comes in again as it was.

use serde_json::{Value, json};
use server::{Archive, Config, House};
use table::{Ending, Record};

use crate::house::{Guest, Open, room, toys};
use crate::race::{FIRST, Race, begin};

async fn record(who: &Guest, id: &str) -> Record {
    let (status, text) = who.get(&format!("/tables/{id}/record")).await;
    assert_eq!(status, 200, "{text}");
    text.as_str().unwrap().parse().expect("a record")
}

async fn done(who: &Guest, id: &str, what: &str) {
    let (status, answer) = who.post(&format!("/tables/{id}/{what}"), json!({})).await;
    assert_eq!(status, 200, "{what}: {answer}");
}

/// The record as it goes out of a house into which it came.
async fn in_and_out(record: &Record) -> Record {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        db: crate::house::place(folder.path()),
        key: folder.path().join("inn.key"),
        ..Config::default()
    };
    let archive = Archive::open(config, House::new(toys())).await.expect("an archive");
    let links = archive.import(record.clone(), String::new(), true).await.expect("it fits");
    let id = links.watch.split('/').nth(2).expect("/t/ID/watch/…").to_owned();
    let (out, over) = archive.export(&id).await.expect("it goes out again");
    assert!(over, "a recorded game is not played on");
    archive.close().await;
    out
}

/// Two play a little; then it is ended.
async fn left(end: &[(usize, &str)]) -> (Value, Record) {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [room::<Race<FIRST>>(())], |_| {}).await;
    let (ana, ben, id) = begin(&inn).await;
    let step = json!({ "ply": 0, "choice": "step 2" });
    assert_eq!(ana.post(&format!("/tables/{id}/choices"), step).await.0, 200);
    let people = [ana, ben];
    for (who, what) in end {
        done(&people[*who], &id, what).await;
    }
    let found = (people[0].look(&id).await["ended"].clone(), record(&people[0], &id).await);
    inn.close().await;
    found
}

#[tokio::test]
async fn an_agreed_end() {
    let (ended, record) = left(&[(0, "end"), (1, "end")]).await;
    assert_eq!(ended["how"], "agreed");
    assert_eq!(record.end, Some(Ending::Agreed));
    assert_eq!(in_and_out(&record).await, record);
}

#[tokio::test]
async fn an_end_by_giving_up() {
    let (ended, record) = left(&[(1, "resign")]).await;
    assert_eq!((&ended["how"], &ended["outcome"]["winners"]), (&json!("resigned"), &json!([1])));
    assert_eq!(record.end, Some(Ending::Resigned));
    assert_eq!(json!(record.outcome(2)), ended["outcome"]);
    let text = record.to_string();
    assert!(text.contains("\nresigned 2\nend resigned\nchecksum "), "{text}");
    record.replay::<Race<FIRST>>().expect("every line fits");
    let again = in_and_out(&record).await;
    assert_eq!(again.to_string(), text);
}

#[tokio::test]
async fn what_a_record_does_not_tell_is_not_made_up() {
    let (_, mut record) = left(&[(0, "end"), (1, "end")]).await;
    // From before records said it; and one of a game that is not over.
    for end in [None, Some(Ending::Unfinished)] {
        record.end = end;
        assert_eq!(in_and_out(&record).await.end, Some(Ending::Unfinished));
    }
}

/// Bots are kept as bots, under no name of any language.
#[tokio::test]
async fn a_bot_is_kept_by_its_level() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [room::<Race<FIRST>>(())], |_| {}).await;
    let ana = inn.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let (_, made) = ana.post("/tables", json!({ "game": "race", "seats": seats })).await;
    let id = made["id"].as_str().unwrap();
    done(&ana, id, "resign").await;
    let record = record(&ana, id).await;
    inn.close().await;
    let text = record.to_string();
    assert!(text.contains("\nseat 1 Ana\nbot 2 easy\nbegin\n"), "{text}");
    assert_eq!(in_and_out(&record).await, record);
}

/// Whoever gave up has lost, and is told so as one who played.
#[tokio::test]
async fn who_gave_up_has_played() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [room::<Race<FIRST>>(())], |_| {}).await;
    let (ana, ben, id) = begin(&inn).await;
    done(&ben, &id, "resign").await;
    for (who, seat) in [(&ana, 1), (&ben, 2)] {
        let seen = who.look(&id).await;
        assert_eq!((&seen["you"], &seen["ended"]["outcome"]["winners"]), (&json!([seat]), &json!([1])));
        assert_eq!(seen["seats"][1]["you"], seat == 2);
    }
    inn.close().await;
}

/// A game that is not over goes on in another house: whoever has the link takes a seat of it.
#[tokio::test]
async fn an_unfinished_game_is_played_on() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let rooms = || [room::<Race<FIRST>>(())];
    let archive = async |folder: &tempfile::TempDir| {
        let config = Config {
            db: crate::house::place(folder.path()),
            key: folder.path().join("inn.key"),
            ..Config::default()
        };
        Archive::open(config, House::new(rooms())).await.expect("an archive")
    };
    let inn = Open::house(old.path(), rooms(), |_| {}).await;
    let (ana, _, id) = begin(&inn).await;
    let step = |ply: u32| json!({ "ply": ply, "choice": "step 1" });
    assert_eq!(ana.post(&format!("/tables/{id}/choices"), step(0)).await.0, 200);
    inn.close().await;
    let house = archive(&old).await;
    let (record, over) = house.export(&id).await.expect("it goes out");
    assert!(!over);
    house.close().await;

    let house = archive(&new).await;
    let links = house.import_to_play(record.clone(), String::new(), false).await.expect("it fits");
    let again = house.import_to_play(record.clone(), String::new(), false).await.expect("it is there");
    assert_eq!(links, again);
    // To be looked at it is another table, and what is over is not played on.
    let looked_at = house.import(record.clone(), String::new(), false).await.expect("it fits");
    assert_ne!(looked_at, links);
    let ended = Record { end: Some(Ending::Agreed), ..record.clone() };
    assert!(house.import_to_play(ended, String::new(), false).await.is_err());
    house.close().await;

    let inn = Open::house(new.path(), rooms(), |_| {}).await;
    let table = links.join.split('/').nth(2).unwrap().to_owned();
    let secret = json!({ "token": links.join.rsplit('/').next().unwrap() });
    let [carl, dora, eve] = [inn.guest("Carl").await, inn.guest("Dora").await, inn.guest("Eve").await];
    for (who, seat) in [(&carl, 1), (&dora, 2)] {
        let (status, joined) = who.post(&format!("/tables/{table}/join"), secret.clone()).await;
        assert_eq!((status.as_u16(), &joined["seat"]), (200, &json!(seat)), "{joined}");
    }
    assert_eq!(eve.post(&format!("/tables/{table}/join"), secret).await.0, 409);
    let seen = dora.look(&table).await;
    assert_eq!((&seen["status"], &seen["ply"], &seen["you"]), (&json!("playing"), &json!(1), &json!([2])));
    let choices = format!("/tables/{table}/choices");
    assert_eq!(carl.post(&choices, step(1)).await.0, 409, "it is not his turn");
    assert_eq!(dora.post(&choices, step(1)).await.0, 200);
    assert_eq!(carl.post(&choices, step(2)).await.0, 200);
    inn.close().await;
    let inn = Open::house(new.path(), rooms(), |_| {}).await;
    assert_eq!(carl.at(&inn).look(&table).await["ply"], 3);
    inn.close().await;
}
