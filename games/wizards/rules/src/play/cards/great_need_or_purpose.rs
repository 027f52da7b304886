//! Great Need or Purpose: agents do twice as much.

use super::prelude::*;

statics! {
    /// Each agent acts once more each time it has acted.
    "hastens" => Hastens;
}

impl State {
    /// May an agent act once more: by itself, in sight, or by a card in play?
    pub(crate) fn acts_twice(&self, agent: PieceId, hidden: bool) -> bool {
        self.acts_again_freely(agent, hidden)
            || self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::Hastens))
    }

    /// May it do so beyond the hazard limit: by its own text, or by a card on it?
    pub(crate) fn acts_again_freely(&self, agent: PieceId, hidden: bool) -> bool {
        let own = Static::may(crate::cards::statics::Flag::ActAgain);
        !hidden && self.face(agent).has.contains(&own)
            || self.agent_bears(agent).iter().any(|by| self.face(*by).has.contains(&own))
    }
}
