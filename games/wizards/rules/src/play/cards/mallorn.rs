//! Mallorn: the tree of Bag End, and the change of the hill on which it grows.

use super::prelude::*;

conditions! {
    /// A card of this name is stored at the company's site.
    "kept_here" => KeptHere { card: CardId } of company: |it, state, scope| {
        let site = scope.its_company(state).map(|company| company.site);
        state.pile(scope.seat, Zone::Won(scope.seat)).any(|id| {
            let piece = state.piece(id);
            piece.card == it.card && piece.stored.is_some() && piece.stored == site
        })
    };
}

statics! {
    /// At the site on which it lies characters of its player come into play as in a haven; the site untaps in the untap phase of
    /// its player, and returns to the location deck where it would be discarded.
    "roots" => Roots;
}

impl State {
    /// Does a site stand so for a player?
    pub(crate) fn is_rooted(&self, seat: Seat, site: SiteId) -> bool {
        self.rooted(seat).any(|at| at == site)
    }

    /// The sites that stand so for a player.
    pub(crate) fn rooted(&self, seat: Seat) -> impl Iterator<Item = SiteId> + '_ {
        let own = self.in_play.iter().filter(move |id| self.piece(**id).owner == seat);
        own.filter_map(|id| match self.piece(*id).zone {
            Zone::OnSite(site) if self.face(*id).has.contains(&Static::Roots) => Some(site),
            _ => None,
        })
    }
}
