//! Every question of the war: **a question is a file**, by chapter. A question of one card alone stands in
//! that card's file.

mod armies;
mod battle;
mod events;
mod hunt;
mod people;
mod team;
mod turn;

pub use armies::*;
pub use battle::*;
pub use events::*;
pub use hunt::*;
pub use people::*;
pub use team::*;
pub use turn::*;
