//! Refuge, Wondrous Maps: an event that is a site in some region to which the company goes. It has a record among the sites for
//! each region in which it could lie; the card is marked with the one where it does.

use super::prelude::*;
use crate::card::book;
use crate::ids::RegionId;
use crate::questions::sentences;

operations! {
    /// The company is bound for the card itself, which is a site in a region of its player's choice that can be reached.
    "camp" => Camp,
}

/// The sites that a card may be, and their regions.
fn camps(card: CardId) -> impl Iterator<Item = (RegionId, SiteId)> {
    let number = &card.get().number;
    let all = (book().site_cards..book().sites.len()).map(|at| SiteId(at as u8));
    let of = all.filter(move |site| site.get().number == *number);
    of.filter_map(|site| site.get().region.map(|region| (region, site)))
}

/// Those of them to which a company can go.
fn within_reach(state: &State, company: &Company, card: CardId) -> Vec<(RegionId, SiteId)> {
    let here = company.site.get();
    let Some(from) = here.region.filter(|_| state.rules.standard && !here.under_deeps) else {
        return Vec::new();
    };
    let most = state.longest_chain(company.id);
    let near = |(region, site): &(RegionId, SiteId)| {
        *site != company.site && state.regions_between(company.id, from, *region) <= most
    };
    camps(card).filter(near).collect()
}

impl Does for Camp {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(company) = deed.link.company {
            state.frames.push(PickCamp { company, event: deed.link.piece });
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let company = scope.its_company(state).ok_or(Why::NOT_NOW)?;
        let card = scope.card(state).ok_or(Why::NOT_NOW)?;
        require(!state.stays_put(company.id), Why::CONDITION)?;
        require(!within_reach(state, company, card).is_empty(), Why::UNREACHABLE)
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

/// Which region does the event lie in?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickCamp {
    /// The company bound for it.
    pub company: CompanyId,
    /// The card.
    pub event: PieceId,
}

impl PickCamp {
    fn all(self, state: &State) -> Vec<(RegionId, SiteId)> {
        let company = state.find_company(self.company);
        let card = state.piece(self.event).card;
        company.map_or_else(Vec::new, |company| within_reach(state, company, card))
    }
}

impl Question<Wizards> for PickCamp {
    const CLAUSE: Clause = Clause("SATM-12.8");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.event).owner)
    }

    sentences!("pick-camp");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|(region, _)| offer(Choice::Region(region)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Region(region) => {
                require(self.all(state).iter().any(|(one, _)| one == region), Why::UNREACHABLE)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.all(state).is_empty())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Region(region) = *choice else { return };
        if let Some((_, site)) = self.all(state).into_iter().find(|(one, _)| *one == region) {
            state.piece_mut(self.event).marked = Some(site);
            state.head_for(self.company, site, ctx);
        }
    }
}
