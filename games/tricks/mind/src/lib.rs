//! Bots of Las Dos Torres, and the solver that tells whether a deal can be won.
//!
//! | question | file |
//! |---|---|
//! | how near is the round to be won | `hope` |
//! | what is done where something was learnt | [`manner`], by the features in [`traits`] |
//! | what is done elsewhere | `play` |
//! | what slips the mind | `thumbs` |
//! | what do the others hold, by what they did | `belief` |
//! | can it be won with open hands | [`solver`] |

mod belief;
mod hope;
pub mod manner;
mod play;
pub mod solver;
mod thumbs;
pub mod traits;

use bots::{Aspect, Levels, Mind, Minds, Rest, Search, Skill};
use table::{Chance, Message, Rng, Seat, pick};

use tricks::Tricks;
use tricks::chair::Chair;
use tricks::choice::Choice;
use tricks::event::Ending;
use tricks::goal::Status;
use tricks::questions::Ended;
use tricks::state::State;

use manner::Manners;

/// The minds that play the game.
pub fn minds() -> Minds<Tricks> {
    Minds::of("learnt", TricksMind::default(), levels())
}

/// Partners play in a manner they share, which was learnt; a beginner forgets a rule of thumb at every other choice, the hard ones search
/// the consequences.
pub fn levels() -> Levels {
    Levels {
        easy: Skill::Habit { slips: 50 },
        fair: Skill::Search(Search::to_the_end(200)),
        hard: Skill::Search(Search::to_the_end(2000)),
    }
}

/// The learnt manners of partners.
#[derive(Clone, Debug)]
pub struct TricksMind {
    manners: Manners,
}

impl TricksMind {
    /// A mind with these manners.
    pub const fn new(manners: Manners) -> Self {
        Self { manners }
    }
}

impl Default for TricksMind {
    /// A mind with the manners that come with the program.
    fn default() -> Self {
        Self::new(Manners::built_in())
    }
}

impl Mind for TricksMind {
    type Game = Tricks;

    /// All win or lose together: the progress of all objectives counts alike.
    fn value(&self, state: &State, _seat: Seat) -> f64 {
        match state.phase.ended() {
            Some(Ended { won, next: None, .. }) => f64::from(u8::from(won)),
            Some(Ended { won: true, .. }) => 0.9,
            Some(Ended { won: false, .. }) => 0.05,
            None if state.deal.total == 0 => 0.5,
            None => hope::of_all(state),
        }
    }

    fn aspects(&self, state: &State, _seat: Seat, out: &mut Vec<Aspect>) {
        hope::aspects(state, out);
    }

    fn lost(&self, state: &State) -> Option<Message> {
        let failed = |chair: &Chair| state.status(*chair) == Status::Failed;
        let chair = Chair::all(state.chairs()).find(failed)?;
        let character = state.deal.cast[chair]?;
        let begun = !state.deal.current.is_empty();
        let trick = state.deal.tricks.len() + usize::from(begun);
        let what = Message::new("tricks-hint-lost").with("character", character.term());
        Some(what.with("trick", trick.max(1)))
    }

    /// Between tricks, and as soon as the first can be led.
    fn can_be_solved(&self, state: &State) -> bool {
        state.phase.playing().is_some() && state.deal.current.is_empty()
    }

    fn could_be_won(
        &self,
        state: &State,
        chance: &Chance,
        nodes: u64,
        rng: &mut Rng,
    ) -> Option<Rest<Choice>> {
        match solver::solve(state, chance, nodes, rng).verdict {
            solver::Verdict::Winnable(line) => solver::wins(state, chance, &line).then_some(Rest::Won(line)),
            solver::Verdict::Hopeless => Some(Rest::Lost),
            solver::Verdict::Unknown => None,
        }
    }

    /// A rule of thumb is forgotten. Where none was learnt, what is nearly as good is taken for the best.
    fn slip(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        match (self.manners.of(state), state.phase.playing()) {
            (Some(learnt), _) => manner::slip(learnt, state, seat, choices, rng),
            (None, Some(chair)) => play::card(state, chair, choices, play::SLIP, rng),
            (None, None) => self.habit(state, seat, choices, rng),
        }
    }

    fn worlds(&self, state: &State, seat: Seat, playouts: u32, rng: &mut Rng) -> Vec<State> {
        if playouts < belief::WORTH_IT {
            return Vec::new();
        }
        self.manners.of(state).map(|learnt| belief::worlds(learnt, state, seat, rng)).unwrap_or_default()
    }

    /// A round stands for itself: the rest of a campaign depends on other deals.
    fn decided(&self, state: &State, _seat: Seat) -> Option<f64> {
        let Ended { won, ending, .. } = state.phase.ended()?;
        Some(match ending {
            Ending::Stopped => 0.0,
            _ => rounds_end(state, won),
        })
    }

    /// Plays towards the objectives of all; passes back what was passed now and then, else anything.
    fn habit(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        if let Some(learnt) = self.manners.of(state) {
            return manner::choose(learnt, state, seat, choices, rng);
        }
        if let Some(chair) = state.phase.playing() {
            return play::card(state, chair, choices, play::MOOD, rng);
        }
        let given = state.phase.passing(state, seat).and_then(|passing| passing.given);
        match given {
            Some(given) if pick(rng, 2) == 0 => {
                let same = choices.iter().position(|choice| *choice == Choice::Pass(given));
                same.unwrap_or_else(|| pick(rng, choices.len()))
            }
            _ => pick(rng, choices.len()),
        }
    }
}

/// The value of the end of a round: more than half when it is won, else by how near it came. A character
/// completed in an earlier round adds nothing.
fn rounds_end(state: &State, won: bool) -> f64 {
    let chairs = state.chairs();
    let before = |chair| state.deal.cast[chair].is_some_and(|character| state.deal.before.has(character));
    let count = |wanted| {
        Chair::all(chairs).filter(|chair| state.status(*chair) == wanted && !before(*chair)).count() as f64
    };
    let met = (count(Status::Met) + 0.5 * count(Status::Open)) / chairs as f64;
    let played = state.deal.tricks.len() as f64 / f64::from(state.deal.total.max(1));
    if won { 0.5 + 0.5 * met } else { 0.2 * met + 0.2 * played }
}
