//! Who takes what a character leaves (SATM-15.21)? Then the character goes.

use crate::prelude::*;

/// One item to each unwounded character of the company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heirs {
    /// The character who goes.
    pub of: PieceId,
    /// The zone the character goes to.
    pub to: Zone,
    /// The number of items that may still be passed on.
    pub left: u8,
    /// The characters who have taken one.
    pub given: Vec<PieceId>,
}

impl Heirs {
    fn each(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let Some(company) = state.company_of(self.of) else {
            return;
        };
        for item in state.held(self.of).into_iter().filter(|item| state.face(*item).class.is_some()) {
            for to in state.characters(company).filter(|to| *to != self.of) {
                offer(Choice::Give(item, to));
            }
        }
    }
}

impl Heirs {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let out: u8 = match self.to {
            Zone::Out => 1,
            Zone::Hand => 2,
            _ => 0,
        };
        Some(state.of_card(self.of, "wizards-asked-heirs-of").with("out", out))
    }
}

impl State {
    /// Asks who takes up to `left` items of a character, who then goes to that zone.
    pub(crate) fn ask_heirs(&mut self, of: PieceId, to: Zone, left: u8) {
        self.frames.push(Heirs { of, to, left, given: Vec::new() });
    }
}

impl Question<Wizards> for Heirs {
    const CLAUSE: Clause = Clause("SATM-15.21");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.of).owner)
    }

    sentences!("heirs" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.each(state, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Give(item, to) => {
                let held =
                    state.pieces.get(item.index()).is_some_and(|piece| piece.zone == Zone::On(self.of));
                let heir = state.pieces.get(to.index()).is_some_and(|piece| piece.status != Status::Wounded);
                require(held && heir && !self.given.contains(&to), Why::HEIR)?;
                state.may_bear(item, to)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if !state.is_member(self.of) || state.is_sheltered(self.of, self.to) {
            return Moot::Lapses;
        }
        let mut any = false;
        self.each(state, &mut |choice| any |= self.objection(state, Seat::new(0), &choice).is_ok());
        if any && self.left > 0 { Moot::No } else { Moot::Answer(Choice::Pass) }
    }

    fn answer(mut self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Give(item, to) => {
                state.transfer(item, to, ctx);
                self.given.push(to);
                self.left -= 1;
                state.frames.push(self);
            }
            _ => state.leave(self.of, self.to, ctx),
        }
    }
}
