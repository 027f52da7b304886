//! What the game knows of good and bad play. Used by bots only, never by the rules.

use table::{Evaluate, Rng, Seat, pick};

use crate::chair::Chair;
use crate::choice::Choice;
use crate::goal::judge::{Judge, Status};
use crate::goal::{Comparison, Goal};
use crate::rules::Tricks;
use crate::state::{Ask, Phase, State};

impl Evaluate for Tricks {
    /// All win together: the table is worth the same to everybody.
    fn value(state: &State, _seat: Seat) -> f64 {
        match state.phase {
            Phase::Over { won, .. } => f64::from(u8::from(won)),
            Phase::Between { won: true, .. } => 0.95,
            Phase::Between { won: false, .. } => 0.02,
            Phase::Play { .. } | Phase::Untuck { .. } => hope(state),
            // Before the play nothing can be told.
            _ => 0.5,
        }
    }

    /// Passes back what was passed now and then, else anything.
    fn habit(state: &State, _seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        if let Phase::Prepare {
            ask: Ask::Return { given, .. },
            ..
        } = state.phase
            && pick(rng, 2) == 0
            && let Some(same) = choices.iter().position(|choice| *choice == Choice::Pass(given))
        {
            return same;
        }
        pick(rng, choices.len())
    }
}

/// How likely it looks that every objective will be met. The root keeps apart what a product would press
/// together near nought.
fn hope(state: &State) -> f64 {
    let judge = Judge::of(state);
    let chairs = Chair::all(state.chairs());
    let each = chairs.filter_map(|chair| {
        let sheet = state.sheet(chair)?;
        Some(chance(&judge, &sheet.goal, chair))
    });
    each.product::<f64>().sqrt()
}

/// How likely a goal looks, from how far it is and how much can still be won.
fn chance(judge: &Judge, goal: &Goal, me: Chair) -> f64 {
    match judge.status(goal, me) {
        Status::Met => return 1.0,
        Status::Failed => return 0.0,
        Status::Open => {}
    }
    match goal {
        Goal::All(goals) => goals.iter().map(|goal| chance(judge, goal, me)).product(),
        Goal::Any(goals) => {
            let none = goals.iter().map(|goal| 1.0 - chance(judge, goal, me));
            1.0 - none.product::<f64>()
        }
        Goal::Not(goal) => 1.0 - chance(judge, goal, me),
        Goal::Compare(left, comparison, right) => {
            let (low, high) = judge.range(right, me);
            // What is wanted may itself still move: its middle is taken.
            let wanted = (f64::from(low) + f64::from(high)) / 2.0;
            let has = judge.range(left, me);
            match comparison {
                Comparison::AtLeast => reach(has, wanted, f64::INFINITY),
                Comparison::More => reach(has, wanted + 1.0, f64::INFINITY),
                Comparison::AtMost => reach(has, 0.0, wanted),
                Comparison::Less => reach(has, 0.0, wanted - 1.0),
                Comparison::Equal => reach(has, wanted, wanted),
            }
        }
        Goal::Within(quantity, least, most) => {
            reach(judge.range(quantity, me), f64::from(*least), f64::from(*most))
        }
        _ => 0.5,
    }
}

/// How likely a quantity that lies between `low` and `high` ends between `from` and `to`: the nearer what it
/// has is to what it needs, the likelier. It gains a third of what it could, more or less.
fn reach((low, high): (u8, u8), from: f64, to: f64) -> f64 {
    let (low, high) = (f64::from(low), f64::from(high));
    let expected = low + (high - low) / 3.0;
    let off = if expected < from {
        from - expected
    } else if expected > to {
        expected - to
    } else {
        0.0
    };
    (1.0 - off / (high - low + 1.0)).clamp(0.02, 0.98)
}
