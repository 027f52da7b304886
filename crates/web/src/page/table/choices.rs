//! The choices as buttons: each says what it does and which clause allows it, or why it may not be made.

use maud::{Markup, html};
use table::Laid;

use super::sight::Sight;
use crate::page::clause_link;
use crate::page::drawing::{has_place, places_ahead, room_of};
use crate::page::view::{LaidFor, TableView};

/// Up to so many choices that may not be made stand among the others; more fold away.
const ROOM: usize = 7;

/// The form with all choices: first those that have no place on the board, then, smaller, those that have.
pub(super) fn choices(sight: &Sight, view: &TableView, laid: &LaidFor) -> Markup {
    // A few that may not be made stand among the others, where they are looked for; many would hide them.
    let (closed, open) = laid
        .choices
        .iter()
        .partition::<Vec<_>, _>(|laid| laid.refusal.is_some());
    let (closed, open) = if closed.len() > ROOM {
        (closed, open)
    } else {
        (Vec::new(), laid.choices.iter().collect())
    };
    let (placed, plain) = open
        .into_iter()
        .partition::<Vec<_>, _>(|laid| has_place(view.game.id, &laid.choice));
    let legal = laid.choices.iter().filter(|laid| laid.refusal.is_none()).count();
    let small = list(sight, &placed, "choices choices--small", false);
    html! {
        form #choose .choose method="post" action={ "/t/" (view.id) "/choose" } data-api={ "/api/v1/tables/" (view.id) "/choices" } {
            input type="hidden" name="seat" value=(laid.seat);
            input type="hidden" name="ply" value=(laid.ply);
            @if !plain.is_empty() { (list(sight, &plain, "choices choices--main", legal == 1)) }
            @if placed.len() > room_of(view.game.id) {
                details #choices-folded .folded {
                    summary { (sight.language.with("table-folded", &[("number", (placed.len() as u32).into())])) }
                    (small)
                }
            } @else if !placed.is_empty() { (small) }
            @if !closed.is_empty() {
                details #choices-refused .folded {
                    summary { (sight.language.with("table-refused", &[("number", (closed.len() as u32).into())])) }
                    (list(sight, &closed, "choices choices--small", false))
                }
            }
        }
    }
}

fn list(sight: &Sight, laid: &[&Laid], class: &str, only: bool) -> Markup {
    html! { ul class=(class) { @for laid in laid { li { (choice(sight, laid, only)) } } } }
}

fn choice(sight: &Sight, laid: &Laid, only: bool) -> Markup {
    let id = format!("choice-{}", laid.choice.replace(' ', "-"));
    let what = format!("{id}-what");
    let label = sight.say(&laid.explanation.label);
    html! {
        @match &laid.refusal {
            None => {
                button id=(id) .choice .choice--main[only] name="choice" value=(laid.choice) data-ahead=[places_ahead(sight.game.id, laid)] aria-describedby=(what) { (label) }
                p id=(what) .choice__effect { (sight.say(&laid.explanation.effect)) " " (clause_link(sight.language, laid.explanation.clause)) }
            }
            Some(refusal) => {
                button id=(id) .refused name="choice" value=(laid.choice) aria-disabled="true" aria-describedby=(what) { (label) }
                p id=(what) .refused__why { (sight.say(&refusal.message)) " " (clause_link(sight.language, refusal.clause)) }
            }
        }
    }
}
