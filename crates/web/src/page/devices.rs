//! The reader's browsers: which there are, and how one more joins.

use maud::{Markup, html};
use seen::{DeviceCard, DeviceView, MeView, PasskeyCard, SignedBy};

use super::clock::{day, iso};
use super::context::PageContext;
use super::pace::{since, until};
use super::portrait::choose;
use super::qr::qr;
use super::shell::{Frame, study};
use canvas::Language;
use canvas::art::icon;

/// The way back to one's own page, where nothing else can be done.
pub(super) fn back(language: Language) -> Markup {
    html! { p { a .button href="/me" { (icon("person")) " " (language.text("me-title")) } } }
}

/// The page of one's browsers.
pub(crate) fn me(ctx: &PageContext, view: &MeView) -> Markup {
    let language = ctx.language;
    let title = language.text("me-title");
    let body = html! {
        h1 { (title) }
        @match &view.link {
            Some((url, ends)) => (link(language, url, *ends)),
            None if view.devices.is_empty() => {
                p { (language.text("me-nobody")) }
                p { a .button #me-before href="/device" { (icon("link")) (language.text("me-before")) } }
            }
            None => section .card {
                h2 { (language.text("me-more")) }
                p { (language.text("me-more-note")) }
                form method="post" action="/me/devices" { button .choice .choice--main #me-link type="submit" { (icon("link")) (language.text("me-link")) } }
            },
        }
        @if ctx.reader.guest && view.link.is_none() { (choose(ctx)) }
        @if let Some(keys) = &view.passkeys { (passkeys(language, keys)) }
        @if ctx.reader.notices { p { a href="/me/notices" { (icon("hourglass")) " " (language.text("notices-title")) } } }
        @if !view.devices.is_empty() {
            p { a href="/groups" { (icon("handshake")) " " (language.text("group-all")) } }
            p { a href="/me/apart" { (icon("mute")) " " (language.text("apart-title")) } }
            p { a href="/me/tokens" { (icon("program")) " " (language.text("tokens-title")) } }
            p { a href="/me/data" { (icon("person")) " " (language.text("data-title")) } } }
        @if let Some(until) = view.holiday { (holiday(language, until)) }
        @if !view.devices.is_empty() {
            section .tables {
                h2 { (language.text("me-devices")) }
                ul .lobby #devices { @for card in &view.devices { li { (device_card(language, card, &view.devices)) } } }
            }
        }
    };
    page(ctx, &title, &body)
}

/// The reader's passkeys. A browser that makes none says so by the script (`devices.js`).
fn passkeys(language: Language, keys: &[PasskeyCard]) -> Markup {
    html! {
        section #passkeys .card data-failed=(language.text("passkey-failed")) data-known=(language.text("passkey-known")) {
            h2 { (language.text("passkeys")) }
            p { (language.text("passkeys-what")) }
            p #passkeys-none hidden { (language.text("passkeys-none")) }
            @if !keys.is_empty() {
                ul .ways { @for key in keys { li { (passkey(language, key)) } } }
            }
            p { button #passkey-make .choice .choice--main type="button" hidden { (icon("check")) (language.text("passkey-make")) } }
        }
    }
}

fn passkey(language: Language, key: &PasskeyCard) -> Markup {
    let name = if key.label.is_empty() { language.text("me-unknown") } else { key.label.clone() };
    html! {
        p { strong { (name) } " · " (language.text("me-since")) " " time datetime=(iso(key.created_at)) { (day(key.created_at)) } " · " (language.text("me-seen")) " " (since(key.used_at)) }
        form method="post" action="/me/passkeys/drop" {
            input type="hidden" name="passkey" value=(key.id);
            button .quiet type="submit" { (language.text("passkey-drop")) span .unseen { " (" (name) ")" } }
        }
    }
}

/// Lengths of a holiday, in days.
const HOLIDAYS: [u8; 9] = [1, 2, 3, 5, 7, 10, 14, 21, 30];

/// The reader's holiday at tables over days.
fn holiday(language: Language, until: Option<i64>) -> Markup {
    html! {
        section #holiday .card {
            h2 { (language.text("me-holiday")) }
            p { (language.text("me-holiday-note")) }
            @if let Some(until) = until {
                p { (language.text("me-holiday-now")) " " time datetime=(iso(until)) { (day(until)) } }
                form method="post" action="/me/holiday" {
                    button #holiday-back .choice .choice--main type="submit" name="days" value="0" { (language.text("me-holiday-back")) }
                }
            } @else {
                form method="post" action="/me/holiday" {
                    div .field {
                        label for="holiday-days" { (language.text("me-holiday-days")) }
                        select #holiday-days name="days" { @for days in HOLIDAYS { option value=(days) selected[days == 7] { (days) } } }
                    }
                    button #holiday-go .choice type="submit" { (icon("hourglass")) (language.text("me-holiday-go")) }
                }
            }
        }
    }
}

/// A link that was just made: to be scanned, or copied.
fn link(language: Language, url: &str, ends: i64) -> Markup {
    html! {
        section #joining .card {
            h2 { (language.text("me-more")) }
            p { (language.text("me-scan")) " " (language.text("me-once")) " " (until(ends)) }
            (qr(url, &language.text("me-qr")))
            div .field {
                label for="link-device" { (language.text("me-address")) }
                div .copy {
                    input #link-device readonly value=(url);
                    button type="button" hidden data-copy="link-device" { (icon("link")) (language.text("table-copy")) }
                }
            }
        }
    }
}

fn name_of(language: Language, card: &DeviceCard) -> String {
    match (card.label.as_str(), card.id.as_str()) {
        ("", "first") => language.text("me-first"),
        ("", _) => language.text("me-unknown"),
        (label, _) => label.to_owned(),
    }
}

/// The way a device was signed in, and from which device.
fn signed_in(language: Language, card: &DeviceCard, all: &[DeviceCard]) -> Option<String> {
    let from = card.from.as_ref().and_then(|from| all.iter().find(|other| other.id == *from));
    Some(match (card.by, from) {
        (SignedBy::First, _) => language.text("me-by-first"),
        (SignedBy::Link, Some(from)) => {
            language.with("me-by-link", &[("device", name_of(language, from).as_str().into())])
        }
        (SignedBy::Link, None) => language.text("me-by-link-gone"),
        (SignedBy::Letter, _) => language.text("me-by-letter"),
        (SignedBy::Passkey, _) => language.text("me-by-passkey"),
        (SignedBy::Unknown, _) => return None,
    })
}

/// The devices that are signed out with this one.
fn going<'c>(card: &'c DeviceCard, all: &'c [DeviceCard]) -> Vec<&'c DeviceCard> {
    let mut going = vec![card];
    let mut at = 0;
    while let Some(one) = going.get(at).filter(|one| !one.this).map(|one| one.id.clone()) {
        at += 1;
        let let_in = all.iter().filter(|other| other.from.as_ref() == Some(&one) && !other.this);
        let new = let_in.filter(|other| going.iter().all(|known| known.id != other.id)).collect::<Vec<_>>();
        going.extend(new);
    }
    going
}

fn device_card(language: Language, card: &DeviceCard, all: &[DeviceCard]) -> Markup {
    let name = name_of(language, card);
    html! {
        article .card {
            h3 { (name) @if card.this { " " span .tag { (language.text("me-this")) } } }
            p { (language.text("me-since")) " " time datetime=(iso(card.created_at)) { (&iso(card.created_at)[..10]) }
                @if let Some(by) = signed_in(language, card, all) { ", " (by) } " · " (language.text("me-seen")) " " (since(card.seen_at)) }
            @if all.len() > 1 { (sign_out(language, card, &name, &going(card, all))) }
        }
    }
}

/// The form that signs a device out: it asks what else to sign out where that would open the house, and tells what always
/// goes.
fn sign_out(language: Language, card: &DeviceCard, name: &str, going: &[&DeviceCard]) -> Markup {
    let tick = |id: &str, number: usize| {
        let field = format!("{id}-{}", card.id);
        html! {
            @if number > 0 {
                p .tick {
                    input id=(field) type="checkbox" name=(id) value="true"; " "
                    label for=(field) { (language.with(&format!("me-drop-{id}"), &[("number", (number as u32).into())])) }
                }
            }
        }
    };
    let others = going.iter().skip(1).map(|card| name_of(language, card)).collect::<Vec<_>>();
    html! {
        form method="post" action={ "/me/devices/" (card.id) "/drop" } {
            @if !others.is_empty() { p { (language.text("me-drop-others")) " " (others.join("; ")) } }
            (tick("passkeys", going.iter().map(|card| card.passkeys).sum()))
            (tick("addresses", going.iter().map(|card| card.addresses).sum()))
            button type="submit" { (language.text("me-drop")) span .unseen { ": " (name) } }
        }
    }
}

/// The page on which a browser joins a guest: the script takes the code from the address; it can be typed as well.
pub(crate) fn device(ctx: &PageContext, view: DeviceView) -> Markup {
    let language = ctx.language;
    let title = language.text("device-title");
    let tables = |id: &str| language.with(id, &[("number", (view.tables as u32).into())]);
    let body = html! {
        h1 { (title) }
        @if view.passkeys {
            section #passkey-enter .card hidden data-failed=(language.text("passkey-failed")) {
                p { (language.text("passkey-enter-note")) }
                @if view.tables > 0 {
                    p { (tables("device-leave-what")) }
                    p .tick {
                        input #passkey-leave type="checkbox" value="true"; " "
                        label for="passkey-leave" { (tables("device-leave")) }
                    }
                }
                p { button #passkey-in .choice .choice--main type="button" { (icon("person")) (language.text("passkey-enter")) } }
            }
        }
        @if view.letters { (letter(language, view.sent)) }
        section .card {
            p { (language.text("device-note")) }
            form method="post" action="/device" {
                div .field {
                    label for="device-code" { (language.text("device-code")) }
                    input #device-code name="code" required maxlength="64" autocomplete="off" spellcheck="false";
                }
                @if view.tables > 0 {
                    p { (tables("device-leave-what")) }
                    p .tick {
                        input #device-leave type="checkbox" name="leave" value="true" required; " "
                        label for="device-leave" { (tables("device-leave")) }
                    }
                }
                button #device-join .choice .choice--main type="submit" { (icon("check")) (language.text("device-join")) }
            }
        }
    };
    page(ctx, &title, &body)
}

/// The way back by a letter.
fn letter(language: Language, sent: bool) -> Markup {
    html! {
        section #device-letter .card {
            @if sent {
                p role="status" { (icon("check")) " " (language.text("device-letter-sent")) }
            } @else {
                p { (language.text("device-letter-note")) }
                form method="post" action="/device/letter" {
                    div .field {
                        label for="device-mailbox" { (language.text("device-letter-address")) }
                        input #device-mailbox type="email" name="address" required maxlength="320" autocomplete="email";
                    }
                    button #device-letter-send .choice type="submit" { (icon("check")) (language.text("device-letter-send")) }
                }
            }
        }
    }
}

fn page(ctx: &PageContext, title: &str, body: &Markup) -> Markup {
    let frame = Frame { title, class: "read", tools: html! {}, game: None, said: None };
    study(ctx, &frame, body)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three corners and their frames: what any reader looks for first.
    #[test]
    fn a_code_is_drawn_in_runs() {
        let drawn = qr("https://inn.example/device#abc", "code").0;
        assert!(drawn.contains("M4 4h7v1h-7z"), "{drawn}");
        assert!(drawn.len() < 8000, "{}", drawn.len());
    }
}
