//! Addresses of webhooks: only hosts that the host of the inn has listed.

use std::net::SocketAddr;

use hyper::Uri;

use super::Notices;

/// The longest address, in bytes.
const LONGEST: usize = 500;

/// The address, if a webhook may go there: `https`, one of the named hosts, the usual port, and nothing else; or a neighbour
/// that was named with its port.
pub(super) fn webhook(notices: &Notices, text: &str) -> Option<Uri> {
    if text.len() > LONGEST {
        return None;
    }
    allowed(notices, text, |host| notices.to.iter().any(|named| named == host))
}

/// The same for hosts that pass this test.
pub(super) fn allowed(notices: &Notices, text: &str, host: impl Fn(&str) -> bool) -> Option<Uri> {
    if text.contains('#') {
        return None;
    }
    let address = text.parse::<Uri>().ok()?;
    let (scheme, authority) = (address.scheme_str()?, address.authority()?);
    let neighbour = authority.as_str().parse::<SocketAddr>();
    let may = match neighbour {
        Ok(neighbour) => notices.neighbours.contains(&neighbour) && matches!(scheme, "http" | "https"),
        // Compared whole: no name and password before the host, no port behind it.
        Err(_) => scheme == "https" && host(authority.as_str()),
    };
    may.then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_to_hosts_that_were_named() {
        let notices = Notices {
            to: vec!["discord.com".into(), "hooks.slack.com".into()],
            neighbours: vec!["10.0.0.5:9000".parse().unwrap(), "[::1]:9000".parse().unwrap()],
            ..Notices::default()
        };
        for good in [
            "https://discord.com/api/webhooks/1/secret",
            "https://hooks.slack.com/services/T/B/x?y=1",
            "http://10.0.0.5:9000/hook",
            "https://10.0.0.5:9000/hook",
            "http://[::1]:9000/hook",
        ] {
            assert!(webhook(&notices, good).is_some(), "{good}");
        }
        for bad in [
            "",
            "discord.com",
            "//discord.com/x",
            "http://discord.com/x",
            "ftp://discord.com/x",
            "https:///x",
            "https://elsewhere.example/x",
            "https://discord.com.elsewhere.example/x",
            "https://notdiscord.com/x",
            "https://discord.com:8443/x",
            "https://discord.com:443/x",
            "https://discord.com./x",
            "https://me@discord.com/x",
            "https://discord.com@127.0.0.1/x",
            "https://discord.com:x@127.0.0.1/x",
            "https://127.0.0.1/x",
            "https://127.1/x",
            "https://2130706433/x",
            "https://0x7f.1/x",
            "https://localhost/x",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[::ffff:10.0.0.5]:9000/x",
            "http://10.0.0.5/x",
            "http://10.0.0.5:9001/x",
            "http://10.0.0.6:9000/x",
            "http://[::2]:9000/x",
            "https://discord.com/x#y",
            "https://discord.com/x\r\nHost: y",
            " https://discord.com/x",
            "https://discord.com\\@127.0.0.1/x",
        ] {
            assert!(webhook(&notices, bad).is_none(), "{bad}");
        }
        assert!(webhook(&notices, &format!("https://discord.com/{}", "x".repeat(500))).is_none());
    }
}
