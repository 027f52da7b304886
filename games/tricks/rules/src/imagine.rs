//! A full state that fits everything a seat knows: the hidden cards dealt anew to where they may be.

use arrayvec::ArrayVec;
use table::{Rng, Seat, pick};

use crate::card::{Card, CardSet};
use crate::chair::Chair;
use crate::knowledge::{PLACES, Place};
use crate::state::{Ask, Phase, State};

/// The hidden places of a round and how many cards each holds.
struct Hidden {
    places: ArrayVec<(Place, CardSet), PLACES>,
}

impl Hidden {
    fn from(state: &State, seat: Seat) -> Self {
        let round = &state.deal;
        let mut places = ArrayVec::new();
        let mut hide = |place: Place, cards: CardSet| {
            if !cards.is_empty() {
                places.push((place, cards));
            }
        };
        for chair in Chair::all(state.chairs()) {
            if state.sees(seat, chair) {
                continue;
            }
            hide(Place::Hand(chair), round.hands[chair].but(round.shown));
            // The pyramid's tucked card lies face up (LDT-C20.2).
            if !state.is_pyramid(chair) {
                hide(Place::Tuck(chair), round.tucked[chair].into_iter().collect());
            }
        }
        hide(Place::Stock, round.stock);
        hide(Place::Discards, round.discards);
        hide(Place::Side, round.side);
        Self { places }
    }
}

/// Cards to be dealt to places, each with the places it may go to.
struct Dealing {
    cards: ArrayVec<(Card, u16), 64>,
    at: [usize; 64],
    room: [u8; PLACES],
}

impl Dealing {
    /// Deals every card to a place it may be in. The order is random, those with little choice first.
    fn deal(&mut self, rng: &mut Rng) {
        for last in (1..self.cards.len()).rev() {
            self.cards.swap(last, pick(rng, last + 1));
        }
        self.cards.sort_by_key(|(_, may)| may.count_ones());
        self.at = [usize::MAX; 64];
        for index in 0..self.cards.len() {
            match self.free_place(self.cards[index].1, rng) {
                Some(place) => self.put(index, place),
                None => self.make_room(index),
            }
        }
        self.mix(rng);
    }

    fn put(&mut self, index: usize, place: usize) {
        self.at[index] = place;
        self.room[place] -= 1;
    }

    /// One of the places with room, by how much it has.
    fn free_place(&self, may: u16, rng: &mut Rng) -> Option<usize> {
        let room = |place: usize| {
            if may >> place & 1 == 1 {
                usize::from(self.room[place])
            } else {
                0
            }
        };
        let all = (0..PLACES).map(room).sum::<usize>();
        if all == 0 {
            return None;
        }
        let mut at = pick(rng, all);
        (0..PLACES).find(|place| {
            let here = room(*place);
            if at < here {
                return true;
            }
            at -= here;
            false
        })
    }

    /// Every place the card may be in is full: cards move on until one finds room.
    fn make_room(&mut self, index: usize) {
        // For each place reached: the card that would move there, and from which place.
        let mut reached: [Option<(usize, usize)>; PLACES] = [None; PLACES];
        let mut queue = ArrayVec::<usize, PLACES>::new();
        for place in (0..PLACES).filter(|place| self.cards[index].1 >> place & 1 == 1) {
            reached[place] = Some((index, usize::MAX));
            queue.push(place);
        }
        let mut next = 0;
        while next < queue.len() {
            let place = queue[next];
            next += 1;
            if self.room[place] > 0 {
                self.room[place] -= 1;
                let mut to = place;
                while let Some((card, from)) = reached[to] {
                    self.at[card] = to;
                    if from == usize::MAX {
                        return;
                    }
                    to = from;
                }
                return;
            }
            for card in 0..self.cards.len() {
                if self.at[card] != place {
                    continue;
                }
                for (other, from) in reached.iter_mut().enumerate() {
                    if self.cards[card].1 >> other & 1 == 1 && from.is_none() {
                        *from = Some((card, place));
                        queue.push(other);
                    }
                }
            }
        }
        // What is known of other seats' thoughts in an imagined state need not fit: any room will do.
        if let Some(place) = (0..PLACES).find(|place| self.room[*place] > 0) {
            self.put(index, place);
        }
    }

    /// Exchanges cards at random, so that no deal is much likelier than another.
    fn mix(&mut self, rng: &mut Rng) {
        let count = self.cards.len();
        if count < 2 {
            return;
        }
        for _ in 0..2 * count {
            let (one, other) = (pick(rng, count), pick(rng, count));
            let (here, there) = (self.at[one], self.at[other]);
            if here != there && self.cards[one].1 >> there & 1 == 1 && self.cards[other].1 >> here & 1 == 1 {
                self.at.swap(one, other);
            }
        }
    }
}

/// A state that fits all that `seat` knows.
pub fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
    let mut other = state.clone();
    let hidden = Hidden::from(state, seat);
    let knows = &state.deal.knows[seat.index()];
    let mut dealing = Dealing {
        cards: ArrayVec::new(),
        at: [usize::MAX; 64],
        room: [0; PLACES],
    };
    for (place, cards) in &hidden.places {
        dealing.room[place.index()] = cards.len() as u8;
        for card in cards.iter() {
            let may = hidden
                .places
                .iter()
                .filter(|(place, _)| knows.can(*place).has(card));
            let may = may.fold(0, |may, (place, _)| may | 1 << place.index());
            debug_assert!(
                may >> place.index() & 1 == 1,
                "{card} is where seat {seat} thinks it cannot be"
            );
            dealing.cards.push((card, may));
        }
    }
    // In the cards' own order: from where they truly lie the dealing must not tell anything.
    dealing.cards.sort_unstable_by_key(|(card, _)| *card);
    dealing.deal(rng);
    for (place, old) in &hidden.places {
        let dealt = dealing.cards.iter().enumerate();
        let new = dealt
            .filter(|(index, _)| dealing.at[*index] == place.index())
            .map(|(_, (card, _))| *card)
            .collect::<CardSet>();
        lay(&mut other, *place, *old, new, rng);
    }
    imagine_secrets(&mut other, state, seat, rng);
    other
}

/// Puts other cards in a hidden place.
fn lay(state: &mut State, place: Place, old: CardSet, new: CardSet, rng: &mut Rng) {
    let round = &mut state.deal;
    match place {
        Place::Hand(chair) => {
            let hand = round.hands[chair].but(old).or(new);
            round.hands[chair] = hand;
            if state.is_pyramid(chair)
                && let Some(pyramid) = &mut state.deal.pyramid
            {
                let mut cards = new.iter().collect::<ArrayVec<Card, 64>>();
                for slot in 0..pyramid.slots.len() {
                    if pyramid.slots[slot].is_some_and(|card| old.has(card)) && !cards.is_empty() {
                        let at = pick(rng, cards.len());
                        pyramid.slots[slot] = Some(cards.swap_remove(at));
                    }
                }
            }
        }
        Place::Tuck(chair) => round.tucked[chair] = new.first(),
        Place::Stock => round.stock = new,
        Place::Discards => round.discards = new,
        Place::Side => round.side = new,
    }
}

/// What is hidden and no place of cards: who is who of the masked pair, and cards on their way.
fn imagine_secrets(other: &mut State, state: &State, seat: Seat, rng: &mut Rng) {
    if state.deal.masked.is_some() {
        let pair = state.masked_pair();
        other.deal.masked = pair.iter().nth(pick(rng, pair.len().max(1)));
    }
    match &mut other.phase {
        Phase::Together { chairs, passed } => {
            for at in 0..2 {
                let chair = chairs[at];
                if passed[at].is_some() && !state.sees(seat, chair) && !state.is_pyramid(chair) {
                    let cards = other.deal.hands[chair].but(state.kept(chair));
                    passed[at] = cards.nth(pick(rng, cards.len().max(1)));
                }
            }
        }
        Phase::Prepare {
            chair,
            ask: Ask::Return { to, given },
        } => {
            let (chair, to) = (*chair, *to);
            let seen = [chair, to].into_iter().any(|chair| state.sees(seat, chair));
            let open = state.is_pyramid(chair) || state.is_pyramid(to) || state.deal.shown.has(*given);
            if !seen && !open {
                // One of those that could have come.
                let cards = other.deal.hands[chair].but(state.kept(to)).but(state.kept(chair));
                if let Some(card) = cards.nth(pick(rng, cards.len().max(1))) {
                    *given = card;
                }
            }
        }
        _ => {}
    }
}
