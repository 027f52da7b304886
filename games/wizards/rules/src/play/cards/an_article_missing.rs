//! An Article Missing: an agent comes for an item, and harms no character.

use super::prelude::*;

operations! {
    /// The agent attacks the company, with `more` prowess; the attacker chooses the target, and a strike that
    /// succeeds does this.
    "rob" => Rob { more: i8, does: &'static Op },
}

impl Does for Rob {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some((agent, company)) = deed.link.user.zip(deed.link.company) else { return };
        let id = state.agents.iter().find(|one| one.piece == agent).map(|one| one.id);
        let site = state.find_company(company).map(Company::target_site);
        if let Some((id, site)) = id.zip(site) {
            state.robbed_by_agent(company, site, id, self.more, (*deed.link, deed.index), ctx);
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let agent = state.agents.iter().find(|one| Some(one.piece) == scope.user);
        require(agent.is_some_and(|agent| !agent.fought), Why::AGENT_FOUGHT)
    }

    fn is_of_company(&self) -> bool {
        true
    }

    fn inner(&self) -> Option<&'static Op> {
        Some(self.does)
    }
}
