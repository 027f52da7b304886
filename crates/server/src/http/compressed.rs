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

use super::compress_events::takes;

/// The media type of pages.
pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// An encoding of answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    /// Brotli, which browsers accept over TLS and from their own machine.
    Brotli,
    /// Gzip.
    Gzip,
}

impl Encoding {
    /// The best encoding that the client accepts.
    pub(crate) fn of(asked: &HeaderMap) -> Option<Self> {
        [Self::Brotli, Self::Gzip].into_iter().find(|encoding| takes(asked, encoding.name()))
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    fn encoded(self, whole: &[u8], effort: u32) -> Option<Bytes> {
        let room = Vec::<u8>::with_capacity(whole.len() / 4);
        match self {
            Self::Brotli if cfg!(debug_assertions) && whole.len() > SLOW => None,
            Self::Brotli => {
                let mut brotli = brotli::CompressorWriter::new(room, 4096, effort, WINDOW);
                brotli.write_all(whole).ok()?;
                Some(brotli.into_inner().into())
            }
            Self::Gzip => {
                let mut gzip = GzEncoder::new(room, Compression::default());
                gzip.write_all(whole).ok()?;
                gzip.finish().ok().map(Bytes::from)
            }
        }
    }
}

/// How hard Brotli tries, from 0 to 11: as long as gzip takes.
const QUICKLY: u32 = 6;

/// The same for what is encoded once.
const THOROUGHLY: u32 = 11;

/// The most bytes that a debug build encodes by Brotli, for which it takes fifty times as long as a release.
const SLOW: usize = 8 * 1024;

/// The logarithm of Brotli's window in bytes: a page fits in it whole.
const WINDOW: u32 = 20;

/// An answer, as it is and compressed.
#[derive(Clone)]
pub(crate) struct Compressed {
    media: &'static str,
    whole: Bytes,
    encoded: Vec<(Encoding, Bytes)>,
    etag: HeaderValue,
}

impl Compressed {
    /// An answer for any client. Takes some milliseconds where it is long: not for the threads that answer everybody.
    pub(crate) fn new(media: &'static str, whole: impl Into<Bytes>) -> Self {
        Self::with(media, whole.into(), &[Encoding::Brotli, Encoding::Gzip], QUICKLY)
    }

    /// An answer for one client alone, with the encoding that it accepts.
    pub(crate) fn only(media: &'static str, whole: impl Into<Bytes>, encoding: Option<Encoding>) -> Self {
        Self::with(media, whole.into(), encoding.as_slice(), QUICKLY)
    }

    /// An answer that is the same as long as the program runs: made once, it may take its time.
    pub(crate) fn lasting(media: &'static str, whole: impl Into<Bytes>) -> Self {
        Self::with(media, whole.into(), &[Encoding::Brotli, Encoding::Gzip], THOROUGHLY)
    }

    fn with(media: &'static str, whole: Bytes, encodings: &[Encoding], effort: u32) -> Self {
        let encoded =
            encodings.iter().filter_map(|encoding| Some((*encoding, encoding.encoded(&whole, effort)?)));
        let encoded = encoded.collect();
        let sum = Sha256::digest(&whole).iter().take(8).map(|byte| format!("{byte:02x}")).collect::<String>();
        // Weak: the same whether it is compressed or not.
        let etag = HeaderValue::try_from(format!("W/\"{sum}\"")).unwrap_or(HeaderValue::from_static("*"));
        Self { media, whole, encoded, etag }
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
        let taken = self.encoded.iter().find(|(encoding, _)| takes(asked, encoding.name()));
        let body = match taken {
            Some((encoding, body)) => {
                headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
                body
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

/// Capacity of the cache, in pages: a long one takes about 1 MB, and a house of five games has twenty in two languages; of style and script
/// it has as many files.
const AT_HAND: usize = 32;

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
    fn the_best_encoding_is_taken_that_the_client_accepts() {
        let page = Compressed::new("text/plain", "much ".repeat(1000));
        let sent = |page: &Compressed, accepts: &str| {
            let asked = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::try_from(accepts).unwrap())]);
            let answer = page.once(&asked);
            answer.headers().get(CONTENT_ENCODING).map(|name| name.to_str().unwrap().to_owned())
        };
        assert_eq!(sent(&page, "gzip, deflate, br").as_deref(), Some("br"));
        assert_eq!(sent(&page, "gzip, br;q=0").as_deref(), Some("gzip"));
        assert_eq!(sent(&page, "deflate"), None);
        let one = Compressed::only("text/plain", "much ".repeat(1000), Some(Encoding::Gzip));
        assert_eq!(sent(&one, "gzip, br").as_deref(), Some("gzip"));
        assert_eq!(sent(&Compressed::only("text/plain", "much", None), "gzip, br"), None);
        assert_eq!(page.etag, one.etag, "the same, however it is sent");
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
