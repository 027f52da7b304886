//! Tests of the page of Las Dos Torres.

mod facts;
mod files;
mod kinds;
mod objectives;
mod published;
mod words;
