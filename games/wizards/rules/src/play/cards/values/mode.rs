//! Ways to play and to use a card, and triggered effects.

use super::Kind;
use crate::cards::{Condition, Op};
use crate::ids::CardId;

cardlang::words! {
    /// When a mode may be used.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Window: "window" {
        /// The own organization phase.
        "organization" => Organization,
        /// The end of the own organization phase, once destinations are declared.
        "organization_end" => OrganizationEnd,
        /// The own long-event phase.
        "long_event" => LongEvent,
        /// A company's movement phase: hazards of the opponent, and resources that say so.
        "movement" => Movement,
        /// The end of a company's movement phase.
        "movement_end" => MovementEnd,
        /// While an attack is faced, before its strikes are given.
        "attack" => Attack,
        /// While an attack is faced, once its strikes are given.
        "assigned" => Assigned,
        /// Against one strike, before its roll.
        "strike" => Strike,
        /// Before the roll of a corruption check.
        "check" => Check,
        /// Before the roll of an influence check.
        "influence" => Influence,
        /// Before the roll of a ring test.
        "ring_test" => RingTest,
        /// The own site phase, once the company has entered.
        "site" => Site,
        /// The own site phase, in place of entering.
        "entering" => Entering,
        /// The own end-of-turn phase.
        "end_of_turn" => EndOfTurn,
        /// The other player's site phase, when an own card is to be influenced: before the rolls.
        "resisted" => Resisted,
        /// A response to the chain.
        "chain" => Chain,
        /// On guard, in answer to a resource.
        "guard" => Guard,
        /// Whenever its player may act.
        "any" => Any,
        /// The same, in the own turn only: a hazard that is played as a resource.
        "own_turn" => OwnTurn,
        /// A resource in the other player's movement phase.
        "their_movement" => TheirMovement,
    }
}

cardlang::ops! {
    /// The cost of declaring a mode.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Cost: "cost" {
        /// One such character of the company taps.
        "tap" => Tap(kind: Kind),
        /// The card itself taps.
        "tap_self" => TapSelf,
        /// The bearer taps.
        "tap_bearer" => TapBearer,
        /// The company's site taps.
        "tap_site" => TapSite,
        /// The card itself is discarded.
        "discard_self" => DiscardSelf,
        /// A number of the hazard limit, instead of one.
        "limit" => Limit(count: i8),
        /// Such an agent of the player taps, and is turned up; none: that which is the target, which is turned up first.
        "tap_agent" => TapAgent(kind: Option<Kind>),
        /// Such an agent of the player is discarded.
        "spend_agent" => SpendAgent(kind: Kind),
        /// Nothing, but only once a turn.
        "once" => Once,
        /// Such a card of the hand is discarded.
        "hand" => Hand(kind: Kind),
        /// Such a card that the company has is discarded, for nothing else.
        "forfeit" => Forfeit(kind: Kind),
        /// Such an event in play is discarded.
        "spend_event" => SpendEvent(kind: Kind),
        /// Such a card is discarded, wherever it is stored.
        "spend_stored" => SpendStored(card: CardId),
        /// Such a card is discarded: one borne at the company's site, or stored there or at a haven.
        "spend" => Spend(card: CardId),
    }
}

cardlang::words! {
    /// The place of a played card afterwards.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Stays: "place to stay" {
        /// The neutral zone.
        "here" => Here,
        /// The target.
        "target" => Target,
        /// The character that paid.
        "user" => User,
        /// The bearer.
        "bearer" => Bearer,
        /// The company.
        "company" => Company,
        /// Out of play, for the rest of the game.
        "out" => Out,
        /// The marshalling pile of the other player.
        "won" => Won,
    }
}

cardlang::words! {
    /// The player who may use it, if not the card's own.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum By: "user" {
        /// The player of the target's company.
        "company" => Company,
        /// The player who attacks.
        "attacker" => Attacker,
    }
}

cardlang::words! {
    /// The scope within which a second copy is barred.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Limit: "limit" {
        /// All cards in play.
        "play" => Play,
        /// A character.
        "character" => Character,
        /// An item.
        "item" => Item,
        /// A company.
        "company" => Company,
        /// A site.
        "site" => Site,
        /// One player.
        "player" => Player,
        /// A turn.
        "turn" => Turn,
        /// An attack.
        "attack" => Attack,
        /// The card it is played on: a faction, an agent.
        "target" => Target,
    }
}

cardlang::words! {
    /// When a trigger goes off.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum When: "moment" {
        /// The attack begins: before its strikes are given.
        "begins" => Begins,
        /// A strike of it succeeds.
        "succeeds" => Succeeds,
        /// The attack wounds a character.
        "wounds" => Wounds,
        /// A wounded character's body check is exactly the body.
        "body_equal" => BodyEqual,
        /// A strike is over, with any result: for effects that wait for that.
        "strike_over" => StrikeOver,
        /// The other player's long-event phase ends: for cards in the neutral zone.
        "long_events_end" => LongEventsEnd,
        /// A strike of it was faced, however it went.
        "resolved" => Resolved,
        /// The attack is over.
        "ends" => Ends,
        /// A character of the bearer's company gains an item.
        "item_gained" => ItemGained,
        /// An attempt to influence has succeeded.
        "influenced" => Influenced,
        /// The bearer tries to influence something, whatever comes of it.
        "tries_influence" => TriesInfluence,
        /// A character of the bearer's company was wounded.
        "company_wounded" => CompanyWounded,
        /// The movement phase of the bearer's company has ended.
        "movement_ended" => MovementEnded,
        /// The untap phase of the bearer's player has ended.
        "untap_ended" => UntapEnded,
        /// The card came into play.
        "played" => Played,
        /// A company begins its movement phase.
        "movement_begins" => MovementBegins,
        /// A company begins its site phase, whether it enters or not.
        "site_begins" => SiteBegins,
        /// The bearer would heal, and does not by itself.
        "heals" => Heals,
        /// A company enters the site on which the card lies, before anything attacks it.
        "entered" => Entered,
        /// The bearer's player discards a card of the hand, in the own turn.
        "hand_discarded" => HandDiscarded,
        /// An attack is over, or was cancelled: for cards in the neutral zone.
        "attack_ended" => AttackEnded,
        /// An attack on the company of the bearer is over, or was cancelled.
        "attack_faced" => AttackFaced,
        /// A character has failed a corruption check, and has gone.
        "check_failed" => CheckFailed,
        /// The card has been stored.
        "stored" => Stored,
        /// The bearer has made a corruption check, and is still there.
        "checked" => Checked,
        /// The turn ends: for each player.
        "turn_ends" => TurnEnds,
    }
}

/// A way to play a card, or to use one in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mode {
    pub when: Window,
    /// The player who may use it, if not the card's own.
    pub by: Option<By>,
    /// The kind of target to choose, if any.
    pub target: Option<Kind>,
    /// Conditions of declaring it.
    pub tests: Vec<Condition>,
    /// The cost of declaring it.
    pub cost: Vec<Cost>,
    /// Operations when it resolves, in order.
    pub does: Vec<Op>,
    /// The card's place afterwards; `None`: it is discarded.
    pub stays: Option<Stays>,
    /// The scope within which a second copy is barred.
    pub limit: Option<Limit>,
}

impl Window {
    /// The id of its name in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Organization => "wizards-when-organization",
            Self::OrganizationEnd => "wizards-when-organization-end",
            Self::LongEvent => "wizards-when-long-event",
            Self::Movement => "wizards-when-movement",
            Self::MovementEnd => "wizards-when-movement-end",
            Self::Attack => "wizards-when-attack",
            Self::Assigned => "wizards-when-assigned",
            Self::Strike => "wizards-when-strike",
            Self::Check => "wizards-when-check",
            Self::Influence => "wizards-when-influence",
            Self::RingTest => "wizards-when-ring-test",
            Self::Site => "wizards-when-site",
            Self::Entering => "wizards-when-entering",
            Self::EndOfTurn => "wizards-when-end-of-turn",
            Self::Resisted => "wizards-when-resisted",
            Self::Chain => "wizards-when-chain",
            Self::Guard => "wizards-when-guard",
            Self::Any => "wizards-when-any",
            Self::OwnTurn => "wizards-when-own-turn",
            Self::TheirMovement => "wizards-when-their-movement",
        }
    }
}

/// A triggered effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trigger {
    pub event: When,
    /// Conditions of going off.
    pub tests: Vec<Condition>,
    /// Its operations, in order.
    pub does: Vec<Op>,
}
