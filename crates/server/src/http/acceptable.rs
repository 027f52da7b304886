//! Answers 406 if we support none of the encodings asked for, before anything is done.

use axum::extract::Request;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use axum::middleware::Next;
use axum::response::Response;

use crate::ApiError;

/// Refuses requests that accept neither an answer as it is nor a compressed one.
pub(crate) async fn acceptable(request: Request, next: Next) -> Result<Response, ApiError> {
    if readable(request.headers()) { Ok(next.run(request).await) } else { Err(ApiError::NotAcceptable) }
}

/// True if the client accepts an answer as it is, or with gzip. (RFC 9110, 12.5.3)
fn readable(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(ACCEPT_ENCODING).iter();
    let lines = lines.filter_map(|line| line.to_str().ok()).collect::<Vec<_>>();
    let weight = |coding: &str| {
        let mut items = lines.iter().flat_map(|line| line.split(','));
        items.find_map(|item| {
            let (name, rest) = item.split_once(';').unwrap_or((item, ""));
            let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.trim().parse().ok());
            name.trim().eq_ignore_ascii_case(coding).then_some(weight.unwrap_or(0.0))
        })
    };
    let any = weight("*");
    let identity = weight("identity").or(any).unwrap_or(1.0_f32);
    let gzip = weight("gzip").or(any).unwrap_or(0.0);
    identity > 0.0 || gzip > 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_read() {
        for (accepts, can) in [
            ("", true),
            ("gzip, deflate, br", true),
            ("br", true),
            ("identity;q=0, gzip", true),
            ("gzip;q=0", true),
            ("identity;q=0", false),
            ("identity;q=0, *;q=0", false),
            ("*;q=0", false),
            ("*;q=0, gzip;q=0.5", true),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, accepts.parse().unwrap());
            assert_eq!(readable(&headers), can, "{accepts}");
        }
        assert!(readable(&HeaderMap::new()));
    }
}
