//! Agents (chapter 28): the questions about them besides their deeds while a company moves.

mod ambush;
mod home;

pub use ambush::Ambushes;
pub use home::NameHome;
