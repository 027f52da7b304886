//! The rules of Middle-earth Quest, chapter by chapter.

mod cards;
mod combat;
mod conformance;
mod influence;
mod scenarios;
mod stage;
mod story;
mod travel;
