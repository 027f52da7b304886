//! Before the first turn (chapters 2 and 3).

mod begin;
mod draft;
mod followers;
mod items;
mod leftovers;

pub use begin::Begin;
pub use draft::Draft;
pub(crate) use draft::rivendell;
pub use followers::StartFollowers;
pub use items::StartItems;
pub use leftovers::Leftovers;
