//! Sacrifice of Form: a wizard gives up his form for his company, and returns greater; his items wait for him.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::cards::Who;
use crate::prelude::*;
use crate::state::Fate;

operations! {
    /// A wizard gives up his form, and all strikes of the attack fail.
    "sacrifice" => Sacrifice { who: Who },
}

impl Does for Sacrifice {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in state.who(self.who, &deed.scope()) {
            state.sacrifice(id, deed.link.piece, ctx);
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        state.may_sacrifice(scope)
    }
}

/// The bonus to the body checks of the attacker.
const HARDER: i8 = 3;

impl State {
    /// Once the strikes are given, and before the first of them is resolved.
    fn may_sacrifice(&self, scope: &Scope) -> Verdict {
        let mut attacks = self.combat.iter();
        let fresh = attacks.any(|combat| combat.given.iter().all(|strike| strike.fate == Fate::Open));
        let stays = scope.target_piece().is_none_or(|wizard| self.is_sheltered(wizard, Zone::Discard));
        require(fresh && !stays, Why::CONDITION)
    }

    /// Makes all strikes fail; the wizard is discarded, and his items lie under the card.
    fn sacrifice(&mut self, wizard: PieceId, form: PieceId, ctx: &mut Ctx<'_>) {
        self.all_strikes_fail(ctx);
        self.put(form, Zone::Table);
        for item in self.held(wizard) {
            if self.face(item).class.is_some() {
                self.put(item, Zone::On(form));
            }
        }
        self.leave(wizard, Zone::Discard, ctx);
        // His deed is done, though no member of the company may be left.
        if let Some(combat) = &mut self.combat {
            combat.cancelled = false;
        }
    }

    fn all_strikes_fail(&mut self, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let (now, count) = (combat.now, combat.given.len());
        for at in 0..count {
            if let Some(combat) = &mut self.combat {
                combat.now = Some(at as u8);
            }
            let fate = self.creature_fails_by(HARDER, ctx);
            if let Some(strike) = self.combat.as_mut().and_then(|combat| combat.strike_mut()) {
                strike.fate = fate;
            }
        }
        if let Some(combat) = &mut self.combat {
            combat.now = now;
        }
    }

    /// The card under which the items of a player's wizard wait.
    fn form_of(&self, seat: Seat) -> Option<PieceId> {
        let gives_up = |id: PieceId| {
            let mut ops = self.face(id).modes.iter().flat_map(|mode| &mode.does);
            ops.any(|op| matches!(op, Op::Sacrifice(_)))
        };
        let mut lying = self.in_play.iter().copied();
        lying.find(|id| {
            let piece = self.piece(*id);
            piece.zone == Zone::Table && piece.owner == seat && gives_up(*id)
        })
    }

    /// Is this wizard barred from the opponent of the player who gave up his form?
    pub(crate) fn is_given_up(&self, seat: Seat, wizard: CardId) -> bool {
        self.sides[other(seat)].wizard == Some(wizard) && self.form_of(other(seat)).is_some()
    }

    /// The wizard has returned: his items are his again, and the card lies with him.
    pub(crate) fn take_form(&mut self, seat: Seat, wizard: PieceId) {
        if let Some(form) = self.form_of(seat) {
            for item in self.held(form) {
                self.put(item, Zone::On(wizard));
            }
            self.put(form, Zone::On(wizard));
        }
    }
}
