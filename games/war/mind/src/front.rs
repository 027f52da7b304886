//! The pull on Armies: each goal pulls, the less the farther away it is.

use crate::clock::held;
use crate::prelude::*;
use crate::strength::{bodies, host};

/// The share of a pull left after each step.
const FADE: f32 = 0.78;

/// The share of the pull of one region left in another.
static FADED: [[f32; COUNT]; COUNT] = {
    let mut faded = [[1.0; COUNT]; COUNT];
    let mut from = 0;
    while from < COUNT {
        let mut to = 0;
        while to < COUNT {
            let mut steps = match (Region::nth(from), Region::nth(to)) {
                (Some(from), Some(to)) => from.steps_to(to),
                _ => 0,
            };
            while steps > 0 {
                faded[from][to] *= FADE;
                steps -= 1;
            }
            to += 1;
        }
        from += 1;
    }
    faded
};

/// The pull on the Armies of a side, region by region.
pub(super) struct Front {
    pull: [f32; COUNT],
}

impl Front {
    /// The front as `side` sees it.
    pub(super) fn of(state: &State, side: Side, threat: &Threat) -> Self {
        let mut front = Self { pull: [0.0; COUNT] };
        let enemy = side.other();
        // The nearer the Free Peoples are to a victory by arms, the more the Shadow looks to its own.
        let urgent = 1.0 + 0.5 * f64::from(state.victory_points(Side::Free));
        let (holding, taking_back) = match side {
            Side::Free => (1.2, 1.0),
            Side::Shadow => (urgent, urgent),
        };
        for at in held(state, side).iter() {
            let own = host(state, at, side);
            if own.units >= 6 {
                continue;
            }
            let threat = threat.at(at);
            if threat > 0.5 {
                let worth = f64::from(at.victory_points()) * threat / (threat + 3.0 + 1.5 * own.bodies);
                front.goal(at, holding * worth);
            }
        }
        for at in held(state, enemy).iter() {
            front.goal(at, prize(state, side, at));
        }
        for at in state.captured.and(RegionSet::owned(side)).iter() {
            let worth = 0.2 + f64::from(at.victory_points());
            let defender = host(state, at, enemy);
            front.goal(at, taking_back * worth / (1.0 + 0.2 * defender.bodies));
        }
        front
    }

    /// The pull of `at` on Armies.
    pub(super) fn pull(&self, at: Region) -> f64 {
        f64::from(self.pull[at.index()])
    }

    fn goal(&mut self, at: Region, worth: f64) {
        let worth = worth as f32;
        // A pull this strong from elsewhere is stronger in every other region as well: no way is shorter by a
        // detour. (By a little more than the rounding error.)
        if self.pull[at.index()] > 1.001 * worth {
            return;
        }
        for (pull, faded) in self.pull.iter_mut().zip(&FADED[at.index()]) {
            let more = worth * faded;
            // Not `max`, which would check for NaN as well.
            *pull = if more > *pull { more } else { *pull };
        }
    }
}

/// The worth to `side` of going for `at`, which the enemy holds: the Shadow goes for victory points that fall easily, the
/// Free Peoples for undefended places.
fn prize(state: &State, side: Side, at: Region) -> f64 {
    let defender = host(state, at, side.other());
    let might = defender.bodies + 0.5 * f64::from(defender.lead);
    let points = f64::from(at.victory_points());
    if side == Side::Free {
        return 1.2 * points * (1.0 / (1.0 + 0.25 * might));
    }
    let walls = if at.is_stronghold() { 0.14 } else { 0.10 };
    let barred = if state.barred(side).has(at) { 0.2 } else { 1.0 };
    let besieged = state.is_besieged(at, Side::Free);
    let eager = if besieged { 1.3 } else { 1.0 };
    points * (1.0 / (1.0 + walls * might)) * barred * eager
}

/// The force the enemy of a side could bring to any region: his Armies are counted once.
pub(super) struct Threat {
    hosts: Vec<(Region, f64)>,
}

/// The distance in steps from which Armies threaten a region.
const NEAR: usize = 4;

/// The share of a threat left after each step; in the end none.
const LEFT: [f64; NEAR + 2] = {
    let one = 0.6;
    let two = one * one;
    [1.0, one, two, one * two, two * two, 0.0]
};

impl Threat {
    /// Against `side`. Those who are not At War yet may be so soon.
    pub(super) fn of(state: &State, side: Side) -> Self {
        let hosts = bodies(state, side.other(), 0.6).collect();
        Self { hosts }
    }

    /// The force the enemy could soon bring against `at`.
    pub(super) fn at(&self, at: Region) -> f64 {
        let left = |from: Region| LEFT[usize::from(from.steps_to(at)).min(NEAR + 1)];
        let hosts = self.hosts.iter();
        hosts.map(|(from, bodies)| bodies * left(*from)).sum()
    }
}
