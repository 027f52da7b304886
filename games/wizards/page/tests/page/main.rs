//! What the wizards' game says.

mod asked;
mod bench;
mod drawing;
mod files;
mod kinds;
mod sentences;
