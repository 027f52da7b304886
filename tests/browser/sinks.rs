//! Neighbours who take what the inn sends, and keep it: posted requests, and letters.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crate::browser::Browser;
use crate::inn::Inn;

/// Takes one thing of a connection.
type Take = fn(TcpStream) -> std::io::Result<Option<String>>;

fn sink(take: Take) -> (SocketAddr, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let (came, all) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            if let Ok(Some(what)) = take(stream) {
                let _ = came.send(what);
            }
        }
    });
    (address, all)
}

/// The next thing that comes.
pub fn next(all: &Receiver<String>) -> String {
    all.recv_timeout(Duration::from_secs(60)).expect("it is sent")
}

/// Adds a mailbox, and confirms it by the link of the first letter.
pub async fn has_a_mailbox(browser: &Browser, inn: &Inn, letters: &Receiver<String>) {
    let page = format!("{}/me/notices", inn.url);
    browser.go(&page).await;
    browser.click("#notices-way > option[value='mail']").await;
    browser.write("#notices-address", "ana@example.org").await;
    browser.click("#notices-set").await;
    browser.find("form[action$='/again']").await;
    browser.go(&link(inn, &next(letters), "/confirm/")).await;
    browser.click("#letter-do").await;
    browser.find("[role=status]").await;
    browser.go(&page).await;
}

/// The first link of a letter in which that stands, at the inn as it is reached here.
pub fn link(inn: &Inn, letter: &str, part: &str) -> String {
    let link = letter.split_whitespace().find(|word| word.contains(part));
    link.expect("a link").replace("http://inn.example", &inn.url)
}

/// A server that takes requests, such as a push service: of each the head, in small letters, and the readable part of the
/// body.
pub fn web() -> (SocketAddr, Receiver<String>) {
    sink(|stream| {
        let mut stream = BufReader::new(stream);
        let (mut head, mut line) = (String::new(), String::new());
        while stream.read_line(&mut line)? > 2 {
            head += &line.to_ascii_lowercase();
            line.clear();
        }
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let mut body = vec![0; length.and_then(|length| length.parse().ok()).unwrap_or_default()];
        stream.read_exact(&mut body)?;
        let answer = b"HTTP/1.1 201 So\r\nContent-Length: 0\r\n\r\n";
        stream.get_mut().write_all(answer)?;
        Ok(Some(format!("{head}\r\n{}", String::from_utf8_lossy(&body))))
    })
}

/// A mail server: the letters as they came.
pub fn mail() -> (SocketAddr, Receiver<String>) {
    sink(|stream| {
        let mut stream = BufReader::new(stream);
        let (mut letter, mut line) = (None, String::new());
        stream.get_mut().write_all(b"220 here\r\n")?;
        while stream.read_line(&mut line)? > 0 {
            let answer = match line.get(..4).unwrap_or_default() {
                "DATA" => {
                    stream.get_mut().write_all(b"354 go on\r\n")?;
                    let mut text = String::new();
                    while !text.ends_with("\r\n.\r\n") && stream.read_line(&mut text)? > 0 {}
                    // Long lines are folded with a sign of their own.
                    letter = Some(text.replace("=\r\n", "").replace("=3D", "="));
                    "250 taken\r\n"
                }
                "QUIT" => {
                    stream.get_mut().write_all(b"221 bye\r\n")?;
                    return Ok(letter);
                }
                _ => "250 yes\r\n",
            };
            stream.get_mut().write_all(answer.as_bytes())?;
            line.clear();
        }
        Ok(letter)
    })
}

/// The browser's subscription: headless Chromium reaches no push service, so it is made up, as in the example of RFC
/// 8291.
pub async fn hands_out(browser: &Browser, service: SocketAddr, name: &str) {
    let subscribes = format!(
        "PushManager.prototype.getSubscription = async () => null;
         PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({{
             endpoint: 'http://{service}/{name}', keys: {{
                 p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
                 auth: 'BTBZMqHH6r4Tts7J_aSIgg' }} }}) }});"
    );
    browser.before_every_page(&subscribes).await;
}

/// Sets the permission for notifications of an address: `granted`, `denied`.
pub async fn may_show(browser: &Browser, origin: &str, setting: &str) {
    let permission = serde_json::json!({
        "permission": { "name": "notifications" }, "setting": setting, "origin": origin,
    });
    let cdp = browser.driver.cdp();
    let set = cdp.send_raw("Browser.setPermission", permission).await;
    set.expect("a permission");
}
