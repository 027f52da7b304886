//! What the wizards' game says.

mod bench;
mod drawing;
mod files;
mod sentences;
