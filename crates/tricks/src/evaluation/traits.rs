//! What a choice amounts to: a few features for each, made of its card, of the hand it comes from and of what
//! everybody sees, by which what was learnt in one deal serves in another.
//!
//! They speak of characters, not of chairs: what holds of Boromir holds wherever he sits. Nothing of other
//! hands is in them.

use arrayvec::ArrayVec;
use table::Seat;

use crate::card::{Card, CardSet, Suit};
use crate::chair::Chair;
use crate::choice::Choice;
use crate::event::How;
use crate::state::{Ask, Phase, State, Step};

/// The features of one choice, as places in a table.
pub type Traits = ArrayVec<u16, 12>;

/// Characters of a chapter, and one more for nobody.
const ROLES: usize = 10;
const NOBODY: usize = ROLES - 1;
const WAYS: usize = 4;
const KINDS: usize = 8;
const CARDS: usize = 64;

// Where the features of each sort begin.
const CARD: usize = 0;
const TRICKS: usize = CARD + ROLES * WAYS * CARDS;
const GIFT: usize = TRICKS + ROLES * WAYS * 16;
const PILE: usize = GIFT + ROLES * ROLES * KINDS;
const LED: usize = PILE + ROLES * KINDS * 6 * 2;
const SURE: usize = LED + ROLES * 6 * WAYS * 3;
const HELD: usize = SURE + ROLES * WAYS * 4 * KINDS;
const PASSED: usize = HELD + ROLES * WAYS * KINDS * 4;
const PASSED_TO: usize = PASSED + ROLES * 2 * CARDS;
const PASSED_OF: usize = PASSED_TO + ROLES * ROLES * 2 * KINDS * 2;
const LAID: usize = PASSED_OF + ROLES * 2 * KINDS * 8;
const TAKEN: usize = LAID + 5 * ROLES * CARDS;
// How many tricks the winner has, and when: is one more wanted?
const NEED: usize = TAKEN + ROLES * 6 * 8;
// Which card comes to whom.
const GIVEN: usize = NEED + ROLES * ROLES * 6 * 4;
// Choices that are seldom made; 320 on: is the character that is taken completed already?
const OTHER: usize = GIVEN + ROLES * CARDS * 2;
// How many cards of a kind the winner still lacks, where a number was drawn or is the Burden; is it that number?
const AIM: usize = OTHER + 400;
const WANTED: usize = AIM + ROLES * 6 * KINDS * 2;

/// How many features there are; the last place is kept free, it says that a table was learnt.
pub const COUNT: usize = WANTED + ROLES * 2 * KINDS * 2 + 1;

/// How a card is played.
#[derive(Clone, Copy)]
enum Way {
    Leads,
    Wins,
    Follows,
    Discards,
}

/// Calls `with` with the features of each choice, in their order.
pub fn of_each(state: &State, seat: Seat, choices: &[Choice], mut with: impl FnMut(Traits)) {
    match state.phase {
        Phase::Play { chair } => {
            let trick = Trick::of(state, chair);
            for choice in choices {
                with(match choice {
                    Choice::Play(card, how) => trick.play(*card, *how),
                    _ => Traits::new(),
                });
            }
        }
        phase => choices
            .iter()
            .for_each(|choice| with(before_play(state, seat, phase, choice))),
    }
}

/// The place of a chair's character among those of the chapter.
fn role(state: &State, chair: Chair) -> usize {
    let character = state.deal.cast[chair];
    character.map_or(NOBODY, |character| state.roster.rank(character).min(NOBODY - 1))
}

/// The suit, or what the card is without one.
fn kind(card: Card) -> usize {
    match card.suit() {
        Some(suit) => suit as usize,
        None if card.is_tower() => 5,
        None if card.is_orc() => 6,
        None => 7,
    }
}

/// All cards of a card's kind.
fn alike(card: Card) -> CardSet {
    match card.suit() {
        Some(suit) => suit.cards(),
        None if card.is_tower() => CardSet::TOWERS,
        None if card.is_orc() => CardSet::ORCS,
        None => CardSet::FATIGUE,
    }
}

/// The trick on the table, as whoever plays now sees it.
struct Trick<'a> {
    state: &'a State,
    chair: Chair,
    role: usize,
    leads: bool,
    /// Does nobody play after this one?
    last: bool,
    /// Who is winning it.
    winning: Option<Chair>,
    tricks: usize,
    /// Which of the cards that objectives wait for have been played.
    marks: usize,
    /// How much of the round is over, in quarters.
    part: usize,
    /// Cards that others may hold.
    elsewhere: CardSet,
}

impl<'a> Trick<'a> {
    fn of(state: &'a State, chair: Chair) -> Self {
        let round = &state.deal;
        let left = state.unseen().but(round.current.set());
        let second = if state.card().second {
            Card::RING
        } else {
            Card::WHITE_TOWER
        };
        let marks = usize::from(!left.has(Card::BLACK_TOWER)) + 2 * usize::from(!left.has(second));
        Self {
            state,
            chair,
            role: role(state, chair),
            leads: round.current.is_empty(),
            last: chair.left(1, state.chairs()) == round.current.leader,
            winning: round.current.winner(),
            tricks: usize::from(round.count[chair].min(3)),
            marks,
            part: (4 * round.tricks.len() / usize::from(round.total.max(1))).min(3),
            elsewhere: left.but(round.hands[chair]),
        }
    }

    fn play(&self, card: Card, how: How) -> Traits {
        let mut current = self.state.deal.current;
        let led = current.suit;
        current.cards[self.chair] = Some(card);
        current.suit = current.suit.or(card.suit());
        let wins = how != How::Plain || current.winner() == Some(self.chair);
        let way = match led {
            _ if self.leads => Way::Leads,
            _ if wins => Way::Wins,
            Some(suit) if card.suit() != Some(suit) => Way::Discards,
            _ => Way::Follows,
        };
        let (role, way, kind, same) = (self.role, way as usize, kind(card), alike(card));
        let winner = if wins { Some(self.chair) } else { self.winning };
        let winning = winner.map_or(NOBODY, |chair| self::role(self.state, chair));
        let pile = winner.map_or(0, |chair| self.state.deal.won[chair].and(same).len().min(5));
        let held = self.state.deal.hands[self.chair].and(same).len().clamp(1, 4) - 1;
        let higher = self.elsewhere.and(same).last().is_some_and(|other| other > card);
        let led = led.map_or(5, |suit| suit as usize);
        let has = winner.map_or(0, |chair| usize::from(self.state.deal.count[chair]).min(5));
        let acting = role * WAYS + way;
        let to = winning * 2 + usize::from(wins);
        let mut traits: Traits = [
            CARD + acting * CARDS + card.index(),
            TRICKS + acting * 16 + self.tricks * 4 + self.marks,
            GIFT + (role * ROLES + winning) * KINDS + kind,
            PILE + ((winning * KINDS + kind) * 6 + pile) * 2 + usize::from(self.last),
            LED + ((role * 6 + led) * WAYS + way) * 3 + how as usize,
            SURE + ((acting * 2 + usize::from(higher)) * 2 + usize::from(self.last)) * KINDS + kind,
            HELD + (acting * KINDS + kind) * 4 + held,
            NEED + ((role * ROLES + winning) * 6 + has) * 4 + self.part,
            GIVEN + (winning * CARDS + card.index()) * 2 + usize::from(wins),
        ]
        .map(|at| at as u16)
        .into_iter()
        .collect();
        // The number that was drawn for the character, or Frodo's Burden, and how many are missing.
        let drawn = winner.map_or(0, |chair| self.state.deal.param[chair]);
        let aim = if drawn > 0 { drawn } else { self.state.deal.burden };
        if aim > 0 {
            let missing = usize::from(aim + 1).saturating_sub(pile);
            let wanted = usize::from(card.value() == Some(aim));
            traits.push((AIM + (to * 6 + missing.min(5)) * KINDS + kind) as u16);
            traits.push((WANTED + (to * 2 + wanted) * KINDS + kind) as u16);
        }
        traits
    }
}

fn before_play(state: &State, seat: Seat, phase: Phase, choice: &Choice) -> Traits {
    let due = state.due(seat).unwrap_or(0);
    let chair = match phase {
        Phase::Take { chair } | Phase::Prepare { chair, .. } | Phase::Untuck { chair } => chair,
        Phase::Together { chairs, .. } => chairs[due],
        _ => Chair::new(0),
    };
    let (me, hand) = (role(state, chair), state.deal.hands[chair]);
    let laid = |what: usize, card: Card| LAID + (what * ROLES + me) * CARDS + card.index();
    let one = |at: usize| [at].into_iter().map(|at| at as u16).collect();
    match *choice {
        Choice::Pass(card) => {
            let (to, back) = match phase {
                Phase::Prepare {
                    ask: Ask::Give { to, .. },
                    ..
                } => (Some(to), 0),
                Phase::Prepare {
                    ask: Ask::Return { to, .. },
                    ..
                } => (Some(to), 1),
                Phase::Together { chairs, .. } => (Some(chairs[1 - due]), 0),
                _ => (None, 0),
            };
            let to = to.map_or(NOBODY, |to| role(state, to));
            let high = usize::from(card.value().is_some_and(|value| value >= 5));
            let held = hand.and(alike(card)).len().min(7);
            [
                PASSED + (me * 2 + back) * CARDS + card.index(),
                PASSED_TO + (((me * ROLES + to) * 2 + back) * KINDS + kind(card)) * 2 + high,
                PASSED_OF + ((me * 2 + back) * KINDS + kind(card)) * 8 + held,
            ]
            .map(|at| at as u16)
            .into_iter()
            .collect()
        }
        Choice::Tuck(card) => one(laid(0, card)),
        Choice::Place(card) => one(laid(1, card)),
        Choice::Discard(card) => one(laid(2, card)),
        Choice::Reveal(card) => one(laid(3, card)),
        Choice::Keep(card) => one(laid(4, card)),
        Choice::Take(character) => {
            let who = state.roster.rank(character).min(NOBODY - 1);
            let of_suit = |suit: Suit| {
                let held = hand.and(suit.cards()).len().min(7);
                TAKEN + (who * 6 + suit as usize) * 8 + held
            };
            let high = hand
                .iter()
                .filter(|card| card.value().is_some_and(|value| value >= 6));
            let high = high.count() + hand.and(CardSet::TOWERS).len();
            let done = usize::from(state.completed.has(character));
            Suit::ALL
                .into_iter()
                .map(of_suit)
                .chain([
                    TAKEN + (who * 6 + 5) * 8 + high.min(7),
                    OTHER + 320 + who * 2 + done,
                ])
                .map(|at| at as u16)
                .collect()
        }
        Choice::With(with) => one(OTHER + me * ROLES + role(state, with)),
        Choice::Skip => one(OTHER + 100 + me),
        Choice::Untuck => one(OTHER + 110 + me * 16 + state.deal.tricks.len()),
        Choice::Burden(burden) => one(OTHER + 270 + usize::from(burden % 10)),
        Choice::Step(Step::First) => one(OTHER + 280 + me),
        Choice::Step(Step::Last) => one(OTHER + 290 + me),
        Choice::Group(group) => one(OTHER + 300 + usize::from(group % 10)),
        _ => Traits::new(),
    }
}
