//! Alliance of Free Peoples: its rule while they stand together, and its end when one of them is lost.

use super::prelude::*;
use crate::mechanics::face_is;

conditions! {
    /// A faction of that kind was discarded from play: for cards that are discarded then. The condition is
    /// tested at each such discard.
    "faction_lost" => FactionLost { kind: Kind }: |_, _, _| false;
    /// A card of this kind is in play, whoever's; a faction lies in a marshalling pile.
    "any_in_play" => AnyInPlay { kind: Kind }: |it, state, scope| {
        let of = |id: PieceId| state.piece_is(id, &it.kind, scope);
        let won = |piece: &&state::Piece| {
            let faction = piece.card.get().kind == CardKind::Faction;
            faction && matches!(piece.zone, Zone::Won(_))
        };
        state.in_play.iter().any(|id| of(*id))
            || state.pieces.iter().filter(won).any(|piece| face_is(piece.card.get(), piece.card, &it.kind))
    };
}

statics! {
    /// Such cards are worth so much more, to whomever.
    "worth_more" => WorthMore { kind: Kind, by: i8 };
}
