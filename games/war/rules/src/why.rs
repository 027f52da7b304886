//! Refusals: the clause of each, and the id of its words.

pub use table::kit::require;

/// The result of every check of the rules.
pub type Verdict = Result<(), Why>;

/// `Ok` as soon as one of these is; else the objection that came furthest, or `none` where none came anywhere.
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

impl Why {
    /// The objection to the one of several that came further, where none may be done: it names the missing part.
    #[must_use]
    pub(crate) const fn or_further(self, other: Self) -> Self {
        let further = other.depth() > self.depth();
        if further { other } else { self }
    }
}

table::refusals! {
    /// An objection to a choice: only its name, so that a [`Verdict`] is a byte. Most choices listed are refused, and their
    /// objections are never shown.
    // The number behind some: of several objections, the one with the highest is shown (`or_further`).
    pub struct Why {
        NOT_NOW = "GDA-3.1", "war-why-not-now";
        NOT_YOURS = "GDA-3.1", "war-why-not-yours";
        OVER = "GDA-17.1", "war-why-over";
        NO_SUCH_DIE = "GDA-4.4", "war-why-no-such-die";
        NOT_FEWER_DICE = "GDA-4.6", "war-why-not-fewer-dice";
        NO_RING = "GDA-4.25", "war-why-no-ring";
        RING_USED = "GDA-4.26", "war-why-ring-used";
        RING_SAME = "GDA-4.25", "war-why-ring-same";
        RING_NO_WILL = "GDA-4.27", "war-why-ring-no-will";
        RING_NO_FACE = "GDA-4.25", "war-why-ring-no-face";
        RING_ACTS = "GDA-4.25", "war-why-ring-acts";
        RING_EYE = "GDA-4.29", "war-why-ring-eye";
        ONLY_WILL = "GDA-4.23", "war-why-wrong-face";
        WRONG_FACE = "GDA-4.4", "war-why-wrong-face";
        NOT_YOUR_SIDE = "GDA-4.4", "war-why-not-your-side";
        NO_MINIONS = "GDA-4.12", "war-why-no-minions";
        NOT_IN_HAND = "GDA-5.5", "war-why-not-in-hand";
        CARD_NEEDS = "GDA-5.7", "war-why-card-needs";
        CARD_IDLE = "GDA-A7", "war-why-nothing-to-do";
        CARD_TEXT = "GDA-5.6", "war-why-card-text", 5;
        CARD_ICON = "GDA-18.18", "war-why-card-icon";
        CARD_OTHERS = "GDA-18.18", "war-why-card-others";
        CARD_FACE = "GDA-5.5", "war-why-card-face";
        NOT_ON_TABLE = "GDA-5.10", "war-why-not-on-table";
        NOT_LIFTED = "GDA-5.10", "war-why-not-lifted";
        FREE_CHARACTER = "GDA-5.10", "war-why-free-character";
        LIFT_FACE = "GDA-5.10", "war-why-wrong-face";
        PRICE = "GDA-A8", "war-why-price";
        DECK_EMPTY = "GDA-5.4", "war-why-deck-empty";
        HUNT_LEAST = "GDA-3.6", "war-why-hunt-least";
        HUNT_MOST = "GDA-3.7", "war-why-hunt-most";
        LEADER_ALONE = "GDA-7.6", "war-why-leader-alone", 6;
        TRACK_ENDS = "GDA-14.9", "war-why-track-ends";
        NOT_HIDDEN = "GDA-14.9", "war-why-not-hidden";
        ALREADY_HIDDEN = "GDA-14.20", "war-why-already-hidden";
        IN_MORDOR = "GDA-16.4", "war-why-in-mordor";
        NOBODY_LEFT = "GDA-14.22", "war-why-nobody-left";
        NOT_IN_FELLOWSHIP = "GDA-14.22", "war-why-not-in-fellowship";
        TOO_FAR = "GDA-14.15", "war-why-too-far";
        REVEALED_TOO_FAR = "GDA-14.16", "war-why-too-far";
        JOURNEY_TOO_FAR = "GDA-A9", "war-why-journey-ends";
        REVEAL_NOT_THERE = "GDA-14.17", "war-why-reveal-not-there";
        NOT_HIGHEST = "GDA-14.5", "war-why-not-highest";
        NO_COMPANIONS = "GDA-6.5", "war-why-no-companions";
        NOT_HERE = "GDA-6.5", "war-why-not-here";
        NOT_ABROAD = "GDA-6.5", "war-why-not-abroad";
        NOT_A_COMPANION = "GDA-6.5", "war-why-not-a-companion";
        NOT_A_MINION = "GDA-6.5", "war-why-not-a-minion";
        NOBODY_CHOSEN = "GDA-6.5", "war-why-nobody-chosen";
        ALREADY_MOVED = "GDA-9.8", "war-why-already-moved", 3;
        OUT_OF_REACH = "GDA-6.5", "war-why-companions-reach";
        NOT_TOGETHER = "GDA-6.6", "war-why-not-together";
        HALTED = "GDA-6.7", "war-why-halted";
        SHUT_IN = "GDA-6.8", "war-why-shut-in";
        SEPARATED_TOO_FAR = "GDA-14.23", "war-why-separated-reach";
        FLY_NOWHERE = "GDA-6.10", "war-why-out-of-reach";
        MOUTH_TOO_FAR = "GDA-6.14", "war-why-mouth-reach";
        LEVEL_ZERO = "GDA-6.4", "war-why-level-zero";
        NAZGUL_STRONGHOLD = "GDA-6.11", "war-why-nazgul-stronghold";
        MINION_STRONGHOLD = "GDA-6.15", "war-why-nazgul-stronghold";
        NO_ARMY = "GDA-9.1", "war-why-no-army";
        BESIEGED = "GDA-11.10", "war-why-besieged", 2;
        NOT_ADJACENT = "GDA-9.1", "war-why-not-adjacent";
        TOO_FAR_TO_ATTACK = "GDA-10.1", "war-why-not-adjacent";
        MOUNTAINS = "GDA-1.10", "war-why-mountains";
        ENEMY_THERE = "GDA-9.9", "war-why-enemy-there", 1;
        BARRED = "GDA-5.9", "war-why-barred", 7;
        FULL = "GDA-9.10", "war-why-full", 6;
        BORDERS = "GDA-9.11", "war-why-borders", 5;
        NO_LEADER = "GDA-9.3", "war-why-no-leader", 5;
        NO_LEADER_ATTACKS = "GDA-10.4", "war-why-no-leader", 5;
        LEADERS_STAY = "GDA-9.5", "war-why-leaders-stay", 6;
        NO_UNIT = "GDA-9.1", "war-why-no-unit";
        NO_UNIT_ATTACKS = "GDA-10.6", "war-why-no-unit";
        NO_UNIT_ADVANCES = "GDA-10.34", "war-why-no-unit";
        NO_SUCH_FIGURE = "GDA-9.1", "war-why-no-such-figure";
        ALL_TAKEN = "GDA-9.1", "war-why-all-taken";
        NO_ELITE = "GDA-9.1", "war-why-no-elite";
        NOT_AT_WAR = "GDA-10.2", "war-why-not-at-war", 4;
        STAYS_BEHIND = "GDA-10.8", "war-why-stays-behind";
        STAYED_BEHIND = "GDA-10.7", "war-why-stayed-behind";
        NO_ENEMY = "GDA-10.1", "war-why-no-enemy";
        ENEMY_INSIDE = "GDA-11.7", "war-why-enemy-inside", 2;
        REARGUARD = "GDA-10.6", "war-why-rearguard", 6;
        NO_RESERVE = "GDA-8.10", "war-why-no-reserve", 6;
        NOT_SETTLEMENT = "GDA-8.4", "war-why-not-settlement";
        NAZGUL_HALL = "GDA-8.6", "war-why-not-settlement";
        RECRUIT_BESIEGED = "GDA-8.9", "war-why-besieged-recruits", 5;
        RECRUIT_NOT_FREE = "GDA-8.14", "war-why-recruit-not-free";
        CAPTURED = "GDA-8.8", "war-why-captured", 5;
        SAME_SETTLEMENT = "GDA-8.7", "war-why-same-settlement", 6;
        RECRUIT_NOT_AT_WAR = "GDA-8.2", "war-why-recruit-not-at-war", 4;
        TOO_MUCH = "GDA-8.3", "war-why-elite-alone", 6;
        AT_WAR_ALREADY = "GDA-13.7", "war-why-at-war-already", 4;
        PASSIVE = "GDA-13.2", "war-why-passive", 5;
        WITCH_KING_NEEDS = "GDA-19.12", "war-why-minion-needs";
        WITCH_KING_PLACE = "GDA-19.12", "war-why-minion-place";
        MOUTH_NEEDS = "GDA-19.14", "war-why-mouth-needs";
        MOUTH_PLACE = "GDA-19.14", "war-why-minion-place";
        SARUMAN_NEEDS = "GDA-19.16", "war-why-minion-needs";
        SARUMAN_PLACE = "GDA-19.16", "war-why-minion-place";
        VOICE_NEEDS = "GDA-19.17", "war-why-person-needs";
        VOICE_ONCE = "GDA-19.17", "war-why-voice-once";
        WHITE_NEEDS = "GDA-19.9", "war-why-person-needs";
        WHITE_PLACE = "GDA-19.9", "war-why-minion-place";
        CROWN_NEEDS = "GDA-19.8", "war-why-crown-needs";
        PLEA_NEEDS = "GDA-19.5", "war-why-plea-needs";
        PERSON_NEEDS = "GDA-6.16", "war-why-person-needs";
        COMBAT_NEEDS = "GDA-10.18", "war-why-combat-needs";
        COMBAT_SAYS = "GDA-5.15", "war-why-combat-says";
        COMBAT_BARRED = "GDA-5.8", "war-why-combat-barred";
        FOLLY = "GDA-5.9", "war-why-combat-barred";
        NOT_IN_BATTLE = "GDA-10.18", "war-why-not-in-battle";
        FORFEITED = "GDA-10.19", "war-why-forfeited";
        TWO_HITS = "GDA-10.26", "war-why-two-hits";
        RETREAT_NOT_FREE = "GDA-10.32", "war-why-retreat-not-free";
        RETREAT_NOT_ADJACENT = "GDA-10.32", "war-why-not-adjacent";
        MAY_NOT_WITHDRAW = "GDA-11.2", "war-why-not-now";
        NO_REGULAR = "GDA-11.9", "war-why-no-regular";
        NO_REGULAR_LEFT = "GDA-10.27", "war-why-no-regular";
        NO_GUIDE = "GDA-15.21", "war-why-no-guide";
        NO_EFFECT = "GDA-15.15", "war-why-no-effect";
        SAME_NATION = "GDA-18.21", "war-why-same-nation", 6;
        NOT_YOUR_NATION = "GDA-18.10", "war-why-not-your-nation", 3;
    }
}
