//! Seized by Terror, Faces of the Dead: a frightened character leaves the others and goes back.

use super::prelude::*;

operations! {
    /// Makes a character leave the company, and return to its site of origin.
    "part_back" => PartBack { who: Who },
}

impl Does for PartBack {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in state.who(self.who, &deed.scope()) {
            state.part_back(id, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.who(self.who, scope).is_empty()
    }

    fn is_barred_on_guard(&self) -> bool {
        true
    }
}

impl State {
    /// Parts a character with its followers as a company of their own, which has had its movement phase and
    /// does nothing at its site. If no other is there, the company returns.
    fn part_back(&mut self, id: PieceId, ctx: &mut Ctx<'_>) {
        let Some(company) = self.company_of(id) else { return };
        if self.characters(company).count() <= 1 + self.followers(id).count() {
            return self.send_back(company, ctx);
        }
        // Its leader does not go along: it is uncontrolled until its player organizes (SATM-9.11).
        if self.piece_mut(id).leader.take().is_some() {
            self.piece_mut(id).adrift = true;
        }
        self.regroup(id, None, ctx);
        if let Some(own) = self.company_of(id) {
            let own = self.company_mut(own);
            own.moved = true;
            own.barred = true;
        }
    }
}
