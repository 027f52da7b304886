//! Hazard events, played.

mod attacks;
mod companies;
mod corruption;
mod lands;
mod piles;
mod roads;
mod wizards;
