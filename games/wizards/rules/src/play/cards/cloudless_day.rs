//! Cloudless Day: no company is surprised, and the defender assigns the strikes.

use super::prelude::*;

statics! {
    /// The defender chooses the targets of such attacks, also tapped or wounded ones, against any other rule.
    "defender_chooses" => DefenderChooses { kind: Kind }: |_| Touches::ATTACKS;
}
