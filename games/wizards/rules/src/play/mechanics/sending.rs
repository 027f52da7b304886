//! Operations by which companies travel otherwise, or are sent back.

use crate::cards::TurnsBackAt;
use crate::cards::ops::{Travel, Travels};
use crate::cards::statics::{TurnsBack, Unmakes};
use crate::prelude::*;
use crate::state::{Change, Company, Use};

impl State {
    /// A company is somewhere else at once, without a movement phase.
    pub(crate) fn relocate(&mut self, id: CompanyId, to: Option<SiteId>, ctx: &mut Ctx<'_>) {
        let company = self.company(id);
        let (seat, from) = (company.seat, company.site);
        let Some(to) = to.filter(|to| *to != from) else {
            return;
        };
        self.take_site(seat, to);
        let company = self.company_mut(id);
        company.site = to;
        company.by_basic = false;
        self.leave_site(seat, from, ctx);
        ctx.tell(|| Event::Arrived { seat, site: to });
    }

    /// Would a card, once it is in play, not let a moving company pass?
    pub(crate) fn would_turn_back(&self, card: PieceId, id: CompanyId) -> bool {
        let moves = |company: &Company| company.shown && company.moving();
        let held = self.holds_course(id) && self.face(card).is_hazard();
        if !self.face(card).touches.lands() || held || !self.find_company(id).is_some_and(moves) {
            return false;
        }
        let scope = Scope { company: Some(id), ..Scope::of(self, card) };
        let turns = self.face(card).has.iter().any(|one| match self.unwrapped(one, &scope) {
            Some(Static::TurnsBack(TurnsBack { land, count })) => {
                self.count_lands(id, *land) >= *count as usize
            }
            Some(Static::TurnsBackAt(TurnsBackAt { kind })) => self.find_company(id).is_some_and(|company| {
                [company.site, company.target_site()].into_iter().any(|site| self.site_is(site, kind))
            }),
            _ => false,
        });
        let weathered = Change::Weathered(id, card);
        turns && !self.lasting.iter().any(|lasting| lasting.change == weathered)
    }

    /// The cards in play that do not let a moving company pass.
    pub(crate) fn turning_back(&self, id: CompanyId) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(move |card| self.would_turn_back(*card, id))
    }

    /// Is a card's effect cancelled by one in play?
    pub(crate) fn is_unmade(&self, card: CardId) -> bool {
        let says = Static::Unmakes(Unmakes { card });
        self.in_play.iter().any(|id| self.face(*id).has.contains(&says))
    }

    /// Ends the lasting effects of cards that are cancelled by one that has come into play.
    pub(crate) fn unmake(&mut self, by: PieceId) {
        let has = &self.face(by).has;
        self.lasting.retain(|lasting| !has.contains(&Static::Unmakes(Unmakes { card: lasting.card })));
    }

    /// Sends a moving company back, if a card that has just come into play does not let it pass.
    pub(crate) fn turn_back(&mut self, id: CompanyId, ctx: &mut Ctx<'_>) {
        if self.turning_back(id).next().is_some() {
            self.send_back(id, ctx);
        }
    }

    /// The last declared effect that would send a company back: where it stands in the chain.
    pub(crate) fn returning(&self, id: CompanyId) -> Option<usize> {
        let back = |op: &Op| matches!(op, Op::Travels(Travels { how: Travel::Back }));
        self.chain.iter().rposition(|link| {
            let of = link.company.or(self.turn.company) == Some(id);
            let does = match link.does {
                Use::TurnBack => link.target == Target::Company(id),
                _ => of && self.ops(link).iter().any(back),
            };
            let comes = self.piece(link.piece).zone == Zone::Chain && self.would_turn_back(link.piece, id);
            !link.cancelled && (does || comes)
        })
    }

    /// Cancels whatever would send the company back: for this company, if the card stays in play.
    pub(crate) fn cancel_return(&mut self, by: &Link) {
        let company = by.company.or_else(|| self.company_of(by.piece));
        let Some((id, at)) = company.and_then(|id| Some((id, self.returning(id)?))) else {
            return;
        };
        let stopped = self.chain[at];
        let stays = stopped.does != Use::TurnBack && self.would_turn_back(stopped.piece, id);
        if stays || stopped.does == Use::TurnBack {
            self.add_lasting(Some(Change::Weathered(id, stopped.piece)), Until::Turn, by);
        }
        self.chain[at].cancelled = !stays;
    }

    /// SATM-18.3: a company returns to its site of origin: no more hazards on it, and nothing at its site (SATM-18.3).
    pub(crate) fn send_back(&mut self, id: CompanyId, ctx: &mut Ctx<'_>) {
        let company = self.company_mut(id);
        let (seat, site) = (company.seat, company.site);
        let Some(to) = company.to.take() else { return };
        company.shown = false;
        company.barred = true;
        company.limit = company.used;
        ctx.tell(|| Event::SentBack { seat, site });
        self.leave_site(seat, to, ctx);
    }
}
