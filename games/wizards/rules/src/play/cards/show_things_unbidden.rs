//! Show Things Unbidden: in the Mirror the plans of the other player are seen, and come to nothing for a while.

use super::prelude::*;
use crate::card::Keyword;
use crate::questions::sentences;

operations! {
    /// Makes the opponent show `count` hazards of the hand, but environments, and shuffle them into the deck; one who has
    /// fewer shows the hand, and shuffles all there are.
    "show_hazards" => ShowHazards { count: i8 },
}

/// The hazards of a hand that are no environments.
fn plans(state: &State, seat: Seat) -> Vec<PieceId> {
    let hand = state.sides[seat].hand.iter().copied();
    hand.filter(|id| state.face(*id).is_hazard() && !state.face(*id).is(Keyword::Environment)).collect()
}

/// One of them is shown, and goes into the deck.
fn show(state: &mut State, id: PieceId, ctx: &mut Ctx<'_>) {
    state.turn_up(id, ctx);
    state.put(id, Zone::Deck);
}

impl Does for ShowHazards {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let (seat, theirs) = (deed.link.seat, other(deed.link.seat));
        let all = plans(state, theirs);
        // What comes of it tells everybody how many there are.
        ctx.journal.reveal();
        if all.len() >= self.count as usize {
            return state.frames.push(Unveiling { seat: theirs, left: self.count as u8 });
        }
        state.look_at_hand(seat, theirs, ctx);
        all.into_iter().for_each(|id| show(state, id, ctx));
        state.shuffle(theirs, ctx);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.sides[other(scope.seat)].hand.is_empty()
    }
}

/// Which hazard goes back into the deck?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unveiling {
    /// The player.
    pub seat: Seat,
    /// The number still to show.
    pub left: u8,
}

impl Question<Wizards> for Unveiling {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("unveiling");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let plans = plans(state, self.seat);
        state.each_in_hand(seat, |card| {
            if plans.iter().any(|id| state.piece(*id).card == card) {
                offer(Choice::Card(card));
            }
        });
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Card(card) = choice else {
            return Err(Why::NOT_NOW);
        };
        require(plans(state, self.seat).iter().any(|id| state.piece(*id).card == *card), Why::NOT_IN_HAND)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(plans(state, self.seat).is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let plans = plans(state, seat);
        if let Some(id) = state.copy_of(card, plans) {
            show(state, id, ctx);
        }
        match self.left.saturating_sub(1) {
            0 => state.shuffle(seat, ctx),
            left => state.frames.push(Self { left, ..self }),
        }
    }
}
