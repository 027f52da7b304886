//! The contract with the kernel: which part of the rules answers which of its questions.

use table::lines::Flaw;
use table::{
    Chance, Game, GameOption, Info, Journal, Message, Observer, Outcome, SetupError, SetupRequest, flow,
};

use crate::Journey;
use crate::choice::Choice;
use crate::data::Data;
use crate::event::Event;
use crate::position::{self, Position};
use crate::setup::{self, Setup};
use crate::state::State;
use crate::view::View;

impl Game for Journey {
    type Data = Data;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    table::saved_here!();

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
            _ => match &setup.position {
                Some(position) if position.state(setup).is_err() => {
                    Err("the position is not one of this table")
                }
                _ => Ok(()),
            },
        }
    }

    fn begin_at(setup: &mut Setup, text: &str) -> Result<(), Flaw> {
        let position = Position::read(setup, text)?;
        setup.position = Some(position);
        Ok(())
    }

    fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        // The set-up was checked when it was read, so it fits.
        let position = setup.position.as_ref().and_then(|position| position.state(setup).ok());
        position.unwrap_or_else(|| setup::start(setup, chance, journal))
    }

    table::asks_questions!();

    fn view(state: &State, _observer: Observer) -> View {
        View::of(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        flow::outcome::<Self>(state)
    }

    fn say(event: &Event) -> Message {
        event.say()
    }

    fn in_full(state: &State) -> Option<String> {
        Position::of(state).map(|position| position.to_string())
    }

    fn lines(state: &State) -> Vec<String> {
        position::lines(state)
    }

    fn knows(state: &State, word: &str) -> bool {
        position::knows(state, word)
    }

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        let (rolling, results) = (state.phase.rolling(), state.phase.results());
        let aside = results.map(|results| results.roll.set_aside().len() + results.roll.left().len());
        let dice = rolling.map(|roll| roll.aside.len() + roll.rolled.len());
        let dice = dice.or(aside).unwrap_or(5);
        let boxes = state.seats.iter().map(|(_, player)| i64::from(player.nazgul.length())).sum();
        vec![("dice", dice as i64), ("square boxes", boxes)]
    }
}
