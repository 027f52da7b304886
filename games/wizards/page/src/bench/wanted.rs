//! The search for cards: words in the name, in the text, in the kind or the places of play, its number, and
//! its signs. In either language; a word that is found nowhere is replaced by the nearest one.

use std::sync::LazyLock;

use canvas::find::{Sought, Vocabulary};
use canvas::{Context, Language, Task};
use wizards::card::{CardKind, Face, ItemClass, Race, RegionKind, SiteKind};
use wizards::ids::{CardId, RegionId, SiteId};
use wizards::list::{Listed, plain};

use crate::label::{self};
use crate::{card, says};

/// The values of the fields above the cards.
pub(super) struct Wanted<'a> {
    language: Language,
    words: Vec<Sought>,
    /// The number of a card, if one was typed.
    number: String,
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

/// The number of letters looked for, as in the library.
const LONGEST: usize = 60;

/// The searchable text of a card, in plain letters.
struct Text {
    one: Listed,
    /// Its name in the language.
    called: String,
    /// Its names in both.
    names: String,
    /// Its number in the sets.
    number: String,
    /// All that it is and says in the language.
    says: String,
    /// All of that in both languages, with names and number.
    all: String,
}

/// All there is, by language.
static TEXTS: LazyLock<[Vec<Text>; 2]> = LazyLock::new(|| [Language::Es, Language::En].map(texts));

/// Every word that stands somewhere.
static WORDS: LazyLock<Vocabulary> =
    LazyLock::new(|| Vocabulary::of(all(Language::Es).iter().map(|text| text.all.as_str())));

fn texts(language: Language) -> Vec<Text> {
    let cards = CardId::all().map(Listed::Card);
    let sites = SiteId::all().map(Listed::Site);
    let text = |one: Listed| {
        let names = plain(&format!("{} {}", one.name().es, one.name().en));
        let [says, other] = [true, false].map(|own| {
            let other = if language == Language::Es { Language::En } else { Language::Es };
            plain(&told(one, if own { language } else { other }))
        });
        let number = plain(one.number());
        Text {
            one,
            called: plain(super::called(one, language)),
            all: format!("{names} {number} {says} {other}"),
            says,
            number,
            names,
        }
    };
    cards.chain(sites).map(text).collect()
}

/// All that a card is and says, and where it is played.
fn told(one: Listed, language: Language) -> String {
    let ctx = Context::plain(language);
    let mut words: Vec<String> = match one {
        Listed::Card(card) => {
            let face = card.get();
            let home = face.home.iter().map(|site| label::name(&site.get().name, language).to_owned());
            [card::kind(face, &ctx)].into_iter().chain(card::where_to(face, &ctx)).chain(home).collect()
        }
        Listed::Site(site) => {
            let of = site.get();
            let region = of.region.map(|region| label::name(&region.get().name, language).to_owned());
            let attacks = of.attacks.iter().map(|attack| ctx.say(attack.race.term()));
            let items = of.items.iter().map(|class| ctx.say(class.term()));
            [ctx.say("wizards-bench-sites"), ctx.say(of.kind.term())]
                .into_iter()
                .chain(region)
                .chain(attacks)
                .chain(items)
                .collect()
        }
    };
    words.extend(says::card(language, super::id(one)));
    words.join(" ")
}

fn all(language: Language) -> &'static [Text] {
    match language {
        Language::Es => &TEXTS[0],
        Language::En => &TEXTS[1],
    }
}

/// The words that were typed; those found nowhere with their nearest ones.
fn words(typed: &str) -> Vec<Sought> {
    WORDS.sought(typed, |word| all(Language::Es).iter().any(|text| word.stands_in(&text.all)))
}

impl<'a> Wanted<'a> {
    pub(super) fn of(task: &'a Task) -> Self {
        let typed = plain(&task.field("find").chars().take(LONGEST).collect::<String>());
        Self {
            language: task.language,
            words: words(&typed),
            number: typed,
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

    /// The words that stand nowhere, with those that are found in their place.
    pub(super) fn misspelt(&self) -> impl Iterator<Item = &Sought> {
        self.words.iter().filter(|word| !word.nearly.is_empty())
    }

    /// All that fits, in order: cards with that number, with that name, with that text in the reader's
    /// language, and with it only in the other.
    pub(super) fn found(&self) -> Vec<Listed> {
        let has = |text: &str| self.words.iter().all(|word| word.stands_in(text));
        let texts = all(self.language).iter();
        let mut found = texts.filter(|text| has(&text.all) && self.fits(text.one)).collect::<Vec<_>>();
        found.sort_by_cached_key(|text| {
            let near = [text.number == self.number, has(&text.names), has(&text.says)];
            let near = near.iter().position(|near| *near).unwrap_or(near.len());
            (near, -i16::from(self.rank(text.one)), kind(text.one), text.called.as_str())
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
            "character" => face.kind == CardKind::Character && !face.is_wizard(),
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

/// The order of sorts in the list: sites at the end.
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
        canvas::learn(&canvas::words());
        canvas::learn(&crate::words());
        let fields = fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let task = Task {
            language: Language::Es,
            fields: &fields.collect::<BTreeMap<_, _>>(),
            at_table: false,
            picture: &|_| None,
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

    /// A card is found by its effect, its kind and where it is played, in either language, and by its number.
    #[test]
    fn a_card_is_found_by_what_it_does() {
        let has = |find: &str, id: &str| {
            let found = found(&[("find", find)]);
            assert!(found.contains(&id) && found.len() < 400, "{find}: {} found", found.len());
        };
        has("weapon orc", "glamdring");
        has("arma orco", "glamdring");
        has("elf diplomat", "legolas");
        has("elfo diplomático", "legolas");
        has("Old Forest", "old_forest");
        for id in ["concealment", "gandalf", "bree", "legolas"] {
            let one = CardId::named(id).map(Listed::Card);
            let one = one.or_else(|| SiteId::named(id).map(Listed::Site)).expect(id);
            let number = one.number();
            for find in [number.to_owned(), number.replace('-', " "), number.to_lowercase()] {
                assert_eq!(found(&[("find", &find)]).first(), Some(&id), "{find}");
            }
        }
    }

    /// What a card does is found in whatever form it is typed.
    #[test]
    fn words_have_other_forms() {
        for (find, id) in [
            ("cancels an attack", "concealment"),
            ("cancel the attacks", "concealment"),
            ("cancelar un ataque", "concealment"),
            ("cancela el ataque", "concealment"),
            ("tapping a ranger", "river"),
            ("the one ring", "the_one_ring"),
        ] {
            let found = found(&[("find", find)]);
            assert!(found.contains(&id) && found.len() < 300, "{find}: {}", found.len());
        }
    }

    #[test]
    fn misspelt_words_find_what_they_are_nearly() {
        for (find, id) in [
            ("glamdrin", "glamdring"),
            ("gandlaf", "gandalf"),
            ("ocultameinto", "concealment"),
            ("consealment", "concealment"),
            ("legolaz", "legolas"),
        ] {
            assert_eq!(found(&[("find", find)]).first(), Some(&id), "{find}");
        }
        for nothing in ["xyzzyx", "qqqqqq", "glamdringaling", "zzz"] {
            assert!(found(&[("find", nothing)]).is_empty(), "{nothing}");
        }
        assert!(
            words("glamdring").iter().all(|word| word.nearly.is_empty()),
            "what stands somewhere is as it is"
        );
    }

    #[test]
    fn signs_narrow_what_is_found() {
        let elves = found(&[("sort", "character"), ("race", "elf"), ("skill", "scout")]);
        assert!(!elves.is_empty() && elves.len() < 15, "{elves:?}");
        for id in elves {
            let face = CardId::named(id).unwrap().get();
            assert_eq!((face.kind, face.race), (CardKind::Character, Some(Race::Elf)), "{id}");
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
