//! A game of hidden hands with a window to respond: who digs for treasure shows a card and takes its worth,
//! unless the next seat answers with a trap. That seat is asked whether or not it holds one.
//! `Hoard<SOUND>` keeps the contract; each other number breaks it in one way.

mod flaws;
mod rules;

pub use flaws::*;
pub use rules::*;
