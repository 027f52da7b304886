//! Why something may not be done: the clause, and the id of the words.

use table::{Message, Refusal};

pub(crate) use table::kit::require;

/// An objection to a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why {
    clause: &'static str,
    id: &'static str,
}

impl Why {
    /// The clause that forbids it.
    pub const fn clause(self) -> &'static str {
        self.clause
    }
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Self {
        Self::new(why.clause, Message::new(why.id))
    }
}

/// The result of every check of the rules.
pub type Verdict = Result<(), Why>;

macro_rules! whys {
    ($($name:ident = $clause:literal, $id:literal;)*) => {
        impl Why {
            $(#[allow(missing_docs)] pub const $name: Self = Self { clause: concat!("SATM-", $clause), id: concat!("wizards-no-", $id) };)*
            /// All objections there are: each has words in every language.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The id of its words.
            pub const fn id(self) -> &'static str {
                self.id
            }
        }
    };
}

whys! {
    NOT_NOW = "17.1", "not-now";
    NOT_ASKED = "4.1", "not-asked";
    OVER = "23.1", "over";
    NOT_IN_HAND = "17.1", "not-in-hand";
    NOT_HERE = "4.3", "wrong-time";
    NO_TARGET = "17.11", "no-target";
    FOR_NOTHING = "17.11", "for-nothing";
    CONDITION = "0.4", "condition";
    TESTS = "0.4", "tests";
    COST = "17.9", "cost";
    HUSHED = "0.4", "hushed";
    ONCE = "0.4", "no-duplicate";
    UNIQUE = "6.12", "unique";
    ELIMINATED = "1.14", "eliminated";
    BEING = "25.3", "one-manifestation";
    BEING_GONE = "25.4", "manifestation-gone";
    NOT_SUPPORTED = "0.4", "not-supported";
    LIMIT = "14.15", "hazard-limit";
    NO_KEY = "14.21", "no-key";
    STARTS_CHAIN = "17.7", "starts-chain";
    LURED = "11.3", "one-corruption-card";
    MIND = "6.4", "no-influence";
    ONE_CHARACTER = "6.2", "one-character";
    NOT_HOME = "6.3", "not-home";
    WIZARD_HOME = "6.6", "wizard-home";
    NO_SITE_CARD = "6.9", "no-site-card";
    WIZARD_COMPANY = "6.11", "wizard-company";
    ONE_WIZARD = "6.12", "one-wizard";
    WIZARD_LOST = "6.13", "wizard-lost";
    NOT_AT_HAVEN = "6.14", "not-at-haven";
    NO_WIZARD_DISCARD = "6.14", "no-wizard-discard";
    FULL = "8.2", "company-full";
    DECK_FULL = "2.8", "deck-full";
    NOT_A_HAVEN = "8.1", "divide-at-haven";
    APART = "8.3", "apart";
    ONLY_ONE = "8.1", "only-one";
    LEADS = "9.8", "followers-stay";
    FOLLOWER = "9.9", "follower-of-follower";
    ALREADY = "8.5", "already";
    TRANSFER = "10.1", "transfer";
    NOT_STORED = "10.4", "store";
    RING_NOT_STORED = "10.8", "ring-not-stored";
    NEVER_STORED = "0.4", "ring-not-stored";
    NOT_TRANSFERRED = "0.4", "not-transferred";
    TAPPED = "5.8", "tapped";
    TAPPED_GAINS = "5.9", "tapped";
    REMOVAL = "11.13", "removal";
    REMOVAL_ONCE = "11.14", "removal-once";
    UNREACHABLE = "12.2", "unreachable";
    BASIC_TAKEN = "12.12", "basic-taken";
    NO_SITE = "12.14", "site-gone";
    SAME_ROAD = "8.8", "same-destination";
    ONE_STAYS = "8.9", "one-stays";
    HEADED = "12.1", "headed";
    OVERRUN = "9.2", "overrun";
    SIDEBOARD = "12.15", "sideboard";
    SIDEBOARD_WIZARD = "12.15", "sideboard-wizard";
    SIDEBOARD_DECK = "12.15", "sideboard-deck";
    DRAW_DONE = "14.10", "draw-done";
    NO_DRAW = "14.13", "no-draw";
    MUST_DRAW = "14.10", "must-draw";
    GUARD_ONCE = "16.4", "guard-once";
    GUARD = "16.8", "guard";
    GUARD_BARRED = "16.11", "guard-barred";
    TARGET_TAPPED = "15.3", "target-tapped";
    HAS_STRIKE = "15.5", "has-strike";
    OUT_OF_REACH = "15.3", "out-of-reach";
    SHIELDED = "15.3", "shielded";
    SUPPORT = "15.11", "support";
    SKILL_ONCE = "15.13", "one-skill-card";
    EXCESS = "15.6", "excess";
    HEIR = "15.21", "heir";
    SITE_TAPPED = "19.7", "site-tapped";
    NOT_PLAYABLE = "19.16", "not-playable-here";
    ALLY_PLACE = "19.10", "ally-place";
    FACTION_PLACE = "19.11", "faction-place";
    HOARD = "27.1", "no-hoard";
    RING_TEST = "21.1", "ring-test";
    MINOR = "19.19", "minor";
    BARRED = "19.4", "barred";
    CALL = "23.3", "call";
    GOAL = "34.3", "goal";
    MIND_20 = "2.5", "mind-20";
    SECRET = "3.2", "already-revealed";
    OPPONENT = "20.2", "influence-opponent";
    OPPONENT_ONCE = "20.2", "influence-once";
    IDENTICAL = "20.15", "identical";
    FIRST_TURN = "20.1", "first-turn";
    REGIONS = "12.8", "regions";
    SHOW = "23.23", "show";
    ITEM_BARRED = "0.4", "item-barred";
    ITEM_REALM = "0.4", "item-realm";
    RECALL = "18.1", "recall";
    DISMISS = "6.14", "no-dismissal";
    UNTAPPED_REMOVAL = "11.14", "removal-by-tapping";
    CHECK_SUPPORT = "11.12", "check-support";
    FROM_HAND = "29.13", "attack-from-hand";
    NO_RESCUE = "30.8", "no-rescue-site";
    RESCUE_SITE = "30.5", "rescue-site";
    NO_PRISONERS = "30.16", "no-prisoners";
    RESCUE_ONCE = "30.16", "rescue-once";
    RESCUE_ONLY = "30.19", "rescue-only";
    AGENT_ONLY = "28.1", "agent-only";
    AGENT_FRESH = "28.38", "agent-fresh";
    AGENT_ACTED = "28.3", "agent-acted";
    AGENT_SOUND = "28.4", "agent-sound";
    AGENT_HURT = "28.6", "agent-hurt";
    AGENT_REACH = "28.6", "agent-reach";
    AGENT_CARD = "28.37", "agent-card";
    AGENT_NO_STEP = "28.8", "agent-no-step";
    AGENT_AT_HOME = "28.10", "agent-at-home";
    AGENT_READY = "28.11", "agent-ready";
    AGENT_USED = "28.12", "agent-used";
    AGENT_ELSEWHERE = "28.12", "agent-elsewhere";
    AGENT_NO_CREATURES = "28.12", "agent-no-creatures";
    AGENT_HIDES = "28.14", "agent-hides";
    AGENT_OPEN = "28.15", "agent-open";
    AGENT_AWAY = "28.21", "agent-away";
    AGENT_FOUGHT = "28.28", "agent-fought";
    AGENT_SWAYS = "28.31", "agent-sways";
    AGENT_WAYLAYS = "28.3", "agent-waylays";
    AGENT_FAR = "28.32", "agent-far";
    MIRED = "0.4", "mired";
}
