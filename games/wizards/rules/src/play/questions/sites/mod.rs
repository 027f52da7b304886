//! The site phase (chapter 19) and cards on guard (chapter 16).

mod automatic;
mod explore;
mod from_hand;
mod gain;
mod guard;
mod inside;
mod minor;
mod opponent;
mod resist;
mod wakened;

pub use automatic::{AddedAttackNow, AutoAttackNow};
pub use explore::{Entering, Explore, SiteDone};
pub use from_hand::AttackFromHand;
pub use gain::Gain;
pub use guard::{GuardReacts, GuardReveal};
pub use inside::InSite;
pub use minor::MinorItem;
pub(crate) use opponent::UNSHAKEN;
pub use opponent::{Identical, RollOpponent};
pub use resist::Resist;
pub use wakened::Wakened;
