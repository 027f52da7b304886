//! Resource events, played.

mod checks;
mod combat;
mod companies;
mod fights;
mod foes;
mod further;
mod gifts;
mod journeys;
mod lore;
mod realms;
mod reserves;
mod riddance;
mod tales;
mod ways;
mod wiles;
