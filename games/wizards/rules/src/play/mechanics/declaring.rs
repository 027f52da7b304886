//! An action is declared: paid for, put on the chain, and answered.

use super::{Moment, Offer, Scope, Speaker};
use crate::card::{Keyword, book};
use crate::cards::conditions::Is;
use crate::cards::effect::{Deed, Happens};
use crate::cards::{Condition, Cost, Kind, Mode, Who, Window};
use crate::prelude::*;
use crate::questions::{Aim, Frame, Praise, Respond};
use crate::state::{Company, Phase, Use};

impl State {
    /// Declares an action that [`may_play`](Self::may_play) allowed: its user and target are asked next.
    pub(crate) fn begin_play(
        &mut self,
        seat: Seat,
        moment: Moment,
        response: bool,
        choice: &Choice,
        ctx: &mut Ctx<'_>,
    ) {
        if let Ok(Offer { piece, does }) = self.offered(seat, choice) {
            // An agent shows itself where it is.
            if self.piece(piece).zone == Zone::Lurking {
                let site = self.turn.company.and_then(|id| self.find_company(id)).map(Company::target_site);
                let agent = self.agents.iter().find(|agent| agent.piece == piece).map(|agent| agent.id);
                agent.into_iter().for_each(|id| self.unmask(id, site, ctx));
                if self.piece(piece).zone != Zone::Agent {
                    return;
                }
            }
            // It is on the table from now on, whatever it will be aimed at.
            if !self.piece(piece).is_known_to_all() {
                self.piece_mut(piece).show();
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
            if self.ops(&link).contains(&Op::DriveAway) {
                return self.frames.push(Praise::of(link, moment));
            }
            self.frames.push(Aim { link, moment, response, step: 0 });
        }
    }

    /// Does everybody see which card it is? An agent face down and a card on guard are not in play.
    pub(crate) fn lies_open(&self, id: PieceId) -> bool {
        let piece = self.piece(id);
        piece.zone.in_play() || matches!(piece.zone, Zone::Chain | Zone::Won(_)) || piece.is_known_to_all()
    }

    /// The public event of a declared card: its target is named where that lies open.
    fn told_of(&self, link: Link) -> Event {
        let (seat, card) = (link.seat, self.piece(link.piece).card);
        match link.target {
            Target::Piece(id) if id != link.piece && self.lies_open(id) => {
                let on = self.piece(id).card;
                Event::DeclaredOn { seat, card, on }
            }
            _ => Event::Declared { seat, card },
        }
    }

    /// Pays for an action, puts it on the chain, and lets the other player respond (SATM-17.2, SATM-17.9).
    pub(crate) fn declare(&mut self, link: Link, moment: Moment, ctx: &mut Ctx<'_>) {
        let Link { seat, piece, does, .. } = link;
        let card = self.piece(piece).card;
        let mut link = link;
        self.pay_limit(piece, does);
        if matches!(does, Use::Use(_) | Use::Support) {
            ctx.tell(|| Event::Used { seat, card });
            // The facts needed later of a card that will have been discarded are kept.
            link.company = link.company.or_else(|| self.company_of(piece));
        } else {
            self.goes_along(piece);
            self.put(piece, Zone::Chain);
            self.all_hear(Happens::Declared(card), ctx);
            self.notes_dragon(card);
            ctx.journal.reveal();
            ctx.tell(|| self.told_of(link));
        }
        // A card among the discards is shown.
        if let Target::Piece(id) = link.target
            && self.piece(id).zone == Zone::Discard
            && !self.piece(id).is_known_to_all()
        {
            self.turn_up(id, ctx);
        }
        self.notes(&link);
        let costs = self.mode_of(piece, does).map_or(&[][..], |mode| &mode.cost[..]);
        if let Some(mode) = self.mode_of(piece, does)
            && moment == Moment::Strike
            && !matches!(does, Use::Use(_))
            && needs_skill(mode)
            && let Some(strike) = self.combat.as_mut().and_then(|combat| combat.strike_mut())
        {
            strike.skilled = true;
        }
        self.pay(&mut link, costs, ctx);
        if self.piece(piece).zone == Zone::Chain
            && self.face(piece).is_corruption()
            && let Target::Piece(id) = link.target
        {
            self.piece_mut(id).lured = true;
        }
        if let Some(mode) = self.mode_of(piece, does)
            && matches!(does, Use::Mode(_))
            && !self.face(piece).is_hazard()
        {
            self.event_uses_site(&link, mode, ctx);
        }
        let base = self.chain.len() as u8;
        self.chain.push(link);
        // A response goes onto the chain that is open; anything else opens one of its own.
        let open = self.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Respond(respond) => Some(respond),
            _ => None,
        });
        match open {
            Some(respond) if respond.waiting => respond.waiting = false,
            _ => self.frames.push(Respond::to(seat, base, moment)),
        }
        self.agent_pays(&link, costs, ctx);
        self.guards_watch(link, moment);
        self.asks_prices(&link);
    }

    /// A resource event is declared: does it tap the site of its company, or need it?
    fn event_uses_site(&mut self, link: &Link, mode: &Mode, ctx: &mut Ctx<'_>) {
        let needs = |test: &Condition| {
            matches!(test, Condition::At(_) | Condition::SiteInformation | Condition::SiteTapped)
        };
        let site = mode.cost.contains(&Cost::TapSite) || mode.tests.iter().any(needs);
        let company = link.company.and_then(|id| self.find_company(id));
        let at = company.map(|company| (company.seat, company.site)).filter(|_| site);
        if let Some((seat, site)) = at.filter(|(seat, _)| *seat == link.seat) {
            self.site_is_used(seat, site, ctx);
        }
    }

    /// Pays what a declaration costs.
    fn pay(&mut self, link: &mut Link, costs: &[Cost], ctx: &mut Ctx<'_>) {
        let Link { seat, piece, .. } = *link;
        let bearer = self.bearer(piece);
        for cost in costs {
            match cost {
                Cost::Tap(_) => link.user.into_iter().for_each(|id| self.tap(id)),
                Cost::TapSelf => self.tap_itself(link),
                Cost::TapBearer => {
                    link.user = link.user.or(bearer);
                    bearer.into_iter().for_each(|id| self.tap(id));
                }
                Cost::TapSite => self.tap_site(link.company),
                // An agent pays once it is declared: see below; the limit is paid.
                Cost::TapAgent(Some(_)) | Cost::SpendAgent(_) | Cost::Limit(_) => {}
                Cost::TapAgent(None) => {
                    link.scope().target_piece().into_iter().for_each(|id| self.spring(id, ctx));
                }
                Cost::Once => self.piece_mut(piece).tried = true,
                Cost::Hand(_) => {
                    if let Some(id) = link.user {
                        self.discard_shown(id, ctx);
                    }
                }
                Cost::Forfeit(_) => {
                    if let Some(id) = link.user {
                        self.remember(id, link.company, ctx);
                        self.discard(id, ctx);
                    }
                }
                Cost::SpendEvent(kind) => {
                    let scope = link.scope();
                    let own = |id: &PieceId| self.piece(*id).owner == seat;
                    let found = self.events(kind, &scope).find(own);
                    if let Some(id) = found {
                        self.discard(id, ctx);
                    }
                }
                Cost::SpendStored(card) => {
                    if let Some(id) = self.stored_card(seat, *card) {
                        self.put(id, Zone::Discard);
                    }
                }
                Cost::Spend(card) => {
                    if let Some(id) = self.spendable(seat, *card, link.company) {
                        self.discard(id, ctx);
                    }
                }
                Cost::DiscardSelf if self.face(piece).kind == CardKind::Faction => {
                    self.lose_faction(piece, ctx);
                    let card = self.piece(piece).card;
                    ctx.tell(|| Event::Discarded { seat, card });
                }
                Cost::DiscardSelf => {
                    link.user = link.user.or(bearer);
                    self.spend_event(seat, piece, ctx);
                }
            }
        }
    }

    /// Lets cards on guard answer a declaration.
    fn guards_watch(&mut self, link: Link, moment: Moment) {
        self.guard_answers(&link, moment);
        self.guards_may_answer(link);
    }

    /// Lets the operations of an action ask for what they cost besides.
    fn asks_prices(&mut self, link: &Link) {
        for (index, op) in self.ops(link).iter().enumerate() {
            op.asks_price(Deed { link, index: index as u8 }, self);
        }
    }

    /// Lets the operations of an action note what counts as it is declared.
    fn notes(&mut self, link: &Link) {
        for (index, op) in self.ops(link).iter().enumerate() {
            op.declared(Deed { link, index: index as u8 }, self);
        }
    }

    /// Turns up the agent that does an action, and taps or discards it.
    fn agent_pays(&mut self, link: &Link, costs: &[Cost], ctx: &mut Ctx<'_>) {
        let agent = |piece: PieceId| move |one: &&crate::state::Agent| one.piece == piece;
        for cost in costs {
            let (Cost::TapAgent(Some(_)) | Cost::SpendAgent(_), Some(piece)) = (cost, link.user) else {
                continue;
            };
            let site = link.company.and_then(|id| self.find_company(id)).map(Company::target_site);
            let lies = self.agents.iter().find(agent(piece));
            let here = lies.and_then(|one| site.filter(|site| self.agent_places(one).has(*site)));
            if let Some(id) = lies.map(|one| one.id) {
                // Where it is counts only where the company is; else it says so itself.
                let waits = self
                    .mode_of(link.piece, link.does)
                    .is_some_and(|mode| mode.tests.contains(&Condition::LiesInWait));
                self.unmask(id, here.filter(|_| waits), ctx);
            }
            if self.piece(piece).zone == Zone::Agent {
                match cost {
                    Cost::SpendAgent(_) => self.discard(piece, ctx),
                    _ => self.tap(piece),
                }
            }
        }
    }

    /// Lets on-guard cards answer a declaration at a site, if it needs a character who is not seen, is a burglary, or an attempt by
    /// words.
    fn guard_answers(&mut self, link: &Link, moment: Moment) {
        let steals = self.ops(link).contains(&Op::Burgle);
        let spoken = self.is_spoken(link);
        let company = if steals || spoken { link.company } else { self.turn.company };
        let company = company.filter(|_| {
            let now = match moment {
                Moment::Site => true,
                Moment::Entering => steals,
                Moment::Attack => spoken,
                _ => false,
            };
            now && self.turn.phase == Phase::Sites && link.seat == self.turn.active
        });
        let guarded = company.filter(|id| self.pieces.iter().any(|piece| piece.zone == Zone::Guard(*id)));
        let mode = self.mode_of(link.piece, link.does);
        if let Some(company) =
            guarded.filter(|_| steals || spoken || mode.is_some_and(|mode| self.may_be_unveiled(mode)))
        {
            self.ask_guards(company, None, true);
        }
    }

    /// A card on guard may answer what would cancel the attack at the site (SATM-16.9), if it says so.
    fn guards_may_answer(&mut self, link: Link) {
        let last = self.chain.len().checked_sub(1);
        let now = self.turn.phase == Phase::Sites && link.seat == self.turn.active;
        if !now || self.rescuing().is_none() || self.rescuing() != last {
            return;
        }
        let company = self.combat.as_ref().map(|combat| combat.company);
        let scope = Scope { seat: self.hazarding(), company, ..link.scope() };
        let answers = |mode: &Mode| {
            let peril = mode.tests.contains(&Condition::AttackInPeril);
            mode.when == Window::Guard && peril && mode.tests.iter().all(|test| test.holds(self, &scope))
        };
        // The cards there are hidden: any card of the book that could answer counts.
        let could = book().cards.iter().flat_map(|face| &face.modes).any(answers);
        let by = company.and_then(|id| self.characters(id).next());
        if let Some(by) = by.filter(|_| could) {
            self.attempt_declared(by, link.piece, true);
        }
    }

    /// Spends the hazard limit that it takes (SATM-14.32).
    fn pay_limit(&mut self, piece: PieceId, does: Use) {
        let (price, exempt) = (self.limit_price(piece, does), self.exemption(piece, does));
        let company = self.turn.company.and_then(|id| self.companies.iter_mut().find(|one| one.id == id));
        if let Some(company) = company {
            company.used += price;
            company.exempted.extend(exempt.flatten());
        }
    }

    /// A card of this name that a player has stored.
    pub(crate) fn stored_card(&self, seat: Seat, card: CardId) -> Option<PieceId> {
        let mut all = self.pile(seat, Zone::Won(seat));
        all.find(|id| self.piece(*id).card == card && self.piece(*id).stored.is_some())
    }

    /// A card that could be spent: one that is stored, or borne where the company is.
    pub(crate) fn spendable(&self, seat: Seat, card: CardId, company: Option<CompanyId>) -> Option<PieceId> {
        let here = company.and_then(|id| self.find_company(id))?.site;
        let all = (0..self.pieces.len() as u16).map(PieceId);
        all.filter(|id| self.piece(*id).card == card && self.piece(*id).owner == seat).find(|id| {
            match self.piece(*id).zone {
                Zone::Won(_) => self.piece(*id).stored == Some(here),
                Zone::On(_) => {
                    let company = self.company_of(*id).and_then(|id| self.find_company(id));
                    company.is_some_and(|company| company.site == here)
                }
                _ => false,
            }
        })
    }

    /// Taps the site of a company.
    pub(crate) fn tap_site(&mut self, company: Option<CompanyId>) {
        if let Some((seat, site)) =
            company.and_then(|id| self.find_company(id)).map(|company| (company.seat, company.site))
            && !site.get().is_haven()
        {
            self.sides[seat].tapped.add(site);
        }
    }

    /// Could the seat, by open knowledge, respond to something? A player who could is always asked.
    pub(crate) fn could_respond(&self, seat: Seat, moment: Moment) -> bool {
        let hand = !self.sides[seat].hand.is_empty();
        if hand && self.is_riddling() {
            return true;
        }
        if seat == self.turn.active {
            // Resources that answer something belong to moments in which the other player acts.
            return matches!(
                moment,
                Moment::Movement
                    | Moment::Attack
                    | Moment::Strike
                    | Moment::Check
                    | Moment::Influence
                    | Moment::Entering
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
        let environments = self.in_play.iter().chain(self.chain.iter().map(|link| &link.piece));
        let mut environments = environments.filter(|id| self.face(**id).is(Keyword::Environment));
        let fights = matches!(moment, Moment::Attack | Moment::Strike);
        let answered = || fights && limit && self.chain_hazard_fits();
        hand && (moment == Moment::Movement && limit || answered() || environments.next().is_some())
    }

    /// Is there any hazard in the book that answers what has been declared? Then its player is asked, whatever the hand
    /// holds.
    fn chain_hazard_fits(&self) -> bool {
        let Some(combat) = self.combat.as_ref().filter(|_| self.turn.phase == Phase::Movement) else {
            return false;
        };
        book().chain_hazards.iter().any(|card| {
            let scope = Scope::about(Speaker::Printed(*card), combat.attacker, Some(combat.company));
            let mut modes = card.get().modes.iter().filter(|mode| mode.when == Window::Chain);
            modes.any(|mode| mode.tests.iter().all(|test| test.holds(self, &scope)))
        })
    }
}

/// Does a mode need a skill?
pub(super) fn needs_skill(mode: &Mode) -> bool {
    let skill = |test: &Condition| {
        matches!(test, Condition::Is(Is { who: Who::Struck | Who::User, kind: Kind::Skill(_) }))
    };
    mode.tests.iter().any(skill) || mode.cost.iter().any(|cost| matches!(cost, Cost::Tap(Kind::Skill(_))))
}
