//! Smaug at Home: word of him makes whoever moves slow.

use super::prelude::*;

statics! {
    /// Whoever moves draws one card fewer, but one at least.
    "slows" => Slows;
}
