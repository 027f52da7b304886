//! Agents (chapter 28): what is asked of them besides what they do while a company moves.

mod ambush;
mod home;

pub use ambush::Ambushes;
pub use home::NameHome;
