//! Shadow out of the Dark: an agent that knows the shadow's magic calls up the dead.

use super::prelude::*;
use crate::card::SiteKind;

operations! {
    /// The agent with the card taps, and the Undead may attack at its site for the rest of the turn, besides the hazard
    /// limit.
    "wake_dead" => WakeDead,
}

impl Does for WakeDead {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let card = deed.link.piece;
        let bears = |agent: &&mut state::Agent| agent.bears.contains(&card);
        if let Some(agent) = state.agents.iter_mut().find(bears) {
            agent.wakes_dead = true;
            let piece = agent.piece;
            state.tap(piece);
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let mut agents = state.agents.iter();
        let agent = agents
            .find(|agent| scope.piece().is_some_and(|id| agent.bears.contains(&id)))
            .ok_or(Why::NOT_NOW)?;
        let site = scope.its_company(state).map(Company::target_site).ok_or(Why::NOT_NOW)?;
        require(
            state.piece(agent.piece).zone == Zone::Agent && state.is_untapped(agent.piece),
            Why::AGENT_USED,
        )?;
        require(state.agent_places(agent).has(site), Why::AGENT_ELSEWHERE)?;
        let safe = matches!(state.place_of(site), SiteKind::FreeHold | SiteKind::Haven);
        require(!safe, Why::CONDITION)
    }
}

impl State {
    /// Do the dead walk where a company is, or goes?
    pub(crate) fn dead_walk(&self, company: &Company) -> bool {
        let site = company.target_site();
        let mut agents = self.agents_of(other(company.seat));
        agents.any(|agent| agent.wakes_dead && self.agent_places(agent).has(site))
    }
}
