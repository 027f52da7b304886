//! Chapter V: playing event cards, and what they do.

pub mod book;
pub mod effect;

mod choosing;
mod doing;
mod journey;
mod names;
mod needs;
pub mod report;
mod values;

pub use names::*;

use crate::action;
use crate::card::{Card, CardKind};
use crate::character::Character;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::face::Face;
use crate::frame::Frame;
use crate::nation::Side;
use crate::questions::{Price, Wisdom};
use crate::region::Region;
use crate::state::{Memory, State};
use crate::steps::NextEffect;
use crate::why::{Verdict, Why, unless};

/// The side that can remove a card of the table by an action, if one can.
pub(crate) const fn lifter(card: Card) -> Option<Side> {
    match card {
        A_POWER_TOO_GREAT | TOM_BOMBADIL => Some(Side::Shadow),
        PALANTIR | DENETHORS_FOLLY => Some(Side::Free),
        _ => None,
    }
}

impl State {
    /// May `side` play `card` from its hand with a die that shows `face`?
    pub fn objection_to_play(&self, side: Side, face: Face, card: Card) -> Verdict {
        unless(self.hand(side).has(card), Why::NOT_IN_HAND)?;
        let fits = match card.facts().kind {
            CardKind::Character => face.as_character(),
            CardKind::Army => action::as_army(self, side, face),
            CardKind::Muster => face.as_muster(),
        };
        unless(fits || face.as_event(), Why::CARD_FACE)?;
        unless(self.may_use(side, card), Why::CARD_ICON)?;
        self.card_requirement(side, card)
    }

    /// A card is played.
    pub fn play_card(&mut self, face: Face, card: Card, ctx: &mut Ctx<'_>) {
        let side = self.acting();
        let seat = self.decider(side);
        self.cards.hands[seat.index()].remove(card);
        ctx.journal.reveal();
        ctx.tell(|| Event::Played { side, card });
        let fits = match card.facts().kind {
            CardKind::Character => face.as_character(),
            CardKind::Army => face.as_army(),
            CardKind::Muster => face.as_muster(),
        };
        if card.facts().kind == CardKind::Army && !fits && face == Face::Muster {
            self.mouth_used = true;
        }
        // A Will of the West is spent as the Event result that it can be.
        if face.as_event() {
            // Who guides is looked at when the action ends: the card itself may change it.
            if side == Side::Free {
                self.frames.push(Wisdom(card.deck()));
            }
            if side == Side::Shadow && self.cards.table.has(PALANTIR) {
                self.frames.push(Frame::Palantir);
            }
        }
        self.resolve(card);
    }

    /// The effects of a card, one after another.
    pub fn resolve(&mut self, card: Card) {
        self.cards.playing = Some(card);
        self.cards.memory = Memory::default();
        self.moved.clear();
        self.frames.push(Frame::EndCard);
        self.frames.push(NextEffect(card, 0));
    }

    /// A card has been resolved: it lies on the table, or is discarded.
    pub(crate) fn end_card(&mut self) {
        if let Some(card) = self.cards.playing.take() {
            if card.facts().table {
                self.cards.table.add(card);
            } else {
                self.cards.discarded.add(card);
            }
        }
        self.cards.memory = Memory::default();
    }

    /// May `side` spend a die that shows `face` to remove `card` from the table?
    pub(crate) fn objection_to_lift(&self, side: Side, face: Face, card: Card) -> Verdict {
        unless(self.cards.table.has(card), Why::NOT_ON_TABLE)?;
        unless(lifter(card).is_some(), Why::NOT_ON_TABLE)?;
        unless(lifter(card) == Some(side), Why::NOT_YOUR_SIDE)?;
        match card {
            A_POWER_TOO_GREAT | TOM_BOMBADIL => {
                let hand = self.hand(side);
                let has = |deck| !hand.and(crate::card::CardSet::deck(side, deck)).is_empty();
                unless(
                    has(crate::card::Deck::Character) && has(crate::card::Deck::Strategy),
                    Why::PRICE,
                )
            }
            PALANTIR if face == Face::Will => Ok(()),
            PALANTIR => {
                unless(self.rings[Side::Free] > 0, Why::NO_RING)?;
                unless(!self.ring_used[Side::Free], Why::RING_USED)
            }
            _ => {
                let wise = [
                    Character::GandalfTheGrey,
                    Character::GandalfTheWhite,
                    Character::Aragorn,
                ];
                let there = |who: Character| self.stands(who) == Some(Region::MINAS_TIRITH);
                unless(face == Face::Will || wise.into_iter().any(there), Why::LIFT_FACE)
            }
        }
    }

    /// A die is spent to remove a card from the table.
    pub(crate) fn lift_by_action(&mut self, face: Face, card: Card, ctx: &mut Ctx<'_>) {
        match card {
            PALANTIR if face != Face::Will => {
                self.spend_ring(Side::Free);
                self.lift(card, ctx);
            }
            A_POWER_TOO_GREAT | TOM_BOMBADIL => {
                self.frames.push(Price {
                    strategy: true,
                    character: true,
                    card,
                });
            }
            _ => self.lift(card, ctx),
        }
    }
}
