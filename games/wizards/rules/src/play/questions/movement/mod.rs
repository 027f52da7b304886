//! The movement phase of each company (chapters 14 and 18).

mod draw;
mod end;
mod fly;
mod next;
mod reveal;
mod route;
mod steps;

pub use draw::Draw;
pub use end::{HeadAgain, MovementEnd};
pub use fly::Fly;
pub use next::NextMove;
pub use reveal::Reveal;
pub use route::Route;
pub use steps::{Arrive, LimitFixed, MovementDone, Travelled, TurnedBack};
