//! What several cards need and do: the ops of the language that are nobody's own, by what they are about.

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
