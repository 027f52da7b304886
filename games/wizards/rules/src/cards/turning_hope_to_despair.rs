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
                    state.goes_alone(one, id, deed, ctx);
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
    /// Makes a character leave the company and go the same way alone; the last member stays.
    fn goes_alone(&mut self, one: PieceId, from: CompanyId, deed: Deed<'_>, ctx: &mut Ctx<'_>) {
        if self.characters(from).count() <= 1 + self.followers(one).count() || self.companies.len() >= 40 {
            return;
        }
        if self.piece_mut(one).leader.take().is_some() {
            self.piece_mut(one).adrift = true;
        }
        let (to, shown, path, flies) = {
            let company = self.company(from);
            (company.to, company.shown, company.path.clone(), company.flies)
        };
        self.regroup(one, None, ctx);
        let Some(own) = self.company_of(one) else { return };
        let company = self.company_mut(own);
        (company.to, company.shown, company.path, company.flies) = (to, shown, path, flies);
        self.add_lasting(deed.change(self, Some(own)), Until::Turn, deed.link);
    }

    /// Is it a company of a character who has lost heart?
    pub(crate) fn goes_on_alone(&self, id: CompanyId) -> bool {
        let mut of = self.lasting.iter().filter(|lasting| lasting.change.is_of_company(id));
        of.any(|lasting| matches!(lasting.change.op(), Some(Op::Despair)))
    }
}
