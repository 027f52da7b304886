//! Which place does the plot affect that is being played?

use crate::prelude::*;

/// Which place does the plot affect that is being played?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlotAt {
    /// The plot: all see it.
    pub plot: Plot,
}

impl State {
    /// Asks where a plot goes.
    pub(crate) fn ask_space(&mut self, plot: Plot) {
        self.frames.push(PlotAt { plot });
    }
}

impl Ask for PlotAt {
    const CLAUSE: &'static str = "MEQ-2.3b";
    const ID: &'static str = "quest-ask-plot-at";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.plot_places(self.plot).iter().map(Choice::At).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::At(place) = choice {
            state.play_plot(self.plot, place, ctx);
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("card", self.plot)
    }
}
