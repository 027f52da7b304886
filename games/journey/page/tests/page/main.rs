//! What El viaje a Mordor says.

mod files;
mod sentences;
mod words;
