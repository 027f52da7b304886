//! The effects of cards while they lie on the table: how long they lie there, which die removes them, and
//! whether one answers a Hunt tile. A requirement for playing such a card holds for keeping it, too. Its
//! other effects are asked for where the rule is, by a name that the card's file gives them.

use super::prelude::*;
use super::{
    axe_and_horn, barriers, denethors_folly, flocks_of_crebain, last_battle, mithril_coat,
    palantir_of_orthanc, threats_and_promises, worn_with_sorrow,
};

/// A card on the table.
pub(super) struct Lying {
    pub card: Card,
    /// The events that end it, besides the end of its requirements.
    pub ends: &'static [Ends],
    /// The die that removes it.
    pub lift: Option<Lift>,
    /// Its answer to a Hunt tile.
    pub answer: Option<TileAnswer>,
}

/// An event that ends some cards on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    /// The Fellowship is declared.
    Declared,
    /// The Fellowship is declared in a City or Stronghold held by the Free Peoples.
    Safe,
    /// The Fellowship is revealed.
    Revealed,
    /// A Nation of the Free Peoples advances by an attack or a Companion.
    Roused,
}

/// The removal of a card by a die.
pub(super) struct Lift {
    /// The side that spends the die.
    pub side: Side,
    /// The reason why one that shows this does not.
    pub objection: fn(&State, Face) -> Verdict,
    /// The price besides the die; then the card is gone.
    pub pays: fn(&mut State, Face, Card, &mut Ctx<'_>),
}

/// An answer to a Hunt tile, for which the card leaves the table.
pub(super) struct TileAnswer {
    pub objection: fn(&State) -> Verdict,
    /// Its effect.
    pub does: fn(&mut State, &mut Ctx<'_>),
}

impl Lying {
    /// A card that lies there as long as it may.
    pub const fn new(card: Card) -> Self {
        Self { card, ends: &[], lift: None, answer: None }
    }

    /// Until one of these comes to pass.
    pub const fn until(self, ends: &'static [Ends]) -> Self {
        Self { ends, ..self }
    }

    /// Until a die removes it so.
    pub const fn lifted(self, lift: Lift) -> Self {
        let lift = Some(lift);
        Self { lift, ..self }
    }

    /// Adds an answer to a Hunt tile.
    pub const fn answering(self, answer: TileAnswer) -> Self {
        let answer = Some(answer);
        Self { answer, ..self }
    }
}

/// All that are played on the table, in the order of the decks.
static LYING: [Lying; 14] = [
    mithril_coat::LYING,
    axe_and_horn::AXE,
    axe_and_horn::HORN,
    Lying::new(Card::WIZARDS_STAFF),
    last_battle::LYING,
    barriers::lying(Card::A_POWER_TOO_GREAT),
    barriers::lying(Card::THE_POWER_OF_TOM_BOMBADIL),
    worn_with_sorrow::LYING,
    flocks_of_crebain::LYING,
    Lying::new(Card::BALROG_OF_MORIA),
    palantir_of_orthanc::LYING,
    Lying::new(Card::WORMTONGUE),
    denethors_folly::LYING,
    threats_and_promises::LYING,
];

fn lying(card: Card) -> Option<&'static Lying> {
    LYING.iter().find(|lying| lying.card == card)
}

fn lift(card: Card) -> Option<&'static Lift> {
    lying(card)?.lift.as_ref()
}

fn answer(card: Card) -> Option<&'static TileAnswer> {
    lying(card)?.answer.as_ref()
}

/// The side that can remove a card of the table by an action, if one can.
pub(crate) fn lifter(card: Card) -> Option<Side> {
    Some(lift(card)?.side)
}

/// The cards that may answer a Hunt tile.
pub(crate) fn answers() -> impl Iterator<Item = Card> {
    let answers = LYING.iter().filter(|lying| lying.answer.is_some());
    answers.map(|lying| lying.card)
}

impl State {
    /// Cards on the table whose condition holds no more are discarded.
    pub(crate) fn check_table(&mut self, ctx: &mut Ctx<'_>) {
        for card in self.cards.table.iter() {
            if !self.has_needs(card) {
                self.lift(card, ctx);
            }
        }
    }

    /// Something has come to pass that ends some of them.
    pub(crate) fn end_cards(&mut self, by: Ends, ctx: &mut Ctx<'_>) {
        for card in self.cards.table.iter() {
            if lying(card).is_some_and(|lying| lying.ends.contains(&by)) {
                self.lift(card, ctx);
            }
        }
    }

    /// May `side` spend a die that shows `face` to remove `card` from the table?
    pub(crate) fn objection_to_lift(&self, side: Side, face: Face, card: Card) -> Verdict {
        require(self.cards.table.has(card), Why::NOT_ON_TABLE)?;
        let lift = lift(card).ok_or(Why::NOT_LIFTED)?;
        require(lift.side == side, Why::NOT_YOUR_SIDE)?;
        (lift.objection)(self, face)
    }

    /// A die is spent to remove a card from the table.
    pub(crate) fn lift_by_action(&mut self, face: Face, card: Card, ctx: &mut Ctx<'_>) {
        if let Some(lift) = lift(card) {
            (lift.pays)(self, face, card, ctx);
        }
    }

    /// May the Free Peoples answer the tile with this card of the table?
    pub(crate) fn objection_to_hunt_card(&self, card: Card) -> Verdict {
        require(self.cards.table.has(card), Why::NOT_ON_TABLE)?;
        require(!self.hunt().card_used, Why::NO_EFFECT)?;
        let answer = answer(card).ok_or(Why::NO_EFFECT)?;
        (answer.objection)(self)
    }

    /// The Free Peoples answer the tile with a card of the table.
    pub(crate) fn use_hunt_card(&mut self, card: Card, ctx: &mut Ctx<'_>) {
        self.lift(card, ctx);
        self.hunt_mut().card_used = true;
        if let Some(answer) = answer(card) {
            (answer.does)(self, ctx);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_are_played_on_the_table_lie_there() {
        let played = Card::all().filter(|card| card.facts().table);
        let listed = LYING.iter().map(|lying| lying.card);
        assert_eq!(listed.collect::<Vec<_>>(), played.collect::<Vec<_>>());
    }
}
