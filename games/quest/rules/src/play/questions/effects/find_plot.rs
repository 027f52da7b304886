//! Which plot does Sauron take from the deck or the discards?

use crate::effect::Op;
use crate::prelude::*;

/// Which plot does Sauron take from the deck or the discards?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FindPlot {
    /// The effect that says which.
    pub op: Op,
    /// May it be played at once?
    pub play: bool,
}

impl Ask for FindPlot {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-find-plot";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "done": "take-none", _;
        "plot": _, "take-plot";
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let (Effect::FindPlot { plots } | Effect::FindAndPlay { plots }) = state.pack.effect(self.op) else {
            return;
        };
        let there = |plot: &Plot| state.decks.plots.has(*plot) || state.decks.plots_out.has(*plot);
        // A plot that is there has to be taken; that there is none, only Sauron sees.
        let mut found = plots.plots.iter().copied().filter(there).peekable();
        if found.peek().is_none() {
            offer(Choice::Done);
        }
        found.map(Choice::Plot).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let Choice::Plot(plot) = choice else { return };
        ctx.journal.reveal();
        if !state.decks.plots_out.take(plot) {
            state.decks.plots.take(plot);
        }
        state.sauron.take_plot_openly(plot);
        ctx.tell(|| Event::PlotKept { plot: Some(plot) });
        if self.play && !state.plot_places(plot).is_empty() {
            state.frames.push(PlayFound { plot });
        }
    }
}

/// Is the plot that was found played at once?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayFound {
    pub plot: Plot,
}

impl Ask for PlayFound {
    const CLAUSE: &'static str = "MEQ-2.3";
    const ID: &'static str = "quest-ask-play-found";
    crate::ask::buttons! {
        "yes": "play-now", _;
        "no": "keep-in-hand", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::No);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        if choice == Choice::Yes && state.sauron.drop_plot(self.plot) {
            state.ask_space(self.plot);
        }
    }
}
