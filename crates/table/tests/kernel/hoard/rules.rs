//! The rules.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    BySeat, Chance, Clause, Explanation, Game, GameOption, Info, Journal, Message, Observer, Outcome,
    Refusal, Rng, Seat, SeatSet, SetupError, SetupRequest, pick,
};

use super::flaws::*;

/// The card that answers.
pub const TRAP: u8 = 0;
const CARDS: [u8; 14] = [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7];

#[derive(Clone, Copy, Debug)]
pub struct Hoard<const FLAW: u8>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub hands: BySeat<Vec<u8>>,
    pub pile: Vec<u8>,
    pub shown: Vec<u8>,
    pub points: BySeat<u32>,
    pub active: Seat,
    pub turns: u32,
    /// The card for which the active seat digs, while the next may answer.
    pub window: Option<u8>,
    #[serde(skip)]
    pub skipped: Loose,
    pub loose: Loose,
}

impl State {
    pub fn next(&self) -> Seat {
        self.active.next(self.hands.players())
    }

    pub fn holds_trap(&self, seat: Seat) -> bool {
        self.hands[seat].contains(&TRAP)
    }

    fn end_turn(&mut self) {
        self.active = self.next();
        self.turns -= 1;
    }

    /// Takes a card out of a hand; hands are kept in order, so that their order tells nothing.
    fn show(&mut self, seat: Seat, card: u8) {
        if let Some(index) = self.hands[seat].iter().position(|held| *held == card) {
            self.hands[seat].remove(index);
            self.shown.push(card);
        }
    }

    fn score(&mut self, card: u8) {
        self.points[self.active] += u32::from(card);
        self.window = None;
        self.end_turn();
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Draw,
    Dig(u8),
    Rest,
    Trap,
    Pass,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Dig(card) => write!(f, "dig {card}"),
            Self::Rest => f.write_str("rest"),
            Self::Trap => f.write_str("trap"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "draw" => Ok(Self::Draw),
            "rest" => Ok(Self::Rest),
            "trap" => Ok(Self::Trap),
            "pass" => Ok(Self::Pass),
            _ => text
                .strip_prefix("dig ")
                .and_then(|card| card.parse().ok())
                .map(Self::Dig)
                .ok_or_else(|| text.to_owned()),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub hand: Option<Vec<u8>>,
    pub hands: Option<BySeat<Vec<u8>>>,
    pub held: BySeat<usize>,
    pub pile: usize,
    pub shown: Vec<u8>,
    pub points: BySeat<u32>,
    pub window: Option<u8>,
    pub turns: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Drew { seat: Seat, card: Option<u8> },
    Dug { seat: Seat, card: u8 },
    Trapped(Seat),
}

impl<const FLAW: u8> Game for Hoard<FLAW> {
    type Data = ();
    type Setup = usize;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    const INFO: Info = Info {
        id: "hoard",
        least: 2,
        most: 3,
        rules_version: 1,
        cooperative: false,
    };
    const LONGEST: usize = 60;

    fn options((): &()) -> Vec<GameOption> {
        Vec::new()
    }

    fn setup((): &(), request: &SetupRequest) -> Result<usize, SetupError> {
        request.resolve(&Self::INFO, &[]).map(|_| request.players)
    }

    fn players(setup: &usize) -> usize {
        *setup
    }

    fn start(setup: &usize, chance: &mut Chance, _journal: &mut Journal<Event>) -> State {
        let mut pile = CARDS.to_vec();
        chance.shuffle(&mut pile);
        let mut deal = |_| {
            let mut hand = pile.split_off(pile.len() - 3);
            hand.sort_unstable();
            hand
        };
        let hands = BySeat::new(*setup, &mut deal);
        State {
            hands,
            pile,
            shown: Vec::new(),
            points: BySeat::new(*setup, |_| 0),
            active: Seat::new(0),
            turns: 12,
            window: None,
            skipped: Loose(0),
            loose: Loose(0),
        }
    }

    fn asks(state: &State) -> SeatSet {
        let blanks = || {
            state
                .hands
                .iter()
                .flat_map(|(_, hand)| hand)
                .filter(|card| **card == BLANK)
        };
        if state.turns == 0 || FLAW == IMAGINE_STOPS && blanks().count() > 1 {
            return SeatSet::EMPTY;
        }
        let silent = FLAW == ASKS_TELL && !state.holds_trap(state.next());
        let answers = state.window.is_some() && !silent;
        SeatSet::only(if answers { state.next() } else { state.active })
    }

    fn prompt(state: &State, _observer: Observer) -> Message {
        let id = if state.window.is_some() {
            "hoard-answer"
        } else {
            "hoard-turn"
        };
        Message::new(id)
    }

    fn candidates(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if Self::asks(state).has(seat) {
            out.extend([Choice::Draw, Choice::Rest, Choice::Trap, Choice::Pass]);
            out.extend((1..=7).map(Choice::Dig));
        }
    }

    fn choices(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        let mut candidates = Vec::new();
        Self::candidates(state, seat, &mut candidates);
        candidates.retain(|choice| Self::check(state, seat, choice).is_ok());
        out.extend(candidates);
    }

    fn check(state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let hand = &state.hands[seat];
        let worth = |card: &u8| *card != TRAP;
        let stuck = FLAW == IMAGINE_STICKS && hand.contains(&BLANK);
        let allowed = match (state.window, choice) {
            _ if !Self::asks(state).has(seat) || stuck => false,
            (Some(_), Choice::Trap) => state.holds_trap(seat),
            (Some(_), Choice::Pass) => true,
            (None, Choice::Draw) => !state.pile.is_empty(),
            (None, Choice::Dig(card)) => worth(card) && hand.contains(card),
            (None, Choice::Rest) => state.pile.is_empty() && !hand.iter().any(worth),
            _ => false,
        };
        if allowed {
            return Ok(());
        }
        let no = Message::new("hoard-no");
        Err(Refusal::new(
            "HOARD-1.1",
            if FLAW == REFUSAL_TELLS {
                no.with("top", state.pile.last().copied().unwrap_or(0))
            } else {
                no
            },
        ))
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        _chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        match FLAW {
            COUNTS => state.points[seat] += count() % 2,
            HASH_WAVERS => state.loose = Loose(count()),
            SAVING_HIDES => {
                state.skipped.0 += 1;
                state.points[seat] += state.skipped.0;
            }
            _ => {}
        }
        match (choice, state.window) {
            (Choice::Draw, _) => draw::<FLAW>(state, seat, journal),
            (Choice::Dig(card), _) => {
                state.show(seat, *card);
                journal.tell(|| Event::Dug { seat, card: *card });
                if FLAW == WINDOW_TELLS && !state.holds_trap(state.next()) {
                    state.score(*card);
                } else {
                    state.window = Some(*card);
                }
            }
            (Choice::Trap, _) => {
                state.show(seat, TRAP);
                journal.tell(|| Event::Trapped(seat));
                state.window = None;
                state.end_turn();
            }
            (Choice::Pass, Some(card)) => state.score(card),
            (Choice::Rest | Choice::Pass, _) => state.end_turn(),
        }
    }

    fn explain(_state: &State, _seat: Seat, _choice: &Choice) -> Explanation {
        Explanation {
            label: Message::new("hoard-choice"),
            effect: Message::new("hoard-effect"),
            clause: Clause("HOARD-1.1"),
        }
    }

    fn view(state: &State, observer: Observer) -> View {
        let hand = match observer {
            Observer::Seat(seat) => Some(state.hands[seat].clone()),
            Observer::Watcher if FLAW == WATCHER_SEES => Some(state.hands[Seat::new(0)].clone()),
            _ => None,
        };
        View {
            hand,
            hands: (observer == Observer::Afterwards).then(|| state.hands.clone()),
            held: state.hands.map(|_, hand| hand.len()),
            pile: state.pile.len(),
            shown: state.shown.clone(),
            points: state.points.clone(),
            window: state.window,
            turns: state.turns,
        }
    }

    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = state.clone();
        let others = state
            .hands
            .iter()
            .filter(|(other, _)| *other != seat || FLAW == IMAGINE_FORGETS);
        let others = others
            .map(|(other, hand)| (other, hand.len()))
            .collect::<Vec<_>>();
        let mut unseen = state.pile.clone();
        for (other, _) in &others {
            unseen.append(&mut imagined.hands[*other]);
        }
        for last in (1..unseen.len()).rev() {
            unseen.swap(last, pick(rng, last + 1));
        }
        if FLAW == IMAGINE_WAVERS {
            let turn = count() as usize % unseen.len().max(1);
            unseen.rotate_left(turn);
        }
        for (other, held) in others {
            imagined.hands[other] = unseen.split_off(unseen.len() - held);
            imagined.hands[other].sort_unstable();
        }
        imagined.pile = unseen;
        match FLAW {
            IMAGINE_LOSES => drop(imagined.pile.pop()),
            IMAGINE_STICKS | IMAGINE_STOPS => imagined.pile.fill(BLANK),
            _ => {}
        }
        imagined
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let worth = |seat: Seat| match FLAW {
            OUTCOME_TELLS => state.hands[seat].iter().map(|card| u32::from(*card)).sum(),
            _ => state.points[seat],
        };
        let most = Seat::all(state.hands.players()).map(worth).max();
        let winners = Seat::all(state.hands.players()).filter(|seat| Some(worth(*seat)) == most);
        (state.turns == 0).then(|| Outcome {
            winners: winners.collect(),
            together: false,
            reason: "hoard-over".to_owned(),
        })
    }

    fn say(_event: &Event) -> Message {
        Message::new("hoard-event")
    }

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        let held = state.hands.iter().map(|(_, hand)| hand.len()).sum::<usize>();
        vec![("cards", (held + state.pile.len() + state.shown.len()) as i64)]
    }
}

fn draw<const FLAW: u8>(state: &mut State, seat: Seat, journal: &mut Journal<Event>) {
    let Some(card) = state.pile.pop() else {
        return;
    };
    state.hands[seat].push(card);
    state.hands[seat].sort_unstable();
    let mut heard = false;
    let whole = || {
        heard = true;
        Event::Drew {
            seat,
            card: Some(card),
        }
    };
    let part = || Event::Drew {
        seat,
        card: (FLAW == DRAW_TELLS).then_some(card),
    };
    journal.tell_apart(SeatSet::only(seat), whole, part);
    if FLAW != DRAW_UNMARKED && (FLAW != REVEALS_UNHEARD || heard) {
        journal.reveal_to(SeatSet::only(seat));
    }
    state.end_turn();
}
