//! An Unexpected Party: as many Dwarves as will come, and the small ones follow of themselves.

use super::prelude::*;
use crate::card::Face;

cardlang::op_types! {
    /// The company has more than one character but wizards with a mind above five, or more than two who are no Dwarves, or no
    /// Dwarf with such a mind.
    "party_over" => PartyOver,
    /// The company on which it lies is as large as it likes, and Dwarves with a mind of two or less need no influence in it; any
    /// number of Dwarves comes into play with it.
    "hosts_dwarves" => HostsDwarves,
}

/// The mind above which a character is great.
const GREAT: i8 = 5;
/// The mind up to which a Dwarf needs no influence.
const SMALL: i8 = 2;

fn is_over(state: &State, company: CompanyId) -> bool {
    let dwarf = |id: &PieceId| state.face(*id).race == Some(Race::Dwarf);
    let great = |id: &PieceId| !state.face(*id).is_wizard() && state.mind(*id) > GREAT;
    let all = state.characters(company).collect::<Vec<_>>();
    let others = all.iter().filter(|id| !dwarf(id)).count();
    all.iter().filter(|id| great(id)).count() > 1
        || others > 2
        || !all.iter().any(|id| dwarf(id) && great(id))
}

impl Holds for PartyOver {
    fn holds(&self, state: &State, scope: &Scope) -> bool {
        scope.company.is_some_and(|id| is_over(state, id))
    }

    fn is_of_company(&self) -> bool {
        true
    }

    fn ends_with_members(&self, state: &State, company: CompanyId, left: bool) -> bool {
        !left && is_over(state, company)
    }
}

impl Says for HostsDwarves {
    fn touches(&self) -> Touches {
        Touches::CONTROL
    }

    fn lifts_limit(&self) -> bool {
        true
    }

    fn invites(&self, face: &Face) -> bool {
        face.race == Some(Race::Dwarf)
    }

    fn frees(&self, state: &State, who: PieceId) -> bool {
        let face = state.face(who);
        face.race == Some(Race::Dwarf) && face.mind.is_some() && state.mind_to_control(who) <= SMALL
    }
}
