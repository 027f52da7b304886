//! What odd cards ask: each in one file of its name.

mod a_chance_meeting;
mod faction_from_afar;
mod lucky_search;
mod mirror;
mod passes;
mod praise;
mod rescue_prisoners;
mod ringlore;
mod thorough_search;
mod wounds_of_the_nazgul;

pub use a_chance_meeting::Meet;
pub use faction_from_afar::{FromAfar, RollFromAfar};
pub use lucky_search::Struck;
pub use mirror::Mirror;
pub use passes::Pass;
pub use praise::Praise;
pub use rescue_prisoners::Entrust;
pub use ringlore::ReplaceRing;
pub use thorough_search::SearchSite;
pub use wounds_of_the_nazgul::Mark;
