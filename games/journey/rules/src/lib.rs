//! El viaje a Mordor: the rules, and nothing but the rules.
//!
//! The sequence of play, with the clauses of the rulebook and where each is written:
//!
//! 1. **Setting up** ([`setup`], VAM-1): players, the printed sheet ([`sheet`], [`data`]) and who begins; then each
//!    takes a hobbit (`play/questions/which_hobbit.rs`).
//! 2. **A turn** (`turn`), seat by seat from the first player:
//!    - *rolling* (`rolling`, VAM-2): roll all five dice (`play/questions/roll_all.rs`); set at least one aside, each of
//!      another symbol, a Nazgûl if there is one; roll what is left; until all are aside or the White Tree is
//!      (`play/questions/which_dice.rs`).
//!    - *applying* (`applying`, VAM-3 and VAM-4): Rings, unless Orcs void them ([`results`]), mark round boxes;
//!      Gandalfs divide square boxes and Nazgûl mark them ([`nazgul_route`]), in the player's order where it matters
//!      (`play/questions/which_result.rs`, `play/questions/how_far.rs`).
//!    - *locations* ([`location`], VAM-7): in the advanced game, where a turn begins changes its rules.
//! 3. **Elimination and the end** (`turn`, `play/questions/over.rs`, VAM-5 and VAM-6).
//!
//! What may be chosen, why not, and what it does stands with each of the [`questions`]; the refusals in [`why`], what
//! a player is told in [`event`], what is shown in [`view`]; the contract with the kernel in [`rules`].

mod applying;
pub mod choice;
pub mod data;
pub mod dice;
pub mod event;
pub mod hobbit;
pub mod location;
pub mod nazgul_route;
mod play;
pub mod position;
pub mod results;
mod rolling;
pub mod rules;
pub mod setup;
pub mod sheet;
mod turn;
pub mod view;
pub mod why;

pub use play::{questions, state};

/// El viaje a Mordor.
#[derive(Clone, Copy, Debug)]
pub struct Journey;
