//! Does Sauron play a plot, discard one, or neither?

use crate::prelude::*;

/// Does Sauron play a plot, discard one, or neither?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayPlot;

impl Ask for PlayPlot {
    const CLAUSE: &'static str = "MEQ-2.3";
    const ID: &'static str = "quest-ask-play-plot";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "done": "neither", "keep-plots";
        "plot": "play-plot", _;
        "slot": "drop-slot", "drop-own";
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.sauron.plots.titles().map(Choice::Plot).for_each(&mut *offer);
        let active = state.sauron.active.iter().enumerate().filter(|(_, plot)| plot.is_some());
        active.map(|(space, _)| Choice::Slot(space as u8 + 1)).for_each(&mut *offer);
        offer(Choice::Done);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let Choice::Plot(plot) = choice else { return Ok(()) };
        require(state.sauron.pool >= state.pack.plot(plot).pool, Why::POOL_TOO_SMALL)?;
        require(state.plots_active() < 3, Why::NO_SPACE)?;
        require(!state.plot_places(plot).is_empty(), Why::REQUIREMENT)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Plot(plot) => {
                state.sauron.drop_plot(plot);
                ctx.journal.reveal();
                state.ask_space(plot);
            }
            Choice::Slot(space) => state.discard_plot(usize::from(space) - 1, ctx),
            _ => {}
        }
    }
}
