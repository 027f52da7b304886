//! Stormcrow (`event:shadow-strategy-06`): a Nation that the Fellowship or Companions visit draws back, and loses a figure.

use super::prelude::*;

needs! {
    /// A Nation not At War has the Fellowship or a Companion inside its borders.
    "stormcrow" => StormcrowNear: |_, state| {
        Side::Free.nations().iter().any(|nation| visited(state, *nation))
    };
}

effects! {
    /// A Nation goes a step back.
    "stormcrow" => Stormcrow,
    /// The Nation loses a figure.
    "stormcrow_loss" => StormcrowLoss,
}

fn visited(state: &State, nation: Nation) -> bool {
    let inside = |at: Region| at.nation() == Some(nation);
    let visited = || state.companions_abroad().chain(state.bearers_at()).any(inside);
    nation.side() == Side::Free && !state.at_war(nation) && visited()
}

impl Does for Stormcrow {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn answers(&self, _: &State, offer: &mut dyn FnMut(Choice)) {
        each_nation(offer);
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Nation(nation) => require(visited(state, nation), Why::CARD_NEEDS),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Nation(nation) = choice {
            state.cards.memory.nation = Some(nation);
            let top = nation.facts().steps.max(3);
            let steps = (state.politics[nation].steps + 1).min(top);
            state.politics[nation].steps = steps;
            ctx.tell(|| Event::WentBack { nation, steps });
        }
    }
}

/// Is it of the Nation that went back?
fn is_theirs(state: &State, figure: Figure) -> bool {
    let nation = figure.kind().map(|(nation, _)| nation);
    nation.is_some() && nation == state.cards.memory.nation
}

impl Does for StormcrowLoss {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    /// The player of the Nation.
    fn chooser(&self, state: &State, side: Side) -> Seat {
        let nation = state.cards.memory.nation;
        nation.map_or(state.decider(side.other()), |nation| state.seat_of(nation))
    }

    fn answers(&self, state: &State, offer: &mut dyn FnMut(Choice)) {
        for (at, figures) in state.board.occupied() {
            let theirs = figures.iter().filter(|(figure, _)| is_theirs(state, *figure));
            theirs.for_each(|(figure, _)| offer(Choice::At(figure, at)));
        }
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        let Choice::At(figure, at) = choice else {
            return Err(Why::NOT_NOW);
        };
        let there = state.board.at(at).count(figure) > 0;
        require(there, Why::NO_SUCH_FIGURE)?;
        require(is_theirs(state, figure), Why::CARD_TEXT)
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::At(figure, at) = choice {
            state.lose(at, figure, ctx);
            state.strand_leaders(at, ctx);
            state.seize(at, Side::Shadow, ctx);
        }
    }
}
