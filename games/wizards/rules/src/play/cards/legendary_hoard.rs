//! Legendary Hoard: where the Dragon lies there is more than one can carry at once; and the more
//! manifestations of him are in play, the more there is. The card is turned for each manifestation of the
//! Dragon that comes; it outlives him, at his lair.

use super::prelude::*;
use super::statics::{AutomaticAttack, If};

cardlang::op_types! {
    /// The automatic-attack of the Dragon it lies on cannot be cancelled, and some items are taken at his
    /// lair before that taps: one, and one more each time the card was turned, three at most.
    "heaps" => Heaps,
}

/// The kind of site where a Dragon adds an automatic-attack, whatever hinders it now.
fn lies_at(says: &Static) -> Option<&Kind> {
    match says {
        Static::If(If { says, .. }) => lies_at(says),
        Static::AutomaticAttack(AutomaticAttack { at, .. }) => Some(at),
        _ => None,
    }
}

impl State {
    fn is_hoard(&self, id: PieceId) -> bool {
        self.face(id).has.contains(&Static::Heaps)
    }

    /// The lair of a Dragon who is at home.
    fn lair_of(&self, dragon: PieceId) -> Option<SiteId> {
        let at = self.face(dragon).has.iter().find_map(lies_at)?;
        SiteId::all().find(|site| self.site_is(*site, at))
    }

    /// Does a hoard lie on a Dragon, so that nothing cancels his attack?
    pub(crate) fn guards_hoard(&self, dragon: PieceId) -> bool {
        self.held(dragon).into_iter().any(|id| self.is_hoard(id))
    }

    /// The hoards of a lair.
    fn hoards_at(&self, site: SiteId) -> Vec<PieceId> {
        let here = |id: &PieceId| match self.piece(*id).zone {
            Zone::OnSite(at) => at == site,
            Zone::On(dragon) => self.lair_of(dragon) == Some(site),
            _ => false,
        };
        self.in_play.iter().copied().filter(|id| self.is_hoard(*id) && here(id)).collect()
    }

    /// An item is played at a site: does a hoard spare the site from tapping? If none does, hoards that lie there go.
    pub(crate) fn hoard_spares(&mut self, site: SiteId, ctx: &mut Ctx<'_>) -> bool {
        let hoards = self.hoards_at(site);
        let most = |turned: Status| match turned {
            Status::Untapped => 1,
            Status::Tapped => 2,
            Status::Wounded => 3,
        };
        let open = hoards.iter().copied().find(|id| self.piece(*id).taken < most(self.piece(*id).status));
        match open {
            Some(id) => self.piece_mut(id).taken += 1,
            None => hoards.into_iter().for_each(|id| self.discard(id, ctx)),
        }
        open.is_some()
    }
}

impl Says for Heaps {
    fn hears(&self, what: Happens, card: PieceId, state: &mut State, _: &mut Ctx<'_>) {
        let Zone::On(dragon) = state.piece(card).zone else { return };
        match what {
            // A manifestation of the Dragon on which it lies: it is turned.
            Happens::Declared(other) => {
                let being = other.get().being.as_ref();
                if being.is_some() && state.face(dragon).being.as_ref() == being {
                    let status = &mut state.piece_mut(card).status;
                    *status = if *status == Status::Untapped { Status::Tapped } else { Status::Wounded };
                }
            }
            // The Dragon goes: his hoard stays where it is.
            Happens::BearerLeaves(_) => {
                if let Some(site) = state.lair_of(dragon) {
                    state.put(card, Zone::OnSite(site));
                }
            }
            _ => {}
        }
    }
}
