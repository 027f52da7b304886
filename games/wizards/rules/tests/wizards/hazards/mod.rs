//! Hazard events, played.

mod attacks;
mod companies;
mod corruption;
mod lands;
mod later_attacks;
mod piles;
mod rest;
mod rest_agents;
mod roads;
mod wizards;
