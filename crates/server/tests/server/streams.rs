//! Live updates: whoever comes back misses nothing, and nobody holds up another.

use std::io::Write;

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

/// A browser asks for gzip; each event must come whole, not when a buffer is full.
#[tokio::test]
async fn a_compressed_stream_holds_nothing_back() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    let address = format!("{}/api/v1/tables/{id}/events", inn.url);
    let request = ana.client.get(address).bearer_auth(&ana.token);
    let mut stream = request
        .header("accept-encoding", "gzip, br")
        .send()
        .await
        .unwrap();
    assert_eq!(stream.headers()["content-encoding"], "gzip");
    assert_eq!(stream.headers()["content-type"], "text/event-stream");
    let mut reader = flate2::write::GzDecoder::new(Vec::new());
    for (ply, bidder) in [Some(&ben), Some(&ana), None].into_iter().enumerate() {
        while !String::from_utf8_lossy(reader.get_ref()).contains(&format!("\"ply\":{ply},")) {
            let chunk = tokio::time::timeout(std::time::Duration::from_secs(10), stream.chunk()).await;
            let chunk = chunk
                .expect("an event in time")
                .unwrap()
                .expect("the stream goes on");
            reader.write_all(&chunk).unwrap();
            reader.flush().unwrap();
        }
        if let Some(bidder) = bidder {
            assert_eq!(bidder.bid(&id, 0, 1).await.0, StatusCode::OK);
        }
    }
    // Whoever cannot read it is not sent it.
    let plain = ben.stream(&id, None).await;
    assert!(!plain.headers().contains_key("content-encoding"));
    inn.close().await;
}
