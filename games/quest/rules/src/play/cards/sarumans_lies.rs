//! Saruman's Lies: does the top plot stay on top, or go to the bottom?

use crate::prelude::*;

/// Saruman's Lies: does the top plot stay on top, or go to the bottom?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Look;

impl Ask for Look {
    const CLAUSE: &'static str = "MEQ-5.5";
    const ID: &'static str = "quest-ask-look-at-plot";
    const AUTO: bool = false;

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if state.decks.top.is_some() {
            offer(Choice::Top);
            offer(Choice::Bottom);
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        if choice == Choice::Bottom
            && let Some(plot) = state.decks.top.take()
        {
            state.decks.under.push(plot);
        }
    }
}

/// Sauron looks at the top plot.
pub fn look(state: &mut State, ctx: &mut Ctx<'_>) {
    ctx.journal.reveal_to(SAURON_ONLY);
    state.decks.top = state.next_plot(ctx);
    if let Some(plot) = state.decks.top {
        ctx.whisper(crate::state::SAURON, || Event::PlotDrawn { plot: Some(plot) });
        state.frames.push(Look);
    }
}
