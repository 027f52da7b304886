//! The steps at which one wants to be asked. The reader's browser stores them and passes the others for them, always
//! after the same pause: nobody else learns what is wanted, nor whether there was something to do.

use canvas::art::icon;
use maud::{Markup, html};

use super::sight::Sight;
use seen::{Status, TableView};

/// The button that opens the list, and the list.
pub(super) fn stops(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let title = language.text("table-stops");
    let id = view.game.id;
    html! {
        @if view.status == Status::Playing && sight.own().is_some() && !sight.stops().is_empty() {
            button #switch-stops .quiet type="button" hidden popovertarget="stops" aria-label=(title) title=(title) data-switch="stops" { (icon("eye")) }
            div #stops .stops popover="auto" data-stops=(id) data-unasked=(sight.unasked().join(" ")) {
                h2 { (title) }
                p { (language.text("table-stops-note")) }
                @for step in sight.stops() {
                    p .tick { input id={ "stop-" (step) } type="checkbox" value=(step) checked; label for={ "stop-" (step) } { (language.text(&format!("{id}-stop-{step}"))) } }
                }
            }
        }
    }
}

/// The buttons to pass beforehand, for a while: no card in this battle.
pub(super) fn meanwhile(sight: &Sight, view: &TableView) -> Markup {
    html! {
        @if let Some(stop) = sight.stop().filter(|stop| !view.laid.is_empty() && stop.during.is_some()) {
            button #switch-meanwhile .quiet type="button" hidden data-switch="meanwhile" {
                (icon("eye")) (sight.language.text(&format!("{}-stop-{}-while", view.game.id, stop.step)))
            }
        }
    }
}
