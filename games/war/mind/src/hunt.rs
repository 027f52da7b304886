//! The Fellowship and the Hunt: when to go on, and who pays for it.

use super::Glance;
use super::race::Hunting as _;
use super::race::{Race, is_gate, way_to_mordor};
use war::character::Character;
use war::choice::{Bear, Choice};
use war::frame::Frame;
use war::nation::Side;
use war::region::{Region, RegionSet};

/// Dice that a change of the chance to win is worth.
const STAKE: f64 = 24.0;

impl Glance<'_> {
    pub(super) fn worth_in_hunt(&self, frame: &Frame, choice: Choice) -> f64 {
        let state = self.state;
        match (*frame, choice) {
            (Frame::Declare, Choice::No) => 0.0,
            (Frame::Declare, Choice::To(at)) => self.declaring(at),
            (Frame::EnterMordor, Choice::Yes) => 3.0,
            (Frame::Guide, Choice::Who(who)) => self.guiding(who),
            (Frame::Allocate, Choice::Count(count)) => self.allocating(count),
            (Frame::Crebain, Choice::Yes) => {
                let dice = f64::from(state.hunt_box[Side::Shadow]);
                0.2 * dice
            }
            (Frame::Staff | Frame::Balrog(_) | Frame::HuntGuide, Choice::Yes) => 1.0,
            (Frame::HuntCard, Choice::Card(card)) => {
                let damage = state.hunt.map_or(0, |hunt| hunt.damage);
                if card == war::cards::MITHRIL && damage < 2 {
                    0.0
                } else {
                    0.7
                }
            }
            (Frame::HuntCard, Choice::No) => 0.3,
            (Frame::HuntBear, Choice::Bear(bear)) => self.bearing(bear),
            (Frame::RevealAt, Choice::To(at)) => self.showing(at),
            (Frame::Sorrow, Choice::Card(_)) => 1.0,
            (Frame::Sorrow, Choice::Yes) => 0.7,
            _ => 0.0,
        }
    }

    /// By how much the chance of the Free Peoples changes if the race stood so, in dice.
    fn stake(&self, race: &Race) -> f64 {
        let outlook = self.outlook();
        STAKE * (outlook.free_if(race) - outlook.free())
    }

    /// What the next step of the Fellowship is worth.
    pub(super) fn next_step(&self) -> f64 {
        let state = self.state;
        let (found, damage) = state.hunt_now();
        let mut race = Race::of(state);
        race.strength -= found * damage.max(0.0);
        if state.fellowship.mordor.is_some() {
            race.inside -= 0.85;
            // Who does not go on is weighed down.
            let rest = if state.fellowship.stirred { 0.0 } else { 1.0 };
            race.strength += rest;
        } else if race.outside > 0.0 {
            race.outside -= 1.0;
        } else {
            // At the gates there is nothing to win before the turn ends.
            return -1.0;
        }
        race.strength -= found * 0.35;
        // Time is what the Ring-bearers lack, or they have enough of it.
        let haste = 2.5 - 0.5 * (self.outlook().lead() - 1.0).clamp(0.0, 2.0);
        haste + self.stake(&race)
    }

    /// What it is worth to hide again.
    pub(super) fn hiding(&self) -> f64 {
        let mut race = Race::of(self.state);
        race.revealed = false;
        let stirs = if self.state.fellowship.mordor.is_some() && !self.state.fellowship.stirred {
            1.0
        } else {
            0.0
        };
        race.strength += stirs;
        1.8 + self.stake(&race)
    }

    /// What it is worth to be declared in `at`.
    fn declaring(&self, at: Region) -> f64 {
        let state = self.state;
        if is_gate(at) {
            return 3.0;
        }
        let mut race = Race::of(state);
        race.outside = f64::from(way_to_mordor(at));
        if state.haven(at) && state.fellowship.corruption > 0 {
            race.strength += 1.0;
        }
        let wakes = at.nation().is_some_and(|nation| !state.stand(nation).active) && state.haven(at);
        self.stake(&race) - 0.5 + if wakes { 0.4 } else { 0.0 }
    }

    /// Who should guide, of those who may.
    fn guiding(&self, who: Character) -> f64 {
        match who {
            Character::GandalfTheGrey => 1.0,
            Character::Strider => 0.8,
            Character::Boromir => 0.6,
            Character::Peregrin => 0.5,
            _ => 0.3,
        }
    }

    /// How many dice hunt.
    fn allocating(&self, count: u8) -> f64 {
        let state = self.state;
        let fellowship = &state.fellowship;
        let good = match fellowship.mordor {
            Some(_) => 2.6,
            None if !fellowship.hidden => 1.0,
            None if state.turn == 1 => 1.0,
            None => 1.7,
        };
        // Whoever runs before the war is lost is to be hunted.
        let good = good + (0.3 * self.outlook().lead()).clamp(-0.8, 1.2);
        -0.4 * (f64::from(count) - good).abs()
    }

    /// How damage should be borne.
    fn bearing(&self, bear: Bear) -> f64 {
        let state = self.state;
        let damage = state.hunt.map_or(0, |hunt| hunt.damage);
        let company = state.companions();
        let loss = |level: f64, taken: f64| 0.62 * level + (f64::from(damage) - taken).max(0.0);
        let cost = match bear {
            Bear::Ring => f64::from(damage),
            Bear::Guide => {
                let guide = state.fellowship.guide;
                let level = guide.map_or(0, Character::level);
                // He may come back in white.
                let back = if guide == Some(Character::GandalfTheGrey) {
                    0.8
                } else {
                    0.0
                };
                loss(f64::from(level), f64::from(level)) - back
            }
            Bear::Random => {
                let levels = company.iter().map(|who| f64::from(who.level()));
                let count = company.len().max(1) as f64;
                levels.map(|level| loss(level, level)).sum::<f64>() / count
            }
        };
        let mut race = Race::of(state);
        race.strength -= cost;
        let after = state.fellowship.corruption + damage;
        let doom = if bear == Bear::Ring && after >= war::DOOM {
            50.0
        } else {
            0.0
        };
        self.stake(&race) - doom - 0.05 * cost
    }

    /// Where a revealed Fellowship should be.
    fn showing(&self, at: Region) -> f64 {
        let state = self.state;
        let way = f64::from(way_to_mordor(at));
        let nazgul = state.nazgul_in(at) > 0;
        let army = state.board.armies(Side::Shadow).has(at);
        let fortress = at.is_stronghold() && state.controls(at) == Some(Side::Shadow);
        let passes = self.passes_stronghold(at);
        let gate = if is_gate(at) { 0.8 } else { 0.0 };
        gate - way
            - 0.5 * f64::from(u8::from(nazgul))
            - 0.4 * f64::from(u8::from(army))
            - 0.6 * f64::from(u8::from(fortress))
            - 1.5 * f64::from(u8::from(passes))
    }

    /// Must the Ring-bearers have passed a Stronghold of the Shadow on their way to `to`?
    fn passes_stronghold(&self, to: Region) -> bool {
        let state = self.state;
        let barred = state.dark_strongholds();
        if barred.has(state.fellowship.at) || barred.has(to) {
            return true;
        }
        let start = RegionSet::only(state.fellowship.at);
        !start
            .within(state.fellowship.progress, RegionSet::EMPTY, barred)
            .has(to)
    }
}
