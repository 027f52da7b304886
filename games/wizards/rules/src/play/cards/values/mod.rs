//! The words of the language besides effects: persons, kinds, amounts, durations, moments, costs.

mod kind;
mod mode;
mod quantity;

pub(crate) use kind::RINGS;
pub use kind::{FactionOf, Kind, Lying, Span};
pub use mode::{By, Cost, Limit, Mode, Stays, Trigger, When, Window};
pub use quantity::{Amount, Measure, Stat, Until, Who};
