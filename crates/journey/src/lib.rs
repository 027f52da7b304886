//! El viaje a Mordor: the rules, and nothing but the rules.
//!
//! The sequence of play, with the clauses of the rulebook and where each is written:
//!
//! 1. **Setting up** ([`setup`], VAM-1): players, hobbits (`hobbits`), the printed sheet ([`sheet`],
//!    [`data`]) and who begins.
//! 2. **A turn** (`turn`), seat by seat from the first player:
//!    - *rolling* (`rolling`, VAM-2): roll all five dice; set at least one aside, each of another symbol, a
//!      Nazgûl if there is one; roll what is left; until all are aside or the White Tree is.
//!    - *applying* (`applying`, VAM-3 and VAM-4): Rings, unless Orcs void them ([`results`]), mark round
//!      boxes; Gandalfs divide square boxes and Nazgûl mark them ([`nazgul_route`]).
//!    - *locations* ([`location`], VAM-7): in the advanced game, where a turn begins changes its rules.
//! 3. **Elimination and the end** (`turn`, VAM-5 and VAM-6).
//!
//! What may be chosen, and why not, stands in [`legal`]; what a player is told in [`explain`] and
//! [`event`]; what is shown in [`view`]; the contract with the kernel in [`rules`].

mod applying;
pub mod choice;
pub mod data;
pub mod dice;
pub mod evaluation;
pub mod event;
pub mod explain;
pub mod hobbit;
mod hobbits;
pub mod legal;
pub mod location;
pub mod nazgul_route;
pub mod results;
mod rolling;
pub mod rules;
pub mod setup;
pub mod sheet;
pub mod state;
mod turn;
pub mod view;

pub use rules::Journey;
