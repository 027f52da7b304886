//! The wizards' game, chapter by chapter of its rulebook.

mod allies;
mod bench;
mod book;
mod cards;
mod chapters;
mod characters;
mod conformance;
mod council;
mod creatures;
mod decks;
mod events;
mod example;
mod factions;
mod facts;
mod golden;
mod hazards;
mod items;
mod list;
mod movement;
mod named;
mod options;
mod organization;
mod pool;
mod resources;
mod stage;
