//! A Power too Great (`event:fp-strategy-02`) and The Power of Tom Bombadil (`event:fp-strategy-03`): the Shadow's Armies neither
//! enter some regions nor attack there, until it pays with a card of each deck.

use super::prelude::*;

const ELVEN_REALMS: [Region; 3] = [Region::LORIEN, Region::RIVENDELL, Region::GREY_HAVENS];
const TOMS_LANDS: [Region; 3] = [Region::OLD_FOREST, Region::THE_SHIRE, Region::BUCKLAND];
const BARRED: [(Card, [Region; 3]); 2] =
    [(Card::A_POWER_TOO_GREAT, ELVEN_REALMS), (Card::THE_POWER_OF_TOM_BOMBADIL, TOMS_LANDS)];

pub(super) const fn lying(card: Card) -> Lying {
    Lying::new(card).lifted(Lift {
        side: Side::Shadow,
        objection: has_the_price,
        pays: |state, _, card, _| {
            state.frames.push(questions::Price { strategy: true, character: true, card });
        },
    })
}

fn has_the_price(state: &State, _: Face) -> Verdict {
    let side = Side::Shadow;
    let hand = state.hand(side);
    let has = |deck| !hand.and(CardSet::deck(side, deck)).is_empty();
    require(has(Deck::Character) && has(Deck::Strategy), Why::PRICE)
}

impl State {
    /// The card on the table that stands in the way of a choice.
    pub(crate) fn barrier(&self, choice: Choice) -> Option<Card> {
        let at = match choice {
            Choice::From(at) | Choice::To(at) => Some(at),
            _ => None,
        };
        let lie = |(card, regions): &(Card, [Region; 3])| {
            self.cards.table.has(*card) && at.is_none_or(|at| regions.contains(&at))
        };
        let threat = Card::THREATS_AND_PROMISES;
        let threat = (matches!(choice, Choice::Nation(_)) && self.cards.table.has(threat)).then_some(threat);
        threat.or_else(|| BARRED.into_iter().find(lie).map(|(card, _)| card))
    }

    /// Regions where a card on the table keeps Armies of the Shadow out.
    pub fn barred(&self, side: Side) -> RegionSet {
        let lie = |(card, _): &(Card, _)| side == Side::Shadow && self.cards.table.has(*card);
        let barred = BARRED.into_iter().filter(lie);
        barred.flat_map(|(_, regions)| regions).collect()
    }
}
