//! The order of Gandalfs and Nazgûl (VAM-3.1, VAM-4.4, VAM-4.5).
//!
//! The book lets the player choose the order. It matters only between Gandalfs, which divide boxes, and Nazgûl that
//! mark boxes of the same player; so only then does the table ask, and offers the usual order (Rings, Gandalfs on
//! the next boxes, Nazgûl) as one choice.

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question};
use table::kit::require;
use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};

use super::{HowFar, active, to_active};
use crate::Journey;
use crate::choice::Choice;
use crate::dice::Colour;
use crate::event::{Ctx, Event, Idle};
use crate::nazgul_route::SquareBox;
use crate::state::{Results, State};
use crate::why::Why;

/// Which result is applied next?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhichResult(pub Results);

impl Question<Journey> for WhichResult {
    const CLAUSE: Clause = Clause("VAM-3.1");

    fn asked(&self, state: &State) -> SeatSet {
        active(state)
    }

    fn prompt(&self, state: &State, observer: Observer) -> Message {
        let Self(results) = self;
        let own = |die: &Colour| state.hit_by(&results.roll, *die) == Some(state.active);
        let asked = to_active(state, observer, "journey-prompt-apply", "journey-wait-apply");
        asked.with("gandalfs", results.gandalfs).with("nazgul", results.nazgul.iter().filter(own).count())
    }

    /// Without a Gandalf that can do anything there is nothing to decide; with one box to divide, and no Nazgûl on
    /// oneself, there is one way to do it.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let Self(results) = self;
        let route = state.seats[state.active].nazgul;
        if results.gandalfs == 0 || route.complete() {
            return Moot::Lapses;
        }
        let Some(next) = route.next_divisible() else {
            return Moot::Lapses;
        };
        let hits_self = |die| state.hit_by(&results.roll, die) == Some(state.active);
        if route.several_divisible() || state.rules.voluntary || results.nazgul.iter().any(hits_self) {
            Moot::No
        } else {
            Moot::Answer(Choice::Divide(next))
        }
    }

    fn lapse(mut self, state: &mut State, ctx: &mut Ctx<'_>) {
        let (seat, count) = (state.active, self.0.gandalfs);
        if count > 0 && !state.seats[seat].eliminated() {
            let why = Idle::NothingToDivide;
            ctx.tell(|| Event::GandalfIdle { seat, count, why });
        }
        state.apply_all_nazgul(&mut self.0, ctx.journal);
        state.phase = HowFar(self.0).into();
    }

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let route = state.seats[seat].nazgul;
        (0..route.length()).for_each(|square| offer(Choice::Divide(square)));
        self.0.nazgul.iter().for_each(|die| offer(Choice::Nazgul(die)));
        if state.rules.voluntary {
            offer(Choice::Forgo);
        }
        offer(Choice::Settle);
    }

    /// The boxes are looked at all together.
    #[inline]
    fn choices(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let squares = state.seats[seat].nazgul.all_divisible();
        squares.for_each(|square| offer(Choice::Divide(square)));
        let own = |die: &Colour| state.hit_by(&self.0.roll, *die) == Some(state.active);
        self.0.nazgul.iter().filter(own).for_each(|die| offer(Choice::Nazgul(die)));
        if state.rules.voluntary {
            offer(Choice::Forgo);
        }
        offer(Choice::Settle);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Divide(square) => may_divide(state, square),
            Choice::Nazgul(die) => may_apply_nazgul(state, &self.0, die),
            Choice::Settle => Ok(()),
            // VAM-A12: only where the table plays so may one leave results unused.
            Choice::Forgo => require(state.rules.voluntary, Why::InFull),
            Choice::Advance(_) => require(state.rules.voluntary, Why::InFull),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Divide(square) => {
                let words = |id| Message::new(id).with("square", square + 1);
                let (label, effect) = (words("journey-choice-divide"), words("journey-effect-divide"));
                Explanation::new(label, effect, Clause("VAM-4.5"))
            }
            Choice::Nazgul(die) => {
                let words = |id| Message::new(id).with("die", die);
                let (label, effect) = (words("journey-choice-nazgul"), words("journey-effect-nazgul"));
                Explanation::new(label, effect, Self::CLAUSE)
            }
            Choice::Settle => {
                // Where one may choose how far to go, it goes all the way, too.
                let id = if self.0.rings > 0 { "journey-choice-settle-all" } else { "journey-choice-settle" };
                let label = Message::new(id).with("gandalfs", self.0.gandalfs);
                Explanation::new(label, Message::new("journey-effect-settle"), Self::CLAUSE)
            }
            Choice::Forgo => Explanation::new(
                Message::new("journey-choice-forgo"),
                Message::new("journey-effect-forgo").with("count", self.0.gandalfs),
                Clause("VAM-A12"),
            ),
            _ => Why::NotNow.refusal().into(),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Self(mut results) = self;
        match *choice {
            Choice::Divide(square) => state.divide(square, &mut results, ctx.journal),
            Choice::Nazgul(die) => state.apply_nazgul(die, &mut results, ctx.journal),
            // VAM-A12: the Gandalfs stay unused.
            Choice::Forgo => {
                let (count, why) = (results.gandalfs, Idle::Forgone);
                ctx.tell(|| Event::GandalfIdle { seat, count, why });
                results.gandalfs = 0;
            }
            _ => return state.settle(results, ctx.journal),
        }
        state.phase = Self(results).into();
    }
}

/// VAM-4.5, VAM-A4: a box of one's own that is neither marked nor divided.
fn may_divide(state: &State, square: u8) -> Result<(), Why> {
    let route = state.seats[state.active].nazgul;
    require(square < route.length(), Why::NoSuchBox)?;
    match route.at(square) {
        SquareBox::Empty => Ok(()),
        SquareBox::Marked | SquareBox::BothMarked => Err(Why::BoxMarked),
        SquareBox::Halves | SquareBox::HalfMarked => Err(Why::BoxDivided),
    }
}

/// VAM-3.1: the order matters only for Nazgûl that mark the boxes a Gandalf could still divide, so only
/// those are asked for one by one.
fn may_apply_nazgul(state: &State, results: &Results, die: Colour) -> Result<(), Why> {
    let own = results.nazgul.has(die) && state.hit_by(&results.roll, die) == Some(state.active);
    require(own, Why::NoSuchNazgul)
}
