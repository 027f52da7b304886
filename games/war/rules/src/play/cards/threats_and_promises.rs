//! Threats and Promises (`event:shadow-strategy-05`): no Muster result advances a passive Nation of the Free Peoples.

use super::prelude::*;

pub(super) const LYING: Lying = Lying::new(Card::THREATS_AND_PROMISES).until(&[Ends::Roused]);

impl State {
    /// Does it keep a Muster result from this Nation?
    pub(crate) fn is_threatened(&self, nation: Nation) -> bool {
        let passive = nation.side() == Side::Free && !self.stand(nation).active;
        passive && self.cards.table.has(Card::THREATS_AND_PROMISES)
    }
}
