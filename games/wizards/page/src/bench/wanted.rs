//! Which cards are looked for: words in the name or in what the card says, and its signs.

use std::sync::LazyLock;

use canvas::{Language, Task};
use wizards::card::{Face, ItemClass, Kind, Race, RegionKind, SiteKind};
use wizards::ids::{CardId, RegionId, SiteId};
use wizards::list::{Listed, plain};

use crate::says;

/// What is chosen in the fields above the cards.
pub(super) struct Wanted<'a> {
    language: Language,
    words: Vec<String>,
    sort: &'a str,
    race: &'a str,
    skill: &'a str,
    key: &'a str,
    region: Option<RegionId>,
    points: i8,
    set: &'a str,
    can: &'a str,
    order: &'a str,
}

/// The sorts of cards that one can look for, with the classes of items.
pub(super) const SORTS: [&str; 15] = [
    "character",
    "wizard",
    "item",
    "minor",
    "major",
    "greater",
    "gold_ring",
    "special",
    "ally",
    "faction",
    "resource",
    "creature",
    "hazard",
    "agent",
    "site",
];

/// So many letters are looked for, as in the library.
const LONGEST: usize = 60;

/// What there is to be found, plainly.
struct Text {
    one: Listed,
    /// Its name in the language.
    called: String,
    /// Its names in both.
    names: String,
    /// Names and sentences.
    all: String,
}

/// All there is, by language.
static TEXTS: LazyLock<[Vec<Text>; 2]> = LazyLock::new(|| [Language::Es, Language::En].map(texts));

fn texts(language: Language) -> Vec<Text> {
    let cards = CardId::all().map(Listed::Card);
    let sites = SiteId::all().map(Listed::Site);
    let text = |one: Listed| {
        let names = plain(&format!("{} {}", one.name().es, one.name().en));
        let says = plain(&says::card(language, super::id(one)).join(" "));
        Text { one, called: plain(super::called(one, language)), all: format!("{names} {says}"), names }
    };
    cards.chain(sites).map(text).collect()
}

fn all(language: Language) -> &'static [Text] {
    match language {
        Language::Es => &TEXTS[0],
        Language::En => &TEXTS[1],
    }
}

impl<'a> Wanted<'a> {
    pub(super) fn of(task: &'a Task) -> Self {
        Self {
            language: task.language,
            words: plain(&task.field("find").chars().take(LONGEST).collect::<String>())
                .split(' ')
                .map(str::to_owned)
                .collect(),
            sort: task.field("sort"),
            race: task.field("race"),
            skill: task.field("skill"),
            key: task.field("key"),
            region: RegionId::named(task.field("region")),
            points: task.field("points").parse().unwrap_or(0),
            set: task.field("set"),
            can: task.field("can"),
            order: task.field("order"),
        }
    }

    /// All that fits, in the order that is wanted: what is called so before what only says so.
    pub(super) fn found(&self) -> Vec<Listed> {
        let has = |text: &str| self.words.iter().all(|word| text.contains(word.as_str()));
        let texts = all(self.language).iter();
        let mut found = texts.filter(|text| has(&text.all) && self.fits(text.one)).collect::<Vec<_>>();
        found.sort_by_cached_key(|text| {
            (!has(&text.names), -i16::from(self.rank(text.one)), kind(text.one), text.called.as_str())
        });
        found.into_iter().map(|text| text.one).collect()
    }

    fn rank(&self, one: Listed) -> i8 {
        let Listed::Card(card) = one else { return i8::MIN };
        let face = card.get();
        match self.order {
            "points" => face.points,
            "prowess" => face.prowess,
            "mind" => face.mind.unwrap_or(-1),
            _ => 0,
        }
    }

    fn fits(&self, one: Listed) -> bool {
        let number = one.number();
        if !self.set.is_empty() && number.split('-').next() != Some(self.set) {
            return false;
        }
        match one {
            Listed::Card(card) => self.fits_card(card.get()),
            Listed::Site(site) => self.fits_site(site),
        }
    }

    fn fits_card(&self, face: &Face) -> bool {
        let is = |wanted: &str, has: &[&str]| wanted.is_empty() || has.contains(&wanted);
        let sort = match self.sort {
            "" => true,
            "character" => face.kind == Kind::Character && !face.is_wizard(),
            "minor" | "major" | "greater" | "gold_ring" | "special" => {
                face.class.map(ItemClass::word) == Some(self.sort)
            }
            sort => crate::card::sort(face) == sort,
        };
        let lands = face.keys.lands.iter().map(|(land, _)| land.word());
        let signs = lands.chain(face.keys.places.iter().map(|place| place.word()));
        let skills = face.skills.iter().map(|skill| skill.word());
        let can = match self.can {
            "yes" => face.missing.is_none(),
            "no" => face.missing.is_some(),
            _ => true,
        };
        sort && can
            && is(self.race, face.race.map(Race::word).as_slice())
            && is(self.skill, &skills.collect::<Vec<_>>())
            && is(self.key, &signs.collect::<Vec<_>>())
            && face.points >= self.points
            && self.region.is_none_or(|region| in_region(face, region))
    }

    fn fits_site(&self, site: SiteId) -> bool {
        let of = site.get();
        let path = || of.path.iter().map(|land: &RegionKind| land.word());
        matches!(self.sort, "" | "site")
            && self.race.is_empty()
            && self.skill.is_empty()
            && self.points == 0
            && self.can != "no"
            && (self.key.is_empty()
                || SiteKind::word(of.kind) == self.key
                || path().any(|land| land == self.key))
            && self.region.is_none_or(|region| of.region == Some(region))
    }
}

/// In which order sorts are listed: sites at the end.
fn kind(one: Listed) -> u8 {
    match one {
        Listed::Card(card) => card.get().kind as u8,
        Listed::Site(_) => u8::MAX,
    }
}

/// Has it to do with this region: its home, where it is played, or what it is keyed to by name?
fn in_region(face: &Face, region: RegionId) -> bool {
    let keys = &face.keys;
    let lies = |site: SiteId| site.get().region == Some(region);
    face.at_regions.has(region)
        || keys.regions.iter().any(|(set, _)| set.has(region))
        || keys.sites_in.iter().any(|(set, ..)| set.has(region))
        || [face.home, face.at, keys.sites].iter().any(|sites| sites.iter().any(lies))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn found(fields: &[(&str, &str)]) -> Vec<&'static str> {
        let fields = fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let task = Task {
            language: Language::Es,
            fields: &fields.collect::<BTreeMap<_, _>>(),
            at_table: false,
            clause: &|_| Default::default(),
        };
        Wanted::of(&task).found().into_iter().map(super::super::id).collect()
    }

    #[test]
    fn names_are_found_in_either_language_and_without_accents() {
        assert_eq!(found(&[("find", "eowyn")]).first(), Some(&"eowyn"));
        assert_eq!(found(&[("find", "ocultamiento")]).first(), Some(&"concealment"));
        assert_eq!(found(&[("find", "CONCEALMENT")]).first(), Some(&"concealment"));
        assert!(found(&[("find", "xyzzy")]).is_empty());
    }

    #[test]
    fn signs_narrow_what_is_found() {
        let elves = found(&[("sort", "character"), ("race", "elf"), ("skill", "scout")]);
        assert!(!elves.is_empty() && elves.len() < 15, "{elves:?}");
        for id in elves {
            let face = CardId::named(id).unwrap().get();
            assert_eq!((face.kind, face.race), (Kind::Character, Some(Race::Elf)), "{id}");
        }
        let worth = found(&[("sort", "faction"), ("points", "3")]);
        assert!(worth.iter().all(|id| CardId::named(id).unwrap().get().points >= 3) && !worth.is_empty());
        let sea = found(&[("sort", "creature"), ("key", "coastal_sea")]);
        assert!(!sea.is_empty() && sea.len() < found(&[("sort", "creature")]).len());
        let rohan = found(&[("region", "rohan")]);
        assert!(rohan.contains(&"edoras") && rohan.contains(&"eomer"), "{rohan:?}");
        let [can, cannot] = ["yes", "no"].map(|can| found(&[("sort", "hazard"), ("can", can)]));
        let whether = |id: &&str| CardId::named(id).unwrap().get().missing.is_none();
        assert!(can.iter().all(whether) && !can.is_empty());
        assert!(!cannot.iter().any(whether));
    }
}
