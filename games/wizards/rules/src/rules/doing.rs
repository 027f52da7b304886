//! What operations do.

use crate::ctx::Ctx;
use crate::effect::{Count, Op, Scale, Stat, When, Who, Zone as Pile};
use crate::ids::PieceId;
use crate::questions::{AttackBegins, Do, Fetch, Heirs, Lose, PickRing, StartCheck};
use crate::rules::Scope;
use crate::state::{Change, Does, Ending, Lasting, Link, Source, State, Target, Zone};

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
                for id in checked.into_iter().rev() {
                    self.going_on.push(StartCheck {
                        who: id,
                        bonus: by,
                        why: self.piece(link.piece).card,
                        transfer: None,
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
                        });
                    }
                }
            }
            Op::RollUnder(number, amount, inner) => {
                let seat = scope
                    .target_piece()
                    .map_or(link.seat, |id| self.controller_of(id));
                let total = self.roll(seat, ctx) + self.amount(amount, &scope);
                if total < *number {
                    self.do_op(inner, index, link, ctx);
                }
            }
            Op::RollOver(number, amount, inner) => {
                let total = self.roll(link.seat, ctx) + self.amount(amount, &scope);
                if total > *number {
                    self.do_op(inner, index, link, ctx);
                }
            }
            Op::Cancel(what) => self.cancel(*what, link, ctx),
            Op::Make(who, turned) => self.make(*who, *turned, link, ctx),
            Op::Discard(what) => self.discard_what(what, link, ctx),
            Op::ToHand(who) => {
                for id in self.who(*who, &scope) {
                    self.going_on.push(Heirs {
                        of: id,
                        to: Zone::Hand,
                        left: 1,
                        given: Vec::new(),
                    });
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
                    Count::Number(left) => self.going_on.push(Lose {
                        link: *link,
                        op: index,
                        whose,
                        left: *left,
                    }),
                }
            }
            Op::Fetch(_, _, count, to) => {
                debug_assert!(*to != Pile::Both && *to != Pile::Discard);
                self.going_on.push(Fetch {
                    link: *link,
                    op: index,
                    left: *count,
                });
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
                    self.last(
                        Self::said(link, self, index, link.company),
                        crate::effect::Until::Turn,
                        link,
                    );
                }
            }
            Op::Travel(how) => self.travel(how, index, link, ctx),
            Op::Forbid(_) => self.last(
                Self::said(link, self, index, link.company),
                crate::effect::Until::Turn,
                link,
            ),
            Op::TestRing(by) => {
                let by = self.amount(by, &scope);
                if let Some(company) = link.company.or_else(|| self.company_of(link.piece)) {
                    self.going_on.push(PickRing { company, bonus: by });
                }
            }
            Op::If(condition, inner) => {
                if self.holds(condition, &scope) {
                    self.do_op(inner, index, link, ctx);
                }
            }
            Op::Win => self.turn.over = Some((Ending::Ring, table::SeatSet::only(link.seat))),
        }
    }

    fn said(link: &Link, state: &Self, op: u8, company: Option<crate::ids::CompanyId>) -> Option<Change> {
        let card = state.piece(link.piece).card;
        match link.does {
            Does::Mode(mode) => Some(Change::Said {
                card,
                uses: false,
                mode,
                op,
                company,
            }),
            Does::Use(mode) => Some(Change::Said {
                card,
                uses: true,
                mode,
                op,
                company,
            }),
            _ => None,
        }
    }

    pub(super) fn last(&mut self, change: Option<Change>, until: crate::effect::Until, link: &Link) {
        let card = self.piece(link.piece).card;
        if let Some(change) = change {
            self.lasting.push(Lasting {
                card,
                change,
                until,
                seat: link.seat,
            });
        }
    }
}
