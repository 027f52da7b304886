//! Chapter XI: three and four players: whose Nations are whose, mixed Armies, and who of a team has won.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::card::{Card, Part};
use crate::character::Character;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::figures::Force;
use crate::nation::{BySide, Nation, Side};
use crate::questions::Mix;
use crate::region::{Region, RegionSet};
use crate::state::State;

/// What only games of three and four need to remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Team {
    /// Regions in which the troops of two partners are one Army, by side.
    pub mixed: BySide<RegionSet>,
    /// Regions where troops have joined others in this action.
    pub joined: RegionSet,
    /// Settlements by the seat whose troops captured them.
    pub captors: [RegionSet; 4],
    /// A card that a side's player offers to the partner, face down.
    pub offered: BySide<Option<Card>>,
    /// What the Free Peoples' only player did with troops in the action before, and in this one.
    pub deeds: [Deed; 2],
}

/// What was done with troops in one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deed {
    /// Nations that recruited, moved or fought alone, as bits.
    pub alone: u8,
    /// An Army of several Nations that moved or fought, and where it is.
    pub army: Option<(Region, Force)>,
}

/// The Nations of a force's units, as bits.
pub fn nations(force: &Force) -> u8 {
    let all = Nation::ALL
        .into_iter()
        .filter(|nation| force.figures.nation(*nation) > 0);
    all.fold(0, |bits, nation| bits | 1 << nation.index())
}

impl State {
    /// The seat that has a Nation.
    pub const fn seat_of(&self, nation: Nation) -> Seat {
        let seat = match (self.players, nation) {
            (4, Nation::Rohan | Nation::North | Nation::Dwarves) => 1,
            (4, Nation::Sauron) => 2,
            (4, Nation::Isengard | Nation::Southrons) => 3,
            (3, Nation::Isengard | Nation::Southrons) => 2,
            (2 | 3, Nation::Sauron) | (2, Nation::Isengard | Nation::Southrons) => 1,
            _ => 0,
        };
        Seat::new(seat)
    }

    /// Does `side` have two players?
    pub fn has_partners(&self, side: Side) -> bool {
        self.seats(side).count() > 1
    }

    /// May whoever decides for `side` now give orders to `nation`?
    pub fn orders(&self, side: Side, nation: Nation) -> bool {
        !self.has_partners(side) || self.seat_of(nation) == self.decider(side)
    }

    /// May whoever decides for the side use this card, by its icon?
    pub fn may_use(&self, side: Side, card: Card) -> bool {
        let nation = match card.facts().player {
            None => return true,
            Some(Part::Gondor) => Nation::Gondor,
            Some(Part::Rohan) => Nation::Rohan,
            Some(Part::WitchKing) => Nation::Sauron,
            Some(Part::Saruman) => Nation::Isengard,
        };
        self.orders(side, nation)
    }

    /// Who commands the Army of `side` in `region`: whoever has more units, then more Elites, then leads.
    pub fn commander(&self, region: Region, side: Side) -> Seat {
        let figures = self.board.at(region);
        let strength = |seat: Seat| {
            let own = side
                .nations()
                .iter()
                .filter(|nation| self.seat_of(**nation) == seat);
            own.fold((0, 0), |(units, elites), nation| {
                let [regulars, more] = figures.units[nation.index()];
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
        let mut seats = SeatSet::EMPTY;
        for nation in side.nations() {
            if figures.nation(*nation) > 0 {
                seats.add(self.seat_of(*nation));
            }
        }
        seats.len() > 1
    }

    /// Takes out of a force what the deciding player of `side` has no command of.
    pub fn under_command(&self, from: Region, side: Side, force: &mut Force) {
        if !self.has_partners(side) {
            return;
        }
        let seat = self.decider(side);
        let commands = self.team.mixed[side].has(from) && self.commander(from, side) == seat;
        if !commands {
            for nation in side.nations() {
                if self.seat_of(*nation) != seat {
                    force.figures.units[nation.index()] = [0; 2];
                    if side == Side::Free {
                        force.figures.leaders[nation.index()] = 0;
                    }
                }
            }
        }
        if self.seat_of(Nation::Sauron) != seat {
            force.people.remove(Character::WitchKing);
            force.people.remove(Character::MouthOfSauron);
        }
    }

    /// May the deciding player attack with what is in `from`? In a mixed Army only its commander may.
    pub fn may_lead_attack(&self, from: Region, side: Side) -> bool {
        let mixed = self.has_partners(side) && self.team.mixed[side].has(from);
        !mixed || self.commander(from, side) == self.decider(side)
    }

    /// An Army that is attacked is one, whoever its troops belong to; its commander decides for it.
    pub fn join_ranks(&mut self, at: Region, side: Side) {
        if self.shared(at, side) {
            self.team.mixed[side].add(at);
        }
        if self.has_partners(side) {
            self.deciding[side] = self.commander(at, side);
        }
    }

    /// After an action: partners whose troops stand together are asked whether they are one Army, those who acted and
    /// those who fell back before them. Is anybody asked?
    pub fn ask_to_mix(&mut self) -> bool {
        let joined = std::mem::take(&mut self.team.joined);
        let acting = self.acting();
        // Innermost last: who acts is asked first.
        let others = self.ask_side_to_mix(acting.other(), joined);
        self.ask_side_to_mix(acting, joined) || others
    }

    fn ask_side_to_mix(&mut self, side: Side, joined: RegionSet) -> bool {
        for at in self.team.mixed[side].iter() {
            if !self.shared(at, side) {
                self.team.mixed[side].remove(at);
            }
        }
        if !self.has_partners(side) {
            return false;
        }
        let mut asked = false;
        for at in joined.iter() {
            // Whoever is besieged was not joined by anybody: it is the enemy who came.
            let shut_in = side != self.acting() && self.is_besieged(at, side);
            if !shut_in && self.shared(at, side) && !self.team.mixed[side].has(at) {
                let first = self.decider(side);
                self.frames.push(Mix {
                    at,
                    side,
                    seat: first,
                    second: false,
                });
                asked = true;
            }
        }
        asked
    }

    /// Who removes the next unit over the limit: the commander, or of partners with Armies of their own both in turn,
    /// the one who does not lead first.
    pub fn trimmer(&self, at: Region, side: Side, removed: u8) -> Seat {
        let apart = self.shared(at, side) && !self.team.mixed[side].has(at);
        if !self.has_partners(side) {
            return self.decider(side);
        }
        if !apart {
            return self.commander(at, side);
        }
        let leader = self.leading[side];
        if removed.is_multiple_of(2) {
            self.partner(leader)
        } else {
            leader
        }
    }

    /// The units among which that choice is made.
    pub fn trimmable(&self, at: Region, side: Side, removed: u8) -> Force {
        let mut force = Force {
            figures: self.board.at(at).of(side),
            ..Force::default()
        };
        force.figures.leaders = [0; 5];
        force.figures.nazgul = 0;
        if self.shared(at, side) && !self.team.mixed[side].has(at) {
            let seat = self.trimmer(at, side, removed);
            for nation in side
                .nations()
                .iter()
                .filter(|nation| self.seat_of(**nation) != seat)
            {
                force.figures.units[nation.index()] = [0; 2];
            }
        }
        force
    }

    /// The partner of a seat; the seat itself, when it has none.
    pub fn partner(&self, seat: Seat) -> Seat {
        let mut seats = self.seats(self.side_of(seat));
        seats.find(|other| *other != seat).unwrap_or(seat)
    }

    /// Two partners have each laid a card face down: they change hands.
    pub fn swap(&mut self, side: Side, second: Card, ctx: &mut Ctx<'_>) {
        let leader = self.leading[side];
        let partner = self.partner(leader);
        if let Some(first) = self.team.offered[side].take() {
            self.cards.hands[leader.index()].remove(second);
            self.cards.hands[leader.index()].add(first);
            self.cards.hands[partner.index()].add(second);
            ctx.journal.reveal();
            ctx.tell(|| Event::Swapped { side });
        }
    }

    /// Remembers, for the Free Peoples' only player among three, what troops have done.
    pub fn note_deed(&mut self, force: &Force, at: Region) {
        if self.players == 3 && self.acting() == Side::Free {
            let bits = nations(force);
            let deed = &mut self.team.deeds[1];
            if bits.count_ones() == 1 {
                deed.alone |= bits;
            } else {
                deed.army = Some((at, *force));
            }
        }
    }

    /// The same of a Nation that recruits, be it but a Leader.
    pub fn note_recruit(&mut self, nation: Nation) {
        if self.players == 3 && self.acting() == Side::Free {
            self.team.deeds[1].alone |= 1 << nation.index();
        }
    }

    /// Nations that may not act alone now, as bits: they did in the action before.
    pub fn tired(&self, side: Side) -> u8 {
        if self.players == 3 && side == Side::Free {
            self.team.deeds[0].alone
        } else {
            0
        }
    }

    /// The action of the Free Peoples is over: what it did counts for the next.
    pub fn close_deeds(&mut self, side: Side) {
        if self.players == 3 && side == Side::Free {
            self.team.deeds[0] = std::mem::take(&mut self.team.deeds[1]);
        }
    }

    /// Who captured a Settlement is remembered, for the reckoning within the team.
    pub fn note_capture(&mut self, at: Region, side: Side) {
        for captors in &mut self.team.captors {
            captors.remove(at);
        }
        if self.captured.has(at) {
            let seat = self.commander(at, side);
            self.team.captors[seat.index()].add(at);
        }
    }

    /// Points that a seat's Nations have lost to the enemy.
    fn points_lost(&self, seat: Seat) -> i16 {
        let lost = self
            .captured
            .iter()
            .filter(|at| at.nation().is_some_and(|nation| self.seat_of(nation) == seat));
        lost.map(|at| i16::from(at.victory_points())).sum()
    }

    /// Who of the winning side has won: in the Shadow whoever captured more than was lost, among the Free Peoples
    /// whoever lost least. A tie is shared.
    pub fn winners(&self, side: Side) -> SeatSet {
        let worth = |seat: Seat| {
            let taken = self.team.captors[seat.index()].iter();
            let taken = taken.map(|at| i16::from(at.victory_points())).sum::<i16>();
            match side {
                Side::Shadow => taken - self.points_lost(seat),
                Side::Free => -self.points_lost(seat),
            }
        };
        let best = self.seats(side).map(worth).max();
        self.seats(side)
            .filter(|seat| Some(worth(*seat)) == best)
            .collect()
    }
}
