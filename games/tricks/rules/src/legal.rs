//! What may be chosen now, and why the rest may not.
//!
//! [`objection`] is the one source: the list of legal choices is the list of candidates it lets pass.

use table::{Arg, Message, Refusal, Seat};

use crate::book::Action;
use crate::book::action::Not;
use crate::card::{Card, CardSet, Suit};
use crate::chair::Chair;
use crate::character::Character;
use crate::choice::Choice;
use crate::event::How;
use crate::state::{Ask, Next, Phase, State, Step};

/// Why a choice may not be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Somebody else must decide.
    NotAsked,
    /// The choice does not answer the open question.
    NotNow,
    /// The game is over.
    Over,
    /// There is no such group, or it has played.
    NoGroup,
    /// The character is not in this round.
    NotInChapter,
    /// Somebody plays the character.
    Taken,
    /// Starred characters must be taken, and there is nobody else left for them.
    StarsFirst,
    /// One may not exchange with that chair.
    NotAPartner,
    /// It may not be left.
    MustDo,
    /// The card is not in the hand, or is covered.
    NotInHand,
    /// The character keeps that card.
    Keeps(Card),
    /// Of the pyramid only the bottom row is passed.
    NotBottom,
    /// That card may not become the lost card.
    NotTheLost(Card),
    /// Not one of the cards drawn.
    NotDrawn,
    /// There is no such Burden.
    NoBurden,
    /// Somebody has that step.
    StepTaken,
    /// The suit must be followed; with these.
    MustFollow(Suit, CardSet),
    /// Orcs are not led.
    OrcLed,
    /// Rings are not led before somebody has played one.
    RingsClosed,
    /// The highest card must be led; these.
    NotHighest(CardSet),
    /// Fatigue does not follow.
    FatigueFollows,
    /// Only the 1 of Rings can be declared to win.
    NotTheRing,
    /// The Light is not there, or spent.
    NoLight,
    /// No character is completed, or the chapter is short: nothing can be kept.
    NothingToKeep,
    /// The card lies face up already.
    AlreadyShown,
}

impl Why {
    /// The refusal, with its clause.
    pub fn refusal(self) -> Refusal {
        let (clause, id) = match self {
            Self::NotAsked => ("LDT-3.2", "tricks-no-not-asked"),
            Self::NotNow => ("LDT-2.6", "tricks-no-not-now"),
            Self::Over => ("LDT-6.5", "tricks-no-over"),
            Self::NoGroup => ("LDT-C32.1", "tricks-no-group"),
            Self::NotInChapter => ("LDT-1.4", "tricks-no-not-in-chapter"),
            Self::Taken => ("LDT-2.5", "tricks-no-taken"),
            Self::StarsFirst => ("LDT-2.5", "tricks-no-stars-first"),
            Self::NotAPartner => ("LDT-2.7", "tricks-no-partner"),
            Self::MustDo => ("LDT-2.6", "tricks-no-must-do"),
            Self::NotInHand => ("LDT-3.1", "tricks-no-not-in-hand"),
            Self::Keeps(_) => ("LDT-2.7", "tricks-no-keeps"),
            Self::NotBottom => ("LDT-9.6", "tricks-no-not-bottom"),
            Self::NotTheLost(_) => ("LDT-C36.1", "tricks-no-not-the-lost"),
            Self::NotDrawn => ("LDT-C26.1", "tricks-no-not-drawn"),
            Self::NoBurden => ("LDT-7.6", "tricks-no-burden"),
            Self::StepTaken => ("LDT-C34.2", "tricks-no-step-taken"),
            Self::MustFollow(..) => ("LDT-3.2", "tricks-no-must-follow"),
            Self::OrcLed => ("LDT-5.3", "tricks-no-orc-led"),
            Self::RingsClosed => ("LDT-7.2", "tricks-no-rings-closed"),
            Self::NotHighest(_) => ("LDT-C31.1", "tricks-no-not-highest"),
            Self::FatigueFollows => ("LDT-8.1", "tricks-no-fatigue-follows"),
            Self::NotTheRing => ("LDT-7.3", "tricks-no-not-the-ring"),
            Self::NoLight => ("LDT-C35.4", "tricks-no-light"),
            Self::NothingToKeep => ("LDT-6.8", "tricks-no-nothing-to-keep"),
            Self::AlreadyShown => ("LDT-C36.2", "tricks-no-already-shown"),
        };
        let message = Message::new(id);
        let terms = |cards: CardSet| Arg::Terms(cards.iter().map(Card::term).collect());
        let message = match self {
            Self::Keeps(card) | Self::NotTheLost(card) => message.with("card", card.term()),
            Self::MustFollow(suit, cards) => message.with("suit", suit.term()).with("cards", terms(cards)),
            Self::NotHighest(cards) => message.with("cards", terms(cards)),
            _ => message,
        };
        Refusal::new(clause, message)
    }
}

const fn require(condition: bool, why: Why) -> Result<(), Why> {
    if condition { Ok(()) } else { Err(why) }
}

/// Why `seat` may not choose this, if it may not.
#[inline]
pub fn objection(state: &State, seat: Seat, choice: &Choice) -> Result<(), Why> {
    if let Phase::Over { .. } = state.phase {
        return Err(Why::Over);
    }
    require(state.asks().has(seat), Why::NotAsked)?;
    match (&state.phase, *choice) {
        (Phase::Group, Choice::Group(group)) => may_choose_group(state, group),
        (Phase::Take { .. }, Choice::Take(character)) => may_take(state, character),
        (Phase::Prepare { chair, ask }, choice) => may_prepare(state, *chair, ask, choice),
        (Phase::Together { chairs, .. }, Choice::Pass(card)) => {
            let at = state.due(seat).ok_or(Why::NotAsked)?;
            may_pass(state, chairs[at], card)
        }
        (Phase::Untuck { .. }, Choice::Untuck | Choice::Wait) => Ok(()),
        (Phase::Play { chair }, Choice::Play(card, how)) => may_play(state, *chair, card, how),
        (Phase::Between { next, .. }, choice) => may_go_on(state, *next, choice),
        _ => Err(Why::NotNow),
    }
}

/// LDT-C32.1
fn may_choose_group(state: &State, group: u8) -> Result<(), Why> {
    let exists = usize::from(group) < state.card().groups.len();
    require(exists && state.groups_done >> group & 1 == 0, Why::NoGroup)
}

/// LDT-2.5: nobody's yet, and enough choosers left for the stars.
fn may_take(state: &State, character: Character) -> Result<(), Why> {
    require(state.round_roster().has(character), Why::NotInChapter)?;
    require(!state.taken().has(character), Why::Taken)?;
    let stars = state.stars_left();
    let without = Chair::all(state.chairs())
        .filter(|chair| state.deal.cast[*chair].is_none())
        .count();
    require(stars.has(character) || stars.len() < without, Why::StarsFirst)
}

fn may_prepare(state: &State, chair: Chair, ask: &Ask, choice: Choice) -> Result<(), Why> {
    match (ask, choice) {
        (Ask::Partner { .. }, Choice::With(with)) => require(
            with.index() < state.chairs() && state.partners(chair).has(with),
            Why::NotAPartner,
        ),
        (Ask::Partner { may_skip } | Ask::Step { may_skip }, Choice::Skip) => require(*may_skip, Why::MustDo),
        (Ask::Give { .. } | Ask::Return { .. }, Choice::Pass(card)) => may_pass(state, chair, card),
        (Ask::GiveLost, Choice::Skip) => Ok(()),
        (Ask::GiveLost, Choice::Pass(card)) => {
            may_pass(state, chair, card)?;
            let not = match state.present_action() {
                Some((_, Action::ExchangeLost(Not(not)))) => not,
                _ => CardSet::EMPTY,
            };
            require(!not.has(card), Why::NotTheLost(card))
        }
        (Ask::Tuck, Choice::Tuck(card)) => in_hand(state, chair, card),
        (Ask::Place, Choice::Place(card)) => in_hand(state, chair, card),
        (Ask::Discard, Choice::Discard(card)) => may_pass(state, chair, card),
        (Ask::Reveal, Choice::Reveal(card)) => {
            in_hand(state, chair, card)?;
            let hidden = state.deal.hands[chair].but(state.deal.shown);
            require(hidden.is_empty() || hidden.has(card), Why::AlreadyShown)
        }
        (Ask::Keep, Choice::Keep(card)) => require(state.deal.drawn[chair].has(card), Why::NotDrawn),
        (Ask::Burden { least, most }, Choice::Burden(burden)) => {
            require((*least..=*most).contains(&burden), Why::NoBurden)
        }
        (Ask::Step { .. }, Choice::Step(step)) => {
            require(!state.deal.steps.0.contains(&Some(step)), Why::StepTaken)
        }
        _ => Err(Why::NotNow),
    }
}

fn in_hand(state: &State, chair: Chair, card: Card) -> Result<(), Why> {
    require(state.open_hand(chair).has(card), Why::NotInHand)
}

/// LDT-2.7, LDT-9.6
fn may_pass(state: &State, chair: Chair, card: Card) -> Result<(), Why> {
    in_hand(state, chair, card)?;
    require(!state.kept(chair).has(card), Why::Keeps(card))?;
    require(state.passable(chair).has(card), Why::NotBottom)
}

fn may_play(state: &State, chair: Chair, card: Card, how: How) -> Result<(), Why> {
    let legal = state.legal_cards(chair);
    if !legal.has(card) {
        return Err(why_not(state, chair, card, legal));
    }
    match how {
        How::Plain => Ok(()),
        How::Ring => require(card == Card::RING, Why::NotTheRing),
        How::Light => require(state.may_light(chair), Why::NoLight),
    }
}

/// Why a card is not among the legal ones.
fn why_not(state: &State, chair: Chair, card: Card, legal: CardSet) -> Why {
    if !state.open_hand(chair).has(card) {
        return Why::NotInHand;
    }
    let current = &state.deal.current;
    if current.is_empty() {
        if card.is_orc() {
            return Why::OrcLed;
        }
        if !state.deal.rings_broken && card.suit() == Some(Suit::Rings) {
            return Why::RingsClosed;
        }
        return Why::NotHighest(legal);
    }
    match current.suit {
        Some(suit) if !legal.and(suit.cards()).is_empty() => Why::MustFollow(suit, legal),
        _ => Why::FatigueFollows,
    }
}

/// LDT-6.6, LDT-6.7, LDT-6.8
fn may_go_on(state: &State, next: Next, choice: Choice) -> Result<(), Why> {
    match (next, choice) {
        (Next::Round | Next::Chapter, Choice::Go) => Ok(()),
        (Next::Retry, Choice::Again { keep: false } | Choice::Stop) => Ok(()),
        (Next::Retry, Choice::Again { keep: true }) => {
            let kept = state.card().long && !state.completed.is_empty();
            require(kept, Why::NothingToKeep)
        }
        _ => Err(Why::NotNow),
    }
}

/// Calls `offer` with every choice one might think of at this moment, legal or not, in a stable order.
#[inline]
pub fn each_candidate(state: &State, seat: Seat, mut offer: impl FnMut(Choice)) {
    match &state.phase {
        Phase::Group => {
            let groups = state.card().groups.len() as u8;
            (0..groups).for_each(|group| offer(Choice::Group(group)));
        }
        Phase::Take { .. } => {
            let roster = state.round_roster();
            roster.iter().for_each(|character| offer(Choice::Take(character)));
        }
        Phase::Prepare { chair, ask } => each_preparation(state, *chair, ask, offer),
        Phase::Together { chairs, .. } => {
            if let Some(at) = state.due(seat) {
                let hand = state.open_hand(chairs[at]);
                hand.iter().for_each(|card| offer(Choice::Pass(card)));
            }
        }
        Phase::Untuck { .. } => {
            offer(Choice::Wait);
            offer(Choice::Untuck);
        }
        Phase::Play { chair } => {
            let hand = state.open_hand(*chair);
            let light = state.may_light(*chair);
            for card in hand.iter() {
                offer(Choice::Play(card, How::Plain));
                if card == Card::RING {
                    offer(Choice::Play(card, How::Ring));
                }
                if light {
                    offer(Choice::Play(card, How::Light));
                }
            }
        }
        Phase::Between { next, .. } => match next {
            Next::Round | Next::Chapter => offer(Choice::Go),
            Next::Retry => {
                offer(Choice::Again { keep: false });
                if state.card().long {
                    offer(Choice::Again { keep: true });
                }
                offer(Choice::Stop);
            }
        },
        Phase::Over { .. } => {}
    }
}

fn each_preparation(state: &State, chair: Chair, ask: &Ask, mut offer: impl FnMut(Choice)) {
    let hand = state.open_hand(chair);
    match ask {
        Ask::Partner { may_skip } => {
            let chairs = Chair::all(state.chairs()).filter(|other| *other != chair);
            chairs.for_each(|other| offer(Choice::With(other)));
            if *may_skip {
                offer(Choice::Skip);
            }
        }
        Ask::Give { .. } | Ask::Return { .. } => hand.iter().for_each(|card| offer(Choice::Pass(card))),
        Ask::GiveLost => {
            hand.iter().for_each(|card| offer(Choice::Pass(card)));
            offer(Choice::Skip);
        }
        Ask::Tuck => hand.iter().for_each(|card| offer(Choice::Tuck(card))),
        Ask::Place => hand.iter().for_each(|card| offer(Choice::Place(card))),
        Ask::Discard => hand.iter().for_each(|card| offer(Choice::Discard(card))),
        Ask::Reveal => hand.iter().for_each(|card| offer(Choice::Reveal(card))),
        Ask::Keep => state.deal.drawn[chair]
            .iter()
            .for_each(|card| offer(Choice::Keep(card))),
        Ask::Burden { least, most } => (*least..=*most).for_each(|burden| offer(Choice::Burden(burden))),
        Ask::Step { may_skip } => {
            offer(Choice::Step(Step::First));
            offer(Choice::Step(Step::Last));
            if *may_skip {
                offer(Choice::Skip);
            }
        }
    }
}

/// Calls `offer` with every legal choice. Quick for the question that is asked most: which card to play.
#[inline]
pub fn each_choice(state: &State, seat: Seat, mut offer: impl FnMut(Choice)) {
    if !state.asks().has(seat) {
        return;
    }
    if let Phase::Play { chair } = state.phase {
        let light = state.may_light(chair);
        for card in state.legal_cards(chair).iter() {
            offer(Choice::Play(card, How::Plain));
            if card == Card::RING {
                offer(Choice::Play(card, How::Ring));
            }
            if light {
                offer(Choice::Play(card, How::Light));
            }
        }
        return;
    }
    each_candidate(state, seat, |choice| {
        if objection(state, seat, &choice).is_ok() {
            offer(choice);
        }
    });
}
