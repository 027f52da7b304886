//! The words of all ids, in the order of the house's own pack.

use super::files::{BUILT_IN, Raw};

/// The word of one thing, and the id of its name.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// `bree`.
    pub id: &'static str,
    /// `quest-places-bree`.
    pub term: &'static str,
}

/// Words by kind of thing.
#[derive(Debug, Default)]
#[allow(missing_docs)]
pub struct Names {
    pub places: Vec<Word>,
    pub regions: Vec<Word>,
    pub heroes: Vec<Word>,
    pub cards: Vec<Word>,
    pub characters: Vec<Word>,
    pub items: Vec<Word>,
    pub monsters: Vec<Word>,
    pub faces: Vec<Word>,
    pub bags: Vec<Word>,
    pub minions: Vec<Word>,
    pub missions: Vec<Word>,
    pub plots: Vec<Word>,
    pub shadows: Vec<Word>,
    pub events: Vec<Word>,
    pub encounters: Vec<Word>,
    pub groups: Vec<Word>,
    pub perils: Vec<Word>,
    pub corruptions: Vec<Word>,
    pub quests: Vec<Word>,
}

/// A word that lives as long as the program: there are some five hundred.
fn keep(kind: &str, id: &str) -> Word {
    let leak = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
    Word { id: leak(id.to_owned()), term: leak(format!("quest-{kind}-{id}")) }
}

macro_rules! kept {
    ($kind:literal, $records:expr) => {
        $records.iter().map(|record| keep($kind, &record.id)).collect::<Vec<_>>()
    };
}

impl Names {
    /// Those of the house's own pack.
    ///
    /// # Panics
    /// When the pack that was built in cannot be read: a test reads it.
    pub fn built_in() -> Self {
        match Raw::read(&|file| Some(BUILT_IN.iter().find(|(name, _)| *name == file)?.1.to_owned())) {
            Ok(raw) => Self::of(&raw),
            Err(faults) => unreachable!("the pack that is built in: {faults:?}"),
        }
    }

    fn of(raw: &Raw) -> Self {
        let monsters = kept!("monsters", raw.monsters.monster);
        let given = raw.encounters.card.iter().filter(|card| card.quest);
        Self {
            places: kept!("places", raw.map.location),
            regions: kept!("regions", raw.map.region),
            heroes: kept!("heroes", raw.heroes.hero),
            cards: [
                kept!("cards", raw.hero_cards.card),
                kept!("cards", raw.skills.card),
                kept!("cards", raw.combat.card),
            ]
            .concat(),
            characters: kept!("characters", raw.characters.character),
            items: kept!("items", raw.items.item),
            faces: monsters.iter().copied().chain([keep("monsters", "blank")]).collect(),
            monsters,
            bags: kept!("bags", raw.monsters.pile),
            minions: kept!("minions", raw.minions.minion),
            missions: kept!("missions", raw.missions.mission),
            plots: kept!("plots", raw.plots.plot),
            shadows: kept!("shadows", raw.shadows.card),
            events: kept!("events", raw.events.card),
            encounters: kept!("encounters", raw.encounters.card),
            groups: kept!("groups", raw.encounters.group),
            perils: kept!("perils", raw.perils.card),
            corruptions: kept!("corruptions", raw.corruptions.card),
            quests: [kept!("quests", raw.quests.quest), given.map(|card| keep("quests", &card.id)).collect()]
                .concat(),
        }
    }
}
