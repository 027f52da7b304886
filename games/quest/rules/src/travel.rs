//! The price of a path for a hero, and where it is perilous.

use crate::effect::Lasting;
use crate::pack::{Gift, Path};
use crate::prelude::*;

impl State {
    /// Does a hero have this item? By the word of the item: `boat`.
    pub fn has_item(&self, seat: Seat, word: &str) -> bool {
        self.hero(seat).items.iter().any(|item: Item| item.id() == word)
    }

    /// Paths from where the hero is.
    pub fn paths(&self, seat: Seat) -> &[Path] {
        &self.pack.map.paths[self.hero(seat).at.index()]
    }

    /// The path from where the hero is to a place.
    pub fn path_to(&self, seat: Seat, to: Place) -> Option<&Path> {
        self.paths(seat).iter().find(|path| path.to == to)
    }

    /// The number of cards of any kind that pay for a path: the Horse lowers it, not below 1 (MEQ-A19).
    pub fn number(&self, seat: Seat, path: &Path) -> u8 {
        if self.has_item(seat, "horse") { path.number.saturating_sub(1).max(1) } else { path.number }
    }

    /// Does this one card pay for the path (MEQ-5.3a)?
    pub fn pays(&self, seat: Seat, path: &Path, card: Card) -> bool {
        let icon = self.pack.card(card).icon;
        let by_boat = path.water && !path.sea && self.has_item(seat, "boat");
        (path.icon.is_some() && path.icon == icon) || by_boat || self.number(seat, path) == 1
    }

    /// Is a place perilous for this hero (MEQ-5.3b)?
    pub fn perilous(&self, seat: Seat, place: Place) -> bool {
        let wisdom = self.attribute(seat, crate::kinds::Attribute::Wisdom);
        let map = &self.pack.map;
        let plot = |(plot, at): &(crate::ids::Plot, Place)| {
            *at == place && self.pack.plot(*plot).lasting.contains(&Lasting::Perilous)
        };
        map.perilous.has(place)
            || self.board.influence.at(place) > wisdom
            || self.turn.perilous.has(place)
            || self.sauron.active.iter().flatten().any(plot)
            || (!map.havens.has(place) && self.near(Gift::Gothmog, place))
    }

    /// Is the minion with this gift here or next door?
    pub fn near(&self, gift: Gift, place: Place) -> bool {
        let minion = self.pack.minion_with(gift).and_then(|minion| self.board.minion_at(minion));
        minion.is_some_and(|at| self.pack.map.distance(at, place) <= 1)
    }

    /// May the hero make one step of travel more this turn: move, or explore where the turn began?
    pub(crate) fn may_step(&self, seat: Seat) -> bool {
        let limit = self.turn_limit(seat, |burden| match burden {
            crate::effect::Burden::TravelAtMost { steps } => Some(*steps),
            _ => None,
        });
        limit.is_none_or(|limit| self.turn.steps() < limit)
    }

    /// May the hero move once more?
    pub(crate) fn may_move(&self, seat: Seat) -> bool {
        self.may_step(seat) && self.turn.moves < self.turn.most
    }
}
