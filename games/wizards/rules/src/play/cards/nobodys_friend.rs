//! Nobody's Friend: an unseen agent may have come from anywhere.

use super::prelude::*;
use crate::card::SiteSet;
use crate::state::Agent;

statics! {
    /// The agent came into play at any such site, if it has a home of that sort.
    "roams" => Roams { kind: Kind };
}

impl State {
    /// The sites where an agent may have come into play: its homes, and those that a card on it adds.
    pub(crate) fn agent_homes(&self, agent: &Agent) -> SiteSet {
        let mut homes = self.face(agent.piece).home;
        let says = agent.bears.iter().flat_map(|card| &self.face(*card).has);
        for kind in says.filter_map(|one| match one {
            Static::Roams(Roams { kind }) => Some(kind),
            _ => None,
        }) {
            if homes.iter().any(|home| self.site_is(home, kind)) {
                homes = homes.or(SiteId::all().filter(|site| self.site_is(*site, kind)).collect());
            }
        }
        homes
    }

    /// An agent was turned up: the card that hid its origin is discarded.
    pub(crate) fn came_from(&mut self, piece: PieceId, ctx: &mut Ctx<'_>) {
        let roams = |one: &Static| matches!(one, Static::Roams(_));
        let cards = self.agent_bears(piece).iter().copied();
        let cards = cards.filter(|card| self.face(*card).has.iter().any(roams)).collect::<Vec<_>>();
        for card in cards {
            self.discard(card, ctx);
        }
    }
}
