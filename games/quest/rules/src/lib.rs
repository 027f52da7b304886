//! Middle-earth Quest: the rules, and nothing but the rules.
//!
//! | of the book | here |
//! | --- | --- |
//! | 1 setting up | [`setup`], [`steps::opening`] |
//! | 2 to 4 Sauron's turn | [`steps::sauron_turn`], [`questions::sauron`], [`sauron`] |
//! | 5 a hero's turn | [`steps::hero_turn`], [`questions::hero`], [`travel`], [`trade`] |
//! | 6 influence | [`influence`] |
//! | 7 levels, cards and supplies | [`heroes`], [`source`] |
//! | 8 combat | [`combat`], [`questions::combat`] |
//! | 9 damage and defeat | [`steps::defeat`] |
//! | 10 dominance | [`story`] |
//! | 11 the conclusion | [`steps::conclusion`], [`questions::finale`] |
//! | 12, A, B options and readings | [`options`] |
//! | what cards say | [`effect`] (the language), [`doing`] (doing it), [`questions::effects`], [`cards`] (odd ones) |
//! | what is printed | [`pack`], read from `data/` |
//! | a quiet moment as text | [`position`] |
//!
//! A question is one file in [`questions`]; steps that act by themselves lie in [`steps`] and [`combat`];
//! [`frame`] lists all. What knows each other lies in the folder `play`: cards ask questions, and questions read cards.

pub mod board;
pub mod choice;
mod conserved;
pub mod effect;
pub mod event;
pub mod heroes;
pub mod ids;
mod imagine;
pub mod influence;
pub mod kinds;
pub mod memory;
pub mod options;
pub mod pack;
pub mod pile;
mod play;
pub mod position;
mod refused;
pub mod report;
pub mod rules;
pub mod setup;
pub mod start;
pub mod travel;
pub mod view;
pub mod why;
pub mod written;

use play::prelude;
pub use play::{ask, cards, combat, doing, frame, questions, sauron, source, state, steps, story, trade};

pub use choice::Choice;
pub use event::Event;
pub use pack::Pack;
pub use position::Position;
pub use setup::Setup;
pub use state::State;
pub use view::View;

/// Middle-earth Quest.
#[derive(Clone, Copy, Debug)]
pub struct MiddleEarthQuest;
