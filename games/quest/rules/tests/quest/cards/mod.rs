//! Tests of each card by its name: everything that is different afterwards, and nothing else.

mod characters;
mod corruption;
mod encounters_brown_lands;
mod encounters_eriador;
mod encounters_havens;
mod encounters_mirkwood;
mod encounters_rhudaur;
mod encounters_rohan;
mod events_one;
mod events_three;
mod events_two;
mod perils;
mod plots;
mod quest_setups;
mod rewards;
mod shadow_cards;
mod stage;
