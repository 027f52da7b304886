//! Elven Rope: a beaten creature is bound, and brought home. Is it?

use super::effect::{Holds, Says};
use super::prelude::{conditions, statics};
use crate::prelude::*;
use crate::questions::sentences;

statics! {
    /// A weak creature that the company has beaten may be bound with it instead of being eliminated; its points are of no class.
    "binds" => Binds;
}

conditions! {
    /// The card is stored, with a bound creature.
    "holds_bound" => HoldsBound: |_, state, scope| {
        scope.piece().is_some_and(|id| state.piece(id).stored.is_some() && state.bound_with(id).is_some())
    };
}

/// Whatever has less prowess on its card can be bound.
const WEAK: i8 = 11;

impl State {
    /// The creature that is bound with a rope.
    fn bound_with(&self, rope: PieceId) -> Option<PieceId> {
        let bound = |id: &PieceId| self.piece(*id).zone == Zone::Aside && self.piece(*id).under == Some(rope);
        (0..self.pieces.len() as u16).map(PieceId).find(bound)
    }

    /// The ropes of a company with which nothing is bound.
    fn ropes(&self, company: CompanyId) -> impl Iterator<Item = PieceId> + '_ {
        let own = self.in_play.iter().copied().filter(move |id| self.company_of(*id) == Some(company));
        own.filter(move |id| self.face(*id).has.contains(&Static::Binds) && self.bound_with(*id).is_none())
    }

    /// A creature was beaten: may it be bound?
    pub(crate) fn may_be_bound(&mut self, creature: PieceId, company: CompanyId) {
        let face = self.face(creature);
        if face.kind == CardKind::Creature && face.prowess < WEAK && self.ropes(company).next().is_some() {
            self.frames.push(Bind { company, creature });
        }
    }

    /// Frees a bound creature when its bearer is wounded.
    pub(crate) fn lets_loose(&mut self, who: PieceId, ctx: &mut Ctx<'_>) {
        let held = self.held(who).into_iter().filter(|id| self.face(*id).has.contains(&Static::Binds));
        let bound = held.filter_map(|rope| self.bound_with(rope)).collect::<Vec<_>>();
        for id in bound {
            self.put(id, Zone::Discard);
            let (seat, card) = (self.piece(id).owner, self.piece(id).card);
            ctx.tell(|| Event::Discarded { seat, card });
        }
    }
}

/// Which rope, if any, binds the creature?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bind {
    pub company: CompanyId,
    /// The defeated creature.
    pub creature: PieceId,
}

impl Question<Wizards> for Bind {
    const CLAUSE: Clause = Clause("SATM-15.26");

    fn asked(&self, state: &State) -> SeatSet {
        state.find_company(self.company).map_or(SeatSet::EMPTY, |company| SeatSet::only(company.seat))
    }

    sentences!("bind");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.ropes(self.company).for_each(|rope| offer(Choice::Pick(rope)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(state.ropes(self.company).any(|rope| rope == *id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let won = matches!(state.piece(self.creature).zone, Zone::Won(_));
        Moot::lapses(!won || state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if let Choice::Pick(rope) = *choice {
            state.put(self.creature, Zone::Aside);
            state.piece_mut(self.creature).under = Some(rope);
        }
    }
}
