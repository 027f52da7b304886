//! Cunning Foes, To Get You Away: an agent falls upon a company that comes to its site.

use super::prelude::*;

operations! {
    /// The agent that is the target attacks the company, with `more` prowess; the attacker chooses the target.
    "agent_attacks" => AgentAttacks { more: Amount },
    /// The same; a character hit by a strike is taken prisoner at a home site of the agent, which goes there, too.
    "take_home" => TakeHome,
}

impl Does for AgentAttacks {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let scope = deed.scope();
        let more = state.amount(&self.more, &scope);
        if let Some(agent) = scope.target_piece() {
            state.send_agent(agent, more, ctx);
        }
    }
}

impl Does for TakeHome {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let host = deed.link.piece;
        // It lies in play while the agent attacks.
        state.put(host, Zone::Table);
        if let Some(agent) = deed.scope().target_piece() {
            state.send_agent(agent, 0, ctx);
        }
        match &mut state.combat {
            Some(combat) => combat.host = Some(host),
            None => state.discard(host, ctx),
        }
    }
}

impl State {
    /// The sites where an attacking agent could keep its prisoners: its homes that its player has a card of,
    /// or where it is.
    pub(crate) fn agent_prisons(&self) -> crate::card::SiteSet {
        let agent = self.combat.as_ref().and_then(|combat| match combat.source {
            state::Source::Agent(piece) => self.agents.iter().find(|agent| agent.piece == piece),
            _ => None,
        });
        agent.map_or(crate::card::SiteSet::EMPTY, |agent| {
            let owner = self.piece(agent.piece).owner;
            let here = agent.way.iter().map(|step| step.site).collect::<crate::card::SiteSet>();
            self.face(agent.piece).home.and(self.sides[owner].sites.or(here))
        })
    }
}
