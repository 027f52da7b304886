//! The bar that always says who must do what.

use maud::{Markup, html};

use super::choices::choices;
use super::sight::{Painted, Sight};
use super::stops::stops;
use super::strip::strip;
use canvas::art::icon;
use seen::{EndedView, Status, TableView};
use table::{Seat, SeatSet};

/// The bar: whose turn, what is asked, the choices as buttons; after the game how it ended.
pub(super) fn prompt(sight: &Sight, view: &TableView, painted: Option<&Painted>) -> Markup {
    let yours = !view.laid.is_empty();
    html! {
        section #prompt .prompt .prompt--yours[yours] aria-label=(sight.language.text("table-prompt")) {
            span .prompt__who { (who(sight, view)) }
            p #ask .prompt__ask tabindex="-1" { (ask(sight, view)) }
            div .answers {
                // What is being done in one go: the script fills it.
                div #stage .stage hidden[true] {}
                @if let Some(asked) = painted.map(|painted| &painted.ask).filter(|asked| yours && !asked.0.is_empty()) { div .asked { (asked) } }
                (curtain(sight, view))
                @if let Some(laid) = view.laid.first() { (choices(sight, view, laid)) }
                @if let Some(ended) = &view.ended { (afterwards(sight, view, ended)) }
            }
            @if view.ended.is_none() { (take_back(sight, view)) }
            (stops(sight, view))
            // What a choice does, while somebody points at it: the script says it here.
            p #says .prompt__says aria-hidden="true" {}
            @if view.status != Status::Waiting { (strip(sight)) }
            @if let Some(asked) = view.take_back.asked { (question(sight, view, "take-back", asked.by, asked.waiting)) }
            @if let Some(asked) = view.end { (question(sight, view, "end", asked.by, asked.waiting)) }
        }
    }
}

/// Two at one screen: nobody's hand is shown before they say that it is they who look.
fn curtain(sight: &Sight, view: &TableView) -> Markup {
    html! {
        @if !view.curtain.is_empty() {
            ul .choices {
                @for seat in view.curtain.iter() {
                    li { a .button .choice .choice--main id={ "look-" (seat) } href={ "/t/" (view.id) "?seat=" (seat) } {
                        (icon("eye")) (sight.language.with("table-curtain", &[("name", (&sight.name(seat)).into())]))
                    } }
                }
            }
        }
    }
}

fn who(sight: &Sight, view: &TableView) -> String {
    let language = sight.language;
    match (view.status, view.laid.first()) {
        (Status::Waiting, _) => language.text("table-soon"),
        (Status::Finished, _) => language.text("table-over"),
        (Status::Playing, Some(laid)) if sight.shared() => {
            language.with("table-turn-of", &[("name", (&sight.name(laid.seat)).into())])
        }
        (Status::Playing, Some(_)) => language.text("table-your-turn"),
        (Status::Playing, None) => {
            let owing = view
                .seats
                .iter()
                .filter(|seat| seat.owes)
                .map(|seat| sight.name(seat.seat));
            language.with(
                "table-turn-of",
                &[("name", (&language.list(&owing.collect::<Vec<_>>())).into())],
            )
        }
    }
}

fn ask(sight: &Sight, view: &TableView) -> String {
    match (&view.ended, &view.prompt) {
        (Some(ended), prompt) => sight
            .say_end(ended)
            .or_else(|| prompt.as_ref().map(|prompt| sight.say(prompt)))
            .unwrap_or_default(),
        (None, Some(prompt)) => sight.say(prompt),
        (None, None) => sight.language.text("table-waiting"),
    }
}

/// After the game: the steps once more, another game, the link to show.
fn afterwards(sight: &Sight, view: &TableView, _ended: &EndedView) -> Markup {
    let language = sight.language;
    let replay = view.links.as_ref().and_then(|links| links.replay.as_ref());
    html! {
        ul .choices {
            @if let Some(replay) = replay { li { a .button .choice href=(replay) { (icon("eye")) (language.text("table-replay")) } } }
            @match &view.rematch {
                Some(rematch) => li { a .button .choice .choice--main href=(rematch) { (icon("dice")) (language.text("table-rematch-go")) } },
                None if view.seats.iter().any(|seat| seat.you) => li {
                    form #rematch method="post" action={ "/t/" (view.id) "/rematch" } {
                        button .choice .choice--main type="submit" { (icon("dice")) (language.text("table-rematch")) }
                    }
                },
                None => {}
            }
        }
    }
}

fn take_back(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    html! {
        @if let Some(offer) = view.take_back.offers.first().filter(|_| view.take_back.asked.is_none()) {
            @let names = language.list(&offer.consent.iter().map(|seat| sight.name(seat)).collect::<Vec<_>>());
            form #take-back method="post" action={ "/t/" (view.id) "/take-back" } data-api={ "/api/v1/tables/" (view.id) "/take-back" } {
                input type="hidden" name="seat" value=(offer.seat);
                input type="hidden" name="to" value=(offer.to);
                button #take-back-button .quiet type="submit" title=[(!names.is_empty()).then(|| language.with("table-take-back-consent", &[("names", (&names).into())]))] {
                    (icon("undo")) (language.text("table-take-back"))
                }
            }
        }
    }
}

/// Something that was asked for: an answer from those who owe one, and for the others who is waited for.
fn question(sight: &Sight, view: &TableView, what: &str, by: Seat, owing: SeatSet) -> Markup {
    let language = sight.language;
    let mine = view.seats.iter().find(|seat| seat.you && owing.has(seat.seat));
    let waiting = language.list(&owing.iter().map(|seat| sight.name(seat)).collect::<Vec<_>>());
    let path = format!("{}/{what}/answer", view.id);
    html! {
        div .question id={ "question-" (what) } {
            span { (language.with(&format!("table-asked-{what}"), &[("name", (&sight.name(by)).into())])) }
            @match mine {
                Some(seat) => form method="post" action={ "/t/" (path) } data-api={ "/api/v1/tables/" (path) } {
                    input type="hidden" name="seat" value=(seat.seat);
                    button id={ "question-" (what) "-yes" } name="agree" value="true" { (icon("check")) (language.text("table-yes")) }
                    button id={ "question-" (what) "-no" } name="agree" value="false" { (icon("cross")) (language.text("table-no")) }
                },
                None => span { (language.with("table-asked-waiting", &[("names", (&waiting).into())])) },
            }
        }
    }
}
