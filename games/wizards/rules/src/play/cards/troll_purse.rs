//! Troll-purse: an item taken there wakes the guards once more, and they take prisoners.

use super::prelude::*;
use crate::questions::AttackNow;
use crate::state::Phase;

operations! {
    /// Makes the company face all automatic-attacks of the site again, `more` stronger; characters they hit
    /// are kept there.
    "guard_purse" => GuardPurse { more: i8 },
}

conditions! {
    /// The card holds no prisoners.
    "no_prisoners" => NoPrisoners: |_, state, scope| {
        scope.piece().is_some_and(|id| state.prisoners(id).next().is_none())
    };
}

impl Does for GuardPurse {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let purse = deed.link.piece;
        let company = state.turn.company.and_then(|id| state.find_company(id));
        let here = company.filter(|company| state.piece(purse).zone == Zone::OnSite(company.site));
        let Some((id, site)) = here.map(|company| (company.id, company.site)) else {
            return;
        };
        if state.turn.phase != Phase::Sites {
            return;
        }
        for mut combat in state.attacks_there(id, site).into_iter().rev() {
            combat.prowess += self.more;
            combat.host = Some(purse);
            state.frames.push(AttackNow::of(combat));
        }
    }
}

impl State {
    /// Does a card keep its prisoners where it lies, and face their rescuers with all that waits there?
    pub(crate) fn is_purse(&self, host: PieceId) -> bool {
        let guards = |op: &Op| matches!(op, Op::GuardPurse(_));
        self.face(host).on.iter().flat_map(|on| &on.does).any(guards)
    }

    /// The site on which such a card lies.
    pub(crate) fn purse_at(&self, host: PieceId) -> Option<SiteId> {
        match self.piece(host).zone {
            Zone::OnSite(site) if self.is_purse(host) => Some(site),
            _ => None,
        }
    }
}
