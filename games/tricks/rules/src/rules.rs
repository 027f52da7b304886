//! The contract with the kernel: which part of the rules answers which of its questions.

use std::sync::Arc;

use serde_json::Value;
use table::lines::Flaw;
use table::{
    Chance, Game, GameOption, Info, Journal, Observer, Outcome, Remark, Rng, SetupError, SetupRequest, Talk,
    flow,
};

use crate::book::Data;
use crate::position::{self, Position};
use crate::prelude::*;
use crate::setup::{self, Setup};
use crate::view::View;
use crate::{imagine, spelling, talk};

impl Game for Tricks {
    type Data = Data;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    table::saved_here!();

    const INFO: Info = setup::INFO;

    // A round takes some sixty choices; a random campaign stops at the second lost chapter on average.
    const LONGEST: usize = 20_000;

    fn options(data: &Data) -> Vec<GameOption> {
        setup::options(data)
    }

    fn setup(data: &Data, request: &SetupRequest) -> Result<Setup, SetupError> {
        setup::setup(data, request)
    }

    fn players(setup: &Setup) -> usize {
        usize::from(setup.rules.players)
    }

    fn fits(setup: &Setup) -> Result<(), &'static str> {
        match &setup.position {
            Some(position) if position.state(setup).is_err() => Err("the position is not one of this table"),
            _ => Ok(()),
        }
    }

    fn begin_at(setup: &mut Setup, text: &str) -> Result<(), Flaw> {
        let position = Position::read(setup, text)?;
        setup.position = Some(position);
        Ok(())
    }

    fn furnish(setup: &Setup, state: &mut State) {
        state.rules = Arc::clone(&setup.rules);
    }

    fn respell(state: Value, version: u32) -> Result<Value, String> {
        spelling::respell(state, version)
    }

    fn former(state: &State, version: u32) -> Option<String> {
        spelling::former(state, version)
    }

    fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        // The set-up was checked when it was read, so it fits.
        let position = setup.position.as_ref().and_then(|position| position.state(setup).ok());
        position.unwrap_or_else(|| setup::start(setup, chance, journal))
    }

    table::asks_questions!();

    fn view(state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        imagine::imagine(state, seat, rng)
    }

    /// The chapters in order, as far as the campaign has come; and the one that is played, once it is won.
    fn behind(state: &State) -> Vec<String> {
        crate::ending::behind(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        flow::outcome::<Self>(state)
    }

    fn say(event: &Event) -> Message {
        event.say()
    }

    fn talk(state: &State, seat: Seat) -> Talk {
        talk::talk(&View::of(state, Observer::Watcher), seat)
    }

    fn remark(notation: &str) -> Option<Remark> {
        notation.parse::<talk::Remark>().ok().map(Into::into)
    }

    fn in_full(state: &State) -> Option<String> {
        Position::of(state).map(|position| position.to_string())
    }

    fn lines(state: &State) -> Vec<String> {
        position::lines(state)
    }

    fn knows(_state: &State, word: &str) -> bool {
        position::knows(word)
    }

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        vec![("cards that are in two places or in none", state.misplaced())]
    }
}

impl State {
    /// The number of cards of the round that are in two places, or in none: always 0.
    fn misplaced(&self) -> i64 {
        let round = &self.deal;
        let mut seen = CardSet::EMPTY;
        let mut twice = 0;
        let mut count = |cards: CardSet| {
            twice += seen.and(cards).len() as i64;
            seen = seen.or(cards);
        };
        let single = |card: Option<crate::card::Card>| card.into_iter().collect::<CardSet>();
        for cards in [round.aside, round.stock, round.discards, round.side, round.current.set()] {
            count(cards);
        }
        count(single(round.lost));
        for chair in Chair::all(self.chairs()) {
            count(round.hands[chair]);
            count(single(round.tucked[chair]));
            count(single(round.pending[chair]));
        }
        for trick in &round.tricks {
            count(trick.set);
        }
        let missing = round.deck.minus(seen).len() as i64;
        // The pyramid's slots are its hand.
        let pyramid = self.pyramid_chair().zip(round.pyramid.as_ref()).map(|(chair, pyramid)| {
            let slots = pyramid.slots.iter().flatten().copied().collect::<CardSet>();
            slots.minus(round.hands[chair]).or(round.hands[chair].minus(slots)).len() as i64
        });
        twice + missing + pyramid.unwrap_or(0)
    }
}
