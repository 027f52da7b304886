//! The contract with the kernel: which part of the rules answers which of its questions.

use std::sync::Arc;

use serde_json::Value;
use table::{
    Chance, Explanation, Game, GameOption, Info, Journal, Message, Observer, Outcome, Refusal, Remark, Rng,
    Seat, SeatSet, SetupError, SetupRequest, Talk,
};

use crate::book::Data;
use crate::card::CardSet;
use crate::chair::Chair;
use crate::choice::Choice;
use crate::event::Event;
use crate::setup::{self, Setup};
use crate::state::{Ask, Phase, State};
use crate::view::View;
use crate::{explain, imagine, legal, spelling, talk};

/// Las Dos Torres.
#[derive(Clone, Copy, Debug)]
pub struct Tricks;

impl Game for Tricks {
    type Data = Data;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

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
        setup::start(setup, chance, journal)
    }

    fn asks(state: &State) -> SeatSet {
        state.asks()
    }

    fn prompt(state: &State, observer: Observer) -> Message {
        explain::prompt(state, observer)
    }

    fn candidates(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if state.asks().has(seat) {
            legal::each_candidate(state, seat, |choice| out.push(choice));
        }
    }

    #[inline]
    fn choices(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        legal::each_choice(state, seat, |choice| out.push(choice));
    }

    fn check(state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        legal::objection(state, seat, choice).map_err(|why| why.refusal())
    }

    #[inline]
    fn apply(
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        // Copied out, so that the rules below may put the next question in its place.
        match (state.phase, *choice) {
            (Phase::Play { chair }, Choice::Play(card, how)) => state.play(chair, card, how, chance, journal),
            (Phase::Group, Choice::Group(group)) => state.choose_group(group, chance, journal),
            (Phase::Take { chair }, Choice::Take(character)) => {
                state.take(chair, character, chance, journal);
            }
            (Phase::Prepare { chair, ask }, choice) => prepare(state, chair, ask, choice, chance, journal),
            (Phase::Together { .. }, Choice::Pass(card)) => {
                let at = state.due(seat).expect("the seat that passes is asked");
                state.pass_together(at, card, chance, journal);
            }
            (Phase::Untuck { chair }, choice) => {
                if choice == Choice::Untuck {
                    state.untuck(chair, journal);
                }
                state.before_trick(chance, journal);
            }
            (Phase::Between { next, .. }, Choice::Go) => state.go_on(next, chance, journal),
            (Phase::Between { .. }, Choice::Again { keep }) => state.again(keep, chance, journal),
            (Phase::Between { .. }, Choice::Stop) => state.stop(journal),
            (phase, choice) => unreachable!("'{choice}' was not checked against {phase:?}"),
        }
    }

    fn explain(state: &State, seat: Seat, choice: &Choice) -> Explanation {
        explain::explain(state, seat, choice)
    }

    fn view(state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        imagine::imagine(state, seat, rng)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        match state.phase {
            Phase::Over { won, ending } => Some(Outcome {
                winners: if won {
                    SeatSet::all(state.players())
                } else {
                    SeatSet::EMPTY
                },
                together: true,
                reason: ending.reason().to_owned(),
            }),
            _ => None,
        }
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

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        vec![("cards that are in two places or in none", state.misplaced())]
    }
}

fn prepare(
    state: &mut State,
    chair: Chair,
    ask: Ask,
    choice: Choice,
    chance: &mut Chance,
    journal: &mut Journal<Event>,
) {
    match (ask, choice) {
        (Ask::Partner { .. }, Choice::With(with)) => state.choose_partner(chair, with, journal),
        (_, Choice::Skip) => state.skip(chair, chance, journal),
        (Ask::Give { to, returns }, Choice::Pass(card)) => {
            state.give(chair, to, returns, card, chance, journal);
        }
        (Ask::Return { to, given }, Choice::Pass(card)) => {
            state.give_back(chair, to, given, card, chance, journal);
        }
        (Ask::GiveLost, Choice::Pass(card)) => state.give_lost(chair, card, chance, journal),
        (Ask::Tuck, Choice::Tuck(card)) => state.tuck(chair, card, chance, journal),
        (Ask::Place, Choice::Place(card)) => state.place(chair, card, chance, journal),
        (Ask::Discard, Choice::Discard(card)) => state.discard(chair, card, chance, journal),
        (Ask::Reveal, Choice::Reveal(card)) => state.reveal(chair, card, chance, journal),
        (Ask::Keep, Choice::Keep(card)) => state.keep(chair, card, chance, journal),
        (Ask::Burden { .. }, Choice::Burden(burden)) => state.choose_burden(chair, burden, chance, journal),
        (Ask::Step { .. }, Choice::Step(step)) => state.take_step(chair, step, chance, journal),
        (ask, choice) => unreachable!("'{choice}' was not checked against {ask:?}"),
    }
}

impl State {
    /// How many cards of the round are in two places, or in none: always 0.
    fn misplaced(&self) -> i64 {
        let round = &self.deal;
        let mut seen = CardSet::EMPTY;
        let mut twice = 0;
        let mut count = |cards: CardSet| {
            twice += seen.and(cards).len() as i64;
            seen = seen.or(cards);
        };
        let single = |card: Option<crate::card::Card>| card.into_iter().collect::<CardSet>();
        for cards in [
            round.aside,
            round.stock,
            round.discards,
            round.side,
            round.current.set(),
        ] {
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
        let missing = round.deck.but(seen).len() as i64;
        // The pyramid's slots are its hand.
        let pyramid = self
            .pyramid_chair()
            .zip(round.pyramid.as_ref())
            .map(|(chair, pyramid)| {
                let slots = pyramid.slots.iter().flatten().copied().collect::<CardSet>();
                slots
                    .but(round.hands[chair])
                    .or(round.hands[chair].but(slots))
                    .len() as i64
            });
        twice + missing + pyramid.unwrap_or(0)
    }
}
