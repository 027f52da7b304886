//! The features of a choice, made of its card, of the hand it comes from and of open information, so that a
//! lesson from one deal serves in another.
//!
//! They speak of characters, not of chairs: a feature holds wherever they sit. They use nothing of other hands.

use arrayvec::ArrayVec;
use table::Seat;

use tricks::card::{Card, CardSet, Suit};
use tricks::chair::Chair;
use tricks::choice::{Choice, How, StepCard};
use tricks::state::State;

/// The features of one choice, as places in a table.
pub type Traits = ArrayVec<u16, 12>;

/// Characters of a chapter, and one more for no character.
const ROLES: usize = 10;
const NOBODY: usize = ROLES - 1;
const WAYS: usize = 4;
const KINDS: usize = 8;
const CARDS: usize = 64;

bots::features! {
    /// The player, the way of playing, the card.
    CARD [ROLES, WAYS, CARDS];
    /// The player, the way of playing, the tricks they have, and which of the cards that objectives wait for
    /// are played.
    TRICKS [ROLES, WAYS, 4, 4];
    /// The giver, the receiver, the kind of card.
    GIFT [ROLES, ROLES, KINDS];
    /// The winner of a card, its kind, how many of it they have, and is the trick over?
    PILE [ROLES, KINDS, 6, 2];
    /// The player, the suit followed (or led), the way of playing, and with a Ring or without?
    LED [ROLES, 6, WAYS, 3];
    /// The player, the way of playing; is a higher card still out, is the trick over; the kind of the card.
    SURE [ROLES, WAYS, 2, 2, KINDS];
    /// The player, the way of playing, the kind of card, and how many of it they hold.
    HELD [ROLES, WAYS, KINDS, 4];
    /// The giver and the card; is it passed back?
    PASSED [ROLES, 2, CARDS];
    /// The giver, the receiver, back or not, the kind of card; is it a high one?
    PASSED_TO [ROLES, ROLES, 2, KINDS, 2];
    /// The giver, back or not, the kind of card, and how many of it they hold.
    PASSED_OF [ROLES, 2, KINDS, 8];
    /// A card is tucked, placed, discarded, revealed or kept; by which character; the card.
    LAID [5, ROLES, CARDS];
    /// The character taken, by the number of cards of each suit, or high ones, in hand.
    TAKEN [ROLES, 6, 8];
    /// The player, the winner they play for, how many tricks the winner has, and when: is one more wanted?
    NEED [ROLES, ROLES, 6, 4];
    /// The receiver and the card; is it their own?
    GIVEN [ROLES, CARDS, 2];
    /// The two who exchange.
    WITH [ROLES, ROLES];
    /// The player who skips.
    SKIP [ROLES];
    /// The player who takes a tucked card, after how many tricks.
    UNTUCK [ROLES, 16];
    /// The Burden taken.
    BURDEN [10];
    /// The player who takes the first step of two first.
    STEP_FIRST [ROLES];
    /// The player who takes the last step of two first.
    STEP_LAST [ROLES];
    /// The group played.
    GROUP [10];
    /// Kept free.
    FREE [10];
    /// The character taken; is it completed already?
    DONE [ROLES, 2];
    /// Kept free.
    FREE_TOO [60];
    /// The winner, the player, how many cards of the number drawn (or of the Burden) are missing, the kind.
    AIM [ROLES, 2, 6, KINDS];
    /// The winner, the player, is it a card of that number, the kind.
    WANTED [ROLES, 2, 2, KINDS];
    /// 1 in a table that was learnt.
    LEARNT [1];
}

/// The number of features.
pub const COUNT: usize = LEARNT.end();

/// The way a card is played.
#[derive(Clone, Copy)]
enum Way {
    Leads,
    Wins,
    Follows,
    Discards,
}

/// Calls `with` with the features of each choice, in their order.
pub(crate) fn of_each(state: &State, seat: Seat, choices: &[Choice], mut with: impl FnMut(Traits)) {
    match state.phase.playing() {
        Some(chair) => {
            let trick = Trick::of(state, chair);
            for choice in choices {
                with(match choice {
                    Choice::Play(card, how) => trick.play(*card, *how),
                    _ => Traits::new(),
                });
            }
        }
        None => choices.iter().for_each(|choice| with(before_play(state, seat, choice))),
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

/// The trick on the table, as the next player sees it.
struct Trick<'a> {
    state: &'a State,
    chair: Chair,
    role: usize,
    leads: bool,
    /// Is this the last player of the trick?
    last: bool,
    /// The chair that wins it so far.
    winning: Option<Chair>,
    tricks: usize,
    /// The cards that objectives wait for and that have been played.
    marks: usize,
    /// The part of the round that is over, in quarters.
    part: usize,
    /// Cards that others may hold.
    elsewhere: CardSet,
}

impl<'a> Trick<'a> {
    fn of(state: &'a State, chair: Chair) -> Self {
        let round = &state.deal;
        let left = state.unseen().minus(round.current.set());
        let second = if state.card().second { Card::RING } else { Card::WHITE_TOWER };
        let marks = usize::from(!left.has(Card::BLACK_TOWER)) + 2 * usize::from(!left.has(second));
        Self {
            state,
            chair,
            role: role(state, chair),
            leads: round.current.is_empty(),
            last: state.players_after(chair).next().is_none(),
            winning: round.current.winner(),
            tricks: usize::from(round.count[chair].min(3)),
            marks,
            part: (4 * round.tricks.len() / usize::from(round.total.max(1))).min(3),
            elsewhere: left.minus(round.hands[chair]),
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
        let (wins, last, higher) = (usize::from(wins), usize::from(self.last), usize::from(higher));
        let mut traits: Traits = [
            CARD.at([role, way, card.index()]),
            TRICKS.at([role, way, self.tricks, self.marks]),
            GIFT.at([role, winning, kind]),
            PILE.at([winning, kind, pile, last]),
            LED.at([role, led, way, how as usize]),
            SURE.at([role, way, higher, last, kind]),
            HELD.at([role, way, kind, held]),
            NEED.at([role, winning, has, self.part]),
            GIVEN.at([winning, card.index(), wins]),
        ]
        .map(|at| at as u16)
        .into_iter()
        .collect();
        // The number that was drawn for the character, or the Burden, and how many are missing.
        let drawn = winner.map_or(0, |chair| self.state.deal.param[chair]);
        let aim = if drawn > 0 { drawn } else { self.state.deal.burden };
        if aim > 0 {
            let missing = usize::from(aim + 1).saturating_sub(pile);
            let wanted = usize::from(card.value() == Some(aim));
            traits.push(AIM.at([winning, wins, missing.min(5), kind]) as u16);
            traits.push(WANTED.at([winning, wins, wanted, kind]) as u16);
        }
        traits
    }
}

fn before_play(state: &State, seat: Seat, choice: &Choice) -> Traits {
    let chair = state.phase.chair(state, seat).unwrap_or(Chair::at(0));
    let (me, hand) = (role(state, chair), state.deal.hands[chair]);
    let laid = |what: usize, card: Card| LAID.at([what, me, card.index()]);
    let one = |at: usize| [at].into_iter().map(|at| at as u16).collect();
    match *choice {
        Choice::Pass(card) => {
            let passing = state.phase.passing(state, seat);
            let back = usize::from(passing.is_some_and(|passing| passing.given.is_some()));
            let to = passing.map_or(NOBODY, |passing| role(state, passing.to));
            let high = usize::from(card.value().is_some_and(|value| value >= 5));
            let held = hand.and(alike(card)).len().min(7);
            [
                PASSED.at([me, back, card.index()]),
                PASSED_TO.at([me, to, back, kind(card), high]),
                PASSED_OF.at([me, back, kind(card), held]),
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
                TAKEN.at([who, suit as usize, held])
            };
            let high = hand.iter().filter(|card| card.value().is_some_and(|value| value >= 6));
            let high = high.count() + hand.and(CardSet::TOWERS).len();
            let done = usize::from(state.completed.has(character));
            Suit::ALL
                .into_iter()
                .map(of_suit)
                .chain([TAKEN.at([who, 5, high.min(7)]), DONE.at([who, done])])
                .map(|at| at as u16)
                .collect()
        }
        Choice::With(with) => one(WITH.at([me, role(state, with)])),
        Choice::Skip => one(SKIP.at([me])),
        Choice::Untuck => one(UNTUCK.at([me, state.deal.tricks.len()])),
        Choice::Burden(burden) => one(BURDEN.at([usize::from(burden % 10)])),
        Choice::Step(StepCard::First) => one(STEP_FIRST.at([me])),
        Choice::Step(StepCard::Last) => one(STEP_LAST.at([me])),
        Choice::Group(group) => one(GROUP.at([usize::from(group % 10)])),
        _ => Traits::new(),
    }
}
