//! Which of its home sites is an agent at (SATM-28.17)?

use crate::ids::AgentId;
use crate::prelude::*;

/// A question about an agent that has been turned up before it moved, or has gone home before all eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NameHome {
    pub agent: AgentId,
}

impl NameHome {
    fn homes(self, state: &State) -> impl Iterator<Item = SiteId> {
        let agent = state.find_agent(self.agent);
        agent.map(|agent| state.beginnings(agent)).unwrap_or_default().iter()
    }
}

impl NameHome {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        let agent = state.find_agent(self.agent).filter(|_| own)?;
        Some(state.of_card(agent.piece, "wizards-asked-agent-home-of"))
    }
}

impl Question<Wizards> for NameHome {
    const CLAUSE: Clause = Clause("SATM-28.17");

    fn asked(&self, state: &State) -> SeatSet {
        let agent = state.find_agent(self.agent);
        agent.map_or(SeatSet::EMPTY, |agent| SeatSet::only(state.piece(agent.piece).owner))
    }

    sentences!("agent-home" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.homes(state).for_each(|site| offer(Choice::Site(site)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Site(site) => require(self.homes(state).any(|home| home == site), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut homes = self.homes(state);
        match (homes.next(), homes.next()) {
            (None, _) => Moot::Lapses,
            (Some(only), None) => Moot::Answer(Choice::Site(only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Site(site) = *choice {
            state.name_home(self.agent, site, ctx);
        }
    }
}
