//! Long answers, compressed in the background, with an `ETag` so that a client that has one gets only a 304.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::Mutex;

use axum::body::Bytes;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, COOKIE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::compress_events::takes_gzip;

/// The media type of pages.
pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// An answer, as it is and compressed.
#[derive(Clone)]
pub(crate) struct Compressed {
    media: &'static str,
    whole: Bytes,
    gzip: Option<Bytes>,
    etag: HeaderValue,
}

impl Compressed {
    /// Takes some milliseconds where it is long: not for the threads that answer everybody.
    pub(crate) fn new(media: &'static str, whole: impl Into<Bytes>) -> Self {
        Self::with(media, whole.into(), Compression::default())
    }

    /// As small as can be, in twice the time: for what is short, or the first that a stranger loads.
    pub(crate) fn smallest(media: &'static str, whole: impl Into<Bytes>) -> Self {
        Self::with(media, whole.into(), Compression::best())
    }

    fn with(media: &'static str, whole: Bytes, effort: Compression) -> Self {
        table::work::done(whole.len() as u64);
        let mut gzip = GzEncoder::new(Vec::with_capacity(whole.len() / 4), effort);
        let gzip = gzip.write_all(&whole).and_then(|()| gzip.finish()).ok().map(Bytes::from);
        let sum = Sha256::digest(&whole).iter().take(8).map(|byte| format!("{byte:02x}")).collect::<String>();
        // Weak: the same whether it is compressed or not.
        let etag = HeaderValue::try_from(format!("W/\"{sum}\"")).unwrap_or(HeaderValue::from_static("*"));
        Self { media, whole, gzip, etag }
    }

    /// The response to these headers, with an `ETag` and this `Cache-Control`.
    pub(crate) fn answer(&self, asked: &HeaderMap, keep: &'static str) -> Response {
        let mut answer =
            if self.is_known(asked) { StatusCode::NOT_MODIFIED.into_response() } else { self.once(asked) };
        let headers = answer.headers_mut();
        headers.insert(ETAG, self.etag.clone());
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
        headers.append(VARY, COOKIE.into());
        answer
    }

    /// The response to these headers, without caching.
    pub(crate) fn once(&self, asked: &HeaderMap) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.media));
        headers.insert(VARY, ACCEPT_ENCODING.into());
        let body = match self.gzip.as_ref().filter(|_| takes_gzip(asked)) {
            Some(gzip) => {
                headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                gzip
            }
            None => &self.whole,
        };
        (headers, body.clone()).into_response()
    }

    /// True if the client's `If-None-Match` names this answer.
    fn is_known(&self, asked: &HeaderMap) -> bool {
        let known = asked.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let plain = |etag: &str| etag.trim().trim_start_matches("W/").to_owned();
        let own = self.etag.to_str().map(plain).unwrap_or_default();
        known.flat_map(|value| value.split(',')).any(|etag| plain(etag) == own)
    }
}

/// Capacity of the cache, in pages: a long one takes about 1 MB, and a house of five games has twenty in two languages.
const AT_HAND: usize = 24;

/// A cache of pages that stay the same, by request and reader. The least recently used goes first.
#[derive(Default)]
pub(crate) struct Shelf {
    pages: Mutex<VecDeque<(String, Compressed)>>,
}

impl Shelf {
    /// The page, if it is at hand.
    pub(crate) fn find(&self, asked: &str) -> Option<Compressed> {
        let mut pages = self.pages.lock().ok()?;
        let place = pages.iter().position(|(other, _)| other == asked)?;
        let page = pages.remove(place)?;
        let found = page.1.clone();
        pages.push_back(page);
        Some(found)
    }

    /// Puts a page there.
    pub(crate) fn keep(&self, asked: String, page: Compressed) {
        let Ok(mut pages) = self.pages.lock() else {
            return;
        };
        pages.retain(|(other, _)| *other != asked);
        pages.push_back((asked, page));
        if pages.len() > AT_HAND {
            pages.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shelf_keeps_what_was_asked_for_last() {
        let shelf = Shelf::default();
        for number in 0..AT_HAND {
            shelf.keep(number.to_string(), Compressed::new("text/plain", number.to_string()));
        }
        assert!(shelf.find("0").is_some());
        shelf.keep("new".to_owned(), Compressed::new("text/plain", "new"));
        assert!(shelf.find("1").is_none() && shelf.find("0").is_some() && shelf.find("new").is_some());
    }

    #[test]
    fn who_has_it_gets_no_more_than_a_word() {
        let page = Compressed::new("text/plain", "much ".repeat(1000));
        let with = |etag: &str| {
            let asked = HeaderMap::from_iter([(IF_NONE_MATCH, HeaderValue::try_from(etag).unwrap())]);
            page.answer(&asked, "no-cache").status()
        };
        let own = page.etag.to_str().unwrap();
        assert_eq!(with(own), 304);
        assert_eq!(with(&format!("\"another\", {}", own.trim_start_matches("W/"))), 304);
        assert_eq!(with("\"another\""), 200);
        assert_eq!(page.answer(&HeaderMap::new(), "no-cache").status(), 200);
        assert_ne!(page.etag, Compressed::new("text/plain", "less").etag);
    }
}
