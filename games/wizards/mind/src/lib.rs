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
//! | how does a player stand; what is a card worth | `worth` |
//!
//! A fair or a hard player tries out what deserves a thought: in imagined games that go on by those habits until what was
//! begun is over, and are judged then.

mod aside;
mod cards;
mod fight;
mod journey;
mod sites;
mod urge;
mod worth;

use bots::{Aspect, Levels, Mind, Minds, Search, Skill};
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

/// The minds that play the game.
pub fn minds() -> Minds<Wizards> {
    Minds::of("sensible", Sensible, LEVELS)
}

/// An easy player follows rules of thumb, and slips in three decisions of ten. The others try out what matters: a fair one a
/// few times, a hard one often.
const LEVELS: Levels = Levels { easy: Skill::Habit { slips: 30 }, fair: search(8), hard: search(100) };

/// Each choice is tried out some times, and the habit is left for one that is clearly better.
const fn search(nodes: u32) -> Skill {
    Skill::Search(Search { exploration: 0.1, trust: 0.02, ..Search::shallow(nodes) })
}

/// Rules of thumb, written by hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Mind for Sensible {
    type Game = Wizards;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        Wizards::outcome(state)
            .map_or_else(|| worth::chance_to_win(state, seat), |outcome| outcome.payoff(seat))
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
        urges(state, seat, choices, |index, urge| {
            // Among equals any: a small random part decides.
            let urge = urge + table::pick(rng, 1000) as f64 / 1e5;
            if urge > best.1 {
                best = (index, urge);
            }
        });
        best.0
    }

    fn shortlist(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<usize>) {
        let mut all = vec![0.0; choices.len()];
        urges(state, seat, choices, |index, urge| all[index] = urge);
        out.extend(0..choices.len());
        out.sort_by(|a, b| all[*b].total_cmp(&all[*a]));
        let best = all[out[0]];
        out.truncate(breadth(state));
        out.retain(|index| all[*index] >= best - HOPELESS);
    }

    fn prior(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<f64>) {
        urges(state, seat, choices, |_, urge| out.push(URGE * urge));
    }

    fn aspects(&self, state: &State, seat: Seat, out: &mut Vec<Aspect>) {
        worth::aspects(state, seat, out);
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

/// The urge of a seat for each of these.
fn urges(state: &State, seat: Seat, choices: &[Choice], mut tell: impl FnMut(usize, f64)) {
    let organizes = matches!(state.frames.top(), Some(Frame::Organize));
    let outlook = if organizes { Outlook::new(state, seat) } else { Outlook::default() };
    for (index, choice) in choices.iter().enumerate() {
        tell(index, urge::urge(state, seat, choice, &outlook));
    }
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
