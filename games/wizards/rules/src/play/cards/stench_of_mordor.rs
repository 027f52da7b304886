//! Stench of Mordor, Waiting Shadow: a character of the company taps, of its player's choice.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::cards::Kind;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// An untapped character of the company taps that is such a one, of its player's choice.
    "tap_one" => TappingOne { kind: Kind },
}

impl Does for TappingOne {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(TapOne { link: *deed.link, op: deed.index });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.company.is_some_and(|id| {
            state.characters(id).any(|one| state.is_untapped(one) && state.piece_is(one, &self.kind, scope))
        })
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

/// Which character taps?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TapOne {
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
}

impl TapOne {
    fn all(self, state: &State) -> Vec<PieceId> {
        let mut op = state.ops(&self.link).get(usize::from(self.op));
        while let Some(inner) = op.and_then(|op| op.inner()) {
            op = Some(inner);
        }
        let (Some(Op::TappingOne(TappingOne { kind })), Some(company)) = (op, self.link.company) else {
            return Vec::new();
        };
        let scope = self.link.scope();
        let able = |id: &PieceId| state.is_untapped(*id) && state.piece_is(*id, kind, &scope);
        state.characters(company).filter(able).collect()
    }

    fn facts(self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.link.piece, "wizards-asked-tap-one-by"))
    }
}

impl Question<Wizards> for TapOne {
    const CLAUSE: Clause = Clause("SATM-5.7");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("tap-one" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|id| offer(Choice::Pick(id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Pick(id) = choice else {
            return Err(Why::NOT_NOW);
        };
        require(self.all(state).contains(id), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.all(state).as_slice() {
            [] => Moot::Lapses,
            [only] => Moot::Answer(Choice::Pick(*only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.tap(id);
            let card = state.piece(id).card;
            ctx.tell(|| Event::Turned { card });
        }
    }
}
