//! Two players hold a hidden card each and bid at the same time, in secret; card plus bid decides who wins
//! the round, then new cards are dealt. `Bids<0>` keeps the contract; every other number breaks it in one way.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::lines::Flaw;
use table::{
    BySeat, Chance, Clause, Explanation, Game, GameOption, Info, Journal, Message, Observer, Outcome,
    Refusal, Rng, Seat, SeatSet, SetupError, SetupRequest, pick,
};

pub const SOUND: u8 = 0;
pub const VIEW_LEAKS: u8 = 1;
pub const PROMPT_LEAKS: u8 = 2;
pub const CHOICES_LEAK: u8 = 3;
pub const JOURNAL_LEAKS: u8 = 4;
pub const CHECK_IS_LAX: u8 = 5;
pub const CHECK_IS_STRICT: u8 = 6;
pub const NOTATION_IS_LOSSY: u8 = 7;
pub const NEVER_ENDS: u8 = 8;
pub const CARDS_GET_LOST: u8 = 9;
pub const SILENCE_MATTERS: u8 = 10;
pub const SAVING_FORGETS: u8 = 11;
pub const OVER_AND_ASKED: u8 = 12;
pub const LISTS_TWICE: u8 = 13;
pub const NOT_ASKED_AND_CHOOSING: u8 = 14;
pub const BIDS_ARE_TOLD: u8 = 15;
pub const TURNED_UNMARKED: u8 = 16;

#[derive(Clone, Copy, Debug)]
pub struct Bids<const BREAK: u8>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub hands: BySeat<u8>,
    pub bids: BySeat<Option<u8>>,
    pub points: BySeat<u8>,
    pub round: u32,
    pub cards: i64,
    #[serde(skip)]
    pub forgotten: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bid(pub u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // 33 stands for a 3 that its notation forgets.
        write!(f, "bid {}", if self.0 == 33 { 3 } else { self.0 })
    }
}

impl FromStr for Bid {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.strip_prefix("bid ").unwrap_or("no bid").parse().map(Self)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub own: Option<u8>,
    pub all: Option<Vec<u8>>,
    pub placed: BySeat<bool>,
    pub points: BySeat<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Dealt { seat: Seat, card: u8 },
    Placed { seat: Seat, bid: Option<u8> },
    Turned { bids: BySeat<u8>, hands: BySeat<u8> },
}

fn deal(state: &mut State, chance: &mut Chance, journal: &mut Journal<Event>) {
    chance.roll("deal", 2);
    for seat in Seat::all(2) {
        let card = chance.below(10) as u8;
        state.hands[seat] = card;
        journal.whisper(seat, || Event::Dealt { seat, card });
    }
}

impl<const BREAK: u8> Game for Bids<BREAK> {
    type Data = ();
    type Setup = u32;
    type State = State;
    type Choice = Bid;
    type View = View;
    type Event = Event;

    const INFO: Info =
        Info { id: "bids", least: 2, most: 2, rules_version: 1, state_version: 1, cooperative: false };
    const LONGEST: usize = 200;

    fn options((): &()) -> Vec<GameOption> {
        let values = vec!["3".to_owned(), "9".to_owned()];
        vec![GameOption { id: "rounds", values, default: "3".to_owned(), clause: None }]
    }

    fn setup(data: &(), request: &SetupRequest) -> Result<u32, SetupError> {
        Ok(request.resolve(&Self::INFO, &Self::options(data))?["rounds"].parse().unwrap())
    }

    fn players(_setup: &u32) -> usize {
        2
    }

    fn start(setup: &u32, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        let mut state = State {
            hands: BySeat::new(2, |_| 0),
            bids: BySeat::new(2, |_| None),
            points: BySeat::new(2, |_| 0),
            round: *setup,
            cards: 2,
            forgotten: 0,
        };
        deal(&mut state, chance, journal);
        state
    }

    fn asks(state: &State) -> SeatSet {
        if state.round == 0 && BREAK != OVER_AND_ASKED {
            return SeatSet::EMPTY;
        }
        state.bids.seats(Option::is_none)
    }

    fn prompt(state: &State, observer: Observer) -> Message {
        match observer {
            Observer::Seat(seat) if BREAK == PROMPT_LEAKS => {
                Message::new("bids-bid").with("hint", state.hands[seat.next(2)])
            }
            _ => Message::new("bids-bid"),
        }
    }

    fn choices(state: &State, seat: Seat, out: &mut Vec<Bid>) {
        if Self::asks(state).has(seat) || BREAK == NOT_ASKED_AND_CHOOSING {
            let most = if BREAK == CHOICES_LEAK && state.hands[seat.next(2)] > 6 { 2 } else { 3 };
            out.extend((1..=most).map(Bid));
            if BREAK == NOTATION_IS_LOSSY {
                out.push(Bid(33));
            }
            if BREAK == LISTS_TWICE {
                out.push(Bid(1));
            }
        }
    }

    fn candidates(state: &State, seat: Seat, out: &mut Vec<Bid>) {
        if Self::asks(state).has(seat) {
            out.extend((1..=4).map(Bid));
            out.push(Bid(33));
        }
    }

    fn check(state: &State, seat: Seat, choice: &Bid) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        Self::choices(state, seat, &mut legal);
        let allowed = legal.contains(choice)
            && !(BREAK == CHECK_IS_STRICT && choice.0 == 3 && state.round == 2)
            || BREAK == CHECK_IS_LAX && choice.0 == 4;
        if allowed { Ok(()) } else { Err(Refusal::new("BID-1.1", Message::new("bids-no"))) }
    }

    fn apply(state: &mut State, seat: Seat, choice: &Bid, chance: &mut Chance, journal: &mut Journal<Event>) {
        state.bids[seat] = Some(choice.0);
        let other_hand = state.hands[seat.next(2)];
        let told = match BREAK {
            JOURNAL_LEAKS => Some(other_hand),
            BIDS_ARE_TOLD => state.bids[seat],
            _ => None,
        };
        journal.tell(|| Event::Placed { seat, bid: told });
        if BREAK == SILENCE_MATTERS {
            let mut told = false;
            journal.tell(|| {
                told = true;
                Event::Placed { seat, bid: None }
            });
            state.points[seat] = u8::from(told);
        }
        if BREAK == SAVING_FORGETS {
            state.forgotten += 1;
        }
        let [Some(one), Some(two)] = [state.bids[Seat::new(0)], state.bids[Seat::new(1)]] else {
            return;
        };
        if BREAK != TURNED_UNMARKED {
            journal.reveal();
        }
        let bids = BySeat::new(2, |seat| if seat.index() == 0 { one } else { two });
        journal.tell(|| Event::Turned { bids, hands: state.hands.clone() });
        let sum = |seat: Seat| state.hands[seat] + state.bids[seat].unwrap_or(0);
        let winner = Seat::new(usize::from(sum(Seat::new(1)) > sum(Seat::new(0))));
        if BREAK != SILENCE_MATTERS {
            state.points[winner] += 1;
        }
        state.bids = BySeat::new(2, |_| None);
        if BREAK != NEVER_ENDS {
            state.round = state.round.saturating_sub(1);
        }
        if BREAK == CARDS_GET_LOST {
            state.cards -= 1;
        }
        deal(state, chance, journal);
    }

    fn begin_at(setup: &mut u32, text: &str) -> Result<(), Flaw> {
        let rounds = text.trim().strip_prefix("rounds: ").and_then(|rounds| rounds.parse().ok());
        *setup =
            rounds.ok_or_else(|| Flaw { line: 1, reason: format!("'{}' tells nothing", text.trim()) })?;
        Ok(())
    }

    fn lines(state: &State) -> Vec<String> {
        let bids = Seat::all(2).filter_map(|seat| Some(format!("bid {seat}: {}", state.bids[seat]?)));
        let points = Seat::all(2).map(|seat| format!("points {seat}: {} won, 1 table", state.points[seat]));
        bids.chain(points).chain([format!("rounds: {}", state.round)]).collect()
    }

    fn knows(_state: &State, word: &str) -> bool {
        ["bid", "points", "rounds", "won", "table"].contains(&word)
    }

    fn explain(_state: &State, _seat: Seat, _choice: &Bid) -> Explanation {
        let (label, effect) = (Message::new("bids-bid"), Message::new("bids-effect"));
        Explanation { label, effect, clause: Clause("BID-1.1") }
    }

    fn view(state: &State, observer: Observer) -> View {
        let all = || Seat::all(2).map(|seat| state.hands[seat]).collect::<Vec<_>>();
        let own = match observer {
            Observer::Seat(seat) => Some(state.hands[seat]),
            _ => None,
        };
        View {
            own,
            all: (observer == Observer::Afterwards || BREAK == VIEW_LEAKS).then(all),
            placed: state.bids.map(|_, bid| bid.is_some()),
            points: state.points.clone(),
        }
    }

    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = state.clone();
        let other = seat.next(2);
        imagined.hands[other] = pick(rng, 10) as u8;
        if imagined.bids[other].is_some() {
            imagined.bids[other] = Some(1 + pick(rng, 3) as u8);
        }
        imagined
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let most = state.points.iter().map(|(_, points)| *points).max();
        let winners = state.points.seats(|points| Some(*points) == most);
        (state.round == 0).then(|| Outcome { winners, together: false, reason: "bids-over".to_owned() })
    }

    fn say(_event: &Event) -> Message {
        Message::new("bids-event")
    }

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        vec![("cards", state.cards)]
    }
}
