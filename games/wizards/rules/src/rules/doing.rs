//! What operations do.

use crate::card::Kind as Sort;
use crate::ctx::Ctx;
use crate::effect::{Count, Kind, Op, Scale, Stat, Until, When, Who, Zone as Pile};
use crate::event::Event;
use crate::ids::{CompanyId, PieceId};
use crate::questions::{
    AttackBegins, CreatureAttacks, Do, Draws, Entrust, Fetch, FromAfar, Heirs, Lose, Mark, Meet, Mirror,
    Pass, PickRing, ReplaceRing, Reset, SearchSite, StartCheck,
};
use crate::rules::Scope;
use crate::state::{Change, Does, Ending, Key, Lasting, Link, Series, Source, State, Target, Zone};

/// What makes any check succeed.
const SURE: i8 = 99;

impl Link {
    /// From where its operations are looked at.
    pub(crate) const fn scope(&self) -> Scope {
        Scope {
            seat: self.seat,
            this: self.piece,
            user: self.user,
            target: self.target,
            company: self.company,
        }
    }
}

impl State {
    /// The operations of a declared action.
    pub(crate) fn ops(&self, link: &Link) -> &'static [Op] {
        match link.does {
            Does::Trigger(index) => &self.face(link.piece).on[usize::from(index)].does,
            _ => self.mode_of(link.piece, link.does).map_or(&[], |mode| &mode.does),
        }
    }

    /// Puts the operations of everything that goes off at this moment for a card on the stack.
    pub(crate) fn trigger(&mut self, piece: PieceId, when: When, scope: &Scope) {
        let face = self.face(piece);
        for (index, trigger) in face.on.iter().enumerate().rev() {
            if trigger.event == when && trigger.tests.iter().all(|test| self.holds(test, scope)) {
                let link = Link {
                    seat: scope.seat,
                    piece,
                    does: Does::Trigger(index as u8),
                    user: scope.user,
                    target: scope.target,
                    company: scope.company,
                    cancelled: false,
                };
                self.going_on.push(Do { link, next: 0 });
            }
        }
    }

    /// Does one operation. What takes longer is put on the stack.
    #[allow(clippy::too_many_lines)] // One arm for every operation of the language, in its order.
    pub(crate) fn do_op(&mut self, op: &'static Op, index: u8, link: &Link, ctx: &mut Ctx<'_>) {
        let scope = link.scope();
        match op {
            Op::Raise(who, stat, amount, until) => self.raise(*who, *stat, amount, None, *until, link),
            Op::RaiseUpTo(who, stat, amount, most, until) => {
                self.raise(*who, *stat, amount, Some(*most), *until, link)
            }
            Op::Scale(_, stat, scale, until) => {
                if let (Target::AutoAttack(site, at), Scale::Half) = (link.target, scale) {
                    self.last(Some(Change::Halved(site, at)), *until, link);
                } else if let Some(combat) = &mut self.combat {
                    match (stat, scale) {
                        (Stat::Strikes, Scale::Half) => combat.halved = true,
                        (Stat::Strikes, Scale::Double) => combat.strikes = combat.strikes.saturating_mul(2),
                        _ => {}
                    }
                }
            }
            Op::RaiseAttacks(_, _, _, until) => self.last(Self::said(link, self, index, None), *until, link),
            Op::RaiseAttacksOn(_, _, _, until) => {
                self.last(Self::said(link, self, index, link.company), *until, link)
            }
            Op::TapSites(land, least) => self.tap_sites(*land, *least),
            Op::Check(who, by) => {
                let by = self.amount(by, &scope);
                let mut checked = self.who(*who, &scope);
                checked.retain(|id| self.is_character(*id));
                // Of both players' characters those of the one who moves come first.
                checked.sort_by_key(|id| self.piece(*id).owner != self.turn.active);
                for id in checked.into_iter().rev() {
                    self.going_on.push(StartCheck {
                        who: id,
                        bonus: by,
                        why: self.piece(link.piece).card,
                        transfer: None,
                        stake: None,
                    });
                }
            }
            Op::Checks(who, by, times) => {
                let (by, times) = (self.amount(by, &scope), self.amount(times, &scope));
                for id in self.who(*who, &scope) {
                    for _ in 0..times.max(0) {
                        let why = self.piece(link.piece).card;
                        self.going_on.push(StartCheck {
                            who: id,
                            bonus: by,
                            why,
                            transfer: None,
                            stake: None,
                        });
                    }
                }
            }
            Op::RollUnder(number, amount, inner) => {
                let seat = scope.target_piece().map_or(link.seat, |id| self.controller_of(id));
                let total = self.roll(seat, "card", ctx) + self.amount(amount, &scope);
                if total < *number {
                    self.do_op(inner, index, link, ctx);
                }
            }
            Op::RollOver(number, amount, inner) => {
                let total = self.roll(link.seat, "card", ctx) + self.amount(amount, &scope);
                if total > *number {
                    self.do_op(inner, index, link, ctx);
                }
            }
            Op::Cancel(what) => self.cancel(*what, link, ctx),
            Op::Make(who, turned) => self.make(*who, *turned, link, ctx),
            Op::Discard(what) => self.discard_what(what, link, ctx),
            Op::ToHand(who) => {
                for id in self.who(*who, &scope) {
                    self.going_on.push(Heirs { of: id, to: Zone::Hand, left: 1, given: Vec::new() });
                }
            }
            Op::Lose(who, _, count) => {
                let whose = match who {
                    Who::Company | Who::Each | Who::Others => None,
                    _ => match self.who(*who, &scope).first() {
                        Some(id) => Some(*id),
                        None => return,
                    },
                };
                match count {
                    Count::All => {
                        for id in self.losable(link, index, whose) {
                            self.discard(id, ctx);
                        }
                    }
                    Count::Number(left) => {
                        self.going_on.push(Lose { link: *link, op: index, whose, left: *left })
                    }
                }
            }
            Op::Fetch(..) if self.is_clouded() => {}
            Op::Fetch(_, _, count, to) => {
                debug_assert!(*to != Pile::Both && *to != Pile::Discard);
                self.going_on.push(Fetch { link: *link, op: index, left: *count });
            }
            Op::FaceAttack(race, strikes, prowess) => {
                if let Some(company) = link.company {
                    let source = Source::Effect(self.piece(link.piece).card);
                    self.going_on.push(AttackBegins {
                        company,
                        source,
                        race: *race,
                        strikes: *strikes,
                        prowess: *prowess,
                    });
                }
            }
            Op::StayUntapped => {
                if let Some(strike) = self.combat.as_mut().and_then(|combat| combat.strike_mut()) {
                    strike.spared = true;
                }
            }
            Op::TwoRolls => {
                if let Some(check) = self.checks.last_mut() {
                    check.two_rolls = true;
                } else if let Some(strike) = self.combat.as_mut().and_then(|combat| combat.strike_mut()) {
                    strike.two_rolls = true;
                }
            }
            Op::Relabel(from, to) => self.relabel(from, to, link),
            Op::HazardLimit(amount, floor) => {
                let shown = link
                    .company
                    .and_then(|id| self.find_company(id))
                    .filter(|company| company.moved || company.shown);
                if let Some(company) = shown.map(|company| company.id) {
                    let by = self.amount(amount, &scope);
                    let company = self.company_mut(company);
                    let limit = company.limit as i8;
                    company.limit = (limit + by).max(limit.min(*floor)).max(0) as u8;
                } else {
                    self.last(Self::said(link, self, index, link.company), crate::effect::Until::Turn, link);
                }
            }
            Op::Travel(how) => self.travel(how, index, link, ctx),
            Op::Forbid(_) => {
                self.last(Self::said(link, self, index, link.company), crate::effect::Until::Turn, link)
            }
            Op::TestRing(by) => {
                let by = self.amount(by, &scope);
                if let Some(company) = link.company.or_else(|| self.company_of(link.piece)) {
                    self.going_on.push(PickRing { company, bonus: by, twice: false });
                }
            }
            Op::OpponentDiscards(count) => {
                let seat = crate::state::other(link.seat);
                let left = self.sides[seat].hand.len() as i8 - self.amount(count, &scope);
                self.going_on.push(Reset { seat, down_to: Some(left.max(0) as u8) });
            }
            Op::LoseCards(count) => {
                let count = self.amount(count, &scope);
                for id in self.at_random(link.company, count, ctx) {
                    let (seat, card) = (self.piece(id).owner, self.piece(id).card);
                    self.discard_from_hand(seat, card, ctx);
                }
            }
            Op::ShowHand(count) => {
                let count = self.amount(count, &scope);
                for id in self.at_random(link.company, count, ctx) {
                    ctx.journal.reveal();
                    self.piece_mut(id).known = true;
                    let (seat, card) = (self.piece(id).owner, self.piece(id).card);
                    ctx.tell(|| Event::HandShown { seat, card });
                }
            }
            Op::AttacksNow => {
                let mut key = None;
                // What hunts needs no key: where it hunts is its condition.
                if self.face(link.piece).kind == Sort::Hazard {
                    key = Some(Key::None);
                }
                self.each_key(self.face(link.piece), &scope, |one| key = key.or(Some(one)));
                if let Some(key) = key {
                    self.going_on.push(CreatureAttacks {
                        piece: link.piece,
                        key,
                        index: 0,
                        series: Series::default(),
                    });
                }
            }
            Op::RelabelAll(from, to) => {
                if let (Kind::Place(from), Kind::Place(to)) = (from, to) {
                    let change = Some(Change::Places(*from, *to));
                    self.last(change, crate::effect::Until::LongEvent, link);
                }
            }
            Op::TestRingTwice(by) => {
                let bonus = self.amount(by, &scope);
                if let Some(company) = link.company.or_else(|| self.company_of(link.piece)) {
                    let twice = true;
                    self.going_on.push(PickRing { company, bonus, twice });
                }
            }
            Op::FreshHand(count) => {
                let seat = link.seat;
                let back = self.sides[seat].hand.clone().into_iter();
                for id in back.chain(self.pile(seat, Zone::Discard)).collect::<Vec<_>>() {
                    self.put(id, Zone::Deck);
                    self.piece_mut(id).known = false;
                }
                self.shuffle(seat, ctx);
                let left = (*count).max(0) as u8;
                self.going_on.push(Draws { seat, left });
            }
            Op::Reward(count) => {
                if let Some(check) = self.checks.last_mut() {
                    check.reward += (*count).max(0) as u8;
                }
            }
            Op::RaiseEach(kind, stat, amount, until) => {
                let by = self.amount(amount, &scope);
                let all = self.who(Who::Each, &scope).into_iter();
                for id in all.filter(|id| self.piece_is(*id, kind, &scope)).collect::<Vec<_>>() {
                    self.last(Some(Change::Number(id, *stat, by, None)), *until, link);
                }
            }
            Op::If(condition, inner) => {
                if self.holds(condition, &scope) {
                    self.do_op(inner, index, link, ctx);
                }
            }
            Op::Capture(_) => self.threaten(link.piece),
            Op::BodyCheck(by) => {
                let by = self.amount(by, &scope);
                self.check_prisoners(link.piece, by, ctx);
            }
            Op::BreakFree(number) => self.break_free(link.piece, *number, ctx),
            Op::LookAtHand => self.look_at_hand(link.seat, crate::state::other(link.seat), ctx),
            Op::LookAtTop(who, count) => {
                let of = match who {
                    Who::Opponent => crate::state::other(link.seat),
                    _ => link.seat,
                };
                self.look_at_top(link.seat, of, (*count).max(0) as usize, ctx);
            }
            Op::Passes(_) => {
                self.last(Self::said(link, self, index, link.company), Until::Turn, link);
                if let Some(company) = link.company {
                    self.going_on.push(Pass { company });
                }
            }
            Op::AttackOnTheWay(..) | Op::Only(_) | Op::Permit(..) => {
                self.last(Self::said(link, self, index, link.company), Until::Turn, link);
            }
            Op::EnablePalantir(who) => {
                for id in self.who(*who, &scope) {
                    self.last(Some(Change::Palantir(id)), Until::Turn, link);
                }
            }
            Op::Shelter(who) => {
                for id in self.who(*who, &scope) {
                    self.last(Some(Change::Sheltered(id)), Until::Turn, link);
                }
            }
            Op::JoinAttacked => self.rush(link.piece, ctx),
            Op::Entrust => {
                if let Some(company) = link.company {
                    let card = link.piece;
                    self.going_on.push(Entrust { company, card });
                }
            }
            Op::Meet => {
                if let Some(company) = link.company {
                    self.going_on.push(Meet { company });
                }
            }
            Op::SearchSite => {
                if let (Some(company), Some(scout)) = (link.company, link.user) {
                    self.going_on.push(SearchSite { company, scout });
                }
            }
            Op::SearchDeck => {
                if let (Some(company), Some(scout)) = (link.company, link.user) {
                    self.search_deck(scout, company, ctx);
                }
            }
            Op::ReplaceRing => {
                if let Some(company) = link.company {
                    self.going_on.push(ReplaceRing { company });
                }
            }
            Op::BringFaction(bonus, reach) => {
                let by = link.user.unwrap_or(link.piece);
                let reach = match reach {
                    Count::All => None,
                    Count::Number(most) => Some((*most).max(0) as u8),
                };
                let bonus = *bonus;
                self.going_on.push(FromAfar { by, bonus, reach });
            }
            Op::Mark => {
                let combat = self.combat.as_ref().filter(|combat| !combat.cancelled);
                let wounded = combat.map_or_else(Vec::new, |combat| combat.wounded.clone());
                let card = link.piece;
                let able = |id: &PieceId| self.is_character(*id) && !self.piece(*id).lured;
                if wounded.iter().any(able) {
                    self.going_on.push(Mark { card, wounded });
                } else {
                    self.discard(card, ctx);
                }
            }
            Op::Covet => self.covet(link),
            Op::Tempt(who, by, stake) => {
                let by = self.amount(by, &scope);
                for who in self.who(*who, &scope) {
                    let stake = Some(*stake);
                    let why = self.piece(link.piece).card;
                    let check = StartCheck::of(who, by, why);
                    self.going_on.push(StartCheck { stake, ..check });
                }
            }
            Op::PassCheck => {
                if let Some(check) = self.checks.last_mut() {
                    check.bonus = SURE;
                }
            }
            Op::Betray => {}
            Op::Overpower(who) => {
                for id in self.who(*who, &scope) {
                    self.overpower(id, ctx);
                }
            }
            Op::AttackerChooses => {
                if let Some(combat) = &mut self.combat {
                    combat.attacker_chooses = true;
                }
            }
            Op::LayOn(card) => self.lay_on(link, *card),
            Op::LookAtDeck(count) => {
                let (seat, count) = (link.seat, (*count).max(0) as u8);
                self.going_on.push(Mirror { seat, count });
            }
            Op::Mount => {
                // Upon the attack that is faced, or for the next one.
                let until = self.combat.as_mut().map_or(Until::Turn, |combat| combat.rides_a_beast());
                self.last(Self::said(link, self, index, link.company), until, link);
            }
            Op::SpareNazgul => self.last(Self::said(link, self, index, None), Until::Turn, link),
            Op::Praise => self.praise(link, ctx),
            Op::Sacrifice(who) => {
                for id in self.who(*who, &scope) {
                    self.sacrifice(id, link.piece, ctx);
                }
            }
            Op::Win => self.turn.over = Some((Ending::Ring, table::SeatSet::only(link.seat))),
        }
    }

    /// Some cards of the hand of a company's player, picked at random.
    fn at_random(&self, company: Option<CompanyId>, count: i8, ctx: &mut Ctx<'_>) -> Vec<PieceId> {
        let seat = company.and_then(|id| self.find_company(id)).map(|company| company.seat);
        let Some(seat) = seat else { return Vec::new() };
        let mut hand = self.sides[seat].hand.clone();
        // In order first: what is picked does not depend on the order in which they came.
        hand.sort_unstable();
        let count = hand.len().min(count.max(0) as usize);
        ctx.chance.roll("cards of the hand", count);
        let pick = |_| hand.swap_remove(ctx.chance.below(hand.len() as u32) as usize);
        (0..count).map(pick).collect()
    }

    fn said(link: &Link, state: &Self, op: u8, company: Option<crate::ids::CompanyId>) -> Option<Change> {
        let card = state.piece(link.piece).card;
        match link.does {
            Does::Mode(mode) => Some(Change::Said { card, uses: false, mode, op, company }),
            Does::Use(mode) => Some(Change::Said { card, uses: true, mode, op, company }),
            _ => None,
        }
    }

    pub(super) fn last(&mut self, change: Option<Change>, until: crate::effect::Until, link: &Link) {
        let card = self.piece(link.piece).card;
        if let Some(change) = change {
            self.lasting.push(Lasting { card, change, until, seat: link.seat });
        }
    }
}
