//! What is done when a mode resolves or a trigger goes off.

use super::{Amount, Condition, Ids, Kind, Read, Stat, Term, Until, Who, language};
use crate::card::{Race, RegionKind};
use crate::ids::CardId;

language! {
    /// What can be cancelled.
    enum Cancelled {
        /// The attack that is faced.
        Attack = "attack",
        /// The strike that is faced.
        Strike = "strike",
        /// The card that is the target, in play or in the chain: it is discarded.
        Target = "target",
        /// An effect earlier in the chain that would send the company back.
        Return = "return",
        /// The effect of the card itself.
        Effect = "effect",
    }

    /// What a character or a card is turned to.
    enum Status {
        /// Tapped.
        Tapped = "tapped",
        /// From tapped to untapped.
        Untapped = "untapped",
        /// Wounded.
        Wounded = "wounded",
        /// From wounded to tapped.
        Rested = "rested",
        /// Healed and untapped.
        Well = "well",
    }

    /// Where cards are looked for, and where they go.
    enum Zone {
        /// The play deck; afterwards it is shuffled.
        Deck = "deck",
        /// The discard pile.
        Discard = "discard",
        /// Play deck and discard pile.
        Both = "both",
        /// The hand.
        Hand = "hand",
        /// The hand, shown to the other player first.
        Shown = "hand_shown",
        /// Into play.
        Play = "play",
    }

    /// How a company travels differently.
    enum Travel {
        /// Another destination, and another movement phase at once.
        Again = "again",
        /// It must do nothing in its site phase.
        NoSitePhase = "no_site_phase",
        /// Back to its site of origin.
        Back = "back",
        /// To any site of this kind.
        AnySite(Kind) = "any_site",
    }

    /// How a number is scaled.
    enum Scale {
        /// Halved, rounded up.
        Half = "half",
        /// Doubled.
        Double = "double",
    }

    /// One operation.
    enum Op {
        /// A number of somebody changes for a while.
        Raise(Who, Stat, Amount, Until) = "raise",
        /// The same, up to a maximum.
        RaiseUpTo(Who, Stat, Amount, i8, Until) = "raise_up_to",
        /// A number of somebody is halved (rounded up) or doubled for a while.
        Scale(Who, Stat, Scale, Until) = "scale",
        /// A number of all such attacks changes for a while.
        RaiseAttacks(Kind, Stat, Amount, Until) = "raise_attacks",
        /// A number of all such attacks on this company changes for a while.
        RaiseAttacksOn(Kind, Stat, Amount, Until) = "raise_attacks_on",
        /// Every site in play but havens taps that has at least so many of the symbol in its printed path.
        TapSites(RegionKind, i8) = "tap_sites",
        /// A corruption check.
        Check(Who, Amount) = "check",
        /// So many corruption checks, one after another.
        Checks(Who, Amount, Amount) = "checks",
        /// Two dice and the amount: below the number, the operation is done. The target's player rolls.
        RollUnder(i8, Amount, Box<Op>) = "roll_under",
        /// Two dice and the amount: above the number, the operation is done.
        RollOver(i8, Amount, Box<Op>) = "roll_over",
        /// Cancels.
        Cancel(Cancelled) = "cancel",
        /// Turns somebody or something.
        Make(Who, Status) = "make",
        /// Discards from play, with what it controls, followers excepted.
        Discard(What) = "discard",
        /// A character returns to the hand; one item may be passed on.
        ToHand(Who) = "to_hand",
        /// Somebody loses so many items of a kind; the defender chooses.
        Lose(Who, Kind, Count) = "lose",
        /// So many cards of a kind go from a zone to a zone.
        Fetch(Zone, Kind, i8, Zone) = "fetch",
        /// The company faces an attack.
        FaceAttack(Race, i8, i8) = "attack",
        /// The struck character does not tap by the strike, unless it is wounded.
        StayUntapped = "stay_untapped",
        /// Two rolls against the strike; the better counts.
        TwoRolls = "two_rolls",
        /// One region or site of the company counts as another kind until the end of the turn.
        Relabel(Kind, Kind) = "relabel",
        /// The company's hazard limit changes, not below a floor.
        HazardLimit(Amount, i8) = "hazard_limit",
        /// The company travels differently.
        Travel(Travel) = "travel",
        /// Such creatures may not be played on the company this turn.
        Forbid(Kind) = "forbid",
        /// A gold ring of the company is tested.
        TestRing(Amount) = "test_ring",
        /// Only under a condition.
        If(Condition, Box<Op>) = "if",
        /// The player wins.
        Win = "win",
    }
}

/// What is discarded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Somebody, or the card itself: from play, with what it controls.
    Who(Who),
    /// `environments(resource)`: such environment cards, in play and in the chain.
    Environments(Kind),
    /// `corruption_card(target)`: one corruption card of somebody.
    CorruptionCard(Who),
    /// A card by its name, at the same site.
    Card(CardId),
}

impl Read for What {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        let (word, args) = term.parts()?;
        let mut args = super::read::Args::new(word, args);
        match word {
            "environments" => args.next(ids).map(Self::Environments),
            "corruption_card" => args.next(ids).map(Self::CorruptionCard),
            _ => Who::read(term, ids)
                .map(Self::Who)
                .or_else(|_| CardId::read(term, ids).map(Self::Card)),
        }
    }
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// So many.
    Number(i8),
    /// `all`.
    All,
}

impl Read for Count {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        match term {
            Term::Call(word, _) if word == "all" => Ok(Self::All),
            _ => i8::read(term, ids).map(Self::Number),
        }
    }
}

impl Copy for Cancelled {}
impl Copy for Status {}
impl Copy for Scale {}
impl Copy for Zone {}
