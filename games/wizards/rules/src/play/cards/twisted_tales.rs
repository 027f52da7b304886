//! Twisted Tales: an agent turns a faction away.

use super::prelude::*;
use crate::cards::effect::Asked;
use crate::mechanics::Persuasion;

operations! {
    /// The agent tries to influence a faction that joins at its site, with `more`; one of its home without a roll.
    "twist" => Twist { more: i8 },
}

fn factions(state: &State, agent: Option<PieceId>) -> Vec<PieceId> {
    let mut all = agent.map_or_else(Vec::new, |id| state.swayable(id));
    all.retain(|id| state.face(*id).kind == CardKind::Faction);
    all
}

impl Does for Twist {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.ask_to_choose(Asked::of(deed, deed.link.seat));
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(!factions(state, scope.user).is_empty(), Why::AGENT_FAR)
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        factions(state, ask.link.user).into_iter().map(Choice::Pick).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, _: &mut Ctx<'_>) {
        if let (Choice::Pick(of), Some(agent)) = (*choice, ask.link.user) {
            let how = Persuasion { more: self.more, sure_at_home: true, ..Persuasion::PLAIN };
            state.agent_tries(agent, of, how);
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-sway"
    }
}
