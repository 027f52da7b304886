//! The contents of the box, by id: places, cards, figures. An id is a small number with a word; the words are those of
//! the house's own pack, and a host's pack has to hold the same.

use std::sync::LazyLock;

use table::kit::Listed;
pub use table::kit::Unknown;

use crate::written::names::{Names, Word};

/// The words of all ids, read once from the house's own pack.
pub static NAMES: LazyLock<Names> = LazyLock::new(Names::built_in);

/// Anything a [pile](crate::pile::Pile) may hold.
pub trait Id: Copy + From<u8> + Into<u8> + std::fmt::Debug {
    /// The name of such a draw in scripts.
    const WHAT: &'static str;

    /// Its word.
    fn word(self) -> &'static str;
}

/// Makes ids of what the pack lists, which are values of its language and have words.
macro_rules! in_pack {
    ($($(#[$meta:meta])* $name:ident: $list:ident, $what:literal;)*) => {$(
        table::listed! {
            $(#[$meta])*
            #[derive(Default)]
            pub struct $name(pub u8), $what;
        }

        impl Listed for $name {
            type Facts = Word;

            #[inline]
            fn list() -> &'static [Word] {
                &NAMES.$list
            }

            fn id_of(word: &'static Word) -> &'static str {
                word.id
            }
        }

        impl $name {
            /// The id of its name.
            pub fn term(self) -> &'static str {
                self.facts().term
            }
        }

        impl cardlang::Value for $name {
            fn what() -> String {
                concat!("a word for one: ", $what).to_owned()
            }

            fn read(node: &cardlang::Node, _: &cardlang::Ids) -> Result<Self, cardlang::Fault> {
                let word = node.as_word().ok_or_else(|| node.expected(&Self::what()))?;
                let known = || Self::all().map(Self::id);
                word.parse().map_err(|_| cardlang::Fault::unknown(node.at.clone(), $what, word, known()))
            }

            fn write(&self) -> cardlang::Node {
                cardlang::Node::word(self.id())
            }
        }

        impl From<$name> for table::Arg {
            fn from(id: $name) -> Self {
                Self::Term(id.term())
            }
        }

        impl cardlang::Say for $name {
            fn say(&self) -> table::Arg {
                (*self).into()
            }
        }

        impl Id for $name {
            const WHAT: &'static str = $what;

            fn word(self) -> &'static str {
                self.id()
            }
        }

        impl From<u8> for $name {
            fn from(index: u8) -> Self {
                Self(index)
            }
        }

        impl From<$name> for u8 {
            fn from(id: $name) -> u8 {
                id.0
            }
        }
    )*};
}

in_pack! {
    /// One of the 63 places of the map.
    Place: places, "place";
    /// One of the ten regions.
    Region: regions, "region";
    /// One of the five heroes.
    Who: heroes, "hero";
    /// A card one fights with: of a hero's deck, of the skill deck, of a monster combat deck. Cards of one title in one deck
    /// are alike.
    Card: cards, "combat card";
    /// One of the eight characters.
    Character: characters, "character";
    /// A kind of item.
    Item: items, "item";
    /// A kind of monster.
    Monster: monsters, "monster";
    /// The face of a monster token: a monster, or nothing (`blank`).
    Face: faces, "face of a monster token";
    /// One of the five piles of monster tokens.
    Bag: bags, "pile of monsters";
    /// One of Sauron's five minions.
    Minion: minions, "minion";
    /// A secret mission, of either side.
    Mission: missions, "mission";
    /// A plot card, starting or advanced.
    Plot: plots, "plot card";
    /// A shadow card.
    Shadow: shadows, "shadow card";
    /// An event card.
    Happening: events, "event card";
    /// An encounter card.
    Encounter: encounters, "encounter card";
    /// A group of encounter cards: of two regions, or of the havens.
    Group: groups, "group of encounter cards";
    /// A peril card.
    Peril: perils, "peril card";
    /// A corruption card.
    Corruption: corruptions, "corruption card";
    /// A quest: of a hero, or one that an encounter gives.
    Quest: quests, "quest";
}

impl Face {
    /// The monster it shows; none, when it is blank.
    pub fn monster(self) -> Option<Monster> {
        (self.index() + 1 < NAMES.faces.len()).then_some(Monster(self.0))
    }

    /// The face with nothing on it.
    pub fn blank() -> Self {
        Self(NAMES.faces.len() as u8 - 1)
    }
}

table::set! {
    /// A set of places, as bits.
    pub struct Places(u64) of Place, as a list;
}
