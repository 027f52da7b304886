//! Left Behind: a character who cannot keep up goes on alone.

use super::prelude::*;

operations! {
    /// Makes a character go on as a company of its own, by the same way, with a movement phase of its own and
    /// a limit of one.
    "split_off" => SplitOff { who: Who },
}

impl Does for SplitOff {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in state.who(self.who, &deed.scope()) {
            state.split_off(id, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.who(self.who, scope).is_empty()
    }
}

impl State {
    /// Splits a character off, with its followers; a company of one stays as it is.
    pub(crate) fn split_off(&mut self, id: PieceId, ctx: &mut Ctx<'_>) {
        let Some(from) = self.company_of(id).filter(|_| self.is_character(id)) else {
            return;
        };
        if self.characters(from).count() <= 1 + self.followers(id).count() {
            return;
        }
        // Its leader does not go along: it is uncontrolled until its player organizes (SATM-9.11).
        if self.piece_mut(id).leader.take().is_some() {
            self.piece_mut(id).adrift = true;
        }
        let old = self.company(from);
        let (to, shown, path, flies) = (old.to, old.shown, old.path.clone(), old.flies);
        self.regroup(id, None, ctx);
        if let Some(own) = self.company_of(id) {
            let own = self.company_mut(own);
            (own.to, own.shown, own.path, own.flies) = (to, shown, path, flies);
            own.moved = false;
            own.parted = true;
        }
    }
}
