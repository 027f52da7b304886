//! The contract with the kernel: which part of the rules answers which of its questions.

use table::lines::Flaw;
use table::{Chance, Game, GameOption, Info, Journal, Observer, Outcome, Rng, SetupError, SetupRequest, Way};

use crate::War;
use crate::conserved;
use crate::position::{self, Position};
use crate::prelude::*;
use crate::setup::{self, Setup};
use crate::spelling;
use crate::view::{self, View};
use crate::ways;

impl Game for War {
    type Data = ();
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    table::saved_here!();

    const INFO: Info = setup::INFO;

    // Random games take some thousands of choices; this is never reached.
    const LONGEST: usize = 200_000;

    fn options((): &()) -> Vec<GameOption> {
        Vec::new()
    }

    fn setup((): &(), request: &SetupRequest) -> Result<Setup, SetupError> {
        request.resolve(&Self::INFO, &[])?;
        Ok(Setup { players: request.players as u8, position: None })
    }

    fn players(setup: &Setup) -> usize {
        usize::from(setup.players)
    }

    fn fits(setup: &Setup) -> Result<(), &'static str> {
        match &setup.position {
            Some(position) if position.state().players != setup.players => {
                Err("the position is one of another number of players")
            }
            _ => Ok(()),
        }
    }

    fn begin_at(setup: &mut Setup, text: &str) -> Result<(), Flaw> {
        let read = Position::read_for(setup.players, text)?;
        let players = read.state().players;
        if players != setup.players {
            return Err(Flaw::whole(format!(
                "the position is one of {players} players, the table one of {}",
                setup.players
            )));
        }
        setup.position = Some(read);
        Ok(())
    }

    fn respell(state: serde_json::Value, version: u32) -> Result<serde_json::Value, String> {
        spelling::respell(state, version)
    }

    fn former(state: &State, version: u32) -> Option<String> {
        spelling::former(state, version)
    }

    fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        setup::start(setup, chance, journal)
    }

    table::asks_questions!();

    fn ways(state: &State, seat: Seat) -> Vec<Way<Choice>> {
        if Self::asks(state).has(seat) { ways::ways(state, seat) } else { Vec::new() }
    }

    fn view(state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        view::imagine(state, seat, rng)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let ending = state.over?;
        Some(Outcome {
            winners: state.winners(ending.winner()),
            together: true,
            reason: ending.term().to_owned(),
        })
    }

    fn say(event: &Event) -> Message {
        event.say()
    }

    fn in_full(state: &State) -> Option<String> {
        Position::in_full(state)
    }

    fn lines(state: &State) -> Vec<String> {
        position::lines(state)
    }

    fn knows(state: &State, word: &str) -> bool {
        position::knows(state, word)
    }

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        conserved::counts(state)
    }
}
