//! The players an event card serves: it does for a Nation only what its player may, and is not played where
//! it could do nothing.

use crate::cards::book::entry;
use crate::cards::effect::{Effect, Serves};
use crate::nation::NationSet;
use crate::prelude::*;

impl State {
    /// May the player who decides for the side of a card use this effect of it? Armies are checked one by
    /// one, elsewhere.
    pub(crate) fn objection_to_effect(&self, effect: &Effect) -> Verdict {
        let each = |nations: NationSet, may: fn(&Self, Nation) -> Verdict| {
            any(Why::NOT_YOUR_NATION, nations.iter().map(|nation| may(self, nation)))
        };
        match effect.serves(self) {
            Serves::Anybody | Serves::Hand | Serves::Armies => Ok(()),
            Serves::Troops(nations) => each(nations, Self::objection_to_troops),
            Serves::Counters(nations) => each(nations, Self::objection_to_counter),
        }
    }

    /// Does a card have an effect for the player who decides for its side? A draw of cards alone is not
    /// enough: that comes with another effect.
    pub(crate) fn objection_to_service(&self, card: Card) -> Verdict {
        self.unless_others(card.side(), |state| {
            let effects = entry(card).effects.iter();
            let mut serve = effects.filter(|effect| effect.serves(state) != Serves::Hand);
            serve.any(|effect| state.objection_to_effect(effect).is_ok())
        })
    }

    /// The rules for two let a card be played whose requirement holds, whatever `comes_of_it`. Here something must: not all
    /// that a side has is the player's, or may act now.
    pub(crate) fn objection_to_waste(&self, side: Side, comes_of_it: impl Fn(&Self) -> bool) -> Verdict {
        self.unless_others(side, comes_of_it)
    }

    /// Requires `holds` of a player with a partner; of one who plays alone against two, if it would hold were
    /// no Nation tired.
    fn unless_others(&self, side: Side, holds: impl Fn(&Self) -> bool) -> Verdict {
        if self.has_partners(side) {
            return require(holds(self), Why::CARD_OTHERS);
        }
        let forbidden = self.is_tired(side) && !holds(self) && holds(&self.at_ease());
        require(!forbidden, Why::SAME_NATION)
    }
}
