//! Turning Hope to Despair: a character who has lost heart goes on alone.

use super::prelude::*;

operations! {
    /// After the attack, unless it was defeated, each character of the company whose roll and mind come to
    /// less than eleven goes the same way in a company of its own, which has a movement phase of its own,
    /// with one hazard.
    "despair" => Despair,
}

/// The sum of roll and mind needed.
const HOPE: i8 = 11;

impl Does for Despair {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        if !matches!(deed.link.does, state::Use::Trigger(_)) {
            return;
        }
        let combat = state.combat.as_ref().filter(|combat| !combat.is_defeated());
        let company = combat.map(|combat| combat.company).filter(|id| state.find_company(*id).is_some());
        if let Some(id) = company {
            for one in state.characters(id).collect::<Vec<_>>() {
                let roll = state.roll(state.controller_of(one), "card", ctx);
                if roll + state.mind(one) < HOPE && state.company_of(one) == Some(id) {
                    state.split_off(one, ctx);
                }
            }
        }
        state.discard(deed.link.piece, ctx);
    }

    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        require(state.combat.as_ref().is_some_and(|combat| !combat.detains), Why::CONDITION)
    }
}

impl State {
    /// Has a company parted from another in the middle of the way? Tables of before `rules_version` 11 say so of those that have
    /// lost heart by a lasting change only.
    pub(crate) fn has_parted(&self, company: &Company) -> bool {
        let despairs = |lasting: &state::Lasting| {
            lasting.change.is_of_company(company.id) && matches!(lasting.change.op(), Some(Op::Despair))
        };
        company.parted || self.lasting.iter().any(despairs)
    }
}
