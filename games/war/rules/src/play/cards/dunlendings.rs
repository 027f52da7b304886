//! Rage of the Dunlendings (`event:shadow-strategy-11`): Isengard's troops gather beside the Dunlands.

use super::prelude::*;

effects! {
    /// Regulars come to a free region beside the Dunlands.
    "dunlendings" => Dunlendings,
    /// Others follow them, `count` at most.
    "dunlendings_follow" => DunlendingsFollow { count: u8 },
}

const DUNLANDS: [Region; 2] = [Region::NORTH_DUNLAND, Region::SOUTH_DUNLAND];

/// The regions where they may gather.
fn meetings(state: &State, side: Side) -> RegionSet {
    let near = DUNLANDS.into_iter().collect::<RegionSet>().neighbours();
    near.iter().filter(|at| state.is_free(*at, side)).collect()
}

impl Does for Dunlendings {
    fn serves(&self, _: &State) -> Serves {
        Serves::troops(Nation::Isengard)
    }

    fn might(&self, state: &State, side: Side) -> bool {
        let comes =
            state.reserve[Nation::Isengard][0] > 0 && state.objection_to_troops(Nation::Isengard).is_ok();
        comes && !meetings(state, side).is_empty()
    }

    fn regions(&self, ask: Deed, state: &State) -> RegionSet {
        meetings(state, ask.side())
    }

    fn answered_at(&self, ask: Deed, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.cards.memory.at = Some(at);
        state.levy(at, &[Levy::Regulars(Nation::Isengard, 2)], ctx);
        state.entered(at, ask.side(), ctx);
    }
}

impl Does for DunlendingsFollow {
    fn serves(&self, _: &State) -> Serves {
        Serves::troops(Nation::Isengard)
    }

    fn might(&self, state: &State, _: Side) -> bool {
        let follow = |at: Region| state.board.at(at).nation(Nation::Isengard) > 0;
        DUNLANDS.into_iter().any(follow) && state.objection_to_troops(Nation::Isengard).is_ok()
    }

    fn optional(&self) -> bool {
        true
    }

    fn wanted(&self) -> Option<&'static str> {
        Some("war-wanted-follows")
    }

    fn answers(&self, state: &State, offer: &mut dyn FnMut(Choice)) {
        let gathered = state.cards.memory.at;
        let units = Rank::ALL.map(|rank| Figure::Unit(Nation::Isengard, rank));
        for at in DUNLANDS.into_iter().filter(|at| gathered != Some(*at)) {
            let there = |unit: &Figure| state.board.at(at).count(*unit) > 0;
            units.into_iter().filter(there).for_each(|unit| offer(Choice::At(unit, at)));
        }
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        let Choice::At(figure @ Figure::Unit(Nation::Isengard, _), at) = choice else {
            return Err(Why::NOT_NOW);
        };
        let memory = &state.cards.memory;
        let beside = DUNLANDS.contains(&at) && memory.at.is_some_and(|to| to != at);
        let there = state.board.at(at).count(figure) > 0;
        require(beside && memory.tally < self.count && there, Why::CARD_TEXT)
    }

    fn answered(&self, ask: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let (Choice::At(figure, from), Some(to)) = (choice, state.cards.memory.at) {
            let mut force = Force::default();
            force.add(figure);
            state.cards.memory.tally += 1;
            ctx.tell(|| Event::Marched { from, to, force });
            state.transfer(from, to, ask.side(), &force, ctx);
            state.ask_option(ask);
        }
    }
}
