//! The contract with the kernel: which part of the rules answers which of its questions.

use table::flow;
use table::lines::Flaw;
use table::{
    Chance, Explanation, Game, GameOption, Info, Journal, Message, Observer, Outcome, Refusal, Rng, Seat,
    SeatSet, SetupError, SetupRequest, Way,
};

use crate::choice::Choice;
use crate::event::Event;
use crate::position::{self, Position};
use crate::setup::{self, Setup};
use crate::spelling;
use crate::state::State;
use crate::view::{self, View};
use crate::ways;

/// Guerra del Anillo.
#[derive(Clone, Copy, Debug)]
pub struct War;

impl Game for War {
    type Data = ();
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    const INFO: Info = setup::INFO;

    // Random games take some thousands of choices; this is never reached.
    const LONGEST: usize = 200_000;

    fn options(_data: &()) -> Vec<GameOption> {
        setup::options()
    }

    fn setup(_data: &(), request: &SetupRequest) -> Result<Setup, SetupError> {
        setup::setup(request)
    }

    fn players(setup: &Setup) -> usize {
        usize::from(setup.players)
    }

    fn fits(setup: &Setup) -> Result<(), &'static str> {
        let position = setup.position.as_ref();
        if position.is_none_or(|position| position.state().players == setup.players) {
            Ok(())
        } else {
            Err("the position is one of another number of players")
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

    fn asks(state: &State) -> SeatSet {
        flow::asks::<Self>(state)
    }

    fn prompt(state: &State, observer: Observer) -> Message {
        flow::prompt::<Self>(state, observer)
    }

    fn candidates(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        flow::candidates::<Self>(state, seat, out);
    }

    fn choices(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        flow::choices::<Self>(state, seat, out);
    }

    fn check(state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        flow::check::<Self>(state, seat, choice)
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        flow::apply::<Self>(state, seat, choice, chance, journal);
        state.rest_if_over();
    }

    fn explain(state: &State, seat: Seat, choice: &Choice) -> Explanation {
        flow::explain::<Self>(state, seat, choice)
    }

    fn ahead(state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        flow::ahead::<Self>(state, seat, choice)
    }

    fn ways(state: &State, seat: Seat) -> Vec<Way<Choice>> {
        if Self::asks(state).has(seat) {
            ways::ways(state, seat)
        } else {
            Vec::new()
        }
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
            reason: ending.reason().to_owned(),
        })
    }

    fn say(event: &Event) -> Message {
        event.say()
    }

    fn lines(state: &State) -> Vec<String> {
        position::lines(state)
    }

    fn knows(state: &State, word: &str) -> bool {
        position::knows(state, word)
    }

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        let mut counts = state.figures_in_all();
        let cards = &state.cards;
        let piles = [cards.decks, cards.table, cards.discarded];
        let piles = piles.iter().chain(&cards.hands).chain(&cards.buried);
        let held = cards.playing.is_some() as usize
            + state.team.offered.values().flatten().count()
            + state
                .battle
                .map_or(0, |battle| battle.cards.values().flatten().count());
        let all = piles.map(|pile| pile.len()).sum::<usize>() + held;
        counts.push(("cards", all as i64));
        counts.push(("hunt tiles", state.tiles.total()));
        counts
    }
}
