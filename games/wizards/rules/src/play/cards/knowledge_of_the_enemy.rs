//! Knowledge of the Enemy: an agent let something slip, and its consequences: a hazard that is seen to go is
//! gone for good.

use super::prelude::*;
use crate::state::{Fate, Source};

conditions! {
    /// The company has faced the attack of an agent this turn, and all its strikes failed.
    "agent_foiled" => AgentFoiled of company: |_, state, scope| {
        scope.its_company(state).is_some_and(|company| {
            company.faced.iter().any(|faced| faced.foiled && faced.race != Race::Nazgul)
        })
    };
}

operations! {
    /// The hazard that the opponent was last seen to discard is out of the game.
    "banish" => Banish,
}

impl Does for Banish {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        if let Some(id) = state.seen_to_go(deed.link.seat) {
            let (seat, card) = (state.piece(id).owner, state.piece(id).card);
            state.put(id, Zone::Out);
            state.turn.gone = None;
            ctx.tell(|| Event::Eliminated { seat, card });
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(state.seen_to_go(scope.seat).is_some(), Why::NO_TARGET)
    }
}

impl State {
    /// The hazard, not unique, that the opponent of a player has discarded last this turn, before all eyes.
    fn seen_to_go(&self, seat: Seat) -> Option<PieceId> {
        let id = self.turn.gone?;
        let (piece, face) = (self.piece(id), self.face(id));
        let fits = face.is_hazard() && !face.unique && piece.owner == other(seat);
        (fits && piece.zone == Zone::Discard && piece.is_known()).then_some(id)
    }

    /// Records a card that all have seen discarded, where a player has stored a card that minds it.
    pub(crate) fn has_gone(&mut self, id: PieceId) {
        let minds = |piece: &state::Piece| {
            piece.stored.is_some() && piece.card.get().uses.iter().any(|of| of.does.contains(&Op::Banish))
        };
        if self.face(id).is_hazard() && self.pieces.iter().any(minds) {
            self.turn.gone = Some(id);
        }
    }

    /// An agent's attack is over: if a strike of it has not failed, there is nothing to be remembered.
    pub(crate) fn agent_attack_ended(&mut self, combat: &Combat) {
        let failed = |fate| matches!(fate, Fate::Defeated | Fate::Ineffectual);
        let all = !combat.cancelled && combat.given.iter().all(|strike| failed(strike.fate));
        if !matches!(combat.source, Source::Agent(_)) || all {
            return;
        }
        let company = self.companies.iter_mut().find(|company| company.id == combat.company);
        if let Some(faced) = company.and_then(|company| company.faced.get_mut(usize::from(combat.before))) {
            faced.foiled = false;
        }
    }
}
