//! Does the other player prevent the attempt to influence a card of theirs (SATM-20.1)?

use crate::cards::Window;
use crate::choice::Shown;
use crate::mechanics::Moment;
use crate::prelude::*;

/// The question to a player with a wizard in play and a card in the hand, whatever that card is; or with a
/// card in play for it.
pub struct Resist;

impl Resist {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        let check = state.checks.last().filter(|_| own)?;
        let message = state.of_card(check.of?, "wizards-asked-resist-of");
        Some(message.with("who", check.who.shown(state)))
    }
}

impl State {
    /// Has a player a card in play that can be used when an own card is to be influenced?
    fn has_in_play_to_resist(&self, seat: Seat) -> bool {
        let own = self.in_play.iter().filter(|id| self.piece(**id).owner == seat);
        own.flat_map(|id| &self.face(*id).uses).any(|mode| mode.when == Window::Resisted)
    }
}

impl Question<Wizards> for Resist {
    const CLAUSE: Clause = Clause("SATM-20.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    sentences!("resist" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            _ => state.may_play(seat, Moment::Resist, false, choice),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let seat = state.hazarding();
        let comes = state.checks.last().is_some_and(|check| check.of.is_some());
        let wizard = state.wizard(seat).is_some() && !state.sides[seat].hand.is_empty();
        let able = wizard || state.has_in_play_to_resist(seat);
        Moot::lapses(!(comes && able))
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice != Choice::Pass {
            state.frames.push(self);
            state.begin_play(seat, Moment::Resist, false, choice, ctx);
        }
    }
}
