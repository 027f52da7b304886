//! Which company explores next, and does it enter (SATM-19.1)?

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question, Step};
use table::{Clause, Seat, SeatSet};

use super::{AttackFromHand, GuardReveal, InSite, Wakened};
use crate::card::{AutoAttack, Race};
use crate::cards::statics::Flag;
use crate::cards::{Static, When, Window};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::ids::{CompanyId, PieceId, SiteId};
use crate::mechanics::Scope;
use crate::questions::Ambushes;
use crate::questions::{AttackNow, Isolate};
use crate::rules::Wizards;
use crate::state::{Change, Combat, Company, Key, Source, State, Zone};
use crate::why::{Verdict, Why, require};

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

    /// Does a printed automatic-attack not come: the Dragon is defeated, or the one who makes it is elsewhere?
    fn is_printed_in_vain(&self, site: SiteId, index: usize) -> bool {
        let race = site.get().attacks.get(index).map(|attack| attack.race);
        race == Some(Race::Dragon) && self.dragon_is_dead(site) || index == 0 && self.is_forsaken(site)
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
        // A member may go in alone.
        let seat = state.active();
        state.each_in_hand(seat, |card| {
            for (mode, of) in card.get().modes.iter().enumerate() {
                if of.when == Window::Entering {
                    offer(Choice::Play(card, mode as u8));
                }
            }
        });
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
                require(!state.is_barred(company), Why::BARRED)
            }
            Choice::Stay(id) => require(Self::left(state).any(|company| company.id == id), Why::NOT_NOW),
            Choice::Play(..) => state.may_play(seat, crate::mechanics::Moment::Entering, false, choice),
            Choice::Use(..) => state.may_play(seat, crate::mechanics::Moment::Site, false, choice),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(Self::left(state).next().is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        state.frames.push(self);
        match *choice {
            Choice::Company(id) => {
                state.turn_to(id);
                let siege = state.siege_at(id);
                let company = state.company_mut(id);
                company.entered = true;
                let site = company.site;
                ctx.tell(|| Event::Entered { seat, site });
                state.frames.push(SiteDone { company: id });
                state.frames.push(InSite { company: id });
                state.frames.push(Ambushes { company: id });
                let attacks = site.get().attacks.len() as u8;
                let added = state.added_attacks(site);
                let choices = state.automatic_attacks(site);
                // The on-guard card, and the creature from the hand, come after all.
                state.frames.push(AutoAttackNow { company: id, index: attacks, before: 0, isolated: false });
                if !state.wakened_by(site).is_empty() {
                    state.frames.push(Wakened { company: id });
                }
                state.frames.push(AttackFromHand { company: id });
                if choices.len() > 1 && state.isolates_at(site) {
                    state.frames.push(Isolate { company: id });
                } else {
                    choices.into_iter().rev().for_each(|attack| state.comes(id, attack, false));
                }
                state.frames.push(Entering { company: id });
                let guarded = (attacks > 0 || !added.is_empty()) && !state.is_unguarded(site);
                if guarded || state.may_be_watched(site) {
                    state.frames.push(GuardReveal { company: id, gained: None, declared: false });
                }
                state.besiege(id, siege);
            }
            Choice::Stay(id) => {
                let company = state.company_mut(id);
                company.explored = true;
                let site = company.site;
                ctx.tell(|| Event::DidNotEnter { seat, site });
                // Only where there are agents can anything come out to a company that stays outside.
                if state.agents_of(state.hazarding()).next().is_some() {
                    state.turn_to(id);
                    state.frames.push(Ambushes { company: id });
                    state.frames.push(GuardReveal { company: id, gained: None, declared: false });
                }
                let siege = state.siege_at(id);
                if siege.is_some() {
                    state.turn_to(id);
                }
                state.besiege(id, siege);
            }
            Choice::Play(..) => {
                state.begin_play(seat, crate::mechanics::Moment::Entering, false, choice, ctx);
            }
            _ => state.begin_play(seat, crate::mechanics::Moment::Site, false, choice, ctx),
        }
        if let Choice::Company(id) | Choice::Stay(id) = *choice {
            state.site_begins(id);
        }
    }
}

/// A company enters: cards on the site that mind that act before any attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entering {
    /// The company.
    pub company: CompanyId,
}

impl Step<Wizards> for Entering {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        let Some(site) = state.find_company(self.company).map(|company| company.site) else {
            return;
        };
        for card in state.in_play.clone() {
            if state.piece(card).zone == Zone::OnSite(site) && !state.face(card).on.is_empty() {
                let scope = Scope { company: Some(self.company), ..Scope::of(state, card) };
                state.trigger(card, When::Entered, &scope);
            }
        }
    }
}

impl State {
    /// Could a card on guard be laid on a site at which nothing waits? A watch is kept in a Shadow-hold, and elsewhere by night.
    fn may_be_watched(&self, site: SiteId) -> bool {
        use crate::card::SiteKind::{BorderHold, RuinsAndLairs, ShadowHold};
        match self.place_of(site) {
            ShadowHold => true,
            RuinsAndLairs | BorderHold => self.is_night(),
            _ => false,
        }
    }

    /// A company's site phase begins, whether it enters or not: triggers the cards in the neutral zone that
    /// wait for that.
    fn site_begins(&mut self, company: CompanyId) {
        for card in self.in_play.clone() {
            if self.piece(card).zone == Zone::Table && !self.face(card).on.is_empty() {
                let scope = Scope { company: Some(company), ..Scope::of(self, card) };
                self.trigger(card, When::SiteBegins, &scope);
            }
        }
    }
}

/// An automatic-attack: printed on the site, or added by a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Automatic {
    /// The one of this number.
    Printed(u8),
    /// The attack of this card.
    Added(PieceId),
}

/// An automatic-attack (SATM-19.2), and after the last one the creature that was on guard (SATM-16.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AutoAttackNow {
    /// Upon which company.
    pub company: CompanyId,
    /// The index of the attack.
    pub index: u8,
    /// The number of times it has been faced before, by effects that repeat it.
    #[serde(default, skip_serializing_if = "is_first")]
    pub before: u8,
    /// Is it the one that is left of several?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub isolated: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde calls it.
const fn is_first(before: &u8) -> bool {
    *before == 0
}

impl Step<Wizards> for AutoAttackNow {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(company) = state.find_company(self.company).filter(|company| !company.explored) else {
            return;
        };
        let site = company.site;
        let Some(attack) = site.get().attacks.get(usize::from(self.index)).copied() else {
            if let Some(piece) = state.company_mut(self.company).ambush.take() {
                attack_from_guard(state, self.company, piece, ctx);
            }
            return;
        };
        if state.is_printed_in_vain(site, usize::from(self.index)) {
            return;
        }
        if self.before < state.repetitions(site, self.index, attack.race) {
            state.frames.push(Self { before: self.before + 1, ..self });
        }
        let mut combat = state.automatic_attack(self.company, site, self.index, attack);
        combat.firm |= self.isolated;
        combat.isolated = self.isolated;
        state.begin_attack(combat, ctx);
    }
}

impl State {
    /// All automatic-attacks that a company would face at the site to which it goes.
    pub(crate) fn garrison(&self, id: CompanyId) -> Vec<Combat> {
        let Some(company) = self.find_company(id).filter(|company| company.shown) else {
            return Vec::new();
        };
        let Some(site) = company.to else { return Vec::new() };
        let dead = |race: Race| race == Race::Dragon && self.dragon_is_dead(site);
        let mut all = Vec::new();
        for (index, attack) in site.get().attacks.iter().enumerate() {
            if self.is_printed_in_vain(site, index) {
                continue;
            }
            let combat = self.automatic_attack(id, site, index as u8, *attack);
            let times = 1 + self.repetitions(site, index as u8, attack.race);
            all.extend((0..times).map(|_| combat.clone()));
        }
        for by in self.added_attacks(site) {
            all.extend(self.attack_added(id, site, by).filter(|combat| !dead(combat.race)));
            all.extend(self.roused(id, site, by));
        }
        all
    }

    /// All automatic-attacks of the site at which a company is, once each.
    pub(crate) fn attacks_there(&self, id: CompanyId, site: SiteId) -> Vec<Combat> {
        let all = self.automatic_attacks(site).into_iter();
        all.flat_map(|attack| match attack {
            Automatic::Printed(index) => {
                let printed = site.get().attacks.get(usize::from(index)).copied();
                printed.map(|printed| self.automatic_attack(id, site, index, printed)).into_iter().collect()
            }
            Automatic::Added(by) => {
                let added = self.attack_added(id, site, by).into_iter();
                added.chain(self.roused(id, site, by)).collect::<Vec<_>>()
            }
        })
        .collect()
    }

    /// An automatic-attack that a card in play adds to a site.
    fn attack_added(&self, id: CompanyId, site: SiteId, by: PieceId) -> Option<Combat> {
        let (race, strikes, prowess) = self.added_attack(site, by)?;
        let mut combat = self.plain_attack(id, Source::Added(site, by), race);
        combat.strikes = strikes;
        combat.each = strikes == 0;
        combat.firm = self.face(by).has.contains(&Static::Scorches);
        combat.prowess = prowess;
        combat.body = self.face(by).body;
        combat.attacker_chooses = self.face(by).attacker_chooses;
        combat.detains = self.face(by).detains;
        Some(combat)
    }

    /// An automatic-attack of a site, as it is printed.
    pub(crate) fn automatic_attack(
        &self,
        company: CompanyId,
        site: SiteId,
        index: u8,
        attack: AutoAttack,
    ) -> Combat {
        let mut combat = self.plain_attack(company, Source::Automatic(site, index), attack.race);
        combat.strikes = attack.strikes as i8;
        combat.each = attack.strikes == 0;
        combat.prowess = attack.prowess;
        combat.detains = attack.detains;
        // SATM-26.3: a site that the opponent has already used up is on its guard.
        let seat = self.company(company).seat;
        if self.rules.extras.seen_sites_guarded && self.sides[crate::state::other(seat)].spent.has(site) {
            combat.strikes += 1;
            combat.prowess += 1;
        }
        if self.lasting.iter().any(|lasting| lasting.change == Change::Malice(site, index)) {
            combat.rage();
        }
        combat.firm = self.lasting.iter().any(|lasting| lasting.change == Change::Firm(site, index));
        combat
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
    /// The card.
    pub by: PieceId,
    /// The number of times it has been faced before, by effects that repeat it.
    #[serde(default, skip_serializing_if = "is_first")]
    pub before: u8,
    /// Is it the one that is left of several?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub isolated: bool,
}

impl Step<Wizards> for AddedAttackNow {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let company = state.find_company(self.company).filter(|company| !company.explored);
        let Some(site) = company.map(|company| company.site) else {
            return;
        };
        let roused = state.roused(self.company, site, self.by);
        if !roused.is_empty() {
            roused.into_iter().rev().for_each(|combat| state.frames.push(AttackNow::of(combat)));
            return;
        }
        let Some(mut combat) = state.attack_added(self.company, site, self.by) else {
            return;
        };
        if combat.race == Race::Dragon && state.dragon_is_dead(site) {
            return;
        }
        if self.before < state.redoubled(site) {
            state.frames.push(Self { before: self.before + 1, ..self });
        }
        combat.firm |= self.isolated;
        combat.isolated = self.isolated;
        combat.firm |= state.guards_hoard(self.by);
        state.begin_attack(combat, ctx);
    }
}

impl State {
    /// Has a site an automatic-attack of this sort, printed or added by a card in play?
    pub(crate) fn is_guarded(&self, site: SiteId, race: Race) -> bool {
        if self.is_unguarded(site) || race == Race::Dragon && self.dragon_is_dead(site) {
            return false;
        }
        let printed = site.get().attacks.iter().enumerate();
        let mut printed = printed.filter(|(at, _)| !self.is_printed_in_vain(site, *at));
        let printed = printed.any(|(_, attack)| attack.race == race);
        let mut added = self.in_play.iter().filter_map(|by| self.added_attack(site, *by));
        printed || added.any(|(of, ..)| of == race)
    }

    /// The automatic-attacks of a site, those that cards add to it last.
    pub(crate) fn automatic_attacks(&self, site: SiteId) -> Vec<Automatic> {
        if self.is_unguarded(site) {
            return Vec::new();
        }
        let printed = (0..site.get().attacks.len()).filter(|at| !self.is_printed_in_vain(site, *at));
        let printed = printed.map(|at| Automatic::Printed(at as u8));
        printed.chain(self.added_attacks(site).into_iter().map(Automatic::Added)).collect()
    }

    /// An automatic-attack comes next.
    pub(crate) fn comes(&mut self, company: CompanyId, attack: Automatic, isolated: bool) {
        match attack {
            Automatic::Printed(index) => {
                self.frames.push(AutoAttackNow { company, index, before: 0, isolated })
            }
            Automatic::Added(by) => self.frames.push(AddedAttackNow { company, by, before: 0, isolated }),
        }
    }

    /// The cards in play that add an automatic-attack to a site.
    pub(crate) fn added_attacks(&self, site: SiteId) -> Vec<PieceId> {
        let says = self.in_play.iter().copied();
        says.filter(|by| self.added_attack(site, *by).is_some() || self.rouses(site, *by)).collect()
    }

    /// The automatic-attack that a card in play adds to a site: its race, strikes and prowess.
    fn added_attack(&self, site: SiteId, by: PieceId) -> Option<(Race, i8, i8)> {
        // A card on a site is for that one.
        let elsewhere = matches!(self.piece(by).zone, Zone::OnSite(at) if at != site);
        if !self.piece(by).zone.in_play() || elsewhere || !self.face(by).touches.places() {
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
    /// The company.
    pub company: CompanyId,
}

impl Step<Wizards> for SiteDone {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        if state.find_company(self.company).is_some() {
            state.company_mut(self.company).explored = true;
        }
    }
}
