//! The carrying out of operations.

use crate::cards::When;
use crate::mechanics::Speaker;
use crate::prelude::*;
use crate::questions::Do;
use crate::state::{Change, Lasting, Use};

impl Link {
    /// The scope of its operations.
    pub(crate) const fn scope(&self) -> Scope {
        Scope {
            seat: self.seat,
            this: Speaker::Piece(self.piece),
            user: self.user,
            target: self.target,
            company: self.company,
        }
    }
}

impl State {
    /// The operations of a declared action.
    pub(crate) fn ops(&self, link: &Link) -> &'static [Op] {
        match link.does {
            Use::Trigger(index) => {
                self.face(link.piece).on.get(usize::from(index)).map_or(&[], |trigger| &trigger.does)
            }
            _ => self.mode_of(link.piece, link.does).map_or(&[], |mode| &mode.does),
        }
    }

    /// Puts the operations of everything that goes off at this moment for a card on the stack.
    pub(crate) fn trigger(&mut self, piece: PieceId, when: When, scope: &Scope) {
        let face = self.face(piece);
        for (index, trigger) in face.on.iter().enumerate().rev() {
            if trigger.event == when && trigger.tests.iter().all(|test| test.holds(self, scope)) {
                let link = Link {
                    seat: scope.seat,
                    piece,
                    does: Use::Trigger(index as u8),
                    user: scope.user,
                    target: scope.target,
                    company: scope.company,
                    cancelled: false,
                };
                self.frames.push(Do { link, next: 0 });
            }
        }
    }

    /// Has what an operation asks of its player any answer but to pass? It is about the player's own cards.
    pub(crate) fn has_answer(&self, seat: Seat, question: &impl Question<Wizards>) -> bool {
        let mut answered = false;
        question.answers(self, seat, &mut |choice| {
            answered |= choice != Choice::Pass && question.objection(self, seat, &choice).is_ok();
        });
        answered
    }

    /// Adds a lasting change.
    pub(crate) fn add_lasting(&mut self, change: Option<Change>, until: Until, link: &Link) {
        let card = self.piece(link.piece).card;
        if let Some(change) = change {
            self.lasting.push(Lasting { card, change, until, seat: link.seat });
        }
    }
}
