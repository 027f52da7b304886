//! Which agents attack a company that has entered their site (SATM-28.21)?

use crate::prelude::*;
use crate::state::Agent;

/// After the automatic-attacks, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ambushes {
    pub company: CompanyId,
}

impl Ambushes {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-ambushes-of")
    }
}

impl Question<Wizards> for Ambushes {
    const CLAUSE: Clause = Clause("SATM-28.21");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    sentences!("ambushes" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.agents_of(seat).for_each(|agent| offer(Choice::Ambush(agent.id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => {
                let waits = |agent: &Agent| !state.is_lurking(agent);
                let able = |agent: &Agent| state.may_ambush(seat, self.company, agent.id).is_ok();
                let mut pressed = state.agents_of(seat).filter(|agent| waits(agent) && able(agent));
                require(!(state.presses() && pressed.next().is_some()), Why::CONDITION)
            }
            Choice::Ambush(id) => state.may_ambush(seat, self.company, id),
            _ => Err(Why::NOT_NOW),
        }
    }

    // An agent that lies face down could be anywhere: as long as there is one, the question is asked.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let Some(company) = state.find_company(self.company) else {
            return Moot::Lapses;
        };
        // A company that stays outside is attacked only if a card says so.
        if !company.entered && !state.eavesdrops() {
            return Moot::Lapses;
        }
        let mut able = state.agents_of(state.hazarding()).filter(|agent| {
            !agent.fought && (state.is_lurking(agent) || state.agent_places(agent).has(company.site))
        });
        Moot::lapses(able.next().is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Ambush(id) = *choice {
            state.frames.push(self);
            state.ambush(self.company, id, ctx);
        }
    }
}
