//! Gems of Arda: they pay for the like of the opponent's stored items.

use super::mithril::Made;
use super::prelude::*;
use crate::questions::Craft;

operations! {
    /// Lets a character of the company tap and take an item of the hand or of the discard pile like one that
    /// the opponent has stored.
    "liken" => Liken,
}

conditions! {
    /// The player has stored a card of this name.
    "has_stored" => HasStored { card: CardId }: |it, state, scope| {
        state.stored_card(scope.seat, it.card).is_some()
    };
}

impl Does for Liken {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.craft(deed, Made::Likeness);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let (seat, made) = (scope.seat, Made::Likeness);
        scope.company.is_some_and(|company| state.has_answer(seat, &Craft { company, seat, made }))
    }
}
