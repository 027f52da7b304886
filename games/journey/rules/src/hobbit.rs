//! The four hobbits, and the colour that belongs to each (VAM-1.2).

use crate::dice::Colour;

table::ids! {
    /// A hobbit, in the order of the sheet.
    pub enum Hobbit: "journey-hobbit-" {
        /// Yellow.
        Frodo = "frodo",
        /// Red.
        Sam = "sam",
        /// Blue.
        Merry = "merry",
        /// Green.
        Pippin = "pippin",
    }
}

impl Hobbit {
    /// The colour of this hobbit's die.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Frodo => Colour::Yellow,
            Self::Sam => Colour::Red,
            Self::Merry => Colour::Blue,
            Self::Pippin => Colour::Green,
        }
    }
}

impl Colour {
    /// The hobbit whose colour it is.
    pub const fn hobbit(self) -> Option<Hobbit> {
        match self {
            Self::Black => None,
            Self::Yellow => Some(Hobbit::Frodo),
            Self::Red => Some(Hobbit::Sam),
            Self::Blue => Some(Hobbit::Merry),
            Self::Green => Some(Hobbit::Pippin),
        }
    }
}
