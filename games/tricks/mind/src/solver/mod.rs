//! The solver: can this round be won with all hands open, and how?
//!
//! Two searches share a budget of nodes (choices tried). [`exhaust`] tries everything and so can also say that
//! a round cannot be won; it comes to an end only where little is left to play. [`nested`] looks for a line
//! that wins, by playing out at random from every choice and following the best, and can prove nothing else.
//! Of a round that cannot be won [`blame`] says who fails.

pub mod blame;
pub mod exhaust;
pub mod nested;

use bots::Solver;
use table::{Chance, Game, Journal, Message, Rng, Seat};

use tricks::Tricks;
use tricks::character::Character;
use tricks::choice::Choice;
use tricks::event::Ending;
use tricks::state::State;

/// The result of a search.
pub type Verdict = bots::Verdict<Choice>;
/// The result of a search, and its cost.
pub type Solution = bots::Solution<Choice>;

/// The solver behind the house's common trait.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpenHands;

impl Solver for OpenHands {
    type Game = Tricks;

    /// Deals of the Riders' chapter are seldom decided early.
    const BUSY: (usize, &'static [(&'static str, &'static str)]) = (4, &[("chapter", "20")]);

    fn solve(&self, state: &State, chance: &Chance, nodes: u64, rng: &mut Rng) -> Solution {
        solve(state, chance, nodes, rng)
    }

    /// Alone one sees all hands, so that at the end of a deal nothing is hidden. The chapters take turns; the long ones, of
    /// several deals, are left out.
    fn puzzle_table(&self, number: u64) -> Option<(usize, Vec<(&'static str, String)>)> {
        let chapter = PUZZLED[(number % PUZZLED.len() as u64) as usize];
        Some((1, vec![("chapter", chapter.to_string())]))
    }

    /// Every card is dealt, and two to four tricks are left.
    fn poses(&self, state: &State) -> Option<(u8, Message)> {
        let (chair, left) = (state.phase.playing()?, state.tricks_left());
        if !state.deal.stock.is_empty() || !(2..=4).contains(&left) || state.players() != 1 {
            return None;
        }
        let character = state.deal.cast[chair]?;
        let question = Message::new("tricks-puzzle-question")
            .with("character", character.term())
            .with("chapter", u32::from(state.card().number))
            .with("left", u32::from(left));
        Some((left - 1, question))
    }

    /// The characters who fail in every line; where it is now one and now another, all of these.
    fn fails(&self, state: &State, chance: &Chance, nodes: u64) -> Option<Message> {
        let position = Position { state: state.clone(), chance: chance.clone() };
        let failing = blame::fails(&position, nodes)?;
        let (id, who) = match failing.always.is_empty() {
            true => ("tricks-puzzle-fails-some", failing.ever),
            false => ("tricks-puzzle-fails", failing.always),
        };
        let terms = who.iter().map(Character::term).collect::<Vec<_>>();
        let number = terms.len();
        (number > 0).then(|| Message::new(id).with("characters", terms).with("number", number))
    }
}

/// The chapters of puzzles: all but the long ones.
const PUZZLED: [u8; 16] = [19, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 31, 33, 34, 35, 36];

/// A round with everything that will happen by chance: the draws still to come are part of the deal.
#[derive(Clone, Debug)]
pub struct Position {
    pub state: State,
    /// The draws to come.
    pub chance: Chance,
}

impl Position {
    /// After a choice.
    fn after(&self, seat: Seat, choice: &Choice) -> Self {
        let mut next = self.clone();
        Tricks::apply(&mut next.state, seat, choice, &mut next.chance, &mut Journal::silent());
        next
    }

    /// Is the round over, and was it won? A round with failures that are forgiven is not won (LDT-C25.2).
    fn result(&self) -> Option<bool> {
        let ended = self.state.phase.ended()?;
        Some(ended.won && ended.ending == Ending::AllMet)
    }
}

/// Solves a round within `budget` nodes: a part of them to try everything, the others to look for a line.
pub fn solve(state: &State, chance: &Chance, budget: u64, rng: &mut Rng) -> Solution {
    let position = Position { state: state.clone(), chance: chance.clone() };
    // Long before the end trying everything is hopeless: it gets what is left over when little is to be played.
    let late = state.deal.total > 0 && state.tricks_left() <= 5;
    let share = if late { budget } else { budget / 8 };
    let first = exhaust::exhaust(&position, share);
    if first.verdict != Verdict::Unknown {
        return first;
    }
    let left = budget.saturating_sub(first.nodes);
    let second = nested::nested(&position, left, rng);
    Solution { verdict: second.verdict, nodes: first.nodes + second.nodes }
}

/// Does this line win the round?
pub fn wins(state: &State, chance: &Chance, line: &[(Seat, Choice)]) -> bool {
    let mut position = Position { state: state.clone(), chance: chance.clone() };
    for (seat, choice) in line {
        if Tricks::check(&position.state, *seat, choice).is_err() {
            return false;
        }
        position = position.after(*seat, choice);
    }
    position.result() == Some(true)
}
