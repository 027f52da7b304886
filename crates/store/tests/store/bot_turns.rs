//! Bots' turns: noted with the entry that asks for them, and taken by one program at a time.

use std::time::Duration;

use store::{Append, BotTurn, BotsAsked, Clock, Options, Status, Store};

use crate::place::Home;
use crate::{choice, summary, temporary};

const MINUTE: i64 = 60_000;

fn asked(table: &str, expected: u64, people: bool, by: &str) -> Append {
    Append {
        summary: Some(summary("war", Status::Playing, true)),
        bots: Some(BotsAsked::Yes { people, by: by.to_owned() }),
        ..Append::new(table, expected, vec![choice("c")])
    }
}

/// The unclaimed turns, also those that others noted.
async fn free(store: &Store, now: i64) -> Vec<BotTurn> {
    store.free_bot_turns("me", now, now, 9).await.unwrap()
}

fn tables(turns: &[BotTurn]) -> Vec<&str> {
    turns.iter().map(|turn| turn.table.as_str()).collect()
}

fn now() -> i64 {
    Clock::default().now()
}

#[tokio::test]
async fn where_people_sit_comes_first_and_then_the_oldest() {
    let store = temporary();
    for (table, people) in [("a", false), ("c", true), ("b", true)] {
        store.append(asked(table, 0, people, "other")).await.unwrap();
        // Another moment for each.
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    assert_eq!(tables(&free(&store, now()).await), ["c", "b", "a"]);
    // What others asked comes later; one's own at once.
    store.append(asked("mine", 0, false, "me")).await.unwrap();
    let early = store.free_bot_turns("me", now(), 0, 9).await.unwrap();
    assert_eq!(tables(&early), ["mine"]);
    assert_eq!(store.count_free_bot_turns("other", now()).await.unwrap(), 3);
    assert_eq!(store.count_free_bot_turns("me", now()).await.unwrap(), 1);
}

/// Twenty reach for a turn at once: one has it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_turn_is_for_one() {
    let store = temporary();
    store.append(asked("t", 0, true, "me")).await.unwrap();
    let turn = free(&store, now()).await.remove(0);
    let mut reaching = tokio::task::JoinSet::new();
    for number in 0..20 {
        let (store, turn) = (store.clone(), turn.clone());
        reaching.spawn(async move {
            let by = format!("program {number}");
            store.claim_bot_turn(&turn, &by, MINUTE).await.unwrap()
        });
    }
    let won = reaching.join_all().await.into_iter().filter(|won| *won).count();
    assert_eq!(won, 1);
    assert_eq!(free(&store, now()).await, []);
}

/// Whoever has it keeps it for as long as they say so. When they no longer do, it is another's, and theirs no more.
#[tokio::test]
async fn a_turn_is_free_when_its_holder_is_gone() {
    let home = Home::new();
    let clock = Clock::default();
    let options = Options { clock: clock.clone(), ..Options::default() };
    let store = home.open_with(options);
    store.append(asked("t", 0, true, "one")).await.unwrap();
    let turn = free(&store, clock.now()).await.remove(0);
    assert!(store.claim_bot_turn(&turn, "one", MINUTE).await.unwrap());
    assert!(!store.claim_bot_turn(&turn, "two", MINUTE).await.unwrap());
    clock.turn(Duration::from_secs(50));
    assert!(store.keep_bot_turn(&turn, "one", MINUTE).await.unwrap());
    assert!(!store.keep_bot_turn(&turn, "two", MINUTE).await.unwrap());
    clock.turn(Duration::from_secs(50));
    assert!(!store.claim_bot_turn(&turn, "two", MINUTE).await.unwrap());
    clock.turn(Duration::from_secs(11));
    assert_eq!(free(&store, clock.now()).await, std::slice::from_ref(&turn));
    assert!(store.claim_bot_turn(&turn, "two", MINUTE).await.unwrap());
    assert!(!store.keep_bot_turn(&turn, "one", MINUTE).await.unwrap());
    assert!(!store.drop_bot_turn(&turn, "one").await.unwrap());
    // Who goes in order leaves it at once.
    assert!(store.leave_bot_turns("two").await.unwrap());
    assert!(store.claim_bot_turn(&turn, "one", MINUTE).await.unwrap());
    assert!(store.drop_bot_turn(&turn, "one").await.unwrap());
    assert_eq!(free(&store, i64::MAX).await, []);
}

/// With the entry after which something else is asked, or nothing, the turn of before is nobody's.
#[tokio::test]
async fn a_turn_ends_with_an_entry() {
    let store = temporary();
    store.append(asked("t", 0, true, "one")).await.unwrap();
    let first = free(&store, now()).await.remove(0);
    assert!(store.claim_bot_turn(&first, "one", MINUTE).await.unwrap());
    // Somebody talks: nothing changes about it.
    store.append(Append::new("t", 1, vec![choice("word")])).await.unwrap();
    assert!(store.keep_bot_turn(&first, "one", MINUTE).await.unwrap());
    // Something else is asked.
    store.append(asked("t", 2, true, "two")).await.unwrap();
    assert!(!store.keep_bot_turn(&first, "one", MINUTE).await.unwrap());
    assert!(!store.claim_bot_turn(&first, "one", MINUTE).await.unwrap());
    let second = free(&store, now()).await.remove(0);
    assert_eq!((first.version, second.version), (1, 3));
    // An append that is refused changes nothing.
    let late = Append { bots: Some(BotsAsked::No), ..asked("t", 2, true, "one") };
    assert!(store.append(late).await.is_err());
    assert!(store.claim_bot_turn(&second, "two", MINUTE).await.unwrap());
    let end = Append { bots: Some(BotsAsked::No), ..Append::new("t", 3, vec![choice("end")]) };
    store.append(end).await.unwrap();
    assert!(!store.keep_bot_turn(&second, "two", MINUTE).await.unwrap());
    assert_eq!(store.tables_of_bot_turns().await.unwrap(), [""; 0]);
}

/// What was asked before anybody noted it can be noted once, and only as long as nothing has happened since.
#[tokio::test]
async fn a_turn_can_be_noted_later() {
    let store = temporary();
    let write = Append { bots: None, ..asked("t", 0, true, "me") };
    store.append(write).await.unwrap();
    assert!(!store.note_bot_turn("t", 7, true, "me").await.unwrap());
    assert!(store.note_bot_turn("t", 1, true, "me").await.unwrap());
    assert!(!store.note_bot_turn("t", 1, true, "other").await.unwrap());
    assert_eq!(tables(&free(&store, now()).await), ["t"]);
    // It goes with its table.
    store.dismiss(vec!["t".to_owned()]).await.unwrap();
    assert_eq!(store.tables_of_bot_turns().await.unwrap(), [""; 0]);
}
