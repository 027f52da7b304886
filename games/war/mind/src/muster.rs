//! Reinforcements, politics, and where characters come into play.

use super::Glance;
use war::choice::Choice;
use war::figures::{Figure, Rank};
use war::frame::Frame;
use war::nation::{Nation, Side};
use war::questions::{Enter, Recruit};
use war::region::Region;

impl Glance<'_> {
    pub(super) fn worth_of_muster(&self, frame: &Frame, choice: Choice) -> f64 {
        match (*frame, choice) {
            (Frame::Diplomacy, Choice::Nation(nation)) => self.waking(nation),
            (Frame::Recruit(Recruit(first)), Choice::Recruit(figure, at)) => {
                self.recruit(figure, at, first.is_none())
            }
            (Frame::Recruit(_), Choice::Done) => 0.0,
            (Frame::Raise(_), Choice::Recruit(Figure::Unit(_, Rank::Elite), _)) => 1.0,
            (Frame::Share(_), Choice::Recruit(figure, at)) => self.recruit(figure, at, false),
            (Frame::Enter(Enter(who)), Choice::To(at)) => self.post(who, at),
            _ => 0.0,
        }
    }

    /// What it is worth that `nation` comes a step nearer to the war.
    pub(super) fn waking(&self, nation: Nation) -> f64 {
        let state = self.state;
        let steps = f64::from(state.stand(nation).steps.max(1));
        match nation {
            Nation::Isengard => 3.5 / steps,
            Nation::Sauron => 3.0 / steps,
            Nation::Southrons => 1.9 / steps.sqrt(),
            _ => {
                let homes = Region::all().filter(|at| at.nation() == Some(nation) && at.victory_points() > 0);
                let threat = homes
                    .filter(|at| state.unconquered(*at))
                    .map(|at| self.threat(at, Side::Free) * f64::from(at.victory_points()))
                    .fold(0.0, f64::max);
                (0.5 + 0.12 * threat) / steps.sqrt()
            }
        }
    }

    /// The best that a Muster result brings on the Political Track.
    pub(super) fn diplomacy(&self) -> f64 {
        let state = self.state;
        let nations = self.side.nations().iter();
        nations
            .filter(|nation| state.objection_to_diplomacy(self.side, **nation).is_ok())
            .map(|nation| self.waking(*nation))
            .fold(0.0, f64::max)
    }

    /// What a figure from the reinforcements is worth in `at`; `whole`: if it may be all that comes.
    fn recruit(&self, figure: Figure, at: Region, whole: bool) -> f64 {
        let state = self.state;
        let full = state.board.army(at, self.side) >= 10;
        let body = match figure {
            Figure::Unit(_, Rank::Regular) => 0.6,
            Figure::Unit(_, Rank::Elite) if whole => 1.1,
            Figure::Unit(_, Rank::Elite) => 0.9,
            Figure::Nazgul => return 0.7,
            Figure::Leader(_) => 0.35 + 0.1 * f64::from(state.board.army(at, self.side).min(5)),
            Figure::Person(_) => 0.0,
        };
        if full && figure.is_unit() {
            return -1.0;
        }
        1.0 * body * (0.45 + self.front().pull(at))
    }

    /// The best that reinforcements bring.
    pub(super) fn recruiting(&self) -> f64 {
        let state = self.state;
        let mut best = 0.0_f64;
        for (figure, at) in state.recruits(self.side, None) {
            if state.objection_to_recruit(self.side, None, figure, at).is_ok() {
                // Two Regulars, or two Leaders, come for what one Elite costs.
                let pair = if matches!(figure, Figure::Unit(_, Rank::Elite)) {
                    1.0
                } else {
                    1.7
                };
                best = best.max(pair * self.recruit(figure, at, true));
            }
        }
        best
    }

    /// Saruman's voice.
    pub(super) fn voice(&self) -> f64 {
        let homes = [Region::ORTHANC, Region::NORTH_DUNLAND, Region::SOUTH_DUNLAND];
        let left = usize::from(self.state.reserve[Nation::Isengard][0]);
        homes
            .into_iter()
            .take(left)
            .map(|at| 0.5 * (0.45 + self.front().pull(at)))
            .sum()
    }

    /// Two Regulars in Orthanc become Elites.
    pub(super) fn uruks(&self) -> f64 {
        let regulars = self.state.board.at(Region::ORTHANC).units(Nation::Isengard)[0];
        let reserve = self.state.reserve[Nation::Isengard][1];
        0.55 * f64::from(regulars.min(2).min(reserve))
    }
}
