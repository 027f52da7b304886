//! From the data files to the book, with every fault at once.

use std::collections::VecDeque;

use super::face::{Face, Keys, Kind, Touches};
use super::place::{AutoAttack, Region, RegionSet, Site, SiteSet};
use super::raw;
use super::ways::ways;
use super::{Book, Duration, Race, RegionKind, SiteKind};
use crate::effect::{Amount, Flag, Stat};
use crate::effect::{Ids, Mode, Read, Static, Term, Trigger};
use crate::ids::{CardId, RegionId, SiteId};

const FILES: [(&str, &str); 10] = [
    ("regions", include_str!("../../data/regions.toml")),
    ("sites", include_str!("../../data/sites.toml")),
    ("characters", include_str!("../../data/characters.toml")),
    ("agents", include_str!("../../data/agents.toml")),
    ("items", include_str!("../../data/items.toml")),
    ("allies", include_str!("../../data/allies.toml")),
    ("factions", include_str!("../../data/factions.toml")),
    ("resources", include_str!("../../data/resources.toml")),
    ("creatures", include_str!("../../data/creatures.toml")),
    ("hazards", include_str!("../../data/hazards.toml")),
];

/// The faults found so far, each with where it is.
struct Faults(Vec<String>);

impl Faults {
    fn note<T>(&mut self, at: &str, result: Result<T, String>) -> Option<T> {
        result.map_err(|why| self.0.push(format!("{at}: {why}"))).ok()
    }

    fn text<T: Read>(&mut self, at: &str, text: &str, ids: &Ids) -> Option<T> {
        let read = Term::parse(text).and_then(|term| T::read(&term, ids));
        self.note(at, read.map_err(|why| format!("{why} in \"{text}\"")))
    }

    fn texts<T: Read>(&mut self, at: &str, texts: &[String], ids: &Ids) -> Vec<T> {
        texts.iter().filter_map(|text| self.text(at, text, ids)).collect()
    }

    fn optional<T: Read>(&mut self, at: &str, text: Option<&String>, ids: &Ids) -> Option<T> {
        text.and_then(|text| self.text(at, text, ids))
    }

    fn path(&mut self, at: &str, letters: &str) -> Vec<RegionKind> {
        let read =
            |letter| RegionKind::of_letter(letter).ok_or_else(|| format!("'{letter}' is no region symbol"));
        letters.chars().filter_map(|letter| self.note(at, read(letter))).collect()
    }
}

/// Reads everything.
///
/// # Errors
/// Every fault there is.
pub(super) fn book() -> Result<Book, Vec<String>> {
    let mut faults = Faults(Vec::new());
    let mut all = raw::File::default();
    for (name, text) in FILES {
        let read = toml::from_str::<raw::File>(text).map_err(|error| error.to_string());
        let Some(file) = faults.note(name, read) else {
            continue;
        };
        all.character.extend(file.character);
        all.agent.extend(file.agent);
        all.item.extend(file.item);
        all.ally.extend(file.ally);
        all.faction.extend(file.faction);
        all.resource.extend(file.resource);
        all.creature.extend(file.creature);
        all.hazard.extend(file.hazard);
        all.site.extend(file.site);
        all.region.extend(file.region);
    }
    let lists = [
        (Kind::Character, all.character),
        (Kind::Agent, all.agent),
        (Kind::Item, all.item),
        (Kind::Ally, all.ally),
        (Kind::Faction, all.faction),
        (Kind::Resource, all.resource),
        (Kind::Creature, all.creature),
        (Kind::Hazard, all.hazard),
    ];
    let cards = lists.into_iter().flat_map(|(kind, cards)| cards.into_iter().map(move |card| (kind, card)));
    let cards = cards.collect::<Vec<_>>();
    let mut ids = Ids::default();
    ids.cards.extend(cards.iter().enumerate().map(|(at, (_, card))| (card.id.clone(), CardId(at as u16))));
    ids.sites.extend(all.site.iter().enumerate().map(|(at, site)| (site.id.clone(), SiteId(at as u8))));
    ids.regions
        .extend(all.region.iter().enumerate().map(|(at, region)| (region.id.clone(), RegionId(at as u8))));
    let regions = regions(&all.region, &ids, &mut faults);
    let sites = all.site.iter().map(|site| read_site(site, &ids, &mut faults)).collect::<Vec<_>>();
    let cards = cards.iter().map(|(kind, card)| read_card(*kind, card, &ids, &mut faults)).collect();
    let cards: Vec<Face> = cards;
    let at_strikes = |face: &Face| {
        let hazard = face.kind == Kind::Hazard && face.missing.is_none();
        hazard && face.modes.iter().any(|mode| mode.when == crate::effect::Window::Strike)
    };
    let strike_hazards = cards
        .iter()
        .enumerate()
        .filter(|(_, face)| at_strikes(face))
        .map(|(at, _)| CardId(at as u16))
        .collect();
    let havens = sites.iter().enumerate().filter(|(_, site)| site.is_haven());
    let site_cards = sites.iter().filter(|site| site.is_card()).count();
    if !sites[..site_cards].iter().all(Site::is_card) {
        faults.0.push("sites: what is no site card stands last".to_owned());
    }
    let book = Book {
        site_cards,
        ways: ways(&sites, &regions),
        havens: havens.map(|(at, _)| SiteId(at as u8)).collect(),
        strike_hazards,
        cards,
        sites,
        regions,
        ids,
    };
    if faults.0.is_empty() { Ok(book) } else { Err(faults.0) }
}

fn regions(raw: &[raw::Region], ids: &Ids, faults: &mut Faults) -> Vec<Region> {
    let mut regions = raw
        .iter()
        .map(|region| Region {
            id: region.id.clone(),
            number: region.number.clone(),
            name: region.name.clone(),
            kind: region.kind,
            adjacent: region_set(&region.id, &region.adjacent, ids, faults),
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

fn region_set(at: &str, names: &[String], ids: &Ids, faults: &mut Faults) -> RegionSet {
    faults.texts::<RegionId>(at, names, ids).into_iter().collect()
}

fn site_set(at: &str, names: &[String], ids: &Ids, faults: &mut Faults) -> SiteSet {
    faults.texts::<SiteId>(at, names, ids).into_iter().collect()
}

fn read_site(raw: &raw::Site, ids: &Ids, faults: &mut Faults) -> Site {
    let at = &raw.id;
    let has = faults.texts::<Static>(at, &raw.has, ids);
    let limit = has.iter().find_map(|one| match one {
        Static::Gives(_, Stat::HazardLimit, Amount::Number(by)) => Some(*by),
        _ => None,
    });
    Site {
        id: raw.id.clone(),
        number: raw.number.clone(),
        name: raw.name.clone(),
        kind: raw.kind,
        region: faults.optional(at, raw.region.as_ref(), ids),
        haven: faults.optional(at, raw.haven.as_ref(), ids),
        path: faults.path(at, &raw.path),
        paths: raw
            .paths
            .iter()
            .filter_map(|(from, path)| Some((faults.text(at, from, ids)?, faults.path(at, path))))
            .collect(),
        road: faults.path(at, &raw.road),
        draws: raw.draws,
        opponent_draws: raw.opponent_draws,
        items: raw.items.clone(),
        only: raw.only.iter().map(|(class, only)| (*class, only.clone())).collect(),
        information: raw.information,
        // An attack from the hand is asked for (SATM-29.13); it has no strikes of its own.
        attacks: raw
            .attacks
            .iter()
            .filter(|attack| attack.from_hand.is_none())
            .filter_map(auto_attack)
            .collect(),
        from_hand: raw.attacks.iter().find_map(|attack| attack.from_hand),
        hoard: raw.hoard || raw.attacks.iter().any(|attack| attack.race == Some(Race::Dragon)),
        under_deeps: raw.under_deeps,
        hazard_limit: limit.unwrap_or(0),
        always_keyed: has.contains(&Static::May(Flag::BeKeyed)),
        heals_all: has.contains(&Static::May(Flag::HealAll)),
        deeps: raw
            .adjacent
            .iter()
            .filter_map(|(site, number)| Some((*ids.sites.get(site)?, *number)))
            .collect(),
    }
}

fn auto_attack(raw: &raw::Attack) -> Option<AutoAttack> {
    Some(AutoAttack {
        race: raw.race?,
        strikes: strikes(raw.strikes.as_ref()),
        prowess: raw.prowess,
        wound_check: raw.wound_check,
        detains: raw.detainment,
    })
}

const fn strikes(raw: Option<&raw::Strikes>) -> u8 {
    match raw {
        Some(raw::Strikes::Number(number)) => *number,
        _ => 0,
    }
}

fn read_card(kind: Kind, raw: &raw::Card, ids: &Ids, faults: &mut Faults) -> Face {
    let at = &raw.id;
    let (haven, home) = raw.home.iter().cloned().partition::<Vec<_>, _>(|home| home == "haven");
    for flag in &raw.flags {
        if !["attacker_chooses", "harmless", "detainment", "sways", "takes_rings", "anybody_calls_off"]
            .contains(&flag.as_str())
        {
            faults.0.push(format!("{at}: '{flag}' is no flag"));
        }
    }
    let has = faults.texts(at, &raw.has, ids);
    let flag = |name: &str| raw.flags.iter().any(|flag| flag == name);
    Face {
        id: raw.id.clone(),
        number: raw.number.clone(),
        name: raw.name.clone(),
        kind,
        unique: raw.unique,
        race: raw.race,
        skills: raw.skills.clone(),
        mind: raw.mind,
        influence: raw.direct_influence,
        prowess: raw.prowess,
        body: raw.body,
        points: raw.points,
        corruption: raw.corruption,
        removal: raw.removal,
        home: site_set(at, &home, ids, faults),
        home_havens: !haven.is_empty(),
        class: raw.class,
        slot: raw.slot,
        keywords: raw.keywords.clone(),
        at: site_set(at, &raw.at, ids, faults),
        at_regions: region_set(at, &raw.in_regions, ids, faults),
        number_needed: raw.influence,
        modifiers: raw.modifiers.iter().map(|(race, by)| (*race, *by)).collect(),
        duration: raw.duration.unwrap_or(Duration::Permanent),
        strikes: strikes(raw.strikes.as_ref()),
        attacks: raw.attacks.unwrap_or(1),
        keys: keys(raw, ids, faults),
        attacker_chooses: flag("attacker_chooses"),
        anybody_calls_off: flag("anybody_calls_off"),
        harmless: flag("harmless"),
        detains: flag("detainment"),
        rescue: raw.rescue.iter().filter_map(auto_attack).collect(),
        takes_rings: flag("takes_rings"),
        sways: flag("sways"),
        or_event: raw.or_event,
        free: raw.free,
        either: matches!(raw.also, Some(raw::Also::Sort(_))),
        touches: Touches::of(&has),
        has,
        modes: raw.modes.iter().filter_map(|mode| read_mode(at, mode, ids, faults)).collect(),
        uses: raw.uses.iter().filter_map(|mode| read_mode(at, mode, ids, faults)).collect(),
        on: raw.on.iter().filter_map(|on| read_trigger(at, on, ids, faults)).collect(),
        needs: faults.texts(at, &raw.needs, ids),
        being: raw.being.clone(),
        leaves: faults.texts(at, &raw.leaves, ids),
        limit: faults.optional(at, raw.limit.as_ref(), ids),
        missing: raw.missing.clone().or_else(|| raw.odd.clone()),
    }
}

fn read_mode(at: &str, raw: &raw::Mode, ids: &Ids, faults: &mut Faults) -> Option<Mode> {
    Some(Mode {
        when: faults.text(at, &raw.when, ids)?,
        by: faults.optional(at, raw.by.as_ref(), ids),
        target: faults.optional(at, raw.target.as_ref(), ids),
        tests: faults.texts(at, &raw.tests, ids),
        cost: faults.texts(at, &raw.cost, ids),
        does: faults.texts(at, &raw.does, ids),
        stays: faults.optional(at, raw.stays.as_ref(), ids),
        limit: faults.optional(at, raw.limit.as_ref(), ids),
    })
}

fn read_trigger(at: &str, raw: &raw::Trigger, ids: &Ids, faults: &mut Faults) -> Option<Trigger> {
    Some(Trigger {
        event: faults.text(at, &raw.event, ids)?,
        tests: faults.texts(at, &raw.tests, ids),
        does: faults.texts(at, &raw.does, ids),
    })
}

fn keys(raw: &raw::Card, ids: &Ids, faults: &mut Faults) -> Keys {
    let at = &raw.id;
    let mut keys = Keys::default();
    for key in &raw.keys {
        let (word, count) = key.split_once(' ').unwrap_or((key, "1"));
        match (RegionKind::named(word), SiteKind::named(word)) {
            (Some(land), _) => keys.lands.push((land, count.parse().unwrap_or(1))),
            (_, Some(place)) => keys.places.push(place),
            _ => faults.0.push(format!("{at}: '{key}' is no key")),
        }
    }
    let Some(raw::Also::Keys(also)) = &raw.also else {
        return keys;
    };
    for key in also {
        let test = faults.optional(at, key.test.as_ref(), ids);
        keys.sites = keys.sites.or(site_set(at, &key.at, ids, faults));
        keys.between = keys.between.or(site_set(at, &key.between, ids, faults));
        let regions = region_set(at, &key.regions, ids, faults);
        if !regions.is_empty() {
            keys.regions.push((regions, test.clone()));
        }
        let places = match &key.sites {
            Some(raw::Sites::Kinds(kinds)) => Some(kinds.clone()),
            Some(raw::Sites::Any(_)) => Some(Vec::new()),
            None => None,
        };
        let inside = region_set(at, &key.sites_in, ids, faults);
        if !inside.is_empty() {
            keys.sites_in.push((inside, places.unwrap_or_default(), test));
        } else if let Some(places) = places {
            keys.sites_in.push((regions, places, test));
        }
    }
    keys
}
