//! Checks: of corruption (chapter 11), of influence (19.11 to 19.14), of rings (chapter 21).

mod corruption;
mod influence;
mod rings;

pub use corruption::{BeforeCheck, RollCheck, StartCheck};
pub use influence::{BeforeInfluence, RollInfluence};
pub use rings::{PickRing, PlayRing};
