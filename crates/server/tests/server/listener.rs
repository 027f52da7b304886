//! Somebody who listens to a table's stream, and keeps what they read as a page would.

use std::time::Duration;

use reqwest::{Response, StatusCode};
use serde_json::Value;

use crate::house::Guest;

/// One event.
pub struct Event {
    /// Empty in a stream of several tables.
    pub id: String,
    pub name: String,
    pub data: Value,
}

pub struct Listener {
    pub stream: Response,
    text: String,
}

impl Guest {
    /// An open event stream; `last` is the id of the last event that was read.
    pub async fn listen(&self, id: &str, last: Option<&str>) -> Listener {
        let mut request = self.request("get", &format!("/api/v1/tables/{id}/events"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let stream = request.send().await.unwrap();
        assert_eq!(stream.status(), StatusCode::OK);
        Listener::of(stream)
    }
}

impl Guest {
    /// An open stream of several tables.
    pub async fn listen_to(&self, tables: &Value) -> Listener {
        let stream = self.request("get", &all_events(tables)).send().await.unwrap();
        assert_eq!(stream.status(), StatusCode::OK);
        Listener::of(stream)
    }
}

impl Listener {
    pub fn of(stream: Response) -> Self {
        let text = String::new();
        Self { stream, text }
    }

    /// The next event; nothing when the stream is over.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let block = self.text.drain(..end + 2).collect::<String>();
                // A comment keeps the line open, and says nothing.
                if let Some(event) = read(&block) {
                    return Some(event);
                }
                continue;
            }
            let chunk = tokio::time::timeout(Duration::from_secs(10), self.stream.chunk()).await;
            let chunk = chunk.expect("an event in time").unwrap_or_default()?;
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next event of a stream that goes on.
    pub async fn event(&mut self) -> Event {
        self.next().await.expect("the stream goes on")
    }

    /// Waits for an event of which this is true.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Event {
        loop {
            let event = self.event().await;
            if wanted(&event.data) {
                return event;
            }
        }
    }
}

fn read(block: &str) -> Option<Event> {
    let field = |name: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
        Some(line.trim_start().to_owned())
    };
    Some(Event {
        data: serde_json::from_str(&field("data")?).expect("JSON"),
        id: field("id").unwrap_or_default(),
        name: field("event").expect("a name"),
    })
}

/// The stream of these tables.
pub fn all_events(tables: &Value) -> String {
    format!("/api/v1/events?tables={}", escaped(&tables.to_string()))
}

/// A text as escaped in an address.
pub fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

/// A reader's part of the journal, one event after the other.
#[derive(Default)]
pub struct Read {
    pub lines: Vec<Value>,
    pub last: Option<String>,
}

impl Read {
    /// Takes in an event: as the description says, what is kept ends where the new lines begin.
    pub fn take(&mut self, event: &Event) {
        let told = &event.data["told"];
        let from = told["from"].as_u64().unwrap() as usize;
        assert!(
            from <= self.lines.len(),
            "a gap: {} lines were read, these begin after {from}",
            self.lines.len()
        );
        self.lines.truncate(from);
        self.lines.extend(told["lines"].as_array().unwrap().iter().cloned());
        self.last = Some(event.id.clone());
    }
}
