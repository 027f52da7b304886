//! The rules of one table: the cards it needs, with the sides for its number of players.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};
use crate::character::{Character, CharacterSet};
use crate::goal::Goal;

use super::action::Action;
use super::cards::{Ability, ChapterCard, Endless, EventCard, Source};
use super::effect::Effect;
use super::file::Data;

/// The sequence of chapters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// One chapter.
    Chapter,
    /// The chosen chapter and all after it.
    Campaign,
    /// The endless road (LDT-11).
    Road,
    /// The endless road with the earlier game's characters (LDT-11.3).
    RoadFellowship,
}

/// Everything a table plays by. It does not change during a game, and is part of its set-up, so that a game
/// goes on and can be replayed whatever becomes of the data file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// People (1 to 4).
    pub players: u8,
    /// Hands: four when alone, three when two.
    pub chairs: u8,
    /// The sequence of chapters.
    pub play: Play,
    /// May a lost chapter be tried again?
    pub retry: bool,
    /// The chapters, in the order they are played.
    pub chapters: Vec<Chapter>,
    sheets: Sheets,
}

/// The character cards, by character.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Sheet>", into = "Vec<Sheet>")]
struct Sheets(Vec<Option<Sheet>>);

impl From<Vec<Sheet>> for Sheets {
    fn from(list: Vec<Sheet>) -> Self {
        let mut sheets = vec![None; Character::COUNT];
        for sheet in list {
            let at = sheet.character.index();
            sheets[at] = Some(sheet);
        }
        Self(sheets)
    }
}

impl From<Sheets> for Vec<Sheet> {
    fn from(sheets: Sheets) -> Self {
        sheets.0.into_iter().flatten().collect()
    }
}

/// A character's card, the side that this table uses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    pub character: Character,
    /// The objective.
    pub goal: Goal,
    /// The goal that completes the character (LDT-C33.2).
    pub complete: Option<Goal>,
    /// The actions while setting up.
    pub setup: Vec<Action>,
    /// Leads the first trick.
    pub leads: bool,
    /// Cards it may not exchange.
    pub keeps: CardSet,
    /// Further abilities.
    pub abilities: Vec<Ability>,
    /// The source of each field.
    pub sources: BTreeMap<String, Source>,
}

impl Sheet {
    /// Can it do this?
    pub fn can(&self, ability: Ability) -> bool {
        self.abilities.contains(&ability)
    }
}

/// A chapter as this table plays it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chapter {
    /// 19 to 36; 0 is the endless road.
    pub number: u8,
    /// Played until every character is completed (LDT-6.7)?
    pub long: bool,
    /// Second part?
    pub second: bool,
    pub roster: CharacterSet,
    /// Those that must be chosen in every round.
    pub starred: CharacterSet,
    /// The number drawn at random from the roster, besides the starred; all, where it is not given.
    pub drawn: Option<u8>,
    /// The card whose holder is assigned first, and that holder's character.
    pub first: (Card, Character),
    pub deck: CardSet,
    /// Cards to a hand.
    pub deal: u8,
    /// Is a lost card dealt?
    pub lost: bool,
    pub events: Vec<EventText>,
    /// The effects of its events together.
    pub effects: Vec<Effect>,
    /// Rounds that are laid down.
    pub rounds: Vec<RoundPlan>,
    /// Groups, one of which plays each round.
    pub groups: Vec<CharacterSet>,
    /// The rows of the pyramid, from the top.
    pub pyramid: [u8; 3],
    /// The number of pyramid cards dealt before the Towers are shuffled in.
    pub pyramid_before_towers: u8,
    /// Cards that are among the first hands of the solitary game.
    pub solo: CardSet,
    /// The source of each field.
    pub sources: BTreeMap<String, Source>,
}

/// An event's card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EventText {
    pub id: String,
    /// The effects, in order.
    pub effects: Vec<Effect>,
    pub source: Source,
}

/// A round that is laid down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundPlan {
    /// Orcs in the deck.
    pub orcs: u8,
    /// Cards to a hand.
    pub deal: u8,
    pub events: Vec<EventText>,
    /// The effects of its events together.
    pub effects: Vec<Effect>,
}

impl Rules {
    /// No rules yet: those of a state that was read, until it is furnished.
    pub fn none() -> Arc<Self> {
        Arc::new(Self {
            players: 0,
            chairs: 0,
            play: Play::Chapter,
            retry: false,
            chapters: Vec::new(),
            sheets: Vec::new().into(),
        })
    }

    /// The rules of a table: these chapters, for this number of people.
    pub fn new(data: &Data, players: u8, play: Play, retry: bool, from: u8) -> Self {
        let chairs = match players {
            1 => 4,
            2 => 3,
            more => more,
        };
        // Two and three play the side for three; four, and one with four hands, the other.
        let side = usize::from(chairs == 4);
        let cards = data.chapters.iter();
        let chapters = match play {
            Play::Chapter => {
                cards.filter(|card| card.number == from).map(|card| Chapter::of(data, card, side)).collect()
            }
            Play::Campaign => {
                cards.filter(|card| card.number >= from).map(|card| Chapter::of(data, card, side)).collect()
            }
            Play::Road | Play::RoadFellowship => Chapter::road(data, play, side).into_iter().collect(),
        };
        let mut needed = CharacterSet::EMPTY;
        for chapter in &chapters {
            let chapter: &Chapter = chapter;
            needed = needed.or(chapter.roster);
        }
        let masked = |character| {
            let card = data.characters.iter().find(|card| card.id == character);
            card.is_some_and(|card| card.abilities.contains(&Ability::Masked))
        };
        if needed.iter().any(masked) {
            // The true identities of the pair.
            needed = needed.or(Character::UNMASKED.into_iter().collect());
        }
        let mut rules = Self { players, chairs, play, retry, chapters, sheets: Vec::new().into() };
        needed.iter().for_each(|character| rules.admit(data, character));
        rules
    }

    /// Takes in the card of a character, the side that this table uses: of one that is in no chapter of it,
    /// too, for studies of single rounds.
    pub fn admit(&mut self, data: &Data, character: Character) {
        let side = usize::from(self.chairs == 4);
        let card = data.characters.iter().find(|card| card.id == character);
        let sheet = card.map(|card| Sheet {
            character: card.id,
            goal: card.goal[side].clone(),
            complete: card.complete.clone(),
            setup: card.setup.clone(),
            leads: card.leads,
            keeps: card.keeps,
            abilities: card.abilities.clone(),
            sources: card.sources.clone(),
        });
        self.sheets.0[character.index()] = sheet;
    }

    /// A character's card.
    ///
    /// # Panics
    /// When the character is in no chapter of this table.
    pub fn sheet(&self, character: Character) -> &Sheet {
        self.sheets.0[character.index()]
            .as_ref()
            .expect("every character of the table's chapters has its card")
    }

    /// Every character card of the table.
    pub fn sheets(&self) -> impl Iterator<Item = &Sheet> {
        self.sheets.0.iter().flatten()
    }

    /// The number of hands.
    pub const fn chairs(&self) -> usize {
        self.chairs as usize
    }
}

fn effects(cards: &[EventCard], ids: &[&str]) -> (Vec<EventText>, Vec<Effect>) {
    let these = || cards.iter().filter(|card| ids.contains(&card.id));
    let event = |card: &EventCard| EventText {
        id: card.id.to_owned(),
        effects: card.effects.clone(),
        source: card.source,
    };
    (these().map(event).collect(), these().flat_map(|card| card.effects.iter().copied()).collect())
}

impl Chapter {
    fn of(data: &Data, card: &ChapterCard, side: usize) -> Self {
        let (events, changes) = effects(&data.events, &card.events);
        let rounds = card.rounds.iter().map(|round| {
            let (events, changes) = effects(&data.events, &round.events);
            RoundPlan { orcs: round.orcs, deal: round.deal[side], events, effects: changes }
        });
        Self {
            number: card.number,
            long: card.long,
            second: card.second,
            roster: card.roster,
            starred: card.starred,
            drawn: None,
            first: card.first,
            deck: card.deck,
            deal: card.deal[side],
            lost: card.lost,
            events,
            effects: changes,
            rounds: rounds.collect(),
            groups: card.groups[side].clone(),
            pyramid: card.pyramid,
            pyramid_before_towers: card.pyramid_before_towers,
            solo: card.solo,
            sources: card.sources.clone(),
        }
    }

    /// LDT-11.1, LDT-11.2: the deck of chapter 19, Aragorn in every round, characters at random.
    fn road(data: &Data, play: Play, side: usize) -> Option<Self> {
        let first = data.chapters.first()?;
        let aragorn = first.first.1;
        let mut road = Self::of(data, first, side);
        road.number = 0;
        road.long = true;
        road.starred = [aragorn].into_iter().collect();
        let on = |card: &&super::cards::CharacterCard| match card.endless {
            Some(Endless::Towers) => true,
            Some(Endless::Fellowship) => play == Play::RoadFellowship,
            None => false,
        };
        road.roster = data.characters.iter().filter(on).map(|card| card.id).collect();
        road.drawn = Some(if side == 1 { 12 } else { 8 });
        Some(road)
    }
}
