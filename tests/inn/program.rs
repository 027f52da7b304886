//! The bot of `docs/bots.md`, as it stands there, plays a game to its end; it is killed in the middle, and so is the inn.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Inn, start_at};

/// The first block of Python in the document.
fn written() -> String {
    let document = include_str!("../../docs/bots.md");
    let block = document.split("```python\n").nth(1).and_then(|rest| rest.split("```").next());
    block.expect("a bot in the document").to_owned()
}

/// The bot at work.
struct Bot(Child);

impl Bot {
    fn begin(inn: &Inn, script: &Path, [table, token, link]: [&str; 3]) -> Self {
        let child = Command::new("python3")
            .arg(script)
            .env("BREE_HOUSE", &inn.url)
            .env("BREE_TABLE", table)
            .env("BREE_TOKEN", token)
            .env("BREE_LINK", link)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("Python 3 is installed");
        Self(child)
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// Somebody who asks.
struct Asker {
    client: reqwest::Client,
    token: String,
}

impl Asker {
    async fn ask(&self, url: &str, body: Option<Value>) -> Value {
        let request = match body {
            Some(body) => self.client.post(url).json(&body),
            None => self.client.get(url),
        };
        let answer = request.bearer_auth(&self.token).send().await.expect("an answer");
        answer.json::<Value>().await.unwrap_or_default()
    }

    /// Waits until `enough` of the table.
    async fn wait(&self, inn: &Inn, table: &str, enough: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let seen = self.ask(&format!("{}/api/v1/tables/{table}", inn.url), None).await;
            if enough(&seen) {
                return seen;
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "it does not go on: {}", seen["ply"]);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// The address is the same after a restart, as that of a real inn.
fn open_at(address: &str, folder: &Path) -> Inn {
    let db = folder.join("inn.sqlite3");
    start_at(address, &["--bot-pace", "0", "--db", db.to_str().expect("a plain path")])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_of_the_document_plays_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("bot.py");
    std::fs::write(&script, written()).unwrap();
    assert!(written().lines().filter(|line| !line.trim().is_empty()).count() <= 40, "it is a short one");
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    let inn = open_at(&address, folder.path());
    let mut ana = Asker { client: reqwest::Client::new(), token: String::new() };
    let api = format!("{}/api/v1", inn.url);
    let guest = ana.ask(&format!("{api}/guests"), Some(json!({ "name": "Ana" }))).await;
    ana.token = guest["token"].as_str().expect("a token").to_owned();
    let made = ana.ask(&format!("{api}/me/tokens"), Some(json!({ "name": "Hal" }))).await;
    let token = made["token"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
    let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "easy" }]);
    let plan = json!({ "game": "journey", "seats": seats });
    let made = ana.ask(&format!("{api}/tables"), Some(plan)).await;
    let table = made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
    let link = made["links"]["join"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let with = [table.as_str(), token.as_str(), link.as_str()];

    let bot = Bot::begin(&inn, &script, with);
    let seen = ana.wait(&inn, &table, |seen| seen["ply"].as_u64() >= Some(8)).await;
    assert_eq!([&seen["seats"][0]["name"], &seen["seats"][0]["program"]], [&json!("Hal"), &json!(true)]);
    // The bot is killed; nobody plays for it.
    drop(bot);
    let stopped = ana.wait(&inn, &table, |seen| seen["seats"][0]["owes"] == true).await;
    let mut bot = Bot::begin(&inn, &script, with);
    let went_on = stopped["ply"].as_u64().unwrap() + 6;
    ana.wait(&inn, &table, |seen| seen["ply"].as_u64() >= Some(went_on)).await;
    // The inn is killed under it, and comes back.
    drop(inn);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(bot.0.try_wait().unwrap().is_none(), "it waits for the inn");
    let inn = open_at(&address, folder.path());
    let seen = ana.wait(&inn, &table, |seen| seen["status"] == "finished").await;
    assert_eq!(seen["ended"]["how"], "outcome", "{}", seen["ended"]);
    let ended = Instant::now();
    let status = loop {
        if let Some(status) = bot.0.try_wait().unwrap() {
            break status;
        }
        assert!(ended.elapsed() < Duration::from_secs(20), "it does not see that it is over");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(status.success(), "{status}");
}

/// With a token that was revoked it stops, and says why in one sentence.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_says_why_it_stops() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("bot.py");
    std::fs::write(&script, written()).unwrap();
    let inn = open_at("127.0.0.1:0", folder.path());
    let mut ana = Asker { client: reqwest::Client::new(), token: String::new() };
    let api = format!("{}/api/v1", inn.url);
    let guest = ana.ask(&format!("{api}/guests"), Some(json!({ "name": "Ana" }))).await;
    ana.token = guest["token"].as_str().expect("a token").to_owned();
    let made = ana.ask(&format!("{api}/me/tokens"), Some(json!({ "name": "Hal" }))).await;
    let plan = json!({ "game": "journey", "public": true });
    let table = ana.ask(&format!("{api}/tables"), Some(plan)).await;
    let gone = ana.client.delete(format!("{api}/me/tokens/{}", made["card"]["id"].as_str().unwrap()));
    assert_eq!(gone.bearer_auth(&ana.token).send().await.unwrap().status(), 204);
    let with = [table["id"].as_str().unwrap(), made["token"].as_str().unwrap(), ""];
    let mut bot = Bot::begin(&inn, &script, with);
    let status = bot.0.wait().unwrap();
    assert_eq!(status.code(), Some(1));
    let mut said = String::new();
    std::io::Read::read_to_string(&mut bot.0.stderr.take().unwrap(), &mut said).unwrap();
    assert_eq!(said.trim(), "This token has ended or was revoked. Create another on the page /me/tokens.");
}

/// An inn that answers so, once each; all the rest of the time it says that the token has ended. Returns its address.
fn troubled(answers: Vec<&'static str>) -> String {
    use std::io::{Read, Write};
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        let mut answers = answers.into_iter();
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            // Its head and its body come as one, or nearly so; nothing of it matters.
            let mut asked = [0; 4096];
            let read = stream.read(&mut asked).unwrap_or(0);
            if read > 0 && asked.starts_with(b"POST") {
                stream.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
                let _ = stream.read(&mut asked);
            }
            let answer = answers.next().unwrap_or(ENDED);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    address
}

const ENDED: &str = "HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n\
    {\"error\":{\"code\":\"token-ended\",\"message\":\"It has ended.\"}}";

/// Whatever stands before an inn, or breaks on the way, does not end it; what the inn itself says does.
#[test]
fn the_bot_outlives_what_stands_before_the_inn() {
    let sits = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}";
    let answers = vec![
        "HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<h1>Bad gateway</h1>",
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: Sat, 28 Nov 2026 12:00:00 GMT\r\nConnection: close\r\n\r\n",
        "HTTP/1.1 504 Gateway Timeout\r\nContent-Length: 90\r\n\r\nhalf a",
        // A page of something that does not know the inn.
        "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<h1>Not found</h1>",
        "HTTP/1.1 409 Conflict\r\nConnection: close\r\n\r\n{\"error\":{\"code\":\"moved\",\"message\":\"Again.\"}}",
        // Gone without a word.
        "",
        // It sits, and the line breaks: in the middle of a piece, and in the middle of a line.
        sits,
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n40\r\nevent: table\ndata: {\"sta",
        sits,
        "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nevent: table\ndata: {\"status\":\"pla",
    ];
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("bot.py");
    std::fs::write(&script, written()).unwrap();
    let mut bot = Bot(Command::new("python3")
        .arg(&script)
        .env("BREE_HOUSE", troubled(answers))
        .env("BREE_TABLE", "T")
        .env("BREE_TOKEN", "K")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("Python 3 is installed"));
    let status = bot.0.wait().unwrap();
    let mut said = String::new();
    std::io::Read::read_to_string(&mut bot.0.stderr.take().unwrap(), &mut said).unwrap();
    assert_eq!((status.code(), said.trim()), (Some(1), "It has ended."));
}
