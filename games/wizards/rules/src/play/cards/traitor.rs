//! Traitor: the next character to fail a corruption check turns upon the company.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::cards::When;
use crate::mechanics::Against;
use crate::prelude::*;
use crate::questions::AttackNow;
use crate::state::Phase;

operations! {
    /// Makes a character that has failed a corruption check attack the company.
    "betray" => Betray,
}

impl Does for Betray {
    /// The failed check asks for the card itself ([`State::betrayed`]): the attacker has gone by now.
    fn does(&self, _: Deed<'_>, _: &mut State, _: &mut Ctx<'_>) {}
}

/// The bonus to the traitor's prowess.
const PROWESS: i8 = 10;

impl State {
    /// A character's company and prowess for an attack on it: asked before the character has gone.
    pub(crate) fn treason(&self, who: PieceId) -> Option<(CompanyId, i8)> {
        let company = self.company_of(who)?;
        Some((company, self.number(who, Stat::Prowess, Against::Nothing) + PROWESS))
    }

    /// A corruption check has failed: a traitor's card that waits for that is discarded, and the traitor attacks.
    pub(crate) fn betrayed(&mut self, treason: Option<(CompanyId, i8)>, ctx: &mut Ctx<'_>) {
        // SATM-23.16: the Council only discards.
        if self.turn.phase == Phase::Council {
            return;
        }
        let waits = |id: &PieceId| {
            let mut on = self.face(*id).on.iter();
            self.piece(*id).zone == Zone::Table && on.any(|on| on.event == When::CheckFailed)
        };
        let Some(card) = self.in_play.iter().copied().find(waits) else {
            return;
        };
        self.discard(card, ctx);
        let Some((company, prowess)) = treason.filter(|(company, _)| self.find_company(*company).is_some())
        else {
            return;
        };
        // Only the other player chooses the traitor's target, even for a card of the own side.
        let source = Source::Effect(self.piece(card).card);
        let mut combat = self.plain_attack(company, source, Race::Special);
        combat.prowess = prowess;
        combat.attacker_chooses = true;
        combat.harsher = 1;
        self.frames.push(AttackNow::of(combat));
    }
}
