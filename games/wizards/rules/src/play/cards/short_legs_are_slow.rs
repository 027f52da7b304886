//! Short Legs Are Slow: who goes with many Hobbits goes by regions, and not far.

use super::prelude::*;

conditions! {
    /// The company has at least as many such characters as others.
    "mostly" => Mostly { kind: Kind } of company: |it, state, scope| {
        scope.company.is_some_and(|id| {
            let those = state.characters(id).filter(|one| state.piece_is(*one, &it.kind, scope)).count();
            2 * those >= state.characters(id).count()
        })
    };
}

statics! {
    /// A company does not move from haven to haven, or to or from one, but by regions.
    "walks" => Walks: |_| Touches::LANDS;
}

impl State {
    /// Does a company move by regions only?
    pub(crate) fn walks(&self, id: CompanyId) -> bool {
        self.rules.standard
            && self.in_play.iter().copied().filter(|by| self.face(*by).touches.lands()).any(|by| {
                let scope = Scope { company: Some(id), ..Scope::of(self, by) };
                let mut has = self.face(by).has.iter();
                has.any(|one| self.unwrapped(one, &scope) == Some(&Static::Walks))
            })
    }
}
