//! Alatar: from a haven he rushes to a company that a creature attacks.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::StartCheck;

operations! {
    /// The user joins the company that is attacked, and faces a strike.
    "join_attacked" => JoinAttacked,
}

impl Does for JoinAttacked {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        state.rush(deed.link.piece, ctx);
    }
}

impl State {
    /// He joins the company that is attacked; his allies are left behind for good.
    fn rush(&mut self, who: PieceId, ctx: &mut Ctx<'_>) {
        let Some(company) = self.combat.as_ref().map(|combat| combat.company) else {
            return;
        };
        if self.find_company(company).is_none() || !self.is_character(who) {
            return;
        }
        for ally in self.held(who) {
            if self.face(ally).kind == CardKind::Ally {
                self.discard(ally, ctx);
            }
        }
        // His followers stay where they are; those without a controller wait for the organization phase.
        self.set_adrift(who);
        self.join(who, company, ctx);
        if let Some(combat) = &mut self.combat {
            combat.rushed = Some(who);
        }
    }

    /// Gives a strike, in any case, to a character who has rushed to the attack.
    pub(crate) fn strike_the_rushed(&mut self, ctx: &mut Ctx<'_>) {
        let rushed = self.combat.as_ref().and_then(|combat| combat.rushed);
        if let Some(who) = rushed.filter(|who| self.without_strike().contains(who)) {
            self.give_strike(who, ctx);
        }
    }

    /// After the attack he taps and makes a corruption check.
    pub(crate) fn tire_the_rushed(&mut self) {
        let rushed = self.combat.as_ref().and_then(|combat| combat.rushed);
        let Some(who) = rushed.filter(|who| matches!(self.piece(*who).zone, Zone::Company(_))) else {
            return;
        };
        self.tap(who);
        let why = self.piece(who).card;
        self.frames.push(StartCheck::of(who, 0, why));
    }
}
