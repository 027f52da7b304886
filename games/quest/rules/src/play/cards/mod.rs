//! Cards that no words of the language say: a file each.

pub mod elven_cloak;
pub mod ill_met_company;
pub mod lord_of_the_rings;
pub mod sarumans_lies;
pub mod the_lidless_eye;
pub mod trust_in_friendship;

pub mod eleanor_rest;
pub mod eleanor_retreat;
pub mod endure;
pub mod execute;
pub mod hamstring;
pub mod heightened_senses;
pub mod outmaneuver;
pub mod ready;
pub mod retaliate;
pub mod reversal;
pub mod shrewd_planning;
pub mod wear_down;

use crate::effect::Odd;
use crate::prelude::*;

/// An odd card acts at one of these moments, or at two. One that changes a rule at another moment is asked there, by a name
/// that its file gives it.
impl State {
    /// Applies an odd card in the ability step of its own round.
    pub(crate) fn odd_now(&mut self, side: usize, odd: Odd, ctx: &mut Ctx<'_>) {
        match odd {
            Odd::ShrewdPlanning => shrewd_planning::now(self),
            Odd::HeightenedSenses => heightened_senses::now(self, side),
            Odd::Outmaneuver => outmaneuver::now(self, side),
            Odd::WearDown => wear_down::now(self, side, ctx),
            Odd::Execute => execute::now(self, side),
            Odd::Rest => eleanor_rest::now(self),
            _ => {}
        }
    }

    /// Applies an odd card in the round after its own.
    pub(crate) fn odd_next(&mut self, side: usize, card: Card, ctx: &mut Ctx<'_>) {
        if let Some(Odd::HeightenedSenses | Odd::Outmaneuver) = self.pack.card(card).odd {
            self.cancel_other_type(side, card, ctx);
        }
    }

    /// Applies an odd card after damage.
    pub(crate) fn odd_after(&mut self, side: usize, odd: Odd, dealt: u8, suffered: u8, ctx: &mut Ctx<'_>) {
        match odd {
            Odd::Retaliate => self.hurt(1 - side, suffered, ctx),
            Odd::Endure if self.foe_fallen() => endure::after(self),
            Odd::Hamstring if dealt > 0 => hamstring::after(self, ctx),
            Odd::Retreat if suffered == 0 => eleanor_retreat::after(self),
            _ => {}
        }
    }
}
