//! Can a chapter be dealt and played? The deck of each part, and the demands of a chapter's card.

use crate::card::{CardSet, Suit};
use crate::character::CharacterSet;

use super::cards::{ChapterCard, EventCard};
use super::effect::Effect;

/// The deck of a part: 37 cards (LDT-1.2, LDT-7.1).
pub(super) fn base_deck(second: bool) -> CardSet {
    let four = [Suit::Hills, Suit::Mountains, Suit::Forests, Suit::Shadows];
    let highest = if second { 7 } else { 8 };
    let suited = four
        .into_iter()
        .flat_map(|suit| (1..=highest).filter_map(move |value| suit.card(value)))
        .collect::<CardSet>();
    let rings = (1..=5).filter_map(|value| Suit::Rings.card(value)).collect::<CardSet>();
    let orcs = CardSet::ORCS.iter().take(3).collect::<CardSet>();
    let special = if second { rings.or(CardSet::FATIGUE) } else { orcs };
    suited.or(special).or(CardSet::TOWERS)
}

impl ChapterCard {
    /// Can the deck be dealt, and can every seat have a character?
    pub(super) fn enough_cards(&self, events: &[EventCard]) -> Result<(), String> {
        let mut aside = CardSet::EMPTY;
        for effect in
            events.iter().filter(|card| self.events.contains(&card.id)).flat_map(|card| &card.effects)
        {
            match effect {
                Effect::SetAside(cards) | Effect::SideDeck(cards, _) => aside = aside.or(*cards),
                _ => {}
            }
        }
        let deck = self.deck.minus(aside).len();
        for (chairs, deal) in [(3, self.deal[0]), (4, self.deal[1])] {
            let needed = chairs * usize::from(deal) + usize::from(self.lost);
            if self.rounds.is_empty() && needed > deck {
                return Err(format!("{needed} cards are to be dealt, the deck has {deck}"));
            }
            if deal > 13 {
                return Err("a hand has at most 13 cards".to_owned());
            }
            if self.roster.len() < chairs {
                return Err(format!("{chairs} characters are needed, the roster has {}", self.roster.len()));
            }
            if self.starred.len() > chairs {
                return Err(format!("{} characters must be chosen by {chairs}", self.starred.len()));
            }
        }
        for (round, card) in self.rounds.iter().enumerate() {
            let deck = deck - self.deck.and(CardSet::ORCS).len() + usize::from(card.orcs);
            let needed = (3 * usize::from(card.deal[0])).max(4 * usize::from(card.deal[1]));
            if needed + usize::from(self.lost) > deck || card.orcs > 9 {
                return Err(format!("round {}: the deck of {deck} cannot be dealt so", round + 1));
            }
        }
        for (chairs, groups) in [(3, &self.groups[0]), (4, &self.groups[1])] {
            let needs = |group: &&CharacterSet| {
                group.len() != chairs || !group.has(self.first.1) || !self.starred.minus(**group).is_empty()
            };
            if groups.iter().any(|group| needs(&group)) {
                return Err(format!(
                    "a group of {chairs} has {chairs} characters, all that are starred among them"
                ));
            }
        }
        let steps =
            events.iter().filter(|card| self.events.contains(&card.id)).flat_map(|card| &card.effects);
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
