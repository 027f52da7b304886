//! What can be played and used: when, by whom, on what, for which price.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::Scope;
use crate::card::{Keyword, Kind as Sort};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::effect::{By, Condition, Cost, Kind, Limit, Mode, Op, Stays, Who, Window};
use crate::event::Event;
use crate::ids::{CardId, CompanyId, PieceId};
use crate::questions::{Aim, Frame, Respond};
use crate::state::{Check, Does, Key, Link, Phase, State, Target, Zone};
use crate::why::{Verdict, Why, unless};

/// The moment at which somebody may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The organization phase.
    Organization,
    /// Its end.
    OrganizationEnd,
    /// The long-event phase.
    LongEvents,
    /// A company's movement phase, step IV.
    Movement,
    /// The end of it.
    MovementEnd,
    /// Before strikes are given.
    Attack,
    /// The steps of one strike: the attacker's cards, or the defender's.
    Strike,
    /// Before a corruption check is rolled.
    Check,
    /// Before an influence check is rolled.
    Influence,
    /// The site phase.
    Site,
    /// The end of the turn.
    EndOfTurn,
}

/// What can be declared: a card of the hand or in play, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The card.
    pub piece: PieceId,
    /// How.
    pub does: Does,
}

/// What a declared action is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aimed {
    /// The company in question.
    pub company: Option<CompanyId>,
    /// Who uses it.
    pub user: Option<PieceId>,
    /// What it is about.
    pub target: Target,
}

/// A mode number that stands for a creature that is played as an event.
const AS_EVENT: u8 = 90;

impl State {
    /// Calls `offer` with everything that a seat might play or use now, legal or not.
    pub(crate) fn each_offer(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let hand = &self.sides[seat].hand;
        for (at, id) in hand.iter().enumerate() {
            let card = self.piece(*id).card;
            if hand[..at].iter().any(|earlier| self.piece(*earlier).card == card) {
                continue;
            }
            let face = card.get();
            match face.kind {
                Sort::Creature => {
                    offer(Choice::Play(card, 0));
                    if face.or_event.is_some() {
                        offer(Choice::Play(card, AS_EVENT));
                    }
                }
                Sort::Resource | Sort::Hazard => {
                    (0..face.modes.len()).for_each(|mode| offer(Choice::Play(card, mode as u8)));
                }
                _ => {}
            }
        }
        for id in &self.in_play {
            let face = self.face(*id);
            for (mode, of) in face.uses.iter().enumerate() {
                let whose = self.user_of(*id, of);
                if whose == seat {
                    offer(Choice::Use(*id, mode as u8));
                }
            }
        }
    }

    /// Whose a card in play is to use.
    fn user_of(&self, id: PieceId, mode: &Mode) -> Seat {
        match mode.by {
            None => self.piece(id).owner,
            Some(By::Company) => self.turn.active,
            Some(By::Attacker) => self.hazarding(),
        }
    }

    /// The card and way that a choice names.
    pub(crate) fn offered(&self, seat: Seat, choice: &Choice) -> Result<Offer, Why> {
        match *choice {
            Choice::Play(card, mode) => {
                let piece = self.in_hand(seat, card).ok_or(Why::NOT_IN_HAND)?;
                let face = card.get();
                let does = match (face.kind, mode) {
                    (Sort::Creature, 0) => Does::Creature(Key::None),
                    (Sort::Creature, AS_EVENT) if face.or_event.is_some() => Does::AsEvent,
                    (Sort::Resource | Sort::Hazard, mode) if usize::from(mode) < face.modes.len() => {
                        Does::Mode(mode)
                    }
                    _ => return Err(Why::NOT_NOW),
                };
                Ok(Offer { piece, does })
            }
            Choice::Use(piece, mode) => {
                let in_play = self
                    .pieces
                    .get(piece.index())
                    .is_some_and(|found| found.zone.in_play());
                let of = in_play
                    .then(|| self.face(piece).uses.get(usize::from(mode)))
                    .flatten();
                let of = of.ok_or(Why::NOT_NOW)?;
                unless(self.user_of(piece, of) == seat, Why::NOT_NOW)?;
                Ok(Offer {
                    piece,
                    does: Does::Use(mode),
                })
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    /// The mode of an offer; none for a creature.
    pub(crate) fn mode_of(&self, piece: PieceId, does: Does) -> Option<&'static Mode> {
        let face = self.face(piece);
        match does {
            Does::Mode(mode) => face.modes.get(usize::from(mode)),
            Does::Use(mode) => face.uses.get(usize::from(mode)),
            Does::AsEvent => face.modes.first(),
            Does::Trigger(_) | Does::Creature(_) => None,
        }
    }

    /// May the seat play or use this now?
    pub(crate) fn may_play(&self, seat: Seat, moment: Moment, response: bool, choice: &Choice) -> Verdict {
        let Offer { piece, does } = self.offered(seat, choice)?;
        let face = self.face(piece);
        unless(face.missing.is_none(), Why::NOT_SUPPORTED)?;
        self.in_time(seat, moment, response, piece, does)?;
        if !matches!(does, Does::Use(_)) {
            self.is_free(self.piece(piece).card)?;
        }
        if self.counts(piece, does) {
            let company = self.turn.company.and_then(|id| self.find_company(id));
            unless(
                company.is_some_and(|company| company.used < company.limit),
                Why::LIMIT,
            )?;
        }
        let mut why = Why::NO_TARGET;
        let mut found = false;
        self.each_aim(seat, moment, piece, does, &mut why, &mut |_| {
            found = true;
            false
        });
        unless(
            found,
            if matches!(does, Does::Creature(_)) {
                Why::NO_KEY
            } else {
                why
            },
        )
    }

    /// Does it count against the hazard limit (SATM-14.32)?
    pub(crate) fn counts(&self, piece: PieceId, does: Does) -> bool {
        let face = self.face(piece);
        let hazard = face.is_hazard() && self.piece(piece).owner == self.hazarding();
        let by = self.mode_of(piece, does).and_then(|mode| mode.by);
        hazard && !face.free && by != Some(By::Company)
    }

    fn in_time(&self, seat: Seat, moment: Moment, response: bool, piece: PieceId, does: Does) -> Verdict {
        let face = self.face(piece);
        // SATM-23.13: at the Council both play resources.
        let active = seat == self.turn.active || self.turn.phase == Phase::Council;
        let from_hand = !matches!(does, Does::Use(_));
        if from_hand && !face.either {
            // SATM-1.5.
            unless(face.is_hazard() != active, Why::NOT_HERE)?;
        }
        let Some(mode) = self.mode_of(piece, does) else {
            unless(moment == Moment::Movement && !active, Why::NOT_HERE)?;
            return unless(!response || does == Does::AsEvent, Why::STARTS_CHAIN);
        };
        let fits = match mode.when {
            Window::Any => true,
            Window::Chain => response,
            Window::Organization => moment == Moment::Organization && active,
            Window::OrganizationEnd => moment == Moment::OrganizationEnd && active,
            Window::LongEvent => moment == Moment::LongEvents && active,
            // SATM-14.15: the other player's hazards; and what is in play may be used.
            Window::Movement => moment == Moment::Movement && !active,
            Window::MovementEnd => moment == Moment::MovementEnd && active,
            Window::Attack => moment == Moment::Attack && (active || !from_hand),
            Window::Assigned => false,
            Window::Strike => moment == Moment::Strike && active,
            Window::Check => moment == Moment::Check && active,
            Window::Influence => moment == Moment::Influence && active,
            Window::RingTest => false,
            Window::Site => moment == Moment::Site && active && !response,
            Window::EndOfTurn => moment == Moment::EndOfTurn && active,
        };
        unless(fits, Why::NOT_HERE)?;
        unless(!(response && face.is_corruption()), Why::STARTS_CHAIN)?;
        // SATM-15.13: one card that needs a skill against a strike.
        let skilled = from_hand && moment == Moment::Strike && needs_skill(mode);
        let before = self
            .combat
            .as_ref()
            .and_then(|combat| combat.strike())
            .is_some_and(|strike| strike.skilled);
        unless(!(skilled && before), Why::SKILL_ONCE)
    }

    /// SATM-6.12, SATM-1.14: is there no other copy of a unique card?
    pub(crate) fn is_free(&self, card: CardId) -> Verdict {
        if !card.get().unique {
            return Ok(());
        }
        for piece in self.pieces.iter().filter(|piece| piece.card == card) {
            unless(piece.zone != Zone::Out, Why::ELIMINATED)?;
            let taken = piece.zone.in_play() || matches!(piece.zone, Zone::Won(_) | Zone::Chain);
            unless(!taken, Why::UNIQUE)?;
        }
        Ok(())
    }

    /// Calls `aim` with everything that an action could be aimed at, until it says no. `why` becomes the reason that
    /// stood in the way of the last one that fell short.
    pub(crate) fn each_aim(
        &self,
        seat: Seat,
        moment: Moment,
        piece: PieceId,
        does: Does,
        why: &mut Why,
        aim: &mut impl FnMut(Aimed) -> bool,
    ) {
        if let Does::Creature(_) = does {
            let company = self.turn.company;
            let scope = Scope {
                seat,
                this: piece,
                user: None,
                target: Target::Nothing,
                company,
            };
            let mut any = false;
            self.each_key(self.face(piece), &scope, |_| any = true);
            if any {
                aim(Aimed {
                    company,
                    user: None,
                    target: Target::Nothing,
                });
            }
            return;
        }
        let Some(mode) = self.mode_of(piece, does) else {
            aim(Aimed {
                company: self.turn.company,
                user: None,
                target: Target::Nothing,
            });
            return;
        };
        let mut go_on = true;
        self.each_company(seat, moment, piece, does, mode, &mut |company| {
            self.each_user(moment, company, mode, &mut |user| {
                self.each_target(seat, moment, company, user, piece, mode, &mut |target| {
                    if !go_on {
                        return;
                    }
                    let scope = Scope {
                        seat,
                        this: piece,
                        user,
                        target,
                        company,
                    };
                    match self.aim_stands(&scope, does, mode) {
                        Ok(()) => {
                            go_on = aim(Aimed {
                                company,
                                user,
                                target,
                            })
                        }
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
        does: Does,
        mode: &Mode,
        offer: &mut impl FnMut(Option<CompanyId>),
    ) {
        let mine = matches!(does, Does::Use(_))
            .then(|| self.company_of(piece))
            .flatten();
        if let Some(company) = mine {
            return offer(Some(company));
        }
        let now = match moment {
            Moment::Attack | Moment::Strike => self.combat.as_ref().map(|combat| combat.company),
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
            || !mode.cost.is_empty()
            || mode.target.is_some()
            || mode.tests.iter().any(about_company)
            || mode.does.iter().any(|op| {
                matches!(
                    op,
                    Op::HazardLimit(..) | Op::Forbid(_) | Op::Travel(_) | Op::RaiseAttacksOn(..)
                )
            });
        if !wanted {
            return offer(None);
        }
        self.companies_of(seat)
            .for_each(|company| offer(Some(company.id)));
    }

    fn each_user(
        &self,
        moment: Moment,
        company: Option<CompanyId>,
        mode: &Mode,
        offer: &mut impl FnMut(Option<PieceId>),
    ) {
        if moment == Moment::Influence {
            return offer(self.checks.last().map(|check| check.who));
        }
        let tapped = mode.cost.iter().find_map(|cost| match cost {
            Cost::Tap(kind) => Some(kind),
            _ => None,
        });
        match (tapped, company) {
            (Some(kind), Some(company)) => {
                for id in self.members(company) {
                    let scope = Scope::of(self, id);
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
        offer: &mut impl FnMut(Target),
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
        let scope = Scope {
            seat,
            this: piece,
            user,
            target: Target::Nothing,
            company,
        };
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
                if let Some(company) = company.and_then(|id| self.find_company(id)) {
                    offer(Target::Site(company.target_site()));
                }
            }
            Domain::Automatic => {
                let Some(company) = company.and_then(|id| self.find_company(id)) else {
                    return;
                };
                let site = company.target_site();
                for index in 0..site.get().attacks.len() {
                    let place = Kind::Place(self.place_of(site));
                    if mentions(kind, &place) || !mentions_place(kind) {
                        offer(Target::AutoAttack(site, index as u8));
                    }
                }
            }
            Domain::Faction => {
                let of = self.turn.active;
                for (at, card) in self.pieces.iter().enumerate() {
                    if card.zone == Zone::Won(of) && card.card.get().kind == Sort::Faction {
                        offer(Target::Piece(PieceId(at as u16)));
                    }
                }
            }
            Domain::Environment => {
                let in_chain = self
                    .chain
                    .iter()
                    .filter(|link| !link.cancelled)
                    .map(|link| link.piece);
                for id in self.in_play.iter().copied().chain(in_chain) {
                    if id != piece && self.face(id).is(Keyword::Environment) {
                        offer(Target::Piece(id));
                    }
                }
            }
            Domain::Member => {
                let Some(company) = company else { return };
                for id in self.members(company) {
                    let ally = self.face(id).kind == Sort::Ally;
                    if (!ally || mentions(kind, &Kind::Ally)) && self.piece_is(id, kind, &scope) {
                        offer(Target::Piece(id));
                    }
                }
            }
        }
    }

    /// Do the conditions hold, can the price be paid, and is there no other copy where there may be none?
    fn aim_stands(&self, scope: &Scope, does: Does, mode: &Mode) -> Verdict {
        unless(
            mode.tests.iter().all(|test| self.holds(test, scope)),
            Why::CONDITION,
        )?;
        for cost in &mode.cost {
            let payable = match cost {
                Cost::Tap(_) => scope.user.is_some_and(|id| self.is_untapped(id)),
                Cost::TapSelf => self.is_untapped(scope.this),
                Cost::TapBearer => self.bearer(scope.this).is_some_and(|id| self.is_untapped(id)),
                Cost::TapSite => {
                    let company = scope.company.and_then(|id| self.find_company(id));
                    company.is_some_and(|company| !self.site_tapped(company))
                }
                Cost::DiscardSelf => true,
            };
            unless(payable, Why::COST)?;
        }
        if mode.stays == Some(Stays::Target)
            && self.face(scope.this).is_corruption()
            && let Some(target) = scope.target_piece()
        {
            unless(!self.piece(target).lured, Why::LURED)?;
        }
        if matches!(does, Does::Use(_)) {
            return Ok(());
        }
        let face = self.face(scope.this);
        let limit = mode.limit.as_ref().or(face.limit.as_ref());
        limit.map_or(Ok(()), |limit| unless(self.no_copy(*limit, scope), Why::ONCE))
    }

    /// Is there no second copy of the card where its limit says so?
    fn no_copy(&self, limit: Limit, scope: &Scope) -> bool {
        let card = self.piece(scope.this).card;
        let copies = self
            .in_play
            .iter()
            .copied()
            .filter(|id| self.piece(*id).card == card);
        let lasting = self.lasting.iter().filter(|lasting| lasting.card == card);
        match limit {
            Limit::Play | Limit::Attack => {
                copies.count()
                    + lasting.count()
                    + self
                        .chain
                        .iter()
                        .filter(|link| self.piece(link.piece).card == card)
                        .count()
                    == 0
            }
            Limit::Turn => lasting.count() == 0,
            Limit::Character => {
                let target = scope.target_piece().or(scope.user);
                let on = copies
                    .filter(|id| Some(self.piece(*id).zone) == target.map(Zone::On))
                    .count();
                let about = lasting
                    .filter(|lasting| target.is_some_and(|id| lasting.change.is_about(id)))
                    .count();
                on + about == 0
            }
            Limit::Company => {
                let on = copies
                    .filter(|id| Some(self.piece(*id).zone) == scope.company.map(Zone::OnCompany))
                    .count();
                let about = lasting
                    .filter(|lasting| scope.company.is_some_and(|id| lasting.change.is_of_company(id)));
                on + about.count() == 0
            }
            Limit::Site => {
                let site = scope
                    .company
                    .and_then(|id| self.find_company(id))
                    .map(|company| company.site);
                copies
                    .filter(|id| {
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

    /// Declares an action that [`may_play`](Self::may_play) allowed: who uses it and what it is aimed at is asked next.
    pub(crate) fn begin_play(
        &mut self,
        seat: Seat,
        moment: Moment,
        response: bool,
        choice: &Choice,
        ctx: &mut Ctx<'_>,
    ) {
        if let Ok(Offer { piece, does }) = self.offered(seat, choice) {
            // It is on the table from now on, whatever it will be aimed at.
            if !self.piece(piece).known {
                self.piece_mut(piece).known = true;
                ctx.journal.reveal();
            }
            let link = Link {
                seat,
                piece,
                does,
                user: None,
                target: Target::Nothing,
                company: None,
                cancelled: false,
            };
            self.going_on.push(Aim {
                link,
                moment,
                response,
                step: 0,
            });
        }
    }

    /// Pays for an action, puts it on the chain, and lets the other player respond (SATM-17.2, SATM-17.9).
    pub(crate) fn declare(&mut self, link: Link, moment: Moment, ctx: &mut Ctx<'_>) {
        let Link {
            seat, piece, does, ..
        } = link;
        let card = self.piece(piece).card;
        let mut link = link;
        if self.counts(piece, does)
            && let Some(company) = self
                .turn
                .company
                .and_then(|id| self.companies.iter_mut().find(|c| c.id == id))
        {
            company.used += 1;
        }
        if let Does::Use(_) = does {
            ctx.tell(|| Event::Used { seat, card });
            // Of a card that will have been discarded, what is needed later is kept.
            link.company = link.company.or_else(|| self.company_of(piece));
        } else {
            self.put(piece, Zone::Chain);
            ctx.journal.reveal();
            ctx.tell(|| Event::Declared { seat, card });
        }
        let costs = self.mode_of(piece, does).map_or(&[][..], |mode| &mode.cost[..]);
        if let Some(mode) = self.mode_of(piece, does)
            && moment == Moment::Strike
            && !matches!(does, Does::Use(_))
            && needs_skill(mode)
            && let Some(strike) = self.combat.as_mut().and_then(|combat| combat.strike_mut())
        {
            strike.skilled = true;
        }
        let bearer = self.bearer(piece);
        for cost in costs {
            match cost {
                Cost::Tap(_) => link.user.into_iter().for_each(|id| self.tap(id)),
                Cost::TapSelf => self.tap(piece),
                Cost::TapBearer => {
                    link.user = link.user.or(bearer);
                    bearer.into_iter().for_each(|id| self.tap(id));
                }
                Cost::TapSite => self.tap_site(link.company),
                Cost::DiscardSelf => {
                    link.user = link.user.or(bearer);
                    self.discard(piece, ctx);
                }
            }
        }
        if self.piece(piece).zone == Zone::Chain
            && self.face(piece).is_corruption()
            && let Target::Piece(id) = link.target
        {
            self.piece_mut(id).lured = true;
        }
        let base = self.chain.len() as u8;
        self.chain.push(link);
        // A response goes onto the chain that is open; anything else opens one of its own.
        let open = self.going_on.iter_mut().rev().find_map(|frame| match frame {
            Frame::Respond(respond) => Some(respond),
            _ => None,
        });
        match open {
            Some(respond) if respond.waiting => respond.waiting = false,
            _ => self.going_on.push(Respond::to(seat, base, moment)),
        }
    }

    /// Taps the site of a company.
    pub(crate) fn tap_site(&mut self, company: Option<CompanyId>) {
        if let Some((seat, site)) = company
            .and_then(|id| self.find_company(id))
            .map(|company| (company.seat, company.site))
            && !site.get().is_haven()
        {
            self.sides[seat].tapped.add(site);
        }
    }

    /// Could the seat, for all that everybody knows, respond to something? Whoever could is always asked.
    pub(crate) fn could_respond(&self, seat: Seat, moment: Moment) -> bool {
        let hand = !self.sides[seat].hand.is_empty();
        if seat == self.turn.active {
            // Resources that answer something belong to moments in which the other player acts.
            return matches!(
                moment,
                Moment::Movement | Moment::Attack | Moment::Strike | Moment::Check | Moment::Influence
            ) && (hand
                || self
                    .in_play
                    .iter()
                    .any(|id| self.piece(*id).owner == seat && !self.face(*id).uses.is_empty()));
        }
        let limit = self
            .turn
            .company
            .and_then(|id| self.find_company(id))
            .is_some_and(|company| company.used < company.limit);
        let environments = self
            .in_play
            .iter()
            .chain(self.chain.iter().map(|link| &link.piece));
        let mut environments = environments.filter(|id| self.face(**id).is(Keyword::Environment));
        hand && (moment == Moment::Movement && limit || environments.next().is_some())
    }
}

/// Does a mode need a skill?
fn needs_skill(mode: &Mode) -> bool {
    let skill = |test: &Condition| matches!(test, Condition::Is(Who::Struck | Who::User, Kind::Skill(_)));
    mode.tests.iter().any(skill)
        || mode
            .cost
            .iter()
            .any(|cost| matches!(cost, Cost::Tap(Kind::Skill(_))))
}

fn about_company(test: &Condition) -> bool {
    matches!(
        test,
        Condition::At(_)
            | Condition::Moving
            | Condition::BoundFor(_)
            | Condition::PathAtLeast(..)
            | Condition::MovedTo(_)
            | Condition::CompanyAtLeast(_)
            | Condition::CompanyAtMost(_)
            | Condition::SiteInformation
            | Condition::SiteTapped
            | Condition::With(_)
    )
}

/// Among what a target is looked for.
enum Domain {
    Member,
    Site,
    Faction,
    Environment,
    Automatic,
}

fn domain(kind: &Kind) -> Domain {
    if mentions(kind, &Kind::Faction) {
        Domain::Faction
    } else if mentions(kind, &Kind::AnySite) {
        Domain::Site
    } else if mentions(kind, &Kind::Automatic) {
        Domain::Automatic
    } else if mentions(kind, &Kind::Keyword(Keyword::Environment)) {
        Domain::Environment
    } else {
        Domain::Member
    }
}

fn mentions(kind: &Kind, what: &Kind) -> bool {
    kind == what
        || match kind {
            Kind::All(kinds) | Kind::Any(kinds) => kinds.iter().any(|kind| mentions(kind, what)),
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
