//! Forbidden requests: every case is refused with a status that is described, with words that help, and changes nothing
//! at all.

mod by_hand;
mod by_operation;
mod forms;
mod scene;

use reqwest::header::CONTENT_TYPE;
use serde_json::Value;
use web::Language;

use self::scene::{Scene, Who};
use crate::words::in_words;

/// The body of a request.
enum Sent {
    Nothing,
    Json(Value),
    Raw(&'static str, Vec<u8>),
}

/// One request that is to be refused.
struct Case {
    operation: String,
    who: Who,
    /// The values for the path; those without a place there go into the query.
    values: Vec<(&'static str, String)>,
    sent: Sent,
    headers: Vec<(&'static str, &'static str)>,
    expected: (u16, &'static str),
}

impl Case {
    fn new(operation: &str, who: Who, expected: (u16, &'static str)) -> Self {
        Self {
            operation: operation.to_owned(),
            who,
            values: Vec::new(),
            sent: Sent::Nothing,
            headers: Vec::new(),
            expected,
        }
    }

    fn with(mut self, key: &'static str, value: impl ToString) -> Self {
        self.values.push((key, value.to_string()));
        self
    }

    fn at(self, table: &str) -> Self {
        self.with("id", table)
    }

    fn json(mut self, body: Value) -> Self {
        self.sent = Sent::Json(body);
        self
    }

    fn raw(mut self, media: &'static str, body: impl Into<Vec<u8>>) -> Self {
        self.sent = Sent::Raw(media, body.into());
        self
    }

    fn header(mut self, name: &'static str, value: &'static str) -> Self {
        self.headers.push((name, value));
        self
    }

    fn describe(&self) -> String {
        let sent = match &self.sent {
            Sent::Nothing => String::new(),
            Sent::Json(body) => body.to_string(),
            Sent::Raw(media, body) => {
                format!("{media} {}", String::from_utf8_lossy(&body[..body.len().min(40)]))
            }
        };
        let Self { operation, who, values, headers, .. } = self;
        let text = format!("{who:?}: {operation} {values:?} {headers:?} {sent}");
        text.chars().take(300).collect()
    }

    fn address(&self) -> (String, String) {
        let (method, path) = self.operation.split_once(' ').unwrap();
        let (mut path, mut query) = (path.to_owned(), Vec::new());
        for (key, value) in &self.values {
            let place = format!("{{{key}}}");
            if path.contains(&place) {
                path = path.replace(&place, value);
            } else {
                query.push(format!("{key}={value}"));
            }
        }
        (method.to_owned(), format!("{path}?{}", query.join("&")))
    }

    async fn ask(&self, scene: &Scene) -> (u16, Value) {
        let (method, path) = self.address();
        let request = scene.guest(self.who).request(&method, &path);
        let request = match &self.sent {
            Sent::Nothing => request,
            Sent::Json(body) => request.json(body),
            Sent::Raw(media, body) => request.header(CONTENT_TYPE, *media).body(body.clone()),
        };
        let headers = self.headers.iter();
        let request = headers.fold(request, |request, (name, value)| request.header(*name, *value));
        let answer = request.send().await.expect("an answer");
        let status = answer.status().as_u16();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// The fault in the server's answer; nothing when all is well.
    async fn try_it(&self, scene: &Scene) -> Result<(), String> {
        let (status, body) = self.ask(scene).await;
        let code = body["error"]["code"].as_str().unwrap_or_default();
        if (status, code) != self.expected {
            return Err(format!("{status} {code} instead of {:?}: {body}", self.expected));
        }
        scene.document.check_answer(&self.operation, status, "application/json", &body);
        if !general(code) && !scene.document.described(&self.operation, status).named {
            return Err(format!("{status} {code} is not described"));
        }
        let words = |language| in_words(language, &body["error"]["say"]);
        let (english, spanish) = (words(Language::En), words(Language::Es));
        // What the rules of a toy say has no words.
        if code != "refused" && (english == spanish || !helps(&english) || !helps(&spanish)) {
            return Err(format!("the words do not help: {english} / {spanish}"));
        }
        Ok(())
    }
}

/// True for an error that any request may meet: described once for all operations, not with each.
fn general(code: &str) -> bool {
    matches!(code, "bad-json" | "bad-request" | "not-json" | "too-large" | "cross-site")
}

/// True if the words name the error, and then a remedy: two parts at least.
fn helps(words: &str) -> bool {
    let parts = words.split(['.', ':', ';']).filter(|part| !part.trim().is_empty());
    parts.count() >= 2 && !words.contains("server-")
}

/// Tries all cases, and says of each that goes wrong what it was.
async fn all_are_refused(scene: Scene, cases: Vec<Case>) {
    let before = scene.ledger.read().await;
    let mut wrong = Vec::new();
    let count = cases.len();
    for case in cases {
        if let Err(why) = case.try_it(&scene).await {
            wrong.push(format!("{}\n    {why}", case.describe()));
        } else if scene.ledger.read().await != before {
            wrong.push(format!("{}\n    it changed something", case.describe()));
            break;
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    scene.close().await;
}
