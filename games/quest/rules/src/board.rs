//! The pieces on the map.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::SeatSet;

use crate::ids::{Bag, Face, Minion, Place, Places};

/// A number for each place, written as an object by place without the zeros.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tokens([u8; 64]);

impl Default for Tokens {
    fn default() -> Self {
        Self([0; 64])
    }
}

impl Tokens {
    /// The number at a place.
    #[inline]
    pub const fn at(&self, place: Place) -> u8 {
        self.0[place.0 as usize]
    }

    /// Adds `tokens`.
    #[inline]
    pub fn add(&mut self, place: Place, tokens: u8) {
        self.0[place.index()] = self.0[place.index()].saturating_add(tokens);
    }

    /// Takes `most` at most, and returns how many were.
    #[inline]
    pub fn take(&mut self, place: Place, most: u8) -> u8 {
        let taken = most.min(self.at(place));
        self.0[place.index()] -= taken;
        taken
    }

    /// Places that have any.
    #[inline]
    pub fn places(&self) -> Places {
        let mut places = 0;
        for (index, tokens) in self.0.iter().enumerate() {
            places |= u64::from(*tokens != 0) << index;
        }
        Places(places)
    }

    /// The number in these places.
    pub fn within(&self, places: Places) -> u16 {
        places.iter().map(|place| u16::from(self.at(place))).sum()
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.places().iter().map(|place| (place.id(), self.at(place))))
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<String, u8>::deserialize(deserializer)?;
        let mut tokens = Self::default();
        for (place, count) in map {
            let place = place.parse::<Place>().map_err(serde::de::Error::custom)?;
            tokens.add(place, count);
        }
        Ok(tokens)
    }
}

/// A monster token on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Token {
    pub at: Place,
    /// The face, for those who may see it.
    pub face: Face,
    /// Its pile: the colour of its back.
    pub bag: Bag,
    /// Heroes who have seen its face.
    pub seen: SeatSet,
}

/// The place of a minion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// Not yet in play.
    Waiting,
    /// The map.
    At(Place),
    /// Defeated.
    Gone,
}

/// The pieces on the map.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    pub influence: Tokens,
    pub favor: Tokens,
    /// Monster tokens: each keeps its number as long as it lies on the map.
    pub monsters: ArrayVec<Option<Token>, 50>,
    pub minions: [Stand; 5],
    /// Damage of minions.
    pub wounds: [u8; 5],
    pub characters: [Option<Place>; 8],
}

impl Board {
    /// Monster tokens with their numbers.
    pub fn tokens(&self) -> impl Iterator<Item = (u8, &Token)> + Clone {
        let all = self.monsters.iter().enumerate();
        all.filter_map(|(number, token)| Some((number as u8, token.as_ref()?)))
    }

    /// Monster tokens at a place.
    pub fn tokens_at(&self, place: Place) -> impl Iterator<Item = (u8, &Token)> + Clone {
        self.tokens().filter(move |(_, token)| token.at == place)
    }

    /// Puts a token on the map, under the first free number.
    pub fn add_token(&mut self, token: Token) -> u8 {
        let free = self.monsters.iter().position(Option::is_none);
        let number = free.unwrap_or(self.monsters.len());
        match free {
            Some(free) => self.monsters[free] = Some(token),
            None => self.monsters.push(Some(token)),
        }
        number as u8
    }

    /// Takes a token off the map.
    pub fn take_token(&mut self, number: u8) -> Option<Token> {
        let taken = self.monsters.get_mut(usize::from(number))?.take();
        while self.monsters.last() == Some(&None) {
            self.monsters.pop();
        }
        taken
    }

    /// The token of that number.
    pub fn token(&self, number: u8) -> Option<&Token> {
        self.monsters.get(usize::from(number))?.as_ref()
    }

    /// The place of a minion on the map.
    pub fn minion_at(&self, minion: Minion) -> Option<Place> {
        match self.minions[minion.index()] {
            Stand::At(place) => Some(place),
            Stand::Waiting | Stand::Gone => None,
        }
    }

    /// Minions on the map, and where.
    pub fn minions_out(&self) -> impl Iterator<Item = (Minion, Place)> + '_ {
        (0..5).map(Minion).filter_map(|minion| Some((minion, self.minion_at(minion)?)))
    }

    /// Minions at a place.
    pub fn minions_at(&self, place: Place) -> impl Iterator<Item = Minion> + '_ {
        self.minions_out().filter(move |(_, at)| *at == place).map(|(minion, _)| minion)
    }

    /// Is a monster or a minion at a place?
    pub fn has_enemy(&self, place: Place) -> bool {
        self.tokens_at(place).next().is_some() || self.minions_at(place).next().is_some()
    }

    /// Places with monsters.
    pub(crate) fn monster_places(&self) -> Places {
        self.tokens().map(|(_, token)| token.at).collect()
    }

    /// Places with minions.
    pub(crate) fn minion_places(&self) -> Places {
        self.minions_out().map(|(_, at)| at).collect()
    }

    /// Places with characters.
    pub fn character_places(&self) -> Places {
        self.characters.iter().flatten().copied().collect()
    }
}
