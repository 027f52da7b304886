//! Hazard hosts: who is taken prisoner, where, and how prisoners come back (chapter 30).

use super::Scope;
use crate::card::{Keyword, RegionSet, SiteSet};
use crate::cards::Kind;
use crate::cards::ops::Capture;
use crate::prelude::*;
use crate::questions::{AttackBegins, AttackNow, MinorItem, RescueEnds, RescueSite};
use crate::state::{Company, Host};

/// The sites where a card takes its prisoners.
pub(crate) fn captures(card: &crate::card::Face) -> Option<&Kind> {
    let mut ops = card.modes.iter().flat_map(|mode| &mode.does);
    ops.find_map(|op| match op {
        Op::Capture(Capture { at }) => Some(at),
        _ => None,
    })
}

impl State {
    /// The host of this card, if it holds a prisoner.
    pub fn host(&self, piece: PieceId) -> Option<&Host> {
        self.hosts.iter().find(|host| host.piece == piece)
    }

    /// The prisoners of a host.
    pub(crate) fn prisoners(&self, host: PieceId) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(move |id| {
            self.piece(*id).zone == Zone::On(host) && self.face(*id).kind == crate::card::CardKind::Character
        })
    }

    /// Is this character a prisoner (SATM-30.10)?
    pub(crate) fn is_prisoner(&self, id: PieceId) -> bool {
        let Zone::On(host) = self.piece(id).zone else {
            return false;
        };
        self.host(host).is_some() && self.face(id).kind == crate::card::CardKind::Character
    }

    /// SATM-30.3 to SATM-30.7: where prisoners could be kept who are taken from this company.
    pub(crate) fn rescue_sites(&self, card: PieceId, company: &Company) -> SiteSet {
        if let Some(site) = self.purse_at(card).or(self.host(card).map(|host| host.site)) {
            return [site].into_iter().collect();
        }
        let takes_home = |mode: &crate::cards::Mode| mode.does.contains(&Op::TakeHome);
        if self.face(card).modes.iter().any(takes_home) {
            return self.agent_prisons();
        }
        let Some(kind) = captures(self.face(card)) else {
            return SiteSet::EMPTY;
        };
        let owner = self.piece(card).owner;
        let (regions, deep) = self.rescue_regions(company);
        let fits = |site: &SiteId| {
            let face = site.get();
            let near = face.region.is_some_and(|region| regions.has(region));
            let below = deep && State::deep_way(company.target_site(), *site).is_some() && face.under_deeps;
            (near || below) && self.site_is(*site, kind)
        };
        self.sides[owner].sites.iter().filter(fits).collect()
    }

    /// The regions for a rescue site; and may it be in the Under-deeps below the destination (SATM-30.7)?
    fn rescue_regions(&self, company: &Company) -> (RegionSet, bool) {
        if !(company.shown && company.moving()) {
            return (company.site.get().region.into_iter().collect(), false);
        }
        let path = &company.path;
        let mut regions = path.regions.iter().copied().collect::<RegionSet>();
        // By a ruling those of origin and destination only, if the way was a basic one.
        if path.by_regions || !self.rules.rulings.rescue_at_the_ends {
            for region in path.regions.iter() {
                regions = regions.or(region.get().adjacent);
            }
        }
        (regions, true)
    }

    /// SATM-30.8: could the host take the target of the strike?
    pub(crate) fn may_capture(&self, scope: &Scope) -> Verdict {
        let company = scope.company.and_then(|id| self.find_company(id)).ok_or(Why::NOT_NOW)?;
        let host = scope.piece().ok_or(Why::NOT_NOW)?;
        require(!self.rescue_sites(host, company).is_empty(), Why::NO_RESCUE)
    }

    /// The strike that is being faced takes its target prisoner, if it succeeds.
    pub(crate) fn threaten(&mut self, host: PieceId) {
        if let Some(strike) = self.combat.as_mut().and_then(|combat| combat.strike_mut()) {
            strike.host = Some(host);
        }
    }

    /// A strike with a host has succeeded: its target is not harmed, and a site is chosen (SATM-30.3).
    pub(crate) fn captured(&mut self, host: PieceId, who: PieceId) {
        self.frames.push(RescueSite { host, who });
    }

    /// SATM-30.2, SATM-30.11, SATM-30.12: the character leaves its company at once.
    pub(crate) fn take_prisoner(&mut self, host: PieceId, who: PieceId, site: SiteId, ctx: &mut Ctx<'_>) {
        let company = self.company_of(who);
        let owner = self.piece(host).owner;
        if self.purse_at(host).is_none() {
            self.sides[owner].sites.remove(site);
        }
        let spares_rings = !self.face(host).takes_rings;
        for held in self.held(who) {
            if !(spares_rings && self.is_ring(held)) {
                self.leave(held, Zone::Discard, ctx);
            }
        }
        self.set_adrift(who);
        let piece = self.piece_mut(who);
        piece.zone = Zone::On(host);
        piece.leader = None;
        piece.adrift = false;
        let agent = self.combat.as_ref().and_then(|combat| match combat.source {
            Source::Agent(agent) if combat.host == Some(host) => Some((agent, combat.race)),
            _ => None,
        });
        if let Some((agent, _)) = agent {
            self.agent_withdraws(agent, site);
        }
        if self.host(host).is_none() {
            let race = agent.map(|(_, race)| race);
            self.hosts.push(Host { piece: host, site, tried: false, race });
        }
        let (seat, card) = (self.piece(who).owner, self.piece(who).card);
        ctx.tell(|| Event::Captured { seat, card, site });
        if let Some(company) = company {
            self.members_changed(company, ctx);
        }
    }

    pub(crate) fn is_ring(&self, id: PieceId) -> bool {
        let rings = [Keyword::TheOneRing, Keyword::DwarvenRing, Keyword::MagicRing, Keyword::LesserRing];
        let face = self.face(id);
        face.class == Some(crate::card::ItemClass::GoldRing) || rings.iter().any(|ring| face.is(*ring))
    }

    /// Discards hosts without prisoners after an attack that is over (SATM-30.15).
    pub(crate) fn idle_hosts_leave(&mut self, played: &[PieceId], ctx: &mut Ctx<'_>) {
        for host in played {
            // A card on a site waits there for others.
            let waits = self.purse_at(*host).is_some();
            if self.piece(*host).zone.in_play() && self.host(*host).is_none() && !waits {
                self.discard(*host, ctx);
            }
        }
    }

    /// The prisoners of a host are free: in this company, or in one of their own at the rescue site (SATM-30.14); its
    /// site returns (SATM-30.9), and so it is no host any more.
    pub(crate) fn free_prisoners(&mut self, host: PieceId, into: Option<CompanyId>, ctx: &mut Ctx<'_>) {
        let Some(at) = self.hosts.iter().position(|one| one.piece == host) else {
            return;
        };
        let site = self.hosts.remove(at).site;
        let owner = self.piece(host).owner;
        if self.purse_at(host).is_none() {
            self.sides[owner].sites.add(site);
        }
        let prisoners = self.prisoners(host).collect::<Vec<_>>();
        let Some(first) = prisoners.first().copied() else {
            return;
        };
        let seat = self.piece(first).owner;
        let company = into.unwrap_or_else(|| self.form_company(seat, site));
        for id in prisoners {
            self.piece_mut(id).zone = Zone::Company(company);
            let card = self.piece(id).card;
            ctx.tell(|| Event::Freed { seat, card, site });
        }
        self.members_changed(company, ctx);
    }

    /// SATM-30.15: a host without prisoners is discarded.
    fn host_emptied(&mut self, host: PieceId, ctx: &mut Ctx<'_>) {
        if self.prisoners(host).next().is_none() && self.piece(host).zone.in_play() {
            self.discard(host, ctx);
        }
    }

    /// Makes a body check for each prisoner of a host; one that is eliminated counts against its owner (SATM-30.13).
    pub(crate) fn check_prisoners(&mut self, host: PieceId, by: i8, ctx: &mut Ctx<'_>) {
        for id in self.prisoners(host).collect::<Vec<_>>() {
            let (seat, card) = (self.piece(id).owner, self.piece(id).card);
            let body = self.face(id).body;
            let roll = self.roll(other(seat), "body", ctx) + by;
            ctx.tell(|| Event::BodyCheck { card, roll, body });
            if roll > body {
                self.leave(id, Zone::Won(seat), ctx);
                ctx.tell(|| Event::Eliminated { seat, card });
            }
        }
        self.host_emptied(host, ctx);
    }

    /// Frees the prisoners of a host by a roll and body above a number.
    pub(crate) fn break_free(&mut self, host: PieceId, number: i8, ctx: &mut Ctx<'_>) {
        let Some(first) = self.prisoners(host).next() else {
            return;
        };
        let total = self.roll(self.piece(first).owner, "escape", ctx) + self.face(first).body;
        if total > number {
            self.free_prisoners(host, None, ctx);
            self.host_emptied(host, ctx);
        }
    }

    /// The hosts whose prisoners a player could rescue at a site.
    pub(crate) fn hosts_at(&self, seat: Seat, site: SiteId) -> impl Iterator<Item = PieceId> + '_ {
        self.hosts
            .iter()
            .filter(move |host| host.site == site && self.holds_of(host.piece, seat))
            .map(|host| host.piece)
    }

    fn holds_of(&self, host: PieceId, seat: Seat) -> bool {
        self.prisoners(host).any(|id| self.piece(id).owner == seat)
    }

    /// SATM-30.19: the sites to which a player may go with the card beside a host, for want of an own one.
    pub(crate) fn rescue_cards(&self, seat: Seat) -> SiteSet {
        let hosts = self.hosts.iter().filter(|host| self.holds_of(host.piece, seat));
        hosts.map(|host| host.site).collect()
    }

    /// SATM-30.16: may the company try to rescue the prisoners of this host?
    pub(crate) fn may_rescue(&self, seat: Seat, id: CompanyId, host: PieceId) -> Verdict {
        let company = self.find_company(id).ok_or(Why::NOT_NOW)?;
        require(self.hosts_at(seat, company.site).any(|one| one == host), Why::NO_PRISONERS)?;
        require(self.host(host).is_some_and(|host| !host.tried), Why::RESCUE_ONCE)?;
        require(self.characters(id).any(|one| self.is_untapped(one)), Why::TAPPED)
    }

    /// The rescue attacks come; then a character taps (SATM-30.16).
    pub(crate) fn begin_rescue(&mut self, company: CompanyId, host: PieceId) {
        if let Some(of) = self.hosts.iter_mut().find(|one| one.piece == host) {
            of.tried = true;
        }
        self.frames.push(RescueEnds { company, host });
        if let Some(site) = self.purse_at(host) {
            for combat in self.attacks_there(company, site).into_iter().rev() {
                self.frames.push(AttackNow::of(combat));
            }
            return;
        }
        let card = self.piece(host).card;
        let like = self.host(host).and_then(|host| host.race);
        for attack in card.get().rescue.iter().rev() {
            self.frames.push(AttackBegins {
                company,
                source: Source::Effect(card),
                race: like.unwrap_or(attack.race),
                strikes: attack.strikes as i8,
                prowess: attack.prowess,
            });
        }
    }

    /// SATM-30.17, SATM-30.18: the site taps, the prisoners join, and a minor item may be taken besides.
    pub(crate) fn rescue(&mut self, company: CompanyId, host: PieceId, by: PieceId, ctx: &mut Ctx<'_>) {
        self.tap(by);
        self.tap_site(Some(company));
        let card = self.piece(host).card;
        self.company_mut(company).gained.push(card);
        self.frames.push(MinorItem { company });
        self.free_prisoners(host, Some(company), ctx);
        self.host_emptied(host, ctx);
    }

    /// A new turn: rescues may be tried again.
    pub(crate) fn hosts_renew(&mut self) {
        self.hosts.iter_mut().for_each(|host| host.tried = false);
    }
}
