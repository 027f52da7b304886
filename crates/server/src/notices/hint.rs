//! What may be shown of an address, which is a secret of its guest.

use hyper::Uri;

use super::handed::Handed;

/// Of a webhook: the host.
pub(super) fn of_web(text: &str) -> String {
    let address = text.parse::<Uri>().ok();
    let host = address.as_ref().and_then(Uri::host).unwrap_or_default();
    host.to_owned()
}

/// Of what a browser handed out: at which service it is.
pub(super) fn of_push(text: &str) -> String {
    let handed = serde_json::from_str::<Handed>(text);
    handed.map_or_else(|_| String::new(), |handed| of_web(&handed.endpoint))
}

/// Of a mailbox: who has it knows the rest.
pub(super) fn of_mail(text: &str) -> String {
    let (user, name) = text.split_once('@').unwrap_or_default();
    let first = user.chars().take(1).collect::<String>();
    format!("{first}…@{name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_mailbox_its_first_letter_is_shown() {
        assert_eq!(of_mail("ana@example.org"), "a…@example.org");
    }
}
