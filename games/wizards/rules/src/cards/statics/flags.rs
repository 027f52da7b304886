//! What a card allows or forbids.

use super::super::prelude::*;

cardlang::ops! {
    /// What may be, or may not.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Flag: "thing that may be or may not be" {
        /// The bearer uses palantíri.
        "use_palantir" => UsePalantir,
        /// It is played at such a site only (or not there).
        "be_played" => BePlayed(at: Kind),
        /// It is borne by such a character only.
        "be_borne" => BeBorne(by: Kind),
        /// The bearer is reached by such an attack.
        "be_attacked" => BeAttacked(by: Kind),
        /// Creatures may be keyed to the site, whatever else is in play.
        "be_keyed" => BeKeyed,
        /// It is stored; at such a site, if one is named, and only there.
        "be_stored" => BeStored(at: Option<Kind>),
        /// It is handed on.
        "be_transferred" => BeTransferred,
        /// The opponent of its player discards face down.
        "hide_discards" => HideDiscards,
        /// The bearer untaps.
        "untap" => Untap,
        /// A company enters the site on which it lies.
        "enter" => Enter,
        /// The character joins elsewhere than at home, unless from the start.
        "join_elsewhere" => JoinElsewhere,
        /// A resource event whose victory points are those of an item.
        "count_as_item" => CountAsItem,
        /// A corruption card is removed there only, in the untap phase, instead of untapping or healing.
        "be_removed" => BeRemoved(at: Kind),
        /// It is played at a tapped site, too.
        "be_played_tapped" => BePlayedTapped,
        /// The opponent influences it.
        "be_influenced" => BeInfluenced,
        /// Any player looks through a deck or a discard pile.
        "search" => Search,
        /// Hazard long-events leave.
        "long_hazards_leave" => LongHazardsLeave,
        /// Characters at havens are discarded, or return to the hand.
        "leave_havens" => LeaveHavens,
        /// What heals one here heals everybody.
        "heal_all" => HealAll,
    }
}

statics! {
    /// Allows.
    "may" => May { flag: Flag };
    /// Forbids.
    "may_not" => MayNot { flag: Flag };
}

impl Static {
    /// That something is allowed.
    pub const fn may(flag: Flag) -> Self {
        Self::May(May { flag })
    }

    /// That something is forbidden.
    pub const fn may_not(flag: Flag) -> Self {
        Self::MayNot(MayNot { flag })
    }
}
