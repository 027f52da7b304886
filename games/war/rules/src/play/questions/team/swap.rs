//! Does a player lay a card face down, to swap it with the partner?

use crate::prelude::*;

/// Does a player lay a card face down, to swap it with the partner?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Swap {
    /// The team.
    pub side: Side,
    /// Has the partner laid one down?
    pub second: bool,
}

impl Ask for Swap {
    type Answer = Option<Card>;
    const CLAUSE: &'static str = "GDA-18.5";
    const ID: &'static str = "war-ask-swap";
    const WORDS: Named = Some(("war-choice-give", "war-effect-give"));
    const LEFT: Named = Some(("war-choice-no-swap", "war-effect-no-swap"));

    fn who(&self, state: &State) -> Seat {
        let Self { side, second } = *self;
        let leader = state.leading[side];
        if second { leader } else { state.partner(leader) }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut seats = state.seats(self.side);
        let bare = seats.any(|seat| state.cards.hands[seat.index()].is_empty());
        Moot::lapses(bare && state.team.offered[self.side].is_none())
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let hand = state.cards.hands[self.who(state).index()].iter();
        hand.for_each(|card| offer(Choice::Card(card)));
        offer(Choice::No);
    }

    fn objection(&self, state: &State, laid: Option<Card>) -> Verdict {
        let hand = state.cards.hands[self.who(state).index()];
        require(laid.is_none_or(|card| hand.has(card)), Why::NOT_IN_HAND)
    }

    fn answer(self, state: &mut State, laid: Option<Card>, ctx: &mut Ctx<'_>) {
        let Self { side, second } = self;
        let seat = state.partner(state.leading[side]);
        match laid {
            Some(card) if second => state.swap(side, card, ctx),
            Some(card) => {
                state.cards.hands[seat.index()].remove(card);
                state.team.offered[side] = Some(card);
                state.frames.push(Self { side, second: true });
                ctx.tell(|| Event::Offered { seat });
            }
            None => {
                if let Some(card) = state.team.offered[side].take() {
                    state.cards.hands[seat.index()].add(card);
                }
            }
        }
    }
}
