//! Sudden Fury: nobody says beforehand whom they strike.

use super::prelude::*;

statics! {
    /// The attacker chooses who faces the strikes of every such attack.
    "attacker_chooses" => AttackerChooses { kind: Kind }: |_| Touches::ATTACKS;
}
