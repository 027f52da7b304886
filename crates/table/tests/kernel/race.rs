//! A race with one die and nothing hidden: quick, for speed and for scripted chance. All choose a lane at the
//! same time; then a turn is rolls until one banks what was rolled, or rolls a one and loses it.
//! `Race<SOUND>` keeps the contract, and `Race<COARSE>`, whose die has a one and five sixes; each other number breaks it in one way.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    BySeat, Chance, Clause, Explanation, Game, GameOption, Info, Journal, Message, Observer, Outcome,
    Refusal, Seat, SeatSet, SetupError, SetupRequest,
};

pub const SOUND: u8 = 0;
pub const NO_CHOICE: u8 = 1;
pub const SEAT_TOO_MANY_ASKED: u8 = 2;
pub const SEAT_TOO_MANY_WINS: u8 = 3;
pub const STOPS_SHORT: u8 = 4;
pub const LISTED_AND_REFUSED: u8 = 5;
pub const NO_CANDIDATE: u8 = 6;
pub const CANDIDATE_TWICE: u8 = 7;
pub const LANES_OF_OTHERS: u8 = 8;
pub const OUT_OF_TURN: u8 = 9;
pub const NOTATION_WRAPS: u8 = 10;
pub const PANICS: u8 = 11;
pub const EVENT_FORGETS: u8 = 12;
pub const VIEW_UNWRITABLE: u8 = 13;
pub const EXPLAINS_WITH_PANIC: u8 = 14;
pub const TOO_MANY_PLAYERS: u8 = 15;
pub const COARSE: u8 = 16;

/// Points that win the race.
const GOAL: u32 = 60;

#[derive(Clone, Copy, Debug)]
pub struct Race<const FLAW: u8>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub lanes: BySeat<Option<u8>>,
    pub points: BySeat<u32>,
    pub active: Seat,
    pub rolled: u32,
}

impl State {
    fn winners(&self) -> SeatSet {
        self.points.seats(|points| *points >= GOAL)
    }

    fn running(&self) -> bool {
        self.lanes.seats(Option::is_none).is_empty()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice<const FLAW: u8> {
    Lane(u8),
    Roll,
    Bank,
}

impl<const FLAW: u8> fmt::Display for Choice<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lane(lane) => write!(f, "lane {lane}"),
            Self::Bank if FLAW == NOTATION_WRAPS => f.write_str("bank\nit"),
            Self::Roll => f.write_str("roll"),
            Self::Bank => f.write_str("bank"),
        }
    }
}

impl<const FLAW: u8> FromStr for Choice<FLAW> {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let lane = || text.trim().strip_prefix("lane ")?.parse().ok().map(Self::Lane);
        match text {
            "roll" => Ok(Self::Roll),
            "bank" | "bank\nit" => Ok(Self::Bank),
            _ => lane().ok_or_else(|| text.to_owned()),
        }
    }
}

/// The public view; the pairs cannot be keys of a JSON object.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub state: State,
    pub pairs: std::collections::BTreeMap<(u8, u8), u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Rolled {
        seat: Seat,
        pips: u32,
        #[serde(skip)]
        forgotten: u8,
    },
    Banked(Seat),
}

const FACES: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

impl<const FLAW: u8> Game for Race<FLAW> {
    type Data = ();
    type Setup = usize;
    type State = State;
    type Choice = Choice<FLAW>;
    type View = View;
    type Event = Event;

    const INFO: Info =
        Info { id: "race", least: 2, most: 3, rules_version: 1, state_version: 1, cooperative: false };
    const LONGEST: usize = 5_000;

    fn options((): &()) -> Vec<GameOption> {
        Vec::new()
    }

    fn setup((): &(), request: &SetupRequest) -> Result<usize, SetupError> {
        request.resolve(&Self::INFO, &[]).map(|_| request.players)
    }

    fn players(setup: &usize) -> usize {
        *setup + if FLAW == TOO_MANY_PLAYERS { 2 } else { 0 }
    }

    fn start(setup: &usize, _chance: &mut Chance, _journal: &mut Journal<Event>) -> State {
        State {
            lanes: BySeat::new(*setup, |_| None),
            points: BySeat::new(*setup, |_| 0),
            active: Seat::new(0),
            rolled: 0,
        }
    }

    fn asks(state: &State) -> SeatSet {
        if FLAW == SEAT_TOO_MANY_ASKED && state.running() {
            return SeatSet::all(4);
        }
        if !state.winners().is_empty() || FLAW == STOPS_SHORT && state.rolled > 20 {
            return SeatSet::EMPTY;
        }
        if state.running() { SeatSet::only(state.active) } else { state.lanes.seats(Option::is_none) }
    }

    fn prompt(state: &State, _observer: Observer) -> Message {
        Message::new("race-prompt").with("rolled", state.rolled)
    }

    fn candidates(state: &State, seat: Seat, out: &mut Vec<Choice<FLAW>>) {
        if Self::asks(state).has(seat) {
            if FLAW == NO_CANDIDATE && state.running() {
                out.push(Choice::Bank);
                return;
            }
            out.extend((1..=6).map(Choice::Lane));
            out.extend([Choice::Roll, Choice::Bank]);
            if FLAW == CANDIDATE_TWICE {
                out.push(Choice::Roll);
            }
        }
    }

    fn choices(state: &State, seat: Seat, out: &mut Vec<Choice<FLAW>>) {
        if FLAW == NO_CHOICE && state.rolled > 10 || !Self::asks(state).has(seat) {
            return;
        }
        if !state.running() {
            let first = seat.index() as u8 * 2 + 1;
            out.extend([Choice::Lane(first), Choice::Lane(first + 1)]);
            return;
        }
        out.push(Choice::Roll);
        if state.rolled > 0 {
            out.push(Choice::Bank);
        }
    }

    fn check(state: &State, seat: Seat, choice: &Choice<FLAW>) -> Result<(), Refusal> {
        let own = |lane: u8| (lane.wrapping_sub(1)) / 2 == seat.index() as u8 && lane > 0;
        let asked = Self::asks(state).has(seat) || FLAW == OUT_OF_TURN && state.running();
        let allowed = match choice {
            Choice::Lane(lane) => !state.running() && (own(*lane) || FLAW == LANES_OF_OTHERS),
            Choice::Roll => state.running() && !(FLAW == LISTED_AND_REFUSED && state.rolled > 5),
            Choice::Bank => state.running() && state.rolled > 0,
        };
        if asked && allowed { Ok(()) } else { Err(Refusal::new("RACE-1.1", Message::new("race-no"))) }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        choice: &Choice<FLAW>,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        match choice {
            Choice::Lane(lane) => state.lanes[seat] = Some(*lane),
            Choice::Roll => {
                let face = chance.face(6, |face| FACES[face as usize]) + 1;
                let pips = if FLAW == COARSE && face > 1 { 6 } else { face };
                let forgotten = u8::from(FLAW == EVENT_FORGETS);
                journal.tell(|| Event::Rolled { seat, pips, forgotten });
                assert!(FLAW != PANICS || state.rolled < 20, "the die fell off the table");
                state.rolled += pips;
                if pips == 1 {
                    (state.rolled, state.active) = (0, seat.next(state.points.players()));
                }
            }
            Choice::Bank => {
                journal.tell(|| Event::Banked(seat));
                state.points[seat] += state.rolled;
                (state.rolled, state.active) = (0, seat.next(state.points.players()));
            }
        }
    }

    fn explain(_state: &State, _seat: Seat, choice: &Choice<FLAW>) -> Explanation {
        if FLAW == EXPLAINS_WITH_PANIC && *choice == Choice::Lane(6) {
            panic!("lane 6 has no words");
        }
        Explanation {
            label: Message::new("race-choice"),
            effect: Message::new("race-effect"),
            clause: Clause("RACE-1.1"),
        }
    }

    fn view(state: &State, _observer: Observer) -> View {
        let pairs = (FLAW == VIEW_UNWRITABLE).then_some(((1, 2), 3));
        View { state: state.clone(), pairs: pairs.into_iter().collect() }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let winners = state.winners();
        (!winners.is_empty()).then(|| Outcome {
            winners: if FLAW == SEAT_TOO_MANY_WINS { SeatSet::all(4) } else { winners },
            together: false,
            reason: "race-won".to_owned(),
        })
    }

    fn say(event: &Event) -> Message {
        match event {
            Event::Rolled { seat, pips, .. } => {
                Message::new("race-rolled").with("seat", *seat).with("pips", *pips)
            }
            Event::Banked(seat) => Message::new("race-banked").with("seat", *seat),
        }
    }
}
