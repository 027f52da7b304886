//! Farmer Maggot: by ways that he knows the company is somewhere else before the attack comes.

use super::prelude::*;
use crate::questions::sentences;

operations! {
    /// The company is at another such site at once, and the attack is cancelled.
    "lead_away" => LeadAway { kind: Kind },
}

impl Does for LeadAway {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(company) = deed.link.company {
            state.frames.push(LedAway { link: *deed.link, op: deed.index, company });
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let firm = state.combat.as_ref().is_some_and(|combat| combat.firm);
        let company = scope.its_company(state).filter(|company| !company.moving());
        let open = company.is_some_and(|company| !sites(state, company, &self.kind).is_empty());
        require(open && !firm, Why::CONDITION)
    }
}

/// The sites of a player's location deck that are such ones.
fn sites(state: &State, company: &Company, kind: &Kind) -> Vec<SiteId> {
    let own = state.sides[company.seat].sites.iter().filter(|site| *site != company.site);
    own.filter(|site| state.site_is(*site, kind)).collect()
}

/// Which site is the company at now?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LedAway {
    /// The action.
    pub link: state::Link,
    /// The index of its operation.
    pub op: u8,
    pub company: CompanyId,
}

impl LedAway {
    fn sites(&self, state: &State) -> Vec<SiteId> {
        match (state.ops(&self.link).get(usize::from(self.op)), state.find_company(self.company)) {
            (Some(Op::LeadAway(LeadAway { kind })), Some(company)) => sites(state, company, kind),
            _ => Vec::new(),
        }
    }
}

impl Question<Wizards> for LedAway {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.link.seat)
    }

    sentences!("led-away");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.sites(state).into_iter().for_each(|site| offer(Choice::Site(site)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Site(site) => require(self.sites(state).contains(site), Why::NO_SITE),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.sites(state).is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Site(site) = *choice {
            state.relocate(self.company, Some(site), ctx);
            // In its site phase it has done what it does this turn: it has not entered there.
            if state.turn.phase == state::Phase::Sites {
                state.company_mut(self.company).explored = true;
            }
            if state.cancel_attack() {
                ctx.tell(|| Event::AttackCancelled { seat });
            }
        }
    }
}
