//! The choices as buttons: each says what it does and which clause allows it, or why it may not be made.

use maud::{Markup, html};
use table::Laid;

use super::sight::Sight;
use crate::page::clause_link;
use crate::page::drawing::has_place;
use crate::page::view::{LaidFor, TableView};

/// Up to so many choices stand in the bar; beyond, those that are lit on the board fold away.
const ROOM: usize = 8;

/// The form with all choices.
pub(super) fn choices(sight: &Sight, view: &TableView, laid: &LaidFor) -> Markup {
    let crowded = laid.choices.len() > ROOM;
    let (folded, shown) = laid
        .choices
        .iter()
        .partition::<Vec<_>, _>(|laid| crowded && has_place(view.game.id, &laid.choice));
    let legal = laid.choices.iter().filter(|laid| laid.refusal.is_none()).count();
    html! {
        form #choose .choose method="post" action={ "/t/" (view.id) "/choose" } data-api={ "/api/v1/tables/" (view.id) "/choices" } {
            input type="hidden" name="seat" value=(laid.seat);
            input type="hidden" name="ply" value=(laid.ply);
            ul .choices { @for laid in shown { li { (choice(sight, laid, legal == 1)) } } }
            @if !folded.is_empty() {
                details #choices-folded .folded {
                    summary { (sight.language.with("table-folded", &[("number", (folded.len() as u32).into())])) }
                    ul .choices { @for laid in folded { li { (choice(sight, laid, false)) } } }
                }
            }
        }
    }
}

fn choice(sight: &Sight, laid: &Laid, only: bool) -> Markup {
    let id = format!("choice-{}", laid.choice.replace(' ', "-"));
    let what = format!("{id}-what");
    let label = sight.say(&laid.explanation.label);
    html! {
        @match &laid.refusal {
            None => {
                button id=(id) .choice .choice--main[only] name="choice" value=(laid.choice) aria-describedby=(what) { (label) }
                p id=(what) .choice__effect { (sight.say(&laid.explanation.effect)) " " (clause_link(sight.language, laid.explanation.clause)) }
            }
            Some(refusal) => {
                button id=(id) .refused name="choice" value=(laid.choice) aria-disabled="true" aria-describedby=(what) { (label) }
                p id=(what) .refused__why { (sight.say(&refusal.message)) " " (clause_link(sight.language, refusal.clause)) }
            }
        }
    }
}
