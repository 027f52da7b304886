//! Masked forms of addresses, which are secrets of their guests; and the machines behind them.

use hyper::Uri;
use seen::Way;

use super::subscription::BrowserSubscription;

/// The host of a webhook.
pub(super) fn of_web(text: &str) -> String {
    let address = text.parse::<Uri>().ok();
    let host = address.as_ref().and_then(Uri::host).unwrap_or_default();
    host.to_owned()
}

/// The push service of a subscription.
pub(super) fn of_push(text: &str) -> String {
    let handed = serde_json::from_str::<BrowserSubscription>(text);
    handed.map_or_else(|_| String::new(), |handed| of_web(&handed.endpoint))
}

/// The masked form of a mailbox: its owner knows the rest.
pub(super) fn of_mail(text: &str) -> String {
    let (user, name) = text.split_once('@').unwrap_or_default();
    let first = user.chars().take(1).collect::<String>();
    format!("{first}…@{name}")
}

/// The machine that answers at an address: a slow one delays only its own deliveries. All letters share the host's mail
/// server; of push services, which have many names, only the end of the name counts.
pub(super) fn machine(way: Way, text: &str) -> String {
    match way {
        Way::Mail => "mail".to_owned(),
        Way::Push => {
            let host = of_push(text);
            let end = host.rmatch_indices('.').nth(2).map_or(0, |(at, _)| at + 1);
            host[end..].to_owned()
        }
        _ => {
            let address = text.parse::<Uri>().ok();
            let authority = address.as_ref().and_then(Uri::authority);
            authority.map_or_else(String::new, |authority| authority.as_str().to_ascii_lowercase())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_mailbox_its_first_letter_is_shown() {
        assert_eq!(of_mail("ana@example.org"), "a…@example.org");
    }

    #[test]
    fn whose_machine_it_is() {
        let push = |host: &str| {
            let handed = format!(r#"{{"endpoint":"https://{host}/x","keys":{{"p256dh":"","auth":""}}}}"#);
            machine(Way::Push, &handed)
        };
        assert_eq!(push("wns2-par02p.notify.windows.com"), "notify.windows.com");
        assert_eq!(push("a.b.c.notify.windows.com"), push("notify.windows.com"));
        assert_eq!(machine(Way::Plain, "http://127.0.0.1:9000/a"), "127.0.0.1:9000");
        assert_ne!(
            machine(Way::Plain, "http://127.0.0.1:9001/a"),
            machine(Way::Plain, "http://127.0.0.1:9000/a")
        );
        assert_eq!(machine(Way::Mail, "a@example.org"), machine(Way::Mail, "b@example.com"));
    }
}
