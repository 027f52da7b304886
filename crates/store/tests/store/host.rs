//! Acts of the host are written with their line in the log, and a guest is forgotten without a log losing its place.

use store::{NewEntry, NewHostAct, Redaction, SeatHolder, Status, StoreError};

use crate::{Home, bodies, one, summary, temporary};

const ANA: [u8; 32] = [0xaa; 32];
const BEN: [u8; 32] = [0xbb; 32];

fn act(what: &str) -> NewHostAct {
    NewHostAct { who: "Rosa".to_owned(), act: what.to_owned(), body: "{}".to_owned() }
}

/// Somebody sits down: as the server writes it.
fn sits(guest: [u8; 32]) -> NewEntry {
    let hex = guest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    NewEntry { kind: "seat_taken".to_owned(), body: format!(r#"{{"guest":"{hex}"}}"#), at: None }
}

fn redaction(expected: u64) -> Redaction {
    Redaction {
        table: "a".to_owned(),
        expected,
        entries: vec![(1, "{}".to_owned())],
        summary: "{}".to_owned(),
        guest: ANA,
    }
}

#[tokio::test]
async fn what_is_not_done_is_not_written_down() {
    let store = temporary();
    store.append(one("a", 0, "first")).await.unwrap();
    let stale = store.append_by_host(one("a", 0, "second"), act("close")).await;
    assert!(matches!(stale, Err(StoreError::Stale { .. })), "{stale:?}");
    assert!(store.host_acts(10).await.unwrap().is_empty());
    store.append_by_host(one("a", 1, "second"), act("close")).await.unwrap();
    store.put_guest(ANA, "Ana").await.unwrap();
    assert_eq!(store.silence(ANA, true, act("silence")).await.unwrap(), 1);
    assert!(store.guest(ANA).await.unwrap().unwrap().silenced);
    let acts = store.host_acts(10).await.unwrap();
    let acts = acts.iter().map(|act| (act.seq, act.what.act.as_str()));
    assert_eq!(acts.collect::<Vec<_>>(), [(1, "close"), (2, "silence")]);
    assert_eq!(store.host_acts(1).await.unwrap()[0].seq, 2, "the last");
}

#[tokio::test]
async fn a_guest_is_forgotten_and_the_log_keeps_its_places() {
    let home = Home::new();
    let store = home.open();
    for (guest, name) in [(ANA, "Ana"), (BEN, "Ben")] {
        store.put_guest(guest, name).await.unwrap();
    }
    let seats = [(1, ANA), (2, BEN)].map(|(seat, guest)| SeatHolder { seat, guest });
    let made = store::Append {
        summary: Some(summary("war", Status::Playing, false)),
        seats: Some(seats.to_vec()),
        ..store::Append::new("a", 0, vec![sits(ANA), sits(BEN)])
    };
    store.append(made).await.unwrap();
    // What is no JSON is in nobody's way.
    let odd = NewEntry { body: "odd".to_owned(), ..sits(ANA) };
    store.append(store::Append::new("odd", 0, vec![odd])).await.unwrap();
    assert_eq!(store.tables_naming(ANA).await.unwrap(), ["a"]);
    let stale = store.redact(redaction(1)).await;
    assert!(matches!(stale, Err(StoreError::Stale { have: 2 })), "{stale:?}");
    store.redact(redaction(2)).await.unwrap();
    assert_eq!(bodies(&store, "a").await, ["{}", &sits(BEN).body]);
    assert!(store.tables_naming(ANA).await.unwrap().is_empty());
    let held = store.seats("a").await.unwrap();
    assert_eq!(held.iter().map(|held| held.guest).collect::<Vec<_>>(), [BEN]);
    assert_eq!(store.forget(ANA, Some(act("forget"))).await.unwrap(), 1);
    assert!(store.guest(ANA).await.unwrap().is_none());
    assert_eq!(store.guests_between([0; 32], [0xff; 32]).await.unwrap().len(), 1);
    // What was done for her is not a door for others.
    let refused = home.meddle("UPDATE log SET body = '{}' WHERE table_id = 'a'").await;
    assert!(refused.is_err());
    home.meddle("INSERT INTO redacting VALUES ('a')").await.unwrap();
    for forbidden in ["seq = 9", "kind = 'other'", "at = 0", "table_id = 'b'"] {
        let change = format!("UPDATE log SET {forbidden} WHERE table_id = 'a' AND seq = 2");
        assert!(home.meddle(&change).await.is_err(), "{forbidden}");
    }
}
