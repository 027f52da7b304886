//! Slow readers hold up nobody, and fill no memory.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::house::{Guest, Open};
use crate::listener::Read;
use crate::race::begin;

/// The messages while one listener sleeps: each event holds the last hundred of these, all together some 12 MiB.
const SAID: usize = 400;
/// The systems' own buffers between the two ends, and one event: far less than all events together.
const AT_MOST: usize = 6 << 20;

/// A stream of events by hand, so that nothing reads it.
async fn ask(inn: &Open, who: &Guest, id: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let address = inn.url.strip_prefix("http://").unwrap();
    let mut stream = socket.connect(address.parse().unwrap()).await.unwrap();
    let request = format!(
        "GET /api/v1/tables/{id}/events HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {}\r\n\r\n",
        who.token
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// Reads until this is in what is read; how much that was.
async fn read_until(stream: &mut TcpStream, wanted: &str) -> usize {
    let (mut all, mut tail, mut part) = (0, String::new(), vec![0; 1 << 16]);
    while !tail.contains(wanted) {
        let read = tokio::time::timeout(Duration::from_secs(10), stream.read(&mut part)).await;
        let read = read.expect("more in time").unwrap();
        assert!(read > 0, "the stream ended");
        all += read;
        let keep = tail.len().saturating_sub(wanted.len() * 2);
        let keep = (keep..=tail.len()).find(|at| tail.is_char_boundary(*at)).unwrap();
        tail.drain(..keep);
        tail.push_str(&String::from_utf8_lossy(&part[..read]));
    }
    all
}

#[tokio::test]
async fn a_listener_that_does_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id) = begin(&inn).await;
    let mut sleeper = ask(&inn, &ben, &id).await;
    let mut awake = ben.listen(&id, None).await;
    let (mut slowest, mut behind) = (Duration::ZERO, Duration::ZERO);
    for number in 0..SAID {
        let text = format!("{number} {}", "words ".repeat(45));
        let since = Instant::now();
        let (status, said) = ana.post(&format!("/tables/{id}/chat"), json!({ "text": text })).await;
        slowest = slowest.max(since.elapsed());
        assert_eq!(status, 200, "{said}");
        awake.until(|data| data["version"].as_u64() >= said["version"].as_u64()).await;
        behind = behind.max(since.elapsed());
    }
    assert!(slowest < Duration::from_secs(2), "saying something took {slowest:?}");
    assert!(behind < Duration::from_secs(3), "another listener was {behind:?} behind");
    // The sleeper wakes up, and is soon where the others are: by fewer events, the last of which says all.
    let last = format!("\"text\":\"{} words", SAID - 1);
    let read = read_until(&mut sleeper, &last).await;
    assert!(read < AT_MOST, "{read} bytes were kept for who did not read");
    inn.close().await;
}

/// Whoever sends a request letter by letter, or half of one, is not waited for for ever.
#[tokio::test]
async fn a_request_that_does_not_arrive() {
    let folder = tempfile::tempdir().unwrap();
    let patience = Duration::from_millis(300);
    let inn = Open::with(folder.path(), |config| config.limits.patience = patience).await;
    let (ana, _, id) = begin(&inn).await;
    let address = inn.url.strip_prefix("http://").unwrap();
    let head = format!(
        "POST /api/v1/tables/{id}/chat HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {}\r\n\
         content-type: application/json\r\ncontent-length: 16\r\n\r\n",
        ana.token
    );
    let whole = format!("{head}{{\"text\":");
    for (sent, wanted) in [(&head[..40], ""), (&whole[..], "503")] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        let mut answer = String::new();
        let end = stream.read_to_string(&mut answer);
        let end = tokio::time::timeout(Duration::from_secs(5), end).await;
        assert!(end.is_ok(), "the server still waits for the rest of {sent:?}");
        assert!(answer.contains(wanted), "{answer}");
    }
    assert_eq!(ana.look(&id).await["chat"], json!([]));
    // A stream is no request that takes too long.
    let (mut listener, mut read) = (ana.listen(&id, None).await, Read::default());
    read.take(&listener.event().await);
    tokio::time::sleep(2 * patience).await;
    assert_eq!(ana.post(&format!("/tables/{id}/chat"), json!({ "text": "hello" })).await.0, 200);
    listener.until(|data| data["chat"][0]["text"] == "hello").await;
    inn.close().await;
}
