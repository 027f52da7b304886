//! Grond, Hammer of the Underworld (`event:shadow-character-20`) and The Fighting Uruk-hai (`event:shadow-strategy-02`): a siege of
//! three rounds, in the first of which the Free Peoples have no Combat cards unless a Companion fights.

use super::effect::Need;
use super::prelude::*;

needs! {
    /// A besieging Army is with the Witch-king.
    "kings_siege" => KingsSiege: |_, state| !sieges(state, |at| fits(Need::KingsSiege, state, at)).is_empty();
    /// A besieging Army has a unit of this Nation.
    "siege_with" => SiegeWith { nation: Nation }: |it, state| {
        !sieges(state, |at| fits(Need::SiegeWith(it), state, at)).is_empty()
    };
}

effects! {
    /// A siege of three rounds.
    "assault" => Assault,
}

/// Is a besieger named by this need in `at`, if it names one?
fn fits(need: Need, state: &State, at: Region) -> bool {
    match need {
        Need::KingsSiege => state.stands(Character::WitchKing) == Some(at),
        Need::SiegeWith(SiegeWith { nation }) => state.board.at(at).nation(nation) > 0,
        _ => true,
    }
}

/// Regions in which the Shadow besieges, can assault, and passes a test.
fn sieges(state: &State, test: impl Fn(Region) -> bool) -> RegionSet {
    let attack = |at| state.objection_to_attack(Side::Shadow, at, at, Led::Freely);
    let sieges = state.sieges(Side::Free).iter();
    sieges.filter(|at| test(*at) && attack(*at).is_ok()).collect()
}

impl Does for Assault {
    fn serves(&self, _: &State) -> Serves {
        Serves::Armies
    }

    fn might(&self, state: &State, _: Side) -> bool {
        !sieges(state, |_| true).is_empty()
    }

    /// The regions where the figure named by the card besieges.
    fn regions(&self, ask: Deed, state: &State) -> RegionSet {
        let needs = entry(ask.card()).needs;
        sieges(state, |at| needs.iter().all(|need| fits(*need, state, at)))
    }

    fn answered_at(&self, _: Deed, state: &mut State, at: Region, _: &mut Ctx<'_>) {
        state.pick_by_card(Purpose::Attack, at, at);
    }

    fn fights(&self, _: &State, battle: &mut Battle) {
        battle.free_rounds = 3;
        battle.barred = true;
    }
}
