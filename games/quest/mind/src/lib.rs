//! Bots of Middle-earth Quest: judgement and habit.
//!
//! The habits of a quick player are in `hero`, `sauron` and `fight`; the value of a position in `worth`.

mod fight;
mod hero;
mod sauron;
mod worth;

pub use worth::{FEATURES, features};

use bots::{Aspect, Levels, Mind, Minds, Search, Skill};
use quest::state::SAURON;
use quest::{Choice, MiddleEarthQuest, Setup, State};
use table::{Game, Rng, Seat};

/// The minds that play the game.
pub fn minds() -> Minds<MiddleEarthQuest> {
    Minds::of("sensible", QuestMind, levels()).sides(side)
}

/// The levels: a beginner errs in every third decision, a sensible player seldom, and a hard one searches the
/// choices that deserve it to the end of the turn.
pub fn levels() -> Levels {
    Levels {
        easy: Skill::Habit { slips: 35 },
        fair: Skill::Habit { slips: 8 },
        hard: Skill::Search(Search { exploration: 0.1, trust: 0.01, ..Search::shallow(200) }),
    }
}

/// The side for which a seat plays.
fn side(_: &Setup, seat: Seat) -> &'static str {
    if seat == SAURON { "sauron" } else { "heroes" }
}

/// The largest number of choices to consider.
const WIDTH: usize = 7;
/// The margin below the best choice within which a choice is still considered.
const HOPELESS: f64 = 3.5;

/// The rough worth of a step of an urge, as a chance to win.
const URGE: f64 = 0.02;

/// Rules of thumb, written by hand, and a judgement that was fitted to games.
#[derive(Clone, Copy, Debug, Default)]
pub struct QuestMind;

/// The urge of a seat for each of these.
fn urges(state: &State, seat: Seat, choices: &[Choice], mut tell: impl FnMut(usize, f64)) {
    if seat == SAURON {
        for (index, choice) in choices.iter().enumerate() {
            tell(index, sauron::urge(state, choice));
        }
    } else {
        let glance = hero::Glance::new(state, seat);
        for (index, choice) in choices.iter().enumerate() {
            tell(index, glance.urge(choice));
        }
    }
}

impl Mind for QuestMind {
    type Game = MiddleEarthQuest;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        match MiddleEarthQuest::outcome(state) {
            Some(outcome) => outcome.payoff(seat),
            None => worth::chance_to_win(state, seat),
        }
    }

    fn habit(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        let mut best = (0, f64::MIN);
        urges(state, seat, choices, |index, urge| {
            // Among equals any: a small random part decides.
            let urge = urge + table::pick(rng, 1000) as f64 / 1e6;
            if urge > best.1 {
                best = (index, urge);
            }
        });
        best.0
    }

    fn shortlist(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<usize>) {
        let mut all = vec![0.0; choices.len()];
        urges(state, seat, choices, |index, urge| all[index] = urge);
        out.extend(0..choices.len());
        out.sort_by(|a, b| all[*b].total_cmp(&all[*a]));
        let best = all[out[0]];
        out.truncate(WIDTH);
        out.retain(|index| all[*index] >= best - HOPELESS);
    }

    fn prior(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<f64>) {
        urges(state, seat, choices, |_, urge| out.push(URGE * urge));
    }

    fn aspects(&self, state: &State, seat: Seat, out: &mut Vec<Aspect>) {
        worth::aspects(state, seat, out);
    }

    fn settled(&self, root: &State, now: &State) -> bool {
        now.combat.is_none() && (now.turn.of, now.turn.round) != (root.turn.of, root.turn.round)
    }
}
