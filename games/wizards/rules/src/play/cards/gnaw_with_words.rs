//! Gnaw with Words: two learned characters quarrel.

use super::prelude::*;

use crate::card::Skill;

conditions! {
    /// Another of this skill is in the company of the target, at its site, or at its new site.
    "kindred" => Kindred { skill: Skill }: |it, state, scope| {
        scope.target_piece().is_some_and(|id| has_kindred(state, id, it.skill))
    };
}

fn has_kindred(state: &State, id: PieceId, skill: Skill) -> bool {
    let company = |id: PieceId| state.company_of(id).and_then(|id| state.find_company(id));
    let Some(its) = company(id) else { return false };
    let places = [its.site, its.target_site()];
    let near = |other: &Company| other.id == its.id || places.contains(&other.site);
    state.in_play.iter().copied().any(|other| {
        other != id
            && state.is_character(other)
            && state.has_skill(other, skill, None)
            && company(other).is_some_and(near)
    })
}
