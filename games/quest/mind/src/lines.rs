//! Exploits of one line: each is a mind of its own in the arena, which does the same whenever it can, and all else by the
//! habits of the others. Each must lose to whoever plays sensibly (`tests/mind/lines.rs`).

use quest::ids::Place;
use quest::kinds::Action;
use quest::state::SAURON;
use quest::{Choice, State};
use table::Seat;

/// A line: what a side does whenever it can.
#[derive(Debug)]
pub struct Line {
    /// The name of its mind.
    pub name: &'static str,
    /// True if it is Sauron's; heroes' otherwise. The other side is played sensibly.
    pub of_sauron: bool,
    /// The value that a line adds to a choice.
    more: fn(&State, &Choice) -> f64,
}

impl Line {
    /// The value that the line of a seat adds to a choice.
    pub(crate) fn wants(&self, state: &State, seat: Seat, choice: &Choice) -> f64 {
        if self.of_sauron == (seat == SAURON) { (self.more)(state, choice) } else { 0.0 }
    }
}

/// The lines.
pub static LINES: [Line; 3] = [
    Line { name: "always-rests", of_sauron: false, more: always_rests },
    Line { name: "never-moves", of_sauron: false, more: never_moves },
    Line { name: "one-road", of_sauron: true, more: one_road },
];

/// More than all habits together.
const ALWAYS: f64 = 100.0;

/// Heroes who rest in each turn, tired or not.
const fn always_rests(state: &State, choice: &Choice) -> f64 {
    if matches!(choice, Choice::Rest | Choice::Heal) && state.combat.is_none() { ALWAYS } else { 0.0 }
}

/// Heroes who stay where they are.
const fn never_moves(_: &State, choice: &Choice) -> f64 {
    if matches!(choice, Choice::Go(..) | Choice::March(_)) { -ALWAYS } else { 0.0 }
}

/// Sauron who spends every action on influence, and lays it along one road: that to the first haven.
fn one_road(state: &State, choice: &Choice) -> f64 {
    let map = &state.pack.map;
    let far = |place: Place| map.havens.iter().next().map_or(0, |haven| map.distance(place, haven));
    match *choice {
        Choice::Act(Action::Influence) => ALWAYS,
        Choice::At(place) => ALWAYS - 3.0 * f64::from(far(place)),
        _ => 0.0,
    }
}
