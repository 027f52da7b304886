//! Guerra del Anillo against its rulebook: one module a chapter.

mod ahead;
mod battles;
mod candidates;
mod cards;
mod combat;
mod conformance;
mod dice;
mod fellowship;
mod golden;
mod hunt;
mod movement;
mod notation;
mod politics;
mod position;
mod puzzles;
mod refusals;
mod scenarios;
mod setup;
mod sieges;
mod spelling;
mod stage;
mod sums;
mod team;
mod twins;
mod victory;
mod ways;
