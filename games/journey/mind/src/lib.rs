//! Bots of El viaje a Mordor: judgement and habit.
//!
//! The habit of a quick player is in `mood`, what slips a beginner's mind in `thumbs`, the value of a position in `worth`.

mod mood;
mod thumbs;
mod worth;

use bots::{Aspect, Levels, Mind, Minds, Skill, forgetting, strongest};
use table::{Rng, Seat};

use journey::Journey;
use journey::choice::Choice;
use journey::state::State;
use journey::view::Awaited;
use mood::Mood;
use thumbs::Thumb;

/// The minds that play the game.
pub fn minds() -> Minds<Journey> {
    Minds::of("fitted", JourneyMind, levels())
}

/// The levels: a beginner forgets a rule of thumb in six of ten decisions, where one matters, a sensible player seldom, and a hard one
/// tries out what comes of a choice.
pub fn levels() -> Levels {
    Levels { easy: Skill::Habit { slips: 60 }, ..Levels::default() }
}

/// Weights that were fitted to games which the bots played against themselves.
#[derive(Clone, Copy, Debug, Default)]
pub struct JourneyMind;

impl Mind for JourneyMind {
    type Game = Journey;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        if let Some(winners) = state.phase.winners() {
            return if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        worth::chance_to_win(state, seat)
    }

    fn aspects(&self, state: &State, seat: Seat, out: &mut Vec<Aspect>) {
        worth::aspects(state, seat, out);
    }

    fn habit(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        match (state.phase.step(), state.phase.rolling()) {
            // The hobbits make no difference that a habit could know of.
            (Awaited::TakeHobbit, _) => table::pick(rng, choices.len()),
            (_, Some(roll)) => {
                let mood = Mood::of(state, roll, seat);
                best(choices, |choice| mood.urge(choice))
            }
            (_, None) => best(choices, |choice| match choice {
                Choice::Settle => 100.0,
                Choice::Advance(boxes) => f64::from(boxes),
                _ => 0.0,
            }),
        }
    }

    /// A rule of thumb is forgotten, one that makes a difference now if there is any.
    fn slip(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        let habit = self.habit(state, seat, choices, rng);
        let Some(roll) = state.phase.rolling() else { return habit };
        let mood = Mood::of(state, roll, seat);
        forgetting(&Thumb::ALL, habit, rng, |thumb| best(choices, |choice| thumb.forgotten(&mood, choice)))
    }
}

fn best(choices: &[Choice], urge: impl Fn(Choice) -> f64) -> usize {
    strongest(choices.iter().map(|choice| urge(*choice)))
}
