//! The other side of a webhook: a neighbour that keeps what it is sent, and answers as it is told to.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// The kind of answer.
#[derive(Clone)]
pub enum Answer {
    /// This status, with these further lines of the head.
    Says(u16, &'static str),
    /// No answer at all.
    Nothing,
    /// A good status, and then a broken connection in the middle of the promised body.
    Breaks,
}

/// A request.
#[derive(Clone, Debug)]
pub struct Came {
    pub path: String,
    pub head: String,
    pub body: Value,
    /// The body as it came.
    pub bytes: Vec<u8>,
}

pub struct Sink {
    pub addr: SocketAddr,
    came: Arc<Mutex<Vec<Came>>>,
    answer: Arc<Mutex<Answer>>,
}

impl Sink {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let sink = Self {
            addr: listener.local_addr().unwrap(),
            came: Arc::default(),
            answer: Arc::new(Mutex::new(Answer::Says(204, ""))),
        };
        let (came, answer) = (sink.came.clone(), sink.answer.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, came.clone(), answer.clone()));
            }
        });
        sink
    }

    /// An address of its own for somebody.
    pub fn hook(&self, name: &str) -> String {
        format!("http://{}/{name}", self.addr)
    }

    /// Sets the answer; `/marker` is always answered well.
    pub fn answers(&self, answer: Answer) {
        *self.answer.lock().unwrap() = answer;
    }

    /// The requests to that address so far.
    pub fn at(&self, name: &str) -> Vec<Came> {
        let came = self.came.lock().unwrap();
        let there = came.iter().filter(|came| came.path == format!("/{name}"));
        there.cloned().collect()
    }

    /// Waits until so many have come to that address.
    pub async fn wait(&self, name: &str, number: usize) -> Vec<Came> {
        let all = async {
            while self.at(name).len() < number {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), all)
            .await
            .unwrap_or_else(|_| panic!("{} of {number} at {name}", self.at(name).len()));
        self.at(name)
    }
}

async fn serve(mut stream: TcpStream, all: Arc<Mutex<Vec<Came>>>, answer: Arc<Mutex<Answer>>) {
    let Some(came) = read(&mut stream).await else {
        return;
    };
    let answer = match came.path.as_str() {
        "/marker" => Answer::Says(204, ""),
        _ => answer.lock().unwrap().clone(),
    };
    all.lock().unwrap().push(came);
    let said = match answer {
        Answer::Says(status, more) => format!("HTTP/1.1 {status} So\r\n{more}Content-Length: 0\r\n\r\n"),
        Answer::Breaks => "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{".to_owned(),
        Answer::Nothing => return std::future::pending().await,
    };
    let _ = stream.write_all(said.as_bytes()).await;
    if matches!(answer, Answer::Breaks) {
        // Not closed in order, but broken off.
        let _ = stream.set_zero_linger();
    }
}

/// One request: its path and its body, as JSON if it is.
async fn read(stream: &mut TcpStream) -> Option<Came> {
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    loop {
        if let Some(end) = bytes.windows(4).position(|end| end == b"\r\n\r\n") {
            let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
            let body = &bytes[end + 4..];
            let length = head.lines().find_map(|line| {
                let (name, value) = line.split_once(':')?;
                let length = name.eq_ignore_ascii_case("content-length");
                length.then(|| value.trim().parse::<usize>().unwrap())
            });
            if body.len() >= length.unwrap_or_default() {
                let path = head.split(' ').nth(1)?.to_owned();
                let text = || Value::String(String::from_utf8_lossy(body).into_owned());
                return Some(Came {
                    path,
                    body: serde_json::from_slice(body).unwrap_or_else(|_| text()),
                    bytes: body.to_vec(),
                    head,
                });
            }
        }
        match stream.read(&mut part).await {
            Ok(read @ 1..) => bytes.extend(&part[..read]),
            _ => return None,
        }
    }
}
