//! Exploits of one line: each is a mind of its own in the arena, which does the same whenever it can, and all else by the
//! habits of the others. None may be enough to win (`tests/mind/lines.rs`).

use table::Seat;
use wizards::choice::Choice;
use wizards::ids::CompanyId;
use wizards::questions::Frame;
use wizards::state::{State, Zone};

/// A line: what a player does whenever it can.
#[derive(Debug)]
pub struct Line {
    /// The name of its mind.
    pub name: &'static str,
    /// How much more a choice is wanted by a seat.
    pub(crate) wants: fn(&State, Seat, &Choice) -> f64,
}

/// The lines.
pub static LINES: [Line; 4] = [
    Line { name: "never-moves", wants: never_moves },
    Line { name: "no-hazards", wants: no_hazards },
    Line { name: "one-company", wants: one_company },
    Line { name: "always-rests", wants: always_rests },
];

/// More than all habits together.
const ALWAYS: f64 = 100.0;

/// Companies stay where they are.
const fn never_moves(_: &State, _: Seat, choice: &Choice) -> f64 {
    if matches!(choice, Choice::Head(..)) { -ALWAYS } else { 0.0 }
}

/// Nothing is done in the other player's turn, in which hazards are played.
fn no_hazards(state: &State, seat: Seat, choice: &Choice) -> f64 {
    let hazard = match choice {
        Choice::Play(card, _) => card.get().is_hazard(),
        Choice::Card(_) => matches!(state.frames.top(), Some(Frame::AttackFromHand(_))),
        Choice::Guard(_) | Choice::Lurk(_) | Choice::Ambush(_) | Choice::Waylay(_) | Choice::Summon(_) => {
            true
        }
        _ => false,
    };
    if hazard && seat != state.active() { -ALWAYS } else { 0.0 }
}

/// All go together, however many they are.
fn one_company(state: &State, _: Seat, choice: &Choice) -> f64 {
    let count = |company: CompanyId| state.characters(company).count();
    match *choice {
        Choice::Part(_) | Choice::Alone => -ALWAYS,
        Choice::Join(id, into) => match state.piece(id).zone {
            // The smaller goes to the larger; of two of a size the later to the earlier.
            Zone::Company(from) if (count(from), into) < (count(into), from) => ALWAYS,
            _ => -ALWAYS,
        },
        _ => 0.0,
    }
}

/// Whoever comes from a site goes back to a haven, and sets out again when all are whole and rested.
fn always_rests(state: &State, _: Seat, choice: &Choice) -> f64 {
    let Choice::Head(company, to) = *choice else { return 0.0 };
    let Some(of) = state.find_company(company).filter(|of| of.to.is_none()) else { return 0.0 };
    let at_haven = of.site.get().is_haven();
    let whole = state.characters(company).all(|id| state.is_untapped(id));
    match (at_haven, whole, to.get().is_haven()) {
        (true, true, _) => 0.0,
        (false, _, true) => ALWAYS,
        _ => -ALWAYS,
    }
}
