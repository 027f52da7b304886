//! What sites count as, and what lies upon them.

use super::super::prelude::*;
use crate::card::SiteKind;

statics! {
    /// Whoever is at the site on which it lies is healed as in a haven.
    "cures" => Cures;
    /// The site on which it lies counts as another kind.
    "becomes" => Becomes { kind: SiteKind };
}
