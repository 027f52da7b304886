//! Tests of the page of El viaje a Mordor.

mod facts;
mod files;
mod kinds;
mod places;
mod sentences;
mod words;
