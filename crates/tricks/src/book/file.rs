//! The data file: read whole, checked whole, refused with the line and the reason.

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::Deserialize;
use toml::Spanned;

use crate::card::{Card, CardSet, Suit};
use crate::character::{Character, CharacterSet};
use crate::goal::read::{NotRead, cards_named};
use crate::goal::{Cards, Goal};

use super::action::Action;
use super::cards::{Ability, ChapterCard, CharacterCard, Endless, EventCard, RoundCard, Source, event_id};
use super::effect::Effect;

/// The name of the data file in a host's folder.
pub const FILE: &str = "cards.toml";

/// The data file that comes with the program.
pub const BUILT_IN: &str = include_str!("../../data/cards.toml");

const SCHEMA: u32 = 1;

/// A data file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DataError {
    /// It is not TOML, or has not the expected form; the text names line and column.
    #[error("{0}")]
    Unreadable(String),
    /// It is of another time.
    #[error("schema {0}: this program reads schema {SCHEMA}")]
    Schema(u32),
    /// Its entries do not fit together.
    #[error("{0}")]
    Unfit(String),
    /// A line says something that cannot be.
    #[error("line {line}: {entry}: {why}")]
    Wrong {
        /// The line, from 1.
        line: usize,
        /// Which card.
        entry: String,
        /// Why not.
        why: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    schema: u32,
    character: Vec<RawCharacter>,
    #[serde(default)]
    event: Vec<RawEvent>,
    chapter: Vec<RawChapter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCharacter {
    id: Spanned<String>,
    goal: Option<Spanned<String>>,
    goal3: Option<Spanned<String>>,
    goal4: Option<Spanned<String>>,
    complete: Option<Spanned<String>>,
    #[serde(default)]
    setup: Vec<Spanned<String>>,
    #[serde(default)]
    leads: bool,
    keeps: Option<Spanned<String>>,
    #[serde(default)]
    abilities: Vec<Spanned<Ability>>,
    endless: Option<Endless>,
    sources: BTreeMap<String, Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEvent {
    id: Spanned<String>,
    effects: Vec<Spanned<String>>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawChapter {
    number: Spanned<u8>,
    #[serde(default)]
    long: bool,
    part: Spanned<u8>,
    roster: Vec<Spanned<String>>,
    first: Spanned<String>,
    character: Spanned<String>,
    without: Option<Spanned<String>>,
    with: Option<Spanned<String>>,
    deal: [u8; 2],
    #[serde(default)]
    lost: bool,
    #[serde(default)]
    events: Vec<Spanned<String>>,
    #[serde(default)]
    rounds: Vec<RawRound>,
    #[serde(default)]
    groups3: Vec<Vec<Spanned<String>>>,
    #[serde(default)]
    groups4: Vec<Vec<Spanned<String>>>,
    pyramid: Option<[u8; 3]>,
    /// Dealt into the pyramid without the Towers, which are shuffled in afterwards.
    #[serde(default)]
    pyramid_before_towers: u8,
    /// Cards that are among the first hands of the solitary game, besides the special ones.
    solo: Option<Spanned<String>>,
    sources: BTreeMap<String, Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRound {
    orcs: u8,
    deal: [u8; 2],
    #[serde(default)]
    events: Vec<Spanned<String>>,
}

/// The cards of the game, from its own data file or from the host's.
#[derive(Clone, PartialEq, Debug)]
pub struct Data {
    pub(crate) characters: Vec<CharacterCard>,
    pub(crate) events: Vec<EventCard>,
    pub(crate) chapters: Vec<ChapterCard>,
}

impl Data {
    /// The cards that come with the program.
    ///
    /// # Panics
    /// Never: a test reads them.
    pub fn built_in() -> Self {
        Self::read(BUILT_IN).expect("the data file that comes with the program is sound")
    }

    /// Reads a data file.
    ///
    /// # Errors
    /// What is wrong with it and in which line. Nothing of a wrong file is used.
    pub fn read(text: &str) -> Result<Self, DataError> {
        let raw =
            toml::from_str::<RawFile>(text).map_err(|error| DataError::Unreadable(error.to_string()))?;
        if raw.schema != SCHEMA {
            return Err(DataError::Schema(raw.schema));
        }
        let lines = Lines { text };
        let characters = raw.character.into_iter().map(|raw| raw.checked(&lines));
        let characters = characters.collect::<Result<Vec<_>, _>>()?;
        let events = raw.event.into_iter().map(|raw| raw.checked(&lines));
        let events = events.collect::<Result<Vec<_>, _>>()?;
        let chapters = raw
            .chapter
            .into_iter()
            .map(|raw| raw.checked(&lines, &characters, &events));
        let chapters = chapters.collect::<Result<Vec<_>, _>>()?;
        let data = Self {
            characters,
            events,
            chapters,
        };
        data.fits_together().map_err(DataError::Unfit)?;
        Ok(data)
    }

    /// What concerns more than one entry.
    fn fits_together(&self) -> Result<(), String> {
        let Some(first) = self.chapters.first() else {
            return Err("there is no chapter".to_owned());
        };
        if first.number != 19 {
            return Err("the first chapter must be 19: the endless road is played with its deck".to_owned());
        }
        if let Some(pair) = self
            .chapters
            .windows(2)
            .find(|pair| pair[0].number >= pair[1].number)
        {
            return Err(format!(
                "chapter {} stands after {}",
                pair[1].number, pair[0].number
            ));
        }
        let mut seen = CharacterSet::EMPTY;
        for card in &self.characters {
            if seen.has(card.id) {
                return Err(format!("character {} is there twice", card.id));
            }
            seen.add(card.id);
        }
        let masked = |card: &&CharacterCard| card.abilities.contains(&Ability::Masked);
        let pair = self
            .characters
            .iter()
            .filter(masked)
            .map(|card| card.id)
            .collect::<CharacterSet>();
        if !pair.is_empty() && pair.len() != 2 {
            return Err("masked characters come as a pair".to_owned());
        }
        for name in ["gandalf_white", "saruman_unmasked"] {
            let known = Character::named(name).is_some_and(|character| seen.has(character));
            if !pair.is_empty() && !known {
                return Err(format!("the masked pair turns into {name}, who has no card"));
            }
        }
        Ok(())
    }

    /// Every character's card.
    pub fn characters(&self) -> &[CharacterCard] {
        &self.characters
    }

    /// Every event's card.
    pub fn events(&self) -> &[EventCard] {
        &self.events
    }

    /// Every chapter's card, in order.
    pub fn chapters(&self) -> &[ChapterCard] {
        &self.chapters
    }
}

/// Finds the line of a place in the text.
struct Lines<'a> {
    text: &'a str,
}

impl Lines<'_> {
    fn wrong<T, V>(&self, at: &Spanned<T>, entry: &str, why: impl ToString) -> Result<V, DataError> {
        let before = &self.text[..at.span().start.min(self.text.len())];
        Err(DataError::Wrong {
            line: 1 + before.matches('\n').count(),
            entry: entry.to_owned(),
            why: why.to_string(),
        })
    }

    fn read<T: FromStr<Err = NotRead>>(&self, text: &Spanned<String>, entry: &str) -> Result<T, DataError> {
        text.get_ref()
            .parse()
            .or_else(|error: NotRead| self.wrong(text, entry, error))
    }

    fn cards(&self, text: &Spanned<String>, entry: &str) -> Result<CardSet, DataError> {
        let cards = self.read::<Cards>(text, entry)?;
        if cards.drawn.is_empty() {
            Ok(cards.fixed)
        } else {
            self.wrong(text, entry, "these cards may not depend on the value drawn")
        }
    }

    fn character(&self, text: &Spanned<String>, entry: &str) -> Result<Character, DataError> {
        match Character::named(text.get_ref()) {
            Some(character) => Ok(character),
            None => self.wrong(text, entry, format!("there is no character '{}'", text.get_ref())),
        }
    }
}

impl RawCharacter {
    fn checked(self, lines: &Lines<'_>) -> Result<CharacterCard, DataError> {
        let entry = self.id.get_ref().clone();
        let id = lines.character(&self.id, "character")?;
        let goal = match (&self.goal, &self.goal3, &self.goal4) {
            (Some(one), None, None) => {
                let goal = lines.read::<Goal>(one, &entry)?;
                [goal.clone(), goal]
            }
            (None, Some(three), Some(four)) => [lines.read(three, &entry)?, lines.read(four, &entry)?],
            _ => return lines.wrong(&self.id, &entry, "give `goal`, or both `goal3` and `goal4`"),
        };
        let complete = self
            .complete
            .as_ref()
            .map(|text| lines.read(text, &entry))
            .transpose()?;
        let setup = self.setup.iter().map(|text| lines.read(text, &entry));
        let setup = setup.collect::<Result<Vec<Action>, _>>()?;
        let keeps = self
            .keeps
            .as_ref()
            .map(|text| lines.cards(text, &entry))
            .transpose()?;
        for field in ["goal", "setup"] {
            if !self.sources.contains_key(field) {
                return lines.wrong(
                    &self.id,
                    &entry,
                    format!("`sources` does not say where `{field}` comes from"),
                );
            }
        }
        Ok(CharacterCard {
            id,
            goal,
            complete,
            setup,
            leads: self.leads,
            keeps: keeps.unwrap_or_default(),
            abilities: self.abilities.iter().map(|ability| *ability.get_ref()).collect(),
            endless: self.endless,
            sources: self.sources,
        })
    }
}

impl RawEvent {
    fn checked(self, lines: &Lines<'_>) -> Result<EventCard, DataError> {
        let Some(id) = event_id(self.id.get_ref()) else {
            return lines.wrong(
                &self.id,
                "event",
                format!("there is no event '{}'", self.id.get_ref()),
            );
        };
        let effects = self.effects.iter().map(|text| lines.read(text, id));
        Ok(EventCard {
            id,
            effects: effects.collect::<Result<_, _>>()?,
            source: self.source,
        })
    }
}

/// The deck of a part: 37 cards (LDT-1.2, LDT-7.1).
fn base_deck(second: bool) -> CardSet {
    let four = [Suit::Hills, Suit::Mountains, Suit::Forests, Suit::Shadows];
    let highest = if second { 7 } else { 8 };
    let suited = four
        .into_iter()
        .flat_map(|suit| (1..=highest).filter_map(move |value| suit.card(value)))
        .collect::<CardSet>();
    let rings = (1..=5)
        .filter_map(|value| Suit::Rings.card(value))
        .collect::<CardSet>();
    let orcs = CardSet::ORCS.iter().take(3).collect::<CardSet>();
    let special = if second { rings.or(CardSet::FATIGUE) } else { orcs };
    suited.or(special).or(CardSet::TOWERS)
}

impl RawChapter {
    fn checked(
        self,
        lines: &Lines<'_>,
        characters: &[CharacterCard],
        events: &[EventCard],
    ) -> Result<ChapterCard, DataError> {
        let number = *self.number.get_ref();
        let entry = format!("chapter {number}");
        if !(19..=36).contains(&number) {
            return lines.wrong(&self.number, &entry, "chapters go from 19 to 36");
        }
        let (mut roster, mut starred) = (CharacterSet::EMPTY, CharacterSet::EMPTY);
        let known = |text: &Spanned<String>, name: &str| {
            let found = Character::named(name)
                .filter(|character| characters.iter().any(|card| card.id == *character));
            match found {
                Some(character) => Ok(character),
                None => lines.wrong(text, &entry, format!("no character card '{name}'")),
            }
        };
        for text in &self.roster {
            let name = text.get_ref().as_str();
            let character = known(text, name.trim_end_matches('*'))?;
            roster.add(character);
            if name.ends_with('*') {
                starred.add(character);
            }
        }
        let second = match self.part.get_ref() {
            1 => false,
            2 => true,
            other => return lines.wrong(&self.part, &entry, format!("there is no part {other}")),
        };
        let mut deck = base_deck(second);
        if let Some(without) = &self.without {
            deck = deck.but(lines.cards(without, &entry)?);
        }
        if let Some(with) = &self.with {
            deck = deck.or(lines.cards(with, &entry)?);
        }
        let first = match cards_named(self.first.get_ref()) {
            Some(cards) if cards.len() == 1 => cards.first().unwrap_or(Card::RING),
            _ => return lines.wrong(&self.first, &entry, "this is no card"),
        };
        let event = |text: &Spanned<String>| match events.iter().find(|card| card.id == text.get_ref()) {
            Some(card) => Ok(card.id),
            None => lines.wrong(text, &entry, format!("no event card '{}'", text.get_ref())),
        };
        let group = |names: &Vec<Spanned<String>>| {
            let members = names.iter().map(|text| known(text, text.get_ref()));
            members.collect::<Result<CharacterSet, _>>()
        };
        let groups =
            |groups: &[Vec<Spanned<String>>]| groups.iter().map(group).collect::<Result<Vec<_>, _>>();
        let chapter = ChapterCard {
            number,
            long: self.long,
            roster,
            starred,
            first: (first, known(&self.character, self.character.get_ref())?),
            deck,
            deal: self.deal,
            lost: self.lost,
            events: self.events.iter().map(event).collect::<Result<_, _>>()?,
            rounds: self
                .rounds
                .iter()
                .map(|round| {
                    Ok(RoundCard {
                        orcs: round.orcs,
                        deal: round.deal,
                        events: round.events.iter().map(event).collect::<Result<_, _>>()?,
                    })
                })
                .collect::<Result<_, _>>()?,
            groups: [groups(&self.groups3)?, groups(&self.groups4)?],
            pyramid: self.pyramid.unwrap_or([3, 4, 5]),
            pyramid_before_towers: self.pyramid_before_towers,
            solo: self
                .solo
                .as_ref()
                .map(|text| lines.cards(text, &entry))
                .transpose()?
                .unwrap_or_default(),
            second,
            sources: self.sources,
        };
        let enough = chapter.enough_cards(events);
        enough.or_else(|why| lines.wrong(&self.number, &entry, why))?;
        Ok(chapter)
    }
}

impl ChapterCard {
    /// Can the deck be dealt, and can every seat have a character?
    fn enough_cards(&self, events: &[EventCard]) -> Result<(), String> {
        let mut aside = CardSet::EMPTY;
        for effect in events
            .iter()
            .filter(|card| self.events.contains(&card.id))
            .flat_map(|card| &card.effects)
        {
            match effect {
                Effect::SetAside(cards) | Effect::SideDeck(cards, _) => aside = aside.or(*cards),
                _ => {}
            }
        }
        let deck = self.deck.but(aside).len();
        for (chairs, deal) in [(3, self.deal[0]), (4, self.deal[1])] {
            let needed = chairs * usize::from(deal) + usize::from(self.lost);
            if self.rounds.is_empty() && needed > deck {
                return Err(format!("{needed} cards are to be dealt, the deck has {deck}"));
            }
            if deal > 13 {
                return Err("a hand has at most 13 cards".to_owned());
            }
            if self.roster.len() < chairs {
                return Err(format!(
                    "{chairs} characters are needed, the roster has {}",
                    self.roster.len()
                ));
            }
            if self.starred.len() > chairs {
                return Err(format!(
                    "{} characters must be chosen by {chairs}",
                    self.starred.len()
                ));
            }
        }
        for (round, card) in self.rounds.iter().enumerate() {
            let deck = deck - self.deck.and(CardSet::ORCS).len() + usize::from(card.orcs);
            let needed = (3 * usize::from(card.deal[0])).max(4 * usize::from(card.deal[1]));
            if needed + usize::from(self.lost) > deck || card.orcs > 9 {
                return Err(format!(
                    "round {}: the deck of {deck} cannot be dealt so",
                    round + 1
                ));
            }
        }
        for (chairs, groups) in [(3, &self.groups[0]), (4, &self.groups[1])] {
            let needs = |group: &&CharacterSet| {
                group.len() != chairs || !group.has(self.first.1) || !self.starred.but(**group).is_empty()
            };
            if groups.iter().any(|group| needs(&group)) {
                return Err(format!(
                    "a group of {chairs} has {chairs} characters, all that are starred among them"
                ));
            }
        }
        let steps = events
            .iter()
            .filter(|card| self.events.contains(&card.id))
            .flat_map(|card| &card.effects);
        let mut steps = steps.filter_map(|effect| match effect {
            Effect::Steps(count) => Some(*count),
            _ => None,
        });
        if steps.any(|count| count > 2) {
            return Err("there are two step cards".to_owned());
        }
        if !self.deck.has(self.first.0) || !self.roster.has(self.first.1) {
            return Err("who is assigned first must be on the roster, by a card of the deck".to_owned());
        }
        if self.pyramid.iter().sum::<u8>() != self.deal[0] {
            return Err("the rows of the pyramid must hold one hand".to_owned());
        }
        Ok(())
    }
}
