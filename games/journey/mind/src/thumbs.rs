//! Rules of thumb that slip the mind while dice are set aside: whoever forgets one plays on by the others.

use journey::choice::Choice;
use journey::dice::Symbol;

use crate::mood::Mood;

/// A rule of thumb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thumb {
    /// To look how many marks one can still bear.
    Marks,
    /// To look whom a Nazgûl of this colour hits.
    Whom,
    /// To take in no Ring for which an Orc must be repelled, and to have the Fellowship for the others.
    Orcs,
    /// To wait with the White Tree until there are Rings enough.
    Tree,
    /// To roll again what is of no use.
    Again,
}

impl Thumb {
    pub(crate) const ALL: [Self; 5] = [Self::Marks, Self::Whom, Self::Orcs, Self::Tree, Self::Again];

    /// The urge of whoever forgets it.
    pub(crate) fn forgotten(self, mood: &Mood<'_>, choice: Choice) -> f64 {
        let symbol = match choice {
            Choice::Set(die) => Some(mood.face(die)),
            _ => None,
        };
        match (self, symbol) {
            (Self::Marks, Some(Symbol::Gandalf)) => -0.5,
            (Self::Whom, Some(Symbol::Nazgul)) => mood.urge_for_any_nazgul(),
            (Self::Orcs, Some(Symbol::Fellowship)) => -1.0,
            (Self::Orcs, Some(Symbol::Orc)) => -1.4,
            (Self::Tree, Some(Symbol::WhiteTree)) => 1.0,
            (Self::Again, Some(Symbol::Fellowship)) => 0.6,
            (Self::Again, None) if choice == Choice::Roll => 0.0,
            _ => mood.urge(choice),
        }
    }
}
