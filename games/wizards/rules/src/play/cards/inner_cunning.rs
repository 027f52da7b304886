//! Inner Cunning: an agent's origin stays hidden.

use super::prelude::*;
use crate::cards::effect::Asked;
use crate::state::Agent;

operations! {
    /// An own agent that lies face down, and came into play this turn, may have come into play at any hold of the shadow, if one is its
    /// home.
    "scheme" => Scheme,
}

/// The agents of a player that could be cunning: those that have just come.
fn fresh(state: &State, seat: Seat) -> impl Iterator<Item = &Agent> {
    state.agents_of(seat).filter(|agent| agent.fresh && agent.schemes.is_none() && state.is_lurking(agent))
}

impl Does for Scheme {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.ask_to_choose(Asked::of(deed, deed.link.seat));
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(fresh(state, scope.seat).next().is_some(), Why::NO_TARGET)
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        fresh(state, ask.seat).map(|agent| Choice::Pick(agent.piece)).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, _: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice
            && let Some(agent) = state.agents.iter_mut().find(|agent| agent.piece == id)
        {
            agent.schemes = Some(ask.link.piece);
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-scheme"
    }
}

/// Is it a hold of the shadow?
const LAIRS: [crate::card::SiteKind; 2] =
    [crate::card::SiteKind::ShadowHold, crate::card::SiteKind::DarkHold];

impl State {
    /// The sites where an agent may have come into play: its homes, and for a cunning one at home in the
    /// shadow any shadow-hold.
    pub(crate) fn beginnings(&self, agent: &Agent) -> crate::card::SiteSet {
        let home = self.agent_homes(agent);
        let dark = |site: &SiteId| LAIRS.contains(&self.place_of(*site));
        if agent.schemes.is_none() || !home.iter().any(|site| dark(&site)) {
            return home;
        }
        SiteId::all()
            .filter(|site| dark(site) && !site.get().under_deeps)
            .collect::<crate::card::SiteSet>()
            .or(home)
    }
}
