//! What Guerra del Anillo says.

mod cards;
mod files;
mod kinds;
mod words;
