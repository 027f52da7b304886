//! The Fellowship and the Hunt: when to go on, and who pays for it.

use crate::prelude::*;
use crate::race::{Race, SHIELD, due, hunt_now, is_gate, way_to_mordor};

/// Dice that a change of the chance to win is worth.
const STAKE: f64 = 24.0;

impl Glance<'_> {
    /// The change in the chance of the Free Peoples if this were the race, in dice.
    fn stake(&self, race: &Race) -> f64 {
        let outlook = self.outlook();
        STAKE * (outlook.free_if(race) - outlook.free())
    }

    /// The worth of the Fellowship's next step.
    pub(super) fn next_step(&self) -> f64 {
        let state = self.state;
        let (found, damage) = hunt_now(state);
        let mut race = Race::of(state);
        race.strength -= found * damage.max(0.0);
        if state.fellowship.mordor.is_some() {
            race.inside -= 0.85;
            // Who does not go on is weighed down.
            race.strength += due(state);
        } else if race.outside > 0.0 {
            race.outside -= 1.0;
        } else {
            // At the gates there is nothing to win before the turn ends.
            return -1.0;
        }
        race.strength -= found * 0.35;
        // Time is short for the Ring-bearers, or they have enough of it.
        let haste = 2.5 - 0.5 * (self.outlook().lead() - 1.0).clamp(0.0, 2.0);
        haste + self.stake(&race)
    }

    /// The worth of hiding again.
    pub(super) fn hiding(&self) -> f64 {
        let mut race = Race::of(self.state);
        race.revealed = false;
        race.strength += due(self.state);
        1.8 + self.stake(&race)
    }

    /// The worth of being declared in `at`.
    pub(super) fn declaring(&self, at: Region) -> f64 {
        let state = self.state;
        if is_gate(at) {
            return 3.0;
        }
        let mut race = Race::of(state);
        race.outside = f64::from(way_to_mordor(at));
        let haven = state.haven(at);
        race.strength += when(haven && state.fellowship.corruption > 0, 1.0);
        let wakes = haven && at.nation().is_some_and(|nation| !state.stand(nation).active);
        self.stake(&race) - 0.5 + when(wakes, 0.4)
    }

    /// The worth of `who` as Guide.
    pub(super) fn guiding(&self, who: Character) -> f64 {
        match who {
            Character::GandalfTheGrey => 1.0,
            Character::Strider => 0.8,
            Character::Boromir => 0.6,
            Character::Peregrin => 0.5,
            _ => 0.3,
        }
    }

    /// The worth of allocating `count` dice to the Hunt.
    pub(super) fn allocating(&self, count: u8) -> f64 {
        let state = self.state;
        let good = match state.fellowship.mordor {
            Some(_) => 2.6,
            None if !state.fellowship.hidden || state.turn == 1 => 1.0,
            None => 1.7,
        };
        // A Fellowship that runs before the war is lost is to be hunted.
        let good = good + (0.3 * self.outlook().lead()).clamp(-0.8, 1.2);
        -0.4 * (f64::from(count) - good).abs()
    }

    /// The worth of a way to bear damage.
    pub(super) fn bearing(&self, bear: Bear) -> f64 {
        let state = self.state;
        let damage = state.hunt.map_or(0, |hunt| hunt.damage);
        let loss = |level: u8| SHIELD * f64::from(level) + f64::from(damage.saturating_sub(level));
        let cost = match bear {
            Bear::Ring => f64::from(damage),
            Bear::Guide => {
                let guide = state.fellowship.guide;
                // He may come back in white.
                let back = when(guide == Some(Character::GandalfTheGrey), 0.8);
                loss(guide.map_or(0, Character::level)) - back
            }
            Bear::Random => {
                let company = state.companions();
                let losses = company.iter().map(|who| loss(who.level()));
                losses.sum::<f64>() / company.len().max(1) as f64
            }
        };
        let mut race = Race::of(state);
        race.strength -= cost;
        let doomed = bear == Bear::Ring && state.fellowship.corruption + damage >= war::DOOM;
        self.stake(&race) - when(doomed, 50.0) - 0.05 * cost
    }

    /// The worth of revealing the Fellowship in `at`.
    pub(super) fn showing(&self, at: Region) -> f64 {
        let state = self.state;
        let army = state.board.armies(Side::Shadow).has(at);
        let fortress = at.is_stronghold() && state.controls(at) == Some(Side::Shadow);
        when(is_gate(at), 0.8)
            - f64::from(way_to_mordor(at))
            - when(state.nazgul_in(at) > 0, 0.5)
            - when(army, 0.4)
            - when(fortress, 0.6)
            - when(self.passes_stronghold(at), 1.5)
    }

    /// Must the Ring-bearers have passed a Stronghold of the Shadow on their way to `to`?
    fn passes_stronghold(&self, to: Region) -> bool {
        let state = self.state;
        let barred = state.dark_strongholds();
        if barred.has(state.fellowship.at) || barred.has(to) {
            return true;
        }
        let start = RegionSet::only(state.fellowship.at);
        let open = start.within(state.fellowship.progress, RegionSet::EMPTY, barred);
        !open.has(to)
    }
}
