//! The deal of a day counts once for each guest; what was brought of a campaign on paper is kept; both go with their guest and table.

use store::{DayCount, PlayedDay, Status, Store};

use crate::{one, summary, temporary};

const ANA: [u8; 32] = [1; 32];
const BEN: [u8; 32] = [2; 32];

async fn with_table(store: &Store, table: &str, status: Status) {
    let append = store::Append { summary: Some(summary("tricks", status, false)), ..one(table, 0, "made") };
    store.append(append).await.unwrap();
}

/// The game of a table ends, won or lost.
async fn over(store: &Store, table: &str, won: bool) {
    let line = Some(summary("tricks", Status::Finished, false));
    let append = store::Append { summary: line, day_won: Some(won), ..one(table, 1, "ended") };
    store.append(append).await.unwrap();
}

/// Days, all that were played to the end, and those that were won.
async fn counts(store: &Store, days: (i64, i64)) -> Vec<(i64, usize, usize)> {
    let mut counts = store.count_days("tricks", days).await.unwrap();
    counts.sort_by_key(|count| count.day);
    counts.into_iter().map(|DayCount { day, played, won }| (day, played, won)).collect()
}

#[tokio::test]
async fn the_first_table_of_a_day_counts() {
    let store = temporary();
    for (guest, name) in [(ANA, "Ana"), (BEN, "Ben")] {
        store.put_guest(guest, name).await.unwrap();
    }
    for table in ["a", "b", "again", "other"] {
        with_table(&store, table, Status::Playing).await;
    }
    assert_eq!(store.day_of(7, "tricks", ANA).await, Ok(None));
    assert_eq!(store.enter_day(7, "tricks", ANA, "a").await, Ok(true));
    assert_eq!(store.enter_day(7, "tricks", ANA, "again").await, Ok(false), "only the first counts");
    assert_eq!(store.enter_day(7, "tricks", BEN, "b").await, Ok(true));
    assert_eq!(store.enter_day(8, "tricks", ANA, "again").await, Ok(true), "another day");
    assert_eq!(store.enter_day(7, "war", ANA, "c").await, Ok(true), "another game");
    assert_eq!(store.enter_day(7, "tricks", [9; 32], "a").await, Ok(false), "nobody who is not known");
    assert_eq!(store.day_of(7, "tricks", ANA).await, Ok(Some("a".into())));
    assert_eq!(counts(&store, (1, 8)).await, [], "none is over");
    for (table, won) in [("a", true), ("b", false), ("other", true)] {
        over(&store, table, won).await;
    }
    assert_eq!(counts(&store, (1, 8)).await, [(7, 2, 1)], "what is not over does not count");
    assert_eq!(counts(&store, (8, 8)).await, []);
    let days = store.days_of(ANA).await.unwrap().into_iter();
    let days = days.map(|PlayedDay { day, game, table }| (day, game, table)).collect::<Vec<_>>();
    let row = |day, game: &str, table: &str| (day, game.to_owned(), table.to_owned());
    assert_eq!(days, [row(8, "tricks", "again"), row(7, "tricks", "a"), row(7, "war", "c")]);
    // With the table, and with the guest, their day goes.
    store.dismiss(vec!["b".into()]).await.unwrap();
    assert_eq!(counts(&store, (7, 7)).await, [(7, 1, 1)]);
    assert_eq!(store.day_of(7, "tricks", BEN).await, Ok(None));
    store.forget(ANA, None).await.unwrap();
    assert_eq!(counts(&store, (7, 7)).await, []);
    assert_eq!(store.days_of(ANA).await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_campaign_on_paper_is_kept() {
    let store = temporary();
    store.put_guest(ANA, "Ana").await.unwrap();
    assert_eq!(store.paper(ANA, "tricks").await, Ok(None));
    assert_eq!(store.write_paper(ANA, "tricks", "{}".into()).await, Ok(true));
    assert_eq!(store.write_paper(ANA, "tricks", "{\"19\":1}".into()).await, Ok(true));
    assert_eq!(store.write_paper(BEN, "tricks", "{}".into()).await, Ok(false), "nobody who is not known");
    assert_eq!(store.paper(ANA, "tricks").await, Ok(Some("{\"19\":1}".into())));
    assert_eq!(store.papers_of(ANA).await, Ok(vec![("tricks".into(), "{\"19\":1}".into())]));
    assert_eq!(store.write_paper(ANA, "tricks", String::new()).await, Ok(true));
    assert_eq!(store.paper(ANA, "tricks").await, Ok(None));
    store.write_paper(ANA, "tricks", "{}".into()).await.unwrap();
    store.forget(ANA, None).await.unwrap();
    store.put_guest(ANA, "Ana").await.unwrap();
    assert_eq!(store.paper(ANA, "tricks").await, Ok(None), "it went with the guest");
}
