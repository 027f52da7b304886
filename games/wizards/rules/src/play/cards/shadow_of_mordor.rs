//! Shadow of Mordor: a company that learns much on the way is seen the better.

use super::prelude::*;

use crate::questions::Frame;

statics! {
    /// Each card beyond the first that is drawn for a company that moves adds one to its hazard limit; by the Doors of Night the
    /// opponent may draw one more, too.
    "lengthens" => Lengthens;
}

impl State {
    /// Lengthens the shadow when the moving player has drawn one more card than the first.
    pub(crate) fn shadow_lengthens(&mut self, seat: Seat) {
        if !self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::Lengthens)) {
            return;
        }
        let Some(id) = self.turn.company.filter(|id| self.find_company(*id).is_some()) else {
            return;
        };
        self.company_mut(id).limit += 1;
        if !self.is_night() {
            return;
        }
        let theirs = self.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Draw(draw) if draw.seat == other(seat) => Some(draw),
            _ => None,
        });
        if let Some(draw) = theirs {
            // A player who could draw none need not draw one now.
            draw.drawn |= draw.left == 0;
            draw.left += 1;
        }
    }
}
