//! Hazard events, played.

mod attacks;
mod companies;
mod corruption;
mod lands;
mod last;
mod last_agents;
mod last_choices;
mod last_foes;
mod last_lying;
mod later_attacks;
mod limits;
mod piles;
mod rest;
mod rest_agents;
mod rest_foes;
mod rest_friends;
mod rest_wounds;
mod roads;
mod wizards;
