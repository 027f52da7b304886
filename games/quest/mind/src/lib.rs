//! Bots of Middle-earth Quest: judgement and habit.
//!
//! The habits of a quick player are in `hero`, `sauron` and `fight`, what slips a beginner's mind in `thumbs`; the value of a
//! position in `worth`. Minds that play one `lines` each are there to lose.

mod fight;
mod hero;
mod lines;
mod sauron;
mod thumbs;
mod worth;

pub use lines::{LINES, Line};
pub use worth::{FEATURES, features};

use bots::{Aspect, Levels, Mind, Minds, Search, Skill, forgetting, strongest};
use quest::state::SAURON;
use quest::{Choice, MiddleEarthQuest, Setup, State};
use table::{Game, Rng, Seat};

use hero::Glance;
use thumbs::Thumb;

/// The minds that play the game: that of the people's opponents, and one for each line.
pub fn minds() -> Minds<MiddleEarthQuest> {
    let sensible = Minds::of("sensible", QuestMind::default(), levels()).sides(side);
    LINES.iter().fold(sensible, |minds, line| minds.and(line.name, QuestMind { line: Some(line) }, levels()))
}

/// The levels: a beginner forgets a rule of thumb wherever one matters, a sensible player seldom, and a hard one searches the
/// choices that deserve it to the end of the turn.
pub fn levels() -> Levels {
    Levels {
        easy: Skill::Habit { slips: 100 },
        fair: Skill::Habit { slips: 8 },
        hard: Skill::Search(Search { exploration: 0.1, trust: 0.01, ..Search::shallow(200) }),
    }
}

/// The side for which a seat plays.
fn side(_: &Setup, seat: Seat) -> &'static str {
    if seat == SAURON { "sauron" } else { "heroes" }
}

/// A small random part, which decides among equals.
fn whim(rng: &mut Rng) -> f64 {
    table::pick(rng, 1000) as f64 / 1e6
}

/// The largest number of choices to consider.
const WIDTH: usize = 7;
/// The margin below the best choice within which a choice is still considered.
const HOPELESS: f64 = 3.5;

/// The rough worth of a step of an urge, as a chance to win.
const URGE: f64 = 0.02;

/// Rules of thumb, written by hand, and a judgement that was fitted to games.
#[derive(Clone, Copy, Debug, Default)]
pub struct QuestMind {
    /// The line that it plays, if it plays one.
    line: Option<&'static Line>,
}

impl QuestMind {
    /// The urge of a seat for each of these.
    fn urges(self, state: &State, seat: Seat, choices: &[Choice], mut tell: impl FnMut(usize, f64)) {
        let glance = Glance::new(state, seat);
        for (index, choice) in choices.iter().enumerate() {
            let urge = if seat == SAURON { sauron::urge(state, choice) } else { glance.urge(choice) };
            tell(index, urge + self.line.map_or(0.0, |line| line.wants(state, seat, choice)));
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
        self.urges(state, seat, choices, |index, urge| {
            let urge = urge + whim(rng);
            if urge > best.1 {
                best = (index, urge);
            }
        });
        best.0
    }

    /// A rule of thumb is forgotten, one that makes a difference now if there is any. What is done then follows from the others.
    fn slip(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        let mut all = Vec::with_capacity(choices.len());
        self.urges(state, seat, choices, |_, urge| all.push(urge + whim(rng)));
        let habit = strongest(all.iter().copied());
        let (glance, thumbs) = (Glance::new(state, seat), Thumb::of(seat));
        let without = |thumb: &Thumb| {
            let urges = choices.iter().zip(&all);
            strongest(urges.map(|(choice, urge)| thumb.forgotten(state, &glance, choice, *urge)))
        };
        forgetting(thumbs, habit, rng, without)
    }

    fn shortlist(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<usize>) {
        let mut all = vec![0.0; choices.len()];
        self.urges(state, seat, choices, |index, urge| all[index] = urge);
        out.extend(0..choices.len());
        out.sort_by(|a, b| all[*b].total_cmp(&all[*a]));
        let best = all[out[0]];
        out.truncate(WIDTH);
        out.retain(|index| all[*index] >= best - HOPELESS);
    }

    fn prior(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<f64>) {
        self.urges(state, seat, choices, |_, urge| out.push(URGE * urge));
    }

    fn aspects(&self, state: &State, seat: Seat, out: &mut Vec<Aspect>) {
        worth::aspects(state, seat, out);
    }

    fn settled(&self, root: &State, now: &State) -> bool {
        now.combat.is_none() && (now.turn.of, now.turn.round) != (root.turn.of, root.turn.round)
    }
}
