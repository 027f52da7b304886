//! A hint: what a good player would do in the reader's place, and why.

use maud::{Markup, html};

use super::sight::Sight;
use canvas::art::icon;
use seen::{HintView, TableView, WeighedView};
use table::Message;

/// The button that asks for a hint. Without script it loads the page with the hint in it.
pub(super) fn press(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let note = language.text("hint-ask-note");
    html! {
        @if let Some(laid) = view.laid.first().filter(|_| view.hints) {
            form #hint-ask method="get" action={ "/t/" (view.id) } data-hint={ "/api/v1/tables/" (view.id) "/hint" } data-thinks=(language.text("hint-thinks")) {
                input type="hidden" name="hint" value=(laid.ply);
                button #hint-press .quiet type="submit" title=(note) { (icon("lamp")) (language.text("hint-ask")) }
            }
        }
    }
}

/// The hint of whoever asked.
pub(super) fn shown(sight: &Sight, view: &TableView) -> Markup {
    html! { @if let Some(hint) = &view.hint { (said(sight, view, hint)) } }
}

fn said(sight: &Sight, view: &TableView, hint: &HintView) -> Markup {
    let language = sight.language;
    let either = sight.either();
    let only = hint.best.reasons.iter().any(|reason| reason.id == "hint-only");
    let lost = !only && hint.second.iter().chain([&hint.best]).all(|one| percent(one) == 0);
    let title = match alike(hint) {
        _ if lost => "hint-title-lost",
        _ if either => "hint-title-either",
        true => "hint-title-alike",
        false => "hint-title",
    };
    html! {
        section #hint .hint role="status" aria-labelledby="hint-title" data-ply=(hint.ply) {
            header .hint__head {
                h3 #hint-title { (icon("lamp")) (language.text(title)) }
                a #hint-close .quiet href={ "/t/" (view.id) } aria-label=(language.text("hint-close-it")) title=(language.text("hint-close-it")) { (icon("cross")) }
            }
            @if lost {
                (hopeless(sight, &hint.best))
            } @else {
                (judged(sight, hint, either))
            }
        }
    }
}

/// What is advised where hardly anything wins: what comes nearer to it and why, or any choice.
fn hopeless(sight: &Sight, best: &WeighedView) -> Markup {
    let language = sight.language;
    let speaks = |reason: &&Message| !matches!(reason.id, "hint-either" | "hint-alike");
    let why = best.reasons.iter().filter(speaks).collect::<Vec<_>>();
    html! {
        p { (language.text("hint-lost")) }
        p .hint__choice {
            @if why.is_empty() { (language.text("hint-lost-choice")) " " }
            b { (called(sight, best)) }
        }
        (reasons(sight, why))
    }
}

/// What is advised, what it is worth and why, and beside it the second best.
fn judged(sight: &Sight, hint: &HintView, either: bool) -> Markup {
    let language = sight.language;
    // Two choices of one name are told once.
    let second = hint.second.as_ref().filter(|second| called(sight, second) != called(sight, &hint.best));
    html! {
        p .hint__choice { b { (called(sight, &hint.best)) } " " (worth(sight, &hint.best)) }
        @if either || alike(hint) {
            @if let Some(other) = second { p .hint__choice { (language.text("hint-or")) " " b { (called(sight, other)) } " " (worth(sight, other)) } }
            (reasons(sight, &hint.best.reasons))
        } @else {
            (reasons(sight, &hint.best.reasons))
            @if let Some(second) = &hint.second {
                p .hint__second { (language.text("hint-second")) " " b { (called(sight, second)) } " " (worth(sight, second)) }
                (reasons(sight, &second.reasons))
            }
        }
    }
}

/// True if nothing speaks for this choice: whatever was tried came to the same.
fn alike(hint: &HintView) -> bool {
    hint.best.reasons.iter().all(|reason| reason.id == "hint-alike") && !hint.best.reasons.is_empty()
}

fn reasons<'a>(sight: &Sight, why: impl IntoIterator<Item = &'a Message>) -> Markup {
    let mut why = why.into_iter().peekable();
    html! { @if why.peek().is_some() { ul .hint__why { @for reason in why { li { (sight.say(reason)) } } } } }
}

/// The label of the choice, as on its button; its notation where nobody is offered it.
fn called(sight: &Sight, of: &WeighedView) -> String {
    let offer = sight.offers().iter().find(|offer| offer.notation == of.choice);
    offer.map_or_else(|| of.choice.clone(), |offer| sight.say(&offer.explanation.label))
}

fn worth(sight: &Sight, of: &WeighedView) -> Markup {
    html! { span .hint__worth { (sight.language.with("hint-worth", &[("percent", percent(of).into())])) } }
}

fn percent(of: &WeighedView) -> u32 {
    (100.0 * of.worth).round().clamp(0.0, 100.0) as u32
}
