//! The keying of creatures to companies (SATM-14.21 to SATM-14.30).

use super::{Scope, Speaker};
use crate::card::{CardKind, Face};
use crate::cards::ops::{Forbid, Permit};
use crate::cards::statics::Keys;
use crate::cards::{Condition, Kind, Only, Op, Static};
use crate::ids::{CompanyId, PieceId, RegionId, SiteId};
use crate::state::{Company, Key, State};

/// The place to which a creature is keyed: a site, and the company that is there or on its way there, if one is.
#[derive(Clone, Copy)]
struct Whither<'a> {
    site: SiteId,
    company: Option<&'a Company>,
}

impl<'a> Whither<'a> {
    fn of(company: &'a Company) -> Self {
        Self { site: company.target_site(), company: Some(company) }
    }
}

impl State {
    /// Calls `offer` with every key that a creature has to a company, in a stable order.
    pub(crate) fn each_key(&self, face: &Face, scope: &Scope, mut offer: impl FnMut(Key)) {
        self.offer_keys(face, scope, &mut offer);
    }

    /// Compiled once, however many ask for keys.
    fn offer_keys(&self, face: &Face, scope: &Scope, offer: &mut dyn FnMut(Key)) {
        let Some(company) = scope.company.and_then(|id| self.find_company(id)) else {
            return;
        };
        if face.minions_only || !face.needs.iter().all(|need| need.holds(self, scope)) {
            return;
        }
        let site = company.target_site();
        let keys = &face.keys;
        let mut given = Vec::new();
        let mut offer = |key: Key| {
            if !given.contains(&key) {
                given.push(key);
                offer(key);
            }
        };
        // Whatever other cards say.
        if site.get().always_keyed {
            offer(Key::Site(site));
        }
        if let Some(only) = self.only_creatures(company.id) {
            // The key needs nothing else than to be such a creature.
            let fits = |card| super::conditions::face_is(face, card, only);
            if scope.card(self).is_some_and(fits) {
                offer(Key::None);
            }
            return;
        }
        let mut offer = |key: Key| {
            if !self.key_forbidden(company.id, key) {
                offer(key);
            }
        };
        // SATM-28.12: an agent of the site lets creatures attack that are keyed elsewhere.
        if self.summoned(company, face) {
            offer(Key::Site(site));
        }
        self.each_site_key(face, scope, site, &mut offer);
        let holds = |test: &Option<Condition>| test.as_ref().is_none_or(|test| test.holds(self, scope));
        let more = || keys.more.iter().filter(|more| holds(&more.test));
        if !company.flies && more().any(|more| more.free) {
            offer(Key::None);
        }
        self.each_permit(Whither::of(company), face, scope, &mut offer);
        let named =
            |region: RegionId| keys.regions.iter().any(|(regions, test)| regions.has(region) && holds(test));
        // SATM-14.26, SATM-29.3: without a path, no keys to symbols; SATM-14.24: to the region in which it stays by its name.
        if !(company.shown && company.moving()) {
            let stays =
                (!self.rules.rulings.named_regions_need_movement).then_some(company.site.get().region);
            if let Some(region) = stays.flatten().filter(|region| named(*region)) {
                offer(Key::Region(region));
            }
            return;
        }
        if keys.between.has(company.site) && keys.between.has(site) && company.site != site {
            offer(Key::None);
        }
        for region in company.path.regions.iter().copied().filter(|region| named(*region)) {
            offer(Key::Region(region));
        }
        for (land, needed) in keys.lands.iter().chain(more().flat_map(|more| &more.lands)) {
            if self.count_lands(company.id, *land) >= usize::from(*needed) {
                offer(Key::Land(*land));
            }
        }
    }

    /// Offers the keys that a creature has to a site by its own card: by the name of the site, its region, its kind.
    fn each_site_key(&self, face: &Face, scope: &Scope, site: SiteId, offer: &mut dyn FnMut(Key)) {
        let (keys, place) = (&face.keys, self.place_for_hazards(site));
        let holds = |test: &Option<Condition>| test.as_ref().is_none_or(|test| test.holds(self, scope));
        let inside = keys.sites_in.iter().any(|(regions, places, test)| {
            let there = site.get().region.is_some_and(|region| regions.has(region));
            there && (places.is_empty() || places.contains(&place)) && holds(test)
        });
        let more = || keys.more.iter().filter(|more| holds(&more.test));
        let of_kind = more().filter_map(|more| more.kind.as_ref()).any(|kind| self.site_is(site, kind));
        if keys.sites.has(site) || inside || of_kind {
            offer(Key::Site(site));
        }
        if keys.places.contains(&place) || more().any(|more| more.places.contains(&place)) {
            offer(Key::Place(place));
        }
    }

    /// Can a creature be keyed to a site at which there is no company: by its own card, or as one in play lets it?
    pub(crate) fn is_keyed_there(&self, creature: PieceId, site: SiteId) -> bool {
        let (face, scope) = (self.face(creature), Scope::of(self, creature));
        if face.kind != CardKind::Creature || face.missing.is_some() || face.minions_only {
            return false;
        }
        let mut fits = site.get().always_keyed;
        self.each_site_key(face, &scope, site, &mut |_| fits = true);
        self.each_permit(Whither { site, company: None }, face, &scope, &mut |_| fits = true);
        fits
    }

    /// The only creatures that may be played on a company, whatever they are keyed to, if a card says so.
    fn only_creatures(&self, id: CompanyId) -> Option<&'static Kind> {
        let mut of = self.lasting.iter().filter(|lasting| lasting.change.is_of_company(id));
        of.find_map(|lasting| match lasting.change.op() {
            Some(Op::Only(Only { kind })) => Some(kind),
            _ => None,
        })
    }

    /// Offers the further keys that cards give to creatures.
    fn each_permit(&self, to: Whither<'_>, face: &Face, scope: &Scope, offer: &mut dyn FnMut(Key)) {
        let Some(card) = scope.card(self) else { return };
        let id = to.company.map(|company| company.id);
        let mut permit = |kind: &Kind, keys: &Kind| {
            if super::conditions::face_is(face, card, kind) {
                self.each_key_to(to, keys, &mut |key| {
                    if !own_key(face, key) {
                        offer(key);
                    }
                });
            }
        };
        for (_, kind, to) in id.into_iter().flat_map(|id| self.permits(id)) {
            permit(kind, to);
        }
        let mut says = |has: &[Static], of: &Scope| {
            for one in has {
                if let Static::Keys(Keys { kind, to, test }) = one
                    && test.holds(self, of)
                {
                    permit(kind, to);
                }
            }
        };
        for by in self.in_play.iter().copied().filter(|card| self.face(*card).touches.places()) {
            says(&self.face(by).has, &Scope { company: id, ..Scope::of(self, by) });
        }
        // An attack the company has faced may say so, too, for the rest of the turn, and the site itself.
        let faced = to.company.into_iter().flat_map(|company| &company.faced);
        for faced in faced.filter_map(|faced| faced.card) {
            says(&faced.get().has, &Scope { company: id, ..*scope });
        }
        let seat = to.company.map_or(scope.seat, |company| company.seat);
        says(&to.site.get().has, &Scope::about(Speaker::Rules, seat, id));
    }

    /// The permits for one creature more that are open for a company: the change, the creatures, the card.
    fn permits(&self, id: CompanyId) -> impl Iterator<Item = (usize, &'static Kind, &'static Kind)> + '_ {
        let all = self.lasting.iter().enumerate();
        all.filter(move |(_, lasting)| lasting.change.is_of_company(id)).filter_map(|(at, lasting)| {
            match lasting.change.op() {
                Some(Op::Permit(Permit { kind, to })) => Some((at, kind, to)),
                _ => None,
            }
        })
    }

    /// A creature has been keyed as a card permits it: for one creature only.
    pub(crate) fn use_permit(&mut self, id: CompanyId, piece: PieceId, key: Key) {
        let (card, face) = (self.piece(piece).card, self.face(piece));
        let Some(company) = self.find_company(id) else { return };
        let used = self.permits(id).find(|(_, kind, to)| {
            let mut fits = false;
            self.each_key_to(Whither::of(company), to, &mut |other| fits |= other == key);
            fits && super::conditions::face_is(face, card, kind)
        });
        if let Some(at) = used.map(|(at, ..)| at).filter(|_| !own_key(face, key)) {
            self.lasting.remove(at);
        }
    }

    /// Is there any such key, where a company goes or stands?
    pub(crate) fn has_key_to(&self, company: &Company, to: &Kind) -> bool {
        let mut found = false;
        self.each_key_to(Whither::of(company), to, &mut |_| found = true);
        found
    }

    /// The keys of a place that are such ones; those of a way only for a company that goes it.
    fn each_key_to(&self, whither: Whither<'_>, to: &Kind, offer: &mut dyn FnMut(Key)) {
        let Whither { site, company } = whither;
        let moves = company.filter(|company| company.shown && company.moving());
        match to {
            Kind::AnySite => offer(Key::Site(site)),
            Kind::Place(place) if self.place_for_hazards(site) == *place => offer(Key::Place(*place)),
            Kind::Land(land) if moves.is_some_and(|company| self.count_lands(company.id, *land) > 0) => {
                offer(Key::Land(*land))
            }
            Kind::Region(region) => {
                let passes = moves.is_some_and(|company| company.path.regions.contains(region));
                let stays = !self.rules.rulings.named_regions_need_movement
                    && company.is_some_and(|company| !company.moving())
                    && site.get().region == Some(*region);
                if passes || stays {
                    offer(Key::Region(*region));
                }
            }
            Kind::Any(kinds) => kinds.iter().for_each(|kind| self.each_key_to(whither, kind, offer)),
            _ => {}
        }
    }

    /// Has a card forbidden this key for the company (a ford)?
    fn key_forbidden(&self, company: CompanyId, key: Key) -> bool {
        let mut of = self.lasting.iter().filter(|lasting| lasting.change.is_of_company(company));
        of.any(|lasting| match lasting.change.op() {
            Some(Op::Forbid(Forbid { kind })) => self.key_is(company, key, kind),
            _ => false,
        })
    }

    /// Is a key of this kind? What is asked of a place is asked of the company's site.
    fn key_is(&self, company: CompanyId, key: Key, kind: &Kind) -> bool {
        match kind {
            Kind::KeyedToSite => key.to_site(),
            Kind::Keyed(kind) => match (key, &**kind) {
                (Key::Land(land), Kind::Land(other)) => land == *other,
                (Key::Place(place), Kind::Place(other)) => place == *other,
                _ => false,
            },
            Kind::All(kinds) => kinds.iter().all(|kind| self.key_is(company, key, kind)),
            Kind::Any(kinds) => kinds.iter().any(|kind| self.key_is(company, key, kind)),
            Kind::Not(kind) => !self.key_is(company, key, kind),
            _ => self.find_company(company).is_some_and(|of| self.site_is(of.target_site(), kind)),
        }
    }
}

/// Is it a key that the creature's own card gives?
fn own_key(face: &Face, key: Key) -> bool {
    match key {
        Key::Land(land) => face.keys.lands.iter().any(|(of, needed)| *of == land && *needed <= 1),
        Key::Place(place) => face.keys.places.contains(&place),
        Key::Site(site) => face.keys.sites.has(site),
        Key::Region(region) => face.keys.regions.iter().any(|(regions, _)| regions.has(region)),
        Key::None => true,
    }
}
