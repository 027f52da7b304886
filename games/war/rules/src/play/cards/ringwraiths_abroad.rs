//! The Ringwraiths Are Abroad (`event:shadow-character-23`): Armies with Nazgûl march, or one attacks.

use super::prelude::*;

effects! {
    /// Two Armies with Nazgûl march, or one attacks.
    "abroad" => Abroad,
}

impl Leads for Abroad {
    const LED: Led = Led::ByNazgul;
    const ARMIES: u8 = 2;
    const WAYS: [&'static str; 2] = [Act::March.term(), Act::AttackLed.term()];
}
