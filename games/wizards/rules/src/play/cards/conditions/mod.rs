//! Conditions that several cards share, by topic.

mod attacks;
mod characters;
mod companies;
mod journeys;
mod logic;
mod places;
mod stored;

pub use attacks::*;
pub use characters::*;
pub use companies::*;
pub use journeys::*;
pub use logic::*;
pub use places::*;
pub use stored::*;
