//! Players walk in turn, by `step 1`, `step 2` or by `roll` of a die; who comes to 30 first has won. Nothing is
//! hidden, and steps can be taken back, also by consent. `Race<VERSION>` is the same game as its rules were
//! mended: the number is its rules version.

use std::fmt;
use std::str::FromStr;
use std::sync::Mutex;
use std::thread::ThreadId;

use serde::{Deserialize, Serialize};
use serde_json::json;
use table::lines::{each_line, rest};
use table::{
    BySeat, Chance, Clause, Explanation, Game, GameOption, Info, Journal, Message, Observer, Outcome,
    Refusal, Seat, SeatSet, SetupError, SetupRequest,
};

use crate::house::{Guest, Open, token};

/// The threads on which a race was begun, also to be played again.
pub static BEGUN_ON: Mutex<Vec<ThreadId>> = Mutex::new(Vec::new());

/// The first version of the game.
pub const FIRST: u32 = 1;
/// A mended game in which every step counts twice, and the die is thrown twice.
pub const DOUBLED: u32 = 2;
/// A mended game in which the same choices lead to the same as at first.
pub const REWORDED: u32 = 3;
/// A game in which one strolls on as long as one takes short steps, or rolls: the long step ends it.
pub const STROLL: u32 = 4;

/// A game in which from every second place only the short step leads on.
pub const FORKS: u32 = 5;

/// Both: one strolls on, and from every second place only the short step leads on.
pub const RAMBLE: u32 = 6;

const GOAL: u32 = 30;

#[derive(Clone, Copy, Debug)]
pub struct Race<const VERSION: u32>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub places: BySeat<u32>,
    pub turn: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Step(u32),
    Roll,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(length) => write!(f, "step {length}"),
            Self::Roll => f.write_str("roll"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "roll" => Ok(Self::Roll),
            "step 1" => Ok(Self::Step(1)),
            "step 2" => Ok(Self::Step(2)),
            _ => Err(format!("'{text}' is no way to walk")),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Walked {
    pub seat: Seat,
    pub by: u32,
}

impl<const VERSION: u32> Race<VERSION> {
    fn over(state: &State) -> bool {
        state.places.iter().any(|(_, place)| *place >= GOAL)
    }
}

impl<const VERSION: u32> Game for Race<VERSION> {
    type Data = ();
    type Setup = usize;
    type State = State;
    type Choice = Choice;
    type View = State;
    type Event = Walked;

    const INFO: Info =
        Info { id: "race", least: 2, most: 3, rules_version: VERSION, state_version: 1, cooperative: false };
    const LONGEST: usize = 100;

    fn options((): &()) -> Vec<GameOption> {
        Vec::new()
    }

    fn setup((): &(), request: &SetupRequest) -> Result<usize, SetupError> {
        request.resolve(&Self::INFO, &[])?;
        Ok(request.players)
    }

    fn players(setup: &usize) -> usize {
        *setup
    }

    fn start(setup: &usize, _chance: &mut Chance, _journal: &mut Journal<Walked>) -> State {
        BEGUN_ON.lock().unwrap().push(std::thread::current().id());
        State { places: BySeat::new(*setup, |_| 0), turn: Seat::new(0) }
    }

    fn in_full(state: &State) -> Option<String> {
        let head = format!("players: {}\n", state.places.players());
        rest::in_full(&head, "", state, Self::saved, |text| {
            let begun =
                Self::start(&state.places.players(), &mut Chance::scripted([]), &mut Journal::silent());
            rest::laid(begun, &each_line(text)?, Self::saved, Self::read_saved)
        })
    }

    fn asks(state: &State) -> SeatSet {
        if Self::over(state) { SeatSet::EMPTY } else { SeatSet::only(state.turn) }
    }

    fn prompt(state: &State, _observer: Observer) -> Message {
        Message::new("race-walk").with("seat", state.turn)
    }

    fn choices(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if Self::asks(state).has(seat) {
            let forced = matches!(VERSION, FORKS | RAMBLE) && state.places[seat] % 2 == 1;
            let all = [Choice::Step(1), Choice::Step(2), Choice::Roll];
            out.extend(&all[..if forced { 1 } else { 3 }]);
        }
    }

    fn check(state: &State, seat: Seat, _choice: &Choice) -> Result<(), Refusal> {
        if Self::asks(state).has(seat) {
            Ok(())
        } else {
            Err(Refusal::new("RACE-1.1", Message::new("race-not-you")))
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        chance: &mut Chance,
        journal: &mut Journal<Walked>,
    ) {
        let times = if VERSION == DOUBLED { 2 } else { 1 };
        let by = match choice {
            Choice::Step(length) => times * length,
            Choice::Roll => (0..times).map(|_| 1 + chance.below(6)).sum(),
        };
        state.places[seat] += by;
        if !matches!(VERSION, STROLL | RAMBLE) || *choice == Choice::Step(2) {
            state.turn = seat.next(state.places.players());
        }
        journal.tell(|| Walked { seat, by });
    }

    fn explain(_state: &State, _seat: Seat, _choice: &Choice) -> Explanation {
        Explanation {
            label: Message::new("race-walk"),
            effect: Message::new("race-effect"),
            clause: Clause("RACE-1.1"),
        }
    }

    fn view(state: &State, _observer: Observer) -> State {
        state.clone()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Self::over(state).then(|| Outcome {
            winners: state.places.seats(|place| *place >= GOAL),
            together: false,
            reason: "race-over".to_owned(),
        })
    }

    fn say(_event: &Walked) -> Message {
        Message::new("race-walked")
    }
}

/// Ana and Ben at a private race, which has begun.
pub async fn begin(inn: &Open) -> (Guest, Guest, String) {
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (_, made) = ana.post("/tables", json!({ "game": "race" })).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    (ana, ben, id)
}
