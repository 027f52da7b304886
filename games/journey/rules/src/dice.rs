//! The five dice, their colours and their symbols (VAM-1.1).

use table::Clause;
use table::kit::Set;

table::ids! {
    /// The colour of a die. It matters only for a Nazgûl (VAM-3.2).
    pub enum Colour: "journey-die-" {
        /// The die of no hobbit: its Nazgûl always hits the active player.
        Black = "black",
        /// Frodo's.
        Yellow = "yellow",
        /// Sam's.
        Red = "red",
        /// Merry's.
        Blue = "blue",
        /// Pippin's.
        Green = "green",
    }
}

table::ids! {
    /// A symbol on a die.
    pub enum Symbol: "journey-symbol-" {
        /// Carries the bearer one round box on (VAM-4.1).
        Ring = "ring",
        /// Divides a square box (VAM-4.5).
        Gandalf = "gandalf",
        /// A member of the Fellowship: cancels an Orc (VAM-4.3).
        Fellowship = "fellowship",
        /// Voids the Rings (VAM-4.2).
        Orc = "orc",
        /// Marks a square box (VAM-4.4).
        Nazgul = "nazgul",
        /// Ends the rolling (VAM-4.6).
        WhiteTree = "white_tree",
    }
}

impl Symbol {
    /// The clause that says what it does.
    pub const fn clause(self) -> Clause {
        Clause(match self {
            Self::Ring => "VAM-4.1",
            Self::Orc => "VAM-4.2",
            Self::Fellowship => "VAM-4.3",
            Self::Nazgul => "VAM-4.4",
            Self::Gandalf => "VAM-4.5",
            Self::WhiteTree => "VAM-4.6",
        })
    }
}

/// Some of the five dice. Written as a list of colours, in the order in which they are rolled.
pub type DiceSet = Set<Colour, u8>;
