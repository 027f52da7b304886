//! What the wizards' game says.

mod files;
mod sentences;
