//! Amounts: comparisons, and numbers with their bounds.

use tricks::goal::Comparison;

/// The amount wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Amount {
    /// None at all.
    Nothing,
    /// Exactly the number.
    Exactly(u8),
    /// The number or more.
    AtLeast(u8),
    /// The number or fewer.
    AtMost(u8),
    /// Any number within the bounds.
    Between(u8, u8),
    /// Any number but this.
    But(u8),
}

impl Amount {
    /// The amount wanted by a comparison with a number; `None` when no number would do.
    pub(crate) fn of(comparison: Comparison, number: u8) -> Option<Self> {
        Some(match (comparison, number) {
            (Comparison::Equal | Comparison::AtMost, 0) | (Comparison::Less, 1) => Self::Nothing,
            (Comparison::Equal, number) => Self::Exactly(number),
            (Comparison::Unequal, number) => Self::But(number),
            (Comparison::AtLeast, number) => Self::AtLeast(number),
            (Comparison::AtMost, number) => Self::AtMost(number),
            (Comparison::More, number) => Self::AtLeast(number.saturating_add(1)),
            (Comparison::Less, number) => Self::AtMost(number.checked_sub(1)?),
        })
    }

    /// The amount from `least` to `most`.
    pub(crate) fn within(least: u8, most: u8) -> Self {
        match (least, most) {
            (0, 0) => Self::Nothing,
            (0, most) => Self::AtMost(most),
            (least, most) if least == most => Self::Exactly(least),
            (least, most) => Self::Between(least, most),
        }
    }

    /// Would this number do?
    pub(crate) fn allows(self, number: u8) -> bool {
        match self {
            Self::Nothing => number == 0,
            Self::Exactly(only) => number == only,
            Self::AtLeast(least) => number >= least,
            Self::AtMost(most) => number <= most,
            Self::Between(least, most) => (least..=most).contains(&number),
            Self::But(not) => number != not,
        }
    }

    /// The name of the bound, the least, and the number that stands with the noun.
    pub(crate) const fn parts(self) -> (&'static str, u8, u8) {
        match self {
            Self::Nothing => ("none", 0, 0),
            Self::Exactly(number) => ("exactly", number, number),
            Self::AtLeast(number) => ("at-least", number, number),
            Self::AtMost(number) => ("at-most", number, number),
            // '7 u 8', '10 u 11': beyond seven 'between' spares the Spanish its exceptions.
            Self::Between(least, most) if most == least + 1 && most < 8 => ("or", least, most),
            Self::Between(least, most) => ("between", least, most),
            Self::But(number) => ("but", number, number),
        }
    }
}

/// The name of a comparison between two quantities.
pub(crate) const fn relation(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Equal => "equal",
        Comparison::Unequal => "unequal",
        Comparison::AtLeast => "at-least",
        Comparison::AtMost => "at-most",
        Comparison::More => "more",
        Comparison::Less => "less",
    }
}
