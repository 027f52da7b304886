//! Conditions about the company's movement.

use super::super::prelude::*;
use crate::ids::RegionId;

conditions! {
    /// The company has declared a new site, or is moving to one.
    "moving" => Moving of company: |_, state, scope| scope.its_company(state).is_some_and(Company::moving);
    /// The company is to go to such a site, shown or not.
    "bound_for" => BoundFor { kind: Kind } of company: |it, state, scope| {
        let to = scope.its_company(state).and_then(|company| company.to);
        to.is_some_and(|to| state.site_is(to, &it.kind))
    };
    /// The agent is at the new site of the moving company.
    "lies_in_wait" => LiesInWait of company: |_, state, scope| {
        // An agent that pays for it, or the one that says it.
        let pays = scope.user.filter(|id| state.agents.iter().any(|agent| agent.piece == *id));
        let waits = pays.or(scope.piece());
        waits.zip(scope.its_company(state)).is_some_and(|(agent, company)| state.waits_for(agent, company))
    };
    /// The path of the moving company has the symbol at least `count` times.
    "path_at_least" => PathAtLeast { land: RegionKind, count: i8 } of company: |it, state, scope| {
        scope.company.is_some_and(|id| state.count_lands_for(scope, id, it.land) >= it.count as usize)
    };
    /// The company has moved to such a site.
    "moved_to" => MovedTo { kind: Kind } of company: |it, state, scope| {
        let company = scope.its_company(state).filter(|company| company.origin.is_some());
        company.is_some_and(|company| state.site_is(company.site, &it.kind))
    };
    /// The company moves to a site that is not such a one.
    "moves_outside" => MovesOutside { kind: Kind }: |it, state, scope| {
        let company = scope.its_company(state).filter(|company| company.origin.is_some());
        company.is_some_and(|company| !state.site_is(company.site, &it.kind))
    };
    /// The way of the moving company goes through such a region.
    "passes_through" => PassesThrough { kind: Kind } of company: |it, state, scope| {
        let company = scope.its_company(state).filter(|company| company.shown && company.moving());
        company.is_some_and(|company| company.path.regions.iter().any(|region| region_is(*region, &it.kind)))
    };
}

/// Is a region of this kind?
pub(crate) fn region_is(region: RegionId, kind: &Kind) -> bool {
    match kind {
        Kind::Region(other) => *other == region,
        Kind::Land(land) => region.get().kind == *land,
        Kind::Any(kinds) => kinds.iter().any(|kind| region_is(region, kind)),
        _ => false,
    }
}
