//! Moon: by its light the lands are others, where hazards are played.

use super::prelude::*;

statics! {
    /// Every region symbol of this kind counts as another, in every path, for the playing of hazards.
    "pales" => Pales { from: RegionKind, to: RegionKind }: |_| Touches::LANDS;
}
