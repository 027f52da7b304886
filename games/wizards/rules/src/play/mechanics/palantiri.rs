//! Palantíri and the Mirror: who can use a stone, and the cards that bar searching.

use crate::cards::statics::Flag;
use crate::cards::{Condition, Static};
use crate::ids::PieceId;
use crate::state::{Change, Link, State};

impl State {
    /// Can its bearer use a stone without more ado: one aligned with it, or enabled for this turn to use just this one?
    pub(crate) fn is_attuned(&self, stone: PieceId) -> bool {
        let enabled = |id: PieceId| {
            let mut changes = self.lasting.iter().map(|lasting| lasting.change);
            changes.any(|change| change == Change::Palantir(id))
        };
        self.allowed(stone, Flag::UsePalantir)
            || self.bearer(stone).is_some_and(|id| enabled(id) && enabled(stone))
    }

    /// The bearer, if it is one who may tap to use a stone, and needs to.
    pub(crate) fn taps_for_palantir(&self, stone: PieceId) -> Option<PieceId> {
        let able = |id: &PieceId| self.allowed(*id, Flag::UsePalantir);
        self.bearer(stone).filter(able).filter(|_| !self.is_attuned(stone))
    }

    /// Taps a card that is used; of a stone the bearer, too, if that one can use it by tapping alone: it is then the bearer who pays.
    pub(crate) fn tap_itself(&mut self, link: &mut Link) {
        let card = link.piece;
        if self.is_look(link)
            && let Some(bearer) = self.taps_for_palantir(card)
        {
            link.user = Some(bearer);
            self.tap(bearer);
        }
        self.tap(card);
    }

    /// Is it the use of a stone?
    fn is_look(&self, link: &Link) -> bool {
        let mode = self.mode_of(link.piece, link.does);
        mode.is_some_and(|mode| mode.tests.contains(&Condition::CanUsePalantir))
    }

    /// Is the bearer who has tapped for a stone still tapped (SATM-17.9)? Of any other use that is so.
    pub(crate) fn still_looks(&self, link: &Link) -> bool {
        let bearer = link.user.filter(|id| self.is_look(link) && self.bearer(link.piece) == Some(*id));
        bearer.is_none_or(|id| self.stays_tapped(id))
    }

    /// Is any search through a deck or a discard pile in vain (Bane of the Ithil-stone)?
    pub(crate) fn is_clouded(&self) -> bool {
        let clouds = Static::may_not(Flag::Search);
        self.in_play.iter().any(|card| self.face(*card).has.contains(&clouds))
    }
}
