//! A compressed stream of events: each is flushed whole as soon as it is there.
//!
//! The layer that compresses other answers leaves event streams alone, because it would hold back what it has
//! until there is enough of it. Here every event ends on a byte, and refers back to what the reader has of the
//! events before it. Between two events no compressor is kept, which would take as much memory as ten tables.

use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_ENCODING, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};
use futures_util::StreamExt;
use tables::Engine;

use super::coding::takes;

/// The longest event in bytes that is compressed where everybody is answered: the others are compressed in the background.
const SHORT: usize = 4 * 1024;

/// Compresses the body, if the client accepts it.
pub(crate) fn compress_events(engine: &Engine, asked: &HeaderMap, mut response: Response) -> Response {
    // A proxy before the house (nginx) hands each event on as it comes.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response.headers_mut().append(VARY, HeaderValue::from_static("accept-encoding"));
    if !takes(asked, "gzip") {
        return response;
    }
    response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    response.map(|body| {
        let events = (engine.clone(), body.into_data_stream(), Some(Gzip::default()));
        Body::from_stream(futures_util::stream::unfold(events, |(engine, mut events, gzip)| async move {
            let mut gzip = gzip?;
            Some(match events.next().await {
                Some(Ok(event)) if event.len() <= SHORT => {
                    (Ok(gzip.event(&event)), (engine, events, Some(gzip)))
                }
                Some(Ok(event)) => {
                    let compress = move || (gzip.event(&event), gzip);
                    let (compressed, gzip) = engine.drawing.run(compress).await.ok()?;
                    (Ok(compressed), (engine, events, Some(gzip)))
                }
                Some(Err(error)) => (Err(error), (engine, events, None)),
                None => (Ok(gzip.end()), (engine, events, None)),
            })
        }))
    })
}

/// The compression window in bytes: most events resemble the one before.
const WINDOW: usize = 16 * 1024;

/// Pages are alike: more effort finds little more.
const EFFORT: u32 = 4;

/// A gzip stream (RFC 1952) in the making.
#[derive(Default)]
struct Gzip {
    crc: Crc,
    begun: bool,
    /// The end of the data that the reader has.
    last: Vec<u8>,
}

impl Gzip {
    /// The next event.
    fn event(&mut self, event: &[u8]) -> Bytes {
        let mut out = Vec::with_capacity(event.len() / 4 + 64);
        self.begin(&mut out);
        let mut deflate = Compress::new(Compression::new(EFFORT), false);
        if !self.last.is_empty() {
            // Fails only after something was compressed.
            let _ = deflate.set_dictionary(&self.last);
        }
        let mut rest = event;
        loop {
            let before = deflate.total_in();
            out.reserve(rest.len() / 4 + 64);
            let status = deflate.compress_vec(rest, &mut out, FlushCompress::Sync);
            let taken = usize::try_from(deflate.total_in() - before).unwrap_or(usize::MAX);
            rest = rest.get(taken..).unwrap_or_default();
            // Room that is left shows that nothing is held back.
            let all = rest.is_empty() && out.len() < out.capacity();
            if all || !matches!(status, Ok(Status::Ok)) {
                break;
            }
        }
        self.crc.update(event);
        self.last.extend_from_slice(event);
        if let Some(gone) = self.last.len().checked_sub(WINDOW) {
            self.last.drain(..gone);
            self.last.shrink_to(WINDOW);
        }
        out.into()
    }

    /// The end: an empty last block, and the checksum.
    fn end(&mut self) -> Bytes {
        let mut out = Vec::new();
        self.begin(&mut out);
        out.extend([3, 0]);
        out.extend(self.crc.sum().to_le_bytes());
        out.extend(self.crc.amount().to_le_bytes());
        out.into()
    }

    fn begin(&mut self, out: &mut Vec<u8>) {
        if !std::mem::replace(&mut self.begun, true) {
            // Deflate, no name, no time, unknown system.
            out.extend([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    /// Text that does not compress to nothing.
    fn event(number: u32, length: usize) -> Vec<u8> {
        let mut seed = number.wrapping_mul(2_654_435_761) | 1;
        let letter = |_| {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            b'a' + (seed % 23) as u8
        };
        (0..length).map(letter).collect()
    }

    #[test]
    fn each_event_can_be_read_when_it_comes() {
        let mut gzip = Gzip::default();
        let mut reader = flate2::write::GzDecoder::new(Vec::new());
        for (number, length) in [90_000, 1, 300, 0, 20_000, 64, 17_000, 100_000].into_iter().enumerate() {
            let event = event(number as u32, length);
            reader.write_all(&gzip.event(&event)).unwrap();
            reader.flush().unwrap();
            assert!(reader.get_ref() == &event, "event {number}");
            reader.get_mut().clear();
        }
        reader.write_all(&gzip.end()).unwrap();
        assert!(reader.finish().unwrap().is_empty(), "and the sum is right");
    }

    #[test]
    fn an_event_refers_to_the_one_before() {
        let mut gzip = Gzip::default();
        let once = event(1, 10_000);
        let first = gzip.event(&once).len();
        let again = gzip.event(&once).len();
        assert!(again * 50 < first, "{first}, then {again}");
        assert!(gzip.last.capacity() <= 2 * WINDOW);
    }

    #[test]
    fn a_stream_without_events_ends_well() {
        let mut reader = flate2::write::GzDecoder::new(Vec::new());
        reader.write_all(&Gzip::default().end()).unwrap();
        assert!(reader.finish().unwrap().is_empty());
    }
}
