//! The lines of a hero.

use std::fmt::Display;
use std::str::FromStr;

use table::lines::{Flaw, Telling};

use super::Table;
use super::piles::{grouped, open, pile, take};
use crate::ids::{Encounter, Unknown};
use crate::prelude::*;
use crate::state::skill_bit;

/// The first words of the lines about heroes.
pub(super) const OF_HEROES: [&str; 14] = [
    "fights",
    "hero",
    "levels",
    "favor",
    "items",
    "quests",
    "quest-line",
    "corruption",
    "hand",
    "open",
    "rest",
    "damage",
    "skills",
    "shown",
];

impl Table {
    /// The lines of a hero: the place, the possessions, and the cards by place.
    pub(super) fn hero(&mut self, text: &mut Telling<'_>, seat: Seat, who: Who) -> Result<(), Flaw> {
        let State { heroes, decks, pack, given, .. } = &mut self.state;
        let open_quests = heroes.iter().flat_map(|hero| hero.quests.iter()).collect::<Vec<_>>();
        let hero = &mut heroes[seat.index() - 1];
        text.one(("hero", who), &mut hero.at)?;
        let levels = Attribute::ALL.iter().map(|attribute| (hero.levels[attribute.index()], *attribute));
        if let Some(line) = text.tally(("levels", who), levels) {
            for (level, attribute) in line.counted::<Attribute>()? {
                line.number(&level.to_string(), 0, 2)?;
                hero.levels[attribute.index()] = level;
            }
        }
        text.some(("favor", who), &mut hero.favor, 60)?;
        pile(text, ("items", who), &mut decks.items, &mut hero.items, Pile::add)?;
        if let Some(line) = text.line(("quests", who), grouped(hero.quests.iter())) {
            for quest in line.list::<Quest>()? {
                if open_quests.contains(&quest) || hero.quests.has(quest) {
                    return Err(line.flaw(format!("'{quest}' lies before a hero already")));
                }
                let card = Encounter::all().find(|card| pack.encounter(*card).quest == Some(quest));
                if let Some(card) = card {
                    take(line, &mut decks.encounters[pack.encounter(card).group.index()], card)?;
                    *given += 1;
                }
                hero.quests.add(quest);
            }
        }
        let quest_line = [("revealed", &mut hero.revealed), ("completed", &mut hero.completed)];
        text.flags(("quest-line", who), quest_line)?;
        pile(text, ("corruption", who), &mut decks.corruption, &mut hero.corruption, Pile::add)?;
        pile(text, ("hand", who), &mut hero.life, &mut hero.hand, Pile::add)?;
        open(text, ("open", who), &hero.hand, &mut hero.open)?;
        pile(text, ("rest", who), &mut hero.life, &mut hero.rest, Pile::push)?;
        let lost = hero
            .damage
            .iter()
            .enumerate()
            .map(|(index, card)| Lost { own: hero.known >> index & 1 == 1, card });
        if let Some(line) = text.line(("damage", who), grouped(lost)) {
            for (count, lost) in line.counted::<Lost>()? {
                for _ in 0..count {
                    take(line, &mut hero.life, lost.card)?;
                    hero.known |= u64::from(lost.own) << hero.damage.len();
                    hero.damage.push(lost.card);
                }
            }
        }
        // The life pool is the rest.
        let all = hero.life.iter().chain(hero.hand.iter());
        let all = all.chain(hero.rest.iter()).chain(hero.damage.iter());
        let mut skills = all.filter(|card| pack.card(*card).skill).collect::<Vec<_>>();
        skills.sort_unstable();
        if let Some(line) = text.line(("skills", who), grouped(skills.into_iter())) {
            for (count, card) in line.counted::<Card>()? {
                for _ in 0..count {
                    take(line, &mut decks.skills, card)?;
                    hero.life.add(card);
                }
            }
            hero.skills = (hero.life.len() - pack.hero(who).deck.len()) as u8;
        }
        let shown = pack.skills.titles().filter(|card| hero.shown & skill_bit(pack, *card) != 0);
        if let Some(line) = text.line(("shown", who), shown) {
            for card in line.list::<Card>()? {
                if !pack.card(card).skill {
                    return Err(line.flaw(format!("'{card}' is no skill card")));
                }
                hero.shown |= skill_bit(pack, card);
            }
        }
        Ok(())
    }
}

/// A card of a damage pool: did it come from hand?
#[derive(PartialEq)]
struct Lost {
    own: bool,
    card: Card,
}

impl FromStr for Lost {
    type Err = Unknown;
    fn from_str(word: &str) -> Result<Self, Unknown> {
        let own = word.strip_prefix("own:");
        Ok(Self { own: own.is_some(), card: own.unwrap_or(word).parse()? })
    }
}

impl Display for Lost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.own { "own:" } else { "" }, self.card)
    }
}
