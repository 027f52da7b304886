//! A game of hidden hands for two, three, or two teams of two, with a window to respond: who digs for treasure
//! shows a card and takes its worth, unless an opponent answers with a trap. All opponents are asked at the same
//! time, whether or not they hold one, and answer in secret. Partners see each other's hand.
//! `Hoard<SOUND>` keeps the contract; each other number breaks it in one way.

mod flaws;
mod rules;

pub use flaws::*;
pub use rules::*;
