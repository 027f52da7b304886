//! What El viaje a Mordor says.

mod files;
mod kinds;
mod sentences;
mod words;
