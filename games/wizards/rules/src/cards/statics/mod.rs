//! What several cards say as long as they are in play: the statics, by what they are about.

mod attacks;
mod burdens;
mod flags;
mod giving;
mod lands;
mod rings;
mod sites;
mod wrapped;

pub use attacks::*;
pub use burdens::*;
pub use flags::*;
pub use giving::*;
pub use lands::*;
pub use rings::*;
pub use sites::*;
pub use wrapped::*;
