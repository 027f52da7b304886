//! The contract with the kernel.

use serde::Serialize;
use table::flow::{self, Ctx, Sealed, Stack, Standing};
use table::{
    BySeat, Chance, Game, GameOption, Info, Journal, Message, Observer, Outcome, Rng, Seat, SetupError,
    SetupRequest, pick,
};

use super::duel::Duel;
use super::turn::Begin;
use super::{Choice, Event, Frame, Hand, Spells, State, Until};

impl Hand {
    pub fn size(self) -> u8 {
        self.bolts + self.wards
    }
}

/// An observer's view: other hands by size, fingers of a duel only when all are shown.
#[derive(PartialEq, Debug, Serialize)]
pub struct View {
    own: Option<(Hand, Option<Until>)>,
    sizes: BySeat<u8>,
    life: BySeat<i8>,
    passing: Standing<Until>,
    turns_left: u8,
    depth: usize,
    placed: Option<table::SeatSet>,
}

impl Game for Spells {
    type Data = ();
    type Setup = usize;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    const INFO: Info =
        Info { id: "spells", least: 2, most: 4, rules_version: 1, state_version: 1, cooperative: false };
    const LONGEST: usize = 2_000;

    fn options((): &()) -> Vec<GameOption> {
        Vec::new()
    }

    fn setup((): &(), request: &SetupRequest) -> Result<usize, SetupError> {
        request.resolve(&Self::INFO, &[]).map(|_| request.players)
    }

    fn players(setup: &usize) -> usize {
        *setup
    }

    fn start(setup: &usize, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        let mut state = State {
            hands: BySeat::new(*setup, |_| Hand { bolts: 1, wards: 1 }),
            life: BySeat::new(*setup, |_| 4),
            passing: Standing::none(*setup),
            brave: Standing::none(*setup),
            turns_left: 20,
            frames: Stack::new(),
        };
        state.frames.push(Begin { who: Seat::new(0) });
        flow::run::<Self>(&mut state, &mut Ctx::new(chance, journal));
        state
    }

    table::asks_questions!();

    fn outcome(state: &State) -> Option<Outcome> {
        flow::outcome::<Self>(state)
    }

    fn view(state: &State, observer: Observer) -> View {
        let own = match observer {
            Observer::Seat(seat) => Some((state.hands[seat], state.brave.of(seat))),
            _ => None,
        };
        let placed = state.frames.top().and_then(|frame| match frame {
            Frame::Duel(Duel(fingers)) => Some(fingers.given()),
            _ => None,
        });
        View {
            own,
            sizes: state.hands.map(|_, hand| hand.size()),
            life: state.life.clone(),
            passing: state.passing.clone(),
            turns_left: state.turns_left,
            depth: state.frames.len(),
            placed,
        }
    }

    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = state.clone();
        for other in Seat::all(state.players()).filter(|other| *other != seat) {
            let size = state.hands[other].size();
            let bolts = pick(rng, usize::from(size) + 1) as u8;
            let wards = size - bolts;
            imagined.hands[other] = Hand { bolts, wards };
            imagined.brave.clear(other);
            if pick(rng, 3) == 0 {
                imagined.brave.set(other, Until::End);
            }
        }
        for frame in imagined.frames.iter_mut() {
            let Frame::Duel(Duel(fingers)) = frame else {
                continue;
            };
            let mut others = Sealed::new(state.players(), fingers.given().or(fingers.owed()));
            for given in fingers.given().iter() {
                let own = fingers.get(given).copied().filter(|_| given == seat);
                others.put(given, own.unwrap_or_else(|| 1 + pick(rng, 3) as u8));
            }
            *fingers = others;
        }
        imagined
    }

    fn say(_: &Event) -> Message {
        Message::new("spells-event")
    }
}
