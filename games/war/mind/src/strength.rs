//! How strong Armies are: a battle in one number.

use war::character::People;
use war::figures::{Figures, Force, Rank};
use war::nation::{Nation, Side};
use war::region::Region;
use war::state::State;

/// Those who fight together.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Host {
    /// Units.
    pub(super) units: u8,
    /// Hits until nobody is left.
    pub(super) bodies: f64,
    /// Leadership.
    pub(super) lead: u8,
}

impl Host {
    /// What `side` has among these. The Elites of Isengard lead while Saruman is there, among partners those of the
    /// Southrons as well.
    pub(super) fn of(state: &State, side: Side, figures: &Figures, people: People) -> Self {
        let units = figures.army(side);
        let leaders = match side {
            Side::Free => figures.all_leaders(),
            Side::Shadow => figures.nazgul() + state.leading_elites(figures),
        };
        let people = people.iter().map(|who| who.facts().leadership).sum::<u8>();
        Self {
            units,
            bodies: f64::from(units + figures.army_of(side, Rank::Elite)),
            lead: leaders + people,
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

/// The hosts of a state, and how they would do.
pub(crate) trait Hosts {
    /// What `side` has in `at`.
    fn host(&self, at: Region, side: Side) -> Host;

    /// What of `side` in `at` may attack: only Nations At War do.
    fn attackers(&self, at: Region, side: Side) -> Host;

    /// The same of those whom the player who decides for `side` can lead there: partners have troops of their own.
    fn led_attackers(&self, at: Region, side: Side) -> Host;

    /// What of `side` in `at` goes where the player who decides for the side sends it.
    fn led(&self, at: Region, side: Side) -> Force;

    /// What the dice of `side` must show on average to take `at`: walls count as long as they stand.
    fn need_at(&self, at: Region, side: Side) -> f64;

    /// The share of attacks on `at` by `attacker` that succeed in the end.
    fn odds_at(&self, attacker: &Host, at: Region, side: Side) -> f64;
}

impl Hosts for State {
    fn host(&self, at: Region, side: Side) -> Host {
        Host::of(self, side, self.board.at(at), self.people_in(at, side))
    }

    fn attackers(&self, at: Region, side: Side) -> Host {
        at_war_among(self, *self.board.at(at), self.people_in(at, side), side)
    }

    fn led_attackers(&self, at: Region, side: Side) -> Host {
        let force = self.led(at, side);
        at_war_among(self, force.figures, force.people, side)
    }

    fn led(&self, at: Region, side: Side) -> Force {
        let mut force = Force {
            figures: self.board.at(at).of(side),
            people: self.people_in(at, side),
        };
        self.under_command(at, side, &mut force);
        force
    }

    fn need_at(&self, at: Region, side: Side) -> f64 {
        let walled = self.controls(at) == Some(side.other()) && at.is_stronghold();
        match at.site() {
            _ if walled => 6.0,
            war::region::Site::City | war::region::Site::Fortification => 5.4,
            _ => 5.0,
        }
    }

    fn odds_at(&self, attacker: &Host, at: Region, side: Side) -> f64 {
        let defender = self.host(at, side.other());
        odds(attacker, &defender, self.need_at(at, side))
    }
}

/// Those figures of `side` whose Nations are At War, with their Leaders.
fn at_war_among(state: &State, mut figures: Figures, people: People, side: Side) -> Host {
    for nation in Nation::ALL.into_iter().filter(|nation| !state.at_war(*nation)) {
        figures = figures.without_units_of(nation);
    }
    Host::of(state, side, &figures, people)
}

#[cfg(test)]
mod tests {
    use super::*;
    use war::character::{Character, Place};
    use war::figures::Figure;

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
            let elites = state
                .board
                .at(at)
                .count(Figure::Unit(Nation::Southrons, Rank::Elite));
            assert_eq!(
                state.attackers(at, Side::Shadow).lead,
                state.host(at, Side::Shadow).lead
            );
            (state.attackers(at, Side::Shadow).lead, elites)
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
            state.host(Region::ORTHANC, Side::Shadow).lead
        };
        let elites = Figure::Unit(Nation::Isengard, Rank::Elite);
        let elites = war::setup::table(2).board.at(Region::ORTHANC).count(elites);
        let own = Character::Saruman.facts().leadership;
        assert!(elites > 0);
        assert_eq!((lead(false), lead(true)), (0, elites + own));
    }
}
