//! The numbers of characters, attacks and players, and where every +1 comes from.

use std::cell::OnceCell;

use super::Scope;
use super::conditions::face_is;
use crate::card::Skill;
use crate::cards::statics::{Gives, GivesDownTo, GivesUpTo, HasSkill, To, Weighs};
use crate::cards::{Amount, Doubles, GivesUpToDouble, Kind, Measure, Who, statics};
use crate::prelude::*;
use crate::state::Change;

/// Against what a number is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// Nothing in particular.
    Nothing,
    /// The attack that is faced.
    Attack,
    /// A character or card to be controlled or influenced.
    Piece(PieceId),
}

impl State {
    /// A number of a character or an ally (SATM-15.31: items with their maximum come before all else).
    #[inline]
    pub fn number(&self, id: PieceId, stat: Stat, against: Against) -> i8 {
        self.counted(id, stat, against, &mut |_, _| {})
    }

    /// The same, and `tell` hears by how much each card changes it.
    #[inline]
    pub(super) fn counted(
        &self,
        id: PieceId,
        stat: Stat,
        against: Against,
        tell: &mut impl FnMut(CardId, i8),
    ) -> i8 {
        let mut total = self.printed(id, stat);
        total = self.with_items(id, stat, against, total, tell);
        let company = self.company_of(id);
        for by in self.in_play.iter().copied() {
            let face = self.face(by);
            let touches = if against == Against::Nothing { face.plainly } else { face.touches };
            if !touches.has(stat) || self.is_item_of(by, id) {
                continue;
            }
            let scope = Scope::of(self, by);
            let before = total;
            for one in &face.has {
                total = self.given(one, id, company, stat, against, &scope, total);
            }
            tell(self.piece(by).card, total - before);
        }
        self.with_lasting(id, stat, total, tell)
    }

    /// The printed number.
    pub(super) fn printed(&self, id: PieceId, stat: Stat) -> i8 {
        let face = self.face(id);
        match stat {
            Stat::Prowess => face.prowess,
            Stat::Body => face.body,
            Stat::DirectInfluence => face.influence,
            Stat::Mind => face.mind.map_or(0, |mind| mind.max(0)),
            _ => 0,
        }
    }

    pub(super) fn is_item_of(&self, by: PieceId, id: PieceId) -> bool {
        self.piece(by).zone == Zone::On(id) && self.face(by).class.is_some()
    }

    /// The number with the items in use (SATM-19.18), one after another.
    fn with_items(
        &self,
        id: PieceId,
        stat: Stat,
        against: Against,
        base: i8,
        tell: &mut impl FnMut(CardId, i8),
    ) -> i8 {
        let mut total = base;
        for item in self.items_in_use(id, stat, against, base) {
            let with = self.with_item(item, stat, against, total);
            tell(self.piece(item).card, with - total);
            total = with;
        }
        total
    }

    /// The number with an item, and the cards on it: Andúril adds to Narsil.
    pub(super) fn with_item(&self, item: PieceId, stat: Stat, against: Against, base: i8) -> i8 {
        let alone = self.with_statics(item, stat, against, base);
        let laid =
            self.in_play.iter().copied().filter(|card| {
                self.piece(*card).zone == Zone::On(item) && self.face(*card).touches.has(stat)
            });
        laid.fold(alone, |total, card| self.with_statics(card, stat, against, total))
    }

    fn with_statics(&self, item: PieceId, stat: Stat, against: Against, base: i8) -> i8 {
        let scope = Scope::of(self, item);
        let mut total = base;
        let mut capped = base;
        for one in &self.face(item).has {
            let Some(inner) = self.against(one, against, &scope) else {
                continue;
            };
            match inner {
                Static::Gives(Gives { who: Who::Bearer, stat: of, by }) if *of == stat => {
                    total += self.amount(by, &scope);
                }
                // Of several maxima on one card the best counts: a higher one against Orcs takes the place of the other.
                Static::GivesUpTo(GivesUpTo { who: Who::Bearer, stat: of, by, most }) if *of == stat => {
                    let raised = base.max((base + self.amount(by, &scope)).min(*most));
                    capped = capped.max(raised);
                }
                Static::GivesUpToDouble(GivesUpToDouble { who: Who::Bearer, stat: of, by })
                    if *of == stat =>
                {
                    let most =
                        self.bearer(item).map_or(base, |bearer| self.printed(bearer, stat).saturating_mul(2));
                    let raised = base.max((base + self.amount(by, &scope)).min(most));
                    capped = capped.max(raised);
                }
                _ => {}
            }
        }
        total + (capped - base)
    }

    /// A static without its conditions, if they hold, and if it is for this use.
    pub(super) fn against<'a>(&self, one: &'a Static, against: Against, scope: &Scope) -> Option<&'a Static> {
        match one {
            Static::Against(statics::Against { kind, says }) => {
                let meets = match against {
                    Against::Nothing => false,
                    Against::Attack => {
                        self.combat.as_ref().is_some_and(|combat| self.attack_is(combat, kind))
                    }
                    Against::Piece(target) => self.piece_is(target, kind, scope),
                };
                if meets { self.against(says, against, scope) } else { None }
            }
            Static::If(only) => {
                if only.test.holds(self, scope) {
                    self.against(only.says, against, scope)
                } else {
                    None
                }
            }
            _ => Some(one),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn given(
        &self,
        one: &Static,
        id: PieceId,
        company: Option<CompanyId>,
        stat: Stat,
        against: Against,
        scope: &Scope,
        total: i8,
    ) -> i8 {
        match one {
            Static::If(only) if only.test.holds(self, scope) => {
                return self.given(only.says, id, company, stat, against, scope, total);
            }
            Static::To(To { kind, says }) if self.piece_is(id, kind, scope) => {
                return self.given(says, id, company, stat, against, scope, total);
            }
            _ => {}
        }
        let Some(inner) = self.against(one, against, scope) else {
            return total;
        };
        let (who, of, by, most, least) = match inner {
            Static::Gives(Gives { who, stat, by }) => (*who, *stat, by, None, None),
            Static::GivesUpTo(GivesUpTo { who, stat, by, most }) => (*who, *stat, by, Some(*most), None),
            Static::GivesDownTo(GivesDownTo { who, stat, by, least }) => {
                (*who, *stat, by, None, Some(*least))
            }
            _ => return total,
        };
        if of != stat {
            return total;
        }
        let reaches = match who {
            Who::This => scope.piece() == Some(id),
            Who::Bearer => scope.piece().is_some_and(|card| self.piece(card).zone == Zone::On(id)),
            Who::Company => company.is_some() && scope.company == company,
            Who::Others => company.is_some() && scope.company == company && scope.bearer(self) != Some(id),
            Who::Each => true,
            _ => false,
        };
        if !reaches {
            return total;
        }
        let raised = total.saturating_add(self.amount(by, scope));
        if let Some(least) = least {
            return total.min(raised.max(least));
        }
        most.map_or(raised, |most| total.max(raised.min(most)))
    }

    fn with_lasting(&self, id: PieceId, stat: Stat, total: i8, tell: &mut impl FnMut(CardId, i8)) -> i8 {
        let mut total = total;
        for lasting in &self.lasting {
            if let Change::Number(who, of, by, most) = lasting.change
                && who == id
                && of == stat
            {
                let (raised, before) = (total + by, total);
                total = most.map_or(raised, |most| if by > 0 { total.max(raised.min(most)) } else { raised });
                tell(lasting.card, total - before);
            }
        }
        total
    }

    /// The value of an amount.
    pub(crate) fn amount(&self, amount: &Amount, scope: &Scope) -> i8 {
        match amount {
            Amount::Number(number) => *number,
            Amount::Path(land) => scope.company.map_or(0, |id| self.count_lands_for(scope, id, *land)) as i8,
            Amount::Members => scope.company.map_or(0, |id| self.characters(id).count()) as i8,
            Amount::Size => scope
                .company
                .filter(|id| self.find_company(*id).is_some())
                .map_or(0, |id| self.size(id) as i8),
            Amount::Value(Measure::Prowess, Who::Attack | Who::Strike) => {
                self.combat.as_ref().map_or(0, |combat| self.attack_prowess(combat))
            }
            Amount::Value(what, who) => {
                self.who(*who, scope).first().map_or(0, |id| self.measure(*id, *what))
            }
            Amount::AtMost(most, inner) => self.amount(inner, scope).min(*most),
            Amount::FreeInfluence => {
                let seat = scope.target_piece().map_or(scope.seat, |id| self.controller_of(id));
                // SATM-26.6: a character's own influence may help, unless it is a wizard.
                let own = scope.target_piece().filter(|id| {
                    self.rules.extras.own_influence_helps
                        && self.is_character(*id)
                        && !self.face(*id).is_wizard()
                });
                let general = self.general_free(seat);
                let free = own.map_or(general, |id| general.max(self.direct_free(id, Against::Nothing)));
                free.clamp(-100, 100) as i8
            }
            Amount::Limit => {
                scope.company.and_then(|id| self.find_company(id)).map_or(0, |company| company.limit as i8)
            }
            Amount::Events(kind) => self.events(kind, scope).count() as i8,
            Amount::Regions => scope.its_company(self).map_or(0, |company| company.path.lands.len()) as i8,
            Amount::Less(inner) => -self.amount(inner, scope),
            Amount::Each(by, kind) => scope.company.map_or(0, |company| {
                let those = self.characters(company).filter(|id| self.piece_is(*id, kind, scope));
                by * those.count() as i8
            }),
            Amount::StrikesBeyond(few) => {
                self.combat.as_ref().map_or(0, |combat| (self.attack_strikes(combat) - few).max(0))
            }
            Amount::Bonus(who, kind, by) => {
                let whose = self.who(*who, scope);
                let is = whose.first().is_some_and(|id| self.piece_is(*id, kind, scope));
                if is { *by } else { 0 }
            }
            Amount::Sum(one, two) => self.amount(one, scope) + self.amount(two, scope),
            Amount::RegionsUnder(most) => {
                let path = scope.its_company(self).filter(|company| company.moving());
                // Where there is no path, there is no short one.
                let lands = path.map_or(0, |company| company.path.lands.len() as i8);
                if lands == 0 { 0 } else { (*most - lands).max(0) }
            }
        }
    }

    /// The amount of a quantity that a character or card has.
    pub(crate) fn measure(&self, id: PieceId, what: Measure) -> i8 {
        let unused = || self.direct_free(id, Against::Nothing).clamp(0, 100) as i8;
        match what {
            Measure::Prowess => self.number(id, Stat::Prowess, Against::Nothing),
            Measure::Body => self.number(id, Stat::Body, Against::Nothing),
            Measure::Mind => self.mind(id),
            Measure::Points => self.worth(id),
            Measure::Corruption => self.face(id).corruption,
            Measure::Unused => unused(),
            Measure::Persuasion => unused() + self.number(id, Stat::InfluenceCheck, Against::Nothing),
        }
    }

    /// The cards of a kind in the neutral zone.
    pub(crate) fn events<'a>(
        &'a self,
        kind: &'a Kind,
        scope: &'a Scope,
    ) -> impl Iterator<Item = PieceId> + 'a {
        let lying = self.in_play.iter().copied();
        lying.filter(move |id| self.piece(*id).zone == Zone::Table && self.piece_is(*id, kind, scope))
    }

    /// The controller of a card in play or in a marshalling pile.
    pub(crate) fn controller_of(&self, id: PieceId) -> Seat {
        match self.piece(id).zone {
            Zone::Won(seat) => seat,
            _ => self.piece(id).owner,
        }
    }

    /// A number of a player: cards in the hand; cards drawn when this company moves, for which only what is in it counts.
    pub(crate) fn player_number(&self, seat: Seat, stat: Stat, moving: Option<CompanyId>) -> i8 {
        let mut total = 0;
        for lasting in &self.lasting {
            if let Change::Player(of, what, by) = lasting.change
                && of == seat
                && what == stat
            {
                total += by;
            }
        }
        let touching = self.in_play.iter().copied().filter(|by| self.face(*by).touches.has(stat));
        for by in touching {
            let scope = Scope::of(self, by);
            if moving.is_some() && scope.company.is_some() && scope.company != moving {
                continue;
            }
            // A card on no company is about any that moves.
            let scope = Scope { company: scope.company.or(moving), ..scope };
            for one in &self.face(by).has {
                match self.unwrapped(one, &scope) {
                    Some(Static::Gives(Gives { who, stat: of, by })) if *of == stat => {
                        let whose = match who {
                            Who::Player => scope.seat,
                            Who::Opponent => other(scope.seat),
                            Who::Company => match scope.its_company(self) {
                                Some(company) => company.seat,
                                None => continue,
                            },
                            _ => continue,
                        };
                        if whose == seat {
                            total += self.amount(by, &scope);
                        }
                    }
                    _ => {}
                }
            }
        }
        total
    }

    /// Has a character a skill, printed or granted, `without` that card?
    pub fn has_skill(&self, id: PieceId, skill: Skill, without: Option<PieceId>) -> bool {
        let lost = || {
            self.in_play.iter().any(|card| {
                self.face(*card).touches.skills()
                    && (self.forgets(*card, id) || self.hushes(*card, id, skill))
            })
        };
        if lost() {
            return false;
        }
        self.face(id).skills.contains(&skill)
            || self.in_play.iter().any(|card| {
                self.piece(*card).zone == Zone::On(id)
                    && Some(*card) != without
                    && self.face(*card).has.contains(&Static::HasSkill(HasSkill { skill }))
            })
    }

    /// The sources of a character's corruption points: its cards, and the cards on those.
    pub(super) fn burdens(&self, id: PieceId) -> impl Iterator<Item = (PieceId, i8)> + '_ {
        let borne = self.in_play.iter().copied();
        let borne = borne.filter(move |card| *card != id && self.is_borne_by(*card, id));
        let weighers = OnceCell::new();
        borne
            .map(move |card| {
                let weighers = weighers.get_or_init(|| self.weighers());
                let points = self.face(card).corruption + self.weighed_down(card, weighers);
                (card, if self.is_doubled(card) { 2 * points } else { points })
            })
            .filter(|(_, points)| *points != 0)
    }

    fn is_borne_by(&self, card: PieceId, id: PieceId) -> bool {
        match self.piece(card).zone {
            Zone::On(on) => on == id || self.face(on).class.is_some() && self.piece(on).zone == Zone::On(id),
            _ => false,
        }
    }

    fn is_doubled(&self, card: PieceId) -> bool {
        let mut says = self.in_play.iter().copied().filter(|by| self.face(*by).touches.burdens());
        says.any(|by| {
            let scope = Scope::of(self, by);
            let mut has = self.face(by).has.iter();
            has.any(
                |one| matches!(one, Static::Doubles(Doubles { kind }) if self.piece_is(card, kind, &scope)),
            )
        })
    }

    /// The cards in play, or stored, that may make others heavier.
    fn weighers(&self) -> Vec<PieceId> {
        // A stored card has only the statics for that.
        let stored = self.pieces.iter().enumerate().filter(|(_, piece)| piece.stored.is_some());
        let stored = stored.map(|(at, _)| PieceId(at as u16)).filter(|by| {
            let says_so = |one: &Static| {
                matches!(one, Static::If(only) if matches!(only.test, crate::cards::Condition::Stored))
            };
            self.face(*by).has.iter().any(says_so)
        });
        let all = self.in_play.iter().copied().chain(stored);
        all.filter(|by| self.face(*by).touches.burdens()).collect()
    }

    /// The further corruption points of a card, by those.
    fn weighed_down(&self, card: PieceId, weighers: &[PieceId]) -> i8 {
        let added = weighers.iter().copied().flat_map(|by| {
            let scope = Scope::of(self, by);
            self.face(by).has.iter().filter_map(move |one| match self.unwrapped(one, &scope)? {
                Static::Weighs(Weighs { kind, by }) if self.piece_is(card, kind, &scope) => Some(*by),
                _ => None,
            })
        });
        added.sum()
    }

    /// Does a card double one source of every character's corruption? Its player chooses the least.
    pub(super) fn doubles_least(&self) -> bool {
        let mut says = self.in_play.iter().copied().filter(|by| self.face(*by).touches.burdens());
        says.any(|by| self.face(by).has.contains(&Static::DoublesLeast))
    }

    /// SATM-11.2: corruption points of a character.
    pub fn corruption(&self, id: PieceId) -> i8 {
        let printed = self.burdens(id).map(|(_, points)| points).sum::<i8>();
        let least = self.burdens(id).map(|(_, points)| points).min();
        let doubled = least.filter(|_| self.doubles_least()).unwrap_or(0);
        let burden = if self.face(id).is_wizard() { 0 } else { self.turn.burden };
        printed + doubled + burden + self.number(id, Stat::Corruption, Against::Nothing)
    }

    /// The modifier of a character's corruption check, by cards in play.
    pub fn corruption_modifier(&self, id: PieceId) -> i8 {
        self.number(id, Stat::CorruptionCheck, Against::Nothing)
    }

    /// The modifier of a check that this card demands, by the character's cards against such ones.
    pub(crate) fn helped_against(&self, id: PieceId, why: CardId) -> i8 {
        let mut total = 0;
        for item in self.held(id).into_iter().filter(|item| self.face(*item).touches.special()) {
            let scope = Scope::of(self, item);
            for one in &self.face(item).has {
                if let Static::Against(statics::Against { kind, says }) = one
                    && face_is(why.get(), why, kind)
                    && let Static::Gives(Gives { who: Who::Bearer, stat: Stat::CorruptionCheck, by }) = says
                {
                    total += self.amount(by, &scope);
                }
            }
        }
        total
    }

    /// Nothing that lasted so long lasts any longer.
    pub(crate) fn expire(&mut self, until: Until) {
        self.lasting.retain(|lasting| lasting.until != until);
    }
}
