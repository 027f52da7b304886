//! Armies that march several regions by a card: who goes is settled first, then the way, region by region.

use crate::character::Character;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::figures::Force;
use crate::frame::{Frame, Led, Purpose};
use crate::march::Picking;
use crate::nation::Side;
use crate::region::{Region, RegionSet};
use crate::state::State;
use crate::why::{Verdict, Why, unless};

impl State {
    /// Regions that `force` may enter on its way.
    fn passable(&self, side: Side, force: &Force) -> RegionSet {
        let barred = self.barred(side);
        let mut open = RegionSet::ALL
            .minus(self.board.armies(side.other()))
            .minus(barred);
        for region in self.board.armies(side.other()).minus(barred).iter() {
            if self.is_besieged(region, side.other()) {
                open.add(region);
            }
        }
        for nation in side.nations() {
            let goes = force.figures.nation(*nation) > 0
                || side == Side::Free && force.figures.leaders[nation.index()] > 0;
            if goes && !self.at_war(*nation) {
                open = RegionSet(open.0 & at_home(*nation));
            }
        }
        open
    }

    /// Regions where the journey of `force`, which still stands in `stands`, may end.
    fn rests(&self, side: Side, force: &Force, stands: Region) -> RegionSet {
        let units = force.units();
        let gather = self.cards.memory.gather;
        let fits = |at: Region| {
            let here = self.board.army(at, side);
            let others = if at == stands {
                here.saturating_sub(units)
            } else {
                here
            };
            let joins = !gather || others > 0 && !self.is_besieged(at, side);
            joins && others + units <= self.limit(at, side)
        };
        RegionSet::filter(fits)
    }

    /// Where a journey of `force` may end that stands in `stands`, and goes on from `at` with `left` regions to go.
    fn treks(&self, side: Side, force: &Force, stands: Region, at: Region, left: u8) -> RegionSet {
        let shut = RegionSet::ALL.minus(self.passable(side, force));
        let reach = RegionSet::only(at).within(left, RegionSet::EMPTY, shut);
        reach.and(self.rests(side, force, stands))
    }

    /// The choice of figures for a journey.
    pub fn journeying(&self, side: Side, from: Region, led: Led) -> Picking {
        let mut allowed = self.mobile(from, side);
        allowed.people.remove(Character::Saruman);
        Picking {
            allowed,
            most: 10,
            purpose: Purpose::Journey,
            ..self.marching(side, from, from, led)
        }
    }

    /// Is there an end to a journey of `force` from `from`? If no unit stays, the Leaders go as well.
    pub fn objection_to_set_out(&self, side: Side, from: Region, force: &Force) -> Verdict {
        let mut force = *force;
        let here = self.force_in(from, side);
        if force.units() == here.units() {
            force.figures.leaders = here.figures.leaders;
        }
        let mut ends = self.treks(side, &force, from, from, self.cards.memory.range);
        ends.remove(from);
        unless(!ends.is_empty(), Why::NOTHING_TO_DO)
    }

    /// Can an Army in `from` go on a journey?
    pub fn objection_to_journey_from(&self, side: Side, from: Region, led: Led) -> Verdict {
        unless(self.board.armies(side).has(from), Why::NO_ARMY)?;
        unless(!self.is_besieged(from, side), Why::BESIEGED)?;
        let picking = self.journeying(side, from, led);
        picking.prospects(&Force::default())?;
        // The smallest force that may go: any unit that is allowed, with whom it needs.
        let mut can = false;
        for (figure, _) in picking.allowed.iter().filter(|(figure, _)| figure.is_unit()) {
            let mut one = Force::default();
            one.add(figure);
            can =
                can || picking.prospects(&one).is_ok() && self.objection_to_set_out(side, from, &one).is_ok();
        }
        unless(can, Why::NOTHING_TO_DO)
    }

    /// Can any Army go on a journey?
    pub fn can_journey(&self, side: Side, led: Led) -> bool {
        let mut armies = self.board.armies(side).iter();
        armies.any(|from| self.objection_to_journey_from(side, from, led).is_ok())
    }

    /// The force sets out.
    pub fn journey(&mut self, from: Region, force: &Force) {
        let left = self.cards.memory.range;
        self.frames.push(Frame::Trek {
            force: *force,
            at: from,
            left,
            begun: false,
        });
    }

    /// May the journey go on to `to`?
    pub fn objection_to_trek(&self, force: &Force, at: Region, left: u8, to: Region) -> Verdict {
        let side = self.acting();
        unless(at.near().has(to), Why::NOT_ADJACENT)?;
        unless(left > 0, Why::TOO_FAR)?;
        unless(self.passable(side, force).has(to), Why::ENEMY_THERE)?;
        unless(
            !self.treks(side, force, at, to, left - 1).is_empty(),
            Why::NOTHING_TO_DO,
        )
    }

    /// May the journey end in `at`, where the force stands?
    pub fn objection_to_rest(&self, force: &Force, at: Region, begun: bool) -> Verdict {
        let side = self.acting();
        let (here, units) = (self.board.army(at, side), force.units());
        unless(begun, Why::NOT_NOW)?;
        unless(here <= self.limit(at, side), Why::FULL)?;
        unless(!self.cards.memory.gather || here > units, Why::NO_ARMY)
    }

    /// The journey goes on to `to`.
    pub fn trek(&mut self, force: &Force, at: Region, to: Region, ctx: &mut Ctx<'_>) {
        let side = self.acting();
        ctx.tell(|| Event::Marched {
            from: at,
            to,
            force: *force,
        });
        self.pass(at, to, side, force, ctx);
    }

    /// The journey ends in `at`.
    pub fn rest(&mut self, at: Region, force: &Force, ctx: &mut Ctx<'_>) {
        if self.acting() == Side::Free {
            self.rouse_by_companions(at, force.people, ctx);
        }
        self.has_moved(at, force);
    }
}

/// The regions where troops of a Nation that is not At War may be: its own, and those of nobody.
fn at_home(nation: crate::nation::Nation) -> u128 {
    RegionSet::filter(|at| at.nation().is_none_or(|land| land == nation)).0
}
