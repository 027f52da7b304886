//! The tricks before the one on the table, as far as a position has them: their cards, owners and order.

use table::Journal;
use table::lines::{Flaw, Line};

use super::check::of_line;
use crate::book::Action;
use crate::book::cards::Ability;
use crate::prelude::*;
use crate::state::{Current, Trick};

/// The winner of a trick.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Winner {
    /// A chair has it.
    Chair(Chair),
    /// A chair has won it, and it counts no more (LDT-C23.2).
    Void(Chair),
    /// No winner: the trick was set aside (LDT-5.5).
    Nobody,
}

impl Winner {
    fn chair(self) -> Option<Chair> {
        match self {
            Self::Chair(chair) | Self::Void(chair) => Some(chair),
            Self::Nobody => None,
        }
    }
}

/// A trick that was played: its winner, and its cards from the leader on.
pub(super) type Told = (Winner, Vec<Card>);

/// The earlier tricks that the lines tell of.
#[derive(Default)]
pub(super) struct Earlier {
    /// The tricks, in the order of the lines.
    tricks: Vec<Told>,
    /// The winners of the tricks in a row, where the text has them.
    pub(super) taken: Option<Vec<Winner>>,
}

impl Earlier {
    /// Adds the tricks a chair has won.
    pub(super) fn add(
        &mut self,
        state: &State,
        line: &Line<'_>,
        who: Winner,
        cards: &[Card],
    ) -> Result<(), Flaw> {
        let size = state.chairs();
        // LDT-11.3: who gave cards away plays no more when the hand is empty, and tricks have a card less.
        let gives = Chair::all(size).any(|chair| state.sets_up(chair, Action::GiveEach));
        if !gives && !cards.len().is_multiple_of(size) {
            return Err(line.flaw(format!("{} cards make no whole tricks: a trick has {size}", cards.len())));
        }
        for trick in cards.chunks(size) {
            if let Winner::Chair(chair) = who
                && rotated(state, chair, trick).is_none()
            {
                let names = trick.iter().map(ToString::to_string).collect::<Vec<_>>();
                return Err(line.flaw(format!("nobody wins a trick of {}", names.join(", "))));
            }
            self.tricks.push((who, trick.to_vec()));
        }
        Ok(())
    }

    /// All of them as they came: in the given order, or else those of the first line first.
    pub(super) fn in_order(&self, lines: &[Line<'_>]) -> Result<Vec<Told>, Flaw> {
        let Some(taken) = &self.taken else {
            return Ok(self.tricks.clone());
        };
        let mut left = self.tricks.clone();
        let mut order = Vec::new();
        for who in taken {
            // A trick that counts no more leaves its cards to no one.
            let holder = match who {
                Winner::Void(_) => Winner::Nobody,
                other => *other,
            };
            match left.iter().position(|(winner, _)| *winner == holder) {
                Some(at) => order.push((*who, left.remove(at).1)),
                None => return Err(unequal(lines)),
            }
        }
        if left.is_empty() { Ok(order) } else { Err(unequal(lines)) }
    }

    /// Plays them, one after another.
    pub(super) fn play(&self, state: &mut State, order: &[Told], journal: &mut Journal<Event>) {
        state.deal.current = Current::led_by(state.first_leader());
        for (at, (winner, cards)) in order.iter().enumerate() {
            let is_known = at > 0 || self.taken.is_some();
            let current = fallen(state, is_known, winner.chair(), cards);
            state.deal.current = current;
            for steps in 0..state.chairs() {
                let chair = current.leader.left(steps, state.chairs());
                if let Some(card) = current.cards[chair] {
                    state.note_played(chair, card, journal);
                }
            }
            let set = current.set();
            state.deal.tricks.push(Trick {
                leader: current.leader,
                cards: current.cards,
                suit: current.suit,
                winner: winner.chair(),
                void: matches!(winner, Winner::Void(_)),
                set,
            });
            if let Winner::Chair(chair) = *winner {
                state.deal.won[chair] = state.deal.won[chair].or(set);
                state.deal.count[chair] += 1;
            }
            state.deal.current = Current::led_by(winner.chair().unwrap_or(current.leader));
        }
    }
}

fn unequal(lines: &[Line<'_>]) -> Flaw {
    let reason = "'taken' tells of other tricks than those that were won";
    of_line(lines, "taken", "", reason)
}

/// The cards as they fall from this chair on.
fn led(state: &State, leader: Chair, cards: &[Card]) -> Current {
    let mut current = Current::led_by(leader);
    for (steps, card) in cards.iter().enumerate() {
        current.cards[leader.left(steps, state.chairs())] = Some(*card);
        current.suit = current.suit.or(card.suit());
    }
    current
}

/// The cards as they fall so that this chair wins; none, where no chair does.
fn rotated(state: &State, winner: Chair, cards: &[Card]) -> Option<Current> {
    let all = Chair::all(state.chairs());
    let mut tricks = all.map(|leader| led(state, leader, cards));
    tricks.find(|current| current.winner() == Some(winner))
}

/// The cards as they fell: the winner of the trick before leads. If the given winner would not win by that,
/// another chair has led.
fn fallen(state: &State, is_known: bool, winner: Option<Chair>, cards: &[Card]) -> Current {
    let current = led(state, state.deal.current.leader, cards);
    let Some(winner) = winner else { return current };
    // LDT-7.3, LDT-C35.4, LDT-C22.2: who has declared the One Ring or used the Light wins, and a card under a token may
    // have fixed the suit.
    let declared = current.cards[winner] == Some(Card::RING) || state.may_light(winner);
    let late = Chair::all(state.chairs()).any(|chair| state.can(chair, Ability::Pending));
    if is_known && (declared || late || current.winner() == Some(winner)) {
        return current;
    }
    rotated(state, winner, cards).unwrap_or(current)
}

/// LDT-C22.2: the card that followed, or fixed the suit, is the one under the token next.
pub(super) fn fix_suits(state: &mut State) {
    let count = state.chairs();
    let mut late = Chair::all(count).filter(|chair| state.can(*chair, Ability::Pending));
    let Some(chair) = late.next() else { return };
    let mut laid = state.deal.current.cards[chair].or(state.deal.pending[chair]);
    for trick in state.deal.tricks.iter_mut().rev() {
        let order = (0..count).map(|steps| trick.leader.left(steps, count));
        let mut cards = order.filter_map(|who| if who == chair { laid } else { trick.cards[who] });
        trick.suit = cards.find_map(Card::suit);
        laid = trick.cards[chair];
    }
}
