//! A push service: it keeps a browser on the line, hands it addresses, and passes on what is posted to these. Its protocol is the one that
//! Firefox speaks with its maker's.

use std::net::SocketAddr;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::Message;

pub struct Service {
    /// The address for the house's messages.
    pub web: SocketAddr,
    /// The address of the browser's socket.
    pub socket: SocketAddr,
    taken: UnboundedReceiver<u64>,
}

/// A message: the channel, and its contents.
type Posted = (String, Vec<u8>);

impl Service {
    pub async fn open() -> Self {
        let web = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let line = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let (here, socket) = (web.local_addr().expect("an address"), line.local_addr().expect("an address"));
        let (post, posted) = unbounded_channel();
        let (take, taken) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = web.accept().await {
                tokio::spawn(takes(stream, post.clone()));
            }
        });
        tokio::spawn(async move {
            let mut posted = posted;
            while let Ok((stream, _)) = line.accept().await {
                // One browser, and when it calls again, the same.
                let _ = talks(stream, here, &mut posted, &take).await;
            }
        });
        Self { web: here, socket, taken }
    }

    /// The browser's report on the next message: 100, it was opened and given to the worker.
    pub async fn taken(&mut self) -> u64 {
        let taken = tokio::time::timeout(Duration::from_secs(60), self.taken.recv()).await;
        taken.expect("it arrives").expect("the service is there")
    }
}

/// Takes what is posted.
async fn takes(mut stream: TcpStream, post: UnboundedSender<Posted>) -> std::io::Result<()> {
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let read = stream.read(&mut part).await?;
        bytes.extend(&part[..read]);
        let Some(end) = bytes.windows(4).position(|end| end == b"\r\n\r\n") else {
            if read == 0 {
                return Ok(());
            }
            continue;
        };
        let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length = length.and_then(|length| length.trim().parse::<usize>().ok());
        if bytes.len() < end + 4 + length.unwrap_or_default() && read > 0 {
            continue;
        }
        let channel = head.split(' ').nth(1).unwrap_or_default().trim_start_matches('/').to_owned();
        let _ = post.send((channel, bytes.split_off(end + 4)));
        return stream.write_all(b"HTTP/1.1 201 So\r\nContent-Length: 0\r\n\r\n").await;
    }
}

type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// Talks with the browser.
async fn talks(
    stream: TcpStream,
    web: SocketAddr,
    posted: &mut UnboundedReceiver<Posted>,
    take: &UnboundedSender<u64>,
) -> Result<(), Trouble> {
    let mut line = tokio_tungstenite::accept_async(stream).await?;
    let mut number = 0;
    loop {
        let say = tokio::select! {
            said = line.next() => {
                let Some(Message::Text(said)) = said.transpose()? else { return Ok(()) };
                hears(&serde_json::from_str(&said)?, web, take)
            }
            sent = posted.recv() => {
                let Some((channel, sealed)) = sent else { return Ok(()) };
                number += 1;
                Some(json!({
                    "messageType": "notification", "channelID": channel, "version": format!("v{number}"),
                    "data": URL_SAFE_NO_PAD.encode(sealed), "headers": { "encoding": "aes128gcm" },
                }))
            }
        };
        if let Some(say) = say {
            line.send(Message::text(say.to_string())).await?;
        }
    }
}

/// The reply to a message of the browser.
fn hears(said: &Value, web: SocketAddr, take: &UnboundedSender<u64>) -> Option<Value> {
    let channel = &said["channelID"];
    match said["messageType"].as_str() {
        Some("hello") => Some(json!({
            "messageType": "hello", "uaid": "0123456789abcdef0123456789abcdef", "status": 200, "use_webpush": true,
        })),
        Some("register") => Some(json!({
            "messageType": "register", "channelID": channel, "status": 200,
            "pushEndpoint": format!("http://{web}/{}", channel.as_str()?),
        })),
        Some("unregister") => {
            Some(json!({ "messageType": "unregister", "channelID": channel, "status": 200 }))
        }
        Some("ack") => {
            for update in said["updates"].as_array()? {
                let _ = take.send(update["code"].as_u64().unwrap_or_default());
            }
            None
        }
        Some(_) => None,
        // It asks whether anybody is there.
        None => Some(json!({})),
    }
}
