//! A full state that fits everything a seat knows: the hidden cards dealt anew to where they may be.

use arrayvec::ArrayVec;
use table::{Game, Rng, pick, shuffle};

use crate::knowledge::{Knowledge, PLACES, Place};
use crate::prelude::*;

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
            hide(Place::Hand(chair), round.hands[chair].minus(round.shown));
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
#[derive(Clone)]
struct Dealing {
    cards: ArrayVec<(Card, u16), 64>,
    at: [usize; 64],
    room: [u8; PLACES],
}

impl Dealing {
    /// All hidden cards, none of them dealt yet.
    fn of(hidden: &Hidden, knows: &Knowledge, seat: Seat) -> Self {
        let mut dealing = Self { cards: ArrayVec::new(), at: [usize::MAX; 64], room: [0; PLACES] };
        for (place, cards) in &hidden.places {
            dealing.room[place.index()] = cards.len() as u8;
            for card in cards.iter() {
                let may = hidden.places.iter().filter(|(place, _)| knows.can(*place).has(card));
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
        dealing
    }

    /// Each card, by its place in the list, with each hand that it may go to.
    fn ways_into(&self, hidden: &Hidden) -> Vec<(usize, usize)> {
        let hands = hidden.places.iter().filter(|(place, _)| matches!(place, Place::Hand(_)));
        let hands = hands.map(|(place, _)| place.index());
        let ways = hands.flat_map(|hand| (0..self.cards.len()).map(move |card| (card, hand)));
        ways.filter(|(card, hand)| self.cards[*card].1 >> hand & 1 == 1).collect()
    }

    /// Is every card where it may be?
    fn fits(&self) -> bool {
        let mut cards = self.cards.iter().zip(&self.at);
        cards.all(|((_, may), at)| may >> at & 1 == 1)
    }

    /// The cards dealt to a place.
    fn dealt_to(&self, place: Place) -> CardSet {
        let here = self.cards.iter().zip(&self.at);
        here.filter(|(_, at)| **at == place.index()).map(|((card, _), _)| *card).collect()
    }

    /// Deals every card to a place it may be in. The order is random, those with little choice first.
    fn deal(&mut self, rng: &mut Rng) {
        shuffle(rng, &mut self.cards);
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
            if may >> place & 1 == 1 { usize::from(self.room[place]) } else { 0 }
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
        // Within an imagined state what other seats know need not fit: any room will do.
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

/// So often cards are dealt anew before one that is wanted is laid where it is.
const DEALS: usize = 24;

/// A state that fits all that `seat` knows.
///
/// The question itself is information: the player asked has an answer. Deals in which they had none are not
/// imagined; where nearly all are such (a leader's last card among nothing but Orcs), one card after another
/// is laid into a hand before the rest is dealt, until it fits.
pub fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
    let hidden = Hidden::from(state, seat);
    let fresh = Dealing::of(&hidden, &state.deal.knows[seat.index()], seat);
    for _ in 0..DEALS {
        let mut dealing = fresh.clone();
        dealing.deal(rng);
        let other = dealt(state, seat, &hidden, &dealing, rng);
        if is_answerable(&other, seat) {
            return other;
        }
    }
    let mut wanted = fresh.ways_into(&hidden);
    shuffle(rng, &mut wanted);
    for (card, place) in wanted {
        let mut dealing = fresh.clone();
        dealing.cards[card].1 = 1 << place;
        dealing.deal(rng);
        let other = dealt(state, seat, &hidden, &dealing, rng);
        if dealing.fits() && is_answerable(&other, seat) {
            return other;
        }
    }
    // Within an imagined state what other seats know need not fit.
    let mut dealing = fresh;
    dealing.deal(rng);
    dealt(state, seat, &hidden, &dealing, rng)
}

/// Has every player asked an answer? The cards before `seat` itself are as they are.
fn is_answerable(state: &State, seat: Seat) -> bool {
    let mut choices = Vec::new();
    state.asks().iter().filter(|asked| *asked != seat).all(|asked| {
        choices.clear();
        Tricks::choices(state, asked, &mut choices);
        !choices.is_empty()
    })
}

/// The state with its hidden cards where they were dealt.
fn dealt(state: &State, seat: Seat, hidden: &Hidden, dealing: &Dealing, rng: &mut Rng) -> State {
    let mut other = state.clone();
    for (place, old) in &hidden.places {
        lay(&mut other, *place, *old, dealing.dealt_to(*place), rng);
    }
    imagine_secrets(&mut other, state, seat, rng);
    // What others know of hidden cards is theirs. For want of better they know what this seat knows: that tells it nothing.
    let own = &state.deal.knows[seat.index()];
    for (at, known) in other.deal.knows.iter_mut().enumerate() {
        if at != seat.index() {
            known.clone_from(own);
        }
    }
    other
}

/// Puts other cards in a hidden place.
fn lay(state: &mut State, place: Place, old: CardSet, new: CardSet, rng: &mut Rng) {
    let round = &mut state.deal;
    match place {
        Place::Hand(chair) => {
            let hand = round.hands[chair].minus(old).or(new);
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

/// Imagines the hidden state apart from cards in places: the identities of the masked pair, and cards on their way.
fn imagine_secrets(other: &mut State, state: &State, seat: Seat, rng: &mut Rng) {
    if state.deal.masked.is_some() {
        let pair = state.masked_pair();
        other.deal.masked = pair.iter().nth(pick(rng, pair.len().max(1)));
    }
    let hands = other.deal.hands;
    other.phase.imagine(state, &hands, seat, rng);
}
