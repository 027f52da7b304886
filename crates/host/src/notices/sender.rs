//! Delivery of notifications.

use std::time::Duration;

use bytes::Bytes;
use http_body_util::Full;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, RETRY_AFTER, USER_AGENT};
use hyper::{HeaderMap, Request, StatusCode};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use rustls::ClientConfig;
use seen::{Trouble, Way};
use store::Reach;
use tables::keys::{HouseKey, Purpose};

use super::mailer::{Letter, Mailer, mailbox};
use super::network::Checked;
use super::push::{Signer, Subscription, sealed};
use super::words::{letter, link, whole, words};
use super::{Failed, Mail, Notice, Notices, Post, address, payload};
use crate::{HostError, tls};

/// The sender of notifications.
pub struct Sender {
    web: Client<HttpsConnector<HttpConnector<Checked>>, Full<Bytes>>,
    mail: Option<Mailer>,
    signer: Signer,
}

/// The most bytes of the head of an answer; nothing else of it is read.
const HEAD: usize = 16 * 1024;
/// The longest pause that we grant on request, in seconds.
const LONGEST_WAIT: u64 = 3600;

impl Sender {
    /// Makes ready to send.
    ///
    /// # Errors
    /// When this machine can make no secure connections.
    pub fn open(notices: &Notices, house: &str, key: &HouseKey) -> Result<Self, HostError> {
        let mail = notices.mail.as_ref().map(|mail| Mailer::open(mail, house));
        let tls = secure(notices)?;
        let mut connector =
            HttpConnector::new_with_resolver(Checked { neighbours: notices.neighbours.clone().into() });
        connector.enforce_http(false);
        connector.set_connect_timeout(Some(notices.within));
        let connector = HttpsConnectorBuilder::new()
            .with_tls_config(tls)
            .https_or_http()
            .enable_http1()
            .wrap_connector(connector);
        let web = Client::builder(TokioExecutor::new())
            // Every connection is made anew, so that its address is looked at; and nothing is sent twice unasked.
            .pool_max_idle_per_host(0)
            .retry_canceled_requests(false)
            .http1_max_buf_size(HEAD)
            .build(connector);
        Ok(Self { web, mail: mail.transpose()?, signer: Signer::new(key, house) })
    }

    /// Sends something to a guest.
    pub(super) async fn send(&self, post: &Post, reach: &Reach, notice: Notice<'_>) -> Result<(), Failed> {
        let words = words(post, reach, notice);
        let way = Way::of(&reach.way).ok_or(Failed::UNREACHABLE)?;
        let sent = async {
            match way {
                Way::Push => self.push(post, reach, notice, &words).await,
                Way::Mail => self.letter(post, reach, &words).await,
                _ => self.post(&post.notices, way, &reach.address, &words).await,
            }
        };
        let sent = tokio::time::timeout(post.notices.within(way), sent).await;
        sent.unwrap_or(Err(Failed::UNREACHABLE))
    }

    /// The key with which a browser asks its push service for an address.
    pub(super) fn push_key(&self) -> &str {
        self.signer.public()
    }

    async fn push(
        &self,
        post: &Post,
        reach: &Reach,
        notice: Notice<'_>,
        words: &payload::Words,
    ) -> Result<(), Failed> {
        /// Seconds for which a push service keeps a message for a browser that is off: two days.
        const KEPT: u32 = 2 * 24 * 3600;
        // Looked at each time, as a webhook is.
        let to = Subscription::read(&post.notices, &reach.address).ok_or(Failed::UNREACHABLE)?;
        let body = payload::body(Way::Push, words).to_string();
        let sealed = sealed(&to, body.as_bytes()).ok_or(Failed::UNREACHABLE)?;
        let now = post.engine.settings.clock.now() / 1000;
        let signed = self.signer.authorization(&to.endpoint, now);
        let request = Request::post(to.endpoint)
            .header(AUTHORIZATION, signed.ok_or(Failed::UNREACHABLE)?)
            .header(CONTENT_TYPE, "application/octet-stream")
            .header(CONTENT_ENCODING, "aes128gcm")
            .header("ttl", KEPT)
            .header("urgency", "high")
            .header(USER_AGENT, "Bree");
        // Of one table a browser that is off is kept the last alone, and the last of what was told of many.
        let request = match notice {
            Notice::Turns([turn]) => request.header("topic", &turn.table),
            Notice::Turns(_) => request.header("topic", "turns"),
            Notice::Kept(_) => request.header("topic", "kept"),
            Notice::Open(_) => request.header("topic", "open"),
            Notice::Test | Notice::Confirm | Notice::Enter(_) => request,
        };
        self.sent(request.body(Full::from(sealed))).await
    }

    async fn letter(&self, post: &Post, reach: &Reach, words: &payload::Words) -> Result<(), Failed> {
        let mail = self.mail.as_ref().ok_or(Failed::UNREACHABLE)?;
        let stop = whole(post, &link(post, Purpose::Stop, &reach.id));
        let letter = Letter {
            to: &reach.address,
            subject: words.subject.as_ref().unwrap_or(&words.text),
            text: letter(post, reach, words, &stop),
            stop: &stop,
        };
        mail.send(&letter).await
    }

    async fn post(
        &self,
        notices: &Notices,
        way: Way,
        address: &str,
        words: &payload::Words,
    ) -> Result<(), Failed> {
        // Looked at each time: the host may have named other hosts since.
        let address = address::webhook(notices, address).ok_or(Failed::UNREACHABLE)?;
        let body = payload::body(way, words).to_string();
        let request = Request::post(address)
            .header(CONTENT_TYPE, "application/json")
            .header(USER_AGENT, "Bree")
            .body(Full::from(body));
        self.sent(request).await
    }

    async fn sent(&self, request: Result<Request<Full<Bytes>>, hyper::http::Error>) -> Result<(), Failed> {
        let request = request.map_err(|_| Failed::UNREACHABLE)?;
        // The answer is its first line and what it asks for. What comes after it, or whether anything does, is all the same.
        let answer = self.web.request(request).await.map_err(|_| Failed::UNREACHABLE)?;
        went(answer.status(), answer.headers())
    }
}

fn went(status: StatusCode, headers: &HeaderMap) -> Result<(), Failed> {
    if status.is_success() {
        return Ok(());
    }
    let wait = headers.get(RETRY_AFTER);
    let wait = wait.and_then(|wait| wait.to_str().ok()?.parse::<f64>().ok());
    let wait = wait.map_or(0, |seconds| seconds.ceil().clamp(0.0, LONGEST_WAIT as f64) as u64);
    let trouble = match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Trouble::Gone,
        // Nobody is followed to another address.
        _ => Trouble::Refused,
    };
    Err(Failed { trouble, wait: Duration::from_secs(wait), for_good: trouble == Trouble::Gone })
}

/// True if this is an acceptable address of this kind.
pub(super) fn takes(notices: &Notices, way: Way, address: &str) -> bool {
    match way {
        Way::Push => Subscription::read(notices, address).is_some(),
        Way::Mail => mailbox(address).is_some(),
        _ => address::webhook(notices, address).is_some(),
    }
}

/// The trusted certificates; none where no secure connection is made to begin with.
fn secure(notices: &Notices) -> Result<ClientConfig, HostError> {
    let letters = notices.mail.as_ref().is_some_and(Mail::is_secure);
    let needed = !notices.to.is_empty() || letters || notices.push;
    tls::client(needed).map_err(HostError::Notices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_it_went() {
        let asked = |status: u16, wait: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            if let Some(wait) = wait {
                headers.insert(RETRY_AFTER, wait.parse().unwrap());
            }
            let failed = went(StatusCode::from_u16(status).unwrap(), &headers).err();
            failed.map(|failed| (failed.trouble, failed.wait.as_secs()))
        };
        assert_eq!([asked(200, None), asked(204, None)], [None, None]);
        assert_eq!(asked(302, None), Some((Trouble::Refused, 0)));
        assert_eq!(asked(404, None), Some((Trouble::Gone, 0)));
        assert_eq!(asked(410, None), Some((Trouble::Gone, 0)));
        assert_eq!(asked(429, Some("1.5")), Some((Trouble::Refused, 2)));
        assert_eq!(asked(503, Some("99999999")), Some((Trouble::Refused, 3600)));
        for nonsense in ["-1", "NaN", "tomorrow", ""] {
            assert_eq!(asked(500, Some(nonsense)), Some((Trouble::Refused, 0)), "{nonsense}");
        }
    }
}
