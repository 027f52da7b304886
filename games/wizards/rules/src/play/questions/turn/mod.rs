//! The turn: its phases, and the questions of no other chapter (chapters 4, 5, 13 and 22).

mod cleanse;
mod discard;
mod draws;
mod end;
mod exchange;
mod fetch;
mod long_events;
mod reset;
mod sideboard;
mod stage;

pub use cleanse::Cleanse;
pub use discard::Discard;
pub use draws::{Draws, Reshuffle};
pub use end::EndMenu;
pub use exchange::Exchange;
pub use fetch::Fetch;
pub use long_events::LongEvents;
pub use reset::Reset;
pub use sideboard::{NazgulSpent, SidePick, Sideboard};
pub use stage::{Stage, TurnStage};
