//! Unabated in Malice: an attack grows, and the first effect to cancel it only takes that from it.

use super::prelude::*;

operations! {
    /// Gives the attack one strike and one prowess more and two body less; the first effect to cancel it
    /// cancels that instead.
    "malice" => Malice,
}

impl Malice {
    /// The lasting change for the automatic-attack that is the target, if it is one.
    const fn lasting(target: Target) -> Option<Change> {
        match target {
            Target::AutoAttack(site, index) => Some(Change::Malice(site, index)),
            _ => None,
        }
    }
}

impl Does for Malice {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        match (Self::lasting(deed.link.target), &mut state.combat) {
            (Some(change), _) => state.add_lasting(Some(change), Until::Turn, deed.link),
            (None, Some(combat)) => combat.rage(),
            (None, None) => {}
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let again = match (Self::lasting(scope.target), &state.combat) {
            (Some(change), _) => state.lasting.iter().any(|lasting| lasting.change == change),
            (None, combat) => combat.as_ref().is_some_and(|combat| combat.malice),
        };
        require(!again, Why::ONCE)
    }
}

/// The malus of malice to the body of an attack.
const BODY: i8 = 2;

impl Combat {
    /// Makes it stronger from now on.
    pub(crate) const fn rage(&mut self) {
        self.malice = true;
        self.more_strikes += 1;
        self.more_prowess += 1;
        if self.body > 0 {
            self.body -= BODY;
        }
    }

    /// Makes it as it was before.
    pub(crate) const fn calm(&mut self) {
        self.malice = false;
        self.more_strikes -= 1;
        self.more_prowess -= 1;
        if self.body > 0 {
            self.body += BODY;
        }
    }
}
