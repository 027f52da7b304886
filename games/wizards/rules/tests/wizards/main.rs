//! The wizards' game, chapter by chapter of its rulebook.

mod book;
mod cards;
mod chapters;
mod conformance;
mod council;
mod decks;
mod events;
mod example;
mod facts;
mod golden;
mod list;
mod movement;
mod named;
mod options;
mod organization;
mod pool;
mod stage;
