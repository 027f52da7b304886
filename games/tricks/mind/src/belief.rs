//! A belief about the hands of others, by what they did: of the deals that are possible those are likelier in which the others would have done what
//! they did.
//!
//! All partners play in one manner, so that it also tells how likely a card was from a hand. A likelihood is never trusted
//! wholly: who searches leaves the manner now and then.

use table::{Rng, Seat, pick};

use tricks::Tricks;
use tricks::card::{Card, CardSet};
use tricks::chair::{ByChair, Chair};
use tricks::choice::Choice;
use tricks::questions::{PlayCard, WhichCharacter};
use tricks::state::{Current, State};

use crate::manner;

/// Playouts from which on it is worth the time to weigh deals.
pub(crate) const WORTH_IT: u32 = 1000;
/// Deals that are weighed.
const DEALS: usize = 800;
/// Deals that are kept, by their weight.
const KEPT: usize = 400;
/// The share of choices made for reasons of which the manner knows nothing.
const DOUBT: f32 = 0.15;

/// Deals that fit what `seat` knows, as likely as they are; none where nothing was seen of what others do.
pub(crate) fn worlds(learnt: &[u8], state: &State, seat: Seat, rng: &mut Rng) -> Vec<State> {
    let mut past = Past::of(&<Tricks as table::Game>::imagine(state, seat, rng), seat);
    if past.moments.is_empty() {
        return Vec::new();
    }
    let deals = (0..DEALS).map(|_| <Tricks as table::Game>::imagine(state, seat, rng)).collect::<Vec<_>>();
    let likely = deals.iter().map(|deal| past.likelihood(learnt, deal)).collect::<Vec<_>>();
    let most = likely.iter().copied().fold(f32::MIN, f32::max);
    let weights = likely.iter().map(|one| (one - most).exp()).collect::<Vec<_>>();
    let total = weights.iter().sum::<f32>();
    // By equal steps through the sum of all weights, from a start by chance.
    const FINE: usize = 1 << 20;
    let mut next = pick(rng, FINE) as f32 / FINE as f32;
    let (mut passed, mut kept) = (0.0, Vec::with_capacity(KEPT));
    for (deal, weight) in deals.iter().zip(&weights) {
        passed += weight / total * KEPT as f32;
        while next < passed {
            kept.push(deal.clone());
            next += 1.0;
        }
    }
    kept
}

/// A choice that another made: what lay open then, and what it held beyond what it holds now.
struct Moment {
    then: State,
    chair: Chair,
    seat: Seat,
    made: Made,
    /// The cards of each chair that were played since.
    since: ByChair<CardSet>,
}

enum Made {
    Took,
    Played(Card),
}

/// The choices of others that can be judged.
struct Past {
    moments: Vec<Moment>,
    choices: Vec<Choice>,
}

impl Past {
    fn of(now: &State, seat: Seat) -> Self {
        let mut past = Self { moments: Vec::new(), choices: Vec::new() };
        if now.deal.tricks.is_empty() && now.deal.current.is_empty() {
            return past;
        }
        past.taken(now, seat);
        past.played(now, seat);
        past
    }

    /// Is it another's hand, of which what is done is judged? Of a pyramid one would have to know which cards lay open, and who plays a
    /// trick late plays for the next.
    fn is_judged(now: &State, seat: Seat, chair: Chair) -> bool {
        let pyramid = now.players() == 2 && chair.index() == 2;
        let late = now.can(chair, tricks::book::cards::Ability::Pending);
        !now.sees(seat, chair) && !pyramid && !late
    }

    /// The characters that were taken, by the hands as they are after the exchanges: nearly the same.
    fn taken(&mut self, now: &State, seat: Seat) {
        let partly = now.effects().any(|effect| matches!(effect, tricks::book::Effect::Counsel(..)));
        if partly || now.deal.tricks.iter().any(|trick| trick.void) {
            return;
        }
        let since = since(now, 0);
        let mut then = now.clone();
        then.deal.tricks.clear();
        then.deal.current = Current::led_by(now.deal.first);
        then.deal.count = ByChair::default();
        let count = now.chairs();
        for steps in 1..count {
            then.deal.cast[now.deal.first.left(steps, count)] = None;
        }
        for steps in 1..count {
            let chair = now.deal.first.left(steps, count);
            if Self::is_judged(now, seat, chair) {
                let mut then = then.clone();
                then.phase = WhichCharacter { chair }.into();
                self.moments.push(Moment { then, chair, seat: now.seat_of(chair), made: Made::Took, since });
            }
            then.deal.cast[chair] = now.deal.cast[chair];
        }
    }

    /// The cards that were played. What was played before a pair was unmasked was played by others than those who sit there now.
    fn played(&mut self, now: &State, seat: Seat) {
        let round = &now.deal;
        let from = round.tricks.iter().rposition(|trick| trick.void).map_or(0, |last| last + 1);
        let mut then = now.clone();
        then.deal.tricks.truncate(from);
        then.deal.won = ByChair::default();
        then.deal.count = ByChair::default();
        for number in from..=round.tricks.len() {
            let trick = round.tricks.get(number);
            let (leader, cards, suit) = match trick {
                Some(trick) => (trick.leader, trick.cards, trick.suit),
                None => (round.current.leader, round.current.cards, round.current.suit),
            };
            let claimed = match trick {
                Some(trick) => trick.winner.filter(|winner| trick.cards[*winner] == Some(Card::RING)),
                None => round.current.claimed,
            };
            let mut since = since(now, number);
            then.deal.current = Current::led_by(leader);
            for steps in 0..now.chairs() {
                let chair = leader.left(steps, now.chairs());
                let Some(card) = cards[chair] else { continue };
                if Self::is_judged(now, seat, chair) {
                    let mut then = then.clone();
                    then.phase = PlayCard { chair }.into();
                    let made = Made::Played(card);
                    self.moments.push(Moment { then, chair, seat: now.seat_of(chair), made, since });
                }
                since[chair].remove(card);
                let current = &mut then.deal.current;
                current.cards[chair] = Some(card);
                let fixed = current.cards.0.iter().flatten().any(|card| card.suit().is_some());
                current.suit = suit.filter(|_| fixed);
                current.claimed = claimed.filter(|claimed| current.cards[*claimed].is_some());
            }
            let Some(trick) = trick else { break };
            then.deal.tricks.push(*trick);
            if let Some(winner) = trick.winner {
                then.deal.won[winner] = then.deal.won[winner].or(trick.set);
                then.deal.count[winner] += 1;
            }
        }
        self.break_rings();
    }

    /// Rings could be led once one had been played.
    fn break_rings(&mut self) {
        let rings = tricks::card::Suit::Rings.cards();
        for moment in &mut self.moments {
            let before = moment.then.deal.tricks.iter().map(|trick| trick.set);
            let before = before.fold(moment.then.deal.current.set(), CardSet::or);
            moment.then.deal.rings_broken = !before.and(rings).is_empty();
        }
    }

    /// The logarithm of how likely all this was, had the cards been dealt so.
    fn likelihood(&mut self, learnt: &[u8], deal: &State) -> f32 {
        let Self { moments, choices } = self;
        moments.iter_mut().map(|moment| moment.likelihood(learnt, deal, choices).ln()).sum()
    }
}

impl Moment {
    fn likelihood(&mut self, learnt: &[u8], deal: &State, choices: &mut Vec<Choice>) -> f32 {
        let then = &mut self.then.deal;
        for chair in Chair::all(deal.chairs()) {
            then.hands[chair] = deal.deal.hands[chair].or(self.since[chair]);
        }
        (then.tucked, then.stock, then.discards) = (deal.deal.tucked, deal.deal.stock, deal.deal.discards);
        (then.side, then.lost, then.masked) = (deal.deal.side, deal.deal.lost, deal.deal.masked);
        choices.clear();
        <Tricks as table::Game>::choices(&self.then, self.seat, choices);
        if choices.len() < 2 {
            return 1.0;
        }
        let cast = deal.deal.cast[self.chair];
        let is_made = |choice: &Choice| match (&self.made, choice) {
            (Made::Took, Choice::Take(character)) => Some(*character) == cast,
            (Made::Played(card), Choice::Play(played, _)) => card == played,
            _ => false,
        };
        let shares = manner::shares(learnt, &self.then, self.seat, choices);
        let made = choices.iter().zip(&shares).filter(|(choice, _)| is_made(choice));
        let share = made.map(|(_, share)| share).sum::<f32>() / shares.iter().sum::<f32>();
        (1.0 - DOUBT) * share + DOUBT / choices.len() as f32
    }
}

/// The cards that each chair played from this trick on.
fn since(now: &State, trick: usize) -> ByChair<CardSet> {
    let mut since = ByChair::<CardSet>::default();
    let tricks = now.deal.tricks.iter().skip(trick).map(|trick| &trick.cards);
    for cards in tricks.chain([&now.deal.current.cards]) {
        for chair in Chair::all(now.chairs()) {
            since[chair] = cards[chair].map_or(since[chair], |card| since[chair].with(card));
        }
    }
    since
}
