//! Bots of SATM: judgement and habit.
//!
//! | question | file |
//! |---|---|
//! | how much does a quick player want each answer | `urge` |
//! | destinations, and their use | `journey` |
//! | the sites at which a card can be played | `sites` |
//! | what does a card do now | `cards` |
//! | what is wanted from the sideboard | `aside` |
//! | who faces an attack, and the stake | `fight` |
//! | what is a card worth, or a character | `worth` |
//! | how does a player stand | `standing` |
//! | what slips a beginner's mind | `thumbs` |
//! | what those do who play one line, and are there to lose | `lines` |
//!
//! A hard player tries out what deserves a thought: in imagined games that go on by those habits until what was begun is over,
//! and are judged then.

mod aside;
mod cards;
mod fight;
mod journey;
mod lines;
mod sites;
mod standing;
mod thumbs;
mod urge;
mod worth;

pub use lines::{LINES, Line};
pub use standing::{FEATURES, by_features, features};

use bots::{Aspect, Levels, Mind, Minds, Search, Skill, forgetting, strongest};
use table::{Game, Rng, Seat};
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::deck::starters;
use wizards::list::{self, List};
use wizards::mechanics::Moment;
use wizards::questions::Frame;
use wizards::setup::Setup;
use wizards::setup::bring::DECK;
use wizards::state::State;

use crate::journey::Outlook;
use crate::thumbs::Thumb;

/// The minds that play the game: that of the people's opponents, and one for each line.
pub fn minds() -> Minds<Wizards> {
    let sensible = Minds::of("sensible", Sensible::default(), LEVELS);
    LINES.iter().fold(sensible, |minds, line| minds.and(line.name, Sensible { line: Some(line) }, LEVELS))
}

/// An easy player follows rules of thumb, and forgets one wherever one matters; a fair one seldom does. A hard one tries out what
/// matters, all of it under the same conditions, and leaves the habit for what is clearly better.
const LEVELS: Levels = Levels {
    easy: Skill::Habit { slips: 100 },
    fair: Skill::Habit { slips: 8 },
    hard: Skill::Search(Search { trust: 0.02, contest: true, faith: 4.0, ..Search::shallow(100) }),
};

/// Rules of thumb, written by hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible {
    /// What it does whenever it can, if it plays a line.
    line: Option<&'static Line>,
}

impl Sensible {
    /// The urge of a seat for each of these.
    fn urges(self, state: &State, seat: Seat, choices: &[Choice], mut tell: impl FnMut(usize, f64)) {
        let organizes = matches!(state.frames.top(), Some(Frame::Organize));
        let outlook = if organizes { Outlook::new(state, seat) } else { Outlook::default() };
        for (index, choice) in choices.iter().enumerate() {
            let urge = urge::urge(state, seat, choice, &outlook);
            tell(index, urge + self.line.map_or(0.0, |line| (line.wants)(state, seat, choice)));
        }
    }
}

impl Mind for Sensible {
    type Game = Wizards;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        Wizards::outcome(state)
            .map_or_else(|| standing::chance_to_win(state, seat), |outcome| outcome.payoff(seat))
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
        // A line is no rule of thumb: it is not forgotten.
        let line = |choice: &Choice| self.line.map_or(0.0, |line| (line.wants)(state, seat, choice));
        let without = |thumb: &Thumb| {
            let urges = choices.iter().map(|choice| (choice, line(choice))).zip(&all);
            let left = |((choice, line), urge): ((&Choice, f64), &f64)| {
                thumb.forgotten(state, seat, choice, urge - line) + line
            };
            strongest(urges.map(left))
        };
        forgetting(&Thumb::ALL, habit, rng, without)
    }

    fn shortlist(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<usize>) {
        let mut all = vec![0.0; choices.len()];
        self.urges(state, seat, choices, |index, urge| all[index] = urge);
        out.extend(0..choices.len());
        out.sort_by(|a, b| all[*b].total_cmp(&all[*a]));
        let best = all[out[0]];
        out.truncate(breadth(state));
        out.retain(|index| all[*index] >= best - HOPELESS);
    }

    fn prior(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<f64>) {
        self.urges(state, seat, choices, |_, urge| out.push(URGE * urge));
    }

    fn aspects(&self, state: &State, seat: Seat, out: &mut Vec<Aspect>) {
        standing::aspects(state, seat, out);
    }

    /// The attack is over, when its strikes were thought of; else the turn: only then is seen what a journey, or a hazard
    /// on the way, has come to.
    fn settled(&self, root: &State, now: &State) -> bool {
        let strikes = matches!(
            root.frames.top(),
            Some(Frame::Assign | Frame::StayUntapped | Frame::Support | Frame::StrikeCards)
        );
        root.turn.number != now.turn.number || strikes && now.combat.is_none()
    }
}

/// The rough worth of a step of an urge, as a chance to win.
const URGE: f64 = 0.02;

/// A small random part, which decides among equals.
fn whim(rng: &mut Rng) -> f64 {
    table::pick(rng, 1000) as f64 / 1e5
}

/// The margin below the best choice within which a choice is still considered.
const HOPELESS: f64 = 3.0;

/// The number of answers to consider: the rest is left to habit.
fn breadth(state: &State) -> usize {
    match state.frames.top() {
        Some(Frame::Organize | Frame::HeadAgain(_)) => 5,
        Some(Frame::Priority(priority)) if matches!(priority.moment, Moment::Movement | Moment::Attack) => 4,
        Some(Frame::Explore | Frame::InSite(_) | Frame::StrikeCards | Frame::Assign) => 3,
        Some(Frame::OrganizationEnd | Frame::BeforeInfluence | Frame::Aim(_)) => 3,
        Some(Frame::StayUntapped | Frame::Support) => 2,
        _ => 1,
    }
}
