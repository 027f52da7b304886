//! An append is written whole or not at all, on the version it names.

use store::{Append, NewSnapshot, SeatHolder, Snapshot, Status, StoreError};

use crate::{bodies, choice, one, summary, temporary};

#[tokio::test]
async fn entries_come_back_in_order_with_seq_and_time() {
    let store = temporary();
    assert_eq!(store.append(Append::new("t", 0, vec![choice("a"), choice("b")])).await, Ok(2));
    assert_eq!(store.append(one("t", 2, "c")).await, Ok(3));
    assert_eq!(bodies(&store, "t").await, ["a", "b", "c"]);

    let later = store.read("t", 2).await.unwrap();
    assert_eq!(later.len(), 1);
    assert_eq!((later[0].seq, later[0].kind.as_str()), (3, "choice"));
    assert!(later[0].at > 1_700_000_000_000, "milliseconds since 1970");

    assert_eq!(store.read("t", 3).await, Ok(vec![]));
    assert_eq!(store.read("t", u64::MAX).await, Ok(vec![]));
    assert_eq!(store.read("nowhere", 0).await, Ok(vec![]));
}

#[tokio::test]
async fn one_that_builds_on_another_version_is_stale() {
    let store = temporary();
    store.append(one("t", 0, "first")).await.unwrap();
    for wrong in [0, 2, u64::MAX] {
        assert_eq!(store.append(one("t", wrong, "late")).await, Err(StoreError::Stale { have: 1 }));
    }
    assert_eq!(bodies(&store, "t").await, ["first"]);
}

#[tokio::test]
async fn a_refused_append_leaves_nothing_behind() {
    let store = temporary();
    store.append(one("t", 0, "first")).await.unwrap();
    // The second seat 0 breaks the seats' primary key after entry and summary were written.
    let twice = vec![SeatHolder { seat: 0, guest: [1; 32] }, SeatHolder { seat: 0, guest: [2; 32] }];
    let write = Append {
        summary: Some(summary("war", Status::Playing, true)),
        seats: Some(twice),
        ..one("t", 1, "second")
    };
    assert!(matches!(store.append(write).await, Err(StoreError::Other(_))));
    assert_eq!(bodies(&store, "t").await, ["first"]);
    assert_eq!(store.table("t").await, Ok(None));
    assert_eq!(store.seats("t").await, Ok(vec![]));
}

#[tokio::test]
async fn without_entries_the_version_stays() {
    let store = temporary();
    store.append(one("t", 0, "first")).await.unwrap();
    let write =
        Append { summary: Some(summary("war", Status::Finished, false)), ..Append::new("t", 1, vec![]) };
    assert_eq!(store.append(write).await, Ok(1));
    assert_eq!(store.table("t").await.unwrap().unwrap().version, 1);
}

#[tokio::test]
async fn only_the_latest_snapshot_is_kept() {
    let store = temporary();
    assert_eq!(store.latest_snapshot("t").await, Ok(None));
    for seq in 1..=3 {
        let snapshot = NewSnapshot { rules_version: format!("rules {seq}"), body: format!("state {seq}") };
        store.append(Append { snapshot: Some(snapshot), ..one("t", seq - 1, "x") }).await.unwrap();
    }
    store.append(one("t", 3, "after it")).await.unwrap();
    let kept = store.latest_snapshot("t").await.unwrap().unwrap();
    assert_eq!(kept, Snapshot { seq: 3, rules_version: "rules 3".into(), body: "state 3".into() });
    assert_eq!(store.read("t", kept.seq).await.unwrap().len(), 1);
}

#[tokio::test]
async fn the_log_cannot_be_rewritten() {
    let home = crate::Home::new();
    let store = home.open();
    store.append(one("t", 0, "first")).await.unwrap();
    for statement in ["UPDATE log SET body = 'other'", "DELETE FROM log"] {
        let refused = home.meddle(statement).await;
        assert_eq!(refused, Err("the log is append-only".to_owned()));
    }
}

/// What an append takes the place of says less from now on, at its place; all else of the log stays as it was.
#[tokio::test]
async fn what_is_replaced_says_less() {
    let store = temporary();
    store.append(Append::new("t", 0, vec![choice("a"), choice("long"), choice("c")])).await.unwrap();
    store.append(one("u", 0, "another's")).await.unwrap();
    let before = store.read("t", 0).await.unwrap();
    let append = Append { rewrites: vec![(2, "-".into())], ..one("t", 3, "d") };
    assert_eq!(store.append(append).await, Ok(4));
    assert_eq!(bodies(&store, "t").await, ["a", "-", "c", "d"]);
    let after = store.read("t", 0).await.unwrap();
    for (before, after) in before.iter().zip(&after) {
        assert_eq!((before.seq, before.at, &before.kind), (after.seq, after.at, &after.kind));
    }
    assert_eq!(bodies(&store, "u").await, ["another's"]);
    // An entry may be replaced by one that comes with it.
    let append =
        Append { rewrites: vec![(5, "-".into())], ..Append::new("t", 4, vec![choice("e"), choice("f")]) };
    assert_eq!(store.append(append).await, Ok(6));
    assert_eq!(bodies(&store, "t").await, ["a", "-", "c", "d", "-", "f"]);
}

/// Of an append that is refused nothing is done: what it would have replaced stands.
#[tokio::test]
async fn a_refused_append_replaces_nothing() {
    let store = temporary();
    store.append(one("t", 0, "first")).await.unwrap();
    let stale = Append { rewrites: vec![(1, "-".into())], ..one("t", 0, "late") };
    assert_eq!(store.append(stale).await, Err(StoreError::Stale { have: 1 }));
    // The second seat 0 breaks the seats' primary key after the log was written.
    let seats = vec![SeatHolder { seat: 0, guest: [1; 32] }, SeatHolder { seat: 0, guest: [2; 32] }];
    let broken = Append { rewrites: vec![(1, "-".into())], seats: Some(seats), ..one("t", 1, "second") };
    assert!(store.append(broken).await.is_err());
    assert_eq!(bodies(&store, "t").await, ["first"]);
}
