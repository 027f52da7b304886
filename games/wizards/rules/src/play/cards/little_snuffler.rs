//! Little Snuffler: while he has the scent, scouting is barred.

use super::prelude::*;
use crate::card::Skill;
use crate::cards::conditions::{Is, With};
use crate::state::Fate;

operations! {
    /// Unless the attack was defeated, no resource that needs the skill is played in the company for the rest of the turn.
    "bar" => Bar { skill: Skill },
}

statics! {
    /// Adds to a number of the creature's own attack for each such character of the company.
    "gives_for_each" => GivesForEach { kind: Kind, stat: Stat, by: i8 };
}

impl Does for Bar {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let beaten = state.combat.as_ref().is_some_and(|combat| {
            !combat.given.is_empty() && combat.given.iter().all(|strike| strike.fate == Fate::Defeated)
        });
        if let (false, Some(company)) = (beaten, deed.link.company) {
            state.add_lasting(deed.change(state, Some(company)), Until::Turn, deed.link);
        }
    }
}

impl State {
    /// Does a way to play a resource need a skill that is barred in the company?
    pub(crate) fn is_barred_way(&self, company: CompanyId, mode: &Mode) -> bool {
        self.is_estranged(company, mode)
            || self.lasting.iter().any(|lasting| match lasting.change.op() {
                Some(Op::Bar(Bar { skill })) => lasting.change.is_of_company(company) && needs(mode, *skill),
                _ => false,
            })
    }
}

/// Does a way to play or use a card need a character of this skill?
pub(super) fn needs(mode: &Mode, skill: Skill) -> bool {
    let has = |kind: &Kind| is(kind, skill);
    let test = |test: &Condition| match test {
        Condition::Is(Is { kind, .. }) | Condition::With(With { kind }) => has(kind),
        _ => false,
    };
    let cost = |cost: &Cost| matches!(cost, Cost::Tap(kind) if has(kind));
    mode.target.as_ref().is_some_and(has) || mode.tests.iter().any(test) || mode.cost.iter().any(cost)
}

/// Is whatever is of this kind of the skill?
fn is(kind: &Kind, skill: Skill) -> bool {
    match kind {
        Kind::Skill(of) => *of == skill,
        Kind::All(kinds) => kinds.iter().any(|kind| is(kind, skill)),
        _ => false,
    }
}
