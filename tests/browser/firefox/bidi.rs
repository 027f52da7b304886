//! A Firefox without a head, driven by WebDriver BiDi.

use std::cell::Cell;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::shelves::posting;

/// The timeout of everything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A Firefox, which ends with the value.
pub struct Firefox {
    child: Child,
    line: Mutex<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    number: Cell<u64>,
    page: String,
    _profile: tempfile::TempDir,
}

/// The preferences: the push service, and no other connections.
fn preferences(service: SocketAddr) -> String {
    let set = [
        ("dom.push.serverURL", json!(format!("ws://{service}/"))),
        // Else it would be driven without push.
        ("remote.prefs.recommended", json!(false)),
        ("dom.push.testing.allowInsecureServerURL", json!(true)),
        // There is nobody on the machine who could show it.
        ("alerts.useSystemBackend", json!(false)),
        ("app.update.enabled", json!(false)),
        ("browser.shell.checkDefaultBrowser", json!(false)),
        ("datareporting.policy.dataSubmissionEnabled", json!(false)),
        ("network.captive-portal-service.enabled", json!(false)),
        ("network.connectivity-service.enabled", json!(false)),
        ("services.settings.server", json!("http://127.0.0.1:9/")),
        ("intl.accept_languages", json!("es")),
    ];
    set.map(|(name, value)| format!("user_pref(\"{name}\", {value});\n")).concat()
}

impl Firefox {
    pub async fn open(service: SocketAddr) -> Self {
        let profile = tempfile::tempdir().expect("a folder for the profile");
        std::fs::write(profile.path().join("user.js"), preferences(service)).expect("preferences");
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = port.expect("a port").port();
        let child = Command::new("firefox-esr")
            .args(["--headless", "--no-remote", "--profile"])
            .arg(profile.path())
            .arg("--remote-debugging-port")
            .arg(port.to_string())
            .arg("about:blank")
            .env("HOME", profile.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("firefox-esr is installed");
        let until = Instant::now() + PATIENCE;
        let line = loop {
            match connect_async(format!("ws://127.0.0.1:{port}/session")).await {
                Ok((line, _)) => break line,
                Err(why) => assert!(Instant::now() < until, "Firefox does not answer: {why}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let mut firefox = Self {
            child,
            line: Mutex::new(line),
            number: Cell::new(0),
            page: String::new(),
            _profile: profile,
        };
        firefox.ask("session.new", json!({ "capabilities": {} })).await;
        let tree = firefox.ask("browsingContext.getTree", json!({})).await;
        firefox.page = tree["contexts"][0]["context"].as_str().expect("a page").to_owned();
        firefox
    }

    async fn ask(&self, method: &str, params: Value) -> Value {
        let number = self.number.get() + 1;
        self.number.set(number);
        let asked = json!({ "id": number, "method": method, "params": params }).to_string();
        let answered = async {
            let mut line = self.line.lock().await;
            line.send(Message::text(asked.clone())).await.expect("Firefox listens");
            loop {
                let said = line.next().await.expect("Firefox is there").expect("a message");
                let Message::Text(said) = said else { continue };
                let said = serde_json::from_str::<Value>(&said).expect("JSON");
                // What merely happened has no number.
                if said["id"] == number {
                    return said;
                }
            }
        };
        let mut said =
            tokio::time::timeout(PATIENCE, answered).await.unwrap_or_else(|_| panic!("no answer to {asked}"));
        assert_eq!(said["type"], "success", "{asked}: {said}");
        said["result"].take()
    }

    /// Grants notifications from this house.
    pub async fn may_be_told(&self, origin: &str) {
        let permission =
            json!({ "descriptor": { "name": "notifications" }, "state": "granted", "origin": origin });
        self.ask("permissions.setPermission", permission).await;
    }

    pub async fn go(&self, url: &str) {
        let there = json!({ "context": self.page, "url": url, "wait": "complete" });
        self.ask("browsingContext.navigate", there).await;
    }

    /// The value of a script expression on the page, as text.
    pub async fn value(&self, expression: &str) -> String {
        let script = json!({
            "expression": format!("Promise.resolve({expression}).then((value) => JSON.stringify(value) ?? 'null')"),
            "target": { "context": self.page }, "awaitPromise": true, "userActivation": true,
        });
        let said = self.ask("script.evaluate", script).await;
        let value = said["result"]["value"].as_str();
        value.unwrap_or_else(|| panic!("{expression}: {said}")).to_owned()
    }

    /// Waits until the script expression is true.
    pub async fn until(&self, expression: &str) {
        let until = Instant::now() + PATIENCE;
        // While the page changes there is nothing that could be true.
        let safe = format!("(() => {{ try {{ return {expression}; }} catch {{ return false; }} }})()");
        while self.value(&safe).await != "true" {
            assert!(Instant::now() < until, "never true: {expression}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    pub async fn press(&self, css: &str) {
        self.value(&format!("document.querySelector({css:?}).click()")).await;
    }

    /// Asks the API as whoever this browser is.
    pub async fn post(&self, path: &str, body: &str) -> Value {
        serde_json::from_str(&self.value(&posting(path, body)).await).expect("JSON")
    }

    pub async fn close(mut self) {
        self.ask("browser.close", json!({})).await;
        self.child.wait().ok();
    }
}

impl Drop for Firefox {
    /// Also when a test fails.
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
