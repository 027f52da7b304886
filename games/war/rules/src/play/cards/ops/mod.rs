//! The ops that several cards share, by topic.

mod companions;
mod corruption;
mod draw;
mod journey;
mod march;
mod nazgul;
mod needs;
mod politics;
mod recruit;
mod strike;
mod tiles;

pub use companions::*;
pub use corruption::*;
pub use draw::*;
pub use journey::*;
pub use march::*;
pub use nazgul::*;
pub use needs::*;
pub use politics::*;
pub use recruit::*;
pub use tiles::*;
