//! What regions count as, and whom a moving company meets.

use super::super::prelude::*;

statics! {
    /// Every region symbol of this kind counts as another, in every path.
    "relabels" => Relabels { from: RegionKind, to: RegionKind }: |_| Touches::LANDS;
    /// A moving company with at least so many of the symbol in its path returns to its site of origin.
    "turns_back" => TurnsBack { land: RegionKind, count: i8 }: |_| Touches::LANDS;
    /// The opponent may draw up to twice as many cards for the company.
    "doubles_draws" => DoublesDraws;
    /// Whoever moves draws one card fewer, but one at least.
    "slows" => Slows;
}
