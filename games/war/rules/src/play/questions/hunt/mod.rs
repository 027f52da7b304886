//! Chapters VIII and IX: questions of the Hunt: the answer to a tile, and how its damage is borne.

mod hunt_bear;
mod hunt_card;
mod hunt_guide;
mod reveal_at;

pub use self::{hunt_bear::HuntBear, hunt_card::HuntCard, hunt_guide::HuntGuide, reveal_at::RevealAt};
