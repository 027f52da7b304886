//! Mirror of Galadriel: whose play deck is looked at, now that the hand was seen?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// The top cards of a play deck, of whichever its player chooses now, are looked at and shuffled there.
    "look_at_deck" => LookAtDeck { count: i8 },
}

impl Does for LookAtDeck {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(Mirror { seat: deed.link.seat, count: self.count.max(0) as u8 });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let decks = [scope.seat, other(scope.seat)];
        !state.is_clouded() && decks.into_iter().any(|seat| !state.sides[seat].deck.is_empty())
    }
}

/// The own one, the other one, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mirror {
    /// The player who looks.
    pub seat: Seat,
    /// The number of cards.
    pub count: u8,
}

impl Question<Wizards> for Mirror {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!(
        "mirror",
        Choice::Way(0) => "wizards-way-own-deck",
        Choice::Way(_) => "wizards-way-their-deck",
        Choice::Pass => "wizards-way-no-deck"
    );

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        [Choice::Way(0), Choice::Way(1), Choice::Pass].into_iter().for_each(offer);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Verdict {
        let known = matches!(choice, Choice::Way(0 | 1) | Choice::Pass);
        require(known, Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.is_clouded())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Way(which) = *choice {
            let of = if which == 0 { seat } else { other(seat) };
            state.look_at_top(seat, of, self.count.into(), ctx);
        }
    }
}
