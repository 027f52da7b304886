//! Is a goal met for good, impossible, or still open (LDT-6.3, LDT-6.4)?
//!
//! Every quantity has a least and a greatest value it can end with, as far as the public knows; a comparison
//! is decided when these leave no doubt. They may be too wide, never too narrow: nothing is declared wrongly.

use crate::choice::StepCard;
use crate::goal::{Cards, Comparison, Filter, Goal, Mark, Measure, Quantity, Rank, Scope, Status, Who};
use crate::prelude::*;
use crate::state::{Flip, Round, Trick};

/// The least and the greatest value.
type Range = (u8, u8);

const fn exact(value: u8) -> Range {
    (value, value)
}

/// A round, seen by who judges it.
pub struct Judge<'a> {
    round: &'a Round,
    chairs: usize,
    /// Tricks still to come.
    left: u8,
    /// Cards that may still be won.
    unseen: CardSet,
    /// Chairs whose tricks may still be discarded (LDT-C23.2).
    masked: ChairSet,
    under: u8,
}

impl<'a> Judge<'a> {
    /// The judge of the possible ends of the round.
    pub fn of(state: &'a State) -> Self {
        let round = &state.deal;
        let left = state.tricks_left();
        let unseen = if left == 0 { CardSet::EMPTY } else { state.unseen() };
        Self {
            round,
            chairs: state.chairs(),
            left,
            unseen,
            masked: match round.masked {
                Some(_) => state.masked_pair(),
                None => ChairSet::EMPTY,
            },
            under: state.under.len() as u8,
        }
    }

    /// The judge of the round as if it ended here.
    pub fn now(state: &'a State) -> Self {
        Self { left: 0, unseen: CardSet::EMPTY, ..Self::of(state) }
    }

    /// The status of a goal of the character in this chair.
    pub fn status(&self, goal: &Goal, me: Chair) -> Status {
        self.judge(goal, me, me)
    }

    /// The least and the greatest a quantity can end with.
    pub fn range(&self, quantity: &Quantity, me: Chair) -> (u8, u8) {
        self.quantity(quantity, me, me)
    }

    /// The status of a step card: its owner must be the first, or the last, to complete an objective
    /// (LDT-C33.2, LDT-C34.2).
    pub fn step(&self, step: StepCard, me: Chair) -> Status {
        let at = |chair: Chair| self.round.completed_at[chair];
        let others = || Chair::all(self.chairs).filter(|other| *other != me).map(at);
        let mine = at(me);
        match step {
            // Others complete with the same trick at the earliest.
            StepCard::First => Status::when(
                mine != 0 && others().all(|other| other == 0 || other >= mine),
                others().any(|other| other != 0 && (mine == 0 && self.played() >= other || mine > other)),
            ),
            StepCard::Last => Status::when(
                mine != 0 && others().all(|other| other != 0 && other <= mine),
                mine != 0 && others().any(|other| other == 0 || other > mine),
            ),
        }
    }

    fn played(&self) -> u8 {
        self.round.tricks.len() as u8
    }

    fn judge(&self, goal: &Goal, me: Chair, each: Chair) -> Status {
        match goal {
            Goal::Always => Status::Met,
            Goal::All(goals) => {
                let parts = goals.iter().map(|goal| self.judge(goal, me, each));
                parts.min().unwrap_or(Status::Met)
            }
            Goal::Any(goals) => {
                let parts = goals.iter().map(|goal| self.judge(goal, me, each));
                parts.max().unwrap_or(Status::Failed)
            }
            Goal::Not(goal) => self.judge(goal, me, each).not(),
            Goal::Compare(left, comparison, right) => {
                compare(self.quantity(left, me, each), *comparison, self.quantity(right, me, each))
            }
            Goal::Within(quantity, least, most) => {
                let (low, high) = self.quantity(quantity, me, each);
                Status::when(low >= *least && high <= *most, high < *least || low > *most)
            }
            Goal::Rank(rank, who, measure, joint) => self.rank(*rank, *who, measure, *joint, me, each),
            Goal::Majority(who) => self.majority(*who, me, each),
            Goal::Every(scope, goal) => {
                let chairs = Chair::all(self.chairs).filter(|chair| *scope == Scope::All || *chair != me);
                let parts = chairs.map(|each| self.judge(goal, me, each));
                parts.min().unwrap_or(Status::Met)
            }
            Goal::Flip(_, _, then) => match self.round.flips[me] {
                Flip::Met => Status::Met,
                Flip::Turned => self.judge(then, me, each),
                Flip::NotYet if self.left == 0 => Status::Failed,
                Flip::NotYet => Status::Open,
            },
        }
    }

    /// The chairs meant; and may one more be meant whose identity is still hidden?
    fn chairs_of(&self, who: Who, me: Chair, each: Chair) -> (ChairSet, bool) {
        if who.everybody {
            return (ChairSet::all(self.chairs), false);
        }
        let mut chairs = ChairSet::EMPTY;
        if who.me {
            chairs.add(me);
        }
        if who.each {
            chairs.add(each);
        }
        if !who.characters.is_empty() {
            for chair in Chair::all(self.chairs) {
                if self.round.cast[chair].is_some_and(|character| who.characters.has(character)) {
                    chairs.add(chair);
                }
            }
        }
        let Some(card) = who.player_of else {
            return (chairs, false);
        };
        match self.round.player_of(card) {
            Some(chair) => {
                chairs.add(chair);
                (chairs, false)
            }
            None => (chairs, self.left > 0),
        }
    }

    /// A count that is a sum over chairs, where one more chair may belong to them, and some may lose what they
    /// have.
    fn summed(&self, who: Who, me: Chair, each: Chair, count: impl Fn(ChairSet) -> u8) -> Range {
        let (chairs, open) = self.chairs_of(who, me, each);
        let certain = count(chairs.minus(self.masked));
        if !open {
            return (certain, count(chairs));
        }
        let one_more = Chair::all(self.chairs).map(|chair| count(chairs.or(ChairSet::only(chair))));
        (certain, one_more.max().unwrap_or(certain))
    }

    fn tricks(&self, who: Who, filter: &Filter, me: Chair, each: Chair) -> Range {
        let param = self.round.param[me];
        let left = self.left;
        let total = self.round.total;
        let played = self.played();
        let counted = |test: &dyn Fn(usize, &Trick) -> bool| {
            self.summed(who, me, each, |chairs| self.won_tricks(chairs, test))
        };
        let plus = |(low, high): Range, more: u8| (low, high + more);
        match filter {
            Filter::None => plus(
                self.summed(who, me, each, |chairs| chairs.iter().map(|chair| self.round.count[chair]).sum()),
                left,
            ),
            Filter::Before(mark) => match self.at(*mark) {
                Some(at) => counted(&|index, _| index < at),
                None => plus(counted(&|_, _| true), left),
            },
            Filter::After(mark) => match self.at(*mark) {
                Some(at) => plus(counted(&|index, _| index > at), left),
                None => (0, left.saturating_sub(1)),
            },
            Filter::First(count) => {
                let open = count.saturating_sub(played).min(left);
                plus(counted(&|index, _| index < usize::from(*count)), open)
            }
            Filter::Last(count) => {
                let from = total.saturating_sub(*count);
                plus(counted(&|index, _| index >= usize::from(from)), left.min(*count))
            }
            Filter::Containing(cards) => {
                let set = cards.of(param);
                let open = self.open(set);
                plus(counted(&|_, trick| !trick.set.and(set).is_empty()), open)
            }
            Filter::Without(cards) => {
                let set = cards.of(param);
                plus(counted(&|_, trick| trick.set.and(set).is_empty()), left)
            }
            Filter::WonWith(cards) => {
                let set = cards.of(param);
                let won_with = |trick: &Trick| trick.winning_card().is_some_and(|card| set.has(card));
                plus(counted(&|_, trick| won_with(trick)), self.open(set))
            }
        }
    }

    /// Tricks to come in which a card of the set can be.
    fn open(&self, set: CardSet) -> u8 {
        self.left.min(self.unseen.and(set).len() as u8)
    }

    fn won_tricks(&self, chairs: ChairSet, test: &dyn Fn(usize, &Trick) -> bool) -> u8 {
        let tricks = self.round.tricks.iter().enumerate().filter(|(_, trick)| !trick.void);
        tricks
            .filter(|(_, trick)| trick.winner.is_some_and(|winner| chairs.has(winner)))
            .filter(|(index, trick)| test(*index, trick))
            .count() as u8
    }

    /// The trick in which it happened.
    fn at(&self, mark: Mark) -> Option<usize> {
        self.round.tricks.iter().position(|trick| trick.set.has(mark.card()))
    }

    fn won(&self, chairs: ChairSet) -> CardSet {
        chairs.iter().fold(CardSet::EMPTY, |cards, chair| cards.or(self.round.won[chair]))
    }

    /// Cards that can still be won of a set.
    fn to_come(&self, set: CardSet) -> u8 {
        (self.unseen.and(set).len() as u8).min(self.left.saturating_mul(self.chairs as u8))
    }

    fn cards(&self, who: Who, set: CardSet, me: Chair, each: Chair) -> Range {
        let counted = self.summed(who, me, each, |chairs| self.won(chairs).and(set).len() as u8);
        (counted.0, counted.1 + self.to_come(set))
    }

    /// Something that only grows with the cards won.
    fn growing(&self, who: Who, me: Chair, each: Chair, of: impl Fn(CardSet) -> u8) -> Range {
        let (chairs, open) = self.chairs_of(who, me, each);
        let won = self.won(chairs);
        let all = if open { self.won(ChairSet::all(self.chairs)) } else { won };
        (of(self.won(chairs.minus(self.masked))), of(all.or(self.unseen)))
    }

    fn quantity(&self, quantity: &Quantity, me: Chair, each: Chair) -> Range {
        let param = self.round.param[me];
        let set = |cards: &Cards| cards.of(param);
        match quantity {
            Quantity::Number(number) => exact(*number),
            Quantity::Param => exact(param),
            Quantity::Burden => exact(self.round.burden),
            Quantity::Under => exact(self.under),
            Quantity::Tricks(who, filter) => self.tricks(*who, filter, me, each),
            Quantity::Cards(who, cards) => self.cards(*who, set(cards), me, each),
            Quantity::Values(who, cards) => {
                let set = set(cards);
                self.growing(*who, me, each, |won| values(won.and(set)))
            }
            Quantity::Suits(who, cards) => {
                let set = set(cards);
                self.growing(*who, me, each, |won| suits(won.and(set)))
            }
            Quantity::WinningSuits(who) => {
                let (low, high) = self.summed(*who, me, each, |chairs| suits(self.winning_cards(chairs)));
                (low, (high + self.left).min(5))
            }
            Quantity::SameValue(who) => self.growing(*who, me, each, same_value),
            Quantity::Run(who, suit) => self.growing(*who, me, each, |won| run(won, *suit)),
            Quantity::Streak(who) => {
                let (chairs, open) = self.chairs_of(*who, me, each);
                let (best, last) = self.streak(chairs);
                if open {
                    return (best, self.round.total);
                }
                (best, best.max(last + self.left))
            }
            Quantity::Led(who, cards) => {
                let set = set(cards);
                let (low, high) = self.summed(*who, me, each, |chairs| self.led(chairs, set));
                (low, high + self.open(set))
            }
            Quantity::PlayedLast(who, cards) => {
                let set = set(cards);
                let (chairs, _) = self.chairs_of(*who, me, each);
                let last = self.round.tricks.get(usize::from(self.round.total).wrapping_sub(1));
                match last {
                    None => (0, self.left.min(1)),
                    Some(trick) => {
                        let mut played = chairs.iter().filter_map(|chair| trick.cards[chair]);
                        exact(u8::from(played.any(|card| set.has(card))))
                    }
                }
            }
            Quantity::Leftover(who) => {
                let (chairs, _) = self.chairs_of(*who, me, each);
                let won = self.won(chairs);
                if self.left > 0 {
                    let most =
                        Suit::ALL.map(|suit| won.and(suit.cards()).len() as u8 + self.to_come(suit.cards()));
                    return (0, most.into_iter().max().unwrap_or(0));
                }
                let left_over = chairs.iter().flat_map(|chair| self.round.hands[chair].iter());
                let of_suit = |suit: Suit| won.and(suit.cards()).len() as u8;
                let matching = left_over.filter_map(|card| card.suit()).map(of_suit);
                exact(matching.max().unwrap_or(0))
            }
        }
    }

    fn winning_cards(&self, chairs: ChairSet) -> CardSet {
        let tricks = self.round.tricks.iter().filter(|trick| !trick.void);
        tricks
            .filter(|trick| trick.winner.is_some_and(|winner| chairs.has(winner)))
            .filter_map(Trick::winning_card)
            .collect()
    }

    /// The longest row of tricks won, and the row that can still grow.
    fn streak(&self, chairs: ChairSet) -> (u8, u8) {
        let (mut best, mut now) = (0, 0);
        for trick in &self.round.tricks {
            let won = !trick.void && trick.winner.is_some_and(|winner| chairs.has(winner));
            now = if won { now + 1 } else { 0 };
            best = best.max(now);
        }
        (best, now)
    }

    fn led(&self, chairs: ChairSet, set: CardSet) -> u8 {
        let tricks = self.round.tricks.iter().filter(|trick| chairs.has(trick.leader));
        let led = |trick: &&Trick| trick.cards[trick.leader].is_some_and(|card| set.has(card));
        tricks.filter(led).count() as u8
    }

    fn measured(&self, measure: &Measure, chair: Chair, me: Chair) -> Range {
        let (has, more) = match measure {
            Measure::Tricks => (self.round.count[chair], self.left),
            Measure::Cards(cards) => {
                let set = cards.of(self.round.param[me]);
                (self.round.won[chair].and(set).len() as u8, self.to_come(set))
            }
        };
        let stays = if self.masked.has(chair) { 0 } else { has };
        (stays, has + more)
    }

    fn rank(&self, rank: Rank, who: Who, measure: &Measure, joint: bool, me: Chair, each: Chair) -> Status {
        let (chairs, _) = self.chairs_of(who, me, each);
        let Some(chair) = chairs.first() else {
            return Status::Failed;
        };
        let mine = self.measured(measure, chair, me);
        let others = || {
            Chair::all(self.chairs)
                .filter(|other| *other != chair)
                .map(|other| self.measured(measure, other, me))
        };
        // Strictly, one more is needed than the other has; jointly, as many.
        let gap = u8::from(!joint);
        match rank {
            Rank::Most => Status::when(
                others().all(|other| mine.0 >= other.1 + gap),
                others().any(|other| mine.1 < other.0 + gap),
            ),
            Rank::Fewest => Status::when(
                others().all(|other| mine.1 + gap <= other.0),
                others().any(|other| mine.0 + gap > other.1),
            ),
            Rank::Middle => Status::when(
                others().any(|other| other.0 > mine.1) && others().any(|other| other.1 < mine.0),
                !others().any(|other| other.1 > mine.0) || !others().any(|other| other.0 < mine.1),
            ),
        }
    }

    /// More than half of the tricks that count: those with a winner, and not void (LDT-A10, LDT-A11).
    fn majority(&self, who: Who, me: Chair, each: Chair) -> Status {
        let sum = |chairs: ChairSet| chairs.iter().map(|chair| self.round.count[chair]).sum::<u8>();
        let (low, high) = self.summed(who, me, each, sum);
        let everybody = ChairSet::all(self.chairs);
        let (least, most) = (sum(everybody.minus(self.masked)), sum(everybody));
        // Lost, when even all that is to come would not do; won, when it could all go to others.
        Status::when(2 * low > most + self.left, 2 * high + self.left <= least)
    }
}

fn compare(left: Range, comparison: Comparison, right: Range) -> Status {
    let at_least = |left: Range, right: Range| Status::when(left.0 >= right.1, left.1 < right.0);
    let more = |left: Range, right: Range| Status::when(left.0 > right.1, left.1 <= right.0);
    let equal = Status::when(left.0 == left.1 && left == right, left.1 < right.0 || right.1 < left.0);
    match comparison {
        Comparison::AtLeast => at_least(left, right),
        Comparison::AtMost => at_least(right, left),
        Comparison::More => more(left, right),
        Comparison::Less => more(right, left),
        Comparison::Equal => equal,
        Comparison::Unequal => equal.not(),
    }
}

fn values(cards: CardSet) -> u8 {
    let bits = cards.iter().filter_map(|card| card.value());
    bits.fold(0_u32, |bits, value| bits | 1 << value).count_ones() as u8
}

fn suits(cards: CardSet) -> u8 {
    Suit::ALL.iter().filter(|suit| !cards.and(suit.cards()).is_empty()).count() as u8
}

fn same_value(cards: CardSet) -> u8 {
    let mut counts = [0_u8; 17];
    for value in cards.iter().filter_map(|card| card.value()) {
        counts[usize::from(value)] += 1;
    }
    counts.into_iter().max().unwrap_or(0)
}

fn run(cards: CardSet, suit: Suit) -> u8 {
    let (mut best, mut now, mut last) = (0, 0, 0);
    for value in cards.and(suit.cards()).iter().filter_map(|card| card.value()) {
        now = if value == last + 1 { now + 1 } else { 1 };
        last = value;
        best = best.max(now);
    }
    best
}

impl Round {
    /// The chair that has played this card in this round.
    pub fn player_of(&self, card: crate::card::Card) -> Option<Chair> {
        let played = self.tricks.iter().map(|trick| &trick.cards).chain([&self.current.cards]);
        let find = |cards: &crate::chair::ByChair<Option<_>>| {
            Chair::all(crate::chair::CHAIRS).find(|chair| cards[*chair] == Some(card))
        };
        played.filter(|cards| cards.0.contains(&Some(card))).find_map(find)
    }
}

impl State {
    /// Cards that may still be won, by open knowledge: all of the round that have not been played to a
    /// finished trick and do not lie out of play for all to see.
    pub fn unseen(&self) -> CardSet {
        let round = &self.deal;
        let mut unseen = round.stock.or(round.discards).or(round.side).or(round.current.set());
        for chair in Chair::all(self.chairs()) {
            unseen = unseen.or(round.hands[chair]);
            for card in [round.tucked[chair], round.pending[chair]].into_iter().flatten() {
                unseen.add(card);
            }
        }
        // It joins a hand when the pair is unmasked (LDT-C23.3).
        if round.masked.is_some()
            && let Some(lost) = round.lost
        {
            unseen.add(lost);
        }
        unseen
    }

    /// The status of a chair's objective.
    pub fn status(&self, chair: Chair) -> Status {
        self.status_by(&Judge::of(self), chair)
    }

    /// The status of a chair's objective, by the judge of this moment.
    pub(crate) fn status_by(&self, judge: &Judge<'_>, chair: Chair) -> Status {
        let Some(sheet) = self.sheet(chair) else {
            return Status::Open;
        };
        if self.deal.masked.is_some() && sheet.can(crate::book::cards::Ability::Masked) {
            return self.masked_status();
        }
        let goal = judge.status(&sheet.goal, chair);
        match self.deal.steps[chair] {
            Some(step) => goal.min(judge.step(step, chair)),
            None => goal,
        }
    }

    /// Before the pair is unmasked nothing is met; too late, when not every one of them can win a trick.
    pub(crate) fn masked_status(&self) -> Status {
        let masked = |chair: &Chair| {
            let sheet = self.sheet(*chair);
            sheet.is_some_and(|sheet| sheet.can(crate::book::cards::Ability::Masked))
        };
        let pair = Chair::all(self.chairs()).filter(masked);
        let missing = pair.filter(|chair| self.deal.count[*chair] == 0).count();
        Status::when(false, missing > usize::from(self.tricks_left()))
    }
}
