//! Foolish Words: somebody says what had better not been said.

use super::prelude::*;
use crate::card::Keyword;
use crate::mechanics::face_is;
use crate::state::{Link, Use};

conditions! {
    /// An attempt to influence, a riddling attempt or an offering has been declared, and its roll is to come.
    "influencing" => Influencing: |_, state, _| {
        let influence = || state.checks.last().is_some_and(|check| check.of.is_some());
        influence() || state.chain.iter().any(|link| !link.cancelled && state.is_spoken(link))
    };
}

statics! {
    /// Added to the rolls of attempts of this sort that these make: a riddling attempt, an offering.
    "hampers" => Hampers { kind: Kind, who: Who, by: i8 };
}

/// The sorts of attempts that are made by words, besides those to influence.
const BY_WORDS: [Keyword; 2] = [Keyword::Riddling, Keyword::Offering];

impl State {
    /// Is an action an attempt by words that a character of the company makes?
    pub(crate) fn is_spoken(&self, link: &Link) -> bool {
        let face = self.face(link.piece);
        matches!(link.does, Use::Mode(_)) && BY_WORDS.iter().any(|word| face.is(*word))
    }

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
