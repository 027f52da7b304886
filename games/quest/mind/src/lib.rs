//! What a player of Middle-earth Quest thinks: for bots only.
//!
//! What a quick player does at a glance is in `hero`, `sauron` and `fight`; how good a moment looks in `worth`.

mod fight;
mod hero;
mod sauron;
mod worth;

use bots::{Levels, Mind, Minds};
use quest::state::SAURON;
use quest::{Choice, MiddleEarthQuest, Setup, State};
use table::{Game, Rng, Seat};

/// The minds that play the game.
pub fn minds() -> Minds<MiddleEarthQuest> {
    Minds::of("sensible", QuestMind, Levels::default()).sides(side)
}

/// The side for which a seat plays.
fn side(_: &Setup, seat: Seat) -> &'static str {
    if seat == SAURON { "sauron" } else { "heroes" }
}

/// Rules of thumb, written by hand: not yet fitted to games.
#[derive(Clone, Copy, Debug, Default)]
pub struct QuestMind;

impl Mind for QuestMind {
    type Game = MiddleEarthQuest;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        match MiddleEarthQuest::outcome(state) {
            Some(outcome) => outcome.payoff(seat),
            None => worth::chance_to_win(state, seat),
        }
    }

    fn habit(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        // Among equals any: a small random part decides.
        let urge = |choice: &Choice, rng: &mut Rng| {
            let dice = table::pick(rng, 1000) as f64 / 1e6;
            dice + if seat == SAURON {
                sauron::urge(state, choice)
            } else {
                hero::urge(state, seat, choice)
            }
        };
        let mut best = (0, f64::MIN);
        for (index, choice) in choices.iter().enumerate() {
            let urge = urge(choice, rng);
            if urge > best.1 {
                best = (index, urge);
            }
        }
        best.0
    }
}
