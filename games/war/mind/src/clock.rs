//! The clock of the war: how many turns until a side holds the victory points it needs.

use crate::prelude::*;
use crate::strength::{bodies, host};
use arrayvec::ArrayVec;

/// The farthest from which Armies are thought to come.
const REACH: usize = 9;

/// Army actions that a side takes in a turn, for each of its dice.
const PACE: f64 = 0.5;

/// The Settlements of `side` that it still holds and that are worth victory points to its enemy.
pub(super) fn held(state: &State, side: Side) -> RegionSet {
    let own = RegionSet::owned(side).and(RegionSet::CITIES_AND_STRONGHOLDS);
    own.minus(state.captured)
}

/// Turns until `side` holds the victory points it needs, if it goes for those that fall most easily.
pub(super) fn clock(state: &State, side: Side) -> f64 {
    let need = VICTORY[side];
    let mut points = state.victory_points(side);
    if points >= need {
        return 0.0;
    }
    // Those who are not At War yet come late.
    let hosts = bodies(state, side, 0.5).collect::<ArrayVec<(Region, f64), 64>>();
    let mut labours = held(state, side.other())
        .iter()
        .map(|at| (labour(state, side, at, &hosts), at.victory_points()))
        .collect::<ArrayVec<(f64, u8), 32>>();
    let cost = |(labour, points): &(f64, u8)| labour / f64::from(*points);
    labours.sort_unstable_by(|a, b| cost(a).total_cmp(&cost(b)));
    let mut actions = 0.0;
    for (labour, more) in labours {
        if points >= need {
            break;
        }
        actions += labour;
        points += more;
    }
    actions += when(points < need, 20.0);
    actions / (PACE * f64::from(state.pool(side)))
}

/// Actions that `side` needs to take `at`.
fn labour(state: &State, side: Side, at: Region, hosts: &[(Region, f64)]) -> f64 {
    let defender = host(state, at, side.other());
    let (bodies, lead) = (defender.bodies, 0.4 * f64::from(defender.lead));
    let (need, fight) = match (defender.units, at.is_stronghold()) {
        (0, _) => (1.0, 0.0),
        (_, true) => (1.8 * bodies + lead + 2.0, 1.0 + 0.6 * bodies),
        (_, false) => (1.2 * bodies + lead + 1.0, 1.0 + 0.2 * bodies),
    };
    let mut near = [0.0; REACH];
    for (from, bodies) in hosts {
        let steps = usize::from(from.steps_to(at));
        if steps < REACH {
            near[steps] += bodies;
        }
    }
    // An Army of ten is two actions' march away from where it gathers.
    let mut gathered = 0.0;
    let steps = near.into_iter().position(|bodies| {
        gathered += bodies;
        gathered >= need
    });
    steps.unwrap_or(REACH + 3) as f64 + fight + when(state.barred(side).has(at), 3.0)
}
