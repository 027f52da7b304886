//! A toy: the first player wins by a throw or by a step, and then both walk to the end. What a look back blames: the throw's luck,
//! and not who threw.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, CancelFlag, Mind, Search, Skill};
use serde::{Deserialize, Serialize};
use table::*;

#[derive(Clone, Copy, Debug)]
struct Coin;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Deed {
    /// One in two wins.
    Throw,
    Win,
    Lose,
    On,
}

const FIRST: [Deed; 3] = [Deed::Throw, Deed::Win, Deed::Lose];
const END: u8 = 4;

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Deed {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let all = FIRST.into_iter().chain([Self::On]);
        all.into_iter().find(|deed| deed.to_string() == text).ok_or(())
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct State {
    won: Option<bool>,
    steps: u8,
}

impl Game for Coin {
    type Data = ();
    type Setup = ();
    type State = State;
    type Choice = Deed;
    type View = ();
    type Event = ();

    const INFO: Info =
        Info { id: "coin", least: 2, most: 2, rules_version: 1, state_version: 1, cooperative: false };
    const LONGEST: usize = 10;

    fn options(_: &()) -> Vec<GameOption> {
        Vec::new()
    }
    fn setup(_: &(), _: &SetupRequest) -> Result<(), SetupError> {
        Ok(())
    }
    fn players(_: &()) -> usize {
        2
    }
    fn start(_: &(), _: &mut Chance, _: &mut Journal<()>) -> State {
        State { won: None, steps: 0 }
    }
    fn asks(state: &State) -> SeatSet {
        if state.steps < END {
            SeatSet::only(Seat::new(usize::from(state.steps % 2)))
        } else {
            SeatSet::EMPTY
        }
    }
    fn prompt(_: &State, _: Observer) -> Message {
        Message::new("coin-prompt")
    }
    fn choices(state: &State, _: Seat, out: &mut Vec<Deed>) {
        match state.won {
            None => out.extend(FIRST),
            Some(_) => out.push(Deed::On),
        }
    }
    fn check(_: &State, _: Seat, _: &Deed) -> Result<(), Refusal> {
        Ok(())
    }
    fn apply(state: &mut State, _: Seat, deed: &Deed, chance: &mut Chance, _: &mut Journal<()>) {
        state.won = match deed {
            Deed::Throw => Some(chance.below(2) == 0),
            Deed::Win => Some(true),
            Deed::Lose => Some(false),
            Deed::On => state.won,
        };
        state.steps += 1;
    }
    fn explain(_: &State, _: Seat, _: &Deed) -> Explanation {
        Explanation {
            label: Message::new("coin"),
            effect: Message::new("coin-effect"),
            clause: Clause("TOY-3"),
        }
    }
    fn view(_: &State, _: Observer) {}
    fn outcome(state: &State) -> Option<Outcome> {
        (state.steps >= END).then(|| Outcome {
            winners: SeatSet::only(Seat::new(usize::from(state.won != Some(true)))),
            together: false,
            reason: "coin-end".to_owned(),
        })
    }
    fn say(_: &()) -> Message {
        Message::new("coin-event")
    }
}

#[derive(Clone, Copy, Debug)]
struct Onlooker;

impl Mind for Onlooker {
    type Game = Coin;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        let for_the_first = match state.won {
            None => 0.5,
            Some(won) => f64::from(u8::from(won)),
        };
        if seat == Seat::new(0) { for_the_first } else { 1.0 - for_the_first }
    }
}

/// A game that begins with this deed, under luck by which the first player wins.
fn won_by(deed: Deed) -> Match<Coin> {
    let mut games = (0..64).map(|number| {
        let mut game = Match::<Coin>::start((), &Seed::from_number(number));
        while let Some(seat) = Coin::asks(game.state()).first() {
            let next = if game.ply() == 0 { deed } else { Deed::On };
            let since = game.since(seat);
            game.choose(seat, since, next).expect("it is legal");
        }
        game
    });
    games.find(|game| game.state().won == Some(true)).expect("luck")
}

#[test]
fn a_throw_is_luck_and_a_step_is_none() {
    let search = Search { playout: 4, ..Search::shallow(30) };
    let bot = Bot::new("search", Skill::Search(search), Onlooker);
    for (deed, luck) in [(Deed::Throw, true), (Deed::Win, false)] {
        let turned = bot.turned(&CancelFlag::default(), &won_by(deed), 1).expect("it is over");
        let turn = turned.turn.expect("it turned with the first deed");
        let swing = turn.swing.expect("a change of the chance");
        assert_eq!((turn.ply, turn.by, swing.luck), (1, Seat::new(0), luck), "{deed}: {swing:?}");
    }
}
