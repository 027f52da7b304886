//! Chapter XI: what two partners of a team are asked.

mod mix;
mod swap;

pub use self::{mix::Mix, swap::Swap};
