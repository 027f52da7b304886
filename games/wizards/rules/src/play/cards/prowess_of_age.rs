//! Prowess of Age: of these one helps little, and three help much.

use super::prelude::*;

operations! {
    /// The attack gets one more, then three, then five: as many as have been played on it count.
    "age" => Age,
}

conditions! {
    /// Something has been declared that would cancel the attack.
    "attack_in_peril" => AttackInPeril: |_, state, _| state.rescuing().is_some();
}

impl Does for Age {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let before = state.lasting.iter().filter(|lasting| lasting.change.op() == Some(&Op::Age)).count();
        if let Some(combat) = &mut state.combat {
            combat.more_prowess += 2 * before as i8 + 1;
        }
        state.add_lasting(deed.change(state, deed.link.company), Until::Attack, deed.link);
    }
}
