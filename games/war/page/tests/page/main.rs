//! Tests of the page of Guerra del Anillo.

mod cards;
mod files;
mod kinds;
mod words;
