//! The texts that seats bring before the game begins: decks.

use canvas::art::icon;
use maud::{Markup, html};
use seen::{TableView, TextView};

use super::sight::Sight;

/// A form for each text of one's own. Who else is waited for is said with all that is missing.
pub(super) fn texts(sight: &Sight, view: &TableView) -> Markup {
    html! { @for text in view.texts.iter().filter(|text| text.yours) { (form(sight, view, text)) } }
}

/// A sentence about a text that is still missing.
pub(super) fn waits(sight: &Sight, view: &TableView, text: &TextView) -> String {
    let what = name(sight, view, text);
    let who = text.seat.map(|seat| sight.name(seat));
    // Told of another, 'your deck' is 'their deck'.
    let theirs = sight.language.text_if_known(&format!("{}-brings-{}.theirs", view.game.id, text.id));
    match (&who, &theirs) {
        (Some(who), Some(theirs)) => {
            let words = [("name", who.as_str().into()), ("what", theirs.as_str().into())];
            sight.language.with("table-text-owes", &words)
        }
        (Some(who), None) => {
            let words = [("name", who.as_str().into()), ("what", what.as_str().into())];
            sight.language.with("table-text-waits", &words)
        }
        (None, _) => sight.language.with("table-text-waits-host", &[("what", what.as_str().into())]),
    }
}

/// The name of the text: a deck.
pub(super) fn name(sight: &Sight, view: &TableView, text: &TextView) -> String {
    sight.language.text(&format!("{}-brings-{}", view.game.id, text.id))
}

/// One of the reader's own decks, and a link to the workbench.
fn own(sight: &Sight, view: &TableView, text: &TextView, id: &str) -> Markup {
    let bench = sight.ctx.web.page(view.game.id).and_then(|page| page.workshop());
    let (Some(seat), true) = (text.seat, bench.is_some_and(|bench| bench.brings() == text.id)) else {
        return html! {};
    };
    let language = sight.language;
    let address = |before: &str| format!("{before}/{}/texts/{}", view.id, text.id);
    html! {
        @if !view.decks.is_empty() {
            form id={ (id) "-own" } .field method="post" action=(address("/t")) data-api=(address("/api/v1/tables")) {
                label for={ (id) "-deck" } { (language.text("workshop-choose")) @if sight.shared() { " (" (sight.name(seat)) ")" } }
                input type="hidden" name="seat" value=(seat);
                div .now {
                    select id={ (id) "-deck" } name="deck" { @for deck in &view.decks { option value=(deck.id) { (deck.name) } } }
                    button .choice .choice--main type="submit" { (language.text("workshop-hand-in")) }
                }
                ul .faults role="alert" {}
            }
        }
        @if !text.given { (ready(sight, view, text, id)) }
        p { a .button id={ (id) "-bench" } href={ "/workshop/" (view.game.id) "?table=" (view.id) "&seat=" (seat) } { (icon("book")) (language.text("workshop-open")) } }
    }
}

/// The ready-made texts, for players who bring nothing of their own: what each is, and a press.
fn ready(sight: &Sight, view: &TableView, text: &TextView, id: &str) -> Markup {
    let language = sight.language;
    let bench = sight.ctx.web.page(view.game.id).and_then(|page| page.workshop());
    let ready = bench.map(|bench| bench.ready(language, &view.options)).unwrap_or_default();
    let address = |before: &str| format!("{before}/{}/texts/{}", view.id, text.id);
    html! {
        @if !ready.is_empty() {
            div id={ (id) "-ready" } .field {
                p { (language.text("workshop-ready")) @if sight.shared() { @if let Some(seat) = text.seat { " (" (sight.name(seat)) ")" } } }
                ul .ways { @for deck in ready { li {
                    form method="post" action=(address("/t")) data-api=(address("/api/v1/tables")) {
                        @if let Some(seat) = text.seat { input type="hidden" name="seat" value=(seat); }
                        input type="hidden" name="text" value=(deck.text);
                        p { b { (deck.name) } @if let Some(does) = &deck.does { br; (does) } }
                        button id={ (id) "-ready-" (deck.id) } type="submit" { (language.text("table-text-bring")) span .unseen { ": " (deck.name) } }
                        ul .faults role="alert" {}
                    }
                } } }
            }
        }
    }
}

fn form(sight: &Sight, view: &TableView, text: &TextView) -> Markup {
    let language = sight.language;
    let seat = text.seat.map(|seat| seat.to_string());
    let id = format!("text-{}-{}", text.id, seat.as_deref().unwrap_or("all"));
    let help = format!("{id}-help");
    let address = |before: &str| format!("{before}/{}/texts/{}", view.id, text.id);
    let most = u32::try_from(text.longest).unwrap_or(u32::MAX);
    let many = language.with("table-text-longest", &[("longest", most.into())]);
    let bench = sight.ctx.web.page(view.game.id).and_then(|page| page.workshop());
    let elsewhere = bench.is_some_and(|bench| bench.brings() == text.id);
    let named = name(sight, view, text);
    let told = |more: &str| language.text_if_known(&format!("{}-brings-{}.{more}", view.game.id, text.id));
    let written = html! {
        @if let Some(help) = told("help") { p { (help) } }
        form id={ (id) "-form" } .field .bring method="post" action=(address("/t")) data-api=(address("/api/v1/tables")) {
            label for=(id) {
                (name(sight, view, text))
                @if sight.shared() { @if let Some(seat) = text.seat { " (" (sight.name(seat)) ")" } }
            }
            @if let Some(seat) = &seat { input type="hidden" name="seat" value=(seat); }
            textarea id=(id) name="text" rows="10" spellcheck="false" placeholder=[told("example")] aria-describedby=(help) required[text.needed] {
                // A newline at the beginning is not read.
                "\n" (text.text.as_deref().unwrap_or_default())
            }
            small { (many) }
            ul id={ (id) "-faults" } .faults role="alert" {}
            button type="submit" { (language.text(if text.given { "table-text-again" } else { "table-text-bring" })) }
        }
    };
    let ways = html! {
        (own(sight, view, text, &id))
        // Where there are other ways, few write it themselves.
        @if elsewhere {
            details id={ (id) "-written" } .waiting__more { summary { (language.text("table-text-paste")) } (written) }
        } @else { (written) }
        p id=(help) .remark {
            (language.text(match (text.given, text.needed) {
                (true, _) => "table-text-given",
                (false, true) => "table-text-wanted",
                (false, false) => "table-text-unneeded",
            }))
            @if text.secret { " " (language.text("table-text-secret")) }
            @if let Some(clause) = text.clause { " " (sight.ctx.clause_link(clause)) }
        }
    };
    // Whoever has one by the table's options need not do anything.
    let usual = bench.filter(|_| elsewhere).zip(text.seat);
    let usual = usual.and_then(|(bench, seat)| bench.usual(language, &view.options, seat));
    let other = match &usual {
        Some(usual) => {
            language.with("table-text-usual", &[("what", (&named).into()), ("usual", usual.into())])
        }
        None => language.with("table-text-other", &[("what", (&named).into())]),
    };
    html! {
        @if text.needed || text.given { (ways) }
        @else { details id={ (id) "-other" } .waiting__more { summary { (other) } (ways) } }
    }
}
