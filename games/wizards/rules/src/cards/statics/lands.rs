//! What regions count as, and whom a moving company meets.

use super::super::prelude::*;

statics! {
    /// Every region symbol of this kind counts as another, in every path.
    "relabels" => Relabels { from: RegionKind, to: RegionKind }: |_| Touches::LANDS;
    /// A moving company with at least so many of the symbol in its path returns to its site of origin.
    "turns_back" => TurnsBack { land: RegionKind, count: i8 }: |_| Touches::LANDS;
    /// What this card has done for a moving company is cancelled, and what it will do.
    "unmakes" => Unmakes { card: CardId };
    /// Added to the hazard limit of a company, once it is fixed.
    "hazard_limits" => HazardLimits { by: Amount }: |_| Touches::LANDS;
    /// So many such creatures do not count against the hazard limit of each company.
    "exempts" => Exempts { kind: Kind, count: i8 }: |_| Touches::LANDS;
}
