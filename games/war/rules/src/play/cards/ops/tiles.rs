//! Hunt tiles: a special one that comes into play, and one that is drawn.

use super::super::prelude::*;
use crate::tile;

effects! {
    /// A special Hunt tile comes into play.
    "tile" => Tile { tile: tile::Tile },
    /// A Hunt tile is drawn.
    "tiles" => Tiles {
        /// The damage cannot be reduced.
        sure: bool,
        /// A random Companion must be lost.
        random: bool,
        /// Companions leave instead of damage.
        breaking: bool,
    },
}

impl Does for Tile {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let Self { tile } = *self;
        state.tiles.bring(tile, state.fellowship.mordor.is_some());
        ctx.tell(|| Event::TileAdded { tile });
    }
}

impl Does for Tiles {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.breaking && state.gollum_guides() {
            state.corrupt(1, ctx);
            return;
        }
        state.hunt_by_card(Hunt {
            sure: self.sure,
            random: self.random,
            breaking: self.breaking,
            only_plain: true,
            ..Hunt::new(Cause::Card)
        });
    }
}
