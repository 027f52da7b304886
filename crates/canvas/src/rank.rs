//! What a choice is among the answers of a question.

/// Where a choice stands in the bar: answers first, then what ends the question, at its right and never out of sight; last, and on
/// no key that one presses by habit, what cannot be made good.
///
/// ```
/// use canvas::Rank;
///
/// assert!(Rank::Answer < Rank::End && Rank::End < Rank::Grave);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Rank {
    /// One of the answers.
    #[default]
    Answer,
    /// It ends what is asked: nobody, nothing, no more.
    End,
    /// It gives up what does not come back: a fight, somebody, the game.
    Grave,
}

impl Rank {
    /// The rank of what ends the question, if it does.
    pub const fn ends(yes: bool) -> Self {
        if yes { Self::End } else { Self::Answer }
    }
}
