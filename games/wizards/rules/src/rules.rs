//! The contract with the kernel: which part of the rules answers which of its questions.

use table::lines::Flaw;
use table::{
    Brings, Chance, Fault, Game, GameOption, Info, Journal, Observer, Outcome, Rng, SetupError, SetupRequest,
    Way,
};

use crate::prelude::*;
use crate::setup::{self, Setup};
use crate::view::View;
use crate::{imagine, offer, position, start};

impl Game for Wizards {
    type Data = ();
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    table::saved_here!();

    const INFO: Info = setup::INFO;

    const LONGEST: usize = 100_000;

    fn options((): &()) -> Vec<GameOption> {
        offer::options()
    }

    fn setup((): &(), request: &SetupRequest) -> Result<Setup, SetupError> {
        setup::setup(request)
    }

    fn players(_: &Setup) -> usize {
        2
    }

    fn brings(setup: &Setup) -> Vec<Brings> {
        setup.brings()
    }

    fn bring((): &(), setup: &mut Setup, seat: Option<Seat>, id: &str, text: &str) -> Vec<Fault> {
        setup.bring(seat, id, text)
    }

    fn as_read((): &(), _id: &str, text: &str) -> String {
        crate::setup::bring::as_read(text)
    }

    fn lacks(setup: &Setup) -> Vec<(Option<Seat>, &'static str)> {
        setup.lacks()
    }

    fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        start::start(setup, chance, journal)
    }

    table::asks_questions!();

    fn ways(state: &State, seat: Seat) -> Vec<Way<Choice>> {
        let top = state.frames.top().filter(|_| Self::asks(state).has(seat));
        top.map(|frame| frame.ways(state, seat)).unwrap_or_default()
    }

    fn view(state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        imagine::imagine(state, seat, rng)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let (ending, winners) = state.turn.over?;
        Some(Outcome { winners, together: false, reason: ending.term().to_owned() })
    }

    fn say(event: &Event) -> Message {
        event.say()
    }

    fn begin_at(setup: &mut Setup, text: &str) -> Result<(), Flaw> {
        let position = position::Position::read_for(&setup.rules, text)?;
        setup.position = Some(position);
        Ok(())
    }

    fn by_name(state: &State, seat: Seat, text: &str) -> Option<Choice> {
        position::by_name(state, seat, text)
    }

    fn in_full(state: &State) -> Option<String> {
        position::Position::of(state).map(|position| position.to_string())
    }

    fn lines(state: &State) -> Vec<String> {
        position::lines(state)
    }

    fn knows(_state: &State, word: &str) -> bool {
        position::knows(word)
    }

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        let owned = |seat: Seat| state.pieces.iter().filter(|piece| piece.owner == seat).count() as i64;
        vec![("cards of the first", owned(Seat::new(0))), ("cards of the second", owned(Seat::new(1)))]
    }
}
