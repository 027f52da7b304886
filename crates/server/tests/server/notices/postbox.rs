//! A mail server that keeps the letters it is handed.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::Mail;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A letter as it came.
#[derive(Clone, Debug)]
pub struct Letter {
    pub to: String,
    pub text: String,
}

impl Letter {
    /// The value of a line of its head.
    pub fn head(&self, name: &str) -> Option<&str> {
        let (head, _) = self.text.split_once("\n\n")?;
        head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    /// The link in it that begins so.
    pub fn link(&self, begins: &str) -> String {
        let mut links = self.links(begins);
        assert!(!links.is_empty(), "no {begins} in {}", self.text);
        links.remove(0)
    }

    /// The link by which one says that the mailbox is one's own.
    pub fn question(&self) -> String {
        let links = self.links("http://inn.example/notices/");
        let found = links.into_iter().find(|link| link.contains("/confirm/"));
        found.unwrap_or_else(|| panic!("no question in {}", self.text))
    }

    fn links(&self, begins: &str) -> Vec<String> {
        // Long lines are folded with a sign of their own.
        let text = self.text.replace("=\n", "").replace("=3D", "=");
        let end = |letter: char| letter.is_whitespace() || letter == '>';
        let whole = |(at, _): (usize, &str)| text[at..].split(end).next().unwrap().to_owned();
        text.match_indices(begins).map(whole).collect()
    }
}

pub struct Postbox {
    pub addr: SocketAddr,
    letters: Arc<Mutex<Vec<Letter>>>,
    /// The answer to a recipient.
    takes: Arc<Mutex<&'static str>>,
}

impl Postbox {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let postbox = Self {
            addr: listener.local_addr().unwrap(),
            letters: Arc::default(),
            takes: Arc::new(Mutex::new("250 yes")),
        };
        let (letters, takes) = (postbox.letters.clone(), postbox.takes.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (letters, takes) = (letters.clone(), takes.clone());
                tokio::spawn(async move { serve(stream, &letters, &takes).await });
            }
        });
        postbox
    }

    /// The settings of a host who has it carry letters.
    pub fn carries(&self) -> Mail {
        Mail { server: format!("smtp://{}", self.addr), from: "The inn <inn@example.org>".to_owned() }
    }

    /// Sets the answer to a recipient.
    pub fn answers(&self, line: &'static str) {
        *self.takes.lock().unwrap() = line;
    }

    pub fn all(&self) -> Vec<Letter> {
        self.letters.lock().unwrap().clone()
    }

    /// Waits until so many have come.
    pub async fn wait(&self, number: usize) -> Vec<Letter> {
        let all = async {
            while self.all().len() < number {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let came = tokio::time::timeout(Duration::from_secs(30), all).await;
        came.unwrap_or_else(|_| panic!("{} of {number} letters", self.all().len()));
        self.all()
    }
}

async fn serve(stream: TcpStream, letters: &Mutex<Vec<Letter>>, takes: &Mutex<&'static str>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let (mut to, mut line) = (String::new(), String::new());
    stream.write_all(b"220 here\r\n").await.ok()?;
    loop {
        line.clear();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let command = line.trim_end().to_owned();
        let answer = match command.split([' ', ':']).next()?.to_ascii_uppercase().as_str() {
            "RCPT" => {
                command.split(['<', '>']).nth(1)?.clone_into(&mut to);
                *takes.lock().unwrap()
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    if stream.read_line(&mut text).await.ok()? == 0 {
                        return None;
                    }
                }
                let text = text.replace("\r\n", "\n");
                let letter = Letter { to: to.clone(), text };
                letters.lock().unwrap().push(letter);
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 yes",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
    }
}
