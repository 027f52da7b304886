//! What the wizards' game says.

mod drawing;
mod files;
mod sentences;
