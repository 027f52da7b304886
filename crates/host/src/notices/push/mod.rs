//! Web Push: messages that a browser shows though no page of ours is open.
//!
//! A browser that is asked gives an address at its maker's push service, and two keys. What goes there is `seal`ed, so that
//! whoever carries it cannot read it, and `sign`ed, so that nobody else can send it.

mod seal;
mod sign;

use hyper::Uri;
use p256::PublicKey;

use super::subscription::BrowserSubscription;
use super::{Notices, address};

pub(super) use seal::sealed;
pub use sign::Signer;

/// Hosts of the browsers' push services. A leading dot marks the end of a name.
const SERVICES: [&str; 4] =
    ["fcm.googleapis.com", "updates.push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/// The longest subscription, in bytes.
pub(super) const LONGEST: usize = 1000;

/// A browser's subscription.
pub(super) struct Subscription {
    /// The address of the browser at its push service.
    pub(super) endpoint: Uri,
    pub(super) theirs: PublicKey,
    pub(super) auth: Vec<u8>,
}

impl Subscription {
    /// Reads a browser's subscription; nothing where its push service is not allowed: only those of the browsers, of the
    /// host's list, and neighbours.
    pub(super) fn read(notices: &Notices, text: &str) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let BrowserSubscription { endpoint, keys } = serde_json::from_str(text).ok()?;
        let endpoint = address::allowed(notices, &endpoint, |host| is_service(host, &notices.push_to))?;
        let theirs = PublicKey::from_sec1_bytes(&bytes(&keys.p256dh)?).ok()?;
        let auth = bytes(&keys.auth).filter(|auth| auth.len() == 16)?;
        Some(Self { endpoint, theirs, auth })
    }
}

fn is_service(host: &str, named: &[String]) -> bool {
    let known = |service: &&str| match service.strip_prefix('.') {
        Some(_) => host.ends_with(*service),
        None => host == *service,
    };
    SERVICES.iter().any(known) || named.iter().any(|name| name == host)
}

/// Decodes URL-safe base64, with or without padding.
fn bytes(text: &str) -> Option<Vec<u8>> {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

#[cfg(test)]
mod tests {
    use super::super::masked::of_push;
    use super::*;

    /// The key of the RFC's example.
    const KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn handed(endpoint: &str, key: &str, auth: &str) -> String {
        serde_json::json!({ "endpoint": endpoint, "expirationTime": null, "keys": { "p256dh": key, "auth": auth } })
            .to_string()
    }

    #[test]
    fn only_to_push_services() {
        let notices = Notices {
            push_to: vec!["up.example.org".into()],
            neighbours: vec!["127.0.0.1:9000".parse().unwrap()],
            to: vec!["discord.com".into()],
            ..Notices::default()
        };
        let reads = |endpoint: &str| Subscription::read(&notices, &handed(endpoint, KEY, AUTH)).is_some();
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/abc",
            "https://wns2-par02p.notify.windows.com/w/?token=abc",
            "https://up.example.org/x",
            "http://127.0.0.1:9000/x",
        ] {
            assert!(reads(good), "{good}");
        }
        for bad in [
            "http://fcm.googleapis.com/fcm/send/abc",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com.elsewhere.example/x",
            "https://push.apple.com.elsewhere.example/x",
            "https://evilpush.apple.com@127.0.0.1/x",
            "https://discord.com/api/webhooks/1/x",
            "https://127.0.0.1/x",
            "http://127.0.0.1:9001/x",
            "https://notify.windows.com.example/x",
            "",
        ] {
            assert!(!reads(bad), "{bad}");
        }
    }

    #[test]
    fn what_no_browser_hands_out_is_none() {
        let notices = Notices::default();
        let at = "https://fcm.googleapis.com/fcm/send/abc";
        let short = &KEY[..80];
        for (key, auth) in [(short, AUTH), (KEY, "abcd"), ("", AUTH), (KEY, ""), ("!", AUTH)] {
            assert!(Subscription::read(&notices, &handed(at, key, auth)).is_none(), "{key} {auth}");
        }
        for text in ["", "{}", "https://fcm.googleapis.com/fcm/send/abc", "null"] {
            assert!(Subscription::read(&notices, text).is_none(), "{text}");
        }
        let long = format!("{at}{}", "x".repeat(1000));
        assert!(Subscription::read(&notices, &handed(&long, KEY, AUTH)).is_none());
        assert_eq!(of_push(&handed(at, KEY, AUTH)), "fcm.googleapis.com");
    }
}
