//! Statics that allow or forbid.

use super::super::prelude::*;

cardlang::ops! {
    /// A thing that is allowed, or forbidden.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Flag: "thing that may be or may not be" {
        /// The bearer uses palantíri.
        "use_palantir" => UsePalantir,
        /// The card is played at such a site only (or not there); an ally or a faction that names no site, at
        /// such ones.
        "be_played" => BePlayed(at: Kind),
        /// The item is borne by such a character only.
        "be_borne" => BeBorne(by: Kind),
        /// The bearer is reached by such an attack.
        "be_attacked" => BeAttacked(by: Kind),
        /// Creatures may be keyed to the site, whatever else is in play.
        "be_keyed" => BeKeyed,
        /// The card is stored, at such a site if one is named; an item at a haven, whatever it says.
        "be_stored" => BeStored(at: Option<Kind>),
        /// The item is handed on.
        "be_transferred" => BeTransferred,
        /// The opponent of its player discards face down.
        "hide_discards" => HideDiscards,
        /// The bearer untaps.
        "untap" => Untap,
        /// The card itself untaps in the untap phase.
        "untap_itself" => UntapItself,
        /// The bearer is controlled by direct influence.
        "follow" => Follow,
        /// A company enters the site on which it lies.
        "enter" => Enter,
        /// The character joins elsewhere than at home, unless from the start.
        "join_elsewhere" => JoinElsewhere,
        /// A resource event whose victory points are those of an item.
        "count_as_item" => CountAsItem,
        /// A corruption card is removed there only, in the untap phase, instead of untapping or healing.
        "be_removed" => BeRemoved(at: Kind),
        /// The card, or an item at the site, is played though the site is tapped.
        "be_played_tapped" => BePlayedTapped,
        /// The opponent influences it.
        "be_influenced" => BeInfluenced,
        /// Any player looks through a deck or a discard pile.
        "search" => Search,
        /// Hazard long-events leave.
        "long_hazards_leave" => LongHazardsLeave,
        /// Characters at havens are discarded, or return to the hand.
        "leave_havens" => LeaveHavens,
        /// Whatever can be stored is stored in the end-of-turn phase, too.
        "store_late" => StoreLate,
        /// A healing effect heals all: at the site, or in the company of the character.
        "heal_all" => HealAll,
        /// The site card returns to the location deck, tapped or not.
        "return" => Return,
        /// Two minor items may be given at the site for the right to play a major one (see `cards/hermits_hill.rs`).
        "barter" => Barter,
        /// A sage and a scout may tap at the site to untap it (see `cards/hermits_hill.rs`).
        "freshen" => Freshen,
        /// The character, or the item, starts the game.
        "start" => Start,
        /// The item is discarded instead of another of the company that is not special, when a card takes that.
        "be_lost_instead" => BeLostInstead,
        /// The card is a source of no corruption points: giving it away takes a check all the same.
        "weigh_nothing" => WeighNothing,
        /// The bearer chooses to stay untapped against a strike without a loss of prowess.
        "hold_out" => HoldOut,
        /// The card's effect helps an attempt to influence it.
        "be_helped" => BeHelped(by: CardId),
        /// An ally: no strike is given to its bearer before it, tapped or not, has one.
        "shield_bearer" => ShieldBearer,
        /// The company on which it lies goes on, or is divided, unless it is used first.
        "stray" => Stray,
        /// An agent goes to such sites (besides those where any may go; or not there).
        "go_to" => GoTo(at: Kind),
        /// An agent taps to attack a company that comes to its site while that moves, with `more` prowess.
        "waylay" => Waylay(more: i8),
        /// An agent that lies face up acts once more, beyond the hazard limit, each time it has acted.
        "act_again" => ActAgain,
    }
}

statics! {
    /// Allows.
    "may" => May { flag: Flag };
    /// Forbids.
    "may_not" => MayNot { flag: Flag };
}

impl Static {
    /// A static that allows a thing.
    pub const fn may(flag: Flag) -> Self {
        Self::May(May { flag })
    }

    /// A static that forbids a thing.
    pub const fn may_not(flag: Flag) -> Self {
        Self::MayNot(MayNot { flag })
    }
}
