//! Cloudless Day: no company is surprised, and the defender assigns the strikes.

use super::prelude::*;

statics! {
    /// The defender chooses the targets of such attacks, also tapped or wounded ones, against any other rule.
    "defender_chooses" => DefenderChooses { kind: Kind }: |_| Touches::ATTACKS;
}

impl State {
    /// Does the defender choose who faces the strikes of an attack, and among all of the company?
    pub(crate) fn defender_chooses(&self, combat: &Combat) -> bool {
        let mut says = self.in_play.iter().copied().filter(|by| self.face(*by).touches.attacks());
        combat.defender_chooses
            || says.any(|by| {
                self.face(by).has.iter().any(|one| match one {
                    Static::DefenderChooses(DefenderChooses { kind }) => self.attack_is(combat, kind),
                    _ => false,
                })
            })
    }
}
