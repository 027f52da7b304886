//! The records of the data file as they are written, and the demands on each by itself.

use std::collections::BTreeMap;

use cardlang::pack::{AsText, Entry, Files, Record, Source, Text};
use serde::Deserialize;

use crate::card::{Card, CardSet};
use crate::character::{Character, CharacterSet};
use crate::goal::Goal;

use super::action::Action;
use super::cards::{Ability, ChapterCard, CharacterCard, Endless, EventCard, RoundCard, event_id, event_ids};
use super::effect::Effect;
use super::fit::base_deck;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCharacter {
    id: AsText<Character>,
    goal: Option<Goal>,
    goal3: Option<Goal>,
    goal4: Option<Goal>,
    complete: Option<Goal>,
    #[serde(default)]
    setup: Vec<Action>,
    #[serde(default)]
    leads: bool,
    keeps: Option<AsText<CardSet>>,
    #[serde(default)]
    abilities: Vec<Ability>,
    endless: Option<Endless>,
    sources: BTreeMap<String, Source>,
}

impl Record for RawCharacter {
    const TABLE: &'static str = "character";
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEvent {
    id: String,
    effects: Vec<Effect>,
    source: Source,
}

impl Record for RawEvent {
    const TABLE: &'static str = "event";
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawChapter {
    pub(super) number: u8,
    #[serde(default)]
    long: bool,
    part: u8,
    roster: Vec<Text>,
    first: AsText<Card>,
    character: Text,
    without: Option<AsText<CardSet>>,
    with: Option<AsText<CardSet>>,
    deal: [u8; 2],
    #[serde(default)]
    lost: bool,
    #[serde(default)]
    events: Vec<Text>,
    #[serde(default)]
    rounds: Vec<RawRound>,
    #[serde(default)]
    groups3: Vec<Vec<Text>>,
    #[serde(default)]
    groups4: Vec<Vec<Text>>,
    pyramid: Option<[u8; 3]>,
    /// Dealt into the pyramid without the Towers, which are shuffled in afterwards.
    #[serde(default)]
    pyramid_before_towers: u8,
    /// Cards that are among the first hands of the solitary game, besides the special ones.
    solo: Option<AsText<CardSet>>,
    sources: BTreeMap<String, Source>,
}

impl Record for RawChapter {
    const TABLE: &'static str = "chapter";
    const ID: &'static str = "number";
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRound {
    orcs: u8,
    deal: [u8; 2],
    #[serde(default)]
    events: Vec<Text>,
}

impl RawCharacter {
    pub(super) fn checked(entry: &Entry<Self>, files: &mut Files<'_>) -> Option<CharacterCard> {
        for field in ["goal", "setup"] {
            if !entry.sources.contains_key(field) {
                let why = format!("`sources` does not say where `{field}` comes from");
                files.mistake(entry, "sources", why);
            }
        }
        for action in &entry.setup {
            if let Some(why) = action.objection() {
                files.mistake(entry, "setup", why);
            }
        }
        let goal = match (&entry.goal, &entry.goal3, &entry.goal4) {
            (Some(one), None, None) => [one.clone(), one.clone()],
            (None, Some(three), Some(four)) => [three.clone(), four.clone()],
            _ => {
                files.mistake(entry, "id", "give `goal`, or both `goal3` and `goal4`");
                return None;
            }
        };
        Some(CharacterCard {
            id: entry.record.id.0,
            goal,
            complete: entry.complete.clone(),
            setup: entry.setup.clone(),
            leads: entry.leads,
            keeps: set(&entry.keeps),
            abilities: entry.abilities.clone(),
            endless: entry.endless,
            sources: entry.sources.clone(),
        })
    }
}

impl RawEvent {
    pub(super) fn checked(entry: &Entry<Self>, files: &mut Files<'_>) -> Option<EventCard> {
        let Some(id) = event_id(&entry.record.id) else {
            let unknown = cardlang::Fault::unknown(0..0, "event", &entry.record.id, event_ids());
            files.mistake(entry, "id", unknown.to_string());
            return None;
        };
        Some(EventCard { id, effects: entry.effects.clone(), source: entry.source })
    }
}

/// The cards that chapters name.
pub(super) struct Known<'a> {
    pub(super) characters: &'a [CharacterCard],
    pub(super) events: &'a [EventCard],
    /// Are these all? Else a missing name may be one of a card with a mistake, and is not reported.
    pub(super) sure: bool,
}

impl RawChapter {
    pub(super) fn checked(
        entry: &Entry<Self>,
        known: &Known<'_>,
        files: &mut Files<'_>,
    ) -> Option<ChapterCard> {
        if !(19..=36).contains(&entry.number) {
            files.mistake(entry, "number", "chapters go from 19 to 36");
        }
        if !(1..=2).contains(&entry.part) {
            files.mistake(entry, "part", format!("there is no part {}", entry.part));
        }
        let (mut roster, mut starred) = (CharacterSet::EMPTY, CharacterSet::EMPTY);
        for text in &entry.roster {
            let name = text.get().trim_end_matches('*');
            let Some(character) = known.character(entry, text, name, files) else {
                continue;
            };
            roster.add(character);
            if text.get().ends_with('*') {
                starred.add(character);
            }
        }
        let second = entry.part == 2;
        let deck = base_deck(second).minus(set(&entry.without)).or(set(&entry.with));
        let first = known.character(entry, &entry.character, entry.character.get(), files);
        let mut events = |texts: &[Text]| {
            let events = texts.iter().filter_map(|text| known.event(entry, text, files));
            events.collect::<Vec<_>>()
        };
        let rounds = entry.rounds.iter().map(|round| RoundCard {
            orcs: round.orcs,
            deal: round.deal,
            events: events(&round.events),
        });
        let rounds = rounds.collect();
        let events = events(&entry.events);
        let mut groups = |groups: &[Vec<Text>]| {
            let mut group = |names: &Vec<Text>| {
                let members = names.iter();
                let members = members.filter_map(|text| known.character(entry, text, text.get(), files));
                members.collect::<CharacterSet>()
            };
            groups.iter().map(&mut group).collect::<Vec<_>>()
        };
        let groups = [groups(&entry.groups3), groups(&entry.groups4)];
        let chapter = ChapterCard {
            number: entry.number,
            long: entry.long,
            roster,
            starred,
            first: (entry.first.0, first?),
            deck,
            deal: entry.deal,
            lost: entry.lost,
            events,
            rounds,
            groups,
            pyramid: entry.pyramid.unwrap_or([3, 4, 5]),
            pyramid_before_towers: entry.pyramid_before_towers,
            solo: set(&entry.solo),
            second,
            sources: entry.sources.clone(),
        };
        if files.is_sound()
            && let Err(why) = chapter.enough_cards(known.events)
        {
            files.mistake(entry, "number", why);
        }
        Some(chapter)
    }
}

impl Known<'_> {
    fn character(
        &self,
        entry: &Entry<RawChapter>,
        text: &Text,
        name: &str,
        files: &mut Files<'_>,
    ) -> Option<Character> {
        let found = Character::named(name);
        let found = found.filter(|character| self.characters.iter().any(|card| card.id == *character));
        if found.is_none() && self.sure {
            let names = self.characters.iter().map(|card| card.id.name());
            let unknown = cardlang::Fault::unknown(0..0, "character", name, names);
            files.mistake_in(entry, text, unknown.to_string());
        }
        found
    }

    fn event(&self, entry: &Entry<RawChapter>, text: &Text, files: &mut Files<'_>) -> Option<&'static str> {
        let found = self.events.iter().find(|card| card.id == text.get());
        if found.is_none() && self.sure {
            let names = self.events.iter().map(|card| card.id);
            let unknown = cardlang::Fault::unknown(0..0, "event", text.get(), names);
            files.mistake_in(entry, text, unknown.to_string());
        }
        found.map(|card| card.id)
    }
}

fn set(cards: &Option<AsText<CardSet>>) -> CardSet {
    cards.as_ref().map_or(CardSet::EMPTY, |cards| cards.0)
}
