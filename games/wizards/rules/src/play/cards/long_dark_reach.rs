//! Long Dark Reach: something comes out of the dark, wherever it belongs.

use super::prelude::*;
use crate::cards::effect::Asked;
use crate::mechanics::face_is;
use crate::state::Key;

operations! {
    /// Turns up `count` cards of the own deck; a Nazgûl, a Dragon or another creature that is not unique, and
    /// not of the sea alone, attacks the company. One that could not have been keyed to it has `weaker` less
    /// prowess.
    "long_reach" => LongReach { count: i8, weaker: i8 },
}

impl LongReach {
    fn able(state: &State, id: PieceId) -> bool {
        let (face, card) = (state.face(id), state.piece(id).card);
        let such = matches!(face.race, Some(Race::Nazgul | Race::Dragon)) || !face.unique;
        face.kind == CardKind::Creature
            && such
            && face.missing.is_none()
            && !face.minions_only
            && face_is(face, card, &Kind::Inland)
            && state.is_free(card).is_ok()
    }

    /// Puts the remaining cards back onto the deck, shuffled.
    fn put_back(state: &mut State, seat: Seat, ctx: &mut Ctx<'_>) {
        let left = state.laid_aside(seat).collect::<Vec<_>>();
        left.iter().for_each(|id| state.put(*id, Zone::Deck));
        state.shuffle_top(seat, left.len(), ctx);
    }
}

impl Does for LongReach {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = deed.link.seat;
        ctx.journal.reveal();
        for _ in 0..self.count {
            let Some(id) = state.sides[seat].deck.last().copied() else { break };
            state.put(id, Zone::Aside);
            state.turn_up(id, ctx);
        }
        if state.laid_aside(seat).any(|id| Self::able(state, id)) {
            state.ask_to_choose(Asked::of(deed, seat));
        } else {
            Self::put_back(state, seat, ctx);
        }
    }

    fn is_of_company(&self) -> bool {
        true
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        let all = state.laid_aside(ask.seat).filter(|id| Self::able(state, *id));
        all.map(Choice::Pick).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            let key = state.key_now(id);
            let weaker = if key.is_some() { 0 } else { -self.weaker };
            state.unleash(id, key.unwrap_or(Key::None), [weaker, 0], &ask.link, ctx);
        }
        Self::put_back(state, ask.seat, ctx);
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-reach"
    }
}
