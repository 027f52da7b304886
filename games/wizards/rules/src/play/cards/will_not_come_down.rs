//! Will not Come Down: an agent sends a character home.

use super::prelude::*;
use crate::cards::effect::Asked;
use crate::mechanics::Persuasion;

operations! {
    /// The agent tries to influence an ally, a faction or a character at its site; general influence does not
    /// help, and the influenced card returns to the hand.
    "persuade" => Persuade,
}

impl Does for Persuade {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.ask_to_choose(Asked::of(deed, deed.link.seat));
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(scope.user.is_some_and(|id| !state.swayable(id).is_empty()), Why::AGENT_FAR)
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        let all = ask.link.user.map_or_else(Vec::new, |id| state.swayable(id));
        all.into_iter().map(Choice::Pick).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, _: &mut Ctx<'_>) {
        if let (Choice::Pick(of), Some(agent)) = (*choice, ask.link.user) {
            let how = Persuasion { alone: true, returns: true, ..Persuasion::PLAIN };
            state.agent_tries(agent, of, how);
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-sway"
    }
}
