//! SATM, the wizards' game: the rules, and nothing but the rules.
//!
//! - **What is printed** is data: [`card`] reads `data/*.toml` into the book, in the language of [`cards`]; [`ids`] name
//!   what a card is and which one it is.
//! - **What a player brings** is a [`deck`], with every fault of it at once (chapter 2), or a [`list`] as people write it; [`ready`] are
//!   those of the house. A game starts from a [`setup`], by the [`options`] of its table.
//! - **A moment of the game** is a [`state`]: plain data.
//! - **The rules** are [`questions`], each in one file, by the chapters of the book: preparation (2, 3), the
//!   turn (4, 5, 13, 22), organization (6 to 12), movement (14, 18), the chain (17), combat (15), sites (16,
//!   19), checks (11, 21) and the ending (23). Their shared part is in [`mechanics`]: where cards go, the numbers,
//!   the playable cards.
//! - A table can be written down as a [`position`]: scenarios begin there.
//! - The objections are in [`why`]; the journal's lines in [`event`]; the display in [`view`]; how far the cards are done in [`report`].
//! - What knows each other lies in the folder `play`: cards ask questions, and questions read cards.
//! - [`Wizards`] is the contract with the kernel.

pub mod deck;
mod flow;
mod imagine;
pub mod list;
mod offer;
pub mod options;
mod play;
pub mod position;
pub mod ready;
mod refused;
pub mod report;
mod requires;
mod rules;
pub mod setup;
mod start;
pub mod view;
pub mod why;

pub use play::{card, cards, choice, event, ids, mechanics, questions, state};
use play::{ctx, prelude};

/// SATM, the game of the wizards.
#[derive(Clone, Copy, Debug)]
pub struct Wizards;
