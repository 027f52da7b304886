//! Retaliate: for each damage that its owner suffered this round, the opponent suffers one. See
//! [`odd_after`](crate::state::State::odd_after).
