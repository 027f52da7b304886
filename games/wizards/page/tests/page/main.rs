//! Tests of the page of the wizards' game.

mod answers;
mod asked;
mod bench;
mod decks;
mod drawing;
mod facts;
mod files;
mod kinds;
mod rest;
mod sentences;
mod shown;
mod texts;
mod whole;
