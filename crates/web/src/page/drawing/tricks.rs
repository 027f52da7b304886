//! Las Dos Torres on a page.

use std::any::Any;

use maud::{Markup, html};
use table::{Game, Seat};
use tricks::Tricks;
use tricks::talk::Remark;
use tricks::view::View;

use super::{Drawing, Drawn, Scene};
use crate::text::Language;
use crate::tricks::{hand, players, poster, table as felt};

pub(super) const DRAWING: Drawing = Drawing {
    game: Tricks::INFO.id,
    seats: 4,
    table,
    has_place,
    place: |_| None,
    room: 7,
    pointed,
    poster,
    note,
};

/// What can be done with a card, as the notation begins; the first that is legal is lit.
const WITH_A_CARD: [&str; 7] = ["play", "pass", "tuck", "place", "discard", "reveal", "keep"];

fn table(picture: &(dyn Any + Send), scene: &Scene) -> Option<Drawn> {
    let view = picture.downcast_ref::<View>()?;
    let focus = scene.own.unwrap_or(Seat::new(0));
    Some(scene.draw(focus, &notations, |context| Drawn {
        board: felt(view, context),
        hand: hand(view, context),
        turn: html! {},
        players: players(view, context, scene.extra),
    }))
}

/// The choices that are made at a place of the drawing, in notation.
fn notations(place: &str) -> Vec<String> {
    match place.split_once('-') {
        Some(("card", card)) => WITH_A_CARD.iter().map(|verb| format!("{verb} {card}")).collect(),
        Some(("character", character)) => vec![format!("take {character}")],
        Some(("chair", chair)) => vec![format!("with {chair}")],
        _ => Vec::new(),
    }
}

fn has_place(choice: &str) -> bool {
    let verb = choice.split(' ').next().unwrap_or_default();
    WITH_A_CARD.contains(&verb) || verb == "take" || verb == "with"
}

/// Where on the table the thing lies that a remark points at.
fn pointed(picture: &(dyn Any + Send), remark: &str) -> Option<String> {
    let view = picture.downcast_ref::<View>()?;
    match remark.parse().ok()? {
        Remark::Objective(character) => {
            let chair = view
                .chairs
                .iter()
                .find(|chair| chair.character == Some(character))?;
            Some(format!("chair-{}", chair.chair))
        }
        Remark::Card(card) => Some(format!("card-{card}")),
        Remark::Event(id) => Some(format!("event-{id}")),
        Remark::Trick(number) => (usize::from(number) == view.tricks.len()).then(|| "trick".to_owned()),
        _ => None,
    }
}

/// The box's cards are not in the rulebook: readers must know what was reconstructed.
fn note(language: Language) -> Markup {
    html! {
        aside .remark {
            p { (language.text("tricks-art-note")) }
            p { (language.text("tricks-art-mend")) }
        }
    }
}
