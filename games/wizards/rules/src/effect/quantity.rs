//! Whom, which number, how much, how long.

use super::{Ids, Kind, Read, Term, language};
use crate::card::RegionKind;

language! {
    /// Whom something is about.
    enum Who {
        /// The character on whom the card lies.
        Bearer = "bearer",
        /// The card itself (a character, an ally, an event).
        This = "self",
        /// What was chosen as the target.
        Target = "target",
        /// Who pays: the character that was tapped, or who plays the card.
        User = "user",
        /// All characters and allies of the company.
        Company = "company",
        /// Whoever this attack wounded.
        Wounded = "wounded",
        /// All characters in play.
        Each = "each",
        /// The attack that is faced.
        Attack = "attack",
        /// The strike that is faced.
        Strike = "strike",
        /// The target of the strike.
        Struck = "struck",
        /// The player whose card it is.
        Player = "player",
        /// The other player.
        Opponent = "opponent",
        /// The company's site.
        Site = "site",
        /// Everybody else of the company.
        Others = "others",
        /// All characters in play at havens.
        AtHavens = "at_havens",
    }

    /// A number that can be changed.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Stat {
        /// Prowess.
        Prowess = "prowess",
        /// Body.
        Body = "body",
        /// Mind.
        Mind = "mind",
        /// Direct influence.
        DirectInfluence = "direct_influence",
        /// Corruption points.
        Corruption = "corruption",
        /// What is added to corruption checks.
        CorruptionCheck = "corruption_check",
        /// What is added to influence checks.
        InfluenceCheck = "influence_check",
        /// The size of the hand.
        Hand = "hand",
        /// Strikes of an attack.
        Strikes = "strikes",
        /// Cards drawn by a company's player when it moves.
        Draws = "draws",
        /// The hazard limit of a company that moves.
        HazardLimit = "hazard_limit",
        /// What is added when a gold ring is tested.
        RingTest = "ring_test",
    }

    /// How long a change lasts.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Until {
        /// For the check that is about to be rolled.
        Check = "check",
        /// For the present strike.
        Strike = "strike",
        /// For the present attack.
        Attack = "attack",
        /// Until the end of the turn.
        Turn = "turn",
        /// Until the long events of its player leave.
        LongEvent = "long_event",
        /// Until the next untap phase of its player.
        Untap = "untap",
    }
}

impl Copy for Stat {}
impl Copy for Until {}
impl Copy for Who {}

/// How much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// `2`, `-1`.
    Number(i8),
    /// `path(wilderness)`: how often the symbol is in the site path.
    Path(RegionKind),
    /// `members`: the characters of the company.
    Members,
    /// `prowess(user)`: somebody's prowess.
    Prowess(Who),
    /// `at_most(5, prowess(user))`.
    AtMost(i8, Box<Amount>),
    /// `free_influence`: unused general influence.
    FreeInfluence,
    /// `limit`: the hazard limit of the company.
    Limit,
    /// `events(nazgul)`: such cards in the neutral zone.
    Events(Kind),
    /// `less(path(wilderness))`: its negative.
    Less(Box<Amount>),
}

impl Read for Amount {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        if let Term::Number(_) = term {
            return i8::read(term, ids).map(Self::Number);
        }
        let (word, args) = term.parts()?;
        let mut args = super::read::Args::new(word, args);
        let amount = match word {
            "path" => Self::Path(args.next(ids)?),
            "members" => Self::Members,
            "prowess" => Self::Prowess(args.next(ids)?),
            "at_most" => Self::AtMost(args.next(ids)?, args.next(ids)?),
            "free_influence" => Self::FreeInfluence,
            "limit" => Self::Limit,
            "events" => Self::Events(args.next(ids)?),
            "less" => Self::Less(args.next(ids)?),
            other => return Err(format!("'{other}' is no amount")),
        };
        args.end()?;
        Ok(amount)
    }
}
