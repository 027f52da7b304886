//! More Sense than You: a character hides in time, and is not struck.

use super::prelude::*;

operations! {
    /// Keeps the attack's strikes from a character.
    "step_aside" => StepAside { who: Who },
}

impl Does for StepAside {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let aside = state.who(self.who, &deed.scope());
        state.combat.iter_mut().for_each(|combat| combat.aside.extend(&aside));
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let who = state.who(self.who, scope);
        state.combat.as_ref().is_some_and(|combat| who.iter().any(|id| !state.out_of_reach(*id, combat)))
    }
}
