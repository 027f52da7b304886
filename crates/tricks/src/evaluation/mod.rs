//! What the game knows of good and bad play. Used by bots only, never by the rules.

mod hope;
pub mod manner;
mod play;
pub mod traits;

use table::{Evaluate, Rng, Seat, pick};

use crate::chair::Chair;
use crate::choice::Choice;
use crate::event::Ending;
use crate::goal::judge::Status;
use crate::rules::Tricks;
use crate::state::{Ask, Phase, State};

impl Evaluate for Tricks {
    /// Everybody wins or loses together: how far the objectives are met, whosever they are.
    fn value(state: &State, _seat: Seat) -> f64 {
        match state.phase {
            Phase::Over { won, .. } => f64::from(u8::from(won)),
            Phase::Between { won: true, .. } => 0.9,
            Phase::Between { won: false, .. } => 0.05,
            _ if state.deal.total == 0 => 0.5,
            _ => hope::of_all(state),
        }
    }

    /// A round stands for itself: what a campaign brings later depends on other deals.
    fn decided(state: &State, _seat: Seat) -> Option<f64> {
        match state.phase {
            Phase::Over {
                ending: Ending::Stopped,
                ..
            } => Some(0.0),
            Phase::Over { won, .. } | Phase::Between { won, .. } => Some(rounds_end(state, won)),
            _ => None,
        }
    }

    /// Plays towards the objectives of all; passes back what was passed now and then, else anything.
    fn habit(state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        if let Some(learnt) = manner::learnt(state) {
            return manner::choose(learnt, state, seat, choices, rng);
        }
        match state.phase {
            Phase::Play { chair } => play::card(state, chair, choices, rng),
            Phase::Prepare {
                ask: Ask::Return { given, .. },
                ..
            } if pick(rng, 2) == 0 => {
                let same = choices.iter().position(|choice| *choice == Choice::Pass(given));
                same.unwrap_or_else(|| pick(rng, choices.len()))
            }
            _ => pick(rng, choices.len()),
        }
    }
}

/// What the end of a round is worth: more than half when it is won, else how near it came. Who was completed in an
/// earlier round brings nothing new.
fn rounds_end(state: &State, won: bool) -> f64 {
    let chairs = state.chairs();
    let before = |chair| state.deal.cast[chair].is_some_and(|character| state.deal.before.has(character));
    let count = |wanted| {
        Chair::all(chairs)
            .filter(|chair| state.status(*chair) == wanted && !before(*chair))
            .count() as f64
    };
    let met = (count(Status::Met) + 0.5 * count(Status::Open)) / chairs as f64;
    let played = state.deal.tricks.len() as f64 / f64::from(state.deal.total.max(1));
    if won {
        0.5 + 0.5 * met
    } else {
        0.2 * met + 0.2 * played
    }
}
