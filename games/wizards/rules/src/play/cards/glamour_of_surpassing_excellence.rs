//! Glamour of Surpassing Excellence: whatever evil lies on the company may fall off, each by a roll of its own.

use super::prelude::*;

operations! {
    /// A roll for each hazard permanent-event on a character of the company: above the number on the card it is discarded;
    /// above this one where the card has none.
    "shake_off" => ShakeOff { number: i8 },
}

/// The hazard permanent-events on the characters of the company.
fn evils(state: &State, scope: &Scope) -> Vec<PieceId> {
    state
        .held_by(Who::Characters, &Kind::Event(Span::Permanent), scope)
        .into_iter()
        .filter(|id| is_evil(state, *id))
        .collect()
}

fn is_evil(state: &State, id: PieceId) -> bool {
    state.face(id).is_hazard() && state.face(id).kind != CardKind::Character
}

impl Does for ShakeOff {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in evils(state, &deed.scope()) {
            let needed = state.face(id).removal.unwrap_or(self.number);
            if state.piece(id).zone.in_play() && state.roll(deed.link.seat, "card", ctx) > needed {
                state.discard(id, ctx);
            }
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !evils(state, scope).is_empty()
    }

    fn is_of_company(&self) -> bool {
        true
    }
}
