//! Forgotten Scrolls, Lost Tome: their finder has sprung a trap, against which no weapon helps.

use super::prelude::*;
use crate::mechanics::Against;
use crate::state::{Source, Strike};

operations! {
    /// Makes the bearer of the card face one strike of a trap, which cannot be cancelled and against which
    /// weapons do not count.
    "spring" => Spring { prowess: i8 },
}

impl Does for Spring {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let item = deed.link.piece;
        let Some((at, company)) = state.bearer(item).and_then(|at| Some((at, state.company_of(at)?))) else {
            return;
        };
        let mut combat = state.plain_attack(company, Source::Effect(state.piece(item).card), Race::Special);
        combat.prowess = self.prowess;
        combat.firm = true;
        combat.bare = true;
        combat.assigned = true;
        combat.total = 1;
        combat.given.push(Strike::at(at));
        state.begin_strikes(combat, ctx);
    }
}

impl State {
    /// Do weapons not count, against what is faced now?
    pub(crate) fn is_bare(&self, stat: Stat, against: Against) -> bool {
        let bare = || self.combat.as_ref().is_some_and(|combat| combat.bare);
        stat == Stat::Prowess && against == Against::Attack && bare()
    }
}
