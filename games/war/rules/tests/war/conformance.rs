//! The kernel's suite, and how random games end.

use proof::{Scale, Table, random_games};
use table::conformance::Rigour;
use table::{Chance, Game, Journal, Seed, pick, rng};
use war::War;

fn setup(players: usize) -> war::Setup {
    let options = &[];
    Table { players, options }.setup::<War>(&())
}

/// A thousand games watched at every choice, and looked at closely at some moments of each. By day it is as if they were 300: a game of
/// the war takes ten times as long as one of the small games.
fn a_thousand(players: usize, first: u64) {
    let rigour = Rigour { every: 397, record_every: 499 };
    let scale = Scale::of_the_environment();
    let games = if scale.full { 1_000 } else { 300 };
    let report = random_games::<War>(&setup(players), first, games, rigour);
    assert_eq!(report.games, scale.of(games));
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
    for_two_8: 2, 8_000;
    for_three_1: 3, 1_000;
    for_three_2: 3, 2_000;
    for_three_3: 3, 3_000;
    for_three_4: 3, 4_000;
    for_three_5: 3, 5_000;
    for_three_6: 3, 6_000;
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
        random_games::<War>(&setup(players), 0, 40, Rigour::QUICK);
        let rigour = Rigour { every: 7, record_every: 1 };
        random_games::<War>(&setup(players), 0, 2, rigour);
    }
}

/// GDA-17.1: a random game ends by one of the four victories.
fn games_end(players: usize) {
    let setup = setup(players);
    let scale = Scale::of_the_environment();
    for seed in scale.seeds(200) {
        let mut rng = rng(seed);
        let mut chance = Chance::from_seed(&Seed::from_number(seed));
        let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        let mut made = 0;
        while let Some(seat) = War::asks(&state).first() {
            choices.clear();
            War::choices(&state, seat, &mut choices);
            assert!(
                !choices.is_empty(),
                "game {seed}: nothing to choose: {:?} {:?} (again: {scale})",
                state.frames,
                state.team
            );
            let choice = choices[pick(&mut rng, choices.len())];
            War::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            made += 1;
            assert!(made < War::LONGEST, "game {seed} does not end (again: {scale})");
        }
        assert!(War::outcome(&state).is_some(), "game {seed} (again: {scale})");
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

/// A state is small: a search lives on copies of it. (How long one takes is told by `bree bench`.)
#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<war::State>();
    assert!(size <= 4_400, "{size} bytes");
}
