//! The contract with the kernel: which part of the rules answers which of its questions.

use table::{
    Chance, Explanation, Game, GameOption, Info, Journal, Message, Observer, Outcome, Refusal, Seat, SeatSet,
    SetupError, SetupRequest,
};

use crate::choice::Choice;
use crate::data::Data;
use crate::event::Event;
use crate::setup::{self, Setup};
use crate::state::{Phase, State};
use crate::view::View;
use crate::{explain, legal};

/// El viaje a Mordor.
#[derive(Clone, Copy, Debug)]
pub struct Journey;

impl Game for Journey {
    type Data = Data;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    const INFO: Info = setup::INFO;

    // Random four-player games take some 250 choices; thirty times that is never reached.
    const LONGEST: usize = 10_000;

    fn options(data: &Data) -> Vec<GameOption> {
        setup::options(data)
    }

    fn setup(data: &Data, request: &SetupRequest) -> Result<Setup, SetupError> {
        setup::setup(data, request)
    }

    fn players(setup: &Setup) -> usize {
        usize::from(setup.players)
    }

    fn fits(setup: &Setup) -> Result<(), &'static str> {
        match setup.first {
            Some(seat) if seat.index() >= Self::players(setup) => {
                Err("whoever begins must be one of the players")
            }
            _ => Ok(()),
        }
    }

    fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        setup::start(setup, chance, journal)
    }

    fn asks(state: &State) -> SeatSet {
        match state.phase {
            Phase::Over { .. } => SeatSet::EMPTY,
            _ => SeatSet::only(state.active),
        }
    }

    fn prompt(state: &State, observer: Observer) -> Message {
        explain::prompt(state, observer)
    }

    fn candidates(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if seat == state.active {
            legal::each_candidate(state, |choice| out.push(choice));
        }
    }

    #[inline]
    fn choices(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if seat == state.active {
            legal::each_candidate(state, |choice| {
                if legal::objection(state, seat, &choice).is_ok() {
                    out.push(choice);
                }
            });
        }
    }

    fn check(state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        legal::objection(state, seat, choice).map_err(|why| why.refusal())
    }

    #[inline]
    fn apply(
        state: &mut State,
        _seat: Seat,
        choice: &Choice,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        // Copied out, so that the rules below may put the next question in its place.
        match (state.phase, *choice) {
            (Phase::TakeHobbit, Choice::Take(hobbit)) => state.take_hobbit(hobbit, journal),
            (Phase::FirstRoll { location }, Choice::Roll) => state.first_roll(location, chance, journal),
            (Phase::SetAside(roll), Choice::Roll) => state.roll_on(roll, chance, journal),
            (Phase::SetAside(roll), Choice::Repeat) => state.repeat_roll(roll, chance, journal),
            (Phase::SetAside(roll), Choice::Set(die)) => state.set_aside(roll, die, journal),
            (Phase::SetAside(roll), Choice::Stop) => state.stop(roll, journal),
            (Phase::Apply(mut results), Choice::Divide(square)) => {
                state.divide(square, &mut results, journal);
                state.go_on_applying(results, journal);
            }
            (Phase::Apply(mut results), Choice::Nazgul(die)) => {
                state.apply_nazgul(die, &mut results, journal);
                state.go_on_applying(results, journal);
            }
            (Phase::Apply(results) | Phase::Advance(results), Choice::Settle) => {
                state.settle(results, journal)
            }
            (Phase::Apply(results), Choice::Forgo) => state.forgo(results, journal),
            (Phase::Advance(_), Choice::Advance(boxes)) => {
                state.advance(boxes, journal);
                state.end_turn(journal);
            }
            (phase, choice) => unreachable!("'{choice}' was not checked against {phase:?}"),
        }
    }

    fn explain(state: &State, seat: Seat, choice: &Choice) -> Explanation {
        explain::explain(state, seat, choice)
    }

    fn view(state: &State, _observer: Observer) -> View {
        View::of(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        match state.phase {
            Phase::Over { winners, ending } => Some(Outcome {
                winners,
                together: false,
                reason: ending.reason().to_owned(),
            }),
            _ => None,
        }
    }

    fn say(event: &Event) -> Message {
        event.say()
    }

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        let dice = match &state.phase {
            Phase::SetAside(roll) => roll.aside.len() + roll.rolled.len(),
            Phase::Apply(results) | Phase::Advance(results) => {
                results.roll.set_aside().len() + results.roll.left().len()
            }
            Phase::TakeHobbit | Phase::FirstRoll { .. } | Phase::Over { .. } => 5,
        };
        let boxes = state
            .seats
            .iter()
            .map(|(_, player)| i64::from(player.nazgul.length()))
            .sum();
        vec![("dice", dice as i64), ("square boxes", boxes)]
    }
}
