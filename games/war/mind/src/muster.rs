//! Reinforcements, politics, and where characters come into play.

use crate::clock::held;
use crate::prelude::*;

impl Glance<'_> {
    /// The worth of a step of `nation` towards war.
    pub(super) fn waking(&self, nation: Nation) -> f64 {
        let state = self.state;
        let steps = f64::from(state.stand(nation).steps.max(1));
        match nation {
            Nation::Isengard => 3.5 / steps,
            Nation::Sauron => 3.0 / steps,
            Nation::Southrons => 1.9 / steps.sqrt(),
            _ => {
                let homes = RegionSet::land(nation).and(held(state, Side::Free)).iter();
                let threats = homes.map(|at| self.threat(at, Side::Free) * f64::from(at.victory_points()));
                (0.5 + 0.12 * threats.fold(0.0, f64::max)) / steps.sqrt()
            }
        }
    }

    /// The best that a Muster result brings on the Political Track.
    pub(super) fn diplomacy(&self) -> f64 {
        let state = self.state;
        let nations = self.side.nations().iter().copied();
        let may = nations.filter(|nation| state.objection_to_diplomacy(self.side, *nation).is_ok());
        may.map(|nation| self.waking(nation)).fold(0.0, f64::max)
    }

    /// The worth of a figure from the reinforcements in `at`; `whole`: if no other may come.
    pub(super) fn recruit(&self, figure: Figure, at: Region, whole: bool) -> f64 {
        let army = self.state.board.army(at, self.side);
        let body = match figure {
            Figure::Unit(_, Rank::Regular) => 0.6,
            Figure::Unit(_, Rank::Elite) if whole => 1.1,
            Figure::Unit(_, Rank::Elite) => 0.9,
            Figure::Nazgul => return 0.7,
            Figure::Leader(_) => 0.35 + 0.1 * f64::from(army.min(5)),
            Figure::Person(_) => 0.0,
        };
        if army >= 10 && figure.is_unit() {
            return -1.0;
        }
        body * (0.45 + self.pull(at))
    }

    /// The best that reinforcements bring.
    pub(super) fn recruiting(&self) -> f64 {
        let state = self.state;
        let mut best = 0.0_f64;
        for (figure, at) in state.recruits(self.side, None) {
            if state.objection_to_recruit(self.side, None, figure, at).is_ok() {
                // Two Regulars, or two Leaders, come at the price of one Elite.
                let elite = matches!(figure, Figure::Unit(_, Rank::Elite));
                let pair = if elite { 1.0 } else { 1.7 };
                best = best.max(pair * self.recruit(figure, at, true));
            }
        }
        best
    }

    /// Saruman's voice.
    pub(super) fn voice(&self) -> f64 {
        let homes = [Region::ORTHANC, Region::NORTH_DUNLAND, Region::SOUTH_DUNLAND];
        let left = usize::from(self.state.reserve[Nation::Isengard][0]);
        let regulars = homes.into_iter().take(left);
        regulars.map(|at| 0.5 * (0.45 + self.pull(at))).sum()
    }

    /// Two Regulars in Orthanc become Elites.
    pub(super) fn uruks(&self) -> f64 {
        let regulars = self.state.board.at(Region::ORTHANC).units(Nation::Isengard)[0];
        let reserve = self.state.reserve[Nation::Isengard][1];
        0.55 * f64::from(regulars.min(2).min(reserve))
    }
}
