//! Statics that several cards share, by topic.

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
