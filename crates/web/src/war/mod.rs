//! The board of Guerra del Anillo: the map of Middle-earth, and the tracks beside it.
//!
//! Nothing here knows the rules: everything is drawn from plain facts and numbers. Ids of what can be lit:
//!
//! | id | what |
//! |---|---|
//! | `region-minas-tirith` | a region of the map |

mod context;
mod frame;
mod geometry;
mod growth;
mod land;
mod layout;
mod map;
mod place;
mod settlement;
mod stamp;
mod trail;
mod water;

pub use context::Context;
pub use layout::{SLOTS, slot};
pub use map::map;
pub use place::{Nation, PLACES, Place, Settlement};
