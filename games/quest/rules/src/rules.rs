//! The contract with the kernel: which part of the rules answers which of its questions.

use table::flow::{self, Flow};
use table::lines::Flaw;
use table::{
    Chance, Game, GameOption, Info, Journal, Observer, Outcome, Refusal, Rng, SetupError, SetupRequest,
};

use crate::frame::Frame;
use crate::imagine;
use crate::pack::Pack;
use crate::position::{self, Position};
use crate::prelude::*;
use crate::setup::{self, Setup};
use crate::view::View;

/// The frame that begins the conclusion, over any others.
const CONCLUDE: Frame = Frame::Conclude;

impl Flow for MiddleEarthQuest {
    type Question = Frame;
    type Why = Why;
    const NOT_AN_ANSWER: Why = Why::NO_ANSWER;
    const NOT_ASKED: Why = Why::NOT_ASKED;
    const OVER: Why = Why::OVER;

    fn refuse(state: &State, _: Seat, choice: &Choice, why: Why) -> Refusal {
        state.refused(*choice, why)
    }

    #[inline]
    fn open(state: &State) -> Option<&Frame> {
        if state.concluding { Some(&CONCLUDE) } else { state.frames.top() }
    }

    #[inline]
    fn close(state: &mut State) -> Option<Frame> {
        if state.concluding { Some(CONCLUDE) } else { state.frames.pop() }
    }

    #[inline]
    fn depth(state: &State) -> usize {
        state.frames.len()
    }
}

impl Game for MiddleEarthQuest {
    type Data = Pack;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    table::saved_here!();

    const INFO: Info = setup::INFO;

    // Random games take some thousands of choices; this is never reached.
    const LONGEST: usize = 200_000;

    fn options(_: &Pack) -> Vec<GameOption> {
        setup::options()
    }

    fn setup(pack: &Pack, request: &SetupRequest) -> Result<Setup, SetupError> {
        setup::setup(pack, request)
    }

    fn players(setup: &Setup) -> usize {
        usize::from(setup.players)
    }

    fn begin_at(setup: &mut Setup, text: &str) -> Result<(), Flaw> {
        let read = Position::read_with(&setup.pack, setup.options, text)?;
        let players = read.state().heroes.len() + 1;
        if players != usize::from(setup.players) {
            return Err(Flaw::whole(format!(
                "the position is one of {players} players, the table one of {}",
                setup.players
            )));
        }
        setup.options = read.state().options;
        setup.position = Some(read);
        Ok(())
    }

    fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        setup::start(setup, chance, journal)
    }

    fn furnish(setup: &Setup, state: &mut State) {
        state.pack = setup.pack.clone();
    }

    table::asks_questions!();

    fn ways(state: &State, seat: Seat) -> Vec<table::Way<Choice>> {
        let mut legal = Vec::new();
        flow::choices::<Self>(state, seat, &mut legal);
        // An order is a click on the piece and one on the place; that a minion heals is told where it is clicked.
        let moves = |choice: &Choice| matches!(choice, Choice::MoveMinion(..) | Choice::MoveToken(..));
        if !legal.iter().any(moves) {
            return Vec::new();
        }
        let way = |choice: Choice| {
            let at = match choice {
                Choice::MoveMinion(minion, to) => vec![Choice::Minion(minion), Choice::At(to)],
                Choice::MoveToken(token, to) => vec![Choice::Token(token), Choice::At(to)],
                Choice::HealMinion(minion) => vec![Choice::Minion(minion)],
                _ => return None,
            };
            let say = vec![flow::explain::<Self>(state, seat, &choice).label];
            Some(table::Way { choices: vec![choice], at, say, more: false })
        };
        legal.into_iter().filter_map(way).collect()
    }

    fn view(state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        imagine::imagine(state, seat, rng)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        flow::outcome::<Self>(state)
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
        crate::conserved::counts(state)
    }
}
