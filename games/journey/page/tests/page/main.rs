//! Tests of the page of El viaje a Mordor.

mod files;
mod kinds;
mod sentences;
mod words;
