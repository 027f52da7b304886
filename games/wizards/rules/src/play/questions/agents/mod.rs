//! Agents (chapter 28): the questions about them besides their deeds while a company moves.

mod ambush;
mod home;
mod sway;

pub use ambush::Ambushes;
pub use home::NameHome;
pub use sway::{BeforeSway, RollSway};
