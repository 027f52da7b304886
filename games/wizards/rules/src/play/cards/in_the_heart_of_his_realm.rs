//! In the Heart of his Realm: in the dark countries a sage has no skill, and spells are barred.

use super::prelude::*;
use crate::card::{Keyword, Skill};
use crate::ids::RegionId;

statics! {
    /// A character in a dark-domain or in Gorgoroth, or on the way through one, is no sage, and uses neither spells nor
    /// light enchantments nor rituals.
    "hushes" => Hushes: |_| Touches::SKILLS;
}

/// The keywords barred there.
const SPOKEN: [Keyword; 3] = [Keyword::Spell, Keyword::LightEnchantment, Keyword::Ritual];

impl State {
    /// Is a company at a site in the dark countries, or on the way through one of them?
    fn in_his_realm(&self, id: CompanyId) -> bool {
        let Some(company) = self.find_company(id) else {
            return false;
        };
        let gorgoroth = RegionId::named("gorgoroth");
        let dark =
            |region: RegionId| region.get().kind == RegionKind::DarkDomain || Some(region) == gorgoroth;
        let passes = company.shown
            && company.moving()
            && (self.count_lands(id, RegionKind::DarkDomain) > 0
                || company.path.regions.iter().any(|region| Some(*region) == gorgoroth));
        passes || company.site.get().region.is_some_and(dark)
    }

    /// Does a card keep a character from this skill at its place?
    pub(crate) fn hushes(&self, card: PieceId, id: PieceId, skill: Skill) -> bool {
        skill == Skill::Sage
            && self.face(card).has.contains(&Static::Hushes)
            && self.company_of(id).is_some_and(|company| self.in_his_realm(company))
    }

    /// Is it a card with a keyword that is barred at the company's place?
    pub(crate) fn is_hushed(&self, scope: &Scope) -> bool {
        let face = scope.face(self);
        SPOKEN.iter().any(|word| face.is_some_and(|face| face.is(*word)))
            && scope.company.is_some_and(|company| self.in_his_realm(company))
            && self.in_play.iter().any(|card| self.face(*card).has.contains(&Static::Hushes))
    }
}
