//! Statics on the kinds of regions, and on moving companies.

use super::super::prelude::*;

statics! {
    /// Every region symbol of this kind counts as another, in every path.
    "relabels" => Relabels { from: RegionKind, to: RegionKind }: |_| Touches::LANDS;
    /// A moving company with the symbol at least `count` times in its path returns to its site of origin.
    "turns_back" => TurnsBack { land: RegionKind, count: i8 }: |_| Touches::LANDS;
    /// The effects of this card on a moving company, past and to come, are cancelled.
    "unmakes" => Unmakes { card: CardId };
    /// Added to the hazard limit of a company, once it is fixed.
    "hazard_limits" => HazardLimits { by: Amount }: |_| Touches::LANDS;
    /// The first `count` such creatures do not count against the hazard limit of each company.
    "exempts" => Exempts { kind: Kind, count: i8 }: |_| Touches::LANDS;
}
