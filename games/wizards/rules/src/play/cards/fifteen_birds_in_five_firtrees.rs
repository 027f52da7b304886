//! Fifteen Birds in Five Firtrees: up in the trees nothing reaches the company, for a while.

use super::prelude::*;

operations! {
    /// All attacks of the creature are cancelled, and all of the next one that is not unique; later ones tap
    /// the targets of their strikes.
    "climb" => Climb,
}

impl Does for Climb {
    fn does(&self, _: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(combat) = &state.combat else { return };
        if let Source::Creature(piece, _) = combat.source {
            // Whoever played it may have left in answer to that, and the company with its last character.
            let company = combat.company;
            let there = state.companies.iter_mut().find(|one| one.id == company);
            if let Some(company) = there {
                company.fled.push(piece);
                state.flees(ctx);
            }
        }
    }

    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        let firm = state.combat.as_ref().is_some_and(|combat| combat.firm);
        require(!firm, Why::CONDITION)
    }
}

impl State {
    /// An attack begins: is it one that the company has fled from, or the one after it?
    pub(crate) fn flees(&mut self, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let Source::Creature(piece, _) = combat.source else { return };
        let (id, seat, firm) = (combat.company, other(combat.attacker), combat.firm);
        let fled = &self.company(id).fled;
        let next = fled.len() == 1 && !fled.contains(&piece) && !self.face(piece).unique;
        if next {
            self.company_mut(id).fled.push(piece);
        }
        let escaped = self.company(id).fled.contains(&piece) && !firm;
        if let Some(combat) = self.combat.as_mut().filter(|combat| escaped && !combat.cancelled) {
            combat.cancelled = true;
            ctx.tell(|| Event::AttackCancelled { seat });
        }
    }

    /// Must the target of a strike tap for it: has the company fled from two creatures, and is this a later one?
    pub(crate) fn is_out_of_breath(&self) -> bool {
        self.combat.as_ref().is_some_and(|combat| {
            let creature = matches!(combat.source, Source::Creature(..));
            creature && self.find_company(combat.company).is_some_and(|company| company.fled.len() > 1)
        })
    }
}
