//! Which of the plots drawn does Sauron keep?

use crate::prelude::*;
use crate::questions::sauron::bury_plot::BuryPlot;

/// Which of the plots drawn does Sauron keep?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepPlot {
    /// The number of plots he keeps.
    pub keep: u8,
}

impl Ask for KeepPlot {
    const CLAUSE: &'static str = "MEQ-3.5";
    const ID: &'static str = "quest-ask-keep-plot";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "plot": _, "keep-plot";
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.sauron.looking.titles().map(Choice::Plot).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Plot(plot) = choice {
            state.sauron.looking.take(plot);
            state.sauron.plots.add(plot);
            ctx.tell_apart(
                SAURON_ONLY,
                || Event::PlotKept { plot: Some(plot) },
                || Event::PlotKept { plot: None },
            );
        }
        if self.keep > 1 {
            state.frames.push(Self { keep: self.keep - 1 });
        } else {
            state.frames.push(BuryPlot);
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("left", self.keep)
    }
}
