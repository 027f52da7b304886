//! Which item is lost?

use crate::prelude::*;

/// One after another; the defender chooses, or the attacker where the card says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lose {
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
    /// The character; `None`: the whole company.
    pub whose: Option<PieceId>,
    /// The number still to lose.
    pub left: i8,
}

impl Lose {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        own.then(|| state.of_card(self.link.piece, "wizards-asked-lose-by"))
    }
}

impl State {
    /// Asks which item of the company is lost.
    pub(crate) fn ask_loss(&mut self, link: Link, op: u8) {
        self.frames.push(Lose { link, op, whose: None, left: 1 });
    }
}

impl Question<Wizards> for Lose {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        let plunders = matches!(state.ops(&self.link).get(usize::from(self.op)), Some(Op::Plunder(_)));
        SeatSet::only(if plunders { self.link.seat } else { state.active() })
    }

    sentences!("lose" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.losable(&self.link, self.op, self.whose).into_iter().for_each(|id| offer(Choice::Pick(id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Pick(id) = choice else {
            return Err(Why::NOT_NOW);
        };
        require(state.losable(&self.link, self.op, self.whose).contains(id), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match state.losable(&self.link, self.op, self.whose).as_slice() {
            [] => Moot::Lapses,
            _ if self.left <= 0 => Moot::Lapses,
            [only] => Moot::Answer(Choice::Pick(*only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.frames.push(Self { left: self.left - 1, ..self });
            state.lose_item(id, ctx);
        }
    }
}
