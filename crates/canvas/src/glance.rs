//! The facts about a game that a stranger wants to know first.

/// The facts beside a game at the entrance, besides its name and its sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glance {
    /// Minutes of a game among people, from the quickest to the longest usual one.
    pub minutes: (u16, u16),
    /// Difficulty of learning: from 1, as a game of dice, to 5, as a game of cards with a book of exceptions.
    pub weight: u8,
    /// The seat on which a newcomer begins against bots, from 0, where seats are not alike: the easier side.
    pub seat: usize,
    /// The options with which a newcomer begins, where they are others than the usual ones.
    pub first: &'static [(&'static str, &'static str)],
    /// The options that are no details: those that everybody who makes a table is shown.
    pub main: &'static [&'static str],
    /// The options to choose beside the button of a game against bots.
    pub beside: &'static [&'static str],
    /// The options of a game alone: nobody is asked them who makes a table for others.
    pub alone: &'static [&'static str],
}
