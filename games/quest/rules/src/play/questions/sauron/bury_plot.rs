//! Which order do the other plots have under the deck?

use crate::prelude::*;

/// Which order do the other plots have under the deck?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuryPlot;

impl Ask for BuryPlot {
    const CLAUSE: &'static str = "MEQ-3.5";
    const ID: &'static str = "quest-ask-bury-plot";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "plot": _, "bury";
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.sauron.looking.titles().map(Choice::Plot).for_each(offer);
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match state.sauron.looking.len() {
            0 => Moot::Lapses,
            1 => Moot::Answer(Choice::Plot(state.sauron.looking.at(0))),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Plot(plot) = choice {
            state.sauron.looking.take(plot);
            state.decks.under.push(plot);
            ctx.tell_apart(
                SAURON_ONLY,
                || Event::PlotBuried { plot: Some(plot) },
                || Event::PlotBuried { plot: None },
            );
            state.frames.push(Self);
        }
    }
}
