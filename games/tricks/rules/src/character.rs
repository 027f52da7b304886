//! The characters of the book, by id.

use std::fmt;

use cardlang::{Fault, Ids, Node, Value};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! characters {
    ($($name:literal)*) => {
        const NAMES: &[&str] = &[$($name),*];
        const TERMS: &[&str] = &[$(concat!("tricks-character-", $name)),*];
    };
}

characters! {
    "aragorn_hunter" "boromir" "legolas_hunter" "gimli_hunter" "eomer" "grishnakh" "ugluk" "merry" "pippin"
    "treebeard" "quickbeam" "beechbone" "saruman" "old_man_one" "old_man_two" "saruman_unmasked"
    "gandalf_white" "theoden" "eowyn" "hama" "erkenbrand" "gamling" "aragorn_leader" "legolas_competitor"
    "gimli_competitor" "shadowfax" "frodo" "sam" "gollum_stinker" "smeagol_slinker" "smeagol_sworn"
    "gollum_wicked" "smeagol_wretched" "gollum_servant" "gollum_friend" "shelob" "faramir" "sam_bearer"
    "frodo_stung" "gorbag" "shagrat"
    // From the earlier game, for the endless road (LDT-11.3).
    "bilbo_queer" "gandalf_grey" "gildor" "fatty_bolger" "tom_bombadil" "goldberry" "butterbur" "glorfindel"
    "bill" "gloin" "arwen" "boromir_captain" "gwaihir" "shadowfax_lord" "radagast" "gandalf_fire" "galadriel"
    "celeborn"
}

/// A character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Character(u8);

impl Character {
    /// The number of characters.
    pub const COUNT: usize = NAMES.len();

    /// The characters behind the masked pair (LDT-C23.2): the one in white, and the other.
    pub(crate) const UNMASKED: [Self; 2] = [Self::known("gandalf_white"), Self::known("saruman_unmasked")];

    /// The character with this id, which must be one.
    const fn known(name: &str) -> Self {
        let mut at = 0;
        while at < NAMES.len() {
            if same(NAMES[at].as_bytes(), name.as_bytes()) {
                return Self(at as u8);
            }
            at += 1;
        }
        panic!("there is no such character")
    }

    /// The character with this id.
    pub fn named(name: &str) -> Option<Self> {
        let at = NAMES.iter().position(|known| *known == name)?;
        Some(Self(at as u8))
    }

    /// Every character.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The character at this place of the list.
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its place in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// Its name in words.
    pub const fn term(self) -> &'static str {
        TERMS[self.0 as usize]
    }
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

impl Value for Character {
    fn what() -> String {
        "a character".to_owned()
    }

    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        let word = node.as_word().ok_or_else(|| node.expected(&<Self as Value>::what()))?;
        let known = NAMES.iter().copied();
        Self::named(word).ok_or_else(|| Fault::unknown(node.at.clone(), "character", word, known))
    }

    fn write(&self) -> Node {
        Node::word(self.name())
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Character {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Character {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| serde::de::Error::custom(format!("there is no character '{name}'")))
    }
}

/// Names that mean whichever character of that person is played.
const PEOPLE: &[(&str, &[&str])] = &[
    ("aragorn", &["aragorn_hunter", "aragorn_leader"]),
    ("legolas", &["legolas_hunter", "legolas_competitor"]),
    ("gimli", &["gimli_hunter", "gimli_competitor"]),
    ("gandalf", &["gandalf_white", "gandalf_grey", "gandalf_fire"]),
    ("frodo", &["frodo", "frodo_stung"]),
    ("sam", &["sam", "sam_bearer"]),
    ("gollum", &["gollum_stinker", "gollum_wicked", "gollum_servant", "gollum_friend"]),
    ("smeagol", &["smeagol_slinker", "smeagol_sworn", "smeagol_wretched"]),
];

table::set! {
    /// A set of characters, as bits. Written down as a list of ids.
    pub struct CharacterSet(u64) of Character, as a list;
}

impl CharacterSet {
    /// The number of these characters that come before this one in the book.
    pub const fn rank(self, character: Character) -> usize {
        (self.0 & ((1 << character.0) - 1)).count_ones() as usize
    }

    /// The characters a name means: one, or all versions of a person.
    pub fn named(name: &str) -> Option<Self> {
        match PEOPLE.iter().find(|(person, _)| *person == name) {
            Some((_, names)) => Some(names.iter().filter_map(|name| Character::named(name)).collect()),
            None => Character::named(name).map(|character| [character].into_iter().collect()),
        }
    }

    /// Every name that means a character or a person.
    pub(crate) fn all_names() -> impl Iterator<Item = &'static str> {
        PEOPLE.iter().map(|(person, _)| *person).chain(NAMES.iter().copied())
    }

    /// The shortest list of names that means these.
    pub fn names(self) -> Vec<&'static str> {
        let (mut left, mut names) = (self, Vec::new());
        for (person, _) in PEOPLE {
            let these = Self::named(person).unwrap_or_default();
            if these.minus(left).is_empty() {
                names.push(*person);
                left = left.minus(these);
            }
        }
        names.extend(left.iter().map(Character::name));
        names
    }
}
