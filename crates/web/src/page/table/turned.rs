//! The end of a game: the moment at which it turned, and whether it could be won.

use maud::{Markup, html};

use super::sight::Sight;
use canvas::art::icon;
use seen::{OpenView, SwingView, TableView, TurnView};

/// The look back, with a link to the step of the replay.
pub(super) fn turned(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    html! {
        // Of a victory that all share there is nothing to say.
        @if let Some(turned) = view.turned.as_ref().filter(|turned| turned.turn.is_some() || turned.open.is_some() || !view.game.cooperative) {
            section #turned .ending__turned {
                h3 { (language.text("table-turned")) }
                @match &turned.turn {
                    Some(turn) => p { (told(sight, turn)) " " (step(sight, view, turn.ply)) },
                    None if turned.open.is_none() => p { (language.text("table-turned-never")) },
                    None => {},
                }
                @if let Some(open) = &turned.open { p { (with_open_hands(sight, view, open)) } }
            }
        }
    }
}

fn told(sight: &Sight, turn: &TurnView) -> Markup {
    let swing = turn.swing.as_ref().map(|swing| swung(sight, turn, swing));
    html! {
        @if let Some(lost) = &turn.lost { (sight.say(lost)) }
        @if let Some(words) = swing { (words) }
    }
}

fn swung(sight: &Sight, turn: &TurnView, swing: &SwingView) -> String {
    let percent = |worth: f64| (100.0 * worth).round().clamp(0.0, 100.0) as u32;
    let (by, winner) = (sight.name(turn.by), sight.name(swing.seat));
    sight.language.with(
        "table-turned-swing",
        &[
            ("by", (&by).into()),
            ("winner", (&winner).into()),
            ("before", percent(swing.before).into()),
            ("after", percent(swing.after).into()),
        ],
    )
}

fn with_open_hands(sight: &Sight, view: &TableView, open: &OpenView) -> Markup {
    let language = sight.language;
    html! {
        (language.text(if open.could { "table-turned-could" } else { "table-turned-could-not" }))
        @if let Some(last) = open.last { " " (step(sight, view, last)) }
    }
}

/// The way to a step of the replay.
fn step(sight: &Sight, view: &TableView, ply: u32) -> Markup {
    let replay = view.links.as_ref().and_then(|links| links.replay.as_ref());
    html! {
        @if let Some(replay) = replay {
            a .button .quiet href={ (replay) "?step=" (ply) } { (icon("eye")) (sight.language.with("table-turned-step", &[("step", ply.into())])) }
        }
    }
}
