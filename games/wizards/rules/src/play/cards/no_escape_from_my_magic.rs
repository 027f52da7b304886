//! No Escape from My Magic: the land of a people is hard to cross.

use super::prelude::*;
use crate::card::{RegionSet, Skill};

operations! {
    /// The card is laid on the target, which lies in a marshalling pile.
    "haunt" => Haunt,
    /// A company that moves by regions through that of the faction, or one next to it, does nothing at its site, if a roll and two for each
    /// ranger, one for each scout, one for each diplomat is twelve or less.
    "delay" => Delay,
}

/// The number the roll must exceed.
const MAGIC: i8 = 12;

impl Does for Haunt {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(faction) = deed.scope().target_piece() {
            state.put(deed.link.piece, Zone::On(faction));
            state.piece_mut(deed.link.piece).fresh = true;
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let lies =
            |id: PieceId| state.held(id).iter().any(|on| Some(state.piece(*on).card) == scope.card(state));
        require(scope.target_piece().is_some_and(|id| !lies(id)), Why::ONCE)
    }
}

impl Does for Delay {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(id) = deed.link.company.filter(|id| state.find_company(*id).is_some()) else { return };
        if state.piece(deed.link.piece).fresh || !state.crosses_haunted(id, deed.link.piece) {
            return;
        }
        let count =
            |skill| state.characters(id).filter(|one| state.has_skill(*one, skill, None)).count() as i8;
        let by = 2 * count(Skill::Ranger) + count(Skill::Scout) + count(Skill::Diplomat);
        let seat = state.company(id).seat;
        if state.roll(seat, "card", ctx) + by <= MAGIC {
            state.company_mut(id).barred = true;
        }
    }
}

impl State {
    /// Does a company move by regions through what a card on a faction haunts?
    fn crosses_haunted(&self, id: CompanyId, card: PieceId) -> bool {
        let Zone::On(faction) = self.piece(card).zone else { return false };
        let face = self.face(faction);
        let own = face.at.iter().filter_map(|site| site.get().region).chain(face.at_regions.iter());
        let mut haunted = RegionSet::EMPTY;
        for region in own {
            haunted.add(region);
            haunted = haunted.or(region.get().adjacent);
        }
        let company = self.company(id);
        company.path.by_regions && company.path.regions.iter().any(|region| haunted.has(*region))
    }

    /// Does a card lie on a faction?
    pub(crate) fn lies_on_faction(&self, card: PieceId) -> bool {
        matches!(self.piece(card).zone, Zone::On(on) if matches!(self.piece(on).zone, Zone::Won(_)))
    }

    /// Does it lie on a card that is neither in play nor won any more?
    pub(crate) fn is_orphaned(&self, card: PieceId) -> bool {
        matches!(self.piece(card).zone, Zone::On(on)
            if !self.piece(on).zone.in_play() && !matches!(self.piece(on).zone, Zone::Won(_)))
    }
}
