//! Lord of the Rings: which plot or shadow card does Sauron take from a discard pile?

use crate::prelude::*;

/// Lord of the Rings: which plot or shadow card does Sauron take from a discard pile?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recover;

impl Ask for Recover {
    const CLAUSE: &'static str = "MEQ-5.5";
    const ID: &'static str = "quest-ask-recover";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.decks.plots_out.titles().map(Choice::Plot).for_each(&mut *offer);
        // The card itself is being played: it is not among those he takes.
        let own = "lord_of_the_rings".parse::<Shadow>().ok();
        let others = state.decks.shadows_out.titles().filter(|card| Some(*card) != own);
        others.map(Choice::Shadow).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Plot(plot) => {
                state.decks.plots_out.take(plot);
                state.sauron.take_plot_openly(plot);
                ctx.tell(|| Event::PlotKept { plot: Some(plot) });
            }
            Choice::Shadow(card) => {
                state.decks.shadows_out.take(card);
                state.sauron.take_shadow_openly(card);
                ctx.tell(|| Event::ShadowDrawn { card: Some(card) });
            }
            _ => {}
        }
    }
}
