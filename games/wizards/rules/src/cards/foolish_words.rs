//! Foolish Words: somebody says what had better not been said.

use super::prelude::*;
use crate::mechanics::face_is;

conditions! {
    /// An attempt to influence has been declared, and is about to be rolled.
    "influencing" => Influencing: |_, state, _| state.checks.last().is_some_and(|check| check.of.is_some());
}

statics! {
    /// Added to the rolls of attempts of this sort that these make: a riddling attempt, an offering.
    "hampers" => Hampers { kind: Kind, who: Who, by: i8 };
}

impl State {
    /// The change of the roll of an attempt that somebody makes by a card.
    pub(crate) fn hampered(&self, who: PieceId, card: CardId) -> i8 {
        let mut change = 0;
        for by in self.in_play.iter().copied() {
            for one in &self.face(by).has {
                if let Static::Hampers(Hampers { kind, who: whose, by: more }) = one
                    && face_is(card.get(), card, kind)
                    && self.who(*whose, &Scope::of(self, by)).contains(&who)
                {
                    change += more;
                }
            }
        }
        change
    }
}
