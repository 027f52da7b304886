//! Pilfer Anything Unwatched: an agent lies in wait where a character has a home.

use super::prelude::*;
use crate::cards::effect::Asked;

operations! {
    /// Returns a character with a home at the agent's site to the hand, by a roll above the mind and five; five more if the agent
    /// has its home there, too.
    "pilfer" => Pilfer,
}

/// The bonus to the roll, and to the mind.
const FIVE: i8 = 5;

impl State {
    /// The characters with a home where an agent is, and whether it has one there itself.
    fn neighbours(&self, agent: PieceId) -> (Vec<PieceId>, bool) {
        let lies = self.agents.iter().find(|one| one.piece == agent);
        let Some(places) = lies.map(|agent| self.agent_places(agent)) else {
            return (Vec::new(), false);
        };
        let here = |id: PieceId| places.iter().any(|site| self.face(id).home.has(site));
        let all = self.in_play.iter().copied().filter(|id| self.is_character(*id) && here(*id));
        (all.collect(), here(agent))
    }
}

impl Does for Pilfer {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.ask_to_choose(Asked::of(deed, deed.link.seat));
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(scope.user.is_some_and(|id| !state.neighbours(id).0.is_empty()), Why::NO_TARGET)
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        let near = ask.link.user.map_or_else(Vec::new, |id| state.neighbours(id).0);
        near.into_iter().map(Choice::Pick).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        let (Choice::Pick(of), Some(agent)) = (*choice, ask.link.user) else { return };
        let more = if state.neighbours(agent).1 { FIVE } else { 0 };
        if state.roll(ask.seat, "card", ctx) + more > state.mind(of) + FIVE {
            state.ask_heirs(of, Zone::Hand, 1);
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-pilfer"
    }
}
