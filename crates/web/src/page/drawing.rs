//! Which game is drawn by whom.

use std::any::Any;

use journey::Journey;
use journey::view::View;
use maud::{Markup, html};
use table::{BySeat, Game, Laid, Seat};

use crate::journey::{BoardContext, Lit, board, dice_tray, location_banner, players, poster, tally};
use crate::text::Language;

/// What a drawing needs besides what lies on the table.
pub(super) struct Scene<'a> {
    /// The reader's language.
    pub language: Language,
    /// What the players are called.
    pub names: &'a BySeat<String>,
    /// The reader's own seat; a watcher has none.
    pub own: Option<Seat>,
    /// The ply to send with a choice.
    pub ply: u32,
    /// What lies before the reader.
    pub laid: &'a [Laid],
    /// What a message says to the reader.
    pub say: &'a dyn Fn(&table::Message) -> String,
    /// Grows with every roll.
    pub roll: u32,
    /// What the page knows of a seat besides the game.
    pub extra: &'a dyn Fn(Seat) -> Markup,
}

/// A table, drawn.
pub(super) struct Drawn {
    /// The board.
    pub board: Markup,
    /// What lies at hand: dice, cards.
    pub hand: Markup,
    /// What counts this turn.
    pub turn: Markup,
    /// Who plays; an element with the id `players`.
    pub players: Markup,
}

/// How a game is drawn.
struct Drawing {
    game: &'static str,
    /// The table.
    table: fn(&(dyn Any + Send), &Scene) -> Option<Drawn>,
    /// The game in one small picture, for the entrance.
    poster: fn() -> Markup,
}

/// Every game that has a drawing. Adding one is adding an entry here.
const DRAWINGS: &[Drawing] = &[Drawing {
    game: Journey::INFO.id,
    table: draw_journey,
    poster,
}];

fn drawing(game: &str) -> Option<&'static Drawing> {
    DRAWINGS.iter().find(|drawing| drawing.game == game)
}

/// Draws what lies on the table, when the game is one that can be drawn.
pub(super) fn draw(game: &str, picture: &(dyn Any + Send), scene: &Scene) -> Option<Drawn> {
    (drawing(game)?.table)(picture, scene)
}

/// The game in one small picture, when it is one that can be drawn.
pub(super) fn poster_of(game: &str) -> Option<Markup> {
    drawing(game).map(|drawing| (drawing.poster)())
}

fn draw_journey(picture: &(dyn Any + Send), scene: &Scene) -> Option<Drawn> {
    let view = picture.downcast_ref::<View>()?;
    let at = |place: &str| {
        let notations = journey_notations(view, scene.own, place);
        notations
            .into_iter()
            .filter_map(|notation| scene.laid.iter().find(|laid| laid.choice == notation))
    };
    let lit = |place: &str| {
        let laid = at(place).find(|laid| laid.refusal.is_none())?;
        Some(Lit {
            notation: laid.choice.clone(),
            label: (scene.say)(&laid.explanation.label),
            effect: (scene.say)(&laid.explanation.effect),
            ply: scene.ply,
        })
    };
    let refused = |place: &str| {
        let refusal = at(place).find_map(|laid| laid.refusal.as_ref())?;
        Some(format!("{} ({})", (scene.say)(&refusal.message), refusal.clause))
    };
    let context = BoardContext {
        // A watcher sees the sheet of whoever has the turn.
        focus: scene.own.unwrap_or(view.active),
        names: scene.names,
        words: &scene.language,
        lit: &lit,
        refused: &refused,
        roll: scene.roll,
    };
    Some(Drawn {
        board: board(view, &context),
        hand: dice_tray(view, &context),
        turn: html! { (location_banner(view, &context)) (tally(view, &context)) },
        players: players(view, &context, scene.extra),
    })
}

/// The choices that are made at a place of the drawing, in notation; the first legal one is taken.
fn journey_notations(view: &View, own: Option<Seat>, place: &str) -> Vec<String> {
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

/// Has this choice a place on the drawing, where it is lit?
pub(super) fn has_place(game: &str, choice: &str) -> bool {
    game == Journey::INFO.id
        && ["take ", "set ", "nazgul ", "divide "]
            .iter()
            .any(|start| choice.starts_with(start))
}
