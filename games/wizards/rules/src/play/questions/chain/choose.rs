//! A choice that an operation leaves to a player; the operation itself lists the answers, and the effect of each.

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question};
use table::{Clause, Message, Seat, SeatSet};

use crate::Wizards;
use crate::cards::Op;
use crate::cards::effect::Deed;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::ids::PieceId;
use crate::mechanics::Scope;
use crate::questions::Frame;
use crate::state::{Link, State};
use crate::why::{Verdict, Why, require};

/// The question of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choose {
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
    /// The player asked.
    pub seat: Seat,
    /// The progress, as the operation counts it.
    pub step: u8,
}

impl Choose {
    /// The question of the operation under way, to a player.
    pub(crate) const fn of(deed: Deed<'_>, seat: Seat) -> Self {
        Self { link: *deed.link, op: deed.index, seat, step: 0 }
    }

    /// The scope of its conditions.
    pub(crate) const fn scope(&self) -> Scope {
        self.link.scope()
    }

    fn asking(&self, state: &State) -> Option<&'static Op> {
        let mut op = state.ops(&self.link).get(usize::from(self.op));
        while let Some(inner) = op.and_then(|op| if op.asks() { None } else { op.inner() }) {
            op = Some(inner);
        }
        op
    }

    fn options(&self, state: &State) -> Vec<Choice> {
        self.asking(state).map_or_else(Vec::new, |op| op.options(state, self))
    }

    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.link.piece, self.asking(state)?.sentence(self.step)))
    }
}

impl Question<Wizards> for Choose {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("choose" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.options(state).into_iter().for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        require(self.options(state).contains(choice), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.options(state).as_slice() {
            [] => Moot::Lapses,
            [only] => Moot::Answer(*only),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Some(op) = self.asking(state) {
            op.chosen(state, self, choice, ctx);
        }
    }
}

impl State {
    /// The hidden cards at which a seat looks that is asked so.
    pub(crate) fn looked_at_to_choose(&self, seat: Seat) -> Vec<PieceId> {
        let asked = self.frames.iter().filter_map(|frame| match frame {
            Frame::Choose(choose) if choose.seat == seat => Some(choose),
            _ => None,
        });
        let seen = |ask: &Choose| ask.asking(self).map_or_else(Vec::new, |op| op.looks_at(self, ask));
        asked.flat_map(seen).collect()
    }
}
