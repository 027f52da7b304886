//! What a player of SATM thinks: for bots only.
//!
//! How much a quick player wants each answer to a question is in `urge` (with `fight` for attacks and `journey` for where
//! to go); what a card or a danger is worth, in `worth`.

mod fight;
mod journey;
mod urge;
mod worth;

use bots::{Levels, Mind, Minds, Skill};
use table::{Game, Rng, Seat};
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::deck::starters;
use wizards::list::{self, List};
use wizards::questions::Frame;
use wizards::setup::Setup;
use wizards::setup::bring::DECK;
use wizards::state::State;

use crate::journey::Outlook;

/// The minds that play the game.
pub fn minds() -> Minds<Wizards> {
    Minds::of("sensible", Sensible, LEVELS)
}

/// The levels are rules of thumb with fewer and fewer slips: a game has over a thousand small decisions.
const LEVELS: Levels = Levels {
    easy: Skill::Habit { slips: 30 },
    fair: Skill::Habit { slips: 4 },
    hard: Skill::Habit { slips: 0 },
};

/// Rules of thumb, written by hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Mind for Sensible {
    type Game = Wizards;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        Wizards::outcome(state).map_or_else(
            || worth::chance_to_win(state, seat),
            |outcome| outcome.payoff(seat),
        )
    }

    /// One of the starter decks: those it knows to play.
    fn brings(&self, _: &Setup, _: Seat, id: &str, rng: &mut Rng) -> Option<String> {
        if id != DECK {
            return None;
        }
        let decks = starters();
        let deck = decks.get(table::pick(rng, decks.len()))?;
        let pool = deck.items.iter().chain(&deck.draft).copied().collect();
        Some(list::write(&List {
            pool,
            deck: deck.cards.clone(),
            sideboard: deck.sideboard.clone(),
            ..List::default()
        }))
    }

    fn habit(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        let organizes = matches!(state.going_on.top(), Some(Frame::Organize));
        let outlook = if organizes {
            Outlook::new(state, seat)
        } else {
            Outlook::default()
        };
        let mut best = (0, f64::MIN);
        for (index, choice) in choices.iter().enumerate() {
            // Among equals any: a small random part decides.
            let urge = urge::urge(state, seat, choice, &outlook) + table::pick(rng, 1000) as f64 / 1e5;
            if urge > best.1 {
                best = (index, urge);
            }
        }
        best.0
    }
}
