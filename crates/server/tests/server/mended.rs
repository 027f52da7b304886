//! Rules are mended while games are on: these go on from where they stand, and what was is not played again by
//! rules that did not hold then.

use serde_json::{Value, json};
use server::Room;
use table::{Chance, Record, Seed};

use crate::house::{Guest, Open, room};
use crate::ledger::Ledger;
use crate::race::{DOUBLED, FIRST, REWORDED, Race, begin};

fn race<const VERSION: u32>() -> [Room; 1] {
    [room::<Race<VERSION>>(())]
}

/// An inn where the race is played by these rules.
async fn inn<const VERSION: u32>(folder: &tempfile::TempDir) -> Open {
    Open::house(folder.path(), race::<VERSION>(), |_| {}).await
}

async fn walk(who: &Guest, id: &str, ply: u32, choice: &str) {
    let body = json!({ "ply": ply, "choice": choice });
    let (status, answer) = who.post(&format!("/tables/{id}/choices"), body).await;
    assert_eq!(status, 200, "{choice}: {answer}");
}

fn places(table: &Value) -> [u64; 2] {
    ["1", "2"].map(|seat| table["view"]["places"][seat].as_u64().unwrap())
}

/// The parts of a table that must be the same after a restart.
fn lasting(mut table: Value) -> Value {
    // What could be taken back is another matter: before the moment of the mending there is nothing to go to.
    table["take_back"] = Value::Null;
    table
}

async fn record(who: &Guest, id: &str) -> Record {
    let (status, text) = who.get(&format!("/tables/{id}/record")).await;
    assert_eq!(status, 200, "{text}");
    text.as_str().unwrap().parse().expect("a record whose checksum fits")
}

#[tokio::test]
async fn a_running_game_goes_on_from_where_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let old = inn::<FIRST>(&folder).await;
    let (ana, ben, id) = begin(&old).await;
    walk(&ana, &id, 0, "step 2").await;
    walk(&ben, &id, 1, "roll").await;
    walk(&ana, &id, 2, "step 2").await;
    assert_eq!(ana.post(&format!("/tables/{id}/take-back"), json!({})).await.0, 200);
    walk(&ana, &id, 2, "step 1").await;
    let last = ana.listen(&id, None).await.event().await.id;
    let before = ana.look(&id).await;
    let log = Ledger::of(folder.path()).log(&id).await;
    old.close().await;

    let new = inn::<DOUBLED>(&folder).await;
    let (ana, ben) = (ana.at(&new), ben.at(&new));
    let after = ana.look(&id).await;
    assert_eq!(lasting(after.clone()), lasting(before));
    let pushed = ana.listen(&id, Some(&last)).await.event().await.data;
    assert_eq!(pushed["told"], json!({ "from": 3, "lines": [] }), "nothing is told twice");
    assert_eq!(after["take_back"]["offers"], json!([]));
    let (status, answer) = ana.post(&format!("/tables/{id}/take-back"), json!({})).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (409, &json!("cannot-take-back")));
    walk(&ana, &id, 2, "step 1").await;
    assert_eq!(places(&ana.look(&id).await), places(&after), "what was sent before is known again");

    let [anas, bens] = places(&after);
    walk(&ben, &id, 3, "step 1").await;
    assert_eq!(places(&ana.look(&id).await), [anas, bens + 2], "from now on a step counts twice");
    assert_eq!(ben.post(&format!("/tables/{id}/take-back"), json!({})).await.0, 200);
    assert_eq!(places(&ana.look(&id).await), [anas, bens], "and is taken back by the rules it was made by");
    walk(&ben, &id, 3, "roll").await;
    let rolled = places(&ana.look(&id).await);
    let grown = Ledger::of(folder.path()).log(&id).await;
    assert_eq!(grown[..log.len()], log[..], "no entry was ever changed");
    new.close().await;

    // Once more from the log: by now it was played by two sorts of rules.
    let new = inn::<DOUBLED>(&folder).await;
    let (ana, ben) = (ana.at(&new), ben.at(&new));
    assert_eq!(places(&ana.look(&id).await), rolled);
    assert_eq!(ana.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    assert_eq!(ben.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    let seed = ana.look(&id).await["seed"].as_str().unwrap().parse::<Seed>().unwrap();
    let mut chance = Chance::from_seed(&seed);
    let dice = [(); 3].map(|()| u64::from(1 + chance.below(6)));
    assert_eq!(bens, dice[0]);
    assert_eq!(rolled[1], dice.iter().sum::<u64>(), "the dice go on where they were");

    // The record says what was; by no rules alone can it be played again, and that is said.
    let record = record(&ana, &id).await;
    assert_eq!((record.rules_version, record.plies.len()), (FIRST, 4));
    assert_eq!(record.commitment, Some(seed.commitment()));
    let wrong = record.replay::<Race<FIRST>>().unwrap_err();
    assert!(wrong.why.contains("by these rules"), "{wrong}");
    let earlier = record.replay::<Race<DOUBLED>>().unwrap_err();
    assert!(earlier.line < wrong.line && earlier.why.contains("by these rules"), "{earlier}");
    let (status, answer) = ana.get(&format!("/tables/{id}/steps/2")).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (404, &json!("no-step")));
    assert_eq!(answer["error"]["say"]["args"], json!({ "first": { "number": 4 }, "last": { "number": 4 } }));
    assert_eq!(ana.get(&format!("/tables/{id}/steps/4")).await.0, 200);
    new.close().await;
}

#[tokio::test]
async fn the_log_is_not_played_again_even_where_it_would_lead_to_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let old = inn::<FIRST>(&folder).await;
    let (ana, ben, id) = begin(&old).await;
    walk(&ana, &id, 0, "step 2").await;
    let before = ana.look(&id).await;
    assert_eq!(before["take_back"]["offers"][0]["to"], 0);
    old.close().await;
    // The same rules: all can be taken back that could be.
    let same = inn::<FIRST>(&folder).await;
    assert_eq!(ana.clone().at(&same).look(&id).await, before);
    same.close().await;
    let new = inn::<REWORDED>(&folder).await;
    let (ana, ben) = (ana.at(&new), ben.at(&new));
    let after = ana.look(&id).await;
    assert_eq!(after["take_back"]["offers"], json!([]), "it went on from its snapshot");
    assert_eq!(lasting(after), lasting(before));
    walk(&ben, &id, 1, "step 1").await;
    new.close().await;
}

/// A game of three choices that both sorts of rules agree on, or not, and its end by agreement.
async fn finished(folder: &tempfile::TempDir) -> (Guest, String) {
    let old = inn::<FIRST>(folder).await;
    let (ana, ben, id) = begin(&old).await;
    walk(&ana, &id, 0, "step 2").await;
    walk(&ben, &id, 1, "roll").await;
    for who in [&ana, &ben] {
        assert_eq!(who.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    }
    old.close().await;
    (ana, id)
}

#[tokio::test]
async fn a_finished_game_is_shown_step_by_step_only_where_every_step_is_what_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (ana, id) = finished(&folder).await;
    let new = inn::<REWORDED>(&folder).await;
    let ana = ana.at(&new);
    for ply in 0..=2 {
        assert_eq!(ana.get(&format!("/tables/{id}/steps/{ply}")).await.0, 200, "step {ply}");
    }
    new.close().await;
    let new = inn::<DOUBLED>(&folder).await;
    let ana = ana.at(&new);
    for (ply, status) in [(0, 404), (1, 404), (2, 200)] {
        assert_eq!(ana.get(&format!("/tables/{id}/steps/{ply}")).await.0, status, "step {ply}");
    }
    let record = record(&ana, &id).await;
    assert_eq!(record.rules_version, FIRST);
    record.replay::<Race<FIRST>>().expect("by the rules it was played by every line fits");
    let wrong = record.replay::<Race<DOUBLED>>().unwrap_err();
    assert!(wrong.why.contains("by these rules"), "{wrong}");
    new.close().await;
}
