//! Known to an Ounce: the guardian of a hoard misses the items taken from it.

use super::prelude::*;

operations! {
    /// The company faces the automatic-attacks of its site once more.
    "alarm" => Alarm,
}

impl Does for Alarm {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let company = deed.link.user.and_then(|id| state.company_of(id));
        let Some(id) = company.filter(|id| state.find_company(*id).is_some()) else { return };
        let site = state.company(id).site;
        for attack in state.automatic_attacks(site).into_iter().rev() {
            state.comes(id, attack, false);
        }
    }
}

impl State {
    /// Does a card lie on a beast whose home the site is?
    pub(crate) fn lies_on_guard_of(&self, card: PieceId, site: SiteId) -> bool {
        matches!(self.piece(card).zone, Zone::On(beast)
            if self.piece(beast).zone == Zone::Table && self.face(beast).keys.sites.has(site))
    }
}
