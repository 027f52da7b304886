//! Guerra del Anillo, second edition: the rules, and nothing but the rules.
//!
//! | chapter | file |
//! |---|---|
//! | II regions, figures, dice | `region`, `nation`, `figures` (counted in `lanes`), `board`, `face`, `tile`, `character`, `places`, `card` |
//! | III setting up | `setup` |
//! | IV the turn, the dice | `turn`, `action` |
//! | V event cards | `cards`, `combat` |
//! | VI Armies and battles | `march`, `travel`, `muster`, `attack`, `battle`, `casualties`, `capture` |
//! | VII politics | `politics` |
//! | VIII the Fellowship | `fellowship` |
//! | IX the Hunt | `hunt` |
//! | X victory | `turn`, `fellowship` |
//! | XI three and four players | `team` |
//!
//! The state is plain data with a stack of [`frame`]s: the innermost asks a player ([`questions`], one file
//! each) or acts by itself ([`steps`]). A quiet moment can be written down and read back as a [`position`].
//! The data files become tables by `cargo run -p constants`.

pub mod board;
pub mod card;
pub mod cards;
pub mod character;
pub mod choice;
pub mod event;
pub mod face;
pub mod figures;
pub mod frame;
pub mod nation;
pub mod places;
pub mod position;
pub mod questions;
pub mod region;
pub mod setup;
mod spelling;
pub mod state;
pub mod steps;
pub mod team;
pub mod tile;
pub mod view;
pub mod why;

mod action;
mod ahead;
mod ask;
mod attack;
mod battle;
mod capture;
mod casualties;
mod combat;
mod conserved;
mod ctx;
mod fellowship;
mod flow;
mod hunt;
mod lanes;
mod march;
mod muster;
mod politics;
mod prelude;
mod refused;
mod rules;
mod tables;
mod travel;
mod turn;
mod ways;
mod wording;

pub use battle::hits;
pub use choice::Choice;
pub use fellowship::{CRACK_OF_DOOM, DOOM};
pub use march::Marches;
pub use position::Position;
pub use rules::War;
pub use setup::Setup;
pub use state::State;
pub use turn::VICTORY;
