//! Leaf Brooch: it is given up instead of an item of the company that would be lost.

use super::statics::Flag;
use crate::prelude::*;
use crate::questions::sentences;

/// Is something else given up for the item that a card takes?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spare {
    /// The item that would be lost.
    pub item: PieceId,
}

impl State {
    /// A card takes an item of a company: it is discarded, or another for it. All effects that take items come here.
    pub(crate) fn lose_item(&mut self, item: PieceId, ctx: &mut Ctx<'_>) {
        if self.given_up_for(item).next().is_some() {
            self.frames.push(Spare { item });
        } else {
            self.discard(item, ctx);
        }
    }

    /// The items of the same company that may be given up for an item.
    fn given_up_for(&self, item: PieceId) -> impl Iterator<Item = PieceId> + '_ {
        let class = self.face(item).class;
        let company =
            self.company_of(item).filter(|_| class.is_some_and(|class| class != ItemClass::Special));
        let says = Static::may(Flag::BeLostInstead);
        let own = self
            .in_play
            .iter()
            .copied()
            .filter(move |id| *id != item && company.is_some() && self.company_of(*id) == company);
        own.filter(move |id| self.face(*id).has.contains(&says))
    }
}

impl Spare {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.item, "wizards-asked-spare-of"))
    }
}

impl Question<Wizards> for Spare {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.item).owner)
    }

    sentences!("spare" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.given_up_for(self.item).for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(state.given_up_for(self.item).any(|one| one == id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if !state.piece(self.item).zone.in_play() {
            Moot::Lapses
        } else if state.given_up_for(self.item).next().is_none() {
            Moot::Answer(Choice::Pass)
        } else {
            Moot::No
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Pick(id) => state.discard(id, ctx),
            _ => state.discard(self.item, ctx),
        }
    }
}
