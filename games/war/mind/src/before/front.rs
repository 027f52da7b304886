//! Where Armies are drawn to: each goal pulls, the less the farther away it is.

use super::clock::Clock as _;
use super::strength::Hosts as _;
use war::nation::Side;
use war::region::{COUNT, Region};
use war::state::State;

/// What is left of a pull with every step.
const FADE: f32 = 0.78;

/// What is left of the pull of one region in another.
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
    pub(super) fn of(state: &State, side: Side) -> Self {
        let mut front = Self { pull: [0.0; COUNT] };
        match side {
            Side::Shadow => front.conquest(state),
            Side::Free => front.defence(state),
        }
        front
    }

    /// How strongly Armies are drawn to `at`.
    pub(super) fn pull(&self, at: Region) -> f64 {
        f64::from(self.pull[at.index()])
    }

    fn goal(&mut self, at: Region, worth: f64) {
        for (pull, faded) in self.pull.iter_mut().zip(&FADED[at.index()]) {
            *pull = pull.max(worth as f32 * faded);
        }
    }

    /// The Shadow goes where victory points fall easily, and holds what is in danger.
    fn conquest(&mut self, state: &State) {
        for at in state.prizes(Side::Shadow) {
            let defender = state.host(at, Side::Free);
            let walls = if at.is_stronghold() { 0.14 } else { 0.10 };
            let ease = 1.0 / (1.0 + walls * (defender.bodies + 0.5 * f64::from(defender.lead)));
            let barred = if state.barred(Side::Shadow).has(at) {
                0.2
            } else {
                1.0
            };
            let besieged = state.is_besieged(at, Side::Free);
            let eager = if besieged { 1.3 } else { 1.0 };
            self.goal(at, f64::from(at.victory_points()) * ease * barred * eager);
        }
        let urgent = 1.0 + 0.5 * f64::from(state.victory_points(Side::Free));
        self.danger(state, Side::Shadow, urgent);
        self.recovery(state, Side::Shadow, urgent);
    }

    /// The Free Peoples hold their Strongholds, and take what is left open.
    fn defence(&mut self, state: &State) {
        self.danger(state, Side::Free, 1.2);
        for at in state.prizes(Side::Free) {
            let defender = state.host(at, Side::Shadow);
            let ease = 1.0 / (1.0 + 0.25 * (defender.bodies + 0.5 * f64::from(defender.lead)));
            self.goal(at, 1.2 * f64::from(at.victory_points()) * ease);
        }
        self.recovery(state, Side::Free, 1.0);
    }

    /// What `side` has lost, and may take back.
    fn recovery(&mut self, state: &State, side: Side, weight: f64) {
        for at in state.captured.iter().filter(|at| at.owner() == Some(side)) {
            let defender = state.host(at, side.other());
            let worth = 0.2 + f64::from(at.victory_points());
            self.goal(at, weight * worth / (1.0 + 0.2 * defender.bodies));
        }
    }

    /// What `side` must not lose.
    fn danger(&mut self, state: &State, side: Side, weight: f64) {
        for at in Region::all().filter(|at| at.victory_points() > 0 && at.owner() == Some(side)) {
            if !state.unconquered(at) {
                continue;
            }
            let threat = state.threat(at, side);
            let own = state.host(at, side);
            if threat > 0.5 && own.units < 6 {
                let worth = f64::from(at.victory_points()) * threat / (threat + 3.0 + 1.5 * own.bodies);
                self.goal(at, weight * worth);
            }
        }
    }
}

/// What an enemy could bring.
pub(crate) trait Threat {
    /// What the enemy of `side` could bring against `at` soon.
    fn threat(&self, at: Region, side: Side) -> f64;
}

impl Threat for State {
    fn threat(&self, at: Region, side: Side) -> f64 {
        let enemy = side.other();
        let hosts = self.board.armies(enemy).iter();
        let near = hosts
            .map(|from| (from, from.steps_to(at)))
            .filter(|(_, steps)| *steps <= 4);
        near.map(|(from, steps)| {
            let figures = self.board.at(from);
            let bodies = enemy.nations().iter().map(|nation| {
                let [regulars, elites] = figures.units(*nation);
                // Those who are not At War yet may be so soon.
                let ready = if self.at_war(*nation) { 1.0 } else { 0.6 };
                ready * f64::from(regulars + 2 * elites)
            });
            bodies.sum::<f64>() * 0.6_f64.powi(i32::from(steps))
        })
        .sum()
    }
}
