//! Letters: a notice as an e-mail, handed to the mail server that the host of the inn has named.

use std::net::IpAddr;

use hyper::Uri;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::response::Category;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use seen::Trouble;

use super::{Failed, Mail};
use crate::HostError;

impl Mail {
    /// True if the mail server is reached over TLS.
    pub(super) fn is_secure(&self) -> bool {
        let asks = |query: &str| query.split('&').any(|part| part == "tls=required");
        self.server.starts_with("smtps:")
            || self.server.rsplit_once('?').is_some_and(|(_, query)| asks(query))
    }

    /// True if a password would cross the network unencrypted.
    fn tells_password(&self) -> bool {
        let address = self.server.parse::<Uri>().ok();
        let authority = address.as_ref().and_then(Uri::authority);
        let named = authority.is_some_and(|authority| authority.as_str().contains('@'));
        let here = address.as_ref().and_then(Uri::host).is_some_and(|host| {
            let bare = host.trim_matches(['[', ']']);
            host == "localhost" || bare.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
        });
        named && !self.is_secure() && !here
    }
}

/// An SMTP client.
pub(super) struct Mailer {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

pub(super) struct Letter<'a> {
    pub to: &'a str,
    pub subject: &'a str,
    pub text: String,
    /// The link that ends the notifications.
    pub stop: &'a str,
}

/// The longest address of a mailbox, in bytes (RFC 5321).
const LONGEST: usize = 254;

/// Domains that cannot receive mail.
const NOWHERE: [&str; 7] = ["localhost", "local", "localdomain", "internal", "lan", "home", "arpa"];

/// The mailbox, if a letter may be sent there: one, at a name that has a dot, and none of the host's own network.
pub(super) fn mailbox(text: &str) -> Option<Address> {
    let address = (text.len() <= LONGEST && text.is_ascii()).then(|| text.parse::<Address>().ok())??;
    let name = address.domain();
    let (first, last) = name.rsplit_once('.')?;
    let digits = last.bytes().all(|byte| byte.is_ascii_digit());
    let nowhere = NOWHERE.iter().any(|end| last.eq_ignore_ascii_case(end));
    // What a mail program could take for an option, a path, a program or a way over other hosts is none.
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || b"._+-=~'#".contains(&byte);
    let user = address.user().as_bytes();
    let begins = user.first().is_some_and(|first| first.is_ascii_alphanumeric() || *first == b'_');
    let label = |label: &str| !label.is_empty() && !label.starts_with('-') && !label.ends_with('-');
    let plain = begins && user.iter().copied().all(letter) && name.split('.').all(label);
    (!first.is_empty() && !last.is_empty() && !digits && !nowhere && !name.contains('[') && plain)
        .then_some(address)
}

impl Mailer {
    /// Makes ready to hand over letters.
    ///
    /// # Errors
    /// When the server or the sender cannot be one.
    pub(super) fn open(mail: &Mail, house: &str) -> Result<Self, HostError> {
        // Of several providers that might be there one is to be taken; another was, and is as good.
        let _ = rustls_graviola::default_provider().install_default();
        let failed = |what: &str, why: &dyn std::fmt::Display| HostError::Notices(format!("{what}: {why}"));
        if mail.tells_password() {
            let why = "its password would go unsealed: use smtps://… or ?tls=required";
            return Err(failed("the mail server", &why));
        }
        // An error of the address could hold the password: it is not repeated.
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.server).map_err(|_| {
            failed("the mail server", &"give it as smtp://HOST:PORT or smtps://NAME:PASSWORD@HOST")
        })?;
        let host = house.parse::<Uri>().ok().and_then(|house| house.host().map(str::to_owned));
        let server = match host {
            Some(host) => server.hello_name(lettre::transport::smtp::extension::ClientId::Domain(host)),
            None => server,
        };
        let from = mail.from.parse().map_err(|why| failed("the sender of letters", &why))?;
        Ok(Self { server: server.build(), from })
    }

    /// Hands a letter over.
    pub(super) async fn send(&self, letter: &Letter<'_>) -> Result<(), Failed> {
        let to = mailbox(letter.to).ok_or(Failed::UNREACHABLE)?;
        let header = |name: &str, value: String| {
            let name = HeaderName::new_from_ascii(name.to_owned()).expect("a name of a header");
            HeaderValue::new(name, value)
        };
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject)
            .message_id(None)
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()))
            .raw_header(header("List-Unsubscribe", format!("<{}>", letter.stop)))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text.clone())
            .map_err(|_| Failed::UNREACHABLE)?;
        let sent = self.server.send(message).await;
        sent.map(drop).map_err(|error| failed(&error))
    }
}

/// The delivery error of an SMTP error: a refusal is permanent or transient, anything else may pass.
fn failed(error: &Error) -> Failed {
    let said = error.is_permanent() || error.is_transient();
    Failed {
        trouble: if said { Trouble::Refused } else { Trouble::Unreachable },
        // Of the mailbox (55x); what ails the host's own access (53x) is mended some day.
        for_good: error.is_permanent()
            && error.status().is_some_and(|code| code.category == Category::MailSystem),
        ..Failed::UNREACHABLE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mailboxes_of_the_world() {
        for good in [
            "ana@example.org",
            "a.b+c@mail.example.co.uk",
            "Ana@EXAMPLE.ORG",
            "o'brien@example.org",
            "_a-b=c@example.org",
        ] {
            assert!(mailbox(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "ana",
            "@example.org",
            "ana@",
            "ana@localhost",
            "ana@inn.local",
            "ana@db.internal",
            "ana@127.0.0.1",
            "ana@[127.0.0.1]",
            "ana@[IPv6:::1]",
            "ana@example.org, ben@example.org",
            "ana@example.org\r\nBcc: ben@example.org",
            "Ana <ana@example.org>",
            "ana@example.org>",
            "\"a b\"@example.org",
            "ána@example.org",
            "ana@.org",
            "ana@example.",
            "a%b@example.org",
            "a!b@example.org",
            "|cat@example.org",
            "-oQ/tmp@example.org",
            "/etc/passwd@example.org",
            "a/b@example.org",
            ".ana@example.org",
            "+x@example.org",
            "a`b`@example.org",
            "a$b@example.org",
            "a&b@example.org",
            "a*@example.org",
            "{a}@example.org",
            "ana@-oX.example.org",
            "ana@example-.org",
        ] {
            assert!(mailbox(bad).is_none(), "{bad}");
        }
        assert!(mailbox(&format!("{}@example.org", "x".repeat(250))).is_none());
    }

    #[test]
    fn no_password_goes_unsealed() {
        let tells = |server: &str| {
            let mail = Mail { server: server.to_owned(), from: String::new() };
            mail.tells_password()
        };
        for open in [
            "smtp://me:word@mail.example.org",
            "smtp://me@mail.example.org:587",
            "smtp://me:word@mail.example.org?tls=opportunistic",
            "smtp://me:word@10.0.0.5:25",
            "smtp://me:tls=required@mail.example.org",
        ] {
            assert!(tells(open), "{open}");
        }
        for sealed in [
            "smtps://me:word@mail.example.org",
            "smtp://me:word@mail.example.org?tls=required",
            "smtp://me:word@localhost:25",
            "smtp://me:word@127.0.0.1:25",
            "smtp://me:word@[::1]:25",
            "smtp://mail.example.org",
        ] {
            assert!(!tells(sealed), "{sealed}");
        }
    }
}
