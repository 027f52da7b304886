//! The whole truth about a game at one moment.

use std::sync::Arc;

use arrayvec::ArrayVec;

use crate::book::{Chapter, Effect, Rules, Sheet};
use crate::chair::{ByChair, CHAIRS};
use crate::choice::StepCard;
use crate::knowledge::Knowledge;
use crate::prelude::*;
use crate::pyramid::Pyramid;
use crate::questions::Phase;

/// The most tricks of a round: thirteen cards, and room.
pub(crate) const MOST_TRICKS: usize = 16;

/// A trick that was played. Written in one line ([`spelling`](crate::spelling)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick {
    pub leader: Chair,
    /// The card each chair played.
    pub cards: ByChair<Option<Card>>,
    /// The suit that had to be followed, if one was fixed.
    pub suit: Option<Suit>,
    /// The winner; `None` when the trick was set aside.
    pub winner: Option<Chair>,
    /// Does it count no more (LDT-C23.2)?
    pub void: bool,
    /// Its cards, all together.
    pub set: CardSet,
}

impl Trick {
    /// The card it was won with.
    pub fn winning_card(&self) -> Option<Card> {
        self.cards[self.winner?]
    }
}

/// The trick on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Current {
    pub leader: Chair,
    /// The card each chair has played.
    pub cards: ByChair<Option<Card>>,
    /// The suit to follow, once fixed.
    pub suit: Option<Suit>,
    /// The chair that declared that the 1 of Rings wins it (LDT-7.3).
    pub claimed: Option<Chair>,
    /// The chair that used the Light (LDT-C35.4).
    pub light: Option<Chair>,
}

impl Current {
    /// A trick before its first card.
    pub fn led_by(leader: Chair) -> Self {
        Self { leader, cards: ByChair::default(), suit: None, claimed: None, light: None }
    }

    /// The cards on the table.
    pub fn set(&self) -> CardSet {
        self.cards.0.iter().flatten().copied().collect()
    }

    /// The chair that wins the trick so far (LDT-3.3, LDT-4.2, LDT-5.2, LDT-7.3, LDT-A12).
    pub fn winner(&self) -> Option<Chair> {
        if let Some(chair) = self.light.or(self.claimed) {
            return Some(chair);
        }
        let played = |card: Card| Chair::all(CHAIRS).find(|chair| self.cards[*chair] == Some(card));
        let towers = [played(Card::WHITE_TOWER), played(Card::BLACK_TOWER)];
        match towers {
            [Some(chair), None] | [None, Some(chair)] => return Some(chair),
            // Both cancel each other.
            _ => {}
        }
        let following = self.set().and(self.suit?.cards());
        played(following.last()?)
    }

    /// Has no chair played yet?
    pub fn is_empty(&self) -> bool {
        self.cards.0.iter().all(Option::is_none)
    }
}

/// The state of an objective that is checked when an event occurs (LDT-C29.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flip {
    /// The event has not occurred yet.
    #[default]
    NotYet,
    /// The event occurred, and the objective was met.
    Met,
    /// The event occurred, and the other side of the card holds now.
    Turned,
}

/// The progress of setting up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cursor {
    /// Are the characters done, and events at it?
    pub events: bool,
    /// The index of the character's action, or of the effect.
    pub action: u8,
    /// The chair, counted from the one that begins.
    pub chair: u8,
    /// The number of times this action has been done.
    pub times: u8,
}

/// Is it as at first? Then it is not written.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// One deal of the cards. Default values are not written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    pub cast: ByChair<Option<Character>>,
    /// The chair assigned first.
    pub first: Chair,
    /// Characters that were completed when it began (LDT-6.7).
    #[serde(default, skip_serializing_if = "is_default")]
    pub before: CharacterSet,
    /// The deck that was dealt.
    #[serde(with = "crate::spelling::deck")]
    pub deck: CardSet,
    /// The hands. The pyramid's holds all its cards, also those face down.
    pub hands: ByChair<CardSet>,
    /// Cards of hands that lie face up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shown: CardSet,
    /// Cards under characters, face down (LDT-2.8).
    #[serde(default, skip_serializing_if = "is_default")]
    pub tucked: ByChair<Option<Card>>,
    /// Cards under the token, face up (LDT-C22.2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub pending: ByChair<Option<Card>>,
    /// The shared hand of two players.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pyramid: Option<Pyramid>,
    /// The seat that plays the pyramid.
    pub pyramid_seat: Seat,
    pub lost: Option<Card>,
    /// Cards beside an event, face up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub aside: CardSet,
    /// Cards that were not dealt, or not yet.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stock: CardSet,
    /// Cards that left hands face down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub discards: CardSet,
    /// The side deck (LDT-C28.2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub side: CardSet,
    /// The value drawn or chosen for each.
    #[serde(default, skip_serializing_if = "is_default")]
    pub param: ByChair<u8>,
    /// Cards drawn to choose from.
    #[serde(default, skip_serializing_if = "is_default")]
    pub drawn: ByChair<CardSet>,
    /// The Burden (LDT-7.6).
    #[serde(default, skip_serializing_if = "is_default")]
    pub burden: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub steps: ByChair<Option<StepCard>>,
    /// The trick, from 1, with which each completed its objective for the Stair; 0: not yet.
    #[serde(default, skip_serializing_if = "is_default")]
    pub completed_at: ByChair<u8>,
    /// Objectives that are checked when something happens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub flips: ByChair<Flip>,
    /// The chair of the masked pair that is Gandalf: hidden from all (LDT-C23.2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub masked: Option<Chair>,
    /// Has an exchange been used, in the solitary game (LDT-10.3)?
    #[serde(default, skip_serializing_if = "is_default")]
    pub exchanged: bool,
    /// Was the Light used?
    #[serde(default, skip_serializing_if = "is_default")]
    pub light_spent: bool,
    /// May Rings be led (LDT-7.2)?
    #[serde(default, skip_serializing_if = "is_default")]
    pub rings_broken: bool,
    /// The holders of the tokens of the White and the Black Tower (LDT-4.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub towers: [Option<Chair>; 2],
    /// The number of tricks of the round.
    pub total: u8,
    /// The tricks played.
    pub tricks: ArrayVec<Trick, MOST_TRICKS>,
    /// The cards each has won.
    pub won: ByChair<CardSet>,
    /// The tricks each has won.
    pub count: ByChair<u8>,
    /// The trick on the table.
    pub current: Current,
    /// Chairs already asked whether a tucked card returns.
    #[serde(default, skip_serializing_if = "is_default")]
    pub asked: ChairSet,
    /// The progress of setting up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cursor: Cursor,
    /// The knowledge of each seat about hidden cards.
    pub knows: [Knowledge; CHAIRS],
}

/// The whole truth about a game at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The rules of this table: beside the state, not in it. It comes from the set-up, and is never written.
    #[serde(skip, default = "Rules::none")]
    pub rules: Arc<Rules>,
    /// The chapter, as an index of those of the table.
    pub chapter: u8,
    /// The round of the chapter, from 1.
    pub round: u8,
    /// The number of times the chapter was begun.
    pub attempt: u16,
    /// The characters of the chapter: on the endless road, those drawn.
    pub roster: CharacterSet,
    /// Those of them that are completed (LDT-6.7).
    #[serde(default, skip_serializing_if = "is_default")]
    pub completed: CharacterSet,
    /// The groups that have played, as bits.
    #[serde(default, skip_serializing_if = "is_default")]
    pub groups_done: u8,
    /// The group that plays this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub group: Option<u8>,
    /// Orcs under Gimli (LDT-C25.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub under: CardSet,
    /// The present deal.
    pub deal: Round,
    /// The question that is open.
    pub phase: Phase,
}

impl State {
    /// The number of hands.
    pub fn chairs(&self) -> usize {
        self.rules.chairs()
    }

    /// The number of people.
    pub fn players(&self) -> usize {
        usize::from(self.rules.players)
    }

    /// The chapter that is played.
    pub fn card(&self) -> &Chapter {
        &self.rules.chapters[usize::from(self.chapter)]
    }

    /// The effects of this round's events.
    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        let chapter = self.card();
        let plan = chapter.rounds.get(usize::from(self.round) - 1);
        chapter.effects.iter().chain(plan.into_iter().flat_map(|plan| plan.effects.iter()))
    }

    /// The seat that decides for a chair.
    pub fn seat_of(&self, chair: Chair) -> Seat {
        match self.rules.players {
            1 => Seat::new(0),
            2 if chair.index() == 2 => self.deal.pyramid_seat,
            _ => Seat::new(chair.index()),
        }
    }

    /// Does a seat see the whole hand of a chair? No seat sees the pyramid's face-down cards.
    pub fn sees(&self, seat: Seat, chair: Chair) -> bool {
        !self.is_pyramid(chair) && self.seat_of(chair) == seat
    }

    /// The seats that see the whole hand of a chair.
    pub(crate) fn witnesses(&self, chair: Chair) -> SeatSet {
        if self.is_pyramid(chair) { SeatSet::EMPTY } else { SeatSet::only(self.seat_of(chair)) }
    }

    /// A chair's character card, once it has one.
    pub fn sheet(&self, chair: Chair) -> Option<&Sheet> {
        Some(self.rules.sheet(self.deal.cast[chair]?))
    }

    /// The chair that plays one of these.
    pub(crate) fn chair_of(&self, characters: CharacterSet) -> Option<Chair> {
        Chair::all(self.chairs())
            .find(|chair| self.deal.cast[*chair].is_some_and(|character| characters.has(character)))
    }

    /// The cards of a chair that lie open to be played or passed: of the pyramid, those that nothing covers.
    pub fn open_hand(&self, chair: Chair) -> CardSet {
        match &self.deal.pyramid {
            Some(pyramid) if self.is_pyramid(chair) => pyramid.uncovered(),
            _ => self.deal.hands[chair],
        }
    }

    /// Tricks still to be played, with the one on the table.
    pub fn tricks_left(&self) -> u8 {
        self.deal.total - self.deal.tricks.len() as u8
    }
}

impl Actor {
    /// The one in this chair.
    pub fn at(state: &State, chair: Chair) -> Self {
        Self { chair, seat: state.seat_of(chair), character: state.deal.cast[chair] }
    }
}
