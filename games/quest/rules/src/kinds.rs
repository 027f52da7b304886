//! Small fixed things: attributes, colours, terrain, actions.

use table::kit::Unknown;

macro_rules! kinds {
    ($($(#[$meta:meta])* $name:ident, $what:literal { $($(#[$item_meta:meta])* $item:ident = $word:literal,)* })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$item_meta])* $item),* }

        impl $name {
            /// All.
            pub const ALL: &[Self] = &[$(Self::$item),*];

            /// Its place among all.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its word.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$item => $word),* }
            }

            /// The id of its name.
            pub const fn term(self) -> &'static str {
                match self { $(Self::$item => concat!("quest-", $what, "-", $word)),* }
            }
        }

        impl From<$name> for table::Arg {
            fn from(item: $name) -> Self {
                Self::Term(item.term())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = Unknown;
            fn from_str(text: &str) -> Result<Self, Unknown> {
                let mut all = Self::ALL.iter().copied();
                all.find(|item| item.id() == text).ok_or_else(|| Unknown::new($what, text))
            }
        }

        impl cardlang::Value for $name {
            fn what() -> String {
                concat!("a word for one: ", $what).to_owned()
            }

            fn read(node: &cardlang::Node, _: &cardlang::Ids) -> Result<Self, cardlang::Fault> {
                let word = node.as_word().ok_or_else(|| node.expected(&Self::what()))?;
                let known = || Self::ALL.iter().map(|item| item.id());
                word.parse().map_err(|_| cardlang::Fault::unknown(node.at.clone(), $what, word, known()))
            }

            fn write(&self) -> cardlang::Node {
                cardlang::Node::word(self.id())
            }
        }

        impl cardlang::Say for $name {
            fn say(&self) -> table::Arg {
                (*self).into()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

kinds! {
    /// An attribute of a hero.
    Attribute, "attribute" {
        /// Cards drawn, in Hero draw.
        Fortitude = "fortitude",
        /// The limit on the cost of a combat's cards.
        Strength = "strength",
        /// Cards drawn for a combat, or more strength.
        Agility = "agility",
        /// The influence one bears.
        Wisdom = "wisdom",
    }
    /// A story marker.
    Colour, "colour" {
        /// The Ring.
        Yellow = "yellow",
        /// The armies.
        Red = "red",
        /// Corruption.
        Black = "black",
        /// The heroes.
        Green = "green",
    }
    /// Terrain, on paths and hero cards.
    Icon, "icon" {
        /// Plains.
        Plains = "plains",
        /// Woods.
        Woods = "woods",
        /// Hills.
        Hills = "hills",
        /// Mountains.
        Mountains = "mountains",
        /// Swamp.
        Swamp = "swamp",
    }
    /// A type of action of Sauron.
    Action, "action" {
        /// Place influence.
        Influence = "influence",
        /// Draw shadow and plot cards.
        Draw = "draw",
        /// Command monsters and minions.
        Command = "command",
    }
    /// A monster combat deck.
    Deck, "deck" {
        /// Zealot.
        Zealot = "zealot",
        /// Ravager.
        Ravager = "ravager",
        /// Behemoth.
        Behemoth = "behemoth",
    }
}

impl Colour {
    /// Sauron's.
    pub const SAURON: [Self; 3] = [Self::Yellow, Self::Red, Self::Black];
}
