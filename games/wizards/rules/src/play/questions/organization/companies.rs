//! Companies are divided and merged (chapter 8).

use crate::prelude::*;

impl State {
    /// Calls `offer` with every way to move a character between companies.
    pub(crate) fn each_regrouping(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        for id in self.own_characters(seat) {
            let Some(company) = self.company_of(id).and_then(|id| self.find_company(id)) else {
                continue;
            };
            // A follower goes where its leader goes (SATM-9.8).
            if self.piece(id).leader.is_some() {
                continue;
            }
            for other in
                self.companies_of(seat).filter(|other| other.id != company.id && other.site == company.site)
            {
                offer(Choice::Join(id, other.id));
            }
            if self.characters(company.id).nth(1).is_some() {
                offer(Choice::Part(id));
            }
        }
    }

    fn may_leave(&self, seat: Seat, id: PieceId) -> Result<CompanyId, Why> {
        let piece = self.pieces.get(id.index()).filter(|piece| piece.owner == seat).ok_or(Why::NOT_NOW)?;
        let Zone::Company(company) = piece.zone else {
            return Err(Why::NOT_NOW);
        };
        require(piece.leader.is_none(), Why::LEADS)?;
        let at = self.company(company);
        require(!at.moving(), Why::HEADED)?;
        require(!self.is_mired(company), Why::MIRED)?;
        require(at.site.get().is_haven() || self.rules.standard, Why::NOT_A_HAVEN)?;
        Ok(company)
    }

    /// SATM-8.1, SATM-8.2, SATM-8.11.
    pub(crate) fn may_join(&self, seat: Seat, id: PieceId, into: CompanyId) -> Verdict {
        let from = self.may_leave(seat, id)?;
        let target = self.find_company(into).filter(|company| company.seat == seat).ok_or(Why::NOT_NOW)?;
        require(from != into && target.site == self.company(from).site, Why::APART)?;
        require(!target.moving(), Why::HEADED)?;
        let more = 1 + self.followers(id).count();
        require(target.site.get().is_haven() || self.takes(into, more), Why::FULL)
    }

    /// SATM-8.1, SATM-8.7: leaves with its followers to form a company.
    pub(crate) fn may_part(&self, seat: Seat, id: PieceId) -> Verdict {
        let from = self.may_leave(seat, id)?;
        let stay = self.characters(from).count() - self.followers(id).count();
        require(stay > 1, Why::ONLY_ONE)
    }

    /// Does it: to a company, or to one of its own.
    pub(crate) fn regroup(&mut self, id: PieceId, into: Option<CompanyId>, ctx: &mut Ctx<'_>) {
        let Some(from) = self.company_of(id) else { return };
        let (seat, site) = (self.company(from).seat, self.company(from).site);
        let into = into.unwrap_or_else(|| {
            let formed = self.form_company(seat, site);
            self.company_mut(formed).divided = true;
            formed
        });
        let card = self.piece(id).card;
        for follower in self.followers(id).collect::<Vec<_>>() {
            self.piece_mut(follower).zone = Zone::Company(into);
        }
        self.join(id, into, ctx);
        self.members_part(from, true, ctx);
        ctx.tell(|| Event::Regrouped { seat, card });
    }
}
