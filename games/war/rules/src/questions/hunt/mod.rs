//! Chapters VIII and IX: what answers a tile of the Hunt, and how its damage is borne.

mod hunt_bear;
mod hunt_card;
mod hunt_guide;
mod reveal_at;

pub use hunt_bear::HuntBear;
pub use hunt_card::HuntCard;
pub use hunt_guide::HuntGuide;
pub use reveal_at::RevealAt;
