//! The frame of every page: head, bar at the top, notice at the foot.

use maud::{DOCTYPE, Markup, html};

use super::context::PageContext;
use super::portrait::portrait;
use crate::asset::bench_of;
use canvas::Language;
use canvas::art::{icon, sprite, sprite_of, sprite_of_the_door};

/// The title of a page, and the class of its main part.
pub(super) struct Frame<'a> {
    /// The title, before the name of the house, in the tab.
    pub title: &'a str,
    /// The class of `main`.
    pub class: &'a str,
    /// More tools for the bar at the top.
    pub tools: Markup,
    /// The game that it is about, if it is about one.
    pub game: Option<&'a str>,
    /// The sentence for shared links; nothing: the page is not made to be shared.
    pub said: Option<&'a str>,
}

/// A whole page.
pub(super) fn shell(ctx: &PageContext, frame: &Frame, body: &Markup) -> Markup {
    styled(ctx, frame, &[], body)
}

/// The same with the style of the entrance.
pub(super) fn door(ctx: &PageContext, frame: &Frame, body: &Markup) -> Markup {
    styled(ctx, frame, &["door"], body)
}

/// The same with the style of what the inn sets and remembers.
pub(super) fn study(ctx: &PageContext, frame: &Frame, body: &Markup) -> Markup {
    styled(ctx, frame, &["study"], body)
}

/// The same with the style of rules to read; also with that of the entrance where a table is opened there.
pub(super) fn book(ctx: &PageContext, frame: &Frame, body: &Markup) -> Markup {
    styled(ctx, frame, &["door", "rules"], body)
}

/// The same with the style of cards to read.
pub(super) fn cards(ctx: &PageContext, frame: &Frame, body: &Markup) -> Markup {
    styled(ctx, frame, &["rules"], body)
}

/// The same with the style of the bench of a game.
pub(super) fn bench(ctx: &PageContext, frame: &Frame, body: &Markup) -> Markup {
    styled(ctx, frame, &[&bench_of(frame.game.unwrap_or_default())], body)
}

/// A whole page, with more sheets of style.
fn styled(ctx: &PageContext, frame: &Frame, more: &[&str], body: &Markup) -> Markup {
    let language = ctx.language;
    html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (frame.title) " · Bree" }
                // Not a module: day or night has to be known before the first thing is drawn.
                script src=(ctx.web.path("theme.js")) {}
                @for sheet in ctx.web.sheets(frame.game, more) { link rel="stylesheet" href=(sheet); }
                link #favicon rel="icon" type="image/svg+xml" href=(ctx.web.path("icon.svg"));
                link rel="manifest" href=(ctx.web.path("bree.webmanifest"));
                script type="module" src=(ctx.web.path("bree.js")) {}
                @if let Some(said) = frame.said { (shared(ctx, frame, said)) }
            }
            body data-now=(ctx.reader.now) data-notices[ctx.reader.notices] {
                a .skip href="#main" { (language.text("house-skip")) }
                @if frame.class.contains("read--door") { (sprite_of_the_door()) }
                @else if let Some(game) = frame.game { (sprite_of(game)) }
                @else { (sprite()) }
                div .inn {
                    (topbar(ctx, frame))
                    main #main class=(frame.class) tabindex="-1" { (body) }
                    footer .foot {
                        p { (language.text("house-notice")) " " a href="/about" { (language.text("house-about")) } " · " a href="/privacy" { (language.text("privacy-title")) }
                            @if !ctx.web.version().is_empty() { " · Bree " (ctx.web.version()) }
                        }
                    }
                }
                div #toasts .toasts role="status" aria-live="polite" {}
                div #no-cookies .offline role="alert" hidden { (language.text("house-no-cookies")) }
                div #offline .offline role="alert" hidden { (language.text("house-offline")) }
                (help(ctx, frame.game))
                (spoken(language, frame.game))
            }
        }
    }
}

/// The Open Graph tags of a page: title, sentence and picture. The picture needs a whole address, so there is none unless
/// the host has said how the house is reached.
fn shared(ctx: &PageContext, frame: &Frame, said: &str) -> Markup {
    let picture = ctx.web.picture(frame.game);
    html! {
        meta name="description" content=(said);
        meta property="og:site_name" content="Bree";
        meta property="og:type" content="website";
        meta property="og:title" content=(frame.title);
        meta property="og:description" content=(said);
        @if ctx.reader.public_url.is_some() {
            meta property="og:image" content=(ctx.outside(picture));
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

fn topbar(ctx: &PageContext, frame: &Frame) -> Markup {
    let language = ctx.language;
    let rules = frame.game.map_or("/rules".to_owned(), |game| format!("/rules/{game}"));
    html! {
        header .topbar {
            a .topbar__name href="/" { "Bree" }
            nav .topbar__tools aria-label=(language.text("house-tools")) {
                (frame.tools)
                (me(ctx))
                a .button .quiet href=(rules) { (icon("book")) span .wide { (language.text("house-rules")) } }
                @for other in Language::ALL.into_iter().filter(|other| *other != language) {
                    a .button .quiet href=(ctx.path_in(other)) hreflang=(other.tag()) lang=(other.tag()) {
                        (other.tag().to_uppercase()) span .unseen { " · " (other.own_name()) }
                    }
                }
                (switch("sound", "mute", &language.text("house-sound")))
                button #switch-theme .quiet type="button" hidden data-switch="theme" {
                    span data-theme-sign="auto" aria-hidden="true" { "◐" }
                    span data-theme-sign="light" { (icon("sun")) }
                    span data-theme-sign="dark" { (icon("moon")) }
                    span .unseen { (language.text("house-theme")) }
                }
                (switch("help", "", &language.text("house-help")))
            }
        }
    }
}

/// The reader's name, with a link to change it: on every page.
fn me(ctx: &PageContext) -> Markup {
    let language = ctx.language;
    let name = ctx.reader.name.as_deref().unwrap_or_default();
    html! {
        details #me .me name="me" {
            summary .button .quiet { @match ctx.reader.picture { Some(picture) => (portrait(picture)), None => (icon("person")) } span .wide { @if name.is_empty() { (language.text("house-your-name")) } @else { (name) } } span .unseen { " " (language.text("house-me")) } }
            div .me__sheet {
                form .field method="post" action="/me" {
                    input type="hidden" name="back" value=(ctx.reader.path);
                    label for="me-name" { (language.text("house-your-name")) }
                    div .copy {
                        input #me-name name="name" value=(name) maxlength="24" required autocomplete="nickname";
                        button type="submit" { (language.text("house-call-me")) }
                    }
                    small { (language.text("house-call-me-note")) }
                }
                @if ctx.reader.guest { p { a href="/me#portraits" { @match ctx.reader.picture { Some(picture) => (portrait(picture)), None => (icon("person")) } " " (language.text("house-your-picture")) } } }
                @if ctx.reader.guest { p { a href="/groups" { (icon("handshake")) " " (language.text("group-all")) } } }
                p { a href="/me" { (icon("link")) " " (language.text("me-more")) } }
                @if !ctx.reader.guest { p { a href="/device" { (icon("person")) " " (language.text("me-before")) } } }
                @if ctx.reader.notices { p { a href="/me/notices" { (icon("hourglass")) " " (language.text("notices-title")) } } }
            }
        }
    }
}

/// A switch that works by script, and so is shown by it.
fn switch(name: &str, sign: &str, label: &str) -> Markup {
    html! {
        button #{ "switch-" (name) } .quiet type="button" hidden aria-label=(label) title=(label) data-switch=(name) {
            @if sign.is_empty() { "?" } @else { (icon(sign)) }
        }
    }
}

/// The list of keys.
fn help(ctx: &PageContext, game: Option<&str>) -> Markup {
    let language = ctx.language;
    let keys = [
        ("Tab", "house-key-tab"),
        ("← ↑ → ↓", "house-key-arrows"),
        ("Enter", "house-key-enter"),
        ("1 … 9", "house-key-digits"),
        ("P", "house-key-pass"),
        ("S", "house-key-state"),
        ("I", "house-key-sheet"),
        ("U", "house-key-undo"),
        ("+ − 0", "house-key-zoom"),
        (", .", "house-key-steps"),
        ("Escape", "house-key-now"),
        ("?", "house-key-help"),
    ];
    html! {
        dialog #help .help aria-labelledby="help-title" {
            h2 #help-title { (language.text("house-help")) }
            // First what somebody wants who does not know the game.
            @if let Some(game) = game {
                p .help__first {
                    a #help-how .button .choice .choice--main href={ "/rules/" (game) "#how" } target="_blank" { (icon("book")) (language.text("house-how")) }
                    // At a table the script says which: the rule by which one is asked.
                    a #help-rule .button hidden href={ "/rules/" (game) "#rules" } target="_blank" { (icon("book")) (language.text("house-rule-asked")) " " span #help-rule-name {} }
                    @if ctx.web.page(game).is_some_and(|page| !page.lessons().is_empty()) {
                        a #help-lessons .button href={ "/rules/" (game) "#lessons" } target="_blank" { (language.text("lessons-title")) }
                    }
                    a .button href={ "/rules/" (game) "#rules" } target="_blank" { (language.text("rules-find")) }
                    @if ctx.web.page(game).is_some_and(|page| page.has_library()) {
                        a #help-library .button href={ "/library/" (game) } target="_blank" { (language.text("library")) }
                    }
                }
            }
            h3 { (language.text("house-touch")) }
            p #help-touch { (language.text("house-touch-help")) }
            h3 { (language.text("house-keys")) }
            dl { @for (key, does) in keys { dt { kbd { (key) } } dd { (language.text(does)) } } }
            button #switch-tap type="button" data-switch="tap" { (language.text("house-word-tap-two")) }
            " " button #switch-speed type="button" data-switch="speed" { (language.text("house-word-speed-normal")) }
            form method="dialog" { button { (language.text("house-close")) } }
        }
    }
}

/// Words for the script on every page.
const EVERYWHERE: [&str; 18] = [
    "theme-auto",
    "theme-light",
    "theme-dark",
    "sound-on",
    "sound-off",
    "copied",
    "to-copy",
    "line",
    "failed",
    "sending",
    "slow",
    "speed-calm",
    "speed-normal",
    "speed-quick",
    "speed-word",
    "tap-two",
    "tap-all",
    "tap-one",
];

/// Those that it says of a game alone: the entrance does without them.
const OF_A_GAME: [&str; 14] = [
    "part",
    "where",
    "go",
    "stop",
    "passing",
    "passing-touch",
    "now",
    "news-one",
    "news-many",
    "news-yours",
    "news-now",
    "again",
    "not-here",
    "go-on",
];

/// Words for the script; where the game has its own (`GAME-word-WORD`), those.
fn spoken(language: Language, game: Option<&str>) -> Markup {
    let of_a_game = game.is_some().then_some(OF_A_GAME).into_iter().flatten();
    let words = EVERYWHERE.into_iter().chain(of_a_game);
    let own = |word: &str| game.and_then(|game| language.text_if_known(&format!("{game}-word-{word}")));
    let said = |word: &str| own(word).unwrap_or_else(|| language.text(&format!("house-word-{word}")));
    html! {
        template #words { @for word in words { span data-word=(word) { (said(word)) } } }
    }
}
