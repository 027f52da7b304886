//! Live updates: whoever comes back misses nothing, and nobody holds up another.

use reqwest::StatusCode;

use crate::house::{Open, event};

#[tokio::test]
async fn ten_reconnects_miss_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    let (mut read, mut last, mut ply) = (Vec::new(), None, 0);
    for _ in 0..10 {
        let mut stream = ana.stream(&id, last).await;
        let (version, table) = event(&mut stream).await;
        let told = &table["told"];
        read.truncate(told["from"].as_u64().unwrap() as usize);
        read.extend(told["lines"].as_array().unwrap().clone());
        last = Some(version);
        drop(stream);
        // While nobody listens, things happen.
        if ply < 6 {
            let bidder = if ply % 2 == 0 { &ana } else { &ben };
            assert_eq!(bidder.bid(&id, ply - ply % 2, 1).await.0, StatusCode::OK);
            ply += 1;
        }
    }
    let whole = ana.get(&format!("/tables/{id}/journal")).await.1;
    let whole = whole["lines"].as_array().unwrap();
    // Once the game is over everything is shown; until then she read just her own lines, in order.
    assert!(whole.len() >= read.len() && !read.is_empty());
    assert!(
        read.iter().all(|line| whole.contains(line)),
        "a line was read that is not in the journal"
    );
    let public = whole.iter().filter(|line| line["event"].get("Turned").is_some());
    assert!(
        public.clone().count() == 3 && public.clone().all(|line| read.contains(line)),
        "a line was missed"
    );
    inn.close().await;
}

#[tokio::test]
async fn two_windows_of_one_seat_and_one_that_sleeps() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    let (mut one, mut two, _never_read) = (
        ana.stream(&id, None).await,
        ana.stream(&id, None).await,
        ana.stream(&id, None).await,
    );
    event(&mut one).await;
    event(&mut two).await;
    assert_eq!(ben.bid(&id, 0, 2).await.0, StatusCode::OK);
    // Presence of the others may bring an event first.
    for stream in [&mut one, &mut two] {
        while event(stream).await.1["ply"] != 1 {}
    }
    inn.close().await;
}
