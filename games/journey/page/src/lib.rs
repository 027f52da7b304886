//! The table of El viaje a Mordor: the sheet as an illustrated map, the dice, the arithmetic.
//!
//! Every function takes what is seen and a [`Context`](canvas::Context), and gives markup with stable ids:
//!
//! | id | what | choice |
//! |---|---|---|
//! | `hobbit-frodo` | a hobbit to take | `take frodo` |
//! | `die-red` | a die | `set red`, `nazgul red` |
//! | `cup` | the dice cup | `roll` |
//! | `square-4` | a square box of the focused sheet, from 1 | `divide 4` |
//! | `round-7` | a round box | the `advance N` that ends there; a golden one leads to its place's card |
//! | `pawn-frodo` | a hobbit on the road | |
//! | `strip-2` | the Nazgûl route of seat 2, small | |

mod board;
mod brings;
mod chart;
mod dice;
mod facts;
mod frame;
mod hobbits;
mod how;
mod land;
mod layout;
mod library;
mod nazgul;
mod page;
mod pawn;
mod players;
mod poster;
mod road;
mod stage;
mod strength;
mod tally;
mod terrain;
#[cfg(test)]
mod tests;
mod vignette;

pub use board::board;
use dice::dice_tray;
pub use page::JourneyPage;
pub use players::players;
pub use poster::poster;
use tally::location_banner;
pub use tally::tally;
