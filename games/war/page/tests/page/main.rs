//! What Guerra del Anillo says.

mod cards;
mod files;
mod words;
