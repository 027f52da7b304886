//! Heedless Revelry: whoever celebrates what was found is not fit for anything else.

use super::prelude::*;
use crate::questions::Frame;

conditions! {
    /// Such a card is being played at the site: it was declared, or has just been gained. An attempt on a card of the opponent's plays
    /// none.
    "gaining" => Gaining { kind: Kind }: |it, state, scope| {
        let gained = |id: PieceId| state.piece_is(id, &it.kind, scope);
        state.frames.iter().any(|frame| match frame {
            Frame::Gain(gain) => gained(gain.card),
            Frame::GuardReveal(reveal) if !reveal.declared => reveal.gained.is_some_and(|(_, card)| gained(card)),
            Frame::GuardReacts(reacts) => gained(reacts.gained),
            Frame::RollInfluence(roll) => gained(roll.faction),
            Frame::RollFromAfar(roll) => gained(roll.faction),
            _ => false,
        })
    };
}
