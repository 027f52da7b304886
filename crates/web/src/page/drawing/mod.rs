//! Which game is drawn by whom.

mod journey;
mod tricks;
mod war;

use std::any::Any;

use maud::Markup;
use table::{BySeat, Laid, Seat, Told};

use crate::context::{BoardContext, Lit};
use crate::text::Language;

/// What a drawing needs besides what lies on the table.
pub(super) struct Scene<'a> {
    /// The game's id.
    pub game: &'a str,
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
    /// What the reader is asked, in words.
    pub ask: &'a str,
    /// The last of what happened: 60 lines at least, where there are so many.
    pub told: &'a [Told],
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
    /// With how many it is best begun by somebody who is alone.
    seats: usize,
    /// The table.
    table: fn(&(dyn Any + Send), &Scene) -> Option<Drawn>,
    /// Has this choice a place on the drawing, where it is lit?
    has_place: fn(&str) -> bool,
    /// The id of the place on the drawing where a choice is made, for what others lead to.
    place: fn(&str) -> Option<String>,
    /// Up to so many choices that are lit on the board stand in the bar too; more fold away.
    room: usize,
    /// The id of the place that a remark points at, if it is on the drawing now.
    pointed: fn(&(dyn Any + Send), &str) -> Option<String>,
    /// The game in one small picture, for the entrance.
    poster: fn() -> Markup,
    /// What readers of its rules must know: where its facts are from.
    note: fn(Language) -> Markup,
}

/// Every game that has a drawing. Adding one is adding a file here, and its line.
const DRAWINGS: &[Drawing] = &[journey::DRAWING, tricks::DRAWING, war::DRAWING];

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

/// Has this choice a place on the drawing, where it is lit?
pub(super) fn has_place(game: &str, choice: &str) -> bool {
    drawing(game).is_some_and(|drawing| (drawing.has_place)(choice))
}

/// The ids of the places that a choice leads to, with blanks between them.
pub(super) fn places_ahead(game: &str, laid: &Laid) -> Option<String> {
    let place = drawing(game)?.place;
    let mut all = laid
        .ahead
        .iter()
        .filter_map(|choice| place(choice))
        .collect::<Vec<_>>();
    all.sort_unstable();
    all.dedup();
    (!all.is_empty()).then(|| all.join(" "))
}

/// How many choices that are lit on the board the bar of a game has room for.
pub(super) fn room_of(game: &str) -> usize {
    drawing(game).map_or(0, |drawing| drawing.room)
}

/// The id of the place on the drawing that a remark points at, if there is one.
pub(super) fn pointed(game: &str, picture: Option<&(dyn Any + Send)>, remark: &str) -> Option<String> {
    (drawing(game)?.pointed)(picture?, remark)
}

/// With how many a game is best begun by somebody who is alone.
pub(super) fn seats_of(game: &str, most: usize) -> usize {
    drawing(game).map_or(most, |drawing| drawing.seats)
}

/// What readers of a game's rules must know.
pub(super) fn note_on(game: &str, language: Language) -> Option<Markup> {
    drawing(game).map(|drawing| (drawing.note)(language))
}

impl Scene<'_> {
    /// Draws with what a place of the drawing stands for: `notations` are the choices made there, of which
    /// the first legal one is taken. `focus` is whose things are shown.
    fn draw<T>(
        &self,
        focus: Seat,
        notations: &dyn Fn(&str) -> Vec<String>,
        draw: impl FnOnce(&BoardContext) -> T,
    ) -> T {
        let at = |place: &str| {
            notations(place)
                .into_iter()
                .filter_map(|notation| self.laid.iter().find(|laid| laid.choice == notation))
        };
        let lit = |place: &str| {
            let laid = at(place).find(|laid| laid.refusal.is_none())?;
            Some(Lit {
                notation: laid.choice.clone(),
                label: (self.say)(&laid.explanation.label),
                effect: (self.say)(&laid.explanation.effect),
                ply: self.ply,
                ahead: places_ahead(self.game, laid),
            })
        };
        let refused = |place: &str| {
            let refusal = at(place).find_map(|laid| laid.refusal.as_ref())?;
            Some(format!("{} ({})", (self.say)(&refusal.message), refusal.clause))
        };
        draw(&BoardContext {
            focus,
            names: self.names,
            words: &self.language,
            lit: &lit,
            refused: &refused,
            roll: self.roll,
        })
    }
}
