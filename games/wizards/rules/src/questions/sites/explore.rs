//! Which company explores next, and does it enter (SATM-19.1)?

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question, Step};
use table::{Clause, Seat, SeatSet};

use super::{AttackFromHand, GuardReveal, InSite};
use crate::card::Race;
use crate::cards::Static;
use crate::cards::statics::Flag;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::ids::{CompanyId, PieceId, SiteId};
use crate::questions::Ambushes;
use crate::rules::Scope;
use crate::rules_of_play::Wizards;
use crate::state::{Company, Key, Source, State, Zone};
use crate::why::{Verdict, Why, unless};

/// One company after another.
pub struct Explore;

impl Explore {
    fn left(state: &State) -> impl Iterator<Item = &Company> {
        state.companies_of(state.active()).filter(|company| !company.explored)
    }
}

impl State {
    /// SATM-25.6: is the Dragon of a lair defeated, in whatever shape?
    fn dragon_is_dead(&self, lair: SiteId) -> bool {
        self.pieces.iter().any(|piece| {
            let face = piece.card.get();
            matches!(piece.zone, Zone::Won(_) | Zone::Out)
                && face.race == Some(Race::Dragon)
                && face.keys.sites.has(lair)
        })
    }

    /// Is a company kept from doing anything at its site (SATM-18.3, a river)?
    pub(crate) fn is_barred(&self, company: &Company) -> bool {
        let arrived = company.origin.is_some();
        company.barred
            || arrived
                && self.in_play.iter().any(|id| {
                    self.piece(*id).zone == Zone::OnSite(company.site)
                        && self.face(*id).has.contains(&Static::may_not(Flag::Enter))
                })
    }
}

impl Question<Wizards> for Explore {
    const CLAUSE: Clause = Clause("SATM-19.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    words!("explore");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        for company in Self::left(state) {
            offer(Choice::Company(company.id));
            offer(Choice::Stay(company.id));
        }
        // A ranger may still clear the way.
        let here = state.in_play.iter().filter(|id| matches!(state.piece(**id).zone, Zone::OnSite(_)));
        for id in here {
            for mode in 0..state.face(*id).uses.len() {
                offer(Choice::Use(*id, mode as u8));
            }
        }
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Company(id) => {
                let company = Self::left(state).find(|company| company.id == id).ok_or(Why::NOT_NOW)?;
                unless(!state.is_barred(company), Why::BARRED)
            }
            Choice::Stay(id) => unless(Self::left(state).any(|company| company.id == id), Why::NOT_NOW),
            Choice::Use(..) => state.may_play(seat, crate::rules::Moment::Site, false, choice),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(Self::left(state).next().is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        state.going_on.push(self);
        match *choice {
            Choice::Company(id) => {
                state.turn_to(id);
                let siege = state.siege_at(id);
                let company = state.company_mut(id);
                company.entered = true;
                let site = company.site;
                ctx.tell(|| Event::Entered { seat, site });
                state.going_on.push(SiteDone { company: id });
                state.going_on.push(InSite { company: id });
                state.going_on.push(Ambushes { company: id });
                let attacks = site.get().attacks.len() as u8;
                let added = state.added_attacks(site);
                for index in (0..=attacks).rev() {
                    state.going_on.push(AutoAttackNow { company: id, index });
                    if index == attacks {
                        state.going_on.push(AttackFromHand { company: id });
                        for by in added.iter().rev() {
                            state.going_on.push(AddedAttackNow { company: id, by: *by });
                        }
                    }
                }
                if attacks > 0 || !added.is_empty() {
                    state.going_on.push(GuardReveal { company: id, gained: None });
                }
                state.besiege(id, siege);
            }
            Choice::Stay(id) => {
                let company = state.company_mut(id);
                company.explored = true;
                let site = company.site;
                ctx.tell(|| Event::DidNotEnter { seat, site });
                let siege = state.siege_at(id);
                if siege.is_some() {
                    state.turn_to(id);
                }
                state.besiege(id, siege);
            }
            _ => state.begin_play(seat, crate::rules::Moment::Site, false, choice, ctx),
        }
    }
}

/// An automatic-attack (SATM-19.2), and after the last one the creature that was on guard (SATM-16.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AutoAttackNow {
    /// Upon which company.
    pub company: CompanyId,
    /// Which one.
    pub index: u8,
}

impl Step<Wizards> for AutoAttackNow {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(company) = state.find_company(self.company) else {
            return;
        };
        let (seat, site) = (company.seat, company.site);
        let Some(attack) = site.get().attacks.get(usize::from(self.index)).copied() else {
            if let Some(piece) = state.company_mut(self.company).ambush.take() {
                attack_from_guard(state, self.company, piece, ctx);
            }
            return;
        };
        if attack.race == Race::Dragon && state.dragon_is_dead(site) {
            return;
        }
        let mut combat = state.plain_attack(self.company, Source::Automatic(site, self.index), attack.race);
        combat.strikes = attack.strikes as i8;
        combat.each = attack.strikes == 0;
        combat.prowess = attack.prowess;
        combat.detains = attack.detains;
        // SATM-26.3: a site that the opponent has already used up is on its guard.
        if state.rules.extras.seen_sites_guarded && state.sides[crate::state::other(seat)].spent.has(site) {
            combat.strikes += 1;
            combat.prowess += 1;
        }
        state.begin_attack(combat, ctx);
    }
}

fn attack_from_guard(state: &mut State, company: CompanyId, piece: PieceId, ctx: &mut Ctx<'_>) {
    let place = state.place_of(state.company(company).site);
    let combat = state.creature_attack(company, piece, 0, Key::Place(place));
    state.begin_attack(combat, ctx);
}

/// An automatic-attack that a card in play adds to those of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AddedAttackNow {
    /// Upon which company.
    pub company: CompanyId,
    /// Which card.
    pub by: PieceId,
}

impl Step<Wizards> for AddedAttackNow {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(site) = state.find_company(self.company).map(|company| company.site) else {
            return;
        };
        let Some((race, strikes, prowess)) = state.added_attack(site, self.by) else {
            return;
        };
        if race == Race::Dragon && state.dragon_is_dead(site) {
            return;
        }
        let mut combat = state.plain_attack(self.company, Source::Added(site, self.by), race);
        combat.strikes = strikes;
        combat.prowess = prowess;
        combat.body = state.face(self.by).body;
        state.begin_attack(combat, ctx);
    }
}

impl State {
    /// The cards in play that add an automatic-attack to a site.
    fn added_attacks(&self, site: SiteId) -> Vec<PieceId> {
        let says = self.in_play.iter().copied();
        says.filter(|by| self.added_attack(site, *by).is_some()).collect()
    }

    /// The automatic-attack that a card in play adds to a site: its race, strikes and prowess.
    fn added_attack(&self, site: SiteId, by: PieceId) -> Option<(Race, i8, i8)> {
        if !self.piece(by).zone.in_play() || !self.face(by).touches.places() {
            return None;
        }
        let scope = Scope::of(self, by);
        let has = self.face(by).has.iter();
        has.filter_map(|one| self.unwrapped(one, &scope)).find_map(|one| match one {
            Static::AutomaticAttack(attack) if self.site_is(site, &attack.at) => {
                Some((attack.race, attack.strikes, attack.prowess))
            }
            _ => None,
        })
    }
}

/// A company has explored its site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SiteDone {
    /// Which.
    pub company: CompanyId,
}

impl Step<Wizards> for SiteDone {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        if state.find_company(self.company).is_some() {
            state.company_mut(self.company).explored = true;
        }
    }
}
