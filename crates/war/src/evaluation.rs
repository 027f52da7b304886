//! What a player thinks of a position, and would do without thinking long: for bots only.

use table::{Evaluate, Rng, Seat, pick};

use crate::choice::{Act, Bear, Choice};
use crate::fellowship::{CRACK_OF_DOOM, DOOM};
use crate::figures::{Figure, Rank};
use crate::frame::{Frame, Purpose};
use crate::nation::Side;
use crate::region::{Region, RegionSet};
use crate::rules::War;
use crate::state::State;

/// Steps from the Ring-bearers to the gates of Mordor, on the map alone.
fn way_to_mordor(state: &State) -> u8 {
    let gates = [Region::MORANNON, Region::MINAS_MORGUL];
    let start = RegionSet::only(state.fellowship.at);
    let far = |steps: u8| {
        let reached = start.within(steps, RegionSet::EMPTY, RegionSet::EMPTY);
        gates.into_iter().any(|gate| reached.has(gate))
    };
    (0..20).find(|steps| far(*steps)).unwrap_or(20)
}

/// Moves the Fellowship still needs.
fn road(state: &State) -> u8 {
    match state.fellowship.mordor {
        Some(step) => CRACK_OF_DOOM - step,
        None => way_to_mordor(state).saturating_sub(state.fellowship.progress) + CRACK_OF_DOOM,
    }
}

/// How a position looks for the Free Peoples: 0 is even.
fn prospects(state: &State) -> f64 {
    let fellowship = &state.fellowship;
    let mut sum = 0.30 * (f64::from(DOOM - fellowship.corruption) - 9.0);
    sum -= 0.20 * (f64::from(road(state)) - 9.0);
    sum += 0.10 * (state.companions().len() as f64 - 4.0);
    if !fellowship.hidden {
        sum -= 0.25;
    }
    let (free, shadow) = (
        state.victory_points(Side::Free),
        state.victory_points(Side::Shadow),
    );
    sum += 0.35 * f64::from(free) - 0.04 * f64::from(shadow) * f64::from(shadow);
    for side in Side::ALL {
        let sign = if side == Side::Free { 1.0 } else { -1.0 };
        let units = state.board.armies(side).iter().map(|at| {
            let figures = state.board.at(at);
            f64::from(figures.army(side)) + f64::from(figures.army_of(side, Rank::Elite))
        });
        sum += sign * 0.015 * units.sum::<f64>();
        sum += sign * 0.10 * f64::from(state.pool(side));
        let wars = side
            .nations()
            .iter()
            .filter(|nation| state.at_war(**nation))
            .count();
        sum += sign * 0.08 * wars as f64;
        let seats = state.seats(side);
        let cards = seats
            .map(|seat| state.cards.hands[seat.index()].len())
            .sum::<usize>();
        sum += sign * 0.03 * cards as f64;
    }
    sum + 0.35
}

/// How many of its own, and of the enemy's, a march or an attack of `side` would bring together.
fn odds(state: &State, side: Side, from: Region, at: Region) -> f64 {
    let own = f64::from(state.board.army(from, side));
    let enemy = f64::from(state.board.army(at, side.other()));
    let walls = state.is_besieged(at, side.other()) || at.is_city_or_stronghold();
    own / (enemy * if walls { 2.0 } else { 1.0 } + 0.5)
}

/// The weight of a choice in the hand of a hasty but sensible player.
fn weight(state: &State, side: Side, choice: Choice) -> f64 {
    let enemy = side.other();
    match (state.question(), choice) {
        (_, Choice::Act(act)) => match act {
            Act::Skip => 0.01,
            Act::MoveFellowship => {
                let hunters = f64::from(state.hunt_box[Side::Shadow as usize]);
                let moved = f64::from(state.hunt_box[Side::Free as usize]);
                12.0 / (1.0 + 0.3 * hunters + 1.5 * moved)
            }
            Act::Hide => 15.0,
            Act::WhiteRider | Act::Crown | Act::WitchKing | Act::Mouth | Act::Saruman => 30.0,
            Act::Diplomacy | Act::Boromir | Act::Legolas | Act::Gimli => 4.0,
            Act::Attack | Act::AttackLed => 3.0,
            Act::Separate => 0.4,
            Act::Recruit | Act::Voice | Act::Uruks => 3.0,
            _ => 2.0,
        },
        (_, Choice::Pass) => 2.0,
        (_, Choice::Ring(..)) => 0.1,
        (Some(Frame::UseDie(_)), Choice::Card(_)) => 4.0,
        (Some(Frame::Declare), Choice::To(at)) => {
            let heals = state.haven(at) && state.fellowship.corruption > 0;
            let gate = matches!(at, Region::MORANNON | Region::MINAS_MORGUL);
            if gate {
                40.0
            } else if heals {
                6.0
            } else {
                0.05
            }
        }
        (Some(Frame::EnterMordor), Choice::Yes) => 20.0,
        (Some(Frame::RevealAt), Choice::To(at)) => {
            let nearer = RegionSet::only(at).within(6, RegionSet::EMPTY, RegionSet::EMPTY);
            let own = state.controls(at) == Some(Side::Shadow) && at.is_stronghold();
            let near = nearer.has(Region::MORANNON) || nearer.has(Region::MINAS_MORGUL);
            (if near { 4.0 } else { 1.0 }) * if own { 0.2 } else { 1.0 }
        }
        (Some(Frame::Allocate), Choice::Count(count)) => {
            let good = if state.fellowship.progress > 2 { 2.0 } else { 1.0 };
            (-(f64::from(count) - good).powi(2)).exp() + 0.01
        }
        (Some(Frame::AttackAt { from, .. }), Choice::To(at)) => odds(state, side, *from, at).powi(2) + 0.01,
        (Some(Frame::Attack { .. }), Choice::From(from)) => {
            let quarry = state.quarry(side, from);
            quarry
                .iter()
                .map(|at| odds(state, side, from, at))
                .fold(0.0, f64::max)
                .powi(2)
                + 0.01
        }
        (Some(Frame::March { .. }), Choice::From(from)) => f64::from(state.board.army(from, side)),
        (Some(Frame::MarchTo { .. }), Choice::To(at)) => {
            let prize = state.controls(at) == Some(enemy);
            let front = !state.board.armies(enemy).and(at.near()).is_empty();
            if prize {
                20.0
            } else if front {
                4.0
            } else {
                1.0
            }
        }
        (Some(Frame::Pick { purpose, .. }), choice) => match choice {
            Choice::All => 12.0,
            Choice::Done if *purpose == Purpose::Advance => 0.5,
            _ => 1.0,
        },
        (Some(Frame::Cease), choice) => {
            let battle = state.battle();
            let edge =
                f64::from(battle.force.units()) / f64::from(state.fighting(battle.defender()).units().max(1));
            match choice {
                Choice::Fight => edge.powi(2),
                _ => 1.0,
            }
        }
        (Some(Frame::CombatCard(_)), Choice::Card(_)) => 3.0,
        (Some(Frame::HuntBear), Choice::Bear(bear)) => {
            let damage = f64::from(state.hunt.map_or(0, |hunt| hunt.damage));
            match bear {
                Bear::Ring => 3.0,
                Bear::Random => damage * damage,
                Bear::Guide => damage,
            }
        }
        (Some(Frame::Recruit(_)), Choice::Recruit(figure, _)) => match figure {
            Figure::Unit(_, Rank::Elite) => 2.0,
            Figure::Nazgul => 3.0,
            _ => 1.0,
        },
        (Some(Frame::FlyTo { .. }), Choice::To(at)) => {
            let hunts = state.bearers_at() == Some(at);
            let leads = state.board.armies(side).has(at);
            if hunts {
                25.0
            } else if leads {
                3.0
            } else {
                0.1
            }
        }
        (_, Choice::Reduce(_)) => 2.0,
        _ => 1.0,
    }
}

impl Evaluate for War {
    fn value(state: &State, seat: Seat) -> f64 {
        let side = state.side_of(seat);
        let free = match state.over {
            Some(ending) => f64::from(u8::from(ending.winner() == Side::Free)),
            None => 1.0 / (1.0 + (-prospects(state)).exp()),
        };
        if side == Side::Free { free } else { 1.0 - free }
    }

    fn habit(state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        let side = state.side_of(seat);
        let weights = choices.iter().map(|choice| weight(state, side, *choice));
        let weights = weights.collect::<Vec<_>>();
        let sum = weights.iter().sum::<f64>();
        let mut left = f64::from(pick(rng, 1 << 20) as u32) / f64::from(1 << 20) * sum;
        for (index, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return index;
            }
        }
        choices.len() - 1
    }
}
