//! The updates of a table, as one browser gets them.

use std::io::Write;
use std::time::{Duration, Instant};

use flate2::write::GzDecoder;
use http_body_util::BodyExt;
use hyper::header::CONTENT_ENCODING;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::JoinHandle;

use crate::LoadError;
use crate::link::Link;

/// Timeout of an update.
const PATIENCE: Duration = Duration::from_secs(10);

/// A stream that is read as fast as it comes. Ends with the value.
pub(crate) struct Stream {
    updates: UnboundedReceiver<Update>,
    reading: JoinHandle<()>,
}

#[derive(Clone, Copy)]
pub(crate) struct Update {
    /// The version of the table that it shows.
    version: u64,
    /// The time of its last byte.
    pub at: Instant,
    /// Its size in bytes on the wire.
    pub bytes: u64,
}

impl Stream {
    /// Subscribes to a table; its present state has arrived when this returns.
    pub(crate) async fn open(link: Link, table: &str) -> Result<Self, LoadError> {
        let path = format!("/api/v1/tables/{table}/events?draw=html&lang=en");
        let (link, answer) = link.stream(&path).await?;
        let gzip = answer.headers().get(CONTENT_ENCODING).is_some_and(|how| how == "gzip");
        let (found, updates) = unbounded_channel();
        let reading = tokio::spawn(async move {
            let _link = link;
            let mut body = answer.into_body();
            // Its own bytes grow as they can be read.
            let mut gzip = gzip.then(|| GzDecoder::new(Vec::new()));
            let (mut text, mut bytes) = (Vec::new(), 0);
            // Over when the inn or the reader goes: then nobody waits for what is missing.
            while let Some(Ok(frame)) = body.frame().await {
                let Some(data) = frame.data_ref() else { continue };
                bytes += data.len() as u64;
                match &mut gzip {
                    None => text.extend_from_slice(data),
                    Some(gzip) => {
                        if gzip.write_all(data).and_then(|()| gzip.flush()).is_err() {
                            return;
                        }
                        text.append(gzip.get_mut());
                    }
                }
                if !text.ends_with(b"\n\n") {
                    continue;
                }
                if let Some(version) = version(&text) {
                    let at = Instant::now();
                    if found.send(Update { version, at, bytes }).is_err() {
                        return;
                    }
                }
                text.clear();
                bytes = 0;
            }
        });
        let mut stream = Self { updates, reading };
        stream.reach(0).await?;
        Ok(stream)
    }

    /// The first update that shows at least this version.
    pub(crate) async fn reach(&mut self, version: u64) -> Result<Update, LoadError> {
        let found = async {
            loop {
                let update = self.updates.recv().await?;
                if update.version >= version {
                    return Some(update);
                }
            }
        };
        let found = tokio::time::timeout(PATIENCE, found).await;
        found.ok().flatten().ok_or(LoadError::NoUpdate(PATIENCE.as_secs()))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // A table at which nothing happens any more would be listened to for ever.
        self.reading.abort();
    }
}

/// The version with which the id of the last event in the text begins; through whose eyes it was seen follows.
fn version(text: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(text).ok()?;
    let id = text.lines().rev().find_map(|line| line.strip_prefix("id:"))?;
    id.trim().split('-').next()?.parse().ok()
}
