//! What is true as long as a card is in play.

use super::{Amount, Condition, Ids, Kind, Read, Stat, Term, Who, language};
use crate::card::{Race, RegionKind, SiteKind, Skill};
use crate::ids::{CardId, SiteId};

language! {
    /// Something that holds.
    enum Static {
        /// Adds to a number of somebody.
        Gives(Who, Stat, Amount) = "gives",
        /// Adds, up to a total.
        GivesUpTo(Who, Stat, Amount, i8) = "gives_up_to",
        /// Only against such an attack, faction or character.
        Against(Kind, Box<Static>) = "against",
        /// Only while that holds.
        If(Condition, Box<Static>) = "if",
        /// Only to those who are of this kind.
        To(Kind, Box<Static>) = "to",
        /// Adds, up to twice what is printed on whoever it is given to.
        GivesUpToDouble(Who, Stat, Amount) = "gives_up_to_double",
        /// Every region symbol of this kind counts as another, in every path.
        Relabels(RegionKind, RegionKind) = "relabels",
        /// A moving company with at least so many of the symbol in its path returns to its site of origin.
        TurnsBack(RegionKind, i8) = "turns_back",
        /// Adds to every such attack.
        Attacks(Kind, Stat, Amount) = "attacks",
        /// Doubles a number of every such attack.
        AttacksDouble(Kind, Stat) = "attacks_double",
        /// Halves (rounded up) a number of the strike the bearer faces.
        Halves(Who, Stat) = "halves",
        /// The bearer has the skill.
        HasSkill(Skill) = "skill",
        /// Its victory points then, instead of those printed.
        Worth(Condition, i8) = "worth",
        /// Allows.
        May(Flag) = "may",
        /// Forbids.
        MayNot(Flag) = "may_not",
        /// The bearer influences this faction without a roll.
        Succeeds(CardId) = "succeeds",
        /// A gold ring: from this result on such a ring may take its place.
        Test(i8, Kind) = "test",
        /// A gold ring: up to this result such a ring may take its place.
        TestLow(i8, Kind) = "test_low",
        /// A site counts as another kind, to heal there and to play hazards.
        CountsAs(SiteId, SiteKind) = "counts_as",
        /// Such sites have one more automatic-attack: its race, strikes and prowess; its body is that of the card.
        AutomaticAttack(Kind, Race, i8, i8) = "automatic_attack",
        /// The corruption points of such cards are doubled.
        Doubles(Kind) = "doubles",
        /// Of whatever gives a character corruption points, one is doubled; its player chooses, and so the least.
        DoublesLeast = "doubles_least",
        /// The opponent may draw up to twice as many cards for the company.
        DoublesDraws = "doubles_draws",
        /// Whoever moves draws one card fewer, but one at least.
        Slows = "slows",
        /// Whoever is at the site is besieged.
        Besieges = "besieges",
        /// Such creatures may be keyed to that, wherever the condition holds.
        Keys(Kind, Kind, Condition) = "keys",
    }
}

/// What a card allows or forbids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flag {
    /// `use_palantir`: the bearer uses palantíri.
    UsePalantir,
    /// `be_played(haven)`: it is played at such a site only (or not there).
    BePlayed(Kind),
    /// `be_borne(wizard)`: it is borne by such a character only.
    BeBorne(Kind),
    /// `be_attacked(automatic)`.
    BeAttacked(Kind),
    /// `be_keyed`: creatures may be keyed to the site, whatever else is in play.
    BeKeyed,
    /// `be_stored`.
    BeStored,
    /// `be_stored(minas_tirith)`: there, and only there.
    StoredAt(Kind),
    /// `be_transferred`.
    BeTransferred,
    /// `hide_discards`: the opponent of its player discards face down.
    HideDiscards,
    /// `untap`: the bearer untaps.
    Untap,
    /// `enter`: a company enters the site on which it lies.
    Enter,
    /// `join_elsewhere`: than at home, unless from the start.
    JoinElsewhere,
    /// `count_as_item`: a resource event whose victory points are those of an item.
    CountAsItem,
    /// `be_removed(haven)`: a corruption card, there only, in the untap phase, instead of untapping or healing.
    BeRemoved(Kind),
    /// `be_played_tapped`: it is played at a tapped site, too.
    BePlayedTapped,
    /// `be_influenced`: by the opponent.
    BeInfluenced,
    /// `search`: any player looks through a deck or a discard pile.
    Search,
    /// `long_hazards_leave`: hazard long-events leave.
    LongHazardsLeave,
    /// `leave_havens`: characters at havens are discarded, or return to the hand.
    LeaveHavens,
    /// `heal_all`: what heals one here heals everybody.
    HealAll,
}

impl Read for Flag {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        let (word, terms) = term.parts()?;
        let mut args = super::read::Args::new(word, terms);
        let flag = match word {
            "use_palantir" => Self::UsePalantir,
            "be_played" => Self::BePlayed(args.next(ids)?),
            "be_borne" => Self::BeBorne(args.next(ids)?),
            "be_attacked" => Self::BeAttacked(args.next(ids)?),
            "be_keyed" => Self::BeKeyed,
            "be_stored" if terms.is_empty() => Self::BeStored,
            "be_stored" => Self::StoredAt(args.next(ids)?),
            "be_transferred" => Self::BeTransferred,
            "hide_discards" => Self::HideDiscards,
            "untap" => Self::Untap,
            "enter" => Self::Enter,
            "join_elsewhere" => Self::JoinElsewhere,
            "be_removed" => Self::BeRemoved(args.next(ids)?),
            "count_as_item" => Self::CountAsItem,
            "be_played_tapped" => Self::BePlayedTapped,
            "be_influenced" => Self::BeInfluenced,
            "search" => Self::Search,
            "long_hazards_leave" => Self::LongHazardsLeave,
            "leave_havens" => Self::LeaveHavens,
            "heal_all" => Self::HealAll,
            other => return Err(format!("'{other}' is nothing that may be or may not be")),
        };
        args.end()?;
        Ok(flag)
    }
}
