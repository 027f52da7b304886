//! Ways to play and to use a card, and what goes off by itself.

use super::{Condition, Kind, Op, language};
use crate::ids::CardId;

language! {
    /// When a mode may be used.
    enum Window {
        /// In the own organization phase.
        Organization = "organization",
        /// At the end of the own organization phase, once destinations are declared.
        OrganizationEnd = "organization_end",
        /// In the own long-event phase.
        LongEvent = "long_event",
        /// In a company's movement phase: hazards of the opponent, and resources that say so.
        Movement = "movement",
        /// At the end of a company's movement phase.
        MovementEnd = "movement_end",
        /// While an attack is faced, before its strikes are given.
        Attack = "attack",
        /// While an attack is faced, once its strikes are given.
        Assigned = "assigned",
        /// Against one strike, before its roll.
        Strike = "strike",
        /// Before the roll of a corruption check.
        Check = "check",
        /// Before the roll of an influence check.
        Influence = "influence",
        /// Before the roll of a ring test.
        RingTest = "ring_test",
        /// In the own site phase, once the company has entered.
        Site = "site",
        /// In the own end-of-turn phase.
        EndOfTurn = "end_of_turn",
        /// In the other player's site phase, when an own card is to be influenced: before the rolls.
        Resisted = "resisted",
        /// In answer to something in the chain.
        Chain = "chain",
        /// Whenever its player may act.
        Any = "any",
        /// The same, in the own turn only: a hazard that is played as a resource.
        OwnTurn = "own_turn",
    }

    /// What is paid when a mode is declared.
    enum Cost {
        /// One such character of the company taps.
        Tap(Kind) = "tap",
        /// The card itself taps.
        TapSelf = "tap_self",
        /// The bearer taps.
        TapBearer = "tap_bearer",
        /// The company's site taps.
        TapSite = "tap_site",
        /// The card itself is discarded.
        DiscardSelf = "discard_self",
        /// Such a card is discarded, wherever it is stored.
        SpendStored(CardId) = "spend_stored",
        /// Such a card is discarded: one borne at the company's site, or stored there or at a haven.
        Spend(CardId) = "spend",
    }

    /// Where a played card lies afterwards.
    enum Stays {
        /// In the neutral zone.
        Here = "here",
        /// On the target.
        Target = "target",
        /// On the character that paid.
        User = "user",
        /// On the bearer.
        Bearer = "bearer",
        /// On the company.
        Company = "company",
        /// Out of play, for the rest of the game.
        Out = "out",
    }

    /// Whose it is to use, if not its player's.
    enum By {
        /// The player of the target's company.
        Company = "company",
        /// The player who attacks.
        Attacker = "attacker",
    }

    /// Where there is no second copy.
    enum Limit {
        /// In play.
        Play = "play",
        /// On a character.
        Character = "character",
        /// On an item.
        Item = "item",
        /// On a company.
        Company = "company",
        /// At a site.
        Site = "site",
        /// In a turn.
        Turn = "turn",
        /// On an attack.
        Attack = "attack",
    }

    /// When a trigger goes off.
    enum When {
        /// The attack begins: before its strikes are given.
        Begins = "begins",
        /// A strike of it succeeds.
        Succeeds = "succeeds",
        /// It wounds a character.
        Wounds = "wounds",
        /// The body check of somebody it wounded is exactly the body.
        BodyEqual = "body_equal",
        /// The attack is over.
        Ends = "ends",
        /// A character of the bearer's company gains an item.
        ItemGained = "item_gained",
        /// An attempt to influence has succeeded.
        Influenced = "influenced",
        /// A character of the bearer's company was wounded.
        CompanyWounded = "company_wounded",
        /// The movement phase of the bearer's company has ended.
        MovementEnded = "movement_ended",
        /// The untap phase of the bearer's player has ended.
        UntapEnded = "untap_ended",
        /// The card came into play.
        Played = "played",
        /// A company begins its movement phase.
        MovementBegins = "movement_begins",
        /// An attack is over, or was cancelled: for what lies in the neutral zone.
        AttackEnded = "attack_ended",
        /// A character has failed a corruption check, and has gone.
        CheckFailed = "check_failed",
        /// The turn ends: for each player.
        TurnEnds = "turn_ends",
    }
}

impl Copy for Window {}
impl Copy for Stays {}
impl Copy for Limit {}
impl Copy for When {}
impl Copy for By {}

/// A way to play a card, or to use one in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mode {
    /// When.
    pub when: Window,
    /// Whose it is to use, if not its player's.
    pub by: Option<By>,
    /// What must be chosen as the target, if anything.
    pub target: Option<Kind>,
    /// What must hold when it is declared.
    pub tests: Vec<Condition>,
    /// What is paid when it is declared.
    pub cost: Vec<Cost>,
    /// What is done when it resolves, in order.
    pub does: Vec<Op>,
    /// Where the card lies afterwards; nowhere: it is discarded.
    pub stays: Option<Stays>,
    /// Where there is no second copy.
    pub limit: Option<Limit>,
}

/// What goes off by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trigger {
    /// When.
    pub event: When,
    /// Under these conditions.
    pub tests: Vec<Condition>,
    /// What is done.
    pub does: Vec<Op>,
}
