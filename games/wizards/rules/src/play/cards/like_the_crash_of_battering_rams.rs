//! Like the Crash of Battering-rams: the harder the blow, the weaker who is wounded by it.

use super::prelude::*;

operations! {
    /// Makes a successful strike lower the body of the wounded character by one for each five by which it succeeds, until
    /// the end of the turn.
    "batter" => Batter,
}

conditions! {
    /// The strike could succeed by five, at the worst roll of its target.
    "may_crush" => MayCrush: |_, state, _| state.crush() >= STEP;
}

/// The excess for each point of body.
const STEP: i8 = 5;

impl Does for Batter {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Strike, deed.link);
    }
}

impl State {
    /// The most by which the present strike could succeed: the target may stay untapped, and take all that is left.
    fn crush(&self) -> i8 {
        let Some((combat, strike)) = self.combat.as_ref().and_then(|combat| Some((combat, combat.strike()?)))
        else {
            return 0;
        };
        let ambush = if matches!(combat.source, Source::Agent(_)) { 12 } else { 0 };
        let least = self.fighting_prowess(strike.at) - 3 - combat.excess as i8 + 2;
        self.attack_prowess(combat) + ambush - least
    }

    /// A strike has succeeded by `by`: before the body check, the body of its target is less, if a card says so.
    pub(crate) fn batter(&mut self, at: PieceId, by: i8) {
        let batters = self.lasting.iter().filter(|lasting| lasting.change.op() == Some(&Op::Batter));
        for lasting in batters.copied().collect::<Vec<_>>() {
            let change = Change::Number(at, Stat::Body, -(by / STEP), None);
            self.lasting.push(state::Lasting { change, until: Until::Turn, ..lasting });
        }
    }
}
