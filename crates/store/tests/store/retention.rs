//! Retention of tables and guests.

use store::{Append, Status, StoreError};

use crate::{bodies, choice, one, summary, temporary};

fn table(id: &str, status: Status) -> Append {
    Append {
        summary: Some(summary("war", status, true)),
        ..Append::new(id, 0, vec![choice("first"), choice("second")])
    }
}

/// Later than all that a test does.
const LATER: i64 = i64::MAX;

#[tokio::test]
async fn what_was_given_up_goes_whole() {
    let store = temporary();
    store.append(table("dead", Status::Playing)).await.unwrap();
    store.append(table("waits", Status::Waiting)).await.unwrap();
    store.append(table("over", Status::Finished)).await.unwrap();
    assert_eq!(store.given_up(0, 10).await.unwrap(), [""; 0]);
    let mut dead = store.given_up(LATER, 10).await.unwrap();
    dead.sort();
    assert_eq!(dead, ["dead", "waits"], "finished games stay");
    assert_eq!(store.dismiss(dead).await.unwrap(), 2);
    assert_eq!(bodies(&store, "dead").await, [""; 0]);
    assert!(store.table("dead").await.unwrap().is_none());
    assert_eq!(bodies(&store, "over").await, ["first", "second"]);
    // Whoever still had it in memory can add nothing to it.
    let late = store.append(one("dead", 2, "third")).await;
    assert!(matches!(late, Err(StoreError::Stale { .. })), "{late:?}");
}

/// A log is never shortened while there is a table of that id.
#[tokio::test]
async fn a_log_goes_with_its_table_or_not_at_all() {
    let home = crate::Home::new();
    let store = home.open();
    store.append(table("a", Status::Playing)).await.unwrap();
    let refused = home.meddle("DELETE FROM log WHERE table_id = 'a'").await;
    assert!(refused.is_err());
    assert_eq!(bodies(&store, "a").await.len(), 2);
}

#[tokio::test]
async fn guests_who_sit_somewhere_stay() {
    let store = temporary();
    for guest in [[1; 32], [2; 32]] {
        store.put_guest(guest, "somebody").await.unwrap();
    }
    let seats = vec![store::SeatHolder { seat: 1, guest: [1; 32] }];
    let seated = Append { seats: Some(seats), ..table("a", Status::Playing) };
    store.append(seated).await.unwrap();
    assert_eq!(store.dismiss_guests(0).await.unwrap(), 0, "seen since then");
    assert_eq!(store.dismiss_guests(LATER).await.unwrap(), 1);
    assert!(store.guest([1; 32]).await.unwrap().is_some());
    assert!(store.guest([2; 32]).await.unwrap().is_none());
}

#[tokio::test]
async fn two_tables_change_as_one() {
    let store = temporary();
    store.append(one("a", 0, "first")).await.unwrap();
    let both = vec![one("b", 0, "new"), one("a", 7, "stale")];
    let refused = store.append_all(both).await;
    assert!(matches!(refused, Err(StoreError::Stale { .. })), "{refused:?}");
    assert_eq!(bodies(&store, "b").await, [""; 0], "neither was written");
    store.append_all(vec![one("b", 0, "new"), one("a", 1, "second")]).await.unwrap();
    assert_eq!(bodies(&store, "a").await, ["first", "second"]);
    assert_eq!(bodies(&store, "b").await, ["new"]);
}
