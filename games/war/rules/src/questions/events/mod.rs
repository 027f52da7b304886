//! Chapter V: what event cards ask.

mod event_choice;
mod price;
mod raise;
mod share;
mod wisdom;

pub use event_choice::EventChoice;
pub use price::Price;
pub use raise::Raise;
pub use share::Share;
pub use wisdom::Wisdom;
