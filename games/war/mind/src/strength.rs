//! The strength of Armies: a battle in one number.

use crate::prelude::*;

/// The troops that fight together.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Host {
    pub(super) units: u8,
    /// Hits until none is left.
    pub(super) bodies: f64,
    /// Leadership.
    pub(super) lead: u8,
}

impl Host {
    /// The strength of `side` among these. The Elites of Isengard lead while Saruman is there, among partners those
    /// of the Southrons as well.
    pub(super) fn of(state: &State, side: Side, force: &Force) -> Self {
        let figures = &force.figures;
        let units = figures.army(side);
        let leaders = match side {
            Side::Free => figures.all_leaders(),
            Side::Shadow => figures.nazgul() + state.leading_elites(figures),
        };
        let people = force.people.iter().map(|who| who.facts().leadership);
        Self {
            units,
            bodies: f64::from(units + figures.army_of(side, Rank::Elite)),
            lead: leaders + people.sum::<u8>(),
        }
    }

    /// Hits in a round, when a die must show `need`.
    fn blow(&self, need: f64) -> f64 {
        let hit = (7.0 - need) / 6.0;
        let dice = f64::from(self.units.min(5));
        let again = f64::from(self.lead).min(dice * (1.0 - hit));
        (dice + again) * hit
    }
}

/// The share of battles to the end that `attacker` wins, when its dice must show `need`.
pub(super) fn odds(attacker: &Host, defender: &Host, need: f64) -> f64 {
    if defender.units == 0 {
        return 1.0;
    }
    let might = attacker.bodies * attacker.blow(need);
    let other = defender.bodies * defender.blow(5.0);
    let ratio = (might / other).powf(1.8);
    ratio / (1.0 + ratio)
}

/// The strength of `side` in `at`.
pub(super) fn host(state: &State, at: Region, side: Side) -> Host {
    Host::of(state, side, &state.force_in(at, side))
}

/// The troops of this force of `side` that may attack: only Nations At War do.
pub(super) fn attackers(state: &State, side: Side, mut force: Force) -> Host {
    for nation in Nation::ALL.into_iter().filter(|nation| !state.at_war(*nation)) {
        force.figures = force.figures.without_units_of(nation);
    }
    Host::of(state, side, &force)
}

/// The troops of `side` in `at` that the player who decides for the side may send: partners have troops of their own.
pub(super) fn led(state: &State, at: Region, side: Side) -> Force {
    let mut force = state.force_in(at, side);
    state.under_command(at, side, &mut force);
    force
}

/// Every Army of `side`, in hits until none is left; those of a Nation that is not At War count as `unready` each.
pub(super) fn bodies(state: &State, side: Side, unready: f64) -> impl Iterator<Item = (Region, f64)> {
    let ready = ByNation::new(|nation| if state.at_war(nation) { 1.0 } else { unready });
    state.board.armies(side).iter().map(move |at| {
        let figures = state.board.at(at);
        let bodies = side.nations().iter().map(|nation| {
            let [regulars, elites] = figures.units(*nation);
            ready[*nation] * f64::from(regulars + 2 * elites)
        });
        (at, bodies.sum())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use war::character::Place;

    /// GDA-18.19: with three or four players and Saruman in play, the Elites of the Southrons are Leaders as well.
    #[test]
    fn southron_elites_lead_among_partners() {
        let lead = |players: u8| {
            let mut state = war::setup::table(players);
            state.set_place(Character::Saruman, Place::On(Region::ORTHANC));
            for nation in Side::Shadow.nations() {
                state.politics[*nation].steps = 0;
            }
            let at = Region::FAR_HARAD;
            state.from_reserve(at, Figure::Unit(Nation::Southrons, Rank::Elite));
            let elites = state.board.at(at).count(Figure::Unit(Nation::Southrons, Rank::Elite));
            let attackers = attackers(&state, Side::Shadow, state.force_in(at, Side::Shadow));
            assert_eq!(attackers.lead, host(&state, at, Side::Shadow).lead);
            (attackers.lead, elites)
        };
        let ((two, _), (three, elites)) = (lead(2), lead(3));
        assert!(elites > 0);
        assert_eq!((two, three), (0, elites));
    }

    /// GDA-19.18: while Saruman is there his Elites are Leaders in battle and at home, as attackers and as defenders.
    #[test]
    fn uruks_lead_while_saruman_is_there() {
        let lead = |saruman: bool| {
            let mut state = war::setup::table(2);
            if saruman {
                state.set_place(Character::Saruman, Place::On(Region::ORTHANC));
            }
            host(&state, Region::ORTHANC, Side::Shadow).lead
        };
        let elites = Figure::Unit(Nation::Isengard, Rank::Elite);
        let elites = war::setup::table(2).board.at(Region::ORTHANC).count(elites);
        let own = Character::Saruman.facts().leadership;
        assert!(elites > 0);
        assert_eq!((lead(false), lead(true)), (0, elites + own));
    }
}
