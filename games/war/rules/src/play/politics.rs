//! Chapter VII: the Political Track.

use crate::cards::Ends;
use crate::prelude::*;

/// The reason a Nation moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// A die was spent.
    Die,
    /// A card says so.
    Card,
    /// An Army with its units was attacked here.
    Attacked(Region),
    /// A Settlement of it was captured.
    Captured,
    /// An enemy Army entered one of its regions.
    Entered,
    /// A Companion came to one of its Cities or Strongholds.
    Companion,
    /// The Fellowship was declared here.
    Declared(Region),
}

impl State {
    /// Turns the counter of `nation` to its active side.
    pub(crate) fn activate(&mut self, nation: Nation, because: Because, ctx: &mut Ctx<'_>) {
        if self.stand(nation).active || self.sleeps_on(nation, because) {
            return;
        }
        self.politics[nation].active = true;
        ctx.tell(|| Event::Activated { nation });
        self.break_spell(nation, ctx);
    }

    /// May `nation` advance? A passive one not to 'At War'.
    pub(crate) fn objection_to_advance(&self, nation: Nation) -> Verdict {
        let stand = self.stand(nation);
        require(!stand.at_war(), Why::AT_WAR_ALREADY)?;
        require(stand.active || stand.steps > 1, Why::PASSIVE)
    }

    /// Moves the counter of `nation` one step towards 'At War', if it may.
    pub fn advance(&mut self, nation: Nation, because: Because, ctx: &mut Ctx<'_>) {
        if self.objection_to_advance(nation).is_err() {
            return;
        }
        let stand = &mut self.politics[nation];
        stand.steps -= 1;
        let steps = stand.steps;
        ctx.tell(|| Event::Advanced { nation, steps });
        let breaks = matches!(because, Because::Attacked(_) | Because::Companion);
        if nation.side() == Side::Free && breaks {
            self.end_cards(Ends::Roused, ctx);
        }
    }

    /// An Army in `at` is attacked: its Nations wake and advance.
    pub(crate) fn rouse_attacked(&mut self, at: Region, side: Side, ctx: &mut Ctx<'_>) {
        for nation in side.nations() {
            if self.board.at(at).nation(*nation) > 0 {
                self.activate(*nation, Because::Attacked(at), ctx);
                self.advance(*nation, Because::Attacked(at), ctx);
            }
        }
        self.attack_breaks_spell(at, side, ctx);
    }

    /// Companions end a move in a City or Stronghold that the enemy does not hold: they wake its Nation.
    pub(crate) fn rouse_by_companions(&mut self, at: Region, who: People, ctx: &mut Ctx<'_>) {
        if !at.is_city_or_stronghold() || self.controls(at) != Some(Side::Free) {
            return;
        }
        let can_rouse = |nation: &Nation| who.iter().any(|who| who.can_rouse(*nation));
        if let Some(nation) = at.nation().filter(can_rouse) {
            self.activate(nation, Because::Companion, ctx);
        }
    }
}
