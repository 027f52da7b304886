//! The table of Guerra del Anillo as one observer sees it, put together from its parts.

use maud::{Markup, html};
use table::{BySeat, Message, Seat, Told};
use war::nation::Side as Camp;
use war::region::Region;
use war::view::View;

use super::context::Context;
use super::map::{Pieces, map};
use super::sign::signs;
use super::spots::spots;
use super::{battle, cards, counters, side, stack, store};

/// What the table is drawn from.
pub struct Scene<'a> {
    /// What the observer sees.
    pub view: &'a View,
    /// Words, and what may be chosen.
    pub ctx: &'a Context<'a>,
    /// The reader's own seat.
    pub own: Option<Seat>,
    /// What the players are called.
    pub names: &'a BySeat<String>,
    /// The legal choices, in notation.
    pub choices: &'a [&'a str],
    /// What the reader is asked.
    pub ask: &'a str,
    /// What happened last.
    pub told: &'a [Told],
    /// What a message says to the reader.
    pub say: &'a dyn Fn(&Message) -> String,
}

/// The side of a seat.
pub const fn camp_of(view: &View, seat: Seat) -> Camp {
    let free = if view.players == 4 { 2 } else { 1 };
    if seat.index() < free {
        Camp::Free
    } else {
        Camp::Shadow
    }
}

/// The seats of a side.
pub(super) fn seats_of(view: &View, camp: Camp) -> Vec<Seat> {
    let all = view.hands.iter().map(|(seat, _)| seat);
    all.filter(|seat| camp_of(view, *seat) == camp).collect()
}

impl Scene<'_> {
    /// The map with all that stands on it; what stands in each region lies ready to be opened.
    pub fn board(&self) -> Markup {
        let spots = spots(self.view, self.choices.iter().copied()).collect::<Vec<_>>();
        let told = |region: &str| counters::told(self.view, self.ctx, region);
        let here = |region: Region| counters::pieces(self.view, self.ctx, region);
        let open = |region: &str| {
            spots
                .iter()
                .any(|spot| spot.at.is_some_and(|at| at.id() == region))
        };
        let pieces = Pieces {
            over: &counters::over(self.view, self.ctx),
            here: &|region| region.parse().map_or_else(|_| html! {}, here),
            told: &told,
            opens: &open,
        };
        html! {
            div #war-table .warsheet {
                div #sign-sheet .layer hidden[true] { (signs()) }
                (map(self.ctx, &pieces))
            }
            (zoom(self.ctx))
            (stack::stacks(self, &spots))
        }
    }

    /// Cards.
    pub fn hand(&self) -> Markup {
        html! {
            div .warhand { (cards::cards(self.view, self.ctx, self.own, self.names)) }
        }
    }

    /// The dice, what goes on, and what is counted.
    pub fn turn(&self) -> Markup {
        html! {
            (side::dice(self))
            (battle::battle(self))
            (side::hunt(self))
            (side::tracks(self.view, self.ctx))
            (store::store(self.view, self.ctx))
        }
    }
}

/// Nearer, farther, the whole map: for whoever has neither wheel nor keys. The script shows them.
fn zoom(ctx: &Context) -> Markup {
    html! {
        div #war-zoom .layer .wzoom data-zooms hidden[true] role="group" aria-label=(ctx.say("war-board-zoom")) {
            @for (key, sign, id) in [("+", "+", "war-board-nearer"), ("-", "−", "war-board-farther"), ("0", "⤢", "war-board-whole")] {
                button type="button" data-zoom=(key) aria-label=(ctx.say(id)) title=(ctx.say(id)) { (sign) }
            }
        }
    }
}
