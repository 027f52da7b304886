//! Small fixed things: attributes, colours, terrain, actions.

table::ids! {
    /// An attribute of a hero.
    pub enum Attribute: "quest-attribute-", "attribute" {
        /// Cards drawn, in Hero draw.
        Fortitude = "fortitude",
        /// The limit on the cost of a combat's cards.
        Strength = "strength",
        /// Cards drawn for a combat, or more strength.
        Agility = "agility",
        /// The influence one bears.
        Wisdom = "wisdom",
    }
}

table::ids! {
    /// A story marker.
    pub enum Colour: "quest-colour-", "colour" {
        /// The Ring.
        Yellow = "yellow",
        /// The armies.
        Red = "red",
        /// Corruption.
        Black = "black",
        /// The heroes.
        Green = "green",
    }
}

table::ids! {
    /// Terrain, on paths and hero cards.
    pub enum Icon: "quest-icon-", "icon" {
        Plains = "plains",
        Woods = "woods",
        Hills = "hills",
        Mountains = "mountains",
        Swamp = "swamp",
    }
}

table::ids! {
    /// A type of action of Sauron.
    pub enum Action: "quest-action-", "action" {
        /// Place influence.
        Influence = "influence",
        /// Draw shadow and plot cards.
        Draw = "draw",
        /// Command monsters and minions.
        Command = "command",
    }
}

table::ids! {
    /// A monster combat deck.
    pub enum Deck: "quest-deck-", "deck" {
        Zealot = "zealot",
        Ravager = "ravager",
        Behemoth = "behemoth",
    }
}

/// Implements for each of them what the language of the cards asks of a word.
macro_rules! in_the_language {
    ($($name:ident, $what:literal;)*) => {$(
        impl cardlang::Value for $name {
            fn what() -> String {
                concat!("a word for one: ", $what).to_owned()
            }

            fn read(node: &cardlang::Node, _: &cardlang::Ids) -> Result<Self, cardlang::Fault> {
                let word = node.as_word().ok_or_else(|| node.expected(&Self::what()))?;
                let known = || Self::ALL.into_iter().map(Self::id);
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
    )*};
}

in_the_language! {
    Attribute, "attribute";
    Colour, "colour";
    Icon, "icon";
    Action, "action";
    Deck, "deck";
}

impl Colour {
    /// Sauron's.
    pub const SAURON: [Self; 3] = [Self::Yellow, Self::Red, Self::Black];
}
