//! The rank of a choice among the answers of a question.

/// The place of a choice in the bar: what must be answered before all else, then answers, then those that end the question, at its right
/// and never out of sight; last, and on no key that one presses by habit, those that cannot be made good.
///
/// ```
/// use canvas::Rank;
///
/// assert!(Rank::First < Rank::Answer && Rank::Answer < Rank::End && Rank::End < Rank::Grave);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Rank {
    /// An answer that comes before others: it is owed, or rare and waited for.
    First,
    #[default]
    Answer,
    /// An end of the question: nobody, nothing, no more.
    End,
    /// A loss of what does not come back: a fight, somebody, the game.
    Grave,
}

impl Rank {
    /// The rank of a choice that ends the question, if this one does.
    pub const fn ends(yes: bool) -> Self {
        if yes { Self::End } else { Self::Answer }
    }
}
