//! The data file: read whole, checked whole, refused with every mistake at once.

use cardlang::pack::{Entry, Files, Mistakes};

use crate::character::{Character, CharacterSet};

use super::cards::{Ability, ChapterCard, CharacterCard, EventCard};
use super::raw::{Known, RawChapter, RawCharacter, RawEvent};

/// The name of the data file in a host's folder.
pub const FILE: &str = "cards.toml";

/// The data file that comes with the program.
pub const BUILT_IN: &str = include_str!("../../data/cards.toml");

const SCHEMA: u32 = 1;

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
    /// All that is wrong with it, each with its line and column. Nothing of a wrong file is used.
    pub fn read(text: &str) -> Result<Self, Mistakes> {
        let mut files = Files::new([(FILE, text)]);
        match files.value::<u32>("schema") {
            Some(SCHEMA) => {}
            Some(other) => {
                return Err(files.refuse(format!("schema {other}: this program reads schema {SCHEMA}")));
            }
            None => files.wrong("`schema` is missing"),
        }
        let raw = files.records::<RawCharacter>();
        let characters = checked(&raw, |raw| RawCharacter::checked(raw, &mut files));
        masks(&raw, &characters, &mut files);
        let raw = files.records::<RawEvent>();
        let events = checked(&raw, |raw| RawEvent::checked(raw, &mut files));
        let raw = files.records::<RawChapter>();
        let known = Known { characters: &characters, events: &events, sure: files.is_sound() };
        let chapters = checked(&raw, |raw| RawChapter::checked(raw, &known, &mut files));
        in_order(&raw, &mut files);
        files.end()?;
        Ok(Self { characters, events, chapters })
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

/// Those that are sound.
fn checked<T, C>(raw: &[Entry<T>], check: impl FnMut(&Entry<T>) -> Option<C>) -> Vec<C> {
    raw.iter().filter_map(check).collect()
}

/// Masked characters come as a pair, with their true identities.
fn masks(raw: &[Entry<RawCharacter>], characters: &[CharacterCard], files: &mut Files<'_>) {
    let masked = |card: &&CharacterCard| card.abilities.contains(&Ability::Masked);
    let pair = characters.iter().filter(masked).map(|card| card.id);
    let pair = pair.collect::<CharacterSet>();
    let (Some(first), true) = (pair.iter().next(), files.is_sound()) else {
        return;
    };
    let Some(entry) = raw.iter().find(|entry| entry.id == first.name()) else {
        return;
    };
    if pair.len() != 2 {
        files.mistake(entry, "abilities", "masked characters come as a pair");
    }
    for unmasked in Character::UNMASKED {
        if !characters.iter().any(|card| card.id == unmasked) {
            let why = format!("the masked pair turns into {unmasked}, who has no card");
            files.mistake(entry, "abilities", why);
        }
    }
}

/// Chapters stand in order, from the first.
fn in_order(raw: &[Entry<RawChapter>], files: &mut Files<'_>) {
    match raw.first() {
        None if files.is_sound() => files.wrong("there is no chapter"),
        Some(first) if first.number != 19 => {
            let why = "the first chapter must be 19: the endless road is played with its deck";
            files.mistake(first, "number", why);
        }
        _ => {}
    }
    for pair in raw.windows(2) {
        if pair[0].number >= pair[1].number {
            let why = format!("chapter {} stands after {}", pair[1].number, pair[0].number);
            files.mistake(&pair[1], "number", why);
        }
    }
}
