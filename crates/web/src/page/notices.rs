//! How the reader is told that it is their turn while they are away.

use canvas::Language;
use canvas::art::icon;
use maud::{Markup, html};
use seen::{LetterDoes, LetterView, NoticesView, ReachView, Trouble, Way};

use super::desk::Desk;
use super::form::{field, select};
use super::pace::since;
use super::shell::{Frame, shell};

/// The page.
pub(crate) fn notices(desk: &Desk, view: &NoticesView, tried: bool) -> Markup {
    let language = desk.language;
    let title = language.text("notices-title");
    let minutes = u32::try_from(view.grace.div_ceil(60)).unwrap_or(u32::MAX);
    let body = html! {
        h1 { (title) }
        @if view.ways.is_empty() {
            p { (language.text("notices-none")) }
        } @else if !desk.reader.notices {
            p { (language.text("notices-nobody")) }
        } @else {
            p { (language.with("notices-what", &[("minutes", minutes.into())])) }
            @if let Some(reach) = &view.reach { (told(language, reach, tried)) }
            @if let Some(reach) = &view.asked { (asked(language, reach, view.reach.is_some())) }
            @if let Some(key) = &view.push_key { (this_browser(language, key)) }
            @if view.ways.iter().any(|way| *way != Way::Push) { (where_to(language, view)) }
            p { small { (language.text("notices-kept")) } }
        }
    };
    page(desk, &title, &body)
}

/// How it is, and how it ends.
fn told(language: Language, reach: &ReachView, tried: bool) -> Markup {
    let way = language.text(&format!("notices-way-{}", reach.way.word()));
    html! {
        section #told .card {
            h2 { (language.text("notices-told")) }
            p { strong { (way) } " · " (reach.hint) }
            @if let Some(trouble) = reach.trouble {
                (in_trouble(language, "trouble", reach, trouble))
            } @else if tried {
                p #arrived role="status" { (icon("check")) " " (language.text("notices-arrived")) }
            }
            div .card__foot {
                form method="post" action="/me/notices/test" { button #notices-test type="submit" { (language.text("notices-test")) } }
                form method="post" action="/me/notices/stop" { button #notices-stop .quiet type="submit" { (language.text("notices-stop")) } }
            }
        }
    }
}

fn in_trouble(language: Language, id: &str, reach: &ReachView, trouble: Trouble) -> Markup {
    html! {
        p id=(id) role="alert" {
            (icon("mute")) " " (language.text(&format!("notices-trouble-{}", trouble.word())))
            @if let Some(at) = reach.trouble_at { " (" (since(at)) ")" }
            @if reach.tried_again > 0 { " " (language.text("notices-again")) }
        }
    }
}

/// An address that is asked whether it is theirs; until it is they are told as before, or not.
fn asked(language: Language, reach: &ReachView, told: bool) -> Markup {
    html! {
        section #asked .card {
            h2 { (language.text("notices-asked")) }
            p { strong { (language.text(&format!("notices-way-{}", reach.way.word()))) } " · " (reach.hint) }
            p { (language.text(if told { "notices-asked-told" } else { "notices-asked-untold" })) }
            @if let Some(trouble) = reach.trouble { (in_trouble(language, "asked-trouble", reach, trouble)) }
            div .card__foot {
                form method="post" action="/me/notices/again" { button #notices-ask-again type="submit" { (language.text("notices-ask-again")) } }
                @if !told {
                    form method="post" action="/me/notices/stop" { button #notices-forget .quiet type="submit" { (language.text("notices-forget")) } }
                }
            }
        }
    }
}

/// That this very browser shows it by itself. It is asked for nothing before the button is pressed; a browser that cannot does not
/// see it (`push.js`).
fn this_browser(language: Language, key: &str) -> Markup {
    html! {
        section #push .card data-key=(key) hidden {
            h2 { (language.text("notices-push")) }
            p { (language.text("notices-push-what")) }
            form method="post" action="/me/notices" {
                input type="hidden" name="way" value="push";
                input type="hidden" name="address";
                p { button #push-set .choice .choice--main type="submit" { (icon("check")) (language.text("notices-push-set")) } }
            }
            p #push-denied role="alert" hidden { (language.text("notices-push-denied")) }
            p #push-late role="alert" hidden { (language.text("notices-push-late")) }
        }
    }
}

/// Where to tell them from now on.
fn where_to(language: Language, view: &NoticesView) -> Markup {
    let title = if view.reach.is_some() {
        "notices-elsewhere"
    } else {
        "notices-where"
    };
    // A browser says by itself where it is.
    let ways = view.ways.iter().filter(|way| **way != Way::Push).map(|way| {
        let name = language.text(&format!("notices-way-{}", way.word()));
        (way.word().to_owned(), name)
    });
    let ways = ways.collect::<Vec<_>>();
    let chosen = view.reach.as_ref().map_or("", |reach| reach.way.word());
    let hooks = !view.hosts.is_empty();
    let help = hooks.then(|| language.with("notices-hosts", &[("hosts", (&view.hosts.join(", ")).into())]));
    let input = html! {
        input #notices-address name="address" required maxlength="500" autocomplete="off" spellcheck="false"
            aria-describedby=[help.as_ref().map(|_| "notices-address-help")];
    };
    html! {
        section .card {
            h2 { (language.text(title)) }
            form .fields method="post" action="/me/notices" {
                (field("notices-way", &language.text("notices-way"), None, &select("notices-way", "way", &ways, chosen, false)))
                (field("notices-address", &language.text("notices-address"), help.as_deref(), &input))
                p { button #notices-set .choice .choice--main type="submit" { (icon("check")) (language.text("notices-set")) } }
            }
        }
    }
}

/// What a link in a letter leads to. A button does it, because some programs follow every link of a letter.
pub(crate) fn letter(desk: &Desk, view: &LetterView) -> Markup {
    let language = desk.language;
    let does = match view.does {
        LetterDoes::Confirm => "confirm",
        LetterDoes::Stop => "stop",
    };
    let title = language.text(&format!("letter-{does}-title"));
    let body = html! {
        h1 { (title) }
        section .card {
            @if view.done {
                p role="status" { (icon("check")) " " (language.text(&format!("letter-{does}-done"))) }
            } @else {
                p { (language.text(&format!("letter-{does}-note"))) }
                form method="post" action=(view.action) {
                    button #letter-do .choice .choice--main type="submit" { (icon("check")) (language.text(&format!("letter-{does}"))) }
                }
            }
        }
    };
    page(desk, &title, &body)
}

fn page(desk: &Desk, title: &str, body: &Markup) -> Markup {
    let frame = Frame {
        title,
        class: "read",
        tools: html! {},
        game: None,
        said: None,
    };
    shell(desk, &frame, body)
}
