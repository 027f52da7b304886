//! Two people, and one who watches: from the first hobbit to the rematch.

use serde_json::{Value, json};
use table::{Record, Seated};

use super::{Party, allowed, inn};
use crate::house::{Guest, Open, token};
use crate::listener::{Listener, Read};

#[tokio::test]
async fn from_the_first_hobbit_to_the_rematch() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder).await;
    let party = Party::gather(&inn, &["Ana", "Ben"]).await;
    let eve = Guest::nobody(&inn);
    let watch = format!("/api/v1/tables/{}/events?token={}", party.id, token(&party.links["watch"]));
    let mut window = Listener::of(eve.request("get", &watch).send().await.unwrap());
    back_by_consent(&party).await;
    back_at_once(&party).await;
    talk(&party, &inn).await;
    let table = to_the_end(&party).await;
    let mut read = Read::default();
    loop {
        let event = window.event().await;
        read.take(&event);
        if event.data["status"] == "finished" {
            assert_eq!(event.data["view"], table["view"], "who watches sees what all see");
            break;
        }
    }
    assert_eq!(json!(read.lines), table["told"]["lines"], "and reads what all read");
    afterwards(&party, &table, &eve).await;
    rematch(&party).await;
    inn.close().await;
}

/// The first takes a hobbit, the second too; the first wants another one. The second must agree.
async fn back_by_consent(party: &Party) {
    let (first, _) = party.asked().await;
    let second = 1 - first;
    party.go_on().await;
    party.go_on().await;
    let (asking, other) = (&party.guests[first], &party.guests[second]);
    let offer = party.look(asking).await["take_back"]["offers"][0].clone();
    assert_eq!(offer, json!({ "seat": first + 1, "to": 0, "consent": [second + 1] }));
    for agree in [false, true] {
        party.done(asking, "take-back", json!({ "to": 0 })).await;
        let asked = party.look(other).await["take_back"]["asked"].clone();
        assert_eq!(
            [&asked["by"], &asked["to"], &asked["waiting"]],
            [&json!(first + 1), &json!(0), &json!([second + 1])]
        );
        assert_eq!(party.look(asking).await["ply"], 2, "nothing happens before the answer");
        let answer = json!({ "agree": agree });
        let own = party.refused(asking, "take-back/answer", json!({ "agree": true })).await;
        assert_eq!(own, (409, "nothing-asked".to_owned()), "nobody agrees with themselves");
        // But they may think better of it, and ask again.
        party.done(asking, "take-back/answer", json!({ "agree": false })).await;
        assert_eq!(party.look(other).await["take_back"]["asked"], Value::Null);
        party.done(asking, "take-back", json!({ "to": 0 })).await;
        party.done(other, "take-back/answer", answer).await;
        let table = party.look(asking).await;
        assert_eq!(table["ply"], if agree { 0 } else { 2 });
        assert_eq!(table["take_back"]["asked"], Value::Null);
    }
    let (again, laid) = party.asked().await;
    assert_eq!(again, first, "the same one begins");
    let hobbits = allowed(&laid);
    assert_eq!(hobbits.len(), 4, "all hobbits are free again: {hobbits:?}");
    party.choose(first, &laid, &hobbits[3]).await;
    let (_, laid) = party.asked().await;
    assert!(!allowed(&laid).contains(&hobbits[3]), "now that one is taken");
    party.choose(second, &laid, &hobbits[0]).await;
}

/// A die that was set aside comes back at once; a roll does not.
async fn back_at_once(party: &Party) {
    let (roller, laid) = party.asked().await;
    assert_eq!(allowed(&laid), ["roll"]);
    party.choose(roller, &laid, "roll").await;
    let who = &party.guests[roller];
    let no = (409, "cannot-take-back".to_owned());
    assert_eq!(party.refused(who, "take-back", json!({})).await, no, "what was rolled was rolled");
    let before = party.look(who).await;
    let (_, laid) = party.asked().await;
    let die = allowed(&laid).into_iter().find(|choice| choice.starts_with("set ")).unwrap();
    party.choose(roller, &laid, &die).await;
    assert_ne!(party.look(who).await["view"], before["view"]);
    party.done(who, "take-back", json!({})).await;
    let after = party.look(who).await;
    for part in ["view", "told", "ply", "laid", "prompt"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    let other = &party.guests[1 - roller];
    assert_eq!(party.refused(other, "take-back", json!({})).await, no, "nor by the other");
}

async fn talk(party: &Party, inn: &Open) {
    party.done(&party.guests[1], "chat", json!({ "text": "  ¡Suerte,\n  Ana!  " })).await;
    party.done(&party.guests[0], "chat", json!({ "text": "<b>Gracias</b>" })).await;
    let chat = party.look(&party.guests[1]).await["chat"].clone();
    let said = chat.as_array().unwrap().iter();
    let said = said.map(|line| (line["name"].clone(), line["text"].clone())).collect::<Vec<_>>();
    assert_eq!(said, [(json!("Ben"), json!("¡Suerte, Ana!")), (json!("Ana"), json!("<b>Gracias</b>"))]);
    let stranger = inn.guest("Mallory").await;
    let told = party.refused(&stranger, "chat", json!({ "text": "let me in" })).await;
    assert_eq!(told, (404, "no-table".to_owned()));
}

async fn to_the_end(party: &Party) -> Value {
    let table = party.look(&party.guests[0]).await;
    assert_eq!(table["seed"], Value::Null, "the seed is secret until the end");
    for _ in 0..2000 {
        match party.find_asked().await {
            Some((number, laid)) => party.choose(number, &laid, &allowed(&laid)[0]).await,
            None => return party.look(&party.guests[0]).await,
        }
    }
    panic!("it goes on for ever")
}

async fn afterwards(party: &Party, table: &Value, eve: &Guest) {
    let [ana, ben] = &party.guests[..] else { unreachable!() };
    let id = &party.id;
    assert_eq!((&table["status"], &table["ended"]["how"]), (&json!("finished"), &json!("outcome")));
    let seed = table["seed"].as_str().unwrap().parse::<table::Seed>().unwrap();
    assert_eq!(table["commitment"], seed.commitment().to_string());
    // The replay by its link, without a seat: every step, and its last one is the table.
    let secret = token(&party.look(ben).await["links"]["replay"]);
    let last = table["ply"].as_u64().unwrap();
    let mut told = 0;
    for ply in [0, 1, 2, 3, last / 2, last - 1, last] {
        let (status, step) = eve.get(&format!("/tables/{id}/steps/{ply}?token={secret}")).await;
        assert_eq!(status, 200, "{step}");
        assert_eq!((&step["first"], &step["last"]), (&json!(0), &json!(last)));
        assert_eq!(step["made"].is_null(), ply == 0);
        let lines = step["told"].as_array().unwrap().len();
        assert!(lines >= told, "the journal grows");
        told = lines;
        if ply == last {
            assert_eq!((&step["view"], &step["told"]), (&table["view"], &table["told"]["lines"]));
        }
    }
    assert_eq!(eve.get(&format!("/tables/{id}/steps/{}?token={secret}", last + 1)).await.0, 404);
    assert_eq!(eve.get(&format!("/tables/{id}/steps/0")).await.0, 404, "not without the link");
    let (_, text) = ana.get(&format!("/tables/{id}/record")).await;
    let record = text.as_str().unwrap().parse::<Record>().expect("a record");
    let replayed = record.replay::<journey::Journey>().expect("every line of it fits");
    assert_eq!(u64::from(replayed.ply()), last);
    assert_eq!(json!(replayed.outcome()), table["ended"]["outcome"]);
    let people = ["Ana", "Ben"].map(|name| Seated::Person(name.to_owned()));
    assert_eq!(record.seats, people);
}

/// Whoever asks first makes the next table; the other finds it, and their seat.
async fn rematch(party: &Party) {
    let [ana, ben] = &party.guests[..] else { unreachable!() };
    let next = party.done(ben, "rematch", json!({})).await["id"].clone();
    let id = next.as_str().unwrap();
    assert_eq!(ben.look(id).await["status"], "waiting");
    assert_eq!(party.done(ana, "rematch", json!({})).await["id"], next, "there is one rematch");
    let seats = ana.look(id).await["seats"].clone();
    assert_eq!(
        (&seats[0]["name"], &seats[1]["name"]),
        (&json!("Ana"), &json!("Ben")),
        "each on their own seat, and nobody is asked for a name"
    );
    let link = party.look(ana).await["rematch"].clone();
    assert!(link.as_str().unwrap().starts_with(&format!("/t/{id}/join/")));
    let (status, joined) = ana.post(&format!("/tables/{id}/join"), json!({ "token": token(&link) })).await;
    assert_eq!((status.as_u16(), &joined["seat"]), (200, &json!(1)), "each on their own seat");
    let table = ana.look(id).await;
    assert_eq!((&table["status"], &table["name"]), (&json!("playing"), &json!("The evening")));
    assert_ne!(table["commitment"], party.look(ana).await["commitment"], "other dice");
}
