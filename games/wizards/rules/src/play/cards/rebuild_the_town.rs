//! Rebuild the Town: where people live again no Dragon lairs.

use super::prelude::*;

statics! {
    /// The site on which it lies has no automatic-attacks.
    "unguarded" => Unguarded;
}
