//! Tests of the page of Guerra del Anillo.

mod asked;
mod cards;
mod facts;
mod files;
mod kinds;
mod words;
