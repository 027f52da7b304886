//! Chapter V: questions of event cards.

mod event_choice;
mod price;
mod raise;
mod share;
mod wisdom;

pub use self::{event_choice::EventChoice, price::Price, raise::Raise, share::Share, wisdom::Wisdom};
