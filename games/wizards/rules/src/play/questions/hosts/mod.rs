//! Hazard hosts and their prisoners (chapter 30).

mod rescue;
mod site;

pub use rescue::RescueEnds;
pub use site::RescueSite;
