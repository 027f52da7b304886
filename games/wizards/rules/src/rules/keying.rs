//! Why a creature may be played on a company (SATM-14.21 to SATM-14.30).

use super::Scope;
use crate::card::Face;
use crate::effect::{Condition, Kind, Op};
use crate::ids::{CompanyId, RegionId};
use crate::state::{Change, Key, State};

impl State {
    /// Calls `offer` with every key that a creature has to a company, in a stable order.
    pub(crate) fn each_key(&self, face: &Face, scope: &Scope, mut offer: impl FnMut(Key)) {
        let Some(company) = scope.company.and_then(|id| self.find_company(id)) else {
            return;
        };
        let site = company.target_site();
        let keys = &face.keys;
        let holds = |test: &Option<Condition>| test.as_ref().is_none_or(|test| self.holds(test, scope));
        let inside = keys.sites_in.iter().any(|(regions, places, test)| {
            site.get().region.is_some_and(|region| regions.has(region))
                && (places.is_empty() || places.contains(&self.place_of(site)))
                && holds(test)
        });
        let by_name = keys.sites.has(site) || inside || site.get().always_keyed;
        let mut offer = |key: Key| {
            if !self.key_forbidden(company.id, key) {
                offer(key);
            }
        };
        // SATM-28.12: an agent of the site lets creatures attack that are keyed elsewhere.
        if by_name || self.summoned(company, face) {
            offer(Key::Site(site));
        }
        let place = self.place_of(site);
        if keys.places.contains(&place) {
            offer(Key::Place(place));
        }
        let named = |region: RegionId| {
            keys.regions
                .iter()
                .any(|(regions, test)| regions.has(region) && holds(test))
        };
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
        for region in company
            .path
            .regions
            .iter()
            .copied()
            .filter(|region| named(*region))
        {
            offer(Key::Region(region));
        }
        for (land, needed) in &keys.lands {
            if self.count_lands(company.id, *land) >= usize::from(*needed) {
                offer(Key::Land(*land));
            }
        }
    }

    /// Has a card forbidden this key for the company (a ford)?
    fn key_forbidden(&self, company: CompanyId, key: Key) -> bool {
        self.lasting
            .iter()
            .any(|lasting| match (lasting.change, lasting.change.op()) {
                (
                    Change::Said {
                        company: Some(of), ..
                    },
                    Some(Op::Forbid(kind)),
                ) => of == company && self.key_is(company, key, kind),
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
            _ => self
                .find_company(company)
                .is_some_and(|of| self.site_is(of.target_site(), kind)),
        }
    }
}
