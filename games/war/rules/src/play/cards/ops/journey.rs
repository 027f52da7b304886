//! Armies that march several regions by a card: who goes is settled first, then the way, region by region.

use super::super::prelude::*;
use crate::march::Picking;
use crate::questions::Trek;

effects! {
    /// Armies march several regions: how many Armies, how far, led by whom, and must they join another?
    "journey" => Journey {
        /// The number of Armies.
        armies: u8,
        /// The number of regions each may go.
        range: u8,
        /// The leader they must have.
        led: Led = Led::Freely,
        /// Must they end where another Army is?
        gather: bool,
    },
}

impl Does for Journey {
    fn serves(&self, _: &State) -> Serves {
        Serves::Armies
    }

    fn might(&self, state: &State, side: Side) -> bool {
        let mut dream = state.clone();
        self.begin(&mut dream);
        dream.can_journey(side, self.led)
    }

    fn does(&self, _: Deed, state: &mut State, _: &mut Ctx<'_>) {
        self.begin(state);
    }
}

impl Journey {
    fn begin(self, state: &mut State) {
        state.cards.memory.range = self.range;
        state.cards.memory.gather = self.gather;
        let (led, left, may_stop) = (self.led, self.armies, false);
        state.frames.push(questions::Journey { led, left, may_stop });
    }
}

impl State {
    /// Regions that `force` may not enter on its way.
    fn closed(&self, side: Side, force: &Force) -> RegionSet {
        let mut closed = self.defied(side).or(self.barred(side));
        for nation in side.nations() {
            let goes = force.figures.without_nation(*nation) != force.figures;
            if goes && !self.at_war(*nation) {
                closed = closed.or(abroad(*nation));
            }
        }
        closed
    }

    /// May another Army still go by the same card after the one that goes now? Then the limit of ten is not
    /// checked yet (GDA-9.15); the excess at the end is removed like any other.
    fn more_to_come(&self) -> bool {
        match self.frames.last() {
            Some(Frame::Journey(questions::Journey { left, .. })) => *left > 1,
            _ => self.frames.iter().any(|frame| matches!(frame, Frame::Journey(_))),
        }
    }

    /// Does a journey of `force`, which still stands in `from` and goes on from `at` with `left` regions to go, come to
    /// an end? Else it is full everywhere, or the card wants another Army where it ends.
    fn objection_to_way_on(&self, side: Side, force: &Force, from: Region, at: Region, left: u8) -> Verdict {
        let units = force.units();
        let rests = |to: Region, gather: bool, crowds: bool| {
            let here = self.board.army(to, side);
            let others = here.saturating_sub(if to == from { units } else { 0 });
            let joins = !gather || others > 0 && !self.is_besieged(to, side);
            joins && (crowds || others + units <= self.limit(to, side))
        };
        let mut closed = self.closed(side, force);
        // Who lifts a siege does not come back that way: the enemy who was besieged holds the region then.
        if at != from && self.sieges(side.other()).has(from) && self.board.army(from, side) <= units {
            closed = closed.or(RegionSet::only(from));
        }
        let reach = RegionSet::only(at).within(left, RegionSet::EMPTY, closed);
        let away = reach.minus(RegionSet::only(from));
        // Who has not set out does not end where he stands.
        let mut ends = if at == from { away } else { reach }.iter();
        let (gather, crowds) = (self.cards.memory.gather, self.more_to_come());
        if ends.any(|to| rests(to, gather, crowds)) {
            return Ok(());
        }
        require(!away.is_empty(), Why::ENEMY_THERE)?;
        let alone = away.iter().any(|to| rests(to, false, false));
        Err(if alone { Why::CARD_TEXT } else { Why::FULL })
    }

    /// The choice of figures for a journey.
    pub(crate) fn journeying(&self, side: Side, from: Region, led: Led) -> Picking {
        let mut allowed = self.mobile(from, side);
        allowed.people.remove(Character::Saruman);
        Picking { allowed, most: 10, purpose: Purpose::Journey, ..self.marching(side, from, from, led) }
    }

    /// Is there an end to a journey of `force` from `from`? If no unit stays, the Leaders go as well.
    pub(crate) fn objection_to_set_out(&self, side: Side, from: Region, force: &Force) -> Verdict {
        let mut force = *force;
        let here = self.force_in(from, side);
        if force.units() == here.units() {
            let left = here.without(&force);
            force.figures.add(&left.figures.leaders());
        }
        self.objection_to_way_on(side, &force, from, from, self.cards.memory.range)
    }

    /// Can an Army in `from` go on a journey?
    pub(crate) fn objection_to_journey_from(&self, side: Side, from: Region, led: Led) -> Verdict {
        require(self.board.armies(side).has(from), Why::NO_ARMY)?;
        require(!self.is_besieged(from, side), Why::BESIEGED)?;
        let picking = self.journeying(side, from, led);
        if picking.allowed.units() == 0
            && let Some(why) = self.why_nobody_goes(from, side)
        {
            return Err(why);
        }
        picking.prospects(&Force::default())?;
        // The smallest force that may go: any allowed unit, with the leader it needs.
        let units = picking.allowed.iter().filter(|(figure, _)| figure.is_unit());
        let each = units.map(|(figure, _)| {
            let mut one = Force::default();
            one.add(figure);
            picking.prospects(&one)?;
            self.objection_to_set_out(side, from, &one)
        });
        any(Why::NO_UNIT, each)
    }

    /// Can any Army go on a journey?
    pub(crate) fn can_journey(&self, side: Side, led: Led) -> bool {
        let mut armies = self.board.armies(side).iter();
        armies.any(|from| self.objection_to_journey_from(side, from, led).is_ok())
    }

    /// The force sets out.
    pub fn journey(&mut self, from: Region, force: &Force) {
        let left = self.cards.memory.range;
        self.frames.push(Trek { force: *force, at: from, left, begun: false });
    }

    /// May the journey go on to `to`?
    pub(crate) fn objection_to_trek(&self, force: &Force, at: Region, left: u8, to: Region) -> Verdict {
        let side = self.acting();
        require(at.near().has(to), Why::NOT_ADJACENT)?;
        require(left > 0, Why::JOURNEY_TOO_FAR)?;
        require(!self.barred(side).has(to), Why::BARRED)?;
        require(!self.defied(side).has(to), Why::ENEMY_THERE)?;
        require(!self.closed(side, force).has(to), Why::BORDERS)?;
        self.objection_to_way_on(side, force, at, to, left - 1)
    }

    /// May the journey end in `at`, where the force stands?
    pub(crate) fn objection_to_rest(&self, force: &Force, at: Region, begun: bool) -> Verdict {
        let side = self.acting();
        let (here, units) = (self.board.army(at, side), force.units());
        require(begun, Why::NOT_NOW)?;
        require(self.more_to_come() || here <= self.limit(at, side), Why::FULL)?;
        require(!self.cards.memory.gather || here > units, Why::CARD_TEXT)
    }

    /// The journey goes on to `to`.
    pub(crate) fn trek(&mut self, force: &Force, from: Region, to: Region, ctx: &mut Ctx<'_>) {
        let (side, force) = (self.acting(), *force);
        ctx.tell(|| Event::Marched { from, to, force });
        self.pass(from, to, side, &force, ctx);
    }

    /// The journey ends in `at`.
    pub fn rest(&mut self, at: Region, force: &Force, ctx: &mut Ctx<'_>) {
        if self.acting() == Side::Free {
            self.rouse_by_companions(at, force.people, ctx);
        }
        self.has_moved(at, force);
    }
}

/// The regions where troops of a Nation that is not At War may not be: those of the others.
fn abroad(nation: Nation) -> RegionSet {
    let others = Nation::ALL.into_iter().filter(|other| *other != nation);
    others.map(RegionSet::land).fold(RegionSet::EMPTY, RegionSet::or)
}
