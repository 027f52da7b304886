//! Chapter VI: figures change place; Settlements change hands.

use crate::prelude::*;
use crate::questions::Trim;

impl State {
    /// Moves a force that stays where it comes to, with all that follows from it.
    pub fn transfer(&mut self, from: Region, to: Region, side: Side, force: &Force, ctx: &mut Ctx<'_>) {
        self.pass(from, to, side, force, ctx);
        if side == Side::Free {
            self.rouse_by_companions(to, force.people, ctx);
        }
    }

    /// Moves a force that may go on: Companions wake a Nation only where they end their move.
    pub fn pass(&mut self, from: Region, to: Region, side: Side, force: &Force, ctx: &mut Ctx<'_>) {
        self.shift(from, to, force);
        if force.units() > 0 {
            self.entered(to, side, ctx);
        }
        // The besieged may have lost the last of their besiegers, or the other way round.
        self.seize(from, side.other(), ctx);
    }

    /// An Army of `side` retreats: where it comes to it has entered, though no Companion has ended a move. A character of
    /// level 0 stays behind.
    pub(crate) fn fall_back(&mut self, from: Region, to: Region, side: Side, ctx: &mut Ctx<'_>) {
        let mut force = self.force_in(from, side);
        force.people.remove(Character::Saruman);
        ctx.tell(|| Event::Retreated { from, to, side });
        self.shift(from, to, &force);
        self.deeds_follow(from, to, &force);
        self.entered(to, side, ctx);
        self.team.joined.add(to);
    }

    fn shift(&mut self, from: Region, to: Region, force: &Force) {
        self.board.take(from, &force.figures);
        self.board.put(to, &force.figures);
        self.send(force.people, to);
    }

    /// Characters come to `to`.
    pub(crate) fn send(&mut self, people: People, to: Region) {
        people.iter().for_each(|who| self.set_place(who, Place::On(to)));
    }

    /// An Army of `side` is in a region where it was not before.
    pub fn entered(&mut self, at: Region, side: Side, ctx: &mut Ctx<'_>) {
        if let Some(nation) = at.nation().filter(|nation| nation.side() != side) {
            self.activate(nation, Because::Entered, ctx);
        }
        self.seize(at, side, ctx);
    }

    /// The Settlement of `at` falls to `side` if its Army is alone there.
    pub(crate) fn seize(&mut self, at: Region, side: Side, ctx: &mut Ctx<'_>) {
        let enemy = side.other();
        let alone = self.board.armies(side).has(at) && !self.board.armies(enemy).has(at);
        if !alone || self.controls(at) != Some(enemy) {
            return;
        }
        self.captured.set(at, !self.captured.has(at));
        self.note_capture(at, side);
        ctx.tell(|| Event::Captured { at, side });
        if let Some(nation) = at.nation().filter(|nation| nation.side() == enemy) {
            self.advance(nation, Because::Captured, ctx);
        }
    }

    /// One figure is lost.
    pub fn lose(&mut self, at: Region, figure: Figure, ctx: &mut Ctx<'_>) {
        match figure {
            Figure::Person(who) => self.eliminate(who, ctx),
            other => {
                self.board.remove(at, other);
                self.count_lost(other, 1);
                ctx.tell(|| Event::Lost { figure, at });
            }
        }
    }

    /// A character is lost for good.
    pub(crate) fn eliminate(&mut self, who: Character, ctx: &mut Ctx<'_>) {
        self.set_place(who, Place::Gone);
        ctx.tell(|| Event::Slain { who });
    }

    /// Leaders of the Free Peoples whose Army is gone leave the map.
    pub(crate) fn strand_leaders(&mut self, at: Region, ctx: &mut Ctx<'_>) {
        if !self.board.armies(Side::Free).has(at) {
            let (figures, people) = (self.board.at(at).leaders(), People::EMPTY);
            self.lose_all(at, &Force { figures, people }, ctx);
        }
    }

    /// All of these are lost: of an Army whose last unit fell in battle, those who led it.
    pub(crate) fn lose_all(&mut self, at: Region, force: &Force, ctx: &mut Ctx<'_>) {
        for (figure, count) in force.iter() {
            (0..count).for_each(|_| self.lose(at, figure, ctx));
        }
    }

    /// Asks to remove what is over the limit, region by region.
    pub fn trim(&mut self) -> bool {
        for side in Side::ALL {
            for at in self.board.crowds(side).iter() {
                if self.board.army(at, side) > self.limit(at, side) {
                    self.frames.push(Trim(at, side, 0));
                    return true;
                }
            }
        }
        false
    }
}
