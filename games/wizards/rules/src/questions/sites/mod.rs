//! The site phase (chapter 19) and cards on guard (chapter 16).

mod explore;
mod gain;
mod guard;
mod inside;
mod minor;
mod opponent;

pub use explore::{AutoAttackNow, Explore, SiteDone};
pub use gain::Gain;
pub use guard::GuardReveal;
pub use inside::InSite;
pub use minor::MinorItem;
pub use opponent::{Identical, RollOpponent};
