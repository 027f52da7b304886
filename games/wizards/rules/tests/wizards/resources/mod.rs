//! Resource events, played.

mod checks;
mod combat;
mod fights;
mod foes;
mod gifts;
mod journeys;
mod lore;
mod realms;
mod reserves;
mod riddance;
mod tales;
mod ways;
