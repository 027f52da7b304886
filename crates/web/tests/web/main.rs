//! The pages as a browser gets them.

mod html;
mod objectives;
mod pages;
mod sample;
mod updates;
mod war_cards;
mod war_table;
