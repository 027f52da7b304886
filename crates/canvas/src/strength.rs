//! The strength of a game's levels of bots against each other.

/// Shares of games that levels of bots win against each other, as they were measured and published.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strengths {
    /// The command that measures them.
    pub command: &'static str,
    /// The day of the measurement: `2026-11-21`.
    pub date: &'static str,
    /// The shares, the strongest level first.
    pub shares: &'static [Strength],
}

/// The share of one level against another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// The level.
    pub who: &'static str,
    /// The level of its opponent.
    pub against: &'static str,
    /// The number of seats and the seat of the first level, where the sides differ: (2, 1) is the first of two.
    pub seat: Option<(usize, usize)>,
    /// The share of the games that it wins, in percent.
    pub percent: u8,
}

impl Strength {
    /// The share where the sides are alike.
    pub const fn alike(who: &'static str, against: &'static str, percent: u8) -> Self {
        Self { who, against, seat: None, percent }
    }

    /// The share on one of two seats.
    pub const fn on(seat: usize, who: &'static str, against: &'static str, percent: u8) -> Self {
        Self { who, against, seat: Some((2, seat)), percent }
    }
}

impl Strengths {
    /// The shares of other levels against this one.
    pub fn against(self, level: &str) -> impl Iterator<Item = Strength> {
        let shares = self.shares.iter().copied();
        shares.filter(move |share| share.against == level && share.who != level)
    }
}
