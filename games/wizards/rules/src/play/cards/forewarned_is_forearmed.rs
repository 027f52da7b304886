//! Forewarned Is Forearmed: of several attacks one is left; which one is the attacker's to say.

use super::prelude::*;
use crate::questions::sentences;

statics! {
    /// Of several attacks, of a creature or of a site that is no dragon's lair, one is left, which nothing cancels.
    "isolates" => Isolates;
}

impl SiteId {
    /// Is it the lair of a dragon?
    pub(crate) fn is_lair(self) -> bool {
        self.get().attacks.iter().any(|attack| attack.race == Race::Dragon)
    }
}

impl State {
    fn isolating(&self) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(|id| self.face(*id).has.contains(&Static::Isolates))
    }

    /// Is there one attack where there would be several?
    pub(crate) fn isolates(&self) -> bool {
        self.isolating().next().is_some()
    }

    /// The same at a site, which is no dragon's.
    pub(crate) fn isolates_at(&self, site: SiteId) -> bool {
        self.isolates() && !site.is_lair()
    }

    /// The attack that was left is defeated.
    pub(crate) fn isolation_ends(&mut self, ctx: &mut Ctx<'_>) {
        for id in self.isolating().collect::<Vec<_>>() {
            self.discard(id, ctx);
        }
    }
}

/// One of the automatic-attacks of the company's site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Isolate {
    pub company: CompanyId,
}

impl Question<Wizards> for Isolate {
    const CLAUSE: Clause = Clause("SATM-19.2");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    sentences!(
        "isolate",
        Choice::Way(0) => "wizards-way-first-attack",
        Choice::Way(1) => "wizards-way-second-attack",
        Choice::Way(2) => "wizards-way-third-attack",
        Choice::Way(_) => "wizards-way-last-attack"
    );

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if let Some(company) = state.find_company(self.company) {
            let count = state.automatic_attacks(company.site).len();
            (0..count).for_each(|at| offer(Choice::Way(at as u8)));
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let count =
            state.find_company(self.company).map_or(0, |company| state.automatic_attacks(company.site).len());
        let known = matches!(choice, Choice::Way(at) if usize::from(*at) < count);
        require(known, Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        let (Choice::Way(at), Some(company)) = (*choice, state.find_company(self.company)) else {
            return;
        };
        if let Some(attack) = state.automatic_attacks(company.site).get(usize::from(at)) {
            state.comes(self.company, *attack, true);
        }
    }
}
