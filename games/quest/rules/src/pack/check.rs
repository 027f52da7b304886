//! The demands on a pack that can be read: it is complete, and its parts fit together.

use super::files::Raw;
use super::names::Word;
use super::{Facts, Fault};
use crate::ids::NAMES;

/// Every record of the game has to be there, and no other; in the order of the house's own pack.
pub(super) fn ids(raw: &Raw) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut list = |file: &'static str, found: Vec<&str>, wanted: &[Word]| {
        let wanted = wanted.iter().map(|word| word.id).collect::<Vec<_>>();
        for id in wanted.iter().copied().filter(|id| !found.contains(id)) {
            faults.push(Fault::new(file, id, "it is missing"));
        }
        for (index, id) in found.iter().enumerate() {
            if found[..index].contains(id) {
                faults.push(Fault::new(file, *id, "it is there twice"));
            } else if !wanted.contains(id) {
                faults.push(Fault::new(file, *id, "there is no such thing in this game"));
            }
        }
        if faults.is_empty() && found != wanted {
            let at = found.iter().zip(&wanted).find(|(found, wanted)| found != wanted);
            let (found, wanted) = at.map_or(("", ""), |(found, wanted)| (found, wanted));
            faults.push(Fault::new(file, found, format!("'{wanted}' comes before it")));
        }
    };
    macro_rules! check {
        ($($file:literal: $records:expr => $names:expr;)*) => {
            $(list($file, $records.iter().map(|record| record.id.as_str()).collect(), &$names);)*
        };
    }
    let (own, skills) = (raw.hero_cards.card.len(), raw.skills.card.len());
    let given = raw.quests.quest.len();
    let cut = |list: &'static [Word], from: usize, to: usize| {
        list.get(from..to.min(list.len())).unwrap_or(&[]).to_vec()
    };
    let cards = NAMES.cards.as_slice();
    check! {
        "map.toml": raw.map.location => NAMES.places;
        "map.toml": raw.map.region => NAMES.regions;
        "heroes.toml": raw.heroes.hero => NAMES.heroes;
        "hero_cards.toml": raw.hero_cards.card => cut(cards, 0, own);
        "skills.toml": raw.skills.card => cut(cards, own, own + skills);
        "combat_decks.toml": raw.combat.card => cut(cards, own + skills, cards.len());
        "characters.toml": raw.characters.character => NAMES.characters;
        "items.toml": raw.items.item => NAMES.items;
        "monsters.toml": raw.monsters.monster => NAMES.monsters;
        "monsters.toml": raw.monsters.pile => NAMES.bags;
        "minions.toml": raw.minions.minion => NAMES.minions;
        "missions.toml": raw.missions.mission => NAMES.missions;
        "plots.toml": raw.plots.plot => NAMES.plots;
        "shadow_cards.toml": raw.shadows.card => NAMES.shadows;
        "events.toml": raw.events.card => NAMES.events;
        "encounters.toml": raw.encounters.group => NAMES.groups;
        "encounters.toml": raw.encounters.card => NAMES.encounters;
        "perils.toml": raw.perils.card => NAMES.perils;
        "corruption.toml": raw.corruptions.card => NAMES.corruptions;
        "quests.toml": raw.quests.quest => cut(NAMES.quests.as_slice(), 0, given);
    }
    faults
}

/// Checks the number of each record, and that every place can be reached.
pub(super) fn check(facts: &Facts) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    let mut count = |file, record: &str, found: usize, wanted: usize, what: &str| {
        if found != wanted {
            faults.push(Fault::new(file, record, format!("{found} {what}, where the game has {wanted}")));
        }
    };
    for (who, hero) in NAMES.heroes.iter().zip(&facts.heroes) {
        count("hero_cards.toml", who.id, hero.deck.len(), 25, "cards");
    }
    count("skills.toml", "", facts.skills.len(), 20, "cards");
    for (deck, name) in facts.decks.iter().zip(["zealot", "ravager", "behemoth"]) {
        count("combat_decks.toml", name, deck.len(), 25, "cards");
    }
    for (bag, name) in facts.bags.iter().zip(&NAMES.bags) {
        count("monsters.toml", name.id, bag.len(), 10, "tokens");
    }
    let plots = facts.plots.iter().map(|plot| usize::from(plot.count)).sum();
    count("plots.toml", "", plots, 18, "cards");
    let shadows = facts.shadows.iter().map(|card| usize::from(card.count)).sum();
    count("shadow_cards.toml", "", shadows, 24, "cards");
    let perils = facts.perils.iter().map(|card| usize::from(card.count)).sum();
    count("perils.toml", "", perils, 15, "cards");
    let corruptions = facts.corruptions.iter().map(|card| usize::from(card.count)).sum();
    count("corruption.toml", "", corruptions, 16, "cards");
    for stage in 0..3 {
        let cards = facts.events.iter().filter(|event| event.stage == stage).count();
        count("events.toml", "", cards, 14, &format!("cards of stage {}", stage + 1));
    }
    for (index, group) in NAMES.groups.iter().enumerate() {
        let cards = facts.encounters.iter().filter(|card| card.group.index() == index).count();
        count("encounters.toml", group.id, cards, 15, "cards");
    }
    let items = facts.items.iter().map(|count| usize::from(*count)).sum();
    count("items.toml", "", items, 9, "tokens");
    let starting = facts.plots.iter().filter(|plot| plot.starting).count();
    count("plots.toml", "", starting, 3, "starting plots");
    for (place, steps) in NAMES.places.iter().zip(&facts.map.steps) {
        if steps.contains(&u8::MAX) {
            faults.push(Fault::new("map.toml", place.id, "one cannot go from here to everywhere"));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}
