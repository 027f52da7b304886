//! Mithril Coat and Sting (`event:fp-character-05`): it answers a Hunt tile, and another is drawn in its place.

use super::prelude::*;

pub(super) const LYING: Lying = Lying::new(Card::MITHRIL_COAT_AND_STING)
    .answering(TileAnswer { objection: |_| Ok(()), does: draw_again });

/// Back to before the tile was read: another is drawn, and then the first goes back.
fn draw_again(state: &mut State, ctx: &mut Ctx<'_>) {
    let read = |frame: &Frame| matches!(frame, Frame::Hunt(HuntStep::Reveal | HuntStep::Part));
    while state.frames.pop().is_some_and(|frame| !read(&frame)) {}
    let Some(first) = state.hunt().tile else { return };
    // It lies outside all places meanwhile: should the pool be refilled now, it is not part of that.
    state.tiles.drawn[first.index()] -= 1;
    let second = state.take_tile(ctx);
    state.hunt_mut().tile = Some(second.unwrap_or(first));
    state.tiles.drawn[second.unwrap_or(first).index()] += 1;
    if second.is_some() {
        state.tiles.pool[first.index()] += 1;
    }
    state.frames.push(Frame::Hunt(HuntStep::Read));
}
