//! Which active plot is discarded?

use crate::prelude::*;

/// Which active plot is discarded?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiscardActive {
    /// The hero who does it.
    pub seat: Seat,
    /// The places, one of which the plot affects.
    pub places: Places,
}

impl Ask for DiscardActive {
    const CLAUSE: &'static str = "MEQ-5.3g";
    const ID: &'static str = "quest-ask-discard-active";
    crate::ask::buttons! {
        "slot": "drop-slot", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        for (space, plot) in state.sauron.active.iter().enumerate() {
            if plot.is_some_and(|(_, place)| self.places.has(place)) {
                offer(Choice::Slot(space as u8 + 1));
            }
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Slot(space) = choice {
            state.discard_plot(usize::from(space) - 1, ctx);
        }
    }
}

/// Which plot does Sauron discard from hand?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiscardFromHand {
    /// The number of plots to discard.
    pub left: u8,
}

impl Ask for DiscardFromHand {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-discard-plot";
    const AUTO: bool = false;

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.sauron.plots.titles().map(Choice::Plot).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Plot(plot) = choice {
            ctx.journal.reveal();
            state.sauron.drop_plot(plot);
            state.decks.plots_out.add(plot);
            ctx.tell(|| Event::PlotDiscarded { plot });
            if self.left > 1 {
                state.frames.push(Self { left: self.left - 1 });
            }
        }
    }
}
