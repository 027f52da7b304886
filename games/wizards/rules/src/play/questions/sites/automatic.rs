//! The automatic-attacks of a site: those printed on its card, those that cards add, and those that come of the hand or are woken
//! (SATM-19.2).

use super::{AttackFromHand, Wakened};
use crate::card::AutoAttack;
use crate::prelude::*;
use crate::state::{Automatic, Change, Combat, Key};

impl State {
    /// The automatic-attacks of a site, in the order in which they come: the printed ones, those that cards add, that of the
    /// opponent's hand, that of an event which the site wakes. Those that do not come are none.
    pub(crate) fn automatic_attacks(&self, site: SiteId) -> Vec<Automatic> {
        if self.is_unguarded(site) {
            return Vec::new();
        }
        let printed = (0..site.get().attacks.len()).filter(|at| !self.is_printed_in_vain(site, *at));
        let mut all = printed.map(|at| Automatic::Printed(at as u8)).collect::<Vec<_>>();
        all.extend(self.added_attacks(site).into_iter().flat_map(|by| {
            let count = self.added_attack(site, by).map_or(site.get().defenders.len(), |_| 1);
            (0..count as u8).map(move |index| Automatic::Added { by, index })
        }));
        all.extend(site.get().from_hand.is_some().then_some(Automatic::FromHand));
        all.extend((!self.wakened_by(site).is_empty()).then_some(Automatic::Wakened));
        all
    }

    /// Those of them whose attacker is known before they come: cards may be aimed at them.
    pub(crate) fn known_attacks(&self, site: SiteId) -> impl Iterator<Item = Automatic> + '_ {
        let known = |attack: &Automatic| matches!(attack, Automatic::Printed(_) | Automatic::Added { .. });
        self.automatic_attacks(site).into_iter().filter(known)
    }

    /// The race of an automatic-attack, if it is known.
    pub(crate) fn race_of(&self, site: SiteId, attack: Automatic) -> Option<Race> {
        match attack {
            Automatic::Printed(index) => site.get().attacks.get(usize::from(index)).map(|attack| attack.race),
            Automatic::Added { by, index } => match self.added_attack(site, by) {
                Some((race, ..)) => Some(race),
                None => site.get().defenders.get(usize::from(index)).map(|attack| attack.race),
            },
            Automatic::FromHand | Automatic::Wakened => None,
        }
    }

    /// Has an automatic-attack a number of strikes, and not one for each who is there?
    pub(crate) fn has_strikes(&self, site: SiteId, attack: Automatic) -> bool {
        match attack {
            Automatic::Printed(index) => {
                site.get().attacks.get(usize::from(index)).is_some_and(|attack| attack.strikes > 0)
            }
            Automatic::Added { by, index } => match self.added_attack(site, by) {
                Some((_, strikes, _)) => strikes > 0,
                None => site.get().defenders.get(usize::from(index)).is_some_and(|attack| attack.strikes > 0),
            },
            Automatic::FromHand | Automatic::Wakened => false,
        }
    }

    /// Has a site an automatic-attack of this sort?
    pub(crate) fn is_guarded(&self, site: SiteId, race: Race) -> bool {
        self.automatic_attacks(site).into_iter().any(|attack| self.race_of(site, attack) == Some(race))
    }

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

    /// The cards in play that add an automatic-attack to a site.
    pub(crate) fn added_attacks(&self, site: SiteId) -> Vec<PieceId> {
        let comes = |by: PieceId| match self.added_attack(site, by) {
            Some((Race::Dragon, ..)) => !self.dragon_is_dead(site),
            Some(_) => true,
            None => self.rouses(site, by),
        };
        self.in_play.iter().copied().filter(|by| comes(*by)).collect()
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

    /// All known automatic-attacks that a company would face at the site to which it goes, as often as it would.
    pub(crate) fn garrison(&self, id: CompanyId) -> Vec<Combat> {
        let company = self.find_company(id).filter(|company| company.shown);
        let Some(site) = company.and_then(|company| company.to) else { return Vec::new() };
        let attacks = self.known_attacks(site).flat_map(|attack| self.as_it_comes(id, site, attack));
        let often = attacks.flat_map(|combat| {
            let times = 1 + self.repetitions(&combat);
            (0..times).map(move |_| combat.clone())
        });
        often.collect()
    }

    /// All known automatic-attacks of the site at which a company is, once each.
    pub(crate) fn attacks_there(&self, id: CompanyId, site: SiteId) -> Vec<Combat> {
        self.known_attacks(site).flat_map(|attack| self.as_it_comes(id, site, attack)).collect()
    }

    /// A known automatic-attack, as it comes.
    fn as_it_comes(&self, id: CompanyId, site: SiteId, attack: Automatic) -> Option<Combat> {
        match attack {
            Automatic::Printed(index) => {
                let printed = site.get().attacks.get(usize::from(index)).copied();
                printed.map(|printed| self.printed_attack(id, site, index, printed))
            }
            Automatic::Added { by, index } => self
                .attack_added(id, site, by)
                .or_else(|| self.roused(id, site, by, index).map(|combat| self.as_changed(combat))),
            Automatic::FromHand | Automatic::Wakened => None,
        }
    }

    /// An automatic-attack that a card in play adds to a site.
    fn attack_added(&self, id: CompanyId, site: SiteId, by: PieceId) -> Option<Combat> {
        let (race, strikes, prowess) = self.added_attack(site, by)?;
        let mut combat = self.plain_attack(id, Source::Added(site, by), race);
        combat.strikes = strikes;
        combat.each = strikes == 0;
        combat.firm = self.face(by).has.contains(&Static::Scorches) || self.guards_hoard(by);
        combat.prowess = prowess;
        combat.body = self.face(by).body;
        combat.attacker_chooses = self.face(by).attacker_chooses;
        combat.detains = self.face(by).detains;
        Some(self.as_changed(combat))
    }

    /// An automatic-attack that is printed on a site.
    fn printed_attack(&self, company: CompanyId, site: SiteId, index: u8, attack: AutoAttack) -> Combat {
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
        self.as_changed(combat)
    }

    /// An automatic-attack with what was played on it before it comes.
    fn as_changed(&self, mut combat: Combat) -> Combat {
        let Some((site, attack)) = combat.automatic() else { return combat };
        let lasts = |change| self.lasting.iter().any(|lasting| lasting.change == change);
        if lasts(Change::Malice(site, attack)) {
            combat.rage();
        }
        combat.firm |= lasts(Change::Firm(site, attack));
        combat
    }

    /// An automatic-attack comes next.
    pub(crate) fn comes(&mut self, company: CompanyId, attack: Automatic, isolated: bool) {
        match attack {
            Automatic::Printed(index) => {
                self.frames.push(AutoAttackNow { company, index, before: 0, isolated })
            }
            Automatic::Added { by, index } => {
                let index = Some(index);
                self.frames.push(AddedAttackNow { company, by, index, before: 0, isolated });
            }
            Automatic::FromHand => self.frames.push(AttackFromHand { company, isolated }),
            Automatic::Wakened => self.frames.push(Wakened { company, isolated }),
        }
    }
}

/// A printed automatic-attack (SATM-19.2), and after the last one the creature that was on guard (SATM-16.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AutoAttackNow {
    /// Upon which company.
    pub company: CompanyId,
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

impl AutoAttackNow {
    /// The end of all automatic-attacks of a site.
    pub(super) fn last(company: CompanyId, site: SiteId) -> Self {
        Self { company, index: site.get().attacks.len() as u8, before: 0, isolated: false }
    }
}

impl Step<Wizards> for AutoAttackNow {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(company) = state.find_company(self.company) else { return };
        if company.explored {
            // It does nothing more: what was turned up finds nobody.
            let turned_up = state.company_mut(self.company).ambush.take();
            return state.ambush_in_vain(turned_up, ctx);
        }
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
        let mut combat = state.printed_attack(self.company, site, self.index, attack);
        if self.before < state.repetitions(&combat) {
            state.frames.push(Self { before: self.before + 1, ..self });
        }
        combat.firm |= self.isolated;
        combat.isolated = self.isolated;
        state.begin_attack(combat, ctx);
    }
}

impl State {
    /// SATM-16.7: a creature that was turned up and finds nobody whom it may attack is discarded; it was played.
    pub(crate) fn ambush_in_vain(&mut self, creature: Option<PieceId>, ctx: &mut Ctx<'_>) {
        let waits = |id: &PieceId| self.piece(*id).zone == Zone::Chain;
        if let Some(id) = creature.filter(waits) {
            let (seat, card) = (self.piece(id).owner, self.piece(id).card);
            self.put(id, Zone::Discard);
            ctx.tell(|| Event::Discarded { seat, card });
        }
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
    /// Which of the attacks that it adds. Tables of before `rules_version` 11 name none: all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<u8>,
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
        if !state.added_attacks(site).contains(&self.by) {
            return;
        }
        let Some(index) = self.index else {
            let of_it = |attack: &Automatic| matches!(attack, Automatic::Added { by, .. } if *by == self.by);
            let all = state.known_attacks(site).filter(of_it).collect::<Vec<_>>();
            all.into_iter().rev().for_each(|attack| state.comes(self.company, attack, self.isolated));
            return;
        };
        let attack = Automatic::Added { by: self.by, index };
        let Some(mut combat) = state.as_it_comes(self.company, site, attack) else { return };
        if self.before < state.repetitions(&combat) {
            state.frames.push(Self { before: self.before + 1, ..self });
        }
        combat.firm |= self.isolated;
        combat.isolated = self.isolated;
        state.begin_attack(combat, ctx);
    }
}
