//! Threats and Promises (`event:shadow-strategy-05`): no Muster result advances a passive Nation of the Free Peoples.

use super::prelude::*;

/// The card.
pub const THREATS_AND_PROMISES: Card = Card::of(Side::Shadow, Deck::Strategy, 5);

pub(super) const LYING: Lying = Lying::new(THREATS_AND_PROMISES).until(&[Ends::Roused]);

impl State {
    /// Does it keep a Muster result from this Nation?
    pub(crate) fn is_threatened(&self, nation: Nation) -> bool {
        let passive = nation.side() == Side::Free && !self.stand(nation).active;
        passive && self.cards.table.has(THREATS_AND_PROMISES)
    }
}
