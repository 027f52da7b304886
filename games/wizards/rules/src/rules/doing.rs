//! What operations do.

use crate::card::{Keyword, RegionKind};
use crate::ctx::Ctx;
use crate::effect::{
    Amount, Cancelled, Count, Op, Scale, Stat, Static, Status as Turned, Travel, What, When, Who,
    Zone as Pile,
};
use crate::event::Event;
use crate::ids::{PieceId, SiteId};
use crate::questions::{AttackBegins, Do, Fetch, Fly, HeadAgain, Heirs, Lose, PickRing, StartCheck};
use crate::rules::Scope;
use crate::state::{Change, Does, Ending, Lasting, Link, Source, State, Status, Target, Zone};

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
            Op::Scale(_, stat, scale, _) => {
                if let Some(combat) = &mut self.combat {
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
                if let Some(strike) = self.combat.as_mut().and_then(|combat| combat.strike_mut()) {
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

    fn last(&mut self, change: Option<Change>, until: crate::effect::Until, link: &Link) {
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

    fn raise(
        &mut self,
        who: Who,
        stat: Stat,
        amount: &Amount,
        most: Option<i8>,
        until: crate::effect::Until,
        link: &Link,
    ) {
        let scope = link.scope();
        let by = self.amount(amount, &scope);
        if who == Who::Attack || who == Who::Strike {
            if let Target::AutoAttack(site, index) = link.target {
                self.last(Some(Change::Automatic(site, index, by)), until, link);
            } else if let Some(combat) = &mut self.combat {
                match stat {
                    Stat::Strikes => combat.more_strikes += by,
                    Stat::Body => combat.body = (combat.body + by).max(0),
                    _ => combat.more_prowess += by,
                }
            }
            return;
        }
        if matches!(stat, Stat::CorruptionCheck | Stat::InfluenceCheck)
            && until == crate::effect::Until::Check
        {
            if let Some(check) = self.checks.last_mut() {
                check.bonus += by;
            }
            return;
        }
        if who == Who::Player {
            return self.last(Some(Change::Player(link.seat, stat, by)), until, link);
        }
        for id in self.who(who, &scope) {
            self.last(Some(Change::Number(id, stat, by, most)), until, link);
        }
    }

    fn cancel(&mut self, what: Cancelled, link: &Link, ctx: &mut Ctx<'_>) {
        match what {
            Cancelled::Attack => {
                if let Some(combat) = &mut self.combat {
                    combat.cancelled = true;
                    let seat = link.seat;
                    ctx.tell(|| Event::AttackCancelled { seat });
                }
            }
            Cancelled::Strike => {
                let at = self
                    .combat
                    .as_mut()
                    .and_then(|combat| combat.strike_mut())
                    .map(|strike| {
                        strike.fate = crate::state::Fate::Cancelled;
                        strike.at
                    });
                if let Some(at) = at {
                    let (seat, card) = (link.seat, self.piece(at).card);
                    ctx.tell(|| Event::StrikeCancelled { seat, card });
                }
            }
            Cancelled::Target => {
                let Some(target) = link.scope().target_piece() else {
                    return;
                };
                let in_play = self.piece(target).zone.in_play();
                match self.chain.iter_mut().rev().find(|other| other.piece == target) {
                    Some(other) => other.cancelled = true,
                    None if in_play => self.discard(target, ctx),
                    None => {}
                }
            }
            Cancelled::Return => {
                let sends = self.chain.iter().rposition(|other| {
                    self.ops(other)
                        .iter()
                        .any(|op| matches!(op, Op::Travel(Travel::Back)))
                });
                if let Some(at) = sends {
                    self.chain[at].cancelled = true;
                }
            }
            Cancelled::Effect => {}
        }
    }

    fn make(&mut self, who: Who, turned: Turned, link: &Link, ctx: &mut Ctx<'_>) {
        let scope = link.scope();
        if who == Who::Site {
            if let Some((seat, site)) = link
                .company
                .and_then(|id| self.find_company(id))
                .map(|company| (company.seat, company.site))
            {
                match turned {
                    Turned::Tapped if !site.get().is_haven() => self.sides[seat].tapped.add(site),
                    _ => self.sides[seat].tapped.remove(site),
                }
            }
            return;
        }
        let mut whom = self.who(who, &scope);
        let healing = matches!(turned, Turned::Well | Turned::Rested);
        if healing
            && let Some(first) = whom.first().copied()
            && let Some(company) = self.company_of(first)
            && self.company(company).site.get().heals_all
        {
            whom = self
                .members(company)
                .filter(|id| self.piece(*id).status == Status::Wounded)
                .collect();
        }
        for id in whom {
            let status = self.piece(id).status;
            let new = match turned {
                Turned::Tapped if status == Status::Untapped => Status::Tapped,
                Turned::Untapped if status == Status::Tapped && !self.kept_tapped(id) => Status::Untapped,
                Turned::Wounded => Status::Wounded,
                Turned::Rested if status == Status::Wounded => Status::Tapped,
                Turned::Well if status == Status::Wounded && self.kept_tapped(id) => Status::Tapped,
                Turned::Well if status == Status::Wounded => Status::Untapped,
                _ => status,
            };
            self.piece_mut(id).status = new;
            let card = self.piece(id).card;
            ctx.tell(|| Event::Turned { card });
        }
    }

    /// SATM-10.10: does a card on it keep the character from untapping?
    pub(crate) fn kept_tapped(&self, id: PieceId) -> bool {
        self.held(id).iter().any(|held| {
            self.face(*held)
                .has
                .contains(&Static::MayNot(crate::effect::Flag::Untap))
        })
    }

    fn discard_what(&mut self, what: &What, link: &Link, ctx: &mut Ctx<'_>) {
        let scope = link.scope();
        match what {
            What::Who(who) => {
                for id in self.who(*who, &scope) {
                    match self.piece(id).zone {
                        Zone::Won(_) => self.put(id, Zone::Discard),
                        zone if zone.in_play() => self.discard(id, ctx),
                        _ => {}
                    }
                }
            }
            What::Environments(kind) => {
                let of = |state: &Self, id: PieceId| {
                    id != link.piece
                        && state.face(id).is(Keyword::Environment)
                        && state.piece_is(id, kind, &scope)
                };
                let gone = self
                    .in_play
                    .iter()
                    .copied()
                    .filter(|id| of(self, *id))
                    .collect::<Vec<_>>();
                gone.into_iter().for_each(|id| self.discard(id, ctx));
                for at in 0..self.chain.len() {
                    if of(self, self.chain[at].piece) {
                        self.chain[at].cancelled = true;
                    }
                }
            }
            What::CorruptionCard(who) => {
                for id in self.who(*who, &scope) {
                    if let Some(card) = self
                        .held(id)
                        .into_iter()
                        .find(|held| self.face(*held).is_corruption())
                    {
                        self.discard(card, ctx);
                    }
                }
            }
            What::Card(card) => {
                if let Some(id) = self
                    .in_play
                    .iter()
                    .copied()
                    .find(|id| self.piece(*id).card == *card)
                {
                    self.discard(id, ctx);
                }
            }
        }
    }

    /// The items that could be lost by an operation.
    pub(crate) fn losable(&self, link: &Link, op: u8, whose: Option<PieceId>) -> Vec<PieceId> {
        let Some(kind) = self.ops(link).get(usize::from(op)).and_then(lost_kind) else {
            return Vec::new();
        };
        let scope = link.scope();
        let company = link
            .company
            .or_else(|| self.combat.as_ref().map(|combat| combat.company));
        self.in_play
            .iter()
            .copied()
            .filter(|id| {
                let of = match whose {
                    Some(who) => self.piece(*id).zone == Zone::On(who),
                    None => company.is_some() && self.company_of(*id) == company,
                };
                of && self.face(*id).class.is_some() && self.piece_is(*id, kind, &scope)
            })
            .collect()
    }

    fn relabel(&mut self, from: &crate::effect::Kind, to: &crate::effect::Kind, link: &Link) {
        use crate::effect::Kind;
        let Some(company) = self.turn.company.and_then(|id| self.find_company(id)) else {
            return;
        };
        let change = match (from, to) {
            (Kind::Land(from), Kind::Land(to)) => Some(Change::Land(company.id, *from, *to)),
            (Kind::Place(from), Kind::Place(to)) => {
                let site = company.target_site();
                (self.place_of(site) == *from).then_some(Change::Place(site, *to))
            }
            _ => None,
        };
        self.last(change, crate::effect::Until::Turn, link);
    }

    fn travel(&mut self, how: &Travel, op: u8, link: &Link, ctx: &mut Ctx<'_>) {
        let Some(id) = link.company.or(self.turn.company) else {
            return;
        };
        if self.find_company(id).is_none() {
            return;
        }
        match how {
            Travel::Again => self.going_on.push(HeadAgain { company: id }),
            Travel::NoSitePhase => self.company_mut(id).barred = true,
            Travel::Back => self.send_back(id, ctx),
            Travel::AnySite(_) => {
                let link = *link;
                self.going_on.push(Fly {
                    company: id,
                    link,
                    op,
                });
            }
        }
    }

    /// The sites at which companies are, but havens.
    fn tap_sites(&mut self, land: RegionKind, least: i8) {
        let path = |site: SiteId| site.get().path.iter().filter(|one| **one == land).count();
        let sites = self.companies.iter().map(|company| (company.seat, company.site));
        let sites = sites.filter(|(_, site)| !site.get().is_haven() && path(*site) >= least as usize);
        for (seat, site) in sites.collect::<Vec<_>>() {
            self.sides[seat].tapped.add(site);
        }
    }

    /// Sends a moving company back, if a card in play does not let it pass.
    pub(crate) fn turn_back(&mut self, id: crate::ids::CompanyId, ctx: &mut Ctx<'_>) {
        let moves = |company: &crate::state::Company| company.shown && company.moving();
        if !self.find_company(id).is_some_and(moves) {
            return;
        }
        let turns = |card: PieceId| {
            let scope = Scope {
                company: Some(id),
                ..Scope::of(self, card)
            };
            self.face(card)
                .has
                .iter()
                .any(|one| match self.unwrapped(one, &scope) {
                    Some(Static::TurnsBack(land, least)) => self.count_lands(id, *land) >= *least as usize,
                    _ => false,
                })
        };
        if self
            .in_play
            .iter()
            .any(|card| self.face(*card).touches.lands() && turns(*card))
        {
            self.send_back(id, ctx);
        }
    }

    /// SATM-18.3: a company returns to its site of origin: no more hazards on it, and nothing at its site (SATM-18.3).
    pub(crate) fn send_back(&mut self, id: crate::ids::CompanyId, ctx: &mut Ctx<'_>) {
        let company = self.company_mut(id);
        let (seat, site) = (company.seat, company.site);
        let Some(to) = company.to.take() else { return };
        company.shown = false;
        company.barred = true;
        company.limit = company.used;
        self.give_up_site(seat, to);
        ctx.tell(|| Event::SentBack { seat, site });
    }
}

fn lost_kind(op: &'static Op) -> Option<&'static crate::effect::Kind> {
    match op {
        Op::Lose(_, kind, _) => Some(kind),
        Op::RollUnder(_, _, inner) | Op::RollOver(_, _, inner) | Op::If(_, inner) => lost_kind(inner),
        _ => None,
    }
}
