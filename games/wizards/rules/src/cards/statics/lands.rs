//! Statics on the kinds of regions, and on moving companies.

use super::super::prelude::*;

statics! {
    /// Every region symbol of this kind counts as another, in every path.
    "relabels" => Relabels { from: RegionKind, to: RegionKind }: |_| Touches::LANDS;
    /// A moving company with the symbol at least `count` times in its path returns to its site of origin.
    "turns_back" => TurnsBack { land: RegionKind, count: i8 }: |_| Touches::LANDS;
    /// A moving company turns back if its site of origin or its new site is such a one.
    "turns_back_at" => TurnsBackAt { kind: Kind }: |_| Touches::LANDS;
    /// The effects of this card on a moving company, past and to come, are cancelled.
    "unmakes" => Unmakes { card: CardId };
    /// Added to the hazard limit of a company, once it is fixed.
    "hazard_limits" => HazardLimits { by: Amount }: |_| Touches::LANDS;
    /// The first `count` such creatures do not count against the hazard limit of each company.
    "exempts" => Exempts { kind: Kind, count: i8 }: |_| Touches::LANDS;
    /// The Gates of Morning count as out of play; where they are, the Doors of Night count as in play.
    "eclipses" => Eclipses;
    /// The opponent may draw up to twice as many cards for the company.
    "doubles_draws" => DoublesDraws;
    /// The moving player draws one card fewer, but one at least.
    "slows" => Slows;
}
