//! Combat (chapter 15), in the order of the book's summary.

mod assign;
mod excess;
mod heirs;
mod lose;
mod order;
mod stay;
mod steps;
mod strike_cards;
mod strike_hazards;
mod support;

pub use assign::{Assign, AssignRest};
pub use excess::Excess;
pub use heirs::Heirs;
pub use lose::Lose;
pub use order::StrikeOrder;
pub use stay::StayUntapped;
pub use steps::{
    AttackAssigned, AttackBegins, AttackEnds, AttackNow, AttackOver, CreatureAttacks, NextStrike, RollStrike,
};
pub use strike_cards::StrikeCards;
pub use strike_hazards::StrikeHazards;
pub use support::Support;
