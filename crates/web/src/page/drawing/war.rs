//! Guerra del Anillo on a page.

use std::any::Any;

use maud::{Markup, html};
use table::{Game, Seat};
use war::War;
use war::view::View;

use super::{Drawing, Drawn, Scene};
use crate::text::Language;
use crate::war::{Context, camp_of, poster};

pub(super) const DRAWING: Drawing = Drawing {
    game: War::INFO.id,
    seats: 2,
    table,
    has_place,
    pointed: |_, _| None,
    poster,
    note,
};

fn table(picture: &(dyn Any + Send), scene: &Scene) -> Option<Drawn> {
    let view = picture.downcast_ref::<View>()?;
    let legal = scene.laid.iter().filter(|laid| laid.refusal.is_none());
    let choices = legal.map(|laid| laid.choice.as_str()).collect::<Vec<_>>();
    let focus = scene.own.unwrap_or(view.leading[0]);
    let at = |place: &str| notations(view, scene.own, &choices, place);
    Some(scene.draw(focus, &at, |context| {
        let ctx = Context {
            language: scene.language,
            lit: context.lit,
            refused: context.refused,
        };
        let drawn = crate::war::Scene {
            view,
            ctx: &ctx,
            own: scene.own,
            names: scene.names,
            choices: &choices,
        };
        Drawn {
            board: drawn.board(),
            hand: drawn.hand(),
            turn: drawn.turn(),
            players: drawn.players(scene.extra),
        }
    }))
}

/// The choices that are made at a place of the drawing, in notation; the first legal one is taken.
fn notations(view: &View, own: Option<Seat>, choices: &[&str], place: &str) -> Vec<String> {
    let Some((kind, what)) = place.split_once('-') else {
        return Vec::new();
    };
    match kind {
        "region" => {
            let mut all = vec![format!("to:{what}"), format!("from:{what}")];
            // Where only one figure may be chosen, the region itself may be.
            let mut here = choices
                .iter()
                .filter(|choice| choice.split_once('@').is_some_and(|(_, at)| at == what));
            if let (Some(only), None) = (here.next(), here.next()) {
                all.push((*only).to_owned());
            }
            all
        }
        "die" => {
            let mut parts = what.splitn(3, '-');
            let camp = own.map(|seat| camp_of(view, seat).id());
            match (parts.next(), parts.next(), parts.next()) {
                (side, Some(_), Some(face)) if side == camp => vec![format!("die:{face}")],
                _ => Vec::new(),
            }
        }
        "card" => vec![format!("card:{what}"), format!("lift:{what}")],
        "ring" => vec![format!("ring:{what}")],
        "politics" => vec![format!("nation:{what}")],
        "companion" => vec![format!("who:{what}"), format!("take:{what}")],
        "draw" => vec![format!("draw:{what}")],
        "spot" => vec![format!("recruit:{what}"), format!("at:{what}")],
        _ => Vec::new(),
    }
}

fn has_place(choice: &str) -> bool {
    [
        "to:", "from:", "die:", "card:", "lift:", "nation:", "draw:", "recruit:", "at:", "ring:",
    ]
    .iter()
    .any(|start| choice.starts_with(start))
}

/// The book says what its map, cards and tiles are like: nothing of them had to be guessed.
fn note(_language: Language) -> Markup {
    html! {}
}
