//! The support of a corruption check that has been declared and is not rolled yet, as a link of the chain
//! (SATM-11.12, SATM-17.2).

use super::Moment;
use crate::cards::Who;
use crate::prelude::*;
use crate::state::{Change, Lasting, Use};

impl State {
    /// The characters who will make a check when the chain resolves.
    fn will_check(&self) -> impl Iterator<Item = PieceId> + '_ {
        let links = self.chain.iter().filter(|link| !link.cancelled);
        let checking = links.filter(|link| self.ops(link).iter().any(|op| op.checks() == Some(Who::Target)));
        checking.filter_map(|link| link.scope().target_piece())
    }

    /// Calls `offer` with every character who could support a check that is on its way.
    pub(crate) fn each_supporter(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let mut offered = Vec::new();
        for who in self.will_check() {
            let Some(company) = self.company_of(who) else {
                continue;
            };
            for id in self.characters(company).filter(|id| *id != who) {
                if self.piece(id).owner == seat && !offered.contains(&id) {
                    offered.push(id);
                    offer(Choice::Pick(id));
                }
            }
        }
    }

    /// The character whose check a character could support.
    fn supports(&self, seat: Seat, id: PieceId) -> Option<PieceId> {
        let allowed = self.rules.standard || self.rules.rulings.support_always;
        let own = self.pieces.get(id.index()).is_some_and(|piece| piece.owner == seat);
        if !(allowed && own && self.is_character(id) && self.is_untapped(id)) {
            return None;
        }
        let mut checking = self.will_check();
        checking.find(|who| *who != id && self.company_of(*who) == self.company_of(id))
    }

    pub(crate) fn may_support_coming(&self, seat: Seat, id: PieceId) -> Verdict {
        require(self.supports(seat, id).is_some(), Why::CHECK_SUPPORT)
    }

    /// The character taps: that is a link of the chain.
    pub(crate) fn declare_support(&mut self, seat: Seat, id: PieceId, moment: Moment, ctx: &mut Ctx<'_>) {
        let Some(who) = self.supports(seat, id) else {
            return;
        };
        let link = Link {
            seat,
            piece: id,
            does: Use::Support,
            user: Some(id),
            target: Target::Piece(who),
            company: self.company_of(id),
            cancelled: false,
        };
        self.tap(id);
        self.declare(link, moment, ctx);
    }

    /// Adds one to the next check of the supported character.
    pub(crate) fn support_coming(&mut self, link: &Link) {
        if let Target::Piece(who) = link.target {
            self.lasting.push(Lasting {
                card: self.piece(link.piece).card,
                change: Change::Number(who, Stat::CorruptionCheck, 1, None),
                until: Until::Check,
                seat: link.seat,
            });
        }
    }
}
