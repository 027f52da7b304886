//! Rules of thumb that slip the mind: whoever forgets one plays on by the others.

use std::ops::Range;

use crate::traits::{AIM, GIFT, GIVEN, HELD, NEED, PILE, SURE, TRICKS, WANTED};

/// A rule of thumb, by the features it rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thumb {
    /// To count how far everyone is.
    Count,
    /// To remember which cards are still out.
    Memory,
    /// To think of who gets what is laid on the trick.
    Gift,
    /// To look at what one keeps.
    Hand,
}

impl Thumb {
    pub(crate) const ALL: [Self; 4] = [Self::Count, Self::Memory, Self::Gift, Self::Hand];

    /// Does this feature belong to it?
    pub(crate) fn has(self, feature: u16) -> bool {
        let within = |blocks: &[Range<usize>]| blocks.iter().any(|block| block.contains(&feature.into()));
        match self {
            Self::Count => within(&[TRICKS.range(), PILE.range(), NEED.range(), AIM.range()]),
            Self::Memory => within(&[SURE.range()]),
            Self::Gift => within(&[GIFT.range(), GIVEN.range(), WANTED.range()]),
            Self::Hand => within(&[HELD.range()]),
        }
    }
}
