//! The board of Guerra del Anillo: the map of Middle-earth, the tracks beside it, pieces, dice and tiles.
//!
//! Regions, Nations and pieces are those of the rules. Ids of things that can be lit:
//!
//! | id | what |
//! |---|---|
//! | `region-minas-tirith` | a region of the map |
//! | `politics-gondor` | a nation's token on the political track |
//! | `fellowship-7` | a box of the Fellowship track |
//! | `mordor-3` | a box of the Mordor track |
//! | `victory-free` | a side's victory points |
//! | `companion-gimli` | a Companion of the Fellowship |
//! | `elven-ring-0` | an Elven Ring |
//!
//! Pieces, dice and tiles get their ids from their drawing functions. [`signs`] goes once on the page, before
//! the rest. The drawing lies in `data/map.json`: lines that part two neighbours each, in order, with the
//! kind of each; the crate `atlas` draws it.

mod about;
mod asked;
mod battle;
mod before;
mod camp;
mod cards;
mod counters;
mod dice;
mod facts;
mod figure;
mod ground;
mod how;
mod kinds;
mod library;
mod line;
mod map;
mod names;
mod page;
mod players;
mod poster;
mod prelude;
mod report;
mod side;
mod sign;
mod spots;
mod stack;
mod stage;
mod stops;
mod store;
mod strength;
mod table;
#[cfg(test)]
mod tests;
mod trace;
mod track;
pub mod words;

pub use atlas::layout::SLOTS;
pub use dice::{action_die, hunt_tile, hunt_tile_back};
pub use figure::{Army, Figure, Levy, army, figure, figure_sign, placed};
pub use ground::layout::slot;
pub use ground::settlement::captured;
pub use map::{Pieces, map};
pub use page::WarPage;
pub use poster::poster;
pub use sign::signs;
pub use track::{Journey, Standing, company, elven_rings, fellowship, hunt_box, mordor, politics, victory};
