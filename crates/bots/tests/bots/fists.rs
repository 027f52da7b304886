//! A toy: both players hide a hand at the same time, then open it.
//!
//! The first hides `left`, `right`, or plays `safe`, which wins three times in ten. The second guesses
//! `left` or `right`; the first wins by hiding the other. Whoever could see the first hand would always
//! win as the second; a search that lets the second see it believes that hiding never wins.

use std::fmt;
use std::str::FromStr;

use bots::Mind;
use serde::{Deserialize, Serialize};
use table::*;

#[derive(Clone, Copy, Debug)]
pub struct Fists;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Hand {
    Left,
    Right,
    Safe,
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Hand {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        [Self::Left, Self::Right, Self::Safe].into_iter().find(|hand| hand.to_string() == text).ok_or(())
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub hands: [Option<Hand>; 2],
    pub winner: Option<Seat>,
}

pub const FIRST: Seat = Seat::new(0);
pub const SECOND: Seat = Seat::new(1);

impl Game for Fists {
    type Data = ();
    type Setup = ();
    type State = State;
    type Choice = Hand;
    type View = ();
    type Event = ();

    const INFO: Info =
        Info { id: "fists", least: 2, most: 2, rules_version: 1, state_version: 1, cooperative: false };
    const LONGEST: usize = 2;

    fn options(_: &()) -> Vec<GameOption> {
        Vec::new()
    }
    fn setup(_: &(), _: &SetupRequest) -> Result<(), SetupError> {
        Ok(())
    }
    fn players(_: &()) -> usize {
        2
    }
    fn start(_: &(), _: &mut Chance, _: &mut Journal<()>) -> State {
        State { hands: [None; 2], winner: None }
    }
    fn asks(state: &State) -> SeatSet {
        Seat::all(2).filter(|seat| state.hands[seat.index()].is_none()).collect()
    }
    fn prompt(_: &State, _: Observer) -> Message {
        Message::new("fists-prompt")
    }
    fn choices(state: &State, seat: Seat, out: &mut Vec<Hand>) {
        if state.hands[seat.index()].is_none() {
            out.extend([Hand::Left, Hand::Right]);
            if seat == FIRST {
                out.push(Hand::Safe);
            }
        }
    }
    fn check(_: &State, _: Seat, _: &Hand) -> Result<(), Refusal> {
        Ok(())
    }
    fn apply(state: &mut State, seat: Seat, hand: &Hand, chance: &mut Chance, _: &mut Journal<()>) {
        state.hands[seat.index()] = Some(*hand);
        if let [Some(hidden), Some(guess)] = state.hands {
            let first = if hidden == Hand::Safe { chance.below(10) < 3 } else { hidden != guess };
            state.winner = Some(if first { FIRST } else { SECOND });
        }
    }
    fn explain(_: &State, _: Seat, _: &Hand) -> Explanation {
        Explanation {
            label: Message::new("fists"),
            effect: Message::new("fists-effect"),
            clause: Clause("TOY-1"),
        }
    }
    fn view(_: &State, _: Observer) {}
    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = state.clone();
        for (index, hand) in imagined.hands.iter_mut().enumerate().filter(|(index, _)| *index != seat.index())
        {
            let count = if index == FIRST.index() { 3 } else { 2 };
            let guess = [Hand::Left, Hand::Right, Hand::Safe][pick(rng, count)];
            *hand = hand.map(|_| guess);
        }
        imagined
    }
    fn outcome(state: &State) -> Option<Outcome> {
        let winners = SeatSet::only(state.winner?);
        Some(Outcome { winners, together: false, reason: "fists-won".to_owned() })
    }
    fn say(_: &()) -> Message {
        Message::new("fists-event")
    }
}

/// Looks where it must not, if it is let.
#[derive(Clone, Copy, Debug)]
pub struct Cheat;

impl Mind for Cheat {
    type Game = Fists;

    fn value(&self, _: &State, _: Seat) -> f64 {
        0.5
    }
    /// A player who cheats as far as it can: the second opens the hand if the state shows it.
    fn habit(&self, state: &State, seat: Seat, choices: &[Hand], rng: &mut Rng) -> usize {
        let seen = state.hands[0].filter(|_| seat == SECOND);
        let right = seen.and_then(|hand| choices.iter().position(|choice| *choice == hand));
        right.unwrap_or_else(|| pick(rng, choices.len()))
    }
}
