//! Hazard events, played.

mod attacks;
mod corruption;
mod roads;
