//! Peril Returned: no gate of morning is open any more.

use super::prelude::*;

statics! {
    /// The Gates of Morning count as out of play; where they are, the Doors of Night count as in play.
    "eclipses" => Eclipses;
}
