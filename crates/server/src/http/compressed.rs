//! Long answers, compressed in the background, with an `ETag` so that a client that has one gets only a 304.

use std::collections::VecDeque;
use std::sync::Mutex;

use axum::body::Bytes;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, COOKIE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use super::coding::{Coding, Effort};

/// The media type of pages.
pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// An answer, as one kind of client takes it.
#[derive(Clone)]
pub(crate) struct Compressed {
    media: &'static str,
    body: Bytes,
    coding: Coding,
    etag: HeaderValue,
}

impl Compressed {
    /// Takes some milliseconds where it is long: not for the threads that answer everybody.
    pub(crate) fn new(media: &'static str, whole: impl Into<Bytes>, coding: Coding) -> Self {
        Self::with(media, whole.into(), coding, Effort::Quick)
    }

    /// As small as can be, in much more time: for what is sent often, or the first that a stranger loads.
    pub(crate) fn smallest(media: &'static str, whole: impl Into<Bytes>, coding: Coding) -> Self {
        Self::with(media, whole.into(), coding, Effort::Most)
    }

    /// The same answer in this coding, if it is not compressed already.
    pub(crate) fn packed(&self, coding: Coding) -> Self {
        if self.coding == Coding::Whole && coding != Coding::Whole {
            Self::new(self.media, self.body.clone(), coding)
        } else {
            self.clone()
        }
    }

    fn with(media: &'static str, whole: Bytes, coding: Coding, effort: Effort) -> Self {
        table::work::done(whole.len() as u64);
        let sum = Sha256::digest(&whole).iter().take(8).map(|byte| format!("{byte:02x}")).collect::<String>();
        // Weak: the same whether it is compressed or not.
        let etag = HeaderValue::try_from(format!("W/\"{sum}\"")).unwrap_or(HeaderValue::from_static("*"));
        let (body, coding) = match coding.pack(&whole, effort) {
            Some(packed) => (packed.into(), coding),
            None => (whole, Coding::Whole),
        };
        Self { media, body, coding, etag }
    }

    /// The response to these headers, with an `ETag` and this `Cache-Control`.
    pub(crate) fn answer(&self, asked: &HeaderMap, keep: &'static str) -> Response {
        let mut answer =
            if self.is_known(asked) { StatusCode::NOT_MODIFIED.into_response() } else { self.once() };
        let headers = answer.headers_mut();
        headers.insert(ETAG, self.etag.clone());
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
        headers.append(VARY, COOKIE.into());
        answer
    }

    /// The response, without caching.
    pub(crate) fn once(&self) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.media));
        headers.insert(VARY, ACCEPT_ENCODING.into());
        if let Some(name) = self.coding.name() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        (headers, self.body.clone()).into_response()
    }

    /// True if the client's `If-None-Match` names this answer.
    fn is_known(&self, asked: &HeaderMap) -> bool {
        let known = asked.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let plain = |etag: &str| etag.trim().trim_start_matches("W/").to_owned();
        let own = self.etag.to_str().map(plain).unwrap_or_default();
        known.flat_map(|value| value.split(',')).any(|etag| plain(etag) == own)
    }
}

/// A cache of answers that stay the same, by request and reader. The least recently used goes first.
pub(crate) struct Shelf {
    capacity: usize,
    pages: Mutex<VecDeque<(String, Compressed)>>,
}

impl Shelf {
    /// A cache of so many answers.
    pub(crate) const fn of(capacity: usize) -> Self {
        Self { capacity, pages: Mutex::new(VecDeque::new()) }
    }

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
        if pages.len() > self.capacity {
            pages.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shelf_keeps_what_was_asked_for_last() {
        let shelf = Shelf::of(4);
        let plain = |what: &str| Compressed::new("text/plain", what.to_owned(), Coding::Gzip);
        for number in 0..4 {
            shelf.keep(number.to_string(), plain(&number.to_string()));
        }
        assert!(shelf.find("0").is_some());
        shelf.keep("new".to_owned(), plain("new"));
        assert!(shelf.find("1").is_none() && shelf.find("0").is_some() && shelf.find("new").is_some());
    }

    #[test]
    fn who_has_it_gets_no_more_than_a_word() {
        let page = Compressed::new("text/plain", "much ".repeat(1000), Coding::Brotli);
        let with = |etag: &str| {
            let asked = HeaderMap::from_iter([(IF_NONE_MATCH, HeaderValue::try_from(etag).unwrap())]);
            page.answer(&asked, "no-cache").status()
        };
        let own = page.etag.to_str().unwrap();
        assert_eq!(with(own), 304);
        assert_eq!(with(&format!("\"another\", {}", own.trim_start_matches("W/"))), 304);
        assert_eq!(with("\"another\""), 200);
        assert_eq!(page.answer(&HeaderMap::new(), "no-cache").status(), 200);
        assert_ne!(page.etag, Compressed::new("text/plain", "less", Coding::Brotli).etag);
        assert_eq!(page.etag, Compressed::new("text/plain", "much ".repeat(1000), Coding::Whole).etag);
    }
}
