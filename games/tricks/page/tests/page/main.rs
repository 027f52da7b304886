//! What Las Dos Torres says.

mod files;
mod objectives;
mod words;
