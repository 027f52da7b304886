//! The end of the game: the Free Council (chapter 23).

mod call;
mod council;
mod count;
mod show;

pub use call::Call;
pub use council::{CouncilBegins, CouncilChecks};
pub use count::Counting;
pub use show::Show;
