//! Bots play `journey` by its rules, repeatably, and see what is in front of them.

use bots::{Bot, choose};
use journey::Journey;
use journey::choice::Choice;
use journey::data::Data;
use journey::dice::{Colour, DiceSet, Symbol};
use journey::hobbit::Hobbit;
use journey::questions::WhichDice;
use journey::state::{Roll, State};
use table::{Chance, Game, Journal, Match, Seat, Seed, SetupRequest, rng};

const FRODO: Seat = Seat::new(0);
const SAM: Seat = Seat::new(1);
const MERRY: Seat = Seat::new(2);

/// A basic game in which Frodo, the last of the round, has just rolled `faces` (black, yellow, red, blue,
/// green) with all dice.
fn rolled(players: usize, faces: [Symbol; 5]) -> State {
    let request = SetupRequest::players(players).option("game", "basic").option("hobbits", "order");
    let setup = Journey::setup(&Data::built_in(), &request).unwrap();
    let mut state = Journey::start(&setup, &mut Chance::stream(rng(1)), &mut Journal::silent());
    assert_eq!(state.seats[FRODO].hobbit, Some(Hobbit::Frodo));
    state.first = SAM;
    state.active = FRODO;
    state.round = 9;
    state.phase = WhichDice(Roll {
        location: None,
        faces,
        aside: DiceSet::EMPTY,
        rolled: DiceSet::all(),
        chosen: DiceSet::EMPTY,
        repeated: false,
    })
    .into();
    state
}

/// Lets a bot play Frodo's turn to its end; returns the dice set aside from the first roll.
fn play_turn(state: &mut State, bot: &Bot<Journey>, seed: u64) -> Vec<Colour> {
    let (mut chance, mut journal) = (Chance::stream(rng(seed)), Journal::silent());
    let (mut aside, mut first_roll) = (Vec::new(), true);
    while Journey::asks(state).has(FRODO) {
        let choice = choose(state, FRODO, bot, seed).expect("Frodo is asked");
        match choice {
            Choice::Set(die) if first_roll => aside.push(die),
            Choice::Roll => first_roll = false,
            _ => {}
        }
        Journey::apply(state, FRODO, &choice, &mut chance, &mut journal);
    }
    aside
}

fn bot(name: &str) -> Bot<Journey> {
    journey_mind::minds().bot(name).unwrap()
}

fn bots<const N: usize>(names: [&str; N]) -> [Bot<Journey>; N] {
    names.map(bot)
}

#[test]
fn only_legal_choices_and_the_same_under_a_seed() {
    let setup = Journey::setup(&Data::built_in(), &SetupRequest::players(3)).unwrap();
    for bot in bots(["random", "habit", "habit:30", "greedy:8", "search:200"]) {
        let play = || {
            let mut game = Match::<Journey>::start(setup.clone(), &Seed::from_number(4));
            while let Some(seat) = Journey::asks(game.state()).first() {
                let choice = choose(game.state(), seat, &bot, u64::from(game.ply())).unwrap();
                // The match refuses what is not legal.
                game.choose(seat, game.ply(), choice).unwrap();
            }
            game.hash()
        };
        assert_eq!(play(), play(), "{}", bot.name);
    }
}

#[test]
fn a_win_at_hand_is_taken() {
    use Symbol::{Fellowship, Gandalf, Orc, Ring, WhiteTree};
    for bot in bots(["hard"]) {
        for seed in 0..5 {
            let mut state = rolled(2, [WhiteTree, Ring, Orc, Gandalf, Fellowship]);
            state.seats[FRODO].bearer = state.sheet.mordor() - 1;
            play_turn(&mut state, &bot, seed);
            let outcome = Journey::outcome(&state).expect("the Ring and the Tree end the game");
            assert!(outcome.winners.has(FRODO), "seed {seed}");
        }
    }
}

#[test]
fn the_last_mark_is_not_made_where_a_rival_can_make_one() {
    use Symbol::{Fellowship, Gandalf, Nazgul, Ring};
    for bot in bots(["hard", "habit"]) {
        for seed in 0..5 {
            let mut state = rolled(2, [Nazgul, Ring, Nazgul, Gandalf, Fellowship]);
            while state.seats[FRODO].nazgul.marks_left() > 1 {
                state.seats[FRODO].nazgul.mark();
            }
            let aside = play_turn(&mut state, &bot, seed);
            assert!(
                aside.contains(&Colour::Red) && !aside.contains(&Colour::Black),
                "{}: {aside:?}",
                bot.name
            );
        }
    }
}

#[test]
fn the_nazgul_fly_at_the_leader() {
    use Symbol::{Fellowship, Gandalf, Nazgul, Ring};
    for bot in bots(["hard", "habit"]) {
        for seed in 0..5 {
            let mut state = rolled(3, [Gandalf, Ring, Nazgul, Nazgul, Fellowship]);
            state.seats[FRODO].bearer = 14;
            state.seats[SAM].bearer = 17;
            state.seats[MERRY].bearer = 3;
            for _ in 0..7 {
                state.seats[SAM].nazgul.mark();
                state.seats[MERRY].nazgul.mark();
            }
            let aside = play_turn(&mut state, &bot, seed);
            assert!(
                aside.contains(&Colour::Red) && !aside.contains(&Colour::Blue),
                "{}: {aside:?}",
                bot.name
            );
        }
    }
}

#[test]
fn levels_stand_in_order() {
    let setup = Journey::setup(&Data::built_in(), &SetupRequest::players(2)).unwrap();
    for (better, worse, games) in [("easy", "random", 400), ("fair", "easy", 400), ("hard", "fair", 40)] {
        let bots = bots([better, worse]);
        let arena = bots::arena::arena(&setup, &bots, None, games, 11, 2, &|_| {}).unwrap();
        assert!(arena.bots[0].wins > arena.bots[1].wins, "{better} against {worse}: {:?}", arena.bots);
    }
}
