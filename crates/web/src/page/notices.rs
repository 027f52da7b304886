//! The page of notification settings.

use canvas::Language;
use canvas::art::icon;
use maud::{Markup, html};
use seen::{HoursView, LetterDoes, LetterView, NoticesView, Quiet, ReachView, Trouble, Way};

use super::context::PageContext;
use super::devices;
use super::form::{field, select};
use super::game_name;
use super::pace::since;
use super::shell::{Frame, shell};

/// The page of notification settings.
pub(crate) fn notices(ctx: &PageContext, view: &NoticesView, tried: Option<&str>) -> Markup {
    let language = ctx.language;
    let title = language.text("notices-title");
    let minutes = u32::try_from(view.grace.div_ceil(60)).unwrap_or(u32::MAX);
    let here = view.reaches.iter().any(|reach| reach.here && reach.trouble.is_none());
    let body = html! {
        h1 { (title) }
        @if view.ways.is_empty() {
            p { (language.text("notices-none")) }
            (devices::back(language))
        } @else if !ctx.reader.notices {
            p { (language.text("notices-nobody")) }
            (devices::back(language))
        } @else {
            p { (language.with("notices-what", &[("minutes", minutes.into())])) " " (language.text("notices-kept-too")) }
            @if !view.reaches.is_empty() { (told(language, view, tried)) }
            @if let Some(key) = &view.push_key { (this_browser(language, key, here)) }
            @if view.ways.iter().any(|way| *way != Way::Push) { (where_to(language, view)) }
            @if !view.reaches.is_empty() {
                (when(language, view.hours.as_ref()))
                (wishes(language, view))
            }
            p { small { (language.text("notices-kept")) } }
        }
    };
    page(ctx, &title, &body)
}

/// The reader's addresses, each with a button that deletes it.
fn told(language: Language, view: &NoticesView, tried: Option<&str>) -> Markup {
    html! {
        section #told .card {
            h2 { (language.text("notices-told")) }
            ul .ways { @for reach in &view.reaches { li { (way(language, reach, tried == Some(reach.id.as_str()))) } } }
        }
    }
}

fn way(language: Language, reach: &ReachView, tried: bool) -> Markup {
    html! {
        p {
            strong { (language.text(&format!("notices-way-{}", reach.way.word()))) } " · " (reach.hint)
            @if reach.here { " " span .tag { (language.text("notices-here")) } }
        }
        @if !reach.sure { p { (icon("hourglass")) " " (language.text("notices-asked")) } }
        @if let Some(trouble) = reach.trouble {
            (in_trouble(language, reach, trouble))
        } @else if tried {
            p #arrived role="status" { (icon("check")) " " (language.text("notices-arrived")) }
        }
        div .card__foot {
            @if reach.sure {
                (deed(language, reach, "test", "notices-test", false))
                (deed(language, reach, "stop", "notices-stop", true))
            } @else {
                (deed(language, reach, "again", "notices-ask-again", false))
                (deed(language, reach, "stop", "notices-forget", true))
            }
        }
    }
}

/// A button for an address, with the address's name for readers who only hear the page.
fn deed(language: Language, reach: &ReachView, path: &str, says: &str, quiet: bool) -> Markup {
    html! {
        form method="post" action={ "/me/notices/" (path) } {
            input type="hidden" name="reach" value=(reach.id);
            button .quiet[quiet] type="submit" { (language.text(says)) span .unseen { " (" (reach.hint) ")" } }
        }
    }
}

fn in_trouble(language: Language, reach: &ReachView, trouble: Trouble) -> Markup {
    html! {
        p role="alert" {
            (icon("mute")) " " (language.text(&format!("notices-trouble-{}", trouble.word())))
            @if let Some(at) = reach.trouble_at { " (" (since(at)) ")" }
            @if reach.tried_again > 0 { " " (language.text("notices-again")) }
        }
    }
}

/// The choice of hours. If the time zone is unknown the script fills it in.
fn when(language: Language, hours: Option<&HoursView>) -> Markup {
    let none = HoursView::default();
    let hours = hours.unwrap_or(&none);
    let quiet = hours.quiet.clone();
    let quiet = quiet.unwrap_or_else(|| Quiet { from: "22:00".to_owned(), to: "08:00".to_owned() });
    let digest = hours.digest.as_deref().unwrap_or("18:00");
    let chosen = match (&hours.digest, &hours.quiet) {
        (Some(_), _) => "digest",
        (None, Some(_)) => "quiet",
        (None, None) => "at_once",
    };
    let zone = html! { input #hours-zone name="zone" value=(hours.zone) placeholder="Europe/Madrid" required maxlength="50" autocomplete="off" spellcheck="false"; };
    html! {
        section #hours .card {
            h2 { (language.text("notices-when")) }
            form method="post" action="/me/notices/hours" {
                (choice(language, "at_once", chosen, &html! {}))
                (choice(language, "quiet", chosen, &html! { (time(language, "from", &quiet.from)) " – " (time(language, "to", &quiet.to)) }))
                (choice(language, "digest", chosen, &time(language, "digest", digest)))
                (field("hours-zone", &language.text("notices-zone"), None, &zone))
                p { button #hours-set .choice type="submit" { (icon("check")) (language.text("notices-when-set")) } }
            }
        }
    }
}

/// The choice of games whose public tables the reader wants to hear about.
fn wishes(language: Language, view: &NoticesView) -> Markup {
    html! {
        section #wishes .card {
            h2 { (language.text("notices-wishes")) }
            p { (language.text("notices-wishes-what")) }
            form method="post" action="/me/notices/wishes" {
                @for game in &view.games {
                    @let id = format!("wish-{game}");
                    p .tick {
                        input id=(id) type="checkbox" name=(game) value="true" checked[view.wishes.contains(game)]; " "
                        label for=(id) { (game_name(language, game)) }
                    }
                }
                p { button #wishes-set .choice type="submit" { (icon("check")) (language.text("notices-when-set")) } }
            }
        }
    }
}

fn choice(language: Language, word: &str, chosen: &str, times: &Markup) -> Markup {
    let id = format!("hours-{word}");
    html! {
        p .tick {
            input id=(id) type="radio" name="when" value=(word) checked[word == chosen];
            label for=(id) { (language.text(&format!("notices-when-{word}"))) }
            (times)
        }
    }
}

fn time(language: Language, name: &str, value: &str) -> Markup {
    html! { input type="time" name=(name) value=(value) required aria-label=(language.text(&format!("notices-time-{name}"))); }
}

/// The button that turns on push notifications in this browser. It is asked for nothing before the button is pressed; a
/// browser that cannot does not see it (`notices.js`), nor one that shows it already.
fn this_browser(language: Language, key: &str, shows: bool) -> Markup {
    html! {
        section #push .card data-key=(key) data-shows[shows] hidden {
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

/// The form of a new address.
fn where_to(language: Language, view: &NoticesView) -> Markup {
    let title = if view.reaches.is_empty() { "notices-where" } else { "notices-elsewhere" };
    // A browser says by itself where it is.
    let ways = view.ways.iter().filter(|way| **way != Way::Push).map(|way| {
        let name = language.text(&format!("notices-way-{}", way.word()));
        (way.word().to_owned(), name)
    });
    let ways = ways.collect::<Vec<_>>();
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
                (field("notices-way", &language.text("notices-way"), None, &select("notices-way", "way", &ways, "", false)))
                (field("notices-address", &language.text("notices-address"), help.as_deref(), &input))
                p { button #notices-set .choice .choice--main type="submit" { (icon("check")) (language.text("notices-set")) } }
            }
        }
    }
}

/// The page behind a link in a letter. A button does it, because some programs follow every link of a letter.
pub(crate) fn letter(ctx: &PageContext, view: &LetterView) -> Markup {
    let language = ctx.language;
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
    page(ctx, &title, &body)
}

fn page(ctx: &PageContext, title: &str, body: &Markup) -> Markup {
    let frame = Frame { title, class: "read", tools: html! {}, game: None, said: None };
    shell(ctx, &frame, body)
}
