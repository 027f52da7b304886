//! What a stranger wants to know of a game before anything else.

/// What stands beside a game at the entrance, besides its name and its sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glance {
    /// How many minutes a game among people takes, from the quickest to the longest usual one.
    pub minutes: (u16, u16),
    /// How much there is to learn: from 1, as a game of dice, to 5, as a game of cards with a book of exceptions.
    pub weight: u8,
    /// The options with which a newcomer begins, where they are others than the usual ones.
    pub first: &'static [(&'static str, &'static str)],
    /// The options that are no details: those that everybody who makes a table is shown.
    pub main: &'static [&'static str],
    /// Those that are chosen beside the button by which somebody plays alone against bots.
    pub beside: &'static [&'static str],
}
