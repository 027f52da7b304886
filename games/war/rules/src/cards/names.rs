//! The cards that other rules ask after, by name.

use crate::card::{Card, Deck};
use crate::nation::Side;

macro_rules! names {
    ($($name:ident = $side:ident, $deck:ident, $number:literal;)*) => {
        $(#[allow(missing_docs)] pub const $name: Card = Card::of(Side::$side, Deck::$deck, $number);)*
    };
}

names! {
    MITHRIL = Free, Character, 5;
    AXE_AND_BOW = Free, Character, 6;
    HORN_OF_GONDOR = Free, Character, 7;
    WIZARDS_STAFF = Free, Character, 8;
    LAST_BATTLE = Free, Strategy, 1;
    A_POWER_TOO_GREAT = Free, Strategy, 2;
    TOM_BOMBADIL = Free, Strategy, 3;
    HELP_UNLOOKED_FOR = Free, Strategy, 10;
    WORN_WITH_SORROW = Shadow, Character, 15;
    CREBAIN = Shadow, Character, 16;
    BALROG = Shadow, Character, 17;
    GROND = Shadow, Character, 20;
    PALANTIR = Shadow, Character, 21;
    WORMTONGUE = Shadow, Character, 22;
    FIGHTING_URUK_HAI = Shadow, Strategy, 2;
    DENETHORS_FOLLY = Shadow, Strategy, 3;
    CORSAIRS = Shadow, Strategy, 10;
    THREATS_AND_PROMISES = Shadow, Strategy, 5;
}
