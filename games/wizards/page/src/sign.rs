//! The signs of the game, each drawn once for the whole page: kinds of cards, numbers, skills, peoples, lands and sites.

use std::sync::LazyLock;

use canvas::art::Signs;
use canvas::art::pen::at;
use maud::{Markup, html};

static SIGNS: LazyLock<Signs> = LazyLock::new(|| Signs::read("wzs-", include_str!("../data/signs.txt")));

/// The signs that stand for terms, by the ids of their symbols. Of a land or a site the term is what its sign is for.
pub(crate) const TERMS: [(&str, &str); 30] = [
    ("wzs-points", "points"),
    ("wzs-strikes", "strike"),
    ("wzs-prowess", "prowess"),
    ("wzs-body", "body"),
    ("wzs-mind", "mind"),
    ("wzs-influence", "direct"),
    ("wzs-corruption", "corruption-points"),
    ("wzs-limit", "limit"),
    ("wzs-warrior", "warrior"),
    ("wzs-scout", "scout"),
    ("wzs-ranger", "ranger"),
    ("wzs-sage", "sage"),
    ("wzs-diplomat", "diplomat"),
    ("wzs-wilderness", "key"),
    ("wzs-border_land", "key"),
    ("wzs-free_domain", "key"),
    ("wzs-shadow_land", "key"),
    ("wzs-dark_domain", "key"),
    ("wzs-coastal_sea", "key"),
    ("wzs-haven", "haven"),
    ("wzs-free_hold", "key"),
    ("wzs-border_hold", "key"),
    ("wzs-ruins_and_lairs", "key"),
    ("wzs-shadow_hold", "key"),
    ("wzs-dark_hold", "key"),
    ("wzs-tapped", "tap"),
    ("wzs-wounded", "wounded"),
    ("wzs-guard", "guard"),
    ("wzs-long", "long-event"),
    ("wzs-permanent", "permanent"),
];

/// All of them, to be put once on the page.
pub(crate) fn signs() -> Markup {
    html! { svg .sprite aria-hidden="true" width="0" height="0" { (SIGNS.symbols()) } }
}

/// A sign in the text. It says nothing to a screen reader: a name stands beside it.
pub(crate) fn icon(name: &str) -> Markup {
    SIGNS.icon(name, "icon wz-icon")
}

/// A sign with its name, on hover and for screen readers.
pub(crate) fn named(name: &str, what: &str) -> Markup {
    html! { span title=(what) { (icon(name)) span .unseen { (what) } } }
}

/// A sign on the map, around a point.
pub(crate) fn mark(name: &str, x: f32, y: f32, size: f32) -> Markup {
    SIGNS.mark(name, "wz-mark", at(x, y), size)
}

#[cfg(test)]
mod tests {
    use wizards::card::{ItemClass, Race, RegionKind, SiteKind, Skill};

    use super::*;

    #[test]
    fn every_people_skill_land_and_site_has_a_sign_of_its_own() {
        let races = Race::ALL.iter().map(|race| race.word());
        let skills = Skill::ALL.iter().map(|skill| skill.word());
        let lands = RegionKind::ALL.iter().map(|land| land.word());
        let sites = SiteKind::ALL.iter().map(|site| site.word());
        let items = ItemClass::ALL.iter().map(|class| class.word());
        for word in races.chain(skills).chain(lands).chain(sites).chain(items) {
            assert!(SIGNS.has(word), "no sign of '{word}'");
        }
        for (at, (name, drawing)) in SIGNS.all().iter().enumerate() {
            let others = &SIGNS.all()[at + 1..];
            assert!(others.iter().all(|(other, theirs)| other != name && theirs != drawing), "{name} twice");
        }
    }

    /// Each is drawn, and its term is told.
    #[test]
    fn what_signs_stand_for_is_told() {
        let glossary = include_str!("../../rules/glossary.toml");
        for (sign, term) in TERMS {
            assert!(SIGNS.has(sign.trim_start_matches("wzs-")), "no sign {sign}");
            assert!(glossary.contains(&format!("key = \"{term}\"\n")), "no term {term}");
        }
    }
}
