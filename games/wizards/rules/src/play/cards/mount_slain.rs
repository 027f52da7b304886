//! Mount Slain: the Nazgûl's mount is dead. A failed strike of theirs is recorded for this card alone.

use super::prelude::*;

conditions! {
    /// A strike of the Nazgûl on the company has failed this turn.
    "nazgul_foiled" => NazgulFoiled of company: |_, state, scope| {
        scope.its_company(state).is_some_and(|company| company.faced.iter().any(|faced| faced.foiled && faced.race == Race::Nazgul))
    };
}

impl State {
    /// A strike of the attack has failed, whatever its body check brings: of the Nazgûl and of agents the company remembers it.
    pub(crate) fn strike_is_foiled(&mut self) {
        let minded = |combat: &&Combat| {
            combat.race == Race::Nazgul || matches!(combat.source, state::Source::Agent(_))
        };
        let Some(combat) = self.combat.as_ref().filter(minded) else {
            return;
        };
        let (id, at) = (combat.company, usize::from(combat.before));
        let company = self.companies.iter_mut().find(|company| company.id == id);
        if let Some(faced) = company.and_then(|company| company.faced.get_mut(at)) {
            faced.foiled = true;
        }
    }
}
