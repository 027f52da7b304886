//! El viaje a Mordor on a page.

use std::any::Any;

use journey::Journey;
use journey::data::{Data, Provenance};
use journey::view::View;
use maud::{Markup, html};
use table::{Game, Seat};

use super::{Drawing, Drawn, Scene};
use crate::journey::{board, dice_tray, location_banner, players, poster, tally};
use crate::text::Language;

pub(super) const DRAWING: Drawing = Drawing {
    game: Journey::INFO.id,
    seats: 3,
    table,
    has_place,
    place: |_| None,
    room: 7,
    pointed: |_, _| None,
    poster,
    note,
};

fn table(picture: &(dyn Any + Send), scene: &Scene) -> Option<Drawn> {
    let view = picture.downcast_ref::<View>()?;
    // A watcher sees the sheet of whoever has the turn.
    let focus = scene.own.unwrap_or(view.active);
    Some(
        scene.draw(focus, &|place| notations(view, scene.own, place), |context| {
            Drawn {
                board: board(view, context),
                hand: dice_tray(view, context),
                turn: html! { (location_banner(view, context)) (tally(view, context)) },
                players: players(view, context, scene.extra),
            }
        }),
    )
}

/// The choices that are made at a place of the drawing, in notation; the first legal one is taken.
fn notations(view: &View, own: Option<Seat>, place: &str) -> Vec<String> {
    match place.split_once('-') {
        None if place == "cup" => vec!["roll".into(), "repeat".into()],
        Some(("hobbit", name)) => vec![format!("take {name}")],
        Some(("die", colour)) => vec![format!("set {colour}"), format!("nazgul {colour}")],
        Some(("square", number)) => vec![format!("divide {number}")],
        Some(("round", number)) => {
            let from = own
                .and_then(|seat| view.seats.get(seat))
                .map_or(0, |player| player.bearer);
            let boxes = number.parse::<u8>().ok().and_then(|to| to.checked_sub(from));
            boxes
                .filter(|boxes| *boxes > 0)
                .map(|boxes| format!("advance {boxes}"))
                .into_iter()
                .collect()
        }
        _ => Vec::new(),
    }
}

fn has_place(choice: &str) -> bool {
    ["take ", "set ", "nazgul ", "divide "]
        .iter()
        .any(|start| choice.starts_with(start))
}

/// The rulebook of El viaje a Mordor does not say what its sheet is like; readers must know that.
fn note(language: Language) -> Markup {
    let from = Data::built_in().provenance;
    let parts = [
        ("dice", from.dice),
        ("bearer", from.bearer),
        ("nazgul", from.nazgul),
        ("locations", from.locations),
    ];
    let source = |provenance| match provenance {
        Provenance::Rulebook => "journey-sheet-from-rulebook",
        Provenance::Public => "journey-sheet-from-public",
        Provenance::Reconstructed => "journey-sheet-from-reconstructed",
        Provenance::Box => "journey-sheet-from-box",
    };
    html! {
        aside .remark {
            p { (language.text("journey-sheet-note")) }
            ul { @for (part, provenance) in parts { li { (language.text(&format!("journey-sheet-{part}"))) ": " (language.text(source(provenance))) } } }
            p { (language.text("journey-sheet-mend")) }
        }
    }
}
