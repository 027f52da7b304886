//! Companions on their ways, and Nazgûl and Minions on theirs.

use crate::prelude::*;
use crate::race::way_to_mordor;

/// The regions where Strider is crowned.
const THRONES: [Region; 3] = [Region::MINAS_TIRITH, Region::DOL_AMROTH, Region::PELARGIR];

impl Glance<'_> {
    /// The worth of `who` in `at`: a crown, a Nation to wake, an Army to lead.
    pub(super) fn post(&self, who: Character, at: Region) -> f64 {
        let state = self.state;
        let mut worth = 0.0;
        if who == Character::Strider {
            let thrones = THRONES.into_iter().filter(|at| state.unconquered(*at));
            let steps = thrones.map(|throne| throne.steps_to(at)).min().unwrap_or(9);
            worth += 2.0 * 0.75_f64.powi(i32::from(steps));
        }
        let home = at.is_city_or_stronghold() && state.controls(at) == Some(Side::Free);
        let own = at.nation().filter(|nation| home && who.can_rouse(*nation));
        worth += match own {
            Some(nation) if !state.stand(nation).active => 0.5 + self.waking(nation),
            Some(nation) if !state.at_war(nation) => 0.1,
            _ => 0.0,
        };
        let army = state.board.army(at, Side::Free);
        if army > 0 {
            let threat = self.threat(at, Side::Free);
            worth += 0.1 + 0.05 * threat.min(6.0) + 0.03 * f64::from(army);
        } else if state.board.armies(Side::Shadow).has(at) {
            worth -= 0.3;
        }
        worth
    }

    /// The worth of all of them in `at`.
    pub(super) fn posts(&self, group: People, at: Region) -> f64 {
        group.iter().map(|who| self.post(who, at)).sum()
    }

    /// The worth of letting `who` leave the Fellowship.
    pub(super) fn spare(&self, who: Character) -> f64 {
        match who {
            Character::Strider => self.crown_in_reach(),
            Character::GandalfTheGrey => 0.4,
            _ => 0.3,
        }
    }

    /// The worth of Strider's leaving: much if he can reach a throne.
    fn crown_in_reach(&self) -> f64 {
        let state = self.state;
        let strider = People::only(Character::Strider);
        if !state.companions().has(Character::Strider) || state.fellowship.mordor.is_some() {
            return 0.0;
        }
        let places = state.separations(strider, Travel::PLAIN);
        let mut thrones = THRONES.into_iter();
        when(thrones.any(|at| state.unconquered(at) && places.has(at)), 1.6)
    }

    /// The worth of a Companion's leaving the Fellowship.
    pub(super) fn parting(&self) -> f64 {
        self.crown_in_reach() - 0.2
    }

    /// The worth of walking with Companions.
    pub(super) fn walking(&self) -> f64 {
        let all = Character::ALL.into_iter().filter(|who| who.side() == Side::Free);
        all.map(|who| self.walk(who)).fold(0.0, f64::max) - 0.2
    }

    /// The worth of walking with `who`: nothing, if they are not on the map.
    pub(super) fn walk(&self, who: Character) -> f64 {
        let Some(here) = self.state.stands(who) else {
            return 0.0;
        };
        let reach = self.state.group_walks(People::only(who), Travel::PLAIN).iter();
        let best = reach.map(|at| self.post(who, at)).fold(0.0, f64::max);
        best - self.post(who, here)
    }

    /// The worth of a Nazgûl or Minion in `at`, besides those who are there; `there`: if it is one of them.
    pub(super) fn roost(&self, who: Figure, at: Region, there: bool) -> f64 {
        let state = self.state;
        let others = state.nazgul_in(at) - u8::from(there && who != Figure::Person(Character::MouthOfSauron));
        let mut worth = 0.0;
        if state.bearers_at() == Some(at) && others == 0 {
            worth += 1.1 - when(way_to_mordor(at) > 2, 0.3);
        }
        let army = self.attackers(at, Side::Shadow);
        if army.units > 0 {
            let lead = others + u8::from(army.lead > 0 && others == 0);
            let front = (self.pull(at) - 0.2).max(0.0) * f64::from(army.units.min(8)) / 4.0;
            worth += front / (1.0 + 0.6 * f64::from(lead));
        }
        worth
    }

    /// The worth of moving `who` from there.
    pub(super) fn flight(&self, who: Figure, from: Region) -> f64 {
        let state = self.state;
        let reach = state.flights(who, from);
        let goals = state.board.armies(Side::Shadow).iter().chain(state.bearers_at());
        let near = goals.filter(|at| reach.has(*at));
        let roosts = near.map(|at| self.roost(who, at, false));
        roosts.fold(0.0, f64::max) - self.roost(who, from, true)
    }

    /// The worth of moving Nazgûl and Minions.
    pub(super) fn flying(&self) -> f64 {
        let roosts = self.state.board.roosts().iter();
        let gains = roosts.map(|from| self.flight(Figure::Nazgul, from));
        let (mut best, mut sum) = (0.0_f64, 0.0);
        for gain in gains.filter(|gain| *gain > 0.2) {
            best = best.max(gain);
            sum += gain;
        }
        best + 0.25 * (sum - best).min(1.5)
    }
}
