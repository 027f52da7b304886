//! Face Out of Sight: who is looked for goes home. Ordered to Kill: who lies in wait must strike.

use super::prelude::*;

operations! {
    /// Cards on guard return to the hands of their owners.
    "call_off_guards" => CallOffGuards,
    /// Agents that are wounded or tapped return to the hands of their owners.
    "call_off_agents" => CallOffAgents,
}

statics! {
    /// Nothing stays on guard.
    "unguards" => Unguards;
    /// Face-up agents must attack; cards that stay on guard unrevealed are discarded.
    "provokes" => Provokes;
}

impl Does for CallOffGuards {
    fn does(&self, _: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        state.guards_go(Zone::Hand, ctx);
    }
}

impl Does for CallOffAgents {
    fn does(&self, _: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let spent = state.agents.iter().map(|agent| agent.piece);
        let spent = spent.filter(|id| state.piece(*id).status != Status::Untapped);
        for id in spent.collect::<Vec<_>>() {
            let (open, seat) = (state.piece(id).zone == Zone::Agent, state.piece(id).owner);
            if open {
                state.leave(id, Zone::Hand, ctx);
            } else {
                // Who lies face down goes so: only who has been seen before is known.
                state.put(id, Zone::Hand);
                ctx.tell(|| Event::AgentBack { seat });
            }
        }
    }
}

impl State {
    fn says_of_guards(&self, what: &Static) -> bool {
        self.in_play.iter().any(|id| self.face(*id).has.contains(what))
    }

    /// Does nothing stay on guard?
    pub(crate) fn unguards(&self) -> bool {
        self.says_of_guards(&Static::Unguards)
    }

    /// Must agents attack, and are cards lost that were on guard in vain?
    pub(crate) fn presses(&self) -> bool {
        self.says_of_guards(&Static::Provokes)
    }

    /// Sends on-guard cards to hands or discard piles.
    pub(crate) fn guards_go(&mut self, to: Zone, ctx: &mut Ctx<'_>) {
        let guards = self.pieces.iter().enumerate().filter(|(_, piece)| matches!(piece.zone, Zone::Guard(_)));
        for id in guards.map(|(at, _)| PieceId(at as u16)).collect::<Vec<_>>() {
            let seat = self.piece(id).owner;
            // It lay face down, and goes so.
            self.put(id, to);
            ctx.tell(
                || if to == Zone::Discard { Event::GuardGone { seat } } else { Event::GuardBack { seat } },
            );
        }
    }
}
