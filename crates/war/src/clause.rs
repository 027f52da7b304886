//! The clauses the rules rest on, by what they say: the one place where their numbers stand.

macro_rules! clauses {
    ($($name:ident = $id:literal;)*) => { $(#[allow(missing_docs)] pub const $name: &str = $id;)* };
}

clauses! {
    SETUP = "GDA-3";
    ARMY = "GDA-2";
    FREE_REGION = "GDA-2";
    IMPASSABLE = "GDA-2";
    TURN = "GDA-4";
    RECOVER = "GDA-4";
    POOL = "GDA-4";
    ALLOCATION = "GDA-4";
    ROLL = "GDA-4";
    ALTERNATE = "GDA-4";
    PASS = "GDA-4";
    SKIP = "GDA-4";
    FACES = "GDA-4";
    WILL = "GDA-4";
    RINGS = "GDA-4";
    RING_ONCE = "GDA-4";
    RING_NO_WILL = "GDA-4";
    DRAW = "GDA-5";
    HAND_LIMIT = "GDA-5";
    PLAY_CARD = "GDA-5";
    CARD_REQUIREMENT = "GDA-5";
    ON_TABLE = "GDA-5";
    CARD_LOSSES = "GDA-5";
    CHARACTERS = "GDA-6";
    MINIONS = "GDA-6";
    COMPANION_MOVE = "GDA-6";
    NAZGUL_MOVE = "GDA-6";
    LEVEL_ZERO = "GDA-6";
    STACKING = "GDA-6";
    RECRUIT = "GDA-6";
    RECRUIT_PLACE = "GDA-6";
    RECRUIT_LIMITS = "GDA-6";
    RECRUIT_CARD = "GDA-6";
    MARCH = "GDA-6";
    MARCH_TWICE = "GDA-6";
    MARCH_FREE = "GDA-6";
    MARCH_BORDERS = "GDA-6";
    MARCH_LED = "GDA-6";
    LEADERS_STAY = "GDA-6";
    ATTACK = "GDA-6";
    ATTACK_AT_WAR = "GDA-6";
    REARGUARD = "GDA-6";
    COMBAT_CARD = "GDA-6";
    COMBAT_ROLL = "GDA-6";
    CASUALTIES = "GDA-6";
    CEASE = "GDA-6";
    RETREAT = "GDA-6";
    ADVANCE = "GDA-6";
    WITHDRAW = "GDA-6";
    SIEGE = "GDA-6";
    SIEGE_LASTS = "GDA-6";
    SORTIE = "GDA-6";
    CAPTURE = "GDA-6";
    POLITICS = "GDA-7";
    PASSIVE = "GDA-7";
    NOT_AT_WAR = "GDA-7";
    GUIDE = "GDA-8";
    MOVE_FELLOWSHIP = "GDA-8";
    DECLARE = "GDA-8";
    REVEAL = "GDA-8";
    HIDE = "GDA-8";
    SEPARATE = "GDA-8";
    ENTER_MORDOR = "GDA-8";
    HUNT = "GDA-9";
    HUNT_TABLE = "GDA-9";
    HUNT_GUIDE = "GDA-9";
    HUNT_CASUALTY = "GDA-9";
    MORDOR = "GDA-9";
    VICTORY = "GDA-10";
    MULTIPLAYER = "GDA-11";
}
