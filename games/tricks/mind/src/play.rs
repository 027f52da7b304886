//! The card a quick, sensible player plays: for each card, the likely winner of the trick, and the state of
//! all objectives then.
//!
//! It looks at its own cards and at open knowledge, never at other hands.

use table::{Rng, pick};

use tricks::card::{Card, CardSet};
use tricks::chair::Chair;
use tricks::choice::{Choice, How};
use tricks::state::State;

use crate::hope;

/// The difference of two merits that is left to chance, so that playouts differ.
pub(crate) const MOOD: f64 = 0.05;
/// The difference of two merits that a slip may not see.
pub(crate) const SLIP: f64 = 0.3;

/// The best card by a look that sees differences of merit up to `blur` not at all.
pub(crate) fn card(state: &State, chair: Chair, choices: &[Choice], blur: f64, rng: &mut Rng) -> usize {
    if choices.len() == 1 {
        return 0;
    }
    let table = Glance::of(state, chair);
    let mut best = (0, f64::MIN);
    for (index, choice) in choices.iter().enumerate() {
        let Choice::Play(card, how) = choice else { continue };
        let noise = pick(rng, 1000) as f64 / 1000.0 * blur;
        let merit = table.merit(*card, *how) + noise;
        if merit > best.1 {
            best = (index, merit);
        }
    }
    best.0
}

struct Glance<'a> {
    state: &'a State,
    chair: Chair,
    /// Players after this one.
    later: usize,
    /// Cards that others may hold.
    elsewhere: CardSet,
    /// Would one more trick help this chair?
    wants_tricks: bool,
}

impl<'a> Glance<'a> {
    fn of(state: &'a State, chair: Chair) -> Self {
        let later = state.players_after(chair).count();
        let now = hope::of_all(state);
        let wants_tricks = after(state, chair, CardSet::EMPTY) > now;
        Self {
            state,
            chair,
            later,
            elsewhere: state.unseen().minus(state.deal.hands[chair]).minus(state.deal.current.set()),
            wants_tricks,
        }
    }

    fn merit(&self, card: Card, how: How) -> f64 {
        let mut state = self.state.clone();
        let current = &mut state.deal.current;
        let leads = current.is_empty();
        current.cards[self.chair] = Some(card);
        if current.suit.is_none() {
            current.suit = card.suit();
        }
        match how {
            How::Plain => {}
            How::Ring => current.claimed = Some(self.chair),
            How::Light => current.light = Some(self.chair),
        }
        // Those who play later will mostly follow.
        let followers = match current.suit {
            Some(suit) => self.elsewhere.and(suit.cards()).iter().take(self.later).collect(),
            None => CardSet::EMPTY,
        };
        let set = current.set().or(followers);
        let winner = state.deal.current.winner();
        let winning = winner.and_then(|winner| state.deal.current.cards[winner]);
        let sure = how != How::Plain || state.deal.current.claimed.is_some();
        let holds = match winning {
            _ if sure => 1.0,
            Some(winning) => self.holds(winning),
            None => 0.0,
        };
        state.deal.hands[self.chair].remove(card);
        let mut merit = 0.0;
        if let Some(winner) = winner {
            merit += holds * after(&state, winner, set);
        }
        if holds < 1.0 {
            // A later player wins.
            let count = state.chairs();
            let others = (1..=self.later).map(|steps| after(&state, self.chair.left(steps, count), set));
            let mean =
                if self.later == 0 { hope::of_all(&state) } else { others.sum::<f64>() / self.later as f64 };
            merit += (1.0 - holds) * mean;
        }
        // The worth of keeping a card: high cards for those who want tricks, low ones for the others.
        let height = f64::from(card.value().unwrap_or(if card.is_tower() { 9 } else { 0 })) / 8.0;
        let keep = if self.wants_tricks { -height } else { height };
        let wins = winner == Some(self.chair);
        let shape = if wins && !leads { 0.0 } else { 0.03 * keep };
        (merit + 0.001).ln() * 0.3 + shape
    }

    /// The probability that no later player beats this card.
    fn holds(&self, winning: Card) -> f64 {
        let higher = match winning.suit() {
            Some(suit) => {
                let above = self.elsewhere.and(suit.cards()).iter().filter(|card| *card > winning);
                above.count()
            }
            None => 0,
        };
        let towers = if winning.is_tower() { 0 } else { self.elsewhere.and(CardSet::TOWERS).len() };
        let share = self.later as f64 / (self.state.chairs() - 1) as f64;
        (1.0 - 0.6 * share).powi(higher as i32) * (1.0 - 0.2 * share).powi(towers as i32)
    }
}

/// The state of the objectives if this chair wins a trick with these cards.
fn after(state: &State, winner: Chair, set: CardSet) -> f64 {
    let mut state = state.clone();
    let round = &mut state.deal;
    if round.tricks.is_full() {
        return 0.5;
    }
    round.tricks.push(tricks::state::Trick {
        leader: round.current.leader,
        cards: round.current.cards,
        suit: round.current.suit,
        winner: Some(winner),
        void: false,
        set,
    });
    round.won[winner] = round.won[winner].or(set);
    round.count[winner] += 1;
    round.current = tricks::state::Current::led_by(winner);
    if round.total < round.tricks.len() as u8 {
        return 0.5;
    }
    hope::of_all(&state)
}
