//! Fate of the Ithil-stone: a stone is found, and then its fate, in the Dark Tower. The card taps, and then it is turned over.

use super::prelude::*;

operations! {
    /// Turns the card over, as a wounded character.
    "invert" => Invert,
}

conditions! {
    /// The company has such a card that has come into play this turn.
    "fresh_with" => FreshWith { kind: Kind } of company: |it, state, scope| {
        scope.company.is_some() && state.in_play.iter().any(|id| {
            let of = state.company_of(*id) == scope.company && state.piece(*id).fresh;
            of && state.piece_is(*id, &it.kind, scope)
        })
    };
}

impl Does for Invert {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.piece_mut(deed.link.piece).status = Status::Wounded;
    }

    /// Once one is turned over, no other can be.
    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let card = scope.card(state);
        let turned = |piece: &state::Piece| {
            Some(piece.card) == card && (piece.status == Status::Wounded || piece.stored.is_some())
        };
        require(!state.pieces.iter().any(turned), Why::ONCE)
    }
}
