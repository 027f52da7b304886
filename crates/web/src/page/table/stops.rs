//! The steps at which one wants to be asked. The reader's browser stores them and passes the others for them, always
//! after the same pause: nobody else learns what is wanted, nor whether there was something to do.

use canvas::Language;
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
            button #switch-stops .quiet type="button" hidden popovertarget="stops" aria-label=(title) title=(title) data-switch="stops" { (icon("eye")) span hidden { (title) } }
            div #stops .stops popover="auto" data-stops=(id) data-unasked=(unasked(sight.unasked())) data-offered=[sight.has_turned().then_some("yes")] {
                h2 { (title) }
                p role="group" aria-label=(title) {
                    (preset(language, "all", ""))
                    (preset(language, "usual", &unasked(sight.unasked())))
                    @if !sight.seldom().is_empty() { (preset(language, "few", &unasked(&[sight.unasked(), sight.seldom()].concat()))) }
                }
                p { (language.text("table-stops-note")) }
                p .tick { input #stop-idle type="checkbox" value=(IDLE) checked; label for="stop-idle" { (language.text("table-stops-idle")) } }
                @for step in sight.stops() {
                    p .tick { input id={ "stop-" (step) } type="checkbox" value=(step) checked; label for={ "stop-" (step) } { (language.text(&format!("{id}-stop-{step}"))) } }
                }
            }
        }
    }
}

/// The word of the steps at which one can only pass, among those of the game.
const IDLE: &str = "idle";

/// What passes by itself, in words.
fn unasked(steps: &[&str]) -> String {
    [&[IDLE], steps].concat().join(" ")
}

/// A button that says of all steps at once which of them pass.
fn preset(language: Language, id: &str, passes: &str) -> Markup {
    html! { button .quiet type="button" data-preset=(passes) { (language.text(&format!("table-stops-{id}"))) } }
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
