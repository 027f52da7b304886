//! Loads the data files into the book and reports every mistake at once, each with its line and its column.

use std::collections::{HashSet, VecDeque};

use cardlang::pack::{Entry, Files, Mistakes, Record, Text};
use cardlang::{Ids, Value};
use table::Names;

use super::face::{CardKind, Face, Keys, MoreKeys, Touches, Windows};
use super::place::{AutoAttack, FromHand, Region, RegionSet, Site, SiteSet};
use super::raw;
use super::ways::ways;
use super::{Book, Duration, Race, RegionKind, SiteKind};
use crate::cards::statics::{Flag, Gives};
use crate::cards::{Amount, Mode, Stat, Static, Trigger, Window};
use crate::ids::{CardId, RegionId, SiteId};

const FILES: [(&str, &str); 11] = [
    ("regions.toml", include_str!("../../../data/regions.toml")),
    ("sites.toml", include_str!("../../../data/sites.toml")),
    ("characters.toml", include_str!("../../../data/characters.toml")),
    ("agents.toml", include_str!("../../../data/agents.toml")),
    ("items.toml", include_str!("../../../data/items.toml")),
    ("minions.toml", include_str!("../../../data/minions.toml")),
    ("allies.toml", include_str!("../../../data/allies.toml")),
    ("factions.toml", include_str!("../../../data/factions.toml")),
    ("resources.toml", include_str!("../../../data/resources.toml")),
    ("creatures.toml", include_str!("../../../data/creatures.toml")),
    ("hazards.toml", include_str!("../../../data/hazards.toml")),
];

cardlang::words! {
    /// A property of a card besides its numbers.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum CardFlag: "flag" {
        /// The attacker chooses who faces the strikes.
        "attacker_chooses" => AttackerChooses,
        /// Its target may tap, too, to cancel one of its attacks.
        "anybody_calls_off" => AnybodyCallsOff,
        /// Its strikes do not wound.
        "harmless" => Harmless,
        /// Its strikes tap instead of wounding (detainment).
        "detainment" => Detainment,
        /// Others may tap, each to cancel one of its strikes.
        "shielded" => Shielded,
        /// A character it would wound taps, without a body check.
        "only_taps" => OnlyTaps,
        /// The creature attacks minions only.
        "minions_only" => MinionsOnly,
        /// An event for players who are not at this table.
        "not_here" => NotHere,
        /// Its prisoners lose their rings.
        "takes_rings" => TakesRings,
        /// The card may tap to influence.
        "sways" => Sways,
    }
}

/// The tables of cards, by the kind each holds: in the order of the book.
const TABLES: [(CardKind, &str); 8] = [
    (CardKind::Character, "character"),
    (CardKind::Agent, "agent"),
    (CardKind::Item, "item"),
    (CardKind::Ally, "ally"),
    (CardKind::Faction, "faction"),
    (CardKind::Resource, "resource"),
    (CardKind::Creature, "creature"),
    (CardKind::Hazard, "hazard"),
];

/// The files while they are read, and the values of their ids.
struct Reader<'a> {
    files: Files<'a>,
    ids: Ids,
    /// The region of each site.
    lying: Vec<Option<usize>>,
}

impl Reader<'_> {
    fn text<V: Value, T: Record>(&mut self, of: &Entry<T>, text: &Text) -> Option<V> {
        self.files.read(of, text, &self.ids)
    }

    fn texts<V: Value, T: Record>(&mut self, of: &Entry<T>, texts: &[Text]) -> Vec<V> {
        self.files.read_all(of, texts, &self.ids)
    }

    fn optional<V: Value, T: Record>(&mut self, of: &Entry<T>, text: Option<&Text>) -> Option<V> {
        text.and_then(|text| self.text(of, text))
    }

    fn regions<T: Record>(&mut self, of: &Entry<T>, names: &[Text]) -> RegionSet {
        self.texts::<RegionId, _>(of, names).into_iter().collect()
    }

    fn sites<T: Record>(&mut self, of: &Entry<T>, names: &[Text]) -> SiteSet {
        self.texts::<SiteId, _>(of, names).into_iter().collect()
    }

    /// The site that a key of a field names.
    fn site<T: Record>(&mut self, of: &Entry<T>, field: &str, name: &str) -> Option<SiteId> {
        let site = self.ids.number("site", name).map(|number| SiteId(number as u8));
        if site.is_none() {
            self.files.mistake(of, field, format!("unknown site `{name}`"));
        }
        site
    }

    /// The sites that a key of `adjacent` names: one, or all of a region (`any_site_in_REGION`).
    fn near<T: Record>(&mut self, of: &Entry<T>, name: &str) -> Vec<SiteId> {
        let Some(region) = name.strip_prefix("any_site_in_") else {
            return self.site(of, "adjacent", name).into_iter().collect();
        };
        let Some(region) = self.ids.number("region", region) else {
            self.files.mistake(of, "adjacent", format!("unknown region `{region}`"));
            return Vec::new();
        };
        let lies = |at: &Option<usize>| *at == Some(region);
        let inside = self.lying.iter().enumerate().filter(|(_, at)| lies(at));
        inside.map(|(site, _)| SiteId(site as u8)).collect()
    }

    /// Region symbols by their letters.
    fn path<T: Record>(&mut self, of: &Entry<T>, letters: Option<&Text>) -> Vec<RegionKind> {
        let Some(letters) = letters else {
            return Vec::new();
        };
        let mut path = Vec::new();
        for letter in letters.get().chars() {
            match RegionKind::of_letter(letter) {
                Some(land) => path.push(land),
                None => self.files.mistake_in(of, letters, format!("'{letter}' is no region symbol")),
            }
        }
        path
    }
}

/// Reads the book of the game.
///
/// # Errors
/// Every mistake there is.
pub(super) fn book() -> Result<Book, Mistakes> {
    read(FILES)
}

/// Reads a book from files, each with its name and its text.
///
/// # Errors
/// Every mistake there is, with its file, its line and its column.
pub fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Book, Mistakes> {
    let mut files = Files::new(files);
    let regions = files.records::<raw::RawRegion>();
    let sites = files.records::<raw::RawSite>();
    let mut cards = Vec::new();
    for (kind, table) in TABLES {
        cards.extend(files.records_in::<raw::Card>(table).into_iter().map(|card| (kind, card)));
    }
    let mut ids = Ids::default();
    ids.add("region", regions.iter().map(|region| &*region.id));
    ids.add("site", sites.iter().flat_map(|site| site_ids(site, &regions)));
    ids.add("card", cards.iter().map(|(_, card)| &*card.id));
    for (at, (_, card)) in cards.iter().enumerate() {
        if ids.number("card", &card.id) != Some(at) {
            files.mistake(card, "id", "there is a card of this id already");
        }
    }
    let region_of = |site: &Entry<raw::RawSite>| ids.number("region", site.region.as_ref()?.get());
    // An event used as a site lies in no region by itself.
    let lying = sites.iter().filter(|site| site.each.is_none()).map(region_of).collect();
    let mut reader = Reader { files, ids, lying };
    let regions = read_regions(&regions, &mut reader);
    let entries = sites;
    let mut sites = Vec::new();
    for entry in &entries {
        let site = read_site(entry, &mut reader);
        sites.extend(spread(site, entry.each, &regions));
    }
    let mut cards = cards.iter().map(|(kind, card)| read_card(*kind, card, &mut reader)).collect::<Vec<_>>();
    beings(&mut cards);
    let site_cards = sites.iter().filter(|site| site.is_card()).count();
    if let Some(early) = entries.iter().zip(&sites).take(site_cards).find(|(_, site)| !site.is_card()) {
        reader.files.mistake(early.0, "road", "what is no site card stands last");
    }
    reader.files.end()?;
    let hazards_of = |window: Window| {
        let of = move |face: &Face| {
            let hazard = face.kind == CardKind::Hazard && face.missing.is_none();
            hazard && face.modes.iter().any(|mode| mode.when == window)
        };
        let found = cards.iter().enumerate().filter(|(_, face)| of(face));
        found.map(|(at, _)| CardId(at as u16)).collect::<Vec<_>>()
    };
    let (strike_hazards, chain_hazards) = (hazards_of(Window::Strike), hazards_of(Window::Chain));
    let free = |face: &Face| face.kind == CardKind::Hazard && face.free && face.missing.is_none();
    let free_hazards = cards.iter().enumerate().filter(|(_, face)| free(face));
    let havens = sites.iter().enumerate().filter(|(_, site)| site.is_haven());
    let events = sites.iter().enumerate().skip(site_cards).flat_map(|(at, site)| {
        let of = cards.iter().enumerate().filter(move |(_, face)| face.number == site.number);
        of.map(move |(card, _)| (CardId(card as u16), SiteId(at as u8)))
    });
    Ok(Book {
        site_events: events.collect(),
        site_cards,
        ways: ways(&sites, &regions),
        havens: havens.map(|(at, _)| SiteId(at as u8)).collect(),
        free_hazards: free_hazards.map(|(at, _)| CardId(at as u16)).collect(),
        strike_hazards,
        chain_hazards,
        cards,
        sites,
        regions,
        ids: reader.ids,
    })
}

fn read_regions(raw: &[Entry<raw::RawRegion>], reader: &mut Reader<'_>) -> Vec<Region> {
    let mut regions = raw
        .iter()
        .map(|region| Region {
            id: region.id.clone(),
            number: region.number.clone(),
            name: region.name.clone(),
            kind: region.kind,
            adjacent: reader.regions(region, &region.adjacent),
            chain: Vec::new(),
        })
        .collect::<Vec<_>>();
    for from in 0..regions.len() {
        let mut chain = vec![u8::MAX; regions.len()];
        chain[from] = 1;
        let mut queue = VecDeque::from([from]);
        while let Some(at) = queue.pop_front() {
            for next in regions[at].adjacent.iter() {
                if chain[next.index()] == u8::MAX {
                    chain[next.index()] = chain[at] + 1;
                    queue.push_back(next.index());
                }
            }
        }
        regions[from].chain = chain;
    }
    regions
}

/// The ids of a site's record: one, or one in each region of a kind.
fn site_ids(raw: &Entry<raw::RawSite>, regions: &[Entry<raw::RawRegion>]) -> Vec<String> {
    let Some(kind) = raw.each else {
        return vec![raw.id.clone()];
    };
    let of_kind = regions.iter().filter(|region| region.kind == kind);
    of_kind.map(|region| format!("{}_in_{}", raw.id, region.id)).collect()
}

/// The sites themselves.
fn spread(site: Site, each: Option<RegionKind>, regions: &[Region]) -> Vec<Site> {
    let Some(kind) = each else { return vec![site] };
    let of_kind = regions.iter().enumerate().filter(|(_, region)| region.kind == kind);
    let spread = of_kind.map(|(at, region)| {
        let names = |own: &Names| Names {
            es: format!("{} ({})", own.es, region.name.es),
            en: format!("{} ({})", own.en, region.name.en),
        };
        Site {
            id: format!("{}_in_{}", site.id, region.id),
            name: names(&site.name),
            said: names(&site.said),
            region: Some(RegionId(at as u8)),
            by_regions: true,
            ..site.clone()
        }
    });
    spread.collect()
}

fn read_site(raw: &Entry<raw::RawSite>, reader: &mut Reader<'_>) -> Site {
    let has = reader.texts::<Static, _>(raw, &raw.has);
    let gives = |what: Stat| {
        let by = has.iter().find_map(|one| match one {
            Static::Gives(Gives { stat, by: Amount::Number(by), .. }) if *stat == what => Some(*by),
            _ => None,
        });
        by.unwrap_or(0)
    };
    let (hazard_limit, ring_test) = (gives(Stat::HazardLimit), gives(Stat::RingTest));
    Site {
        id: raw.id.clone(),
        number: raw.number.clone(),
        name: raw.name.clone(),
        said: Names { es: raw.said.clone().unwrap_or_else(|| raw.name.es.clone()), en: raw.name.en.clone() },
        kind: raw.kind,
        region: reader.optional(raw, raw.region.as_ref()),
        haven: reader.optional(raw, raw.haven.as_ref()),
        path: reader.path(raw, raw.path.as_ref()),
        paths: raw
            .paths
            .iter()
            .filter_map(|(from, path)| Some((reader.site(raw, "paths", from)?, reader.path(raw, Some(path)))))
            .collect(),
        road: reader.path(raw, raw.road.as_ref()),
        by_regions: false,
        draws: raw.draws,
        opponent_draws: raw.opponent_draws,
        items: raw.items.clone(),
        only: raw.only.iter().map(|(class, only)| (*class, only.clone())).collect(),
        information: raw.information,
        // An attack from the hand is asked for (SATM-29.13); it has no strikes of its own.
        attacks: raw
            .attacks
            .iter()
            .filter(|attack| attack.from_hand.is_empty())
            .filter_map(auto_attack)
            .collect(),
        defenders: raw.defenders.iter().filter_map(auto_attack).collect(),
        from_hand: raw
            .attacks
            .iter()
            .find(|attack| !attack.from_hand.is_empty())
            .map(|attack| FromHand { keys: symbols(raw, &attack.from_hand, reader), own: attack.own }),
        hoard: raw.hoard || raw.attacks.iter().any(|attack| attack.race == Some(Race::Dragon)),
        dwarf_hold: raw.dwarf_hold,
        under_deeps: raw.under_deeps,
        hazard_limit,
        ring_test,
        always_keyed: has.contains(&Static::may(Flag::BeKeyed)),
        heals_all: has.contains(&Static::may(Flag::HealAll)),
        deeps: raw
            .adjacent
            .iter()
            .flat_map(|(near, number)| reader.near(raw, near).into_iter().map(|site| (site, *number)))
            .collect(),
        has,
    }
}

fn auto_attack(raw: &raw::Attack) -> Option<AutoAttack> {
    Some(AutoAttack {
        race: raw.race?,
        strikes: strikes(raw.strikes.as_ref()),
        prowess: raw.prowess,
        wound_check: raw.wound_check,
        detains: raw.detainment,
        attacker_chooses: raw.attacker_chooses,
        firm: raw.firm,
    })
}

const fn strikes(raw: Option<&raw::Strikes>) -> u8 {
    match raw {
        Some(raw::Strikes::Number(number)) => *number,
        _ => 0,
    }
}

fn read_card(kind: CardKind, raw: &Entry<raw::Card>, reader: &mut Reader<'_>) -> Face {
    let (haven, home) = raw.home.iter().cloned().partition::<Vec<_>, _>(|home| home.get() == "haven");
    let flags = reader.texts::<CardFlag, _>(raw, &raw.flags);
    let has = reader.texts(raw, &raw.has);
    let flag = |flag| flags.contains(&flag);
    let mut face = Face {
        id: raw.id.clone(),
        number: raw.number.clone(),
        name: raw.name.clone(),
        kind,
        unique: raw.unique,
        race: raw.race,
        second_race: raw.second_race,
        skills: raw.skills.clone(),
        mind: raw.mind,
        influence: raw.direct_influence,
        prowess: raw.prowess,
        body: raw.body,
        points: raw.points,
        corruption: raw.corruption,
        removal: raw.removal,
        home: reader.sites(raw, &home),
        home_havens: !haven.is_empty(),
        class: raw.class,
        slot: raw.slot,
        keywords: raw.keywords.clone(),
        at: reader.sites(raw, &raw.at),
        at_regions: reader.regions(raw, &raw.in_regions),
        number_needed: raw.influence,
        modifiers: raw.modifiers.iter().map(|(race, by)| (*race, *by)).collect(),
        duration: raw.duration.unwrap_or(Duration::Permanent),
        strikes: strikes(raw.strikes.as_ref()),
        attacks: raw.attacks.unwrap_or(1),
        keys: keys(raw, reader),
        attacker_chooses: flag(CardFlag::AttackerChooses),
        anybody_calls_off: flag(CardFlag::AnybodyCallsOff),
        harmless: flag(CardFlag::Harmless),
        detains: flag(CardFlag::Detainment),
        shielded: flag(CardFlag::Shielded),
        only_taps: flag(CardFlag::OnlyTaps),
        minions_only: flag(CardFlag::MinionsOnly),
        not_here: flag(CardFlag::NotHere),
        rescue: raw.rescue.iter().filter_map(auto_attack).collect(),
        takes_rings: flag(CardFlag::TakesRings),
        sways: flag(CardFlag::Sways),
        or_event: raw.or_event,
        free: raw.free,
        either: matches!(raw.also, Some(raw::Also::Resource)),
        touches: Touches::of(&has),
        plainly: Touches::plainly(&has),
        played: Windows::default(),
        used: Windows::default(),
        has,
        modes: raw.modes.iter().filter_map(|mode| read_mode(raw, mode, reader)).collect(),
        uses: raw.uses.iter().filter_map(|mode| read_mode(raw, mode, reader)).collect(),
        on: raw.on.iter().filter_map(|on| read_trigger(raw, on, reader)).collect(),
        needs: reader.texts(raw, &raw.needs),
        being: raw.being.clone(),
        leaves: reader.texts(raw, &raw.leaves),
        limit: reader.optional(raw, raw.limit.as_ref()),
        missing: raw.missing.clone().or_else(|| raw.odd.clone()),
    };
    face.played = Windows::of_modes(&face.modes);
    face.used = Windows::of_modes(&face.uses);
    face
}

fn read_mode(of: &Entry<raw::Card>, raw: &raw::RawMode, reader: &mut Reader<'_>) -> Option<Mode> {
    Some(Mode {
        when: reader.text(of, &raw.when)?,
        by: reader.optional(of, raw.by.as_ref()),
        target: reader.optional(of, raw.target.as_ref()),
        tests: reader.texts(of, &raw.tests),
        cost: reader.texts(of, &raw.cost),
        does: reader.texts(of, &raw.does),
        stays: reader.optional(of, raw.stays.as_ref()),
        limit: reader.optional(of, raw.limit.as_ref()),
    })
}

fn read_trigger(of: &Entry<raw::Card>, raw: &raw::RawTrigger, reader: &mut Reader<'_>) -> Option<Trigger> {
    Some(Trigger {
        event: reader.text(of, &raw.event)?,
        tests: reader.texts(of, &raw.tests),
        does: reader.texts(of, &raw.does),
    })
}

/// Region symbols, each with how many are needed, and site symbols.
fn symbols<T: Record>(of: &Entry<T>, texts: &[Text], reader: &mut Reader<'_>) -> Keys {
    let mut keys = Keys::default();
    for key in texts {
        let (word, count) = key.get().split_once(' ').unwrap_or((key.get(), "1"));
        match (RegionKind::named(word), SiteKind::named(word)) {
            (Some(land), _) => keys.lands.push((land, count.parse().unwrap_or(1))),
            (_, Some(place)) => keys.places.push(place),
            _ => reader.files.mistake_in(of, key, format!("`{}` is no key", key.get())),
        }
    }
    keys
}

fn keys(raw: &Entry<raw::Card>, reader: &mut Reader<'_>) -> Keys {
    let mut keys = symbols(raw, &raw.keys, reader);
    let Some(raw::Also::Keys(also)) = &raw.also else {
        return keys;
    };
    for key in also {
        let test = reader.optional(raw, key.test.as_ref());
        if !key.keys.is_empty() || key.kind.is_some() || key.free {
            let Keys { lands, places, .. } = symbols(raw, &key.keys, reader);
            let kind = reader.optional(raw, key.kind.as_ref());
            keys.more.push(MoreKeys { lands, places, kind, free: key.free, test });
        }
        keys.sites = keys.sites.or(reader.sites(raw, &key.at));
        keys.between = keys.between.or(reader.sites(raw, &key.between));
        let regions = reader.regions(raw, &key.regions);
        if !regions.is_empty() {
            keys.regions.push((regions, test));
        }
        let places = match &key.sites {
            Some(raw::Sites::Kinds(kinds)) => Some(kinds.clone()),
            Some(raw::Sites::Any(_)) => Some(Vec::new()),
            None => None,
        };
        let inside = reader.regions(raw, &key.sites_in);
        if !inside.is_empty() {
            keys.sites_in.push((inside, places.unwrap_or_default(), test));
        } else if let Some(places) = places {
            keys.sites_in.push((regions, places, test));
        }
    }
    keys
}

/// Makes every manifestation of a being that being, too.
fn beings(cards: &mut [Face]) {
    let named = cards.iter().filter_map(|face| face.being.clone()).collect::<HashSet<_>>();
    for face in cards.iter_mut().filter(|face| face.being.is_none() && named.contains(&face.id)) {
        face.being = Some(face.id.clone());
    }
}
