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
    place,
    room: 3,
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
            board: *context,
        };
        let drawn = crate::war::Scene {
            view,
            ctx: &ctx,
            own: scene.own,
            names: scene.names,
            choices: &choices,
            ask: scene.ask,
            told: scene.told,
            say: scene.say,
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
    let (kind, what) = place.split_once('-').unwrap_or((place, ""));
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
        "companion" => {
            let guides = view.fellowship.guide.is_some_and(|guide| guide.id() == what);
            let lost = guides.then(|| "bear:guide".to_owned());
            let named = [format!("who:{what}"), format!("take:{what}")];
            named.into_iter().chain(lost).collect()
        }
        "draw" => vec![format!("draw:{what}"), format!("act:draw-{what}")],
        "spot" | "do" => vec![what.to_owned()],
        "allot" => vec![format!("count:{what}")],
        "fellowship" => ahead(view, what.parse().ok()),
        "mordor" => {
            let next = view.fellowship.mordor.map(|step| step + 1);
            let steps = next.is_some_and(|next| next.to_string() == what);
            steps
                .then(|| "act:move-fellowship".to_owned())
                .into_iter()
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The Fellowship moves to the next box of its track; the Corruption of a Hunt goes as far as its damage.
fn ahead(view: &View, number: Option<u8>) -> Vec<String> {
    let fellowship = &view.fellowship;
    let burden = view
        .hunt
        .map(|hunt| (fellowship.corruption + hunt.damage).min(12));
    let moved = (number == Some(fellowship.progress + 1)).then(|| "act:move-fellowship".to_owned());
    let borne = (number.is_some() && number == burden).then(|| "bear:ring".to_owned());
    moved.into_iter().chain(borne).collect()
}

/// What is chosen on the map, on the tracks or among the cards; acts stay in the bar, wherever they may be lit too.
fn has_place(choice: &str) -> bool {
    [
        "to:", "from:", "die:", "card:", "lift:", "nation:", "draw:", "recruit:", "at:", "ring:", "take:",
        "lose:", "reduce:", "who:",
    ]
    .iter()
    .any(|start| choice.starts_with(start))
}

/// Where a choice is made that a die or an action leads to.
fn place(choice: &str) -> Option<String> {
    let (word, what) = choice.split_once(':')?;
    let (_, at) = what.split_once('@').unwrap_or((what, what));
    let kind = match word {
        "from" | "to" | "recruit" | "at" => "region",
        "nation" => "politics",
        "card" | "lift" => "card",
        "who" | "take" => "companion",
        "act" if what == "move-fellowship" => return Some("fellowship-track".to_owned()),
        "act" => return what.strip_prefix("draw-").map(|deck| format!("draw-{deck}")),
        _ => return None,
    };
    Some(format!("{kind}-{at}"))
}

/// The book says what its map, cards and tiles are like: nothing of them had to be guessed.
fn note(_language: Language) -> Markup {
    html! {}
}
