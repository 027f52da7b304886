//! Armies of two partners: who commands them, who asks and is asked whether they are one.

use crate::figures::Figures;
use crate::prelude::*;
use crate::questions::Mix;

impl State {
    /// The player who commands the Army of `side` in `region`: the one with more units, then more Elites,
    /// then the leading player.
    pub fn commander(&self, region: Region, side: Side) -> Seat {
        let figures = self.board.at(region);
        let strength = |seat: Seat| {
            let own = self.nations_of(seat);
            own.fold((0, 0), |(units, elites), nation| {
                let [regulars, more] = figures.units(nation);
                (units + regulars + more, elites + more)
            })
        };
        let leader = self.leading[side];
        let partner = self.seats(side).find(|seat| *seat != leader);
        match partner {
            Some(partner) if strength(partner) > strength(leader) => partner,
            _ => leader,
        }
    }

    /// Are troops of both partners in `region`?
    pub fn shared(&self, region: Region, side: Side) -> bool {
        let figures = self.board.at(region);
        let there = |seat| self.nations_of(seat).any(|nation| figures.has_nation(nation));
        self.has_partners(side) && self.seats(side).all(there)
    }

    /// Do troops of both stand there as Armies of their own?
    fn apart(&self, region: Region, side: Side) -> bool {
        self.shared(region, side) && !self.team.mixed[side].has(region)
    }

    /// Those of the figures that are not of a Nation of the partner.
    fn own(&self, seat: Seat, figures: Figures) -> Figures {
        let others = self.nations_of(self.partner(seat));
        others.fold(figures, |own, nation| own.without_nation(nation))
    }

    /// Takes out of a force what the deciding player of `side` has no command of.
    #[inline]
    pub fn under_command(&self, from: Region, side: Side, force: &mut Force) {
        if self.has_partners(side) {
            self.of_partner(from, side, force);
        }
    }

    /// The same where a partner has troops of his own.
    fn of_partner(&self, from: Region, side: Side, force: &mut Force) {
        let seat = self.decider(side);
        let commands = self.team.mixed[side].has(from) && self.commander(from, side) == seat;
        if !commands {
            force.figures = self.own(seat, force.figures);
        }
        force.people = force.people.iter().filter(|who| self.obeys(side, *who)).collect();
    }

    /// May the deciding player attack with the troops in `from`? In a mixed Army only its commander may.
    pub(crate) fn may_lead_attack(&self, from: Region, side: Side) -> bool {
        let mixed = self.has_partners(side) && self.team.mixed[side].has(from);
        !mixed || self.commander(from, side) == self.decider(side)
    }

    /// Joins the troops of partners in an attacked Army into one; its commander decides for it.
    pub(crate) fn join_ranks(&mut self, at: Region, side: Side) {
        if self.shared(at, side) {
            self.team.mixed[side].add(at);
        }
        if self.has_partners(side) {
            self.deciding[side] = self.commander(at, side);
        }
    }

    /// After an action: asks partners whose troops stand together whether they are one Army, those who acted
    /// and those who fell back before them. Returns whether a player is asked.
    pub(crate) fn ask_to_mix(&mut self) -> bool {
        let joined = std::mem::take(&mut self.team.joined);
        let acting = self.acting();
        // Innermost last: who acts is asked first.
        let others = self.ask_side_to_mix(acting.other(), joined);
        self.ask_side_to_mix(acting, joined) || others
    }

    fn ask_side_to_mix(&mut self, side: Side, joined: RegionSet) -> bool {
        let still = self.team.mixed[side].iter().filter(|at| self.shared(*at, side));
        self.team.mixed[side] = still.collect();
        if !self.has_partners(side) {
            return false;
        }
        let mut asked = false;
        for at in joined.iter() {
            // The besieged were not joined: it is the enemy who came.
            let shut_in = side != self.acting() && self.is_besieged(at, side);
            if !shut_in && self.apart(at, side) {
                let (seat, second) = (self.decider(side), false);
                self.frames.push(Mix { at, side, seat, second });
                asked = true;
            }
        }
        asked
    }

    /// The player who removes the next unit over the limit: the commander, or of partners with Armies of their own
    /// both in turn, the one who does not lead first.
    pub(crate) fn trimmer(&self, at: Region, side: Side, removed: u8) -> Seat {
        if !self.has_partners(side) {
            return self.decider(side);
        }
        if !self.apart(at, side) {
            return self.commander(at, side);
        }
        let leader = self.leading[side];
        let other = removed.is_multiple_of(2);
        if other { self.partner(leader) } else { leader }
    }

    /// The units among which that choice is made.
    pub(crate) fn trimmable(&self, at: Region, side: Side, removed: u8) -> Force {
        let mut figures = self.board.at(at).of(side).only_units();
        if self.apart(at, side) {
            figures = self.own(self.trimmer(at, side, removed), figures);
        }
        let people = People::EMPTY;
        Force { figures, people }
    }
}
