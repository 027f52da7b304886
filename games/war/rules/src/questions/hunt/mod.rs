//! Chapters VIII and IX: what answers a tile of the Hunt, and how its damage is borne.

mod balrog;
mod crebain;
mod hunt_bear;
mod hunt_card;
mod hunt_guide;
mod reveal_at;
mod sorrow;
mod staff;

pub use balrog::Balrog;
pub use crebain::Crebain;
pub use hunt_bear::HuntBear;
pub use hunt_card::HuntCard;
pub use hunt_guide::HuntGuide;
pub use reveal_at::RevealAt;
pub use sorrow::Sorrow;
pub use staff::Staff;
