//! Pauses in which nobody could play.

use std::time::Duration;

use store::{Clock, Options, Store};

use crate::Home;

#[tokio::test]
async fn what_was_not_well_is_written_down() {
    let clock = Clock::default();
    let home = Home::new();
    let store = home.open_with(Options { clock: clock.clone(), ..Options::default() });
    let lengths = async |store: &Store| {
        let all = store.pauses().await.unwrap().into_iter();
        all.map(|(since, until)| (until - since) / 1000).collect::<Vec<_>>()
    };
    // A new house was never down.
    assert_eq!(store.alive(Some(i64::MIN), 1000).await, Ok(false));
    assert_eq!(store.alive(Some(i64::MIN), 1000).await, Ok(false), "too short");
    clock.turn(Duration::from_secs(60));
    // Nobody says that it was not well.
    assert_eq!(store.alive(None, 1000).await, Ok(false));
    clock.turn(Duration::from_secs(60));
    assert_eq!(store.alive(Some(i64::MIN), 1000).await, Ok(true));
    assert_eq!(lengths(&store).await, [60]);
    // Another process was well in the meantime.
    let since = clock.now();
    clock.turn(Duration::from_secs(100));
    assert_eq!(store.alive(None, 1000).await, Ok(false));
    clock.turn(Duration::from_secs(7));
    assert_eq!(store.alive(Some(since), 1000).await, Ok(true));
    assert_eq!(lengths(&store).await, [60, 7]);
}
