//! Challenge of the King (`event:fp-character-14`): of three tiles the Eyes are gone; three Eyes are the king's death.

use arrayvec::ArrayVec;

use super::prelude::*;

effects! {
    /// Three tiles are drawn: the king is challenged.
    "challenge" => Challenge,
}

impl Does for Challenge {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let drawn: ArrayVec<_, 3> = (0..3).filter_map(|_| state.take_tile(ctx)).collect();
        let fatal = drawn.len() == 3 && drawn.iter().all(|tile| tile.is_eye());
        for tile in drawn {
            if tile.is_eye() && !fatal {
                state.tiles.gone[tile.index()] += 1;
                ctx.tell(|| Event::TileGone { tile });
            } else {
                state.tiles.pool[tile.index()] += 1;
            }
        }
        if fatal {
            for who in KINGS {
                if state.in_play(who) {
                    state.eliminate(who, ctx);
                }
            }
        }
    }
}
