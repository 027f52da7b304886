//! A choice that an operation leaves to a player; the operation itself lists the answers, and the effect of each.

use crate::cards::effect::Asked;
use crate::prelude::*;
use crate::questions::Frame;

/// The question of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choose(pub Asked);

impl State {
    /// Asks for one of the answers of an operation.
    pub(crate) fn ask_to_choose(&mut self, asked: Asked) {
        self.frames.push(Choose(asked));
    }
}

impl Choose {
    fn asking(&self, state: &State) -> Option<&'static Op> {
        let mut op = state.ops(&self.0.link).get(usize::from(self.0.op));
        while let Some(inner) = op.and_then(|op| if op.asks() { None } else { op.inner() }) {
            op = Some(inner);
        }
        op
    }

    fn options(&self, state: &State) -> Vec<Choice> {
        self.asking(state).map_or_else(Vec::new, |op| op.options(state, &self.0))
    }

    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.0.link.piece, self.asking(state)?.sentence(self.0.step)))
    }
}

impl Question<Wizards> for Choose {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.0.seat)
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
            op.chosen(state, self.0, choice, ctx);
        }
    }
}

impl State {
    /// The hidden cards at which a seat looks that is asked so.
    pub(crate) fn looked_at_to_choose(&self, seat: Seat) -> Vec<PieceId> {
        let asked = self.frames.iter().filter_map(|frame| match frame {
            Frame::Choose(choose) if choose.0.seat == seat => Some(choose),
            _ => None,
        });
        let seen = |ask: &Choose| ask.asking(self).map_or_else(Vec::new, |op| op.looks_at(self, &ask.0));
        asked.flat_map(seen).collect()
    }
}
