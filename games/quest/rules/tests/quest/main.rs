//! The rules of Middle-earth Quest, chapter by chapter.

mod cards;
mod combat;
mod conformance;
mod duels;
mod explore;
mod golden;
mod influence;
mod memory;
mod ops;
mod options;
mod packs;
mod position;
mod scenarios;
mod stage;
mod story;
mod trade;
mod travel;
mod twins;
