//! The members of companies, their place and their size.

use crate::cards::statics::Flag;
use crate::prelude::*;
use crate::state::Company;

impl State {
    /// The company to which a card in play belongs, directly or by its bearer.
    pub(crate) fn company_of(&self, id: PieceId) -> Option<CompanyId> {
        match self.piece(id).zone {
            Zone::Company(company) | Zone::OnCompany(company) => Some(company),
            Zone::On(bearer) => self.company_of(bearer),
            _ => None,
        }
    }

    /// The character that a card lies on; a character itself.
    pub(crate) fn bearer(&self, id: PieceId) -> Option<PieceId> {
        match self.piece(id).zone {
            Zone::Company(_) => Some(id),
            Zone::On(bearer) => self.bearer(bearer),
            _ => None,
        }
    }

    /// The characters of a company, in the order in which they came.
    pub fn characters(&self, company: CompanyId) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(move |id| self.piece(*id).zone == Zone::Company(company))
    }

    /// May this one tap for something that an untapped character of the company has to do?
    pub(crate) fn may_help(&self, company: CompanyId, id: PieceId) -> Verdict {
        require(self.characters(company).any(|one| one == id), Why::NOT_NOW)?;
        require(self.is_untapped(id), Why::TAPPED)
    }

    /// Has the company an untapped member who could help?
    pub(crate) fn has_helper(&self, company: CompanyId) -> bool {
        self.characters(company).any(|id| self.is_untapped(id))
    }

    /// The characters and allies of a company: who can face strikes (SATM-15.3).
    pub fn members(&self, company: CompanyId) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(move |id| self.is_member_of(*id, company))
    }

    fn is_member_of(&self, id: PieceId, company: CompanyId) -> bool {
        match self.piece(id).zone {
            Zone::Company(its) => its == company,
            Zone::On(_) => self.face(id).kind == CardKind::Ally && self.company_of(id) == Some(company),
            _ => false,
        }
    }

    /// Is it a character or an ally in play?
    pub(crate) fn is_member(&self, id: PieceId) -> bool {
        match self.piece(id).zone {
            Zone::Company(_) => true,
            Zone::On(_) => self.face(id).kind == CardKind::Ally,
            _ => false,
        }
    }

    /// Is it a character in play?
    pub(crate) fn is_character(&self, id: PieceId) -> bool {
        matches!(self.piece(id).zone, Zone::Company(_))
    }

    /// SATM-14.6, SATM-14.7: characters, Hobbits by halves, rounded up once; allies do not count.
    pub fn size(&self, company: CompanyId) -> u8 {
        let halves =
            self.characters(company).map(|id| if self.face(id).race == Some(Race::Hobbit) { 1 } else { 2 });
        (halves.sum::<u8>()).div_ceil(2)
    }

    /// Is a company as large as it likes?
    fn is_unlimited(&self, company: CompanyId) -> bool {
        self.is_said_on(company, |one| one.lifts_limit())
    }

    /// SATM-8.2: is there room in a company for so many more?
    pub(crate) fn takes(&self, company: CompanyId, more: usize) -> bool {
        self.is_unlimited(company) || usize::from(self.heads(company)) + more <= 7
    }

    /// SATM-8.2: how many count against seven.
    pub(crate) fn heads(&self, company: CompanyId) -> u8 {
        if self.is_unlimited(company) {
            return 0;
        }
        if self.rules.rulings.hobbits_halve_company {
            self.size(company)
        } else {
            self.characters(company).count() as u8
        }
    }

    /// The companies of a player.
    pub fn companies_of(&self, seat: Seat) -> impl Iterator<Item = &Company> + '_ {
        self.companies.iter().filter(move |company| company.seat == seat)
    }

    pub(crate) fn form_company(&mut self, seat: Seat, site: SiteId) -> CompanyId {
        let free = (1..=u8::MAX).map(CompanyId).find(|id| self.find_company(*id).is_none());
        let id = free.unwrap_or(CompanyId(u8::MAX));
        let mut company = Company::new(id, seat, site);
        // Formed outside the owner's organization phase, it has nothing to do this turn.
        company.moved = self.turn.active != seat;
        company.explored = company.moved;
        self.companies.push(company);
        self.take_site(seat, site);
        id
    }

    /// A player's site card comes into play: it is taken from the location deck.
    pub(crate) fn take_site(&mut self, seat: Seat, site: SiteId) {
        if !site.get().is_haven() {
            self.sides[seat].sites.remove(site);
        }
    }

    /// A company has left a site, or is no longer bound for it: the card returns, and an event that was a site is discarded.
    pub(crate) fn leave_site(&mut self, seat: Seat, site: SiteId, ctx: &mut Ctx<'_>) {
        self.give_up_site(seat, site, ctx);
        self.give_up_event_sites(ctx);
    }

    /// SATM-18.4, SATM-18.5: a site with no company of the player at it or bound for it returns to the
    /// location deck, or is discarded if it is tapped; havens always return.
    pub(crate) fn give_up_site(&mut self, seat: Seat, site: SiteId, ctx: &mut Ctx<'_>) {
        if site.get().is_haven() {
            return;
        }
        let bound = |company: &&Company| company.to == Some(site);
        if self.companies_of(seat).any(|company| company.site == site || company.shown && bound(&company)) {
            return;
        }
        // A tapped site that is not discarded tells that a company is bound for it, face down; one that is, that none is. One that is
        // shut stays tapped whoever is bound for it, and tells nothing.
        let unseen = self.companies_of(seat).filter(|company| company.moving() && !company.shown);
        let unseen = unseen.collect::<Vec<_>>();
        if self.sides[seat].tapped.has(site) && !self.is_shut(seat, site) && !unseen.is_empty() {
            ctx.journal.reveal();
        }
        if unseen.iter().any(bound) {
            return;
        }
        if !site.get().is_card() {
            self.sides[seat].tapped.remove(site);
            return;
        }
        // A card of the other player's goes back to that one.
        if self.sides[seat].lent.has(site) {
            let side = &mut self.sides[seat];
            side.lent.remove(site);
            side.tapped.remove(site);
            self.sides[crate::state::other(seat)].sites.add(site);
            return;
        }
        // A site that was not an own card, but one beside a host, goes back to no deck (SATM-30.19).
        if self.sides[seat].spent.has(site)
            || self.sides[seat].kept.has(site)
            || self.agents_of(seat).any(|agent| agent.way.iter().any(|step| step.site == site))
        {
            self.sides[seat].tapped.remove(site);
            return;
        }
        let returns = site.get().may(Flag::Return) || self.is_rooted(seat, site);
        if self.is_shut(seat, site) {
            return self.sides[seat].sites.add(site);
        }
        let side = &mut self.sides[seat];
        let tapped = side.tapped.has(site);
        side.tapped.remove(site);
        if tapped && !returns {
            let pile = if site.kept_points().is_some() { &mut side.kept } else { &mut side.spent };
            pile.add(site);
        } else {
            side.sites.add(site);
        }
    }

    /// A player has played a resource that taps a site, or needs it: discards the cards there that end so.
    pub(crate) fn site_is_used(&mut self, seat: Seat, site: SiteId, ctx: &mut Ctx<'_>) {
        let there = |card: &PieceId| {
            let company = self.company_of(*card).and_then(|id| self.find_company(id));
            self.face(*card).has.iter().any(|one| one.ends_with_site())
                && company.is_some_and(|company| company.seat == seat && company.site == site)
        };
        for card in self.in_play.iter().copied().filter(there).collect::<Vec<_>>() {
            self.discard(card, ctx);
        }
    }

    /// A character goes to another company of its player, with all that it controls.
    pub(crate) fn join(&mut self, id: PieceId, company: CompanyId, ctx: &mut Ctx<'_>) {
        let old = self.company_of(id);
        if old == Some(company) {
            return;
        }
        self.piece_mut(id).zone = Zone::Company(company);
        if let Some(old) = old {
            self.members_changed(old, ctx);
        }
        self.members_changed(company, ctx);
    }

    /// SATM-12.13: two companies become one; the first stays.
    pub(crate) fn unite(&mut self, stays: CompanyId, goes: CompanyId, ctx: &mut Ctx<'_>) {
        for id in self.characters(goes).collect::<Vec<_>>() {
            self.piece_mut(id).zone = Zone::Company(stays);
        }
        self.members_changed(goes, ctx);
        self.members_changed(stays, ctx);
    }

    /// Is the site of a company tapped (for its player)?
    pub(crate) fn site_tapped(&self, company: &Company) -> bool {
        self.sides[company.seat].tapped.has(company.site)
    }
}
