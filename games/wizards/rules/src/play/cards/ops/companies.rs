//! Operations on the travel of companies, and on what may be played on them.

use super::super::prelude::*;
use crate::questions::{Fly, HeadAgain};

cardlang::ops! {
    /// A way in which a company travels differently.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Travel: "journey" {
        /// Another destination, and another movement phase at once.
        "again" => Again,
        /// The company must do nothing in its site phase.
        "no_site_phase" => NoSitePhase,
        /// Back to its site of origin.
        "back" => Back,
        /// The company goes to any site of this kind.
        "any_site" => AnySite(kind: Kind),
        /// The company goes to the nearest haven at once, without a movement phase.
        "nearest_haven" => NearestHaven,
        /// Back to where it began the turn, without a movement phase.
        "began" => Began,
        /// The company goes to the site that the card itself is.
        "this_site" => ThisSite,
    }
}

operations! {
    /// One region or site of the company counts as another kind until the end of the turn.
    "relabel" => Relabel { from: Kind, to: Kind },
    /// The company's hazard limit changes, not below a floor.
    "hazard_limit" => HazardLimit { by: Amount, floor: i8 },
    /// The company travels differently.
    "travel" => Travels { how: Travel },
    /// Such creatures may not be played on the company this turn.
    "forbid" => Forbid { kind: Kind },
    /// Such creatures do not count against the hazard limit of the company this turn.
    "exempt" => Exempt { kind: Kind },
    /// Information may be played at the company's site until the turn ends.
    "inform" => Inform,
    /// One such creature may be played on the company this turn, keyed to that.
    "permit" => Permit { kind: Kind, to: Kind },
}

/// The company that travels: the one of the action, or else the one whose turn it is to move.
fn travelling(company: Option<CompanyId>, state: &State) -> Option<&Company> {
    company.or(state.turn.company).and_then(|id| state.find_company(id))
}

impl Does for Relabel {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(company) = travelling(deed.link.company, state) else {
            return;
        };
        let change = match (self.from, self.to) {
            (Kind::Land(from), Kind::Land(to)) => Some(Change::Land(company.id, from, to)),
            (Kind::Place(from), Kind::Place(to)) => {
                let site = company.target_site();
                (state.place_of(site) == from).then_some(Change::Place(site, to))
            }
            _ => None,
        };
        state.add_lasting(change, Until::Turn, deed.link);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        travelling(scope.company, state).is_some_and(|company| match (self.from, self.to) {
            (Kind::Land(from), Kind::Land(_)) => {
                company.shown && company.moving() && state.count_lands(company.id, from) > 0
            }
            (Kind::Place(from), Kind::Place(_)) => {
                let site = company.target_site();
                // SATM-29.4.
                !site.get().under_deeps && state.place_of(site) == from
            }
            _ => false,
        })
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

/// The symbol of the path that an amount counts, if it does.
fn counted(by: &Amount) -> Option<RegionKind> {
    match by {
        Amount::Path(land) => Some(*land),
        Amount::Less(of) | Amount::AtMost(_, of) => counted(of),
        _ => None,
    }
}

impl HazardLimit {
    /// Is the limit of a company fixed already: is it on its way, or is its movement phase going on, or over?
    fn is_fixed(company: &Company, state: &State) -> bool {
        let now = state.turn.company == Some(company.id) && state.turn.phase == state::Phase::Movement;
        company.moved || company.shown || now
    }

    /// Is it less?
    const fn lowers(&self) -> bool {
        match self.by {
            Amount::Number(by) => by < 0,
            Amount::Less(_) => true,
            _ => false,
        }
    }

    /// The changed limit: not below the floor, and one that is lower already does not rise.
    pub(crate) fn applied(&self, limit: i8, state: &State, scope: &Scope) -> i8 {
        (limit + state.amount(&self.by, scope)).max(limit.min(self.floor))
    }
}

impl Does for HazardLimit {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let scope = deed.scope();
        let company = scope.its_company(state).filter(|company| Self::is_fixed(company, state));
        if let Some((id, limit)) = company.map(|company| (company.id, company.limit as i8)) {
            let limit = self.applied(limit, state, &scope).max(0) as u8;
            state.company_mut(id).limit = limit;
        } else {
            state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
        }
    }

    /// One that is not fixed yet is looked at ahead: nothing lowers it below the floor, and a sea counts only where a way leads over it.
    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.its_company(state).is_some_and(|company| {
            if Self::is_fixed(company, state) {
                let limit = company.limit as i8;
                return self.applied(limit, state, scope).max(0) != limit;
            }
            let passes = counted(&self.by).is_none_or(|land| state.could_pass(company, land));
            passes && (!self.lowers() || state.limit_ahead(company) > self.floor)
        })
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl Does for Travels {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(company) = travelling(deed.link.company, state) else {
            return;
        };
        let id = company.id;
        match self.how {
            Travel::Again => state.frames.push(HeadAgain { company: id }),
            Travel::NoSitePhase => state.company_mut(id).barred = true,
            Travel::Back if state.holds_course(id) && state.face(deed.link.piece).is_hazard() => {}
            Travel::Back => state.send_back(id, ctx),
            Travel::NearestHaven => {
                let haven = company.site.get().haven;
                state.relocate(id, haven, ctx);
            }
            Travel::Began => {
                let began = company.began;
                state.relocate(id, began, ctx);
            }
            Travel::ThisSite => state.head_for_event(id, state.piece(deed.link.piece).card, ctx),
            Travel::AnySite(_) => {
                state.frames.push(Fly { company: id, link: *deed.link, op: deed.index });
            }
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        travelling(scope.company, state).is_some_and(|company| match self.how {
            Travel::NoSitePhase => !company.barred,
            Travel::Back => company.moving(),
            Travel::NearestHaven => company.site.get().haven.is_some_and(|haven| haven != company.site),
            Travel::Began => company.began.is_some_and(|began| began != company.site),
            Travel::Again | Travel::AnySite(_) | Travel::ThisSite => true,
        })
    }

    fn is_of_company(&self) -> bool {
        true
    }

    fn is_barred_on_guard(&self) -> bool {
        matches!(self.how, Travel::Back | Travel::NoSitePhase)
    }
}

/// Is such a creature met on the way only, and not at the site?
fn is_of_the_way(kind: &Kind) -> bool {
    match kind {
        Kind::Keyed(Kind::Land(_)) => true,
        Kind::Not(kind) => **kind == Kind::KeyedToSite,
        Kind::All(kinds) => kinds.iter().any(is_of_the_way),
        _ => false,
    }
}

impl Does for Forbid {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    /// A company that stays meets nothing on a way.
    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.its_company(state).is_some_and(|company| company.moving() || !is_of_the_way(&self.kind))
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl Does for Permit {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.its_company(state).is_some_and(|company| state.has_key_to(company, &self.to))
    }
}

impl Does for Exempt {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl Does for Inform {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let site = deed.scope().its_company(state).map(|company| company.site);
        state.add_lasting(site.map(Change::Informed), Until::Turn, deed.link);
    }

    /// The effect does not add up: where there is one already, a second adds nothing.
    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.its_company(state).is_some_and(|company| !state.has_information(company.site))
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl State {
    /// May information be played at a site: as it is printed there, or as a card has it?
    pub(crate) fn has_information(&self, site: SiteId) -> bool {
        let told = Change::Informed(site);
        site.get().information || self.lasting.iter().any(|lasting| lasting.change == told)
    }
}
