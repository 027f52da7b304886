//! The Palantír of Orthanc (`event:shadow-character-21`): the Shadow draws a card whenever it plays one with an Event die.

use super::prelude::*;

pub(super) const LYING: Lying = Lying::new(Card::THE_PALANTIR_OF_ORTHANC).lifted(Lift {
    side: Side::Free,
    objection: will_or_ring,
    pays: |state, face, card, ctx| {
        if face != Face::Will {
            state.spend_ring(Side::Free, state.decider(Side::Free));
        }
        state.lift(card, ctx);
    },
});

/// A Will of the West removes it, or any die and a Ring.
fn will_or_ring(state: &State, face: Face) -> Verdict {
    if face == Face::Will {
        return Ok(());
    }
    require(state.rings[Side::Free] > 0, Why::NO_RING)?;
    require(!state.has_used_ring(state.decider(Side::Free)), Why::RING_USED)
}

impl State {
    /// `side` has played a card with an Event die.
    pub(crate) fn palantir_sees(&mut self, side: Side) {
        if side == Side::Shadow && self.cards.table.has(Card::THE_PALANTIR_OF_ORTHANC) {
            self.frames.push(Frame::Palantir);
        }
    }
}

/// From which deck is a card drawn (the Palantír of Orthanc)?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Palantir;

impl Ask for Palantir {
    type Answer = Deck;
    const CLAUSE: &'static str = "GDA-5.9";
    const ID: &'static str = "war-ask-palantir";
    const WHO: Who = Who::Of(Side::Shadow);

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut decks = Deck::ALL.into_iter();
        Moot::lapses(decks.all(|deck| state.deck(Side::Shadow, deck).is_empty()))
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        Deck::ALL.into_iter().map(Choice::Draw).for_each(offer);
    }

    fn objection(&self, state: &State, deck: Deck) -> Verdict {
        require(!state.deck(Side::Shadow, deck).is_empty(), Why::DECK_EMPTY)
    }

    fn answer(self, state: &mut State, deck: Deck, ctx: &mut Ctx<'_>) {
        state.draw_card(state.decider(Side::Shadow), deck, ctx);
    }
}
