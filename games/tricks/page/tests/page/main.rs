//! What Las Dos Torres says.

mod files;
mod kinds;
mod objectives;
mod words;
