//! Resource events, played.

mod checks;
mod combat;
mod companies;
mod fights;
mod foes;
mod further;
mod gifts;
mod hoards;
mod journeys;
mod lore;
mod realms;
mod reserves;
mod riddance;
mod spies;
mod tales;
mod ways;
mod wiles;
