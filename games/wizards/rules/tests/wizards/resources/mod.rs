//! Resource events, played.

mod checks;
mod combat;
mod fights;
mod lore;
mod ways;
