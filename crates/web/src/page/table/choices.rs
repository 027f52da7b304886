//! The choices as buttons: each says what it does and which clause allows it, or why it may not be made.

use canvas::Offer;
use maud::{Markup, html};
use seen::{LaidFor, TableView};

use super::sight::Sight;

/// Up to so many choices that may not be made stand among the others; more fold away.
const ROOM: usize = 7;

/// The form with all choices: first those that have no place on the board, then, smaller, those that have.
pub(super) fn choices(sight: &Sight, view: &TableView, laid: &LaidFor) -> Markup {
    // A few that may not be made stand among the others, where they are looked for; many would hide them.
    let offers = sight.offers();
    let (closed, open) = offers.iter().partition::<Vec<_>, _>(|offer| offer.refusal.is_some());
    let (closed, open) =
        if closed.len() > ROOM { (closed, open) } else { (Vec::new(), offers.iter().collect()) };
    let (plain, placed) = open.into_iter().partition::<Vec<_>, _>(|offer| offer.in_bar);
    let legal = offers.iter().filter(|offer| offer.refusal.is_none()).count();
    let small = list(sight, &placed, "choices choices--small", false);
    // What is counted may be done.
    let folded = placed.iter().filter(|offer| offer.refusal.is_none()).count();
    let told = |id, number: usize| sight.language.with(id, &[("number", (number as u32).into())]);
    html! {
        form #choose .choose method="post" action={ "/t/" (view.id) "/choose" } data-api={ "/api/v1/tables/" (view.id) "/choices" } {
            input type="hidden" name="seat" value=(laid.seat);
            input type="hidden" name="ply" value=(laid.ply);
            @if !plain.is_empty() { (list(sight, &plain, "choices choices--main", legal == 1)) }
            @if placed.len() > sight.room() {
                details #choices-folded .folded {
                    summary { @if folded > 0 { (told("table-folded", folded)) } @else { (told("table-refused", placed.len())) } }
                    (small)
                }
            } @else if !placed.is_empty() { (small) }
            @if !closed.is_empty() {
                details #choices-refused .folded {
                    summary { (told("table-refused", closed.len())) }
                    (list(sight, &closed, "choices choices--small", false))
                }
            }
        }
    }
}

fn list(sight: &Sight, offers: &[&Offer], class: &str, only: bool) -> Markup {
    html! { ul class=(class) { @for offer in offers { li { (choice(sight, offer, only)) } } } }
}

fn choice(sight: &Sight, offer: &Offer, only: bool) -> Markup {
    let id = format!("choice-{}", offer.notation.replace(' ', "-"));
    let what = format!("{id}-what");
    let label = sight.say(&offer.explanation.label);
    html! {
        @match &offer.refusal {
            None => {
                button id=(id) .choice .choice--main[only] name="choice" value=(offer.notation) data-ahead=[offer.ahead.as_deref()] aria-describedby=(what) { (label) }
                p id=(what) .choice__effect { (sight.say(&offer.explanation.effect)) " " (sight.desk.clause_link(offer.explanation.clause)) }
            }
            Some(refusal) => {
                button id=(id) .refused name="choice" value=(offer.notation) aria-disabled="true" aria-describedby=(what) { (label) }
                p id=(what) .refused__why { (sight.say(&refusal.message)) " " (sight.desk.clause_link(refusal.clause)) }
            }
        }
    }
}
