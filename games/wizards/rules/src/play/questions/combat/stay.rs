//! Does the target stay untapped, at -3 (SATM-15.8)?

use crate::prelude::*;

/// The defender chooses.
pub struct StayUntapped;

impl StayUntapped {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_strike("wizards-asked-stay-untapped-of")
    }
}

impl Question<Wizards> for StayUntapped {
    const CLAUSE: Clause = Clause("SATM-15.8");

    fn asked(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(other(combat.attacker)))
    }

    sentences!("stay-untapped" by facts, Choice::Yes => "wizards-yes-stay-untapped", Choice::Pass => "wizards-no-stay-untapped-pass");

    // As most fight, and as both stand on the strike itself.
    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Pass);
        offer(Choice::Yes);
    }

    // Whoever chooses by number finds them where they were.
    fn choices(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::Pass);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Verdict {
        if matches!(choice, Choice::Yes | Choice::Pass) { Ok(()) } else { Err(Why::NOT_NOW) }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let able = state.struck().is_some_and(|id| state.is_untapped(id));
        Moot::lapses(!able || state.is_out_of_breath())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if let Some(strike) = state.combat.as_mut().and_then(|combat| combat.strike_mut()) {
            strike.untapped = *choice == Choice::Yes;
        }
    }
}
