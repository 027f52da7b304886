//! Saw Further and Deeper: as long as the wizard has not come, there is more that can be led; and he will come home.

use super::prelude::*;

conditions! {
    /// The player's wizard has been revealed: for cards that are discarded then.
    "wizard_revealed" => WizardRevealed: |_, state, scope| state.sides[scope.seat].wizard.is_some();
}

statics! {
    /// The wizard of its player comes into play at his home site only.
    "awaits_wizard" => AwaitsWizard;
}

impl State {
    /// May a player's wizard come into play elsewhere than at his own home site?
    pub(crate) fn is_awaited_at_home(&self, seat: Seat) -> bool {
        let mut own = self.in_play.iter().filter(|id| self.piece(**id).owner == seat);
        own.any(|id| self.face(*id).has.contains(&Static::AwaitsWizard))
    }

    /// A player's wizard has come into play: cards that have waited for that are discarded.
    pub(crate) fn wizard_has_come(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        let waiting = self.in_play.iter().copied().filter(|id| {
            self.piece(*id).owner == seat && self.face(*id).leaves.contains(&Condition::WizardRevealed)
        });
        for card in waiting.collect::<Vec<_>>() {
            self.discard(card, ctx);
        }
    }
}
