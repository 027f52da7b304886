//! Content codings: an answer is sent as it is, or compressed as the client takes it.

use std::io::Write;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Of two kinds of effort, how much is spent on making it small.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// What is made for one client alone.
    Quick,
    /// What is sent often.
    Most,
}

impl Effort {
    /// Brotli's quality, 0 to 11: the fifth takes no longer than gzip does, the eleventh a hundred milliseconds for a style sheet. A debug
    /// build has no such time: its tests open hundreds of houses.
    fn brotli(self) -> i32 {
        if self == Self::Quick || cfg!(debug_assertions) { 5 } else { 11 }
    }

    fn gzip(self) -> Compression {
        if self == Self::Quick { Compression::default() } else { Compression::best() }
    }
}

/// The content codings the house speaks. Browsers take the first over TLS and from their own machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
    Whole,
}

impl Coding {
    /// The smallest that these headers accept. (RFC 9110, 12.5.3)
    pub(crate) fn asked(headers: &HeaderMap) -> Self {
        let taken = |coding: &Self| coding.name().is_some_and(|name| takes(headers, name));
        [Self::Brotli, Self::Gzip].into_iter().find(taken).unwrap_or(Self::Whole)
    }

    /// What `Content-Encoding` calls it; nothing for what is sent as it is.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Whole => None,
        }
    }

    /// The bytes in this coding; nothing where they are sent as they are.
    pub(crate) fn pack(self, whole: &[u8], effort: Effort) -> Option<Vec<u8>> {
        let room = Vec::with_capacity(whole.len() / 4);
        match self {
            Self::Brotli => {
                let (mut read, mut packed) = (whole, room);
                let settings = BrotliEncoderParams {
                    quality: effort.brotli(),
                    size_hint: whole.len(),
                    ..BrotliEncoderParams::default()
                };
                brotli::BrotliCompress(&mut read, &mut packed, &settings).ok().map(|_| packed)
            }
            Self::Gzip => {
                let mut gzip = GzEncoder::new(room, effort.gzip());
                gzip.write_all(whole).and_then(|()| gzip.finish()).ok()
            }
            Self::Whole => None,
        }
    }
}

/// True if the client accepts this coding by its name.
pub(crate) fn takes(headers: &HeaderMap, coding: &str) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(coding) && weight.is_ok_and(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn asked(value: &str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT_ENCODING, value.parse().unwrap())])
    }

    #[test]
    fn what_is_accepted_is_taken_and_nothing_else() {
        for (value, coding) in [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("gzip, deflate", Coding::Gzip),
            ("deflate, GZIP;q=0.5", Coding::Gzip),
            ("br;q=0, gzip", Coding::Gzip),
            ("br", Coding::Brotli),
            ("gzip;q=0", Coding::Whole),
            ("gzip;q=x", Coding::Whole),
            ("identity", Coding::Whole),
            ("", Coding::Whole),
        ] {
            assert_eq!(Coding::asked(&asked(value)), coding, "{value}");
        }
        assert_eq!(Coding::asked(&HeaderMap::new()), Coding::Whole);
    }

    #[test]
    fn what_is_packed_is_unpacked_as_it_was() {
        let whole = "An inn where people meet. ".repeat(200);
        for effort in [Effort::Quick, Effort::Most] {
            let packed = Coding::Brotli.pack(whole.as_bytes(), effort).unwrap();
            let mut back = Vec::new();
            brotli::BrotliDecompress(&mut packed.as_slice(), &mut back).unwrap();
            assert_eq!(back, whole.as_bytes());
            let packed = Coding::Gzip.pack(whole.as_bytes(), effort).unwrap();
            let mut back = String::new();
            flate2::read::GzDecoder::new(packed.as_slice()).read_to_string(&mut back).unwrap();
            assert_eq!(back, whole);
            assert!(packed.len() < whole.len() / 10);
        }
        assert_eq!(Coding::Whole.pack(whole.as_bytes(), Effort::Most), None);
    }
}
