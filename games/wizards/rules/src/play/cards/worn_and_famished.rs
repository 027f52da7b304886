//! Worn and Famished: a character far from a roof finds no rest.

use super::prelude::*;
use crate::card::SiteKind;

statics! {
    /// Characters but wizards untap in the untap phase only in a haven or a hold of the free, or with a roll
    /// and the mind above twelve.
    "wearies" => Wearies;
}

/// The number that roll and mind must exceed.
const REST: i8 = 12;

impl State {
    /// The active player's characters that do not untap by themselves.
    pub(crate) fn weary(&self) -> Vec<PieceId> {
        if !self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::Wearies)) {
            return Vec::new();
        }
        let tired = |id: &PieceId| {
            let company = self.company_of(*id).and_then(|id| self.find_company(id));
            let sheltered = company.is_some_and(|company| {
                matches!(
                    self.place_of(company.site),
                    SiteKind::Haven | SiteKind::FreeHold | SiteKind::BorderHold
                )
            });
            self.piece(*id).status == Status::Tapped && !self.face(*id).is_wizard() && !sheltered
        };
        self.own_characters(self.turn.active).filter(tired).collect()
    }

    /// Each of them may untap by a roll.
    pub(crate) fn rouse_weary(&mut self, weary: Vec<PieceId>, ctx: &mut Ctx<'_>) {
        let seat = self.turn.active;
        for id in weary {
            let able = self.piece(id).status == Status::Tapped && !self.kept_tapped(id);
            if able && self.roll(seat, "card", ctx) + self.mind(id) > REST && self.untap(id, ctx) {
                let card = self.piece(id).card;
                ctx.tell(|| Event::Turned { card });
            }
        }
    }
}
