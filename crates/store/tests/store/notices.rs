//! What is owed to whom: with the turn, once, and by one who sends it.

use store::{Append, DueNotice, GuestHash, Missed, Reach, Status, Store, Turn};

use crate::{Home, choice, summary, temporary};

const ANA: GuestHash = [1; 32];
const BEN: GuestHash = [2; 32];
const GONE: &str = "gone";

fn reach(id: &str) -> Reach {
    Reach {
        id: id.into(),
        way: "plain".into(),
        address: format!("https://hooks.example/{id}"),
        lang: "es".into(),
        trouble: String::new(),
        trouble_at: 0,
    }
}

/// From now on it is their turn at the table.
async fn turns(store: &Store, table: &str, turns: &[(GuestHash, i64)]) {
    let version = store.read(table, 0).await.unwrap().len() as u64;
    let turn = |(guest, since): &(GuestHash, i64)| Turn {
        guest: *guest,
        since: *since,
        due: since + 10,
    };
    let append = Append {
        summary: Some(summary("war", Status::Playing, false)),
        turns: Some(turns.iter().map(turn).collect()),
        ..Append::new(table, version, vec![choice("a step")])
    };
    store.append(append).await.unwrap();
}

async fn due(store: &Store, now: i64) -> Vec<DueNotice> {
    store.due_notices(now, GONE, 100).await.unwrap()
}

async fn one(store: &Store, now: i64) -> DueNotice {
    let mut due = due(store, now).await;
    assert_eq!(due.len(), 1, "{due:?}");
    due.remove(0)
}

/// Ana wants to be told, and it is her turn since 100.
async fn owed() -> Store {
    let store = temporary();
    store.put_guest(ANA, "Ana").await.unwrap();
    store.put_guest(BEN, "Ben").await.unwrap();
    store.put_reach(ANA, reach("a")).await.unwrap();
    turns(&store, "t", &[(ANA, 100)]).await;
    store
}

fn missed(again: Option<i64>) -> Missed {
    Missed {
        again,
        trouble: "refused".into(),
    }
}

#[tokio::test]
async fn owed_with_the_turn_and_sent_once() {
    let store = owed().await;
    assert_eq!(due(&store, 109).await, [], "not before it is due");
    let mut first = one(&store, 110).await;
    assert_eq!(
        (
            first.guest,
            first.table.as_str(),
            first.game.as_str(),
            first.since
        ),
        (ANA, "t", "war", 100)
    );
    assert_eq!((first.tries, &first.reach), (0, &reach("a")));
    assert_eq!(store.claim_notice(&mut first, 200).await, Ok(true));
    assert_eq!(due(&store, 199).await, [], "somebody is at it");
    store.notice_sent(&first).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, []);
    // The same turn, after whatever else happens at the table, is the same turn.
    turns(&store, "t", &[(ANA, 100), (BEN, 300)]).await;
    assert_eq!(
        due(&store, i64::MAX).await,
        [],
        "and Ben does not want to be told"
    );
    turns(&store, "t", &[(ANA, 400)]).await;
    assert_eq!(one(&store, 500).await.since, 400);
}

#[tokio::test]
async fn a_turn_that_is_over_is_not_told() {
    let store = owed().await;
    let mut late = one(&store, 200).await;
    turns(&store, "t", &[(BEN, 150)]).await;
    assert_eq!(due(&store, 200).await, []);
    assert_eq!(store.claim_notice(&mut late, 300).await, Ok(false));
    // Nor is one of a table that goes.
    turns(&store, "t", &[(ANA, 200)]).await;
    store.dismiss(vec!["t".into()]).await.unwrap();
    assert_eq!(due(&store, 1000).await, []);
}

#[tokio::test]
async fn who_looked_is_not_told() {
    let store = owed().await;
    assert_eq!(store.saw(ANA, 99).await, Ok(0), "before it was her turn");
    assert_eq!(store.saw(BEN, 105).await, Ok(0));
    let mut under_way = one(&store, 110).await;
    assert_eq!(store.saw(ANA, 100).await, Ok(1));
    assert_eq!(store.saw(ANA, 101).await, Ok(0), "of this turn once");
    assert_eq!(due(&store, i64::MAX).await, []);
    assert_eq!(store.claim_notice(&mut under_way, 300).await, Ok(false));
    turns(&store, "t", &[(ANA, 400)]).await;
    assert_eq!(one(&store, 500).await.since, 400, "the next turn is another");
}

/// A look while it is being sent: it may arrive, but it is not tried again.
#[tokio::test]
async fn what_was_seen_under_way_is_not_tried_again() {
    let store = owed().await;
    let mut first = one(&store, 110).await;
    assert_eq!(store.claim_notice(&mut first, 200).await, Ok(true));
    assert_eq!(store.saw(ANA, 150).await, Ok(1));
    store.notice_missed(&first, missed(Some(160))).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, []);
}

/// Of sixty who reach for it one has it; when that one is not heard of again, the next; and the first may no longer say what
/// became of it.
#[tokio::test]
async fn one_sends() {
    let home = Home::new();
    let (store, other) = (home.open(), home.open());
    store.put_guest(ANA, "Ana").await.unwrap();
    store.put_reach(ANA, reach("a")).await.unwrap();
    turns(&store, "t", &[(ANA, 100)]).await;
    let found = one(&store, 110).await;
    let tries = (0..60).map(|number| {
        let (store, mut due) = (
            if number % 2 == 0 { &store } else { &other }.clone(),
            found.clone(),
        );
        tokio::spawn(async move { store.claim_notice(&mut due, 200).await.unwrap() })
    });
    let mut claimed = 0;
    for one in tries.collect::<Vec<_>>() {
        claimed += usize::from(one.await.unwrap());
    }
    assert_eq!(claimed, 1);
    let mut again = one(&other, 200).await;
    let asleep = again.clone();
    assert_eq!(again.tries, 1);
    assert_eq!(other.claim_notice(&mut again, 300).await, Ok(true));
    store.notice_missed(&asleep, missed(None)).await.unwrap();
    other.notice_missed(&again, missed(Some(250))).await.unwrap();
    assert_eq!(one(&store, 250).await.tries, 2);
}

#[tokio::test]
async fn what_was_missed_is_told_and_tried_again() {
    let store = owed().await;
    let mut first = one(&store, 110).await;
    store.claim_notice(&mut first, 200).await.unwrap();
    store.notice_missed(&first, missed(Some(170))).await.unwrap();
    assert_eq!(store.reach(ANA).await.unwrap().unwrap().trouble, "refused");
    assert_eq!(store.notices_tried_again(ANA).await, Ok(1));
    assert_eq!(due(&store, 169).await, []);
    let mut second = one(&store, 170).await;
    store.claim_notice(&mut second, 270).await.unwrap();
    store.notice_missed(&second, missed(None)).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, [], "given up");
    assert_eq!(store.notices_tried_again(ANA).await, Ok(0));
    // To an address that is gone nothing is sent, until it is known to be there again.
    turns(&store, "t", &[(ANA, 300)]).await;
    assert_eq!(store.reach_went(ANA, "a", GONE).await, Ok(true));
    assert_eq!(due(&store, 400).await, []);
    assert_eq!(store.reach_went(ANA, "a", "").await, Ok(true));
    let mut third = one(&store, 400).await;
    store.claim_notice(&mut third, 500).await.unwrap();
    store.notice_sent(&third).await.unwrap();
    assert_eq!(store.reach(ANA).await.unwrap().unwrap().trouble, "");
}

/// What was tried, or given up, at the old address is owed to the new one; what was not due yet still is not.
#[tokio::test]
async fn what_is_owed_follows_to_the_new_address() {
    let store = owed().await;
    turns(&store, "given up", &[(ANA, 101)]).await;
    turns(&store, "under way", &[(ANA, 102)]).await;
    turns(&store, "later", &[(ANA, i64::MAX - 100)]).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut next = due(&store, 200).await.remove(0);
        assert!(store.claim_notice(&mut next, i64::MAX - 50).await.unwrap());
        held.push(next);
    }
    store
        .notice_missed(&held[0], missed(Some(i64::MAX - 60)))
        .await
        .unwrap();
    store.notice_missed(&held[1], missed(None)).await.unwrap();
    store.put_reach(ANA, reach("b")).await.unwrap();
    let now = i64::MAX - 200;
    for table in ["t", "given up"] {
        let mut next = one(&store, now).await;
        assert!(["t", "given up"].contains(&next.table.as_str()), "{table}");
        assert_eq!((next.reach.id.as_str(), next.tries), ("b", 0));
        store.claim_notice(&mut next, i64::MAX).await.unwrap();
        store.notice_sent(&next).await.unwrap();
    }
    assert_eq!(due(&store, now).await, [], "one is under way, one is not due");
    // What was under way to the old one did not arrive: that is no trouble of the new one.
    store.notice_missed(&held[2], missed(None)).await.unwrap();
    assert_eq!(store.reach(ANA).await.unwrap().unwrap().trouble, "");
    let next = one(&store, now).await;
    assert_eq!((next.table.as_str(), next.reach.id.as_str()), ("under way", "b"));
}

/// Who looked it up before the address changed does not send it to the old one.
#[tokio::test]
async fn nothing_begins_at_an_old_address() {
    let store = owed().await;
    let mut old = one(&store, 200).await;
    store.put_reach(ANA, reach("b")).await.unwrap();
    assert_eq!(store.claim_notice(&mut old, 300).await, Ok(false));
    assert_eq!(one(&store, 200).await.reach.id, "b");
    assert_eq!(store.drop_reach(ANA).await, Ok(true));
    assert_eq!(store.drop_reach(ANA).await, Ok(false));
    assert_eq!(due(&store, i64::MAX).await, []);
    assert_eq!(store.reach(ANA).await, Ok(None));
}

/// Before it is sure whose the new address is, the old one is told.
#[tokio::test]
async fn asked_for_and_told_as_before() {
    let store = owed().await;
    store.ask_reach(ANA, reach("b")).await.unwrap();
    store.ask_reach(ANA, reach("c")).await.unwrap();
    assert_eq!(one(&store, 200).await.reach.id, "a");
    assert_eq!(store.asked_reach(ANA).await, Ok(Some(reach("c"))));
    for none in ["a", "b", "d"] {
        assert_eq!(store.confirm_reach(none).await, Ok(false), "{none}");
    }
    assert_eq!(store.reach_went(ANA, "c", "refused").await, Ok(true));
    assert_eq!(store.asked_reach(ANA).await.unwrap().unwrap().trouble, "refused");
    assert_eq!(store.reach(ANA).await.unwrap().unwrap().trouble, "");
    assert_eq!(store.confirm_reach("c").await, Ok(true));
    assert_eq!(store.confirm_reach("c").await, Ok(false), "once");
    assert_eq!(one(&store, 200).await.reach.id, "c");
    assert_eq!(store.asked_reach(ANA).await, Ok(None));
    // Who says 'not mine' ends the question and nothing else.
    store.ask_reach(ANA, reach("e")).await.unwrap();
    assert_eq!(store.drop_reach_by("e").await, Ok(true));
    assert_eq!(store.drop_reach_by("e").await, Ok(false));
    assert_eq!(one(&store, 200).await.reach.id, "c");
}

/// Who has only been asked is owed what comes meanwhile, and gets it when it is sure.
#[tokio::test]
async fn nothing_is_sent_before_it_is_sure() {
    let store = temporary();
    store.put_guest(ANA, "Ana").await.unwrap();
    store.ask_reach(ANA, reach("a")).await.unwrap();
    turns(&store, "t", &[(ANA, 100), (BEN, 100)]).await;
    assert_eq!(due(&store, i64::MAX).await, []);
    assert_eq!(store.confirm_reach("a").await, Ok(true));
    assert_eq!(one(&store, 200).await.guest, ANA);
}

#[tokio::test]
async fn forgotten_wholly() {
    let store = owed().await;
    store.put_reach(ANA, reach("b")).await.unwrap();
    store.ask_reach(ANA, reach("c")).await.unwrap();
    assert_eq!(store.drop_reach_by("a").await, Ok(false));
    store.dismiss_guests(i64::MAX).await.unwrap();
    assert_eq!(store.asked_reach(ANA).await, Ok(None));
    assert_eq!(store.reach(ANA).await, Ok(None));
    assert_eq!(due(&store, i64::MAX).await, []);
    assert_eq!(store.drop_reach_by("b").await, Ok(false));
}

/// A guest with many is told of one at a time, and keeps nobody from being told.
#[tokio::test]
async fn one_at_a_time_each() {
    let store = owed().await;
    store.put_reach(BEN, reach("b")).await.unwrap();
    for number in 0..50 {
        turns(&store, &format!("more {number}"), &[(ANA, 101 + number)]).await;
    }
    turns(&store, "his", &[(BEN, 500)]).await;
    let due = store.due_notices(1000, GONE, 2).await.unwrap();
    let due = due.iter().map(|due| (due.guest, due.since)).collect::<Vec<_>>();
    assert_eq!(due, [(ANA, 100), (BEN, 500)]);
}
