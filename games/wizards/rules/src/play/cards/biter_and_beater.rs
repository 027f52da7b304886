//! Biter and Beater!: the swords that the Orcs know by name.

use super::prelude::*;

/// The bonus of such a sword to the prowess of its bearer, and its malus to the body of the attacker.
const MORE: (i8, i8) = (2, 1);

operations! {
    /// Each such weapon in use in the company gives two more to the prowess against this attack, and takes
    /// one from the body of a strike at its bearer.
    "hew" => Hew { kind: Kind },
}

impl Hew {
    /// The number of such weapons that a character uses.
    fn wielded(&self, state: &State, bearer: PieceId, scope: &Scope) -> i8 {
        let items = state.held(bearer).into_iter();
        let such = items.filter(|item| state.piece_is(*item, &self.kind, scope));
        such.filter(|item| state.is_wielded(*item, bearer)).count() as i8
    }
}

impl Does for Hew {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let scope = deed.scope();
        for id in state.who(Who::Characters, &scope) {
            let by = MORE.0 * self.wielded(state, id, &scope);
            if by > 0 {
                state.add_lasting(
                    Some(Change::Number(id, Stat::Prowess, by, None)),
                    Until::Attack,
                    deed.link,
                );
            }
        }
        state.add_lasting(deed.change(state, deed.link.company), Until::Attack, deed.link);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.who(Who::Characters, scope).into_iter().any(|id| self.wielded(state, id, scope) > 0)
    }
}

impl State {
    /// The malus of a target's swords to the body of the strike against it.
    pub(crate) fn hewn(&self, at: PieceId) -> i8 {
        let Some(company) = self.company_of(at) else { return 0 };
        let of = self.lasting.iter().filter(|lasting| lasting.change.is_of_company(company));
        let hews = of.filter_map(|lasting| match lasting.change.op() {
            Some(Op::Hew(hew)) => Some(MORE.1 * hew.wielded(self, at, &Scope::of(self, at))),
            _ => None,
        });
        hews.sum()
    }
}
