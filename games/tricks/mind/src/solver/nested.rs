//! Nested search: from every choice a game is played out at random, the best is followed, and the same is done
//! one level higher with such games instead of random ones (Cazenave, 2009).

use table::{Game, Rng, Seat, pick};

use tricks::Tricks;
use tricks::chair::Chair;
use tricks::choice::Choice;
use tricks::goal::Status;

use super::{Position, Solution, Verdict};

/// Looks for a line that wins, within `budget` nodes.
pub fn nested(position: &Position, budget: u64, rng: &mut Rng) -> Solution {
    let mut search = Nesting { budget, nodes: 0, rng };
    let mut verdict = Verdict::Unknown;
    // Quick looks first, then deeper ones, until the budget is spent.
    let mut level = 1;
    while search.nodes < budget {
        for _ in 0..4 {
            let found = search.look(position, level);
            if found.score == WON {
                verdict = Verdict::Winnable(found.line);
                return Solution { verdict, nodes: search.nodes };
            }
        }
        level = (level + 1).min(3);
    }
    Solution { verdict, nodes: search.nodes }
}

/// Better than anything that loses.
const WON: i64 = i64::MAX;

struct Nesting<'a> {
    budget: u64,
    nodes: u64,
    rng: &'a mut Rng,
}

struct Found {
    score: i64,
    line: Vec<(Seat, Choice)>,
}

/// A choice, and the line it began when it was looked at.
type Move = (Seat, Choice);

impl Nesting<'_> {
    fn look(&mut self, position: &Position, level: u8) -> Found {
        if level == 0 {
            return self.random(position);
        }
        let mut position = position.clone();
        let mut best = Found { score: i64::MIN, line: Vec::new() };
        let mut made: Vec<Move> = Vec::new();
        let mut choices = Vec::new();
        while position.result().is_none() {
            let Some(seat) = position.state.asks().first() else {
                break;
            };
            choices.clear();
            Tricks::choices(&position.state, seat, &mut choices);
            if choices.len() > 1 {
                for choice in &choices {
                    if self.nodes >= self.budget {
                        return best;
                    }
                    self.nodes += 1;
                    let found = self.look(&position.after(seat, choice), level - 1);
                    if found.score > best.score {
                        best.score = found.score;
                        best.line.clear();
                        best.line.extend_from_slice(&made);
                        best.line.push((seat, *choice));
                        best.line.extend(found.line);
                        if best.score == WON {
                            return best;
                        }
                    }
                }
            }
            // The best line known goes through here; without one, any choice will do.
            let next = best.line.get(made.len()).map_or(choices[0], |(_, choice)| *choice);
            let next = if choices.contains(&next) { next } else { choices[0] };
            self.nodes += 1;
            position = position.after(seat, &next);
            made.push((seat, next));
        }
        let score = score(&position);
        if score > best.score {
            best = Found { score, line: made };
        }
        best
    }

    fn random(&mut self, position: &Position) -> Found {
        let mut position = position.clone();
        let mut line = Vec::new();
        let mut choices = Vec::new();
        while position.result().is_none() {
            let Some(seat) = position.state.asks().first() else {
                break;
            };
            choices.clear();
            Tricks::choices(&position.state, seat, &mut choices);
            let choice = choices[pick(self.rng, choices.len())];
            self.nodes += 1;
            Tricks::apply(
                &mut position.state,
                seat,
                &choice,
                &mut position.chance,
                &mut table::Journal::silent(),
            );
            line.push((seat, choice));
        }
        Found { score: score(&position), line }
    }
}

/// The nearness of a round's end to victory: the number of objectives not failed, and how late it was lost.
fn score(position: &Position) -> i64 {
    if position.result() == Some(true) {
        return WON;
    }
    let state = &position.state;
    let worth = |chair| match state.status(chair) {
        Status::Met => 3,
        Status::Open => 2,
        Status::Failed => 0,
    };
    let objectives = Chair::all(state.chairs()).map(worth).sum::<i64>();
    objectives * 4 + state.deal.tricks.len() as i64 * 2
}
