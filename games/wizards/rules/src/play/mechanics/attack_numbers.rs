//! The numbers of an attack: its prowess, strikes and body, and its targets.

use super::Scope;
use super::numbers::Against;
use crate::cards::ops::raised;
use crate::cards::statics::{Attacks, AttacksDouble, Flag, Gives, Halves, MayNot};
use crate::cards::{
    AttackerChooses, Condition, DefenderChooses, Earnest, Embodies, GivesForEach, Kind, StrikesAt, Who,
    statics,
};
use crate::prelude::*;
use crate::state::{Change, Combat, Strike};

impl State {
    /// SATM-15.9, SATM-15.10 and the bonuses of cards: the prowess with which a character faces the present strike.
    pub fn fighting_prowess(&self, id: PieceId) -> i8 {
        let strike = self.combat.as_ref().and_then(Combat::strike).filter(|strike| strike.at == id);
        let strike =
            strike.map_or(0, |strike| self.held_back(strike) + strike.support as i8 - self.burdened(strike));
        let stat = if self.minds_fight() { Stat::Mind } else { Stat::Prowess };
        self.number(id, stat, Against::Attack) + self.piece(id).status.weakens() + strike
    }

    /// SATM-15.8: the malus for staying untapped, unless a card says otherwise.
    pub(super) fn held_back(&self, strike: &Strike) -> i8 {
        let back = strike.held_back();
        let back = if back != 0 && self.is_scorching() { crate::cards::SCORCHED } else { back };
        if back != 0 && self.allowed(strike.at, Flag::HoldOut) { 0 } else { back }
    }

    /// By how much the prowess against a strike would change if its target stayed untapped.
    pub(crate) fn staying_untapped(&self, strike: &Strike) -> i8 {
        self.held_back(&Strike { untapped: true, ..*strike })
    }

    /// Prowess and strikes of an attack, with the cards in play and those played on it.
    #[inline]
    pub fn attack_prowess(&self, combat: &Combat) -> i8 {
        self.attack_counted(combat, &mut |_, _| {})
    }

    /// The same, and `tell` hears by how much each card changes the prowess.
    #[inline]
    pub(super) fn attack_counted(&self, combat: &Combat, tell: &mut impl FnMut(CardId, i8)) -> i8 {
        let strike = combat.strike().map_or(0, |strike| strike.more_prowess);
        let mut total = combat.prowess + combat.more_prowess + strike;
        total += self.attack_changes(combat, Stat::Prowess, tell);
        if let Some(attack) = combat.automatic() {
            for lasting in &self.lasting {
                if let Change::Automatic(at, which, by) = lasting.change
                    && (at, which) == attack
                {
                    tell(lasting.card, by);
                    total += by;
                }
            }
        }
        if let Source::Creature(id, _) = combat.source {
            let by = self.own_changes(combat, Stat::Prowess);
            tell(self.piece(id).card, by);
            total += by;
            for (card, by) in self.spurred(id, Stat::Prowess).chain(self.stirred_up(id)) {
                tell(card, by);
                total += by;
            }
        }
        total
    }

    /// Lasting changes to a number of a creature that attacks.
    fn spurred(&self, id: PieceId, stat: Stat) -> impl Iterator<Item = (CardId, i8)> + '_ {
        self.lasting.iter().filter_map(move |lasting| match lasting.change {
            Change::Number(who, of, by, _) if who == id && of == stat => Some((lasting.card, by)),
            _ => None,
        })
    }

    /// The change a creature makes to a number of its own attack.
    fn own_changes(&self, combat: &Combat, stat: Stat) -> i8 {
        let Source::Creature(id, _) = combat.source else {
            return 0;
        };
        if combat.aloof {
            return 0;
        }
        let scope = Scope { company: Some(combat.company), ..Scope::of(self, id) };
        self.face(id).has.iter().map(|one| self.own_attack(one, stat, combat, &scope)).sum()
    }

    /// Does the attacker choose who faces its strikes?
    pub fn attacker_chooses(&self, combat: &Combat) -> bool {
        let mut says = self.in_play.iter().copied().filter(|by| self.face(*by).touches.attacks());
        combat.attacker_chooses
            || self.swoops()
            || says.any(|by| {
                if self.is_elsewhere(by, combat) {
                    return false;
                }
                let scope = Scope::of(self, by);
                let mut has = self.face(by).has.iter().filter_map(|one| self.unwrapped(one, &scope));
                has.any(|one| match one {
                    Static::AttackerChooses(AttackerChooses { kind }) => self.attack_is(combat, kind),
                    _ => false,
                })
            })
    }

    /// Does a card lie on another site than that where the attack is faced?
    fn is_elsewhere(&self, card: PieceId, combat: &Combat) -> bool {
        let company = self.find_company(combat.company);
        let here = company.map(crate::state::Company::target_site);
        matches!(self.piece(card).zone, Zone::OnSite(site) if here != Some(site))
    }

    /// Does a card make a normal attack of one that would only detain?
    pub(crate) fn is_in_earnest(&self, combat: &Combat) -> bool {
        let mut says = self.in_play.iter().copied().filter(|by| self.face(*by).touches.attacks());
        says.any(|by| {
            let scope = Scope::of(self, by);
            let mut has = self.face(by).has.iter().filter_map(|one| self.unwrapped(one, &scope));
            has.any(|one| match one {
                Static::Earnest(Earnest { kind }) => self.attack_is(combat, kind),
                _ => false,
            })
        })
    }

    /// Does this one face a strike, where every member does?
    fn is_struck(&self, id: PieceId, combat: &Combat) -> bool {
        let Source::Creature(piece, _) = combat.source else {
            return true;
        };
        let scope = Scope { company: Some(combat.company), ..Scope::of(self, piece) };
        self.face(piece).has.iter().all(|one| match one {
            Static::StrikesAt(StrikesAt { kind }) => self.piece_is(id, kind, &scope),
            _ => true,
        })
    }

    /// The members that face a strike, where every one does.
    pub(crate) fn struck_each(&self) -> Vec<PieceId> {
        let mut all = self.without_strike();
        if let Some(combat) = &self.combat {
            all.retain(|id| self.is_struck(*id, combat));
        }
        all
    }

    /// The change a creature makes to its own attack: `gives(attack, …)`, against the target.
    pub(crate) fn own_attack(&self, one: &Static, stat: Stat, combat: &Combat, scope: &Scope) -> i8 {
        match one {
            Static::If(only) if only.test.holds(self, scope) => {
                self.own_attack(only.says, stat, combat, scope)
            }
            Static::Against(statics::Against { kind, says }) => {
                let struck = combat.strike().map(|strike| strike.at);
                if struck.is_some_and(|id| self.piece_is(id, kind, scope)) {
                    self.own_attack(says, stat, combat, scope)
                } else {
                    0
                }
            }
            Static::Gives(Gives { who: Who::Attack | Who::Strike, stat: of, by }) if *of == stat => {
                self.amount(by, scope)
            }
            Static::GivesForEach(GivesForEach { kind, stat: of, by }) if *of == stat => {
                let those = self.characters(combat.company).filter(|id| self.piece_is(*id, kind, scope));
                by * those.count() as i8
            }
            _ => 0,
        }
    }

    /// The number of strikes of an attack, before they are given (SATM-15.28).
    pub fn attack_strikes(&self, combat: &Combat) -> i8 {
        if combat.each {
            let all = self.members(combat.company);
            return all.filter(|id| self.is_struck(*id, combat)).count() as i8;
        }
        let mut strikes = combat.strikes;
        for by in self.in_play.iter().copied().filter(|by| self.face(*by).touches.attacks()) {
            let scope = Scope::of(self, by);
            for one in &self.face(by).has {
                if let Some(Static::AttacksDouble(AttacksDouble { kind, stat: Stat::Strikes })) =
                    self.unwrapped(one, &scope)
                    && self.attack_is(combat, kind)
                    && !combat.aloof
                {
                    strikes = strikes.saturating_mul(2);
                }
            }
        }
        // A reduction leaves one.
        let changed = self.attack_changes(combat, Stat::Strikes, &mut |_, _| {});
        strikes = (strikes + changed).max(if changed < 0 { strikes.min(1) } else { i8::MIN });
        strikes += self.own_changes(combat, Stat::Strikes);
        let least = if combat.more_strikes < 0 { strikes.min(1) } else { i8::MIN };
        strikes = (strikes + combat.more_strikes).max(least);
        let halved = |lasting: &crate::state::Lasting| match lasting.change {
            Change::Halved(site, attack) => combat.automatic() == Some((site, attack)),
            _ => false,
        };
        if combat.halved || self.lasting.iter().any(halved) {
            strikes = (strikes + 1) / 2;
        }
        strikes.max(0)
    }

    fn attack_changes(&self, combat: &Combat, stat: Stat, tell: &mut impl FnMut(CardId, i8)) -> i8 {
        let mut total = 0;
        if combat.aloof {
            return total;
        }
        // A stored card has only the statics for that.
        let stored = self.pieces.iter().enumerate().filter(|(_, piece)| piece.stored.is_some());
        let stored = stored.map(|(at, _)| PieceId(at as u16)).filter(|by| {
            let says_so =
                |one: &Static| matches!(one, Static::If(only) if matches!(only.test, Condition::Stored));
            matches!(self.piece(*by).zone, Zone::Won(_)) && self.face(*by).has.iter().any(says_so)
        });
        let all = self.in_play.iter().copied().chain(stored);
        for by in all.filter(|by| self.face(*by).touches.attacks()) {
            if self.is_elsewhere(by, combat) {
                continue;
            }
            let scope = Scope::of(self, by);
            for one in &self.face(by).has {
                if let Some(Static::Attacks(Attacks { kind, stat: of, by: amount })) =
                    self.unwrapped(one, &scope)
                    && *of == stat
                    && self.attack_is(combat, kind)
                {
                    let more = self.amount(amount, &scope);
                    tell(self.piece(by).card, more);
                    total += more;
                }
            }
        }
        for lasting in &self.lasting {
            if let Some(by) = raised(lasting, self, combat, stat) {
                tell(lasting.card, by);
                total += by;
            }
        }
        total
    }

    /// The body of the attacker, against the target of the present strike.
    pub fn attack_body(&self, combat: &Combat) -> i8 {
        let mut body = combat.body;
        if combat.strikes_bare() {
            return 0;
        }
        if body == 0 {
            body = self.embodied(combat);
        } else {
            let strike = combat.strike().map_or(0, |strike| strike.more_body);
            body = (body
                + self.own_changes(combat, Stat::Body)
                + self.body_spurred(combat)
                + strike
                + self.attack_changes(combat, Stat::Body, &mut |_, _| {}))
            .max(1);
        }
        if let Some(at) = combat.strike().map(|strike| strike.at) {
            let scope = Scope::of(self, at);
            for one in &self.face(at).has {
                if let Some(Static::Halves(Halves { who: Who::Strike, stat: Stat::Body })) =
                    self.against(one, Against::Attack, &scope)
                {
                    body = (body + 1) / 2;
                }
            }
            body = (body + self.body_struck(at, body)).max(0);
        }
        body
    }

    fn body_spurred(&self, combat: &Combat) -> i8 {
        match combat.source {
            Source::Creature(id, _) => self.spurred(id, Stat::Body).map(|(_, by)| by).sum(),
            _ => 0,
        }
    }

    /// The change to the body of a strike by its target's items; an attacker without a body stays without one.
    fn body_struck(&self, at: PieceId, body: i8) -> i8 {
        if body == 0 {
            return 0;
        }
        let held = self.held(at).into_iter().filter(|item| self.is_wielded(*item, at));
        let says = held.flat_map(|item| {
            let scope = Scope::of(self, item);
            self.face(item).has.iter().filter_map(move |one| {
                match self.against(one, Against::Attack, &scope)? {
                    Static::Gives(Gives { who: Who::Strike, stat: Stat::Body, by }) => {
                        Some(self.amount(by, &scope))
                    }
                    _ => None,
                }
            })
        });
        says.sum::<i8>() - self.hewn(at)
    }

    /// The body that a card gives an attack without one.
    fn embodied(&self, combat: &Combat) -> i8 {
        let says = self.in_play.iter().copied().filter(|by| self.face(*by).touches.attacks());
        let bodies = says.flat_map(|by| &self.face(by).has).map(|one| match one {
            Static::Embodies(Embodies { kind, body }) if self.attack_is(combat, kind) => *body,
            _ => 0,
        });
        bodies.max().unwrap_or(0)
    }

    /// The modifier of the body check of a character wounded by an attack.
    pub(crate) fn harsher_checks(&self, combat: &Combat) -> i8 {
        combat.harsher + self.attack_changes(combat, Stat::BodyCheck, &mut |_, _| {})
    }

    /// Is a character or ally out of reach of an attack (`may_not(be_attacked(…))`)?
    pub(crate) fn out_of_reach(&self, id: PieceId, combat: &Combat) -> bool {
        combat.aside.contains(&id)
            || self.face(id).has.iter().any(|one| match one {
                Static::MayNot(MayNot { flag: Flag::BeAttacked(kind) }) => {
                    matches!(kind, Kind::Anything) || self.attack_is(combat, kind)
                }
                _ => false,
            })
    }

    /// Does the defender choose who faces the strikes of an attack, and among all of the company?
    pub(crate) fn defender_chooses(&self, combat: &Combat) -> bool {
        let mut says = self.in_play.iter().copied().filter(|by| self.face(*by).touches.attacks());
        combat.defender_chooses
            || says.any(|by| {
                self.face(by).has.iter().any(|one| match one {
                    Static::DefenderChooses(DefenderChooses { kind }) => self.attack_is(combat, kind),
                    _ => false,
                })
            })
    }
}
