//! Chapter XI: questions to two partners of a team.

mod mix;
mod swap;

pub use self::{mix::Mix, swap::Swap};
