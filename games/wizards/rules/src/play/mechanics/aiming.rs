//! The targets of an action: its users, its targets, its price.

use super::{Aimed, Moment, Offer, Scope, Speaker};
use crate::card::Keyword;
use crate::cards::statics::Flag;
use crate::cards::{Cost, Kind, Limit, Lying, Mode, Span, Stays, Window};
use crate::prelude::*;
use crate::state::{Check, Use};

impl State {
    /// The users and targets of an action: lit when it is pointed at.
    pub(crate) fn aims(&self, seat: Seat, moment: Moment, choice: &Choice) -> Vec<Choice> {
        let mut aims = Vec::new();
        let Ok(Offer { piece, does }) = self.offered(seat, choice) else {
            return aims;
        };
        let mut why = Why::NO_TARGET;
        let mut add = |choice: Choice| {
            if !aims.contains(&choice) {
                aims.push(choice);
            }
        };
        self.each_aim(seat, moment, piece, does, &mut why, &mut |aimed| {
            aimed.user.into_iter().for_each(|id| add(Choice::Pick(id)));
            match aimed.target {
                Target::Piece(id) => add(Choice::Pick(id)),
                Target::Company(id) => add(Choice::Company(id)),
                Target::Site(site) => add(Choice::Site(site)),
                Target::Nothing | Target::AutoAttack(..) => {
                    aimed.company.into_iter().for_each(|id| add(Choice::Company(id)));
                }
            }
            true
        });
        aims
    }

    /// Calls `aim` with everything that an action could be aimed at, until it says no. `why` becomes the reason that
    /// stood in the way of the last one that fell short.
    pub(crate) fn each_aim(
        &self,
        seat: Seat,
        moment: Moment,
        piece: PieceId,
        does: Use,
        why: &mut Why,
        aim: &mut dyn FnMut(Aimed) -> bool,
    ) {
        if let Use::Creature(_) = does {
            let company = self.turn.company;
            let scope = Scope::about(Speaker::Piece(piece), seat, company);
            let mut any = false;
            self.each_key(self.face(piece), &scope, |_| any = true);
            if any {
                aim(Aimed { company, user: None, target: Target::Nothing });
            }
            return;
        }
        let Some(mode) = self.mode_of(piece, does) else {
            aim(Aimed { company: self.turn.company, user: None, target: Target::Nothing });
            return;
        };
        let mut go_on = true;
        self.each_company(seat, moment, piece, does, mode, &mut |company| {
            self.each_user(seat, moment, company, piece, mode, &mut |user| {
                self.each_target(seat, moment, company, user, piece, mode, &mut |target| {
                    if !go_on {
                        return;
                    }
                    let scope = Scope { seat, this: Speaker::Piece(piece), user, target, company };
                    match self.aim_stands(&scope, does, mode) {
                        Ok(()) => go_on = aim(Aimed { company, user, target }),
                        Err(because) => *why = because,
                    }
                });
            });
        });
    }

    fn each_company(
        &self,
        seat: Seat,
        moment: Moment,
        piece: PieceId,
        does: Use,
        mode: &Mode,
        offer: &mut dyn FnMut(Option<CompanyId>),
    ) {
        let mine = matches!(does, Use::Use(_)).then(|| self.company_of(piece)).flatten();
        let attacked = self.combat.as_ref().map(|combat| combat.company);
        if let Some(company) = mine {
            // A card used against an attack helps the company in which it is.
            let elsewhere = matches!(mode.when, Window::Attack | Window::Strike) && attacked != mine;
            let rushes = mode.does.contains(&Op::JoinAttacked);
            if elsewhere == rushes {
                offer(Some(company));
            }
            return;
        }
        let now = match moment {
            Moment::Attack | Moment::Strike => attacked,
            Moment::Check | Moment::Influence => {
                self.checks.last().and_then(|check| self.company_of(check.who))
            }
            Moment::Movement | Moment::MovementEnd | Moment::Site => self.turn.company,
            _ => None,
        };
        if now.is_some() {
            return offer(now);
        }
        let wanted = mode.stays == Some(Stays::Company)
            || mode.cost.iter().any(|cost| !matches!(cost, Cost::SpendStored(_)))
            || mode.target.is_some()
            || mode.tests.iter().any(|test| test.is_of_company())
            || mode.does.iter().any(|op| op.is_of_company());
        if !wanted {
            return offer(None);
        }
        self.companies_of(seat).for_each(|company| offer(Some(company.id)));
    }

    fn each_user(
        &self,
        seat: Seat,
        moment: Moment,
        company: Option<CompanyId>,
        piece: PieceId,
        mode: &Mode,
        offer: &mut dyn FnMut(Option<PieceId>),
    ) {
        if moment == Moment::Influence {
            return offer(self.checks.last().map(|check| check.who));
        }
        let spent = mode.cost.iter().find_map(|cost| match cost {
            Cost::Hand(kind) => Some(kind),
            _ => None,
        });
        if let Some(kind) = spent {
            let scope = Scope::about(Speaker::Piece(piece), seat, company);
            for id in self.sides[seat].hand.iter().copied() {
                if id != piece && self.piece_is(id, kind, &scope) {
                    offer(Some(id));
                }
            }
            return;
        }
        let agent = mode.cost.iter().find_map(|cost| match cost {
            Cost::TapAgent(Some(kind)) | Cost::SpendAgent(kind) => Some(kind),
            _ => None,
        });
        if let Some(kind) = agent {
            let scope = Scope::about(Speaker::Piece(piece), seat, company);
            for agent in self.agents_of(seat) {
                // A face-up agent shows nothing more.
                let hidden = self.is_lurking(agent);
                let able = !hidden || self.way_allowed(agent) && self.may_show(agent).is_ok();
                if able && self.piece_is(agent.piece, kind, &scope) {
                    offer(Some(agent.piece));
                }
            }
            return;
        }
        let forfeit = mode.cost.iter().find_map(|cost| match cost {
            Cost::Forfeit(kind) => Some(kind),
            _ => None,
        });
        if let Some(kind) = forfeit {
            let scope = Scope::about(Speaker::Piece(piece), seat, company);
            let had = |id: &PieceId| company.is_some() && self.company_of(*id) == company;
            for id in self.in_play.iter().copied().filter(had) {
                if id != piece && self.piece_is(id, kind, &scope) {
                    offer(Some(id));
                }
            }
            self.remembered(kind, &scope).into_iter().for_each(|id| offer(Some(id)));
            return;
        }
        let tapped = mode.cost.iter().find_map(|cost| match cost {
            Cost::Tap(kind) => Some(kind),
            _ => None,
        });
        match (tapped, company) {
            (Some(kind), Some(company)) => {
                let scope = Scope::about(Speaker::Piece(piece), seat, Some(company));
                for id in self.members(company) {
                    if self.is_untapped(id) && self.piece_is(id, kind, &scope) {
                        offer(Some(id));
                    }
                }
            }
            (Some(_), None) => {}
            (None, _) => offer(None),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn each_target(
        &self,
        seat: Seat,
        moment: Moment,
        company: Option<CompanyId>,
        user: Option<PieceId>,
        piece: PieceId,
        mode: &Mode,
        offer: &mut dyn FnMut(Target),
    ) {
        let check = self.checks.last();
        let Some(kind) = &mode.target else {
            let target = match (moment, check) {
                (Moment::Check, Some(Check { who, .. })) => Target::Piece(*who),
                (Moment::Influence, Some(Check { of: Some(of), .. })) => Target::Piece(*of),
                _ if mode.stays == Some(Stays::Company) => company.map_or(Target::Nothing, Target::Company),
                _ => Target::Nothing,
            };
            return offer(target);
        };
        let scope = Scope { user, ..Scope::about(Speaker::Piece(piece), seat, company) };
        if moment == Moment::Check {
            if let Some(check) = check
                && self.piece_is(check.who, kind, &scope)
            {
                offer(Target::Piece(check.who));
            }
            return;
        }
        match domain(kind) {
            Domain::Site => {
                let site =
                    company.and_then(|id| self.find_company(id)).map(crate::state::Company::target_site);
                site.filter(|site| self.site_is(*site, kind))
                    .into_iter()
                    .for_each(|site| offer(Target::Site(site)));
            }
            Domain::Automatic => self.each_automatic(company, kind, offer),
            Domain::Environment => {
                self.each_of(Domain::Environment, seat, company, piece, kind, &mut |id| {
                    offer(Target::Piece(id))
                });
            }
            domain => self.each_of(domain, seat, company, piece, kind, &mut |id| {
                if self.piece_is(id, kind, &scope) {
                    offer(Target::Piece(id));
                }
            }),
        }
    }

    /// The pieces among which a domain of `kind` is sought, of whichever kind they are.
    fn each_of(
        &self,
        domain: Domain,
        seat: Seat,
        company: Option<CompanyId>,
        piece: PieceId,
        kind: &Kind,
        see: &mut dyn FnMut(PieceId),
    ) {
        let in_play = || self.in_play.iter().copied();
        let others = || self.chain.iter().filter(|link| !link.cancelled).map(|link| link.piece);
        match domain {
            Domain::Site | Domain::Automatic => {}
            Domain::Faction => {
                let won = Zone::Won(self.turn.active);
                for (at, card) in self.pieces.iter().enumerate() {
                    if card.zone == won && card.card.get().kind == CardKind::Faction {
                        see(PieceId(at as u16));
                    }
                }
            }
            Domain::Stored => {
                let of = self.turn.active;
                self.pile(of, Zone::Won(of)).for_each(see);
            }
            Domain::Environment => {
                let all = in_play().chain(others()).filter(|id| *id != piece);
                all.filter(|id| self.face(*id).is(Keyword::Environment)).for_each(see);
            }
            Domain::Event => in_play()
                .filter(|id| {
                    let sort = self.face(*id).kind;
                    *id != piece && matches!(sort, CardKind::Resource | CardKind::Hazard | CardKind::Creature)
                })
                .for_each(see),
            // The identities of face-down ones are hidden.
            Domain::Agent if self.face(piece).is_hazard() => {
                self.agents_of(seat).map(|agent| agent.piece).for_each(see);
            }
            Domain::Agent => in_play().filter(|id| self.piece(*id).zone == Zone::Agent).for_each(see),
            Domain::Declared => others().filter(|id| *id != piece).for_each(see),
            Domain::Eliminated => (0..self.pieces.len() as u16).map(PieceId).for_each(see),
            Domain::Discarded => self.pile(seat, Zone::Discard).for_each(see),
            Domain::Item => in_play()
                .filter(|id| company.is_some() && self.company_of(*id) == company)
                .filter(|id| self.face(*id).class.is_some())
                .for_each(see),
            Domain::Member => {
                let allies = mentions(kind, &Kind::Ally);
                let all = self.aimable(seat, company, kind).into_iter();
                all.filter(|id| allies || self.face(*id).kind != CardKind::Ally).for_each(see);
            }
        }
    }

    /// The members of the company, or of all companies of the player, for a card that says so.
    fn aimable(&self, seat: Seat, company: Option<CompanyId>, kind: &Kind) -> Vec<PieceId> {
        let companies = match mentions(kind, &Kind::Yours) {
            true => self.companies_of(seat).map(|of| of.id).collect::<Vec<_>>(),
            false => company.into_iter().collect(),
        };
        companies.into_iter().flat_map(|id| self.members(id)).collect()
    }

    /// The automatic-attacks of the site to which the company goes, as far as it is known beforehand who attacks.
    fn each_automatic(&self, company: Option<CompanyId>, kind: &Kind, offer: &mut dyn FnMut(Target)) {
        let Some(company) = company.and_then(|id| self.find_company(id)) else {
            return;
        };
        let site = company.target_site();
        let place = Kind::Place(self.place_of(site));
        if mentions(kind, &place) || !mentions_place(kind) {
            for attack in self.known_attacks(site) {
                let race = self.race_of(site, attack);
                if !mentions_race(kind) || race.is_some_and(|race| mentions(kind, &Kind::Race(race))) {
                    offer(Target::AutoAttack(site, attack));
                }
            }
        }
    }

    /// Do the conditions hold, can the price be paid, and is there no other copy where there may be none?
    fn aim_stands(&self, scope: &Scope, does: Use, mode: &Mode) -> Verdict {
        let this = scope.piece().ok_or(Why::NOT_NOW)?;
        require(mode.tests.iter().all(|test| test.holds(self, scope)), Why::TESTS)?;
        require(!(self.is_hushed(scope) || self.is_no_help(scope)), Why::HUSHED)?;
        require(!self.is_in_vain(mode), Why::FOR_NOTHING)?;
        require(matches!(does, Use::Use(_)) || !self.is_disenchanted(this, scope.target), Why::FOR_NOTHING)?;
        for cost in &mode.cost {
            let payable = match cost {
                Cost::SpendAgent(_) => scope.user.is_some(),
                Cost::Tap(_) | Cost::TapAgent(Some(_)) => scope.user.is_some_and(|id| self.is_untapped(id)),
                Cost::TapSelf => self.is_untapped(this),
                Cost::TapAgent(None) => scope.target_piece().is_some_and(|id| self.is_untapped(id)),
                Cost::TapBearer => self.bearer(this).is_some_and(|id| self.is_untapped(id)),
                Cost::TapSite => {
                    let company = scope.company.and_then(|id| self.find_company(id));
                    company.is_some_and(|company| !self.site_tapped(company))
                }
                Cost::DiscardSelf | Cost::Limit(_) => true,
                Cost::Once => !self.piece(this).tried,
                Cost::Hand(_) | Cost::Forfeit(_) => scope.user.is_some(),
                Cost::SpendEvent(kind) => {
                    self.events(kind, scope).any(|id| self.piece(id).owner == scope.seat)
                }
                Cost::SpendStored(card) => self.stored_card(scope.seat, *card).is_some(),
                Cost::Spend(card) => self.spendable(scope.seat, *card, scope.company).is_some(),
            };
            require(payable, Why::COST)?;
        }
        if mode.stays == Some(Stays::Target)
            && self.face(this).is_corruption()
            && let Some(target) = scope.target_piece()
        {
            require(!self.piece(target).lured, Why::LURED)?;
        }
        if let Some(target) = scope.target_piece() {
            let barred = Static::may_not(Flag::BeHelped(self.piece(this).card));
            let deaf = || self.is_deaf_to(target, self.piece(this).card);
            require(!(self.face(target).has.contains(&barred) || deaf()), Why::CONDITION)?;
        }
        mode.does.iter().try_for_each(|op| op.objection(self, scope))?;
        require(self.matters(scope, does, mode), Why::FOR_NOTHING)?;
        if matches!(does, Use::Use(_)) {
            return Ok(());
        }
        if let Some(company) = scope.company.filter(|_| self.face(this).is_resource()) {
            require(!self.is_barred_way(company, mode), Why::CONDITION)?;
        }
        let face = self.face(this);
        let limit = mode.limit.as_ref().or(face.limit.as_ref());
        limit.map_or(Ok(()), |limit| require(self.no_copy(*limit, scope), Why::ONCE))
    }

    /// Is one copy of the card enough for an attack?
    pub(crate) fn is_once_an_attack(&self, piece: PieceId, does: Use) -> bool {
        let mode = self.mode_of(piece, does).and_then(|mode| mode.limit);
        mode.or(self.face(piece).limit) == Some(Limit::Attack)
    }

    /// Is there no second copy of the card where its limit says so?
    fn no_copy(&self, limit: Limit, scope: &Scope) -> bool {
        let Some(card) = scope.card(self) else { return true };
        let copies = self.in_play.iter().copied().filter(|id| self.piece(*id).card == card);
        let lasting = self.lasting.iter().filter(|lasting| lasting.card == card);
        let declared = || self.chain.iter().any(|link| self.piece(link.piece).card == card);
        match limit {
            Limit::Play => copies.count() + lasting.count() == 0 && !declared(),
            // One that lies on somebody since an earlier attack bars nothing.
            Limit::Attack => {
                let lies = copies.filter(|id| self.piece(*id).zone == Zone::Table).count();
                let played = self.combat.as_ref().is_some_and(|combat| combat.played.contains(&card));
                let lasts = lasting.filter(|lasting| matches!(lasting.until, Until::Attack | Until::Strike));
                lies + lasts.count() == 0 && !played && !declared()
            }
            Limit::Player => copies.filter(|id| self.piece(*id).owner == scope.seat).count() == 0,
            Limit::Turn => {
                let mut copies = copies;
                lasting.count() == 0 && !copies.any(|id| self.piece(id).fresh)
            }
            Limit::Character | Limit::Item | Limit::Target => {
                let target = scope.target_piece().or(scope.user);
                if target
                    .is_some_and(|id| self.agent_bears(id).iter().any(|one| self.piece(*one).card == card))
                {
                    return false;
                }
                let on = copies.filter(|id| Some(self.piece(*id).zone) == target.map(Zone::On)).count();
                let about =
                    lasting.filter(|lasting| target.is_some_and(|id| lasting.change.is_about(id))).count();
                on + about == 0
            }
            Limit::Company => {
                let on = copies
                    .filter(|id| scope.company.is_some() && self.company_of(*id) == scope.company)
                    .count();
                let about = lasting.filter(|lasting| {
                    scope.company.is_some_and(|id| {
                        lasting.change.is_of_company(id)
                            || self.members(id).any(|one| lasting.change.is_about(one))
                    })
                });
                on + about.count() == 0
            }
            Limit::Site => {
                let site = match scope.target {
                    Target::AutoAttack(site, _) | Target::Site(site) => Some(site),
                    _ => scope.company.and_then(|id| self.find_company(id)).map(|company| company.site),
                };
                let mut lasting = lasting;
                let again = lasting.any(|lasting| site.is_some_and(|site| lasting.change.is_at(site)));
                !again
                    && copies
                        .filter(|id| {
                            if let (Zone::OnSite(at), Some(site)) = (self.piece(*id).zone, site) {
                                return at == site;
                            }
                            let at = self
                                .company_of(*id)
                                .and_then(|id| self.find_company(id))
                                .map(|company| company.site);
                            at.is_some() && at == site
                        })
                        .count()
                        == 0
            }
        }
    }
}

/// Is a mode aimed at a character of a company, or at a card of theirs?
pub(crate) fn aims_at_members(mode: &Mode) -> bool {
    let at = mode.target.as_ref().map(domain);
    matches!(at, Some(Domain::Member | Domain::Item))
}

/// Among what a target is looked for.
#[derive(Clone, Copy)]
enum Domain {
    Member,
    Site,
    Faction,
    Stored,
    Environment,
    Event,
    Agent,
    Automatic,
    Item,
    Declared,
    Discarded,
    Eliminated,
}

/// What a target may be, by what its kind names; what stands first goes before.
const DOMAINS: [Domain; 11] = [
    Domain::Declared,
    Domain::Discarded,
    Domain::Eliminated,
    Domain::Stored,
    Domain::Faction,
    Domain::Site,
    Domain::Automatic,
    Domain::Environment,
    Domain::Agent,
    Domain::Event,
    Domain::Item,
];

fn domain(kind: &Kind) -> Domain {
    DOMAINS.get(named(kind).trailing_zeros() as usize).copied().unwrap_or(Domain::Member)
}

/// The [domains](DOMAINS) that a kind names, a bit for each.
fn named(kind: &Kind) -> u16 {
    match kind {
        Kind::Lies(Lying::Declared) => 1,
        Kind::Lies(Lying::Discarded) => 1 << 1,
        Kind::Lies(Lying::Eliminated) => 1 << 2,
        Kind::Lies(Lying::Stored) => 1 << 3,
        Kind::Faction | Kind::FactionOf(_) => 1 << 4,
        Kind::AnySite => 1 << 5,
        Kind::Automatic => 1 << 6,
        Kind::Keyword(Keyword::Environment) => 1 << 7,
        Kind::Agent => 1 << 8,
        Kind::Event(Span::Permanent | Span::Long) => 1 << 9,
        Kind::Item => 1 << 10,
        Kind::All(kinds) | Kind::Any(kinds) => kinds.iter().fold(0, |all, kind| all | named(kind)),
        _ => 0,
    }
}

pub(crate) fn mentions(kind: &Kind, what: &Kind) -> bool {
    kind == what
        || match kind {
            Kind::FactionOf(_) => *what == Kind::Faction,
            Kind::All(kinds) | Kind::Any(kinds) => kinds.iter().any(|kind| mentions(kind, what)),
            _ => false,
        }
}

fn mentions_race(kind: &Kind) -> bool {
    match kind {
        Kind::Race(_) => true,
        Kind::All(kinds) | Kind::Any(kinds) => kinds.iter().any(mentions_race),
        _ => false,
    }
}

fn mentions_place(kind: &Kind) -> bool {
    match kind {
        Kind::Place(_) => true,
        Kind::All(kinds) | Kind::Any(kinds) => kinds.iter().any(mentions_place),
        _ => false,
    }
}
