//! Operations by which companies travel otherwise, or are sent back.

use crate::card::RegionKind;
use crate::ctx::Ctx;
use crate::effect::{Static, Travel};
use crate::event::Event;
use crate::ids::{CompanyId, PieceId, SiteId};
use crate::questions::{Fly, HeadAgain};
use crate::rules::Scope;
use crate::state::{Link, State};

impl State {
    pub(super) fn travel(&mut self, how: &Travel, op: u8, link: &Link, ctx: &mut Ctx<'_>) {
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
            Travel::NearestHaven => {
                let haven = self.company(id).site.get().haven;
                self.relocate(id, haven, ctx);
            }
            Travel::Began => {
                let began = self.company(id).began;
                self.relocate(id, began, ctx);
            }
            Travel::ThisSite => self.head_for_event(id, self.piece(link.piece).card, ctx),
            Travel::AnySite(_) => {
                let link = *link;
                self.going_on.push(Fly { company: id, link, op });
            }
        }
    }

    /// A company is somewhere else at once, without a movement phase.
    fn relocate(&mut self, id: CompanyId, to: Option<SiteId>, ctx: &mut Ctx<'_>) {
        let company = self.company(id);
        let (seat, from) = (company.seat, company.site);
        let Some(to) = to.filter(|to| *to != from) else {
            return;
        };
        self.take_site(seat, to);
        self.company_mut(id).site = to;
        self.give_up_site(seat, from);
        self.give_up_event_sites(ctx);
        ctx.tell(|| Event::Arrived { seat, site: to });
    }

    /// The sites at which companies are, but havens.
    pub(super) fn tap_sites(&mut self, land: RegionKind, least: i8) {
        let path = |site: SiteId| {
            let printed = site.get().printed_path().iter();
            printed.filter(|one| **one == land).count()
        };
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
            let scope = Scope { company: Some(id), ..Scope::of(self, card) };
            self.face(card).has.iter().any(|one| match self.unwrapped(one, &scope) {
                Some(Static::TurnsBack(land, least)) => self.count_lands(id, *land) >= *least as usize,
                _ => false,
            })
        };
        if self.in_play.iter().any(|card| self.face(*card).touches.lands() && turns(*card)) {
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
        self.give_up_event_sites(ctx);
    }
}
