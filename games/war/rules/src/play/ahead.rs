//! The possible uses of a die, shown before it is taken: the Armies that could move or attack with it, the
//! regions where troops could be recruited, the Nations that could advance, the cards it could play.

use table::{Chance, Game, Journal, rng};

use crate::War;
use crate::action;
use crate::prelude::*;

/// The acts that ask a further question. Others act at once; some of these by chance.
pub(crate) const fn asks_on(act: Act) -> bool {
    matches!(
        act,
        Act::MarchLed
            | Act::AttackLed
            | Act::March
            | Act::Attack
            | Act::Separate
            | Act::MoveCompanions
            | Act::MoveMinions
            | Act::Diplomacy
            | Act::Recruit
    )
}

/// The immediate options behind an answer: for a die, the acts and cards it could be spent on, and the options of those
/// acts; for an act, its options.
pub(crate) fn of(state: &State, seat: Seat, choice: Choice) -> Vec<Choice> {
    let mut all = Vec::new();
    match choice {
        Choice::Die(_) => {
            let taken = after(state, seat, choice);
            for next in choices(&taken, seat) {
                all.push(next);
                if let Choice::Act(act) = next {
                    add_act(&taken, seat, act, &mut all);
                }
            }
        }
        Choice::Act(act) => add_act(state, seat, act, &mut all),
        _ => {}
    }
    all
}

fn add_act(state: &State, seat: Seat, act: Act, all: &mut Vec<Choice>) {
    let next = match action::brought(act) {
        // One who can come to one place only comes there at once, and the action may be over with it: the
        // next question is another one, and may hang on a roll.
        Some(who) => state.places_for(who).iter().map(Choice::To).collect(),
        None if asks_on(act) => choices(&after(state, seat, Choice::Act(act)), seat),
        None => Vec::new(),
    };
    for choice in next {
        if !all.contains(&choice) {
            all.push(choice);
        }
    }
}

/// The state after a choice that leaves nothing to chance.
fn after(state: &State, seat: Seat, choice: Choice) -> State {
    let mut state = state.clone();
    let mut chance = Chance::stream(rng(0));
    War::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
    state
}

/// The legal answers to the open question.
pub(crate) fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let mut all = Vec::new();
    War::choices(state, seat, &mut all);
    all
}
