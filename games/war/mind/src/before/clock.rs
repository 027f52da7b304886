//! The clock of the war: how many turns until a side holds the victory points it needs.

use super::strength::Hosts as _;
use arrayvec::ArrayVec;

use war::VICTORY;
use war::nation::Side;
use war::region::{Region, RegionSet};
use war::state::State;

/// The farthest from which Armies are thought to come.
const REACH: usize = 9;

/// Army actions that a side takes in a turn, for each of its dice.
const PACE: f64 = 0.5;

/// How long a side needs to win the war in a state.
pub(crate) trait Clock {
    /// Settlements of the enemy of `side` that are worth victory points to it.
    fn prizes(&self, side: Side) -> impl Iterator<Item = Region>;

    /// Turns until `side` holds the victory points it needs, if it goes for what falls most easily.
    fn clock(&self, side: Side) -> f64;
}

impl Clock for State {
    fn prizes(&self, side: Side) -> impl Iterator<Item = Region> {
        let enemy = side.other();
        PRIZED
            .iter()
            .filter(move |at| self.controls(*at) == Some(enemy) && at.owner() == Some(enemy))
    }

    fn clock(&self, side: Side) -> f64 {
        let need = VICTORY[side];
        let have = self.victory_points(side);
        if have >= need {
            return 0.0;
        }
        let hosts = self
            .board
            .armies(side)
            .iter()
            .map(|at| {
                let figures = self.board.at(at);
                let bodies = side.nations().iter().map(|nation| {
                    let [regulars, elites] = figures.units(*nation);
                    let ready = if self.at_war(*nation) { 1.0 } else { 0.5 };
                    ready * (f64::from(regulars) + 2.0 * f64::from(elites))
                });
                (at, bodies.sum())
            })
            .collect::<ArrayVec<(Region, f64), 64>>();
        let mut labours = self
            .prizes(side)
            .map(|at| (labour(self, side, at, &hosts), at.victory_points()))
            .collect::<ArrayVec<(f64, u8), 32>>();
        let cost = |(labour, points): &(f64, u8)| labour / f64::from(*points);
        labours.sort_unstable_by(|a, b| cost(a).total_cmp(&cost(b)));
        let (mut points, mut actions) = (have, 0.0);
        for (labour, more) in labours {
            if points >= need {
                break;
            }
            actions += labour;
            points += more;
        }
        if points < need {
            actions += 20.0;
        }
        actions / (PACE * f64::from(self.pool(side)))
    }
}

/// Regions with a Settlement that is worth victory points.
static PRIZED: RegionSet = prized();

const fn prized() -> RegionSet {
    let mut set = RegionSet::EMPTY;
    let mut index = 0;
    while index < war::region::COUNT {
        if let Some(region) = Region::nth(index)
            && region.victory_points() > 0
        {
            set.add(region);
        }
        index += 1;
    }
    set
}

/// Actions that `side` needs to take `at`.
fn labour(state: &State, side: Side, at: Region, hosts: &[(Region, f64)]) -> f64 {
    let defender = state.host(at, side.other());
    let walls = at.is_stronghold();
    let need = match (defender.units, walls) {
        (0, _) => 1.0,
        (_, true) => 1.8 * defender.bodies + 0.4 * f64::from(defender.lead) + 2.0,
        (_, false) => 1.2 * defender.bodies + 0.4 * f64::from(defender.lead) + 1.0,
    };
    let mut near = [0.0; REACH];
    for (from, bodies) in hosts {
        let steps = usize::from(from.steps_to(at));
        if steps < REACH {
            near[steps] += bodies;
        }
    }
    let (mut gathered, mut steps) = (0.0, REACH as f64 + 3.0);
    for (step, bodies) in near.into_iter().enumerate() {
        gathered += bodies;
        if gathered >= need {
            // An Army of ten is two actions' march away from where it gathers.
            steps = step as f64;
            break;
        }
    }
    let fight = match (defender.units, walls) {
        (0, _) => 0.0,
        (_, true) => 1.0 + 0.6 * defender.bodies,
        (_, false) => 1.0 + 0.2 * defender.bodies,
    };
    let barred = if state.barred(side).has(at) { 3.0 } else { 0.0 };
    steps + fight + barred
}
