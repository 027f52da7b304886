//! The Lidless Eye: between which heroes does Sauron divide the corruption cards anew?

use crate::prelude::*;

/// The Lidless Eye: between which heroes does Sauron divide the corruption cards anew?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// The first of the two, once picked.
    pub first: Option<Seat>,
}

impl Ask for Share {
    const CLAUSE: &'static str = "MEQ-5.5";
    const ID: &'static str = "quest-ask-share-corruption";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let others = state.seats().filter(|seat| Some(*seat) != self.first);
        others.filter_map(|seat| state.hero(seat).who).map(Choice::Hero).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        let Choice::Hero(who) = choice else { return };
        let Some(picked) = state.seat_of(who) else { return };
        let Some(first) = self.first else {
            state.frames.push(Self { first: Some(picked) });
            return;
        };
        let mut all = state.sauron.corruption;
        for seat in [first, picked] {
            state.hero_mut(seat).corruption.pour_into(&mut all);
        }
        state.sauron.corruption = all;
        state.frames.push(Divide { first, second: picked });
    }
}

/// Sauron divides the corruption cards of two heroes between them anew; with one hero it does nothing.
pub fn share(state: &mut State) {
    if state.heroes.len() > 1 {
        state.frames.push(Share { first: None });
    }
}

/// Which hero gets the next of the cards?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Divide {
    /// The one hero.
    pub first: Seat,
    /// The other.
    pub second: Seat,
}

impl Ask for Divide {
    const CLAUSE: &'static str = "MEQ-5.5";
    const ID: &'static str = "quest-ask-divide-corruption";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if !state.sauron.corruption.is_empty() {
            let both = [self.first, self.second].into_iter();
            both.filter_map(|seat| state.hero(seat).who).map(Choice::Hero).for_each(offer);
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Hero(who) = choice
            && let (Some(seat), Some(card)) = (state.seat_of(who), state.sauron.corruption.take_bottom())
        {
            state.frames.push(self);
            state.take_corruption(seat, card, ctx);
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        match state.sauron.corruption.iter().next() {
            Some(card) => message.with("card", card),
            None => message,
        }
    }
}
