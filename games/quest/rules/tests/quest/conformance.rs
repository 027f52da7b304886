//! The kernel's suite, and how random games end.

use proof::{Scale, Table, random_games};
use quest::frame::Frame;
use quest::setup::Setup;
use quest::{MiddleEarthQuest, Pack};
use table::conformance::{Rigour, check};
use table::{Chance, Game, Journal, Seed, pick, rng};

fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    Table { players, options }.setup::<MiddleEarthQuest>(&Pack::standard())
}

/// A thousand games watched at every choice, and looked at closely at some moments of each.
fn a_thousand(players: usize, first: u64) {
    let rigour = Rigour { every: 97, record_every: 199 };
    let report = random_games::<MiddleEarthQuest>(&setup(players, &[]), first, 1_000, rigour);
    assert_eq!(report.games, Scale::of_the_environment().of(1_000));
    assert!(report.imagined > report.games, "hands were hidden: {report:?}");
}

macro_rules! thousands {
    ($($name:ident: $players:literal, $first:literal;)*) => {
        $(#[test] fn $name() { a_thousand($players, $first); })*
    };
}

// Twenty thousand in all; each thousand is a test of its own, for whoever has several cores.
thousands! {
    for_two_1: 2, 1_000;
    for_two_2: 2, 2_000;
    for_two_3: 2, 3_000;
    for_two_4: 2, 4_000;
    for_two_5: 2, 5_000;
    for_two_6: 2, 6_000;
    for_two_7: 2, 7_000;
    for_three_1: 3, 1_000;
    for_three_2: 3, 2_000;
    for_three_3: 3, 3_000;
    for_three_4: 3, 4_000;
    for_three_5: 3, 5_000;
    for_three_6: 3, 6_000;
    for_three_7: 3, 7_000;
    for_four_1: 4, 1_000;
    for_four_2: 4, 2_000;
    for_four_3: 4, 3_000;
    for_four_4: 4, 4_000;
    for_four_5: 4, 5_000;
    for_four_6: 4, 6_000;
}

/// A few games looked at more closely, for every number of players.
#[test]
fn closely() {
    for players in 2..=4 {
        let rigour = Rigour { every: 7, record_every: 1 };
        random_games::<MiddleEarthQuest>(&setup(players, &[]), 0, 30, rigour);
    }
}

/// The same by each reading that is not the usual one, and by all of them together.
#[test]
fn by_every_reading() {
    let others = quest::options::Options::all();
    let others = others.iter().map(|option| (option.id, option.values[1].as_str())).collect::<Vec<_>>();
    for (number, option) in others.iter().enumerate() {
        let players = 2 + number % 3;
        random_games::<MiddleEarthQuest>(&setup(players, &[*option]), 0, 20, Rigour::QUICK);
    }
    for players in 2..=4 {
        let rigour = Rigour { every: 31, record_every: 10 };
        random_games::<MiddleEarthQuest>(&setup(players, &others), 0, 100, rigour);
    }
}

/// MEQ-5.0: whom Argalad looks at, all see; a game in which that was told and then forgotten.
#[test]
fn what_was_scouted_is_remembered() {
    let rigour = Rigour { every: 3, record_every: 7 };
    if let Err(broken) = check::<MiddleEarthQuest>(&setup(4, &[]), 16..17, rigour) {
        panic!("{broken}");
    }
}

/// MEQ-8.4a: a skill card that the hero lays face up is known to all from then on; a game in which it was forgotten again.
#[test]
fn what_lay_open_is_remembered() {
    if let Err(broken) = check::<MiddleEarthQuest>(
        &setup(4, &[]),
        9_001_242..9_001_243,
        Rigour { every: 2, record_every: 199 },
    ) {
        panic!("{broken}");
    }
}

/// MEQ-9.1: a turn that ends at once, perhaps in the middle of a fight, does not save a hero without cards, and harms
/// nobody else.
#[test]
fn a_turn_that_is_cut_short_saves_nobody() {
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let mut state = MiddleEarthQuest::start(&setup(3, &[]), &mut chance, &mut Journal::silent());
    let seat = loop {
        if let Some(Frame::Rest(rest)) = state.frames.last() {
            break rest.seat;
        }
        let seat = MiddleEarthQuest::asks(&state).first().unwrap();
        let mut choices = Vec::new();
        MiddleEarthQuest::choices(&state, seat, &mut choices);
        MiddleEarthQuest::apply(&mut state, seat, &choices[0], &mut chance, &mut Journal::silent());
    };
    let falls = |state: &quest::state::State| matches!(state.frames.last(), Some(Frame::Defeat(defeat)) if defeat.seat == seat);
    let mut well = state.clone();
    well.end_turn(seat);
    assert!(!falls(&well));
    let hero = &mut state.heroes[seat.index() - 1];
    let (mut life, mut hand) = (hero.life, hero.hand);
    life.pour_into(&mut hero.damage);
    hand.pour_into(&mut hero.damage);
    (hero.life, hero.hand) = (life, hand);
    state.end_turn(seat);
    assert!(falls(&state));
}

/// MEQ-2.2b: a random game ends by the conclusion, in one of four ways.
fn games_end(players: usize) {
    let setup = setup(players, &[]);
    let scale = Scale::of_the_environment();
    for seed in scale.seeds(200) {
        let mut rng = rng(seed);
        let mut chance = Chance::from_seed(&Seed::from_number(seed));
        let mut state = MiddleEarthQuest::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        let mut made = 0;
        loop {
            let asked = MiddleEarthQuest::asks(&state);
            if asked.is_empty() {
                break;
            }
            let seat = asked.iter().nth(pick(&mut rng, asked.len())).unwrap();
            // MEQ-9.1: nobody walks on without a card.
            if let Some(Frame::Rest(_) | Frame::Travel(_)) = state.frames.last() {
                let hero = state.hero(seat);
                let cards = hero.life.len() + hero.hand.len();
                assert!(cards > 0, "game {seed}: {:?} (again: {scale})", state.frames);
            }
            choices.clear();
            MiddleEarthQuest::choices(&state, seat, &mut choices);
            assert!(
                !choices.is_empty(),
                "game {seed}: nothing to choose: {:?} (again: {scale})",
                state.frames
            );
            let choice = choices[pick(&mut rng, choices.len())];
            MiddleEarthQuest::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            made += 1;
            assert!(made < 20_000, "game {seed} does not end (again: {scale})");
        }
        let reason = MiddleEarthQuest::outcome(&state).unwrap().reason;
        assert!(reason.starts_with("quest-won-"), "game {seed}: {reason} (again: {scale})");
    }
}

#[test]
fn random_games_for_two_end() {
    games_end(2);
}

#[test]
fn random_games_for_three_end() {
    games_end(3);
}

#[test]
fn random_games_for_four_end() {
    games_end(4);
}

/// A state is small: a search lives on copies of it.
#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<quest::State>();
    println!("{size} bytes");
    assert!(size <= 6_000, "{size} bytes");
}
