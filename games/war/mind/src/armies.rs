//! Marches and attacks: which Army, where to, and who goes along.

use crate::prelude::*;
use crate::strength::{attackers, host, led, odds};
use war::questions::Pick;
use war::region::Site;

/// The least worth of a march that is considered.
const NOTHING: f64 = -1.0;

/// The threat from which on an empty place may soon be walked into: a regular unit two steps away.
const WALKED_INTO: f64 = 0.3;

/// A march or an attack: from where, where to, and its worth.
pub(super) type Move = (Region, Region, f64);

fn best_first(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_unstable_by(|(.., worth), (.., other)| other.total_cmp(worth));
    moves
}

impl Glance<'_> {
    /// The worth of a region as a place to stand, for an Army of this size.
    fn standing(&self, at: Region, units: f64) -> f64 {
        1.6 * self.pull(at) * units.sqrt()
    }

    /// The worth of a march from `from` to `to`.
    pub(super) fn march(&self, from: Region, to: Region, free: u8) -> f64 {
        let state = self.state;
        let enemy = self.side.other();
        let movers = free.min(state.room(to, self.side));
        if movers == 0 {
            return -1.0;
        }
        let units = f64::from(movers);
        let mut worth = self.standing(to, units) - self.standing(from, units);
        if state.controls(to) == Some(enemy) && !state.board.armies(enemy).has(to) {
            worth += 0.4 + self.prize(to);
        }
        let there = state.board.army(to, self.side);
        if there > 0 {
            // Together they are more than each alone.
            worth += 0.08 * f64::from(there.min(movers));
        }
        worth - 0.5 * self.exposure(to, movers) - self.left_open(from, movers)
    }

    /// The danger for an Army of `movers` units in `to` if the enemy attacks at once.
    fn exposure(&self, to: Region, movers: u8) -> f64 {
        let state = self.state;
        let enemy = self.side.other();
        if state.controls(to) == Some(self.side) && to.is_stronghold() {
            return 0.0;
        }
        let near = to.near().and(state.board.armies(enemy)).iter();
        let bodies = near.map(|at| self.attackers(at, enemy).bodies);
        let strongest = bodies.fold(0.0, f64::max);
        let own = 1.3 * f64::from(movers + state.board.army(to, self.side));
        ((strongest - 1.2 * own) / 5.0).clamp(0.0, 1.5)
    }

    /// The gain of taking `at`.
    pub(super) fn prize(&self, at: Region) -> f64 {
        let state = self.state;
        if state.controls(at) != Some(self.side.other()) {
            return 0.0;
        }
        let points = at.victory_points();
        let own = at.owner() == Some(self.side);
        let have = state.victory_points(self.side);
        if !own && have + points >= VICTORY[self.side] {
            return 12.0;
        }
        let scarce = if self.side == Side::Free && !own { 1.4 } else { 1.0 };
        1.7 * scarce * f64::from(points) + 0.2
    }

    /// Units that should stay in `from`.
    fn garrison(&self, from: Region) -> u8 {
        let state = self.state;
        if state.controls(from) != Some(self.side) || from.victory_points() == 0 {
            return 0;
        }
        let threat = self.threat(from, self.side);
        if from.owner() != Some(self.side) {
            // What was taken is lost to the first enemy that walks in: one unit makes him fight for it.
            let keep = u8::from(threat > WALKED_INTO);
            return keep.min(led(state, from, self.side).units().saturating_sub(1));
        }
        match self.side {
            Side::Shadow => u8::from(threat > 0.5) + u8::from(threat > 1.5) + u8::from(threat > 3.5),
            Side::Free if threat < 0.3 => 0,
            Side::Free => (1.0 + threat / 2.0).min(5.0) as u8,
        }
    }

    /// The worth of what is left open by whoever takes the last `movers` units out of a place that was taken.
    fn left_open(&self, from: Region, movers: u8) -> f64 {
        let state = self.state;
        let taken = state.controls(from) == Some(self.side) && from.owner() == Some(self.side.other());
        let points = from.victory_points();
        if !taken || points == 0 || state.board.army(from, self.side) > movers {
            return 0.0;
        }
        let threat = self.threat(from, self.side);
        when(threat > WALKED_INTO, 1.7 * f64::from(points) * threat / (threat + 1.0))
    }

    /// Units that need not stay in `from`.
    pub(super) fn free_to_go(&self, from: Region) -> u8 {
        let army = led(self.state, from, self.side).units();
        army.saturating_sub(self.garrison(from))
    }

    /// Every march that one might think of, by whomever it is led, and that is worth something: the best first.
    fn every_march(&self) -> &[Move] {
        self.seen.marches.get_or_init(|| {
            let may = self.state.all_marches(self.side, Led::Freely);
            let mut every = Vec::with_capacity(160);
            for from in self.state.board.armies(self.side).iter() {
                let open = may.open(from);
                if !open.is_empty() {
                    let free = self.free_to_go(from);
                    for to in open.iter() {
                        let worth = self.march(from, to, free);
                        if worth > NOTHING {
                            every.push((from, to, worth));
                        }
                    }
                }
            }
            best_first(every)
        })
    }

    /// The best march of the Army in `from`.
    pub(super) fn best_march_from(&self, from: Region, led: Led) -> f64 {
        let mut may = self.state.all_marches(self.side, led);
        let mut own = self.every_march().iter().filter(|(army, ..)| *army == from);
        let best = own.find(|(_, to, _)| may.may(from, *to));
        best.map_or(NOTHING, |(.., worth)| *worth)
    }

    /// The gain of the best `count` marches, one or two.
    pub(super) fn marches(&self, led: Led, count: u8) -> f64 {
        let mut may = self.state.all_marches(self.side, led);
        let mut best = self.every_march().iter().take_while(|(.., worth)| *worth > -0.5);
        let Some((army, _, first)) = best.find(|(from, to, _)| may.may(*from, *to)) else {
            return -0.5;
        };
        if count < 2 {
            return *first;
        }
        // The second is one of another Army.
        let second = best.find(|(from, to, _)| from != army && may.may(*from, *to));
        first + second.map_or(0.0, |(.., worth)| f64::max(0.8 * worth, 0.0))
    }

    /// Every attack that one might think of, under any leader, and its worth: the best first.
    fn every_attack(&self) -> &[Move] {
        self.seen.attacks.get_or_init(|| {
            let mut every = Vec::new();
            for from in self.state.board.armies(self.side).iter() {
                let quarry = self.state.quarry(self.side, from).iter();
                every.extend(quarry.map(|at| (from, at, self.attack(from, at))));
            }
            best_first(every)
        })
    }

    /// The best that an attack of an Army brings that passes the test.
    pub(super) fn best_attack_where(&self, led: Led, test: impl Fn(Region) -> bool) -> f64 {
        let state = self.state;
        let may = |from, at| state.objection_to_attack(self.side, from, at, led).is_ok();
        let mut every = self.every_attack().iter();
        let best = every.find(|(from, at, _)| test(*from) && may(*from, *at));
        best.map_or(-2.0, |(.., worth)| worth.max(-2.0))
    }

    /// The best that an attack brings.
    pub(super) fn best_attack(&self, led: Led) -> f64 {
        self.best_attack_where(led, |_| true)
    }

    /// The worth of an attack from `from` on `at`.
    pub(super) fn attack(&self, from: Region, at: Region) -> f64 {
        let state = self.state;
        let own = attackers(state, self.side, led(state, from, self.side));
        let enemy = host(state, at, self.side.other());
        // Walls count as long as they stand.
        let walled = state.controls(at) == Some(self.side.other()) && at.is_stronghold();
        let need = match at.site() {
            _ if walled => 6.0,
            Site::City | Site::Fortification => 5.4,
            _ => 5.0,
        };
        let odds = odds(&own, &enemy, need);
        let sally = from == at && state.is_besieged(at, self.side);
        let prize = if sally { 0.5 } else { self.prize(at) };
        // Losses of the Free Peoples are for good, those of the Shadow come back.
        let (gain, loss) = match self.side {
            Side::Free => (0.15, 0.35),
            Side::Shadow => (0.25, 0.12),
        };
        let field = when(from != at && !at.is_settlement(), 0.2);
        odds * (prize + gain * enemy.bodies + field) - (1.0 - odds) * (loss * own.bodies + 0.6)
    }

    /// The worth of a figure going along: all go but the garrison.
    pub(super) fn pick(&self, asked: &Pick, choice: Choice) -> f64 {
        let (from, to) = (asked.from, asked.to);
        let here = self.state.board.army(from, self.side);
        let stay = match asked.purpose {
            Purpose::Attack => 0,
            _ => self.garrison(from),
        };
        let enough = asked.force.units() + stay >= here;
        match choice {
            Choice::Done if asked.purpose == Purpose::Advance => {
                let worth = self.prize(to) + self.standing(to, 4.0)
                    - self.standing(from, 4.0)
                    - self.exposure(to, asked.force.units().max(3));
                if worth > 0.0 { -1.0 } else { 3.0 }
            }
            Choice::All if stay == 0 => 2.0,
            Choice::All => -1.0,
            Choice::Take(Figure::Unit(..)) if enough => -1.0,
            Choice::Take(Figure::Unit(_, Rank::Elite)) => 1.5,
            Choice::Take(Figure::Unit(_, Rank::Regular)) => 1.2,
            Choice::Take(_) => 1.9,
            Choice::Go => 0.6,
            _ => 0.0,
        }
    }
}
