//! Why something may not be done: the clause, and the id of the words.

use table::{Message, Refusal};

use crate::clause;

/// An objection to a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why {
    clause: &'static str,
    id: &'static str,
}

impl Why {
    /// As the kernel wants it.
    pub const fn refusal(self) -> Refusal {
        Refusal::new(self.clause, Message::new(self.id))
    }

    /// The id of the words.
    pub const fn id(self) -> &'static str {
        self.id
    }
}

/// What every check of the rules answers.
pub type Verdict = Result<(), Why>;

/// `Ok` when `holds`, `why` otherwise.
#[inline]
pub const fn unless(holds: bool, why: Why) -> Verdict {
    if holds { Ok(()) } else { Err(why) }
}

macro_rules! whys {
    ($($name:ident = $clause:ident, $id:literal;)*) => {
        impl Why {
            $(#[allow(missing_docs)] pub const $name: Self = Self { clause: clause::$clause, id: $id };)*
            /// All objections there are: each has words in every language.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
        }
    };
}

whys! {
    NOT_NOW = TURN, "war-why-not-now";
    NOT_YOURS = TURN, "war-why-not-yours";
    OVER = VICTORY, "war-why-over";
    NO_SUCH_DIE = ALTERNATE, "war-why-no-such-die";
    NOT_FEWER_DICE = PASS, "war-why-not-fewer-dice";
    NO_RING = RINGS, "war-why-no-ring";
    RING_USED = RING_ONCE, "war-why-ring-used";
    RING_SAME = RINGS, "war-why-ring-same";
    RING_NO_WILL = RING_NO_WILL, "war-why-ring-no-will";
    RING_NO_FACE = RINGS, "war-why-ring-no-face";
    WRONG_FACE = FACES, "war-why-wrong-face";
    NOT_YOUR_SIDE = FACES, "war-why-not-your-side";
    NOTHING_TO_DO = FACES, "war-why-nothing-to-do";
    NOT_IN_HAND = PLAY_CARD, "war-why-not-in-hand";
    CARD_NEEDS = CARD_REQUIREMENT, "war-why-card-needs";
    CARD_UNKNOWN = CARD_REQUIREMENT, "war-why-card-unknown";
    CARD_ICON = ICON, "war-why-card-icon";
    CARD_FACE = PLAY_CARD, "war-why-card-face";
    NOT_ON_TABLE = LIFT, "war-why-not-on-table";
    DECK_EMPTY = DRAW, "war-why-deck-empty";
    HUNT_LEAST = HUNT_LEAST, "war-why-hunt-least";
    HUNT_MOST = ALLOCATION, "war-why-hunt-most";
    LEADER_ALONE = ARMY, "war-why-leader-alone";
    TRACK_ENDS = MOVE_FELLOWSHIP, "war-why-track-ends";
    NOT_HIDDEN = MOVE_FELLOWSHIP, "war-why-not-hidden";
    ALREADY_HIDDEN = HIDE, "war-why-already-hidden";
    IN_MORDOR = MORDOR, "war-why-in-mordor";
    NOBODY_LEFT = SEPARATE, "war-why-nobody-left";
    NOT_IN_FELLOWSHIP = SEPARATE, "war-why-not-in-fellowship";
    TOO_FAR = DECLARE, "war-why-too-far";
    REVEAL_NOT_THERE = REVEAL_PLACE, "war-why-reveal-not-there";
    NOT_HIGHEST = HIGHEST, "war-why-not-highest";
    NO_COMPANIONS = COMPANION_MOVE, "war-why-no-companions";
    NOT_HERE = COMPANION_MOVE, "war-why-not-here";
    ALREADY_MOVED = MARCH_TWICE, "war-why-already-moved";
    OUT_OF_REACH = COMPANION_MOVE, "war-why-out-of-reach";
    LEVEL_ZERO = LEVEL_ZERO, "war-why-level-zero";
    NAZGUL_STRONGHOLD = FLY_STRONGHOLD, "war-why-nazgul-stronghold";
    NO_ARMY = MARCH, "war-why-no-army";
    BESIEGED = INSIDE, "war-why-besieged";
    NOT_ADJACENT = MARCH, "war-why-not-adjacent";
    MOUNTAINS = IMPASSABLE, "war-why-mountains";
    ENEMY_THERE = MARCH_FREE, "war-why-enemy-there";
    BARRED = ON_TABLE, "war-why-barred";
    FULL = STACK_MOVE, "war-why-full";
    BORDERS = MARCH_BORDERS, "war-why-borders";
    NO_LEADER = MARCH_LED, "war-why-no-leader";
    LEADERS_STAY = LEADERS_STAY, "war-why-leaders-stay";
    NO_UNIT = MARCH, "war-why-no-unit";
    NO_SUCH_FIGURE = MARCH, "war-why-no-such-figure";
    NOT_AT_WAR = ATTACK_AT_WAR, "war-why-not-at-war";
    NO_ENEMY = ATTACK, "war-why-no-enemy";
    ENEMY_INSIDE = SIEGE, "war-why-enemy-inside";
    REARGUARD = REARGUARD, "war-why-rearguard";
    NO_RESERVE = RECRUIT_LIMITS, "war-why-no-reserve";
    NOT_SETTLEMENT = RECRUIT_PLACE, "war-why-not-settlement";
    CAPTURED = CAPTURED, "war-why-captured";
    SAME_SETTLEMENT = SEPARATE_PLACES, "war-why-same-settlement";
    RECRUIT_NOT_AT_WAR = NOT_AT_WAR, "war-why-recruit-not-at-war";
    TOO_MUCH = RECRUIT, "war-why-too-much";
    AT_WAR_ALREADY = POLITICS, "war-why-at-war-already";
    PASSIVE = PASSIVE, "war-why-passive";
    MINION_NEEDS = MINIONS, "war-why-minion-needs";
    MINION_PLACE = MINIONS, "war-why-minion-place";
    PERSON_NEEDS = CHARACTERS, "war-why-person-needs";
    COMBAT_NEEDS = COMBAT_NEEDS, "war-why-combat-needs";
    COMBAT_BARRED = COMBAT_CARD, "war-why-combat-barred";
    NOT_IN_BATTLE = COMBAT_NEEDS, "war-why-not-here";
    FORFEITED = FORFEIT, "war-why-combat-needs";
    TWO_HITS = CASUALTIES, "war-why-two-hits";
    RETREAT_NOT_FREE = RETREAT, "war-why-retreat-not-free";
    NO_REGULAR = SIEGE_LASTS, "war-why-no-regular";
    MAY_NOT_CEASE = CEASE, "war-why-may-not-cease";
    CASUALTY_ONCE = HUNT_CASUALTY, "war-why-casualty-once";
    NO_GUIDE = HUNT_CASUALTY, "war-why-no-guide";
    NO_EFFECT = HUNT_TABLE, "war-why-no-effect";
    SAME_NATION = SAME_NATION, "war-why-same-nation";
    NOT_YOUR_NATION = MULTIPLAYER, "war-why-not-your-nation";
}
