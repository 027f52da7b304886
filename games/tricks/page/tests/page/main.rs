//! Tests of the page of Las Dos Torres.

mod facts;
mod files;
mod kinds;
mod library;
mod objectives;
mod published;
mod words;
