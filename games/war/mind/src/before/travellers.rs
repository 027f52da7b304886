//! Companions on their ways, and Nazgûl and Minions on theirs.

use super::Glance;
use super::front::Threat as _;
use super::race::way_to_mordor;
use super::strength::Hosts as _;
use war::character::{Character, People};
use war::choice::Choice;
use war::figures::Figure;
use war::frame::{Frame, Travel};
use war::nation::Side;
use war::questions::{Companions, FlyTo, Land, Separate};
use war::region::Region;

/// Where Strider is crowned.
const THRONES: [Region; 3] = [Region::MINAS_TIRITH, Region::DOL_AMROTH, Region::PELARGIR];

impl Glance<'_> {
    pub(super) fn worth_of_travel(&self, frame: &Frame, choice: Choice) -> f64 {
        let state = self.state;
        match (*frame, choice) {
            (Frame::Companions(Companions { group, .. }), Choice::Take(Figure::Person(who))) => {
                let reach = state.group_walks(People::only(who), Travel::PLAIN).iter();
                let here = state.stands(who).map_or(0.0, |at| self.post(who, at));
                let best = reach.map(|at| self.post(who, at)).fold(0.0, f64::max);
                if group.is_empty() { best - here } else { -0.5 }
            }
            (
                Frame::Companions(Companions { group, .. }) | Frame::Land(Land { who: group, .. }),
                Choice::To(to),
            ) => 0.5 + group.iter().map(|who| self.post(who, to)).sum::<f64>(),
            (Frame::Separate(Separate { group, .. }), Choice::To(to)) => {
                0.6 + group.iter().map(|who| self.post(who, to)).sum::<f64>()
            }
            (Frame::Separate(Separate { group, most, .. }), Choice::Take(Figure::Person(who))) => {
                let wanted = most != u8::MAX || group.is_empty();
                if wanted { self.spare(who) } else { -0.5 }
            }
            (Frame::Separate(_), Choice::Go) => 0.5,
            (Frame::Companions(_) | Frame::Minions(_), Choice::Done) => 0.2,
            (Frame::Minions(_), Choice::From(from)) => {
                self.best_roost(Figure::Nazgul, from) - self.roost(Figure::Nazgul, from, true)
            }
            (Frame::Minions(_), Choice::Take(who @ Figure::Person(person))) => {
                let here = state.stands(person);
                here.map_or(0.0, |at| self.best_roost(who, at) - self.roost(who, at, true))
            }
            (Frame::FlyTo(FlyTo { who, .. }), Choice::To(to)) => self.roost(who, to, false),
            _ => 0.0,
        }
    }

    /// What `who` is worth in `at`: a crown, a Nation to wake, an Army to lead.
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
            let threat = state.threat(at, Side::Free);
            worth += 0.1 + 0.05 * threat.min(6.0) + 0.03 * f64::from(army);
        } else if state.board.armies(Side::Shadow).has(at) {
            worth -= 0.3;
        }
        worth
    }

    /// How well the Fellowship can do without `who`.
    fn spare(&self, who: Character) -> f64 {
        match who {
            Character::Strider => self.crown_in_reach(),
            Character::GandalfTheGrey => 0.4,
            _ => 0.3,
        }
    }

    /// What it is worth that Strider leaves: much if he can come to a throne.
    fn crown_in_reach(&self) -> f64 {
        let state = self.state;
        let strider = People::only(Character::Strider);
        if !state.companions().has(Character::Strider) || state.fellowship.mordor.is_some() {
            return 0.0;
        }
        let places = state.separations(strider, Travel::PLAIN);
        let open = THRONES
            .into_iter()
            .filter(|at| state.unconquered(*at) && places.has(*at));
        if open.count() > 0 { 1.6 } else { 0.0 }
    }

    /// What it is worth that somebody leaves the Fellowship.
    pub(super) fn parting(&self) -> f64 {
        self.crown_in_reach() - 0.2
    }

    /// What it is worth that Companions walk.
    pub(super) fn walking(&self) -> f64 {
        let state = self.state;
        let gain = |who: Character| {
            let here = state.stands(who)?;
            let reach = state.group_walks(People::only(who), Travel::PLAIN).iter();
            let best = reach.map(|at| self.post(who, at)).fold(0.0, f64::max);
            Some(best - self.post(who, here))
        };
        let all = Character::ALL.into_iter().filter(|who| who.side() == Side::Free);
        all.filter_map(gain).fold(0.0, f64::max) - 0.2
    }

    /// What a Nazgûl or Minion is worth in `at`, besides those who are there; `there`: if it is one of them.
    fn roost(&self, who: Figure, at: Region, there: bool) -> f64 {
        let state = self.state;
        let others = state.nazgul_in(at) - u8::from(there && who != Figure::Person(Character::MouthOfSauron));
        let mut worth = 0.0;
        if state.bearers_at() == Some(at) && others == 0 {
            let near = if way_to_mordor(at) > 2 { 0.3 } else { 0.0 };
            worth += 1.1 - near;
        }
        let army = state.attackers(at, Side::Shadow);
        if army.units > 0 {
            let lead = others + u8::from(army.lead > 0 && others == 0);
            let pull = self.front().pull(at);
            let front = (pull - 0.2).max(0.0) * f64::from(army.units.min(8)) / 4.0;
            worth += front / (1.0 + 0.6 * f64::from(lead));
        }
        // Nobody should be shut in, or be caught alone.
        worth
    }

    fn best_roost(&self, who: Figure, from: Region) -> f64 {
        let state = self.state;
        let reach = state.flights(who, from);
        let armies = state.board.armies(Side::Shadow).iter();
        armies
            .chain(state.bearers_at())
            .filter(|at| reach.has(*at))
            .map(|at| self.roost(who, at, false))
            .fold(0.0, f64::max)
    }

    /// What it is worth that Nazgûl and Minions move.
    pub(super) fn flying(&self) -> f64 {
        let state = self.state;
        let nazgul = state
            .board
            .roosts()
            .iter()
            .map(|from| self.best_roost(Figure::Nazgul, from) - self.roost(Figure::Nazgul, from, true));
        let (mut best, mut sum) = (0.0_f64, 0.0);
        for gain in nazgul.filter(|gain| *gain > 0.2) {
            best = best.max(gain);
            sum += gain;
        }
        best + 0.25 * (sum - best).min(1.5)
    }
}
