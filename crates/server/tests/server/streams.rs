//! Live updates: whoever comes back misses nothing, and who looks through other eyes reads anew.

use std::io::Write;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::house::{Guest, Open};
use crate::listener::{Listener, Read};
use crate::race::begin as race;

async fn walk(who: &Guest, id: &str, ply: u32, choice: &str) {
    let body = json!({ "ply": ply, "choice": choice });
    let (status, answer) = who.post(&format!("/tables/{id}/choices"), body).await;
    assert_eq!(status, 200, "{choice}: {answer}");
}

async fn take_back(who: &Guest, id: &str) {
    let (status, answer) = who.post(&format!("/tables/{id}/take-back"), json!({})).await;
    assert_eq!(status, 200, "{answer}");
}

async fn journal(who: &Guest, id: &str) -> Vec<Value> {
    let (_, told) = who.get(&format!("/tables/{id}/journal")).await;
    told["lines"].as_array().expect("lines").clone()
}

/// Reads until the reader is where the table is.
async fn catch_up(who: &Guest, id: &str, listener: &mut Listener, read: &mut Read) {
    let version = who.look(id).await["version"].clone();
    loop {
        let event = listener.event().await;
        read.take(&event);
        if event.data["version"] == version {
            return;
        }
    }
}

#[tokio::test]
async fn ten_reconnects_miss_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id) = race(&inn).await;
    let (mut read, mut ply) = (Read::default(), 0);
    for round in 0..10 {
        let mut listener = ana.listen(&id, read.last.as_deref()).await;
        catch_up(&ana, &id, &mut listener, &mut read).await;
        assert_eq!(read.lines, journal(&ana, &id).await, "round {round}");
        drop(listener);
        // While nobody listens, things happen: choices, words, and a step back now and then.
        if ply < 8 {
            let (who, other) = if ply % 2 == 0 { (&ana, &ben) } else { (&ben, &ana) };
            walk(who, &id, ply, "step 1").await;
            if round % 3 == 1 {
                take_back(who, &id).await;
                walk(who, &id, ply, "roll").await;
            }
            other.post(&format!("/tables/{id}/chat"), json!({ "text": "well" })).await;
            ply += 1;
        }
    }
    inn.close().await;
}

#[tokio::test]
async fn two_windows_on_one_seat_both_see_everything() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id) = race(&inn).await;
    let (mut one, mut two) = (ana.listen(&id, None).await, ana.listen(&id, None).await);
    let mut reads = [Read::default(), Read::default()];
    for ply in 0..6 {
        let who = if ply % 2 == 0 { &ana } else { &ben };
        walk(who, &id, ply, "step 1").await;
        if ply == 3 {
            take_back(who, &id).await;
            walk(who, &id, ply, "step 2").await;
        }
        for (listener, read) in [&mut one, &mut two].into_iter().zip(&mut reads) {
            catch_up(&ana, &id, listener, read).await;
            assert_eq!(read.lines, journal(&ana, &id).await, "ply {ply}");
        }
    }
    inn.close().await;
}

/// At the end everything is shown: lines come in between those that were read.
#[tokio::test]
async fn the_end_of_a_game_is_read_anew() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    let (mut listener, mut read) = (ana.listen(&id, None).await, Read::default());
    catch_up(&ana, &id, &mut listener, &mut read).await;
    let mut away = Read::default();
    away.take(&ana.listen(&id, None).await.event().await);
    for round in 0..3 {
        for who in [&ana, &ben] {
            assert_eq!(who.bid(&id, 2 * round, 2).await.0, 200);
        }
    }
    catch_up(&ana, &id, &mut listener, &mut read).await;
    let whole = journal(&ana, &id).await;
    assert_eq!(read.lines, whole, "who stayed");
    let mut listener = ana.listen(&id, away.last.clone().as_deref()).await;
    catch_up(&ana, &id, &mut listener, &mut away).await;
    assert_eq!(away.lines, whole, "who came back");
    inn.close().await;
}

/// Whoever holds both seats looks through the one that is asked, and reads what that one may.
#[tokio::test]
async fn other_eyes_read_anew() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let plan = json!({ "game": "bids", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let id = ana.post("/tables", plan).await.1["id"].as_str().unwrap().to_owned();
    let (mut listener, mut read, mut away) = (ana.listen(&id, None).await, Read::default(), Read::default());
    for (ply, seat) in [(0, 1), (0, 2), (2, 1)] {
        catch_up(&ana, &id, &mut listener, &mut read).await;
        let mut back = ana.listen(&id, away.last.clone().as_deref()).await;
        catch_up(&ana, &id, &mut back, &mut away).await;
        let whole = journal(&ana, &id).await;
        assert!(whole.iter().any(|line| line["event"]["Dealt"]["seat"] == seat), "{whole:?}");
        assert_eq!((&read.lines, &away.lines), (&whole, &whole), "seat {seat}");
        let body = json!({ "seat": seat, "ply": ply, "choice": "bid 1" });
        assert_eq!(ana.post(&format!("/tables/{id}/choices"), body).await.0, 200);
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
    let mut stream = request.header("accept-encoding", "gzip, br").send().await.unwrap();
    assert_eq!(stream.headers()["content-encoding"], "gzip");
    assert_eq!(stream.headers()["content-type"], "text/event-stream");
    let mut reader = flate2::write::GzDecoder::new(Vec::new());
    for (ply, bidder) in [Some(&ben), Some(&ana), None].into_iter().enumerate() {
        while !String::from_utf8_lossy(reader.get_ref()).contains(&format!("\"ply\":{ply},")) {
            let chunk = tokio::time::timeout(std::time::Duration::from_secs(10), stream.chunk()).await;
            let chunk = chunk.expect("an event in time").unwrap().expect("the stream goes on");
            reader.write_all(&chunk).unwrap();
            reader.flush().unwrap();
        }
        if let Some(bidder) = bidder {
            assert_eq!(bidder.bid(&id, 0, 1).await.0, StatusCode::OK);
        }
    }
    // Whoever cannot read it is not sent it.
    let request = ben.client.get(format!("{}/api/v1/tables/{id}/events", inn.url));
    let plain = request.bearer_auth(&ben.token).send().await.unwrap();
    assert!(!plain.headers().contains_key("content-encoding"));
    inn.close().await;
}
