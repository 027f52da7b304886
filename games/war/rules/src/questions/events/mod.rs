//! Chapter V: what event cards ask.

mod event_choice;
mod palantir;
mod price;
mod raise;
mod rout;
mod share;
mod wisdom;

pub use event_choice::EventChoice;
pub use palantir::Palantir;
pub use price::Price;
pub use raise::Raise;
pub use rout::Rout;
pub use share::Share;
pub use wisdom::Wisdom;
