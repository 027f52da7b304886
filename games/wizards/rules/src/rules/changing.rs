//! Operations that change numbers, turn cards, cancel and discard.

use crate::card::Keyword;
use crate::ctx::Ctx;
use crate::effect::{Amount, Cancelled, Op, Stat, Static, Status as Turned, Travel, What, Who};
use crate::event::Event;
use crate::ids::PieceId;
use crate::state::{Change, Link, State, Status, Target, Zone};

impl State {
    pub(super) fn raise(
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

    pub(super) fn cancel(&mut self, what: Cancelled, link: &Link, ctx: &mut Ctx<'_>) {
        match what {
            Cancelled::Attack => {
                if let Some(combat) = &mut self.combat {
                    combat.cancelled = true;
                    let seat = link.seat;
                    ctx.tell(|| Event::AttackCancelled { seat });
                }
            }
            Cancelled::Strike => {
                let at = self.combat.as_mut().and_then(|combat| combat.strike_mut()).map(|strike| {
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
                    self.ops(other).iter().any(|op| matches!(op, Op::Travel(Travel::Back)))
                });
                if let Some(at) = sends {
                    self.chain[at].cancelled = true;
                }
            }
            Cancelled::Hazard => {
                let threat = {
                    let mut companies = self.companies_of(link.seat);
                    companies.find_map(|company| self.threat(company.id))
                };
                if let Some(at) = threat {
                    self.chain[at].cancelled = true;
                }
            }
            Cancelled::Influence => {
                if self.checks.last().is_some_and(|check| check.of.is_some()) {
                    self.checks.pop();
                }
            }
            Cancelled::Effect => {}
        }
    }

    pub(super) fn make(&mut self, who: Who, turned: Turned, link: &Link, ctx: &mut Ctx<'_>) {
        let scope = link.scope();
        if who == Who::Site {
            if let Some((seat, site)) =
                link.company.and_then(|id| self.find_company(id)).map(|company| (company.seat, company.site))
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
            whom = self.members(company).filter(|id| self.piece(*id).status == Status::Wounded).collect();
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
        self.held(id)
            .iter()
            .any(|held| self.face(*held).has.contains(&Static::MayNot(crate::effect::Flag::Untap)))
    }

    pub(super) fn discard_what(&mut self, what: &What, link: &Link, ctx: &mut Ctx<'_>) {
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
                let gone = self.in_play.iter().copied().filter(|id| of(self, *id)).collect::<Vec<_>>();
                gone.into_iter().for_each(|id| self.discard(id, ctx));
                for at in 0..self.chain.len() {
                    if of(self, self.chain[at].piece) {
                        self.chain[at].cancelled = true;
                    }
                }
            }
            What::CorruptionCard(who) => {
                for id in self.who(*who, &scope) {
                    if let Some(card) =
                        self.held(id).into_iter().find(|held| self.face(*held).is_corruption())
                    {
                        self.discard(card, ctx);
                    }
                }
            }
            What::Every(kind) => {
                for id in self.events(kind, &scope).collect::<Vec<_>>() {
                    self.discard(id, ctx);
                }
            }
            What::Card(card) => {
                if let Some(id) = self.in_play.iter().copied().find(|id| self.piece(*id).card == *card) {
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
        let company = link.company.or_else(|| self.combat.as_ref().map(|combat| combat.company));
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

    pub(super) fn relabel(&mut self, from: &crate::effect::Kind, to: &crate::effect::Kind, link: &Link) {
        use crate::effect::Kind;
        let company = link.company.or(self.turn.company);
        let Some(company) = company.and_then(|id| self.find_company(id)) else {
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
}

fn lost_kind(op: &'static Op) -> Option<&'static crate::effect::Kind> {
    match op {
        Op::Lose(_, kind, _) => Some(kind),
        Op::RollUnder(_, _, inner) | Op::RollOver(_, _, inner) | Op::If(_, inner) => lost_kind(inner),
        _ => None,
    }
}
