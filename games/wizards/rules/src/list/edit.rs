//! A list that is being made: a card more, a card less.

use super::{List, Listed};
use crate::card::{SiteSet, book};
use crate::deck::Deck;
use crate::prelude::*;

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The starting pool (SATM-2.5, SATM-2.7).
    Pool,
    /// The play deck (SATM-1.3).
    Deck,
    /// The sideboard (SATM-2.12).
    Sideboard,
    /// The location deck (SATM-1.2).
    Sites,
}

impl Part {
    /// All of them, as they are written.
    pub const ALL: [Self; 4] = [Self::Pool, Self::Deck, Self::Sideboard, Self::Sites];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pool => "pool",
            Self::Deck => "deck",
            Self::Sideboard => "sideboard",
            Self::Sites => "sites",
        }
    }

    /// The one with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.word() == word)
    }

    /// May this lie in it? A site is no card of a deck; the starting pool takes characters, the starting
    /// items minor items.
    pub fn takes(self, one: Listed) -> bool {
        match (self, one) {
            (Self::Sites, Listed::Site(_)) | (Self::Deck | Self::Sideboard, Listed::Card(_)) => true,
            (Self::Pool, Listed::Card(card)) => {
                let face = card.get();
                let minor = face.class == Some(ItemClass::Minor);
                (face.kind == CardKind::Character && !face.is_wizard())
                    || (face.kind == CardKind::Item && minor)
            }
            _ => false,
        }
    }
}

impl List {
    fn cards(&mut self, part: Part) -> Option<&mut Vec<CardId>> {
        match part {
            Part::Pool => Some(&mut self.pool),
            Part::Deck => Some(&mut self.deck),
            Part::Sideboard => Some(&mut self.sideboard),
            Part::Sites => None,
        }
    }

    /// Puts one in; false where a site is meant for cards, or a card for sites.
    pub fn put(&mut self, part: Part, one: Listed) -> bool {
        match (self.cards(part), one) {
            (Some(cards), Listed::Card(card)) => cards.push(card),
            (None, Listed::Site(site)) => self.sites.push(site),
            _ => return false,
        }
        true
    }

    /// Takes one out; false where there is none.
    pub fn take(&mut self, part: Part, one: Listed) -> bool {
        fn last<T: PartialEq>(all: &mut Vec<T>, one: &T) -> bool {
            let at = all.iter().rposition(|other| other == one);
            at.map(|at| all.remove(at)).is_some()
        }
        match (self.cards(part), one) {
            (Some(cards), Listed::Card(card)) => last(cards, &card),
            (None, Listed::Site(site)) => last(&mut self.sites, &site),
            _ => false,
        }
    }

    /// The number of copies in a part.
    pub fn count(&self, part: Part, one: Listed) -> usize {
        let cards = |all: &[CardId], card| all.iter().filter(|other| **other == card).count();
        match (part, one) {
            (Part::Pool, Listed::Card(card)) => cards(&self.pool, card),
            (Part::Deck, Listed::Card(card)) => cards(&self.deck, card),
            (Part::Sideboard, Listed::Card(card)) => cards(&self.sideboard, card),
            (Part::Sites, Listed::Site(site)) => self.sites.iter().filter(|other| **other == site).count(),
            _ => 0,
        }
    }

    /// The number of copies.
    pub fn copies(&self, one: Listed) -> usize {
        Part::ALL.into_iter().map(|part| self.count(part, one)).sum()
    }

    /// The number of cards and sites.
    pub const fn len(&self) -> usize {
        self.pool.len() + self.deck.len() + self.sideboard.len() + self.sites.len()
    }

    /// Is nothing in it?
    pub const fn is_empty(&self) -> bool {
        self.pool.is_empty() && self.deck.is_empty() && self.sideboard.is_empty() && self.sites.is_empty()
    }

    /// A deck as a list. That it has every site is not written down: a list without sites means that.
    pub fn of(deck: &Deck) -> Self {
        let every = SiteId::all().all(|site| deck.sites.has(site));
        let mut pool = deck.draft.clone();
        pool.extend(&deck.items);
        Self {
            pool,
            deck: deck.cards.clone(),
            sideboard: deck.sideboard.clone(),
            sites: deck.sites.iter().filter(|_| !every).collect(),
            lines: Default::default(),
        }
    }
}

/// The deck that a list is. The starting company and the starting items come from the pool; without sites all there are are taken.
pub fn deck_of(list: &List) -> Deck {
    let (items, draft) = list.pool.iter().partition(|card| {
        let face = card.get();
        face.class == Some(ItemClass::Minor) || face.starts()
    });
    let sites = list.sites.iter().copied().collect::<SiteSet>();
    let all = SiteId::all().collect();
    Deck {
        id: "own".to_owned(),
        draft,
        items,
        cards: list.deck.clone(),
        sideboard: list.sideboard.clone(),
        sites: if sites.is_empty() { all } else { sites.or(book().havens) },
    }
}
