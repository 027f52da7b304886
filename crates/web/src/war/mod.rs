//! The board of Guerra del Anillo: the map of Middle-earth, the tracks beside it, pieces, dice and tiles.
//!
//! Nothing here knows the rules: everything is drawn from plain facts and numbers. Ids of what can be lit:
//!
//! | id | what |
//! |---|---|
//! | `region-minas-tirith` | a region of the map |
//! | `politics-gondor` | a nation's token on the political track |
//! | `fellowship-7` | a box of the Fellowship track |
//! | `mordor-3` | a box of the Mordor track |
//! | `victory-free` | a side's victory points |
//! | `companion-gimli` | somebody of the Fellowship |
//! | `elven-ring-0` | an Elven Ring |
//!
//! Pieces, dice and tiles get their ids from whoever draws them. [`signs`] goes once on the page, before the
//! rest. The drawing lies in `data/war-map.json`: lines that part two neighbours each, in order, with what
//! kind of line it is; [`geometry`] makes outlines of them, [`layout`] finds room for names and pieces.

mod battle;
mod cards;
mod context;
mod counters;
mod dice;
mod figure;
mod frame;
mod geometry;
mod growth;
mod land;
mod landmark;
mod layout;
mod map;
mod meaning;
mod place;
mod players;
mod poster;
mod report;
mod river;
mod settlement;
mod side;
mod sign;
mod spots;
mod stack;
mod stamp;
mod store;
mod table;
#[cfg(test)]
mod tests;
mod track;
mod trail;
mod water;
pub mod words;

pub use self::table::{Scene, camp_of};
pub use context::Context;
pub use dice::{Damage, Face, Side, Tile, action_die, hunt_tile, hunt_tile_back};
pub use figure::{Army, Figure, Levy, army, figure, figure_sign, placed};
pub use layout::{SLOTS, slot};
pub use map::{Pieces, map};
pub use place::{Nation, PLACES, Place, Settlement};
pub use poster::poster;
pub use settlement::captured;
pub use sign::signs;
pub use track::{
    Companion, Journey, Standing, company, elven_rings, fellowship, hunt_box, mordor, politics, victory,
};
