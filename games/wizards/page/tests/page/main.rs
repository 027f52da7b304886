//! What the wizards' game says.

mod asked;
mod bench;
mod decks;
mod drawing;
mod files;
mod kinds;
mod sentences;
