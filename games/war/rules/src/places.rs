//! The places of the characters.

use serde::{Deserialize, Serialize};

use crate::character::ByCharacter;
use crate::character::{Character, People, Place};
use crate::region::COUNT;
use crate::region::Region;

/// The place of each character, a byte for each: the characters in a place are found by comparing eight bytes
/// at once. (The question is asked for every region that an Army might leave.) Written as a table by name.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "ByCharacter<Place>", into = "ByCharacter<Place>")]
pub struct Places([u8; 16]);

/// The code of places off the map.
const ASIDE: u8 = 0xfd;
const FELLOWSHIP: u8 = 0xfe;
const GONE: u8 = 0xff;
const _: () = assert!(COUNT <= ASIDE as usize);

/// The lowest bit of each byte.
const LOW: u64 = 0x0101_0101_0101_0101;
/// All bits of each byte but the highest.
const REST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
/// The characters as bits: beyond them no byte means anything.
const ALL: u16 = (1 << Character::ALL.len()) - 1;

const fn code(place: Place) -> u8 {
    match place {
        Place::On(region) => region.index() as u8,
        Place::Aside => ASIDE,
        Place::Fellowship => FELLOWSHIP,
        Place::Gone => GONE,
    }
}

/// The bytes of `word` that are `code`, as bits.
#[inline]
const fn equal(word: u64, code: u8) -> u16 {
    // Those are 0 now; where one is not, its highest bit is set, or comes to be by the sum.
    let differ = word ^ (LOW * code as u64);
    let high = !(((differ & REST) + REST) | differ) & !REST;
    // Each of the highest bits is moved to its place in the highest byte.
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
}

impl Places {
    /// The places as a table.
    pub fn table(&self) -> ByCharacter<Place> {
        ByCharacter::new(|who| self.of(who))
    }

    /// The place of `who`.
    #[inline]
    pub const fn of(&self, who: Character) -> Place {
        match self.0[who.index()] {
            ASIDE => Place::Aside,
            FELLOWSHIP => Place::Fellowship,
            GONE => Place::Gone,
            region => Place::On(Region::at(region as usize)),
        }
    }

    /// Puts `who` somewhere.
    #[inline]
    pub const fn set(&mut self, who: Character, place: Place) {
        self.0[who.index()] = code(place);
    }

    /// Is `who` on the map?
    #[inline]
    pub const fn on_map(&self, who: Character) -> bool {
        self.0[who.index()] < ASIDE
    }

    /// All who are there.
    #[inline]
    pub const fn at(&self, place: Place) -> People {
        let code = code(place);
        let all = u128::from_le_bytes(self.0);
        let (low, high) = (all as u64, (all >> 64) as u64);
        People((equal(low, code) | equal(high, code) << 8) & ALL)
    }
}

impl std::fmt::Debug for Places {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.table().fmt(f)
    }
}

impl From<ByCharacter<Place>> for Places {
    fn from(table: ByCharacter<Place>) -> Self {
        let mut places = Self([GONE; 16]);
        for (who, place) in table.iter() {
            places.set(who, *place);
        }
        places
    }
}

impl From<Places> for ByCharacter<Place> {
    fn from(places: Places) -> Self {
        places.table()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn all_who_are_there_are_found(codes in prop::array::uniform12(0..108_u8)) {
            let place = |code: u8| match code {
                105 => Place::Aside,
                106 => Place::Fellowship,
                107 => Place::Gone,
                region => Place::On(Region::at(region as usize)),
            };
            let table = ByCharacter::from_array(codes.map(place));
            let places = Places::from(table);
            prop_assert_eq!(places.table(), table);
            for there in (0..108).map(place) {
                let found = table.keys_where::<People>(|place| *place == there);
                prop_assert_eq!(places.at(there), found);
            }
            for who in Character::ALL {
                prop_assert_eq!(places.on_map(who), matches!(table[who], Place::On(_)));
            }
        }
    }
}
