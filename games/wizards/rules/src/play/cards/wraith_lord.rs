//! Wraith-lord: a character wounded by a Nazgûl is the weaker for it.

use super::prelude::*;

operations! {
    /// Whomever such an attack on the company wounds has one body less for the rest of the turn.
    "chill" => Chill { kind: Kind },
}

impl Does for Chill {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl State {
    /// Chills a character wounded by the attack that is faced.
    pub(crate) fn is_chilled(&mut self, at: PieceId) {
        let Some(combat) = &self.combat else { return };
        let by = self.lasting.iter().filter(|lasting| match lasting.change.op() {
            Some(Op::Chill(Chill { kind })) => {
                lasting.change.is_of_company(combat.company) && self.attack_is(combat, kind)
            }
            _ => false,
        });
        let colder = by.map(|by| state::Lasting { change: Change::Number(at, Stat::Body, -1, None), ..*by });
        let colder = colder.collect::<Vec<_>>();
        self.lasting.extend(colder);
    }
}
