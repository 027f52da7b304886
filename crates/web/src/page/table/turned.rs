//! The end of a game: the moment at which it turned, and whether it could be won.

use maud::{Markup, html};

use super::sight::Sight;
use canvas::Weight;
use canvas::art::icon;
use seen::{OpenView, SwingView, TableView, TurnView, TurnedView};

/// The look back, with a link to the step of the replay.
pub(super) fn turned(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    html! {
        @if let Some(turned) = view.turned.as_ref().filter(|turned| says(view, turned)) {
            section #turned .ending__turned {
                h3 { (language.text("table-turned")) }
                @match &turned.turn {
                    Some(turn) => p { (told(sight, turn)) (step(sight, view, turn.ply, turn.ply)) },
                    None if turned.open.is_none() => p { (language.text(if turned.close { "table-turned-close" } else { "table-turned-never" })) },
                    None => {},
                }
                @if let Some(open) = &turned.open {
                    p { (with_open_hands(sight, view, open)) }
                    (line(sight, open))
                }
            }
        }
    }
}

/// True if there is something to say: not of a victory that all share, where nothing was found.
fn says(view: &TableView, turned: &TurnedView) -> bool {
    let outcome = view.ended.as_ref().and_then(|ended| ended.outcome.as_ref());
    let lost = outcome.is_some_and(|outcome| outcome.winners.is_empty());
    turned.turn.is_some() || turned.open.is_some() || lost || !view.game.cooperative
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
        if swing.luck { "table-turned-luck" } else { "table-turned-swing" },
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
        @if let Some(last) = open.last { (step(sight, view, last, last + 1)) }
    }
}

/// The line that wins, folded away: who chooses what.
fn line(sight: &Sight, open: &OpenView) -> Markup {
    html! {
        @if !open.line.is_empty() {
            details #turned-line {
                summary { (sight.language.text("table-turned-line")) }
                ol { @for step in &open.line { li { (sight.name(step.seat)) ": " (sight.say(&step.say)) } } }
            }
        }
    }
}

/// The way to a step of the replay, with the turn in which it lies: the last that began before this ply.
fn step(sight: &Sight, view: &TableView, ply: u32, before: u32) -> Markup {
    let language = sight.language;
    let replay = view.links.as_ref().and_then(|links| links.replay.as_ref());
    let turn =
        sight.lines(0).filter(|(_, line, told)| line.weight == Weight::Turn && told.ply < before).last();
    let turn = turn.map(|(_, _, told)| sight.say(&told.say));
    let label = language.text("table-turned-step");
    let whole = turn.as_ref().map(|turn| format!("{label}: {turn}"));
    html! {
        @if let Some(turn) = &turn { " " em { (turn) } }
        @if let Some(replay) = replay {
            " " a .button .quiet href={ (replay) "?step=" (ply) } aria-label=[whole] { (icon("eye")) (label) }
        }
    }
}
