//! Many writers at once: every table keeps its order, and of two at one version one wins.

use store::StoreError;
use tokio::task::JoinSet;

use crate::{Home, bodies, one};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn sixty_four_tables_at_once_each_keep_their_order() {
    let home = Home::new();
    let store = home.open();
    let mut players = JoinSet::new();
    for table in 0..64 {
        let store = store.clone();
        players.spawn(async move {
            for n in 0..20 {
                let version = store.append(one(&format!("t{table}"), n, n.to_string())).await.unwrap();
                assert_eq!(version, n + 1);
            }
        });
    }
    players.join_all().await;
    let in_order: Vec<String> = (0..20).map(|n| n.to_string()).collect();
    for table in 0..64 {
        assert_eq!(bodies(&store, &format!("t{table}")).await, in_order);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn sixty_four_writers_at_one_table_each_win_once() {
    let store = crate::temporary();
    let mut players = JoinSet::new();
    for player in 0..64 {
        let store = store.clone();
        players.spawn(async move {
            let mut version = 0;
            loop {
                match store.append(one("t", version, player.to_string())).await {
                    Ok(_) => break,
                    Err(StoreError::Stale { have }) => version = have,
                    Err(error) => panic!("{error}"),
                }
            }
        });
    }
    players.join_all().await;
    let mut winners: Vec<u32> = bodies(&store, "t").await.iter().map(|body| body.parse().unwrap()).collect();
    winners.sort_unstable();
    assert_eq!(winners, (0..64).collect::<Vec<_>>());
}
