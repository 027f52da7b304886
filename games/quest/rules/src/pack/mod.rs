//! The pack: the printed facts of the map, the sheets and the cards, read from files and checked whole.

mod check;
mod map;
mod read;
pub mod titles;

use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

pub use crate::written::fault::Fault;
pub use crate::written::{fault, files, names, raw};
pub use map::{Map, Path};

use crate::effect::{Ability, Area, Burden, Condition, Effect, Lasting, Moment, Odd, Op, Task};
use crate::ids::{
    Bag, Card, Character, Corruption, Encounter, Face, Group, Happening, Item, Minion, Mission, Monster,
    Peril, Place, Plot, Quest, Shadow, Who,
};
use crate::kinds::{Colour, Deck, Icon};
use crate::pile::Pile;
use files::{BUILT_IN, Raw};

/// The printed facts of everything in the box.
#[derive(Debug)]
pub struct Facts {
    /// The pack as written.
    pub raw: Raw,
    pub map: Map,
    /// Heroes, in the order of their ids; so everything below.
    pub heroes: Vec<HeroFacts>,
    /// Cards one fights with.
    pub cards: Vec<CardFacts>,
    /// The skill deck.
    pub skills: Pile<Card, 20>,
    /// The three monster combat decks.
    pub decks: [Pile<Card, 25>; 3],
    pub characters: Vec<CharacterFacts>,
    /// The number of copies of each item.
    pub items: Vec<u8>,
    pub monsters: Vec<Fighter>,
    /// Monster tokens, by pile.
    pub bags: Vec<Pile<Face, 10>>,
    pub minions: Vec<MinionFacts>,
    pub missions: Vec<MissionFacts>,
    pub plots: Vec<PlotFacts>,
    /// Shadow cards.
    pub shadows: Vec<ShadowFacts>,
    pub events: Vec<EventFacts>,
    pub encounters: Vec<EncounterFacts>,
    pub perils: Vec<PerilFacts>,
    /// Corruption cards.
    pub corruptions: Vec<CorruptionFacts>,
    /// Quests: of heroes, then of encounters.
    pub quests: Vec<QuestFacts>,
    /// All effects, by number.
    pub effects: Vec<Effect>,
    /// The files: the names of things stand there, too. None, where a pack comes with a set-up.
    pub texts: Texts,
}

/// The files of a pack, by their names.
pub type Texts = std::collections::BTreeMap<&'static str, String>;

/// A hero's sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct HeroFacts {
    /// Fortitude, strength, agility, wisdom.
    pub attributes: [u8; 4],
    /// The hero's starting place.
    pub start: Place,
    /// The hero's starting items.
    pub items: Vec<Item>,
    /// The special ability of this hero.
    pub talent: Talent,
    /// The hero's own cards.
    pub deck: Pile<Card, 45>,
    pub starting: Vec<Quest>,
    pub advanced: Quest,
}

cardlang::words! {
    /// A special ability of one hero.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Talent: "talent" {
        /// Once a turn, sees the faces of the monsters of an adjacent place.
        "scout" => Scout,
        /// Resting outside a haven, may heal or train.
        "survivalist" => Survivalist,
        /// Once a turn, one favor more for a quest or a character.
        "noble_bloodline" => Noble,
        /// Starts with a Horse.
        "expert_rider" => Rider,
        /// The turn goes on after an enemy that was not defeated.
        "iron_will" => IronWill,
    }
}

/// A card one fights with.
#[derive(Clone, PartialEq, Debug)]
pub struct CardFacts {
    /// Melee or ranged?
    pub melee: bool,
    /// Printed attack.
    pub attack: u8,
    /// Printed defence: the number of shields.
    pub defence: u8,
    /// Strength it costs.
    pub cost: u8,
    /// The terrain it pays for; none on Sauron's.
    pub icon: Option<Icon>,
    /// The abilities, in order.
    pub abilities: Vec<Ability>,
    /// The odd ability, if any.
    pub odd: Option<Odd>,
    pub skill: bool,
}

/// A character.
#[derive(Clone, PartialEq, Debug)]
pub struct CharacterFacts {
    /// Favor for who consults them.
    pub favor: u8,
    /// Or this.
    pub ability: Op,
}

/// The combat numbers of a monster or minion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// Damage it takes to defeat it.
    pub health: u8,
    /// Cards it draws.
    pub fortitude: u8,
    /// The limit on the cost of its cards.
    pub strength: u8,
    /// Influence it leaves behind.
    pub wisdom: u8,
    /// Its combat deck.
    pub deck: Deck,
}

/// A minion.
#[derive(Clone, PartialEq, Debug)]
pub struct MinionFacts {
    /// Its combat numbers.
    pub fighter: Fighter,
    /// The stage in which it comes, from 0.
    pub stage: u8,
    /// The starting places.
    pub starts: Vec<Place>,
    /// The steps it moves by one order.
    pub steps: u8,
    /// Its special ability.
    pub gift: Gift,
}

cardlang::words! {
    /// A special ability of one minion: the word is its id.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Gift: "minion" {
        /// Monsters may be placed near it without influence.
        "black_serpent" => Serpent,
        /// The hero who fights it draws a corruption card.
        "mouth_of_sauron" => Mouth,
        /// Places next to it are perilous.
        "gothmog" => Gothmog,
        /// Come back, and fight the last fight.
        "ringwraiths" => Ringwraiths,
        /// Heroes next to it neither rest nor heal, except in havens.
        "witch_king" => WitchKing,
    }
}

/// A mission.
#[derive(Clone, PartialEq, Debug)]
pub struct MissionFacts {
    /// Is it one of Sauron's?
    pub sauron: bool,
    /// The mission's condition.
    pub asks: Condition,
}

/// A plot.
#[derive(Clone, PartialEq, Debug)]
pub struct PlotFacts {
    /// Does the game begin with it?
    pub starting: bool,
    /// The number of copies.
    pub count: u8,
    /// The influence required in the Shadow Pool.
    pub pool: u8,
    /// Favor to discard it.
    pub favor: u8,
    /// The marker it moves.
    pub colour: Colour,
    /// The number of steps.
    pub advance: u8,
    /// The places where it may be played.
    pub area: Area,
    /// The condition at that place.
    pub requires: Condition,
    /// The effect of playing it.
    pub on_play: Option<Op>,
    /// The effects as long as it is active.
    pub lasting: Vec<Lasting>,
    /// The set-up of a starting plot.
    pub setup: Option<raw::PlotSetup>,
}

/// A shadow card.
#[derive(Clone, PartialEq, Debug)]
pub struct ShadowFacts {
    /// The number of copies.
    pub count: u8,
    /// The influence required in the Shadow Pool.
    pub pool: u8,
    /// When it may be played.
    pub moment: Moment,
    /// The effect; `None`, where the card is odd.
    pub does: Option<Op>,
}

/// An event.
#[derive(Clone, PartialEq, Debug)]
pub struct EventFacts {
    /// The stage, from 0.
    pub stage: u8,
    /// The priority that decides which of several is resolved.
    pub priority: u8,
    /// The place of its flag, if it has one.
    pub flag: Option<Place>,
    /// Characters it brings.
    pub characters: Vec<(Character, Place)>,
    /// The places that gain favor.
    pub favor: Vec<Place>,
    /// The effect: at once or, with a flag, for the hero who explores its place.
    pub does: Option<Op>,
    /// The marker it moves as long as it is in play.
    pub moves: Option<Colour>,
}

/// An encounter.
#[derive(Clone, PartialEq, Debug)]
pub struct EncounterFacts {
    /// Its deck.
    pub group: Group,
    /// The lowest that applies is resolved.
    pub priority: u8,
    /// The places where it applies.
    pub area: Area,
    /// The quest it gives.
    pub quest: Option<Quest>,
    /// The effect.
    pub does: Option<Op>,
}

/// A peril.
#[derive(Clone, PartialEq, Debug)]
pub struct PerilFacts {
    /// The number of copies.
    pub count: u8,
    /// The places where it applies.
    pub area: Area,
    /// The effect.
    pub does: Option<Op>,
}

/// A corruption card.
#[derive(Clone, PartialEq, Debug)]
pub struct CorruptionFacts {
    /// The number of copies.
    pub count: u8,
    /// The favor that removes it.
    pub favor: u8,
    /// The effect at once, if the card does not stay.
    pub at_once: Option<Op>,
    /// The effect as long as it stays.
    pub burden: Option<Burden>,
}

/// A quest.
#[derive(Clone, PartialEq, Debug)]
pub struct QuestFacts {
    /// The hero it belongs to; `None`, when an encounter gives it.
    pub hero: Option<Who>,
    /// Is it an advanced one?
    pub advanced: bool,
    pub task: Task,
    /// The effect of coming into play.
    pub setup: Option<Op>,
    /// The effect of completing it.
    pub reward: Option<Op>,
}

/// A pack, shared by all who play by it. Two with the same files are equal.
#[derive(Clone, Debug)]
pub struct Pack(Arc<Facts>);

static STANDARD: LazyLock<Pack> = LazyLock::new(|| {
    let text = |file: &str| Some(BUILT_IN.iter().find(|(name, _)| *name == file)?.1.to_owned());
    match Pack::read(&text) {
        Ok(pack) => pack,
        Err(faults) => {
            let faults = faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
            unreachable!("the pack that is built in:\n{faults}")
        }
    }
});

impl Pack {
    /// The house's own.
    pub fn standard() -> Self {
        STANDARD.clone()
    }

    /// A host's own: `text` gives the text of each file.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn read(text: &dyn Fn(&str) -> Option<String>) -> Result<Self, Vec<Fault>> {
        let mut facts = read::facts(Raw::read(text)?)?;
        check::check(&facts)?;
        let texts = BUILT_IN.iter().filter_map(|(file, _)| Some((*file, text(file)?)));
        facts.texts = texts.collect();
        titles::check(&facts.texts)?;
        Ok(Self(Arc::new(facts)))
    }

    /// A pack from files that were read.
    ///
    /// # Errors
    /// All that is wrong with them.
    pub fn of(raw: Raw) -> Result<Self, Vec<Fault>> {
        let facts = read::facts(raw)?;
        check::check(&facts)?;
        Ok(Self(Arc::new(facts)))
    }

    /// The effect of that number.
    #[inline]
    pub fn effect(&self, op: Op) -> &Effect {
        &self.0.effects[op.0 as usize]
    }

    /// The printed facts of a card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.0.cards[card.index()]
    }
}

impl Deref for Pack {
    type Target = Facts;
    #[inline]
    fn deref(&self) -> &Facts {
        &self.0
    }
}

impl PartialEq for Pack {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.raw == other.0.raw
    }
}

impl Default for Pack {
    fn default() -> Self {
        Self::standard()
    }
}

impl Serialize for Pack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Pack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = Raw::deserialize(deserializer)?;
        if raw == STANDARD.raw {
            return Ok(Self::standard());
        }
        let told = |faults: Vec<Fault>| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        Self::of(raw).map_err(|faults| serde::de::Error::custom(told(faults)))
    }
}

impl Facts {
    /// The minion with this gift.
    pub(crate) fn minion_with(&self, gift: Gift) -> Option<Minion> {
        self.minions.iter().position(|minion| minion.gift == gift).map(|at| Minion(at as u8))
    }

    /// Everything a monster is in a fight.
    pub fn monster(&self, monster: Monster) -> Fighter {
        self.monsters[monster.index()]
    }

    /// A minion.
    pub fn minion(&self, minion: Minion) -> &MinionFacts {
        &self.minions[minion.index()]
    }

    /// The pile of a place's monsters.
    pub fn bag(&self, place: Place) -> Bag {
        self.map.bags[place.index()]
    }

    /// The condition of a mission.
    pub fn mission(&self, mission: Mission) -> &MissionFacts {
        &self.missions[mission.index()]
    }

    /// A plot.
    pub fn plot(&self, plot: Plot) -> &PlotFacts {
        &self.plots[plot.index()]
    }

    /// A shadow card.
    pub fn shadow(&self, card: Shadow) -> &ShadowFacts {
        &self.shadows[card.index()]
    }

    /// An event.
    pub fn event(&self, card: Happening) -> &EventFacts {
        &self.events[card.index()]
    }

    /// An encounter.
    pub fn encounter(&self, card: Encounter) -> &EncounterFacts {
        &self.encounters[card.index()]
    }

    /// A peril.
    pub fn peril(&self, card: Peril) -> &PerilFacts {
        &self.perils[card.index()]
    }

    /// A corruption card.
    pub fn corruption(&self, card: Corruption) -> &CorruptionFacts {
        &self.corruptions[card.index()]
    }

    /// A quest.
    pub fn quest(&self, quest: Quest) -> &QuestFacts {
        &self.quests[quest.index()]
    }

    /// A hero's sheet.
    pub fn hero(&self, who: Who) -> &HeroFacts {
        &self.heroes[who.index()]
    }

    /// A character.
    pub fn character(&self, who: Character) -> &CharacterFacts {
        &self.characters[who.index()]
    }
}
