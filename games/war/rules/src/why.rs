//! Why something may not be done: the clause, and the id of the words.

use table::{Message, Refusal};

use crate::clause;

/// An objection to a choice: only its name, so that a [`Verdict`] is a byte. Most of what is listed is refused, and nobody
/// asks why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why(Name);

/// What is told of an objection to whoever asks.
struct Told {
    clause: &'static str,
    id: &'static str,
    depth: u8,
}

impl Why {
    const fn told(self) -> &'static Told {
        &TOLD[self.0 as usize]
    }

    /// As the kernel wants it.
    pub const fn refusal(self) -> Refusal {
        Refusal::new(self.told().clause, Message::new(self.told().id))
    }

    /// The id of the words.
    pub const fn id(self) -> &'static str {
        self.told().id
    }

    /// The objection to the one of several that came further, where none may be done: it tells what is missing.
    #[must_use]
    pub(crate) const fn or_further(self, other: Self) -> Self {
        if other.told().depth > self.told().depth {
            other
        } else {
            self
        }
    }
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Self {
        why.refusal()
    }
}

/// What every check of the rules answers.
pub type Verdict = Result<(), Why>;

/// `Ok` when `holds`, `why` otherwise.
#[inline]
pub const fn unless(holds: bool, why: Why) -> Verdict {
    if holds { Ok(()) } else { Err(why) }
}

/// `Ok` as soon as one of these is; else the objection that came furthest, or `none` where nobody came anywhere.
pub fn any(none: Why, verdicts: impl IntoIterator<Item = Verdict>) -> Verdict {
    let mut why = none;
    for verdict in verdicts {
        match verdict {
            Ok(()) => return Ok(()),
            Err(other) => why = why.or_further(other),
        }
    }
    Err(why)
}

macro_rules! whys {
    ($($name:ident = $clause:ident, $id:literal $(, $depth:literal)?;)*) => {
        /// The name of an objection.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Name { $($name),* }

        const TOLD: &[Told] = &[$(Told { clause: clause::$clause, id: $id, depth: 0 $(+ $depth)? }),*];

        impl Why {
            $(#[allow(missing_docs)]
            pub const $name: Self = Self(Name::$name);)*
            /// All objections there are: each has words in every language.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
        }
    };
}

// The number behind some: of several who may not, the one with the highest is told (`or_further`).
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
    RING_ACTS = RINGS, "war-why-ring-acts";
    RING_EYE = RING_NO_EYE, "war-why-ring-eye";
    ONLY_WILL = ONLY_WILL, "war-why-wrong-face";
    WRONG_FACE = FACES, "war-why-wrong-face";
    NOT_YOUR_SIDE = FACES, "war-why-not-your-side";
    NO_MINIONS = MOVE_MINIONS, "war-why-no-minions";
    NOT_IN_HAND = PLAY_CARD, "war-why-not-in-hand";
    CARD_NEEDS = CARD_REQUIREMENT, "war-why-card-needs";
    CARD_IDLE = CARD_HALVES, "war-why-nothing-to-do";
    CARD_TEXT = CARD_SAYS, "war-why-card-text", 5;
    CARD_ICON = ICON, "war-why-card-icon";
    CARD_FACE = PLAY_CARD, "war-why-card-face";
    NOT_ON_TABLE = LIFT, "war-why-not-on-table";
    LIFT_FACE = LIFT, "war-why-wrong-face";
    PRICE = PRICE, "war-why-price";
    DECK_EMPTY = DRAW, "war-why-deck-empty";
    HUNT_LEAST = HUNT_LEAST, "war-why-hunt-least";
    HUNT_MOST = ALLOCATION, "war-why-hunt-most";
    LEADER_ALONE = ARMY, "war-why-leader-alone", 6;
    TRACK_ENDS = MOVE_FELLOWSHIP, "war-why-track-ends";
    NOT_HIDDEN = MOVE_FELLOWSHIP, "war-why-not-hidden";
    ALREADY_HIDDEN = HIDE, "war-why-already-hidden";
    IN_MORDOR = MORDOR, "war-why-in-mordor";
    NOBODY_LEFT = SEPARATE, "war-why-nobody-left";
    NOT_IN_FELLOWSHIP = SEPARATE, "war-why-not-in-fellowship";
    TOO_FAR = DECLARE, "war-why-too-far";
    REVEALED_TOO_FAR = REVEAL, "war-why-too-far";
    JOURNEY_TOO_FAR = CARD_RANGE, "war-why-too-far";
    REVEAL_NOT_THERE = REVEAL_PLACE, "war-why-reveal-not-there";
    NOT_HIGHEST = HIGHEST, "war-why-not-highest";
    NO_COMPANIONS = COMPANION_MOVE, "war-why-no-companions";
    NOT_HERE = COMPANION_MOVE, "war-why-not-here";
    ALREADY_MOVED = MARCH_TWICE, "war-why-already-moved", 3;
    OUT_OF_REACH = COMPANION_MOVE, "war-why-out-of-reach";
    NOT_TOGETHER = WALK_GROUP, "war-why-not-here";
    HALTED = WALK_HALT, "war-why-halted";
    SHUT_IN = WALK_SIEGE, "war-why-shut-in";
    SEPARATED_TOO_FAR = SEPARATE_RANGE, "war-why-out-of-reach";
    FLY_NOWHERE = NAZGUL_MOVE, "war-why-out-of-reach";
    MOUTH_TOO_FAR = MOUTH_MOVE, "war-why-out-of-reach";
    LEVEL_ZERO = LEVEL_ZERO, "war-why-level-zero";
    NAZGUL_STRONGHOLD = FLY_STRONGHOLD, "war-why-nazgul-stronghold";
    MINION_STRONGHOLD = MINION_STRONGHOLD, "war-why-nazgul-stronghold";
    NO_ARMY = MARCH, "war-why-no-army";
    BESIEGED = INSIDE, "war-why-besieged", 2;
    NOT_ADJACENT = MARCH, "war-why-not-adjacent";
    TOO_FAR_TO_ATTACK = ATTACK, "war-why-not-adjacent";
    MOUNTAINS = IMPASSABLE, "war-why-mountains";
    ENEMY_THERE = MARCH_FREE, "war-why-enemy-there", 1;
    BARRED = ON_TABLE, "war-why-barred", 7;
    FULL = STACK_MOVE, "war-why-full", 6;
    BORDERS = MARCH_BORDERS, "war-why-borders", 5;
    NO_LEADER = MARCH_LED, "war-why-no-leader", 5;
    NO_LEADER_ATTACKS = ATTACK_LED, "war-why-no-leader", 5;
    LEADERS_STAY = LEADERS_STAY, "war-why-leaders-stay", 6;
    NO_UNIT = MARCH, "war-why-no-unit";
    NO_UNIT_ATTACKS = REARGUARD, "war-why-no-unit";
    NO_UNIT_ADVANCES = ADVANCE, "war-why-no-unit";
    NO_SUCH_FIGURE = MARCH, "war-why-no-such-figure";
    NOT_AT_WAR = ATTACK_AT_WAR, "war-why-not-at-war", 4;
    STAYS_BEHIND = AT_PEACE_BEHIND, "war-why-stays-behind";
    STAYED_BEHIND = REARGUARD_OUT, "war-why-stayed-behind";
    NO_ENEMY = ATTACK, "war-why-no-enemy";
    ENEMY_INSIDE = SIEGE, "war-why-enemy-inside", 2;
    REARGUARD = REARGUARD, "war-why-rearguard", 6;
    NO_RESERVE = RECRUIT_LIMITS, "war-why-no-reserve", 6;
    NOT_SETTLEMENT = RECRUIT_PLACE, "war-why-not-settlement";
    NAZGUL_HALL = NAZGUL_PLACE, "war-why-not-settlement";
    RECRUIT_BESIEGED = BESIEGED, "war-why-besieged-recruits", 5;
    RECRUIT_NOT_FREE = RECRUIT_FREE, "war-why-recruit-not-free";
    CAPTURED = CAPTURED, "war-why-captured", 5;
    SAME_SETTLEMENT = SEPARATE_PLACES, "war-why-same-settlement", 6;
    RECRUIT_NOT_AT_WAR = NOT_AT_WAR, "war-why-recruit-not-at-war", 4;
    TOO_MUCH = RECRUIT, "war-why-too-much", 6;
    AT_WAR_ALREADY = POLITICS, "war-why-at-war-already", 4;
    PASSIVE = PASSIVE, "war-why-passive", 5;
    WITCH_KING_NEEDS = WITCH_KING, "war-why-minion-needs";
    WITCH_KING_PLACE = WITCH_KING, "war-why-minion-place";
    MOUTH_NEEDS = MOUTH, "war-why-minion-needs";
    MOUTH_PLACE = MOUTH, "war-why-minion-place";
    SARUMAN_NEEDS = SARUMAN, "war-why-minion-needs";
    SARUMAN_PLACE = SARUMAN, "war-why-minion-place";
    VOICE_NEEDS = VOICE, "war-why-person-needs";
    VOICE_ONCE = VOICE, "war-why-too-much";
    WHITE_NEEDS = WHITE, "war-why-person-needs";
    WHITE_PLACE = WHITE, "war-why-minion-place";
    CROWN_NEEDS = CROWN, "war-why-person-needs";
    PLEA_NEEDS = PLEA, "war-why-person-needs";
    PERSON_NEEDS = CHARACTERS, "war-why-person-needs";
    COMBAT_NEEDS = COMBAT_NEEDS, "war-why-combat-needs";
    COMBAT_SAYS = COMBAT_SAYS, "war-why-combat-needs";
    COMBAT_BARRED = CARD_PREVAILS, "war-why-combat-barred";
    FOLLY = ON_TABLE, "war-why-combat-barred";
    NOT_IN_BATTLE = COMBAT_NEEDS, "war-why-not-here";
    FORFEITED = FORFEIT, "war-why-combat-needs";
    TWO_HITS = CASUALTIES, "war-why-two-hits";
    RETREAT_NOT_FREE = RETREAT, "war-why-retreat-not-free";
    RETREAT_NOT_ADJACENT = RETREAT, "war-why-not-adjacent";
    MAY_NOT_WITHDRAW = WITHDRAW, "war-why-not-now";
    NO_REGULAR = SIEGE_LASTS, "war-why-no-regular";
    NO_REGULAR_LEFT = LOSE_ELITE, "war-why-no-regular";
    NO_GUIDE = HUNT_CASUALTY, "war-why-no-guide";
    NO_EFFECT = HUNT_TABLE, "war-why-no-effect";
    SAME_NATION = SAME_NATION, "war-why-same-nation", 6;
    NOT_YOUR_NATION = MULTIPLAYER, "war-why-not-your-nation", 3;
}
