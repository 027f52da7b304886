//! Cruel Caradhras: the mountain strikes at all, and it is no attack.

use super::conditions::region_is;
use super::prelude::*;

operations! {
    /// Each character of the company faces a strike that nothing cancels; body checks are the harsher by the second number.
    "strike_each" => StrikeEach { prowess: i8, harsher: i8 },
}

conditions! {
    /// The company moves by regions, and leaves or goes through such a one.
    "crosses" => Crosses { kind: Kind } of company: |it, state, scope| {
        let company = scope.its_company(state).filter(|company| company.shown && company.moving());
        company.filter(|company| company.path.by_regions).is_some_and(|company| {
            let regions = company.path.regions.split_last().map_or(&[][..], |(_, before)| before);
            regions.iter().any(|region| region_is(*region, &it.kind))
        })
    };
}

impl Does for StrikeEach {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(company) = deed.link.company.filter(|id| state.find_company(*id).is_some()) else {
            return;
        };
        let source = Source::Effect(state.piece(deed.link.piece).card);
        let mut combat = state.plain_attack(company, source, Race::Special);
        combat.prowess = self.prowess;
        combat.harsher = self.harsher;
        combat.each = true;
        combat.firm = true;
        state.begin_strikes(combat, ctx);
        // It is none of the attacks that the company has faced.
        state.company_mut(company).faced.pop();
        for id in state.characters(company).collect::<Vec<_>>() {
            state.give_strike(id, ctx);
        }
    }

    fn is_of_company(&self) -> bool {
        true
    }
}
