//! The kernel's suite, and how long random games last.

use table::conformance::{Report, Rigour, check};
use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};
use war::War;

fn plays(players: usize, seeds: std::ops::Range<u64>, rigour: Rigour) -> Report {
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    check::<War>(&setup, seeds, rigour).unwrap_or_else(|broken| panic!("{players} players: {broken}"))
}

/// A thousand games watched at every choice, and looked at closely at some moments of each.
fn a_thousand(players: usize, first: u64) {
    let rigour = Rigour {
        every: 397,
        record_every: 499,
    };
    let report = plays(players, first..first + 1_000, rigour);
    assert_eq!(report.games, 1_000);
    assert!(report.imagined > 1_000, "hands were hidden: {report:?}");
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
        plays(players, 0..40, Rigour::QUICK);
        let rigour = Rigour {
            every: 7,
            record_every: 1,
        };
        plays(players, 0..2, rigour);
    }
}

/// GDA-17.1: a random game ends by one of the four victories. Prints what a run of them is like.
fn games_end(players: usize) {
    const GAMES: u64 = 200;
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    let (mut total, mut longest, mut turns) = (0u64, 0u64, 0u64);
    let mut reasons = std::collections::BTreeMap::<String, u32>::new();
    let begun = std::time::Instant::now();
    for seed in 0..GAMES {
        let mut rng = rng(seed + 1_000_000);
        let mut chance = Chance::from_seed(&Seed::from_number(seed + 1_000_000));
        let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        let mut made = 0;
        while let Some(seat) = War::asks(&state).first() {
            choices.clear();
            War::choices(&state, seat, &mut choices);
            assert!(
                !choices.is_empty(),
                "game {seed}: nothing to choose: {:?} {:?}",
                state.frames,
                state.team
            );
            let choice = choices[pick(&mut rng, choices.len())];
            War::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            made += 1;
            assert!(made < War::LONGEST as u64, "game {seed} does not end");
        }
        total += made;
        longest = longest.max(made);
        turns += u64::from(state.turn);
        *reasons.entry(War::outcome(&state).unwrap().reason).or_default() += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{players} players: {:.0} games/s, {:.0} choices/s, {} choices and {} turns a game, longest {longest}, {reasons:?}",
        GAMES as f64 / seconds,
        total as f64 / seconds,
        total / GAMES,
        turns / GAMES,
    );
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

/// A state is small, and quick to copy: a search lives on it. The bound is loose, for busy machines.
#[test]
fn copying_is_quick() {
    let state = war::setup::table(2);
    let begun = std::time::Instant::now();
    const COPIES: u32 = 100_000;
    for _ in 0..COPIES {
        std::hint::black_box(std::hint::black_box(&state).clone());
    }
    let each = begun.elapsed() / COPIES;
    println!("{} bytes, {each:?} a copy", std::mem::size_of::<war::State>());
    assert!(each.as_micros() < 20);
}

/// The habit of a hasty player is better than chance, on either side.
#[test]
fn habit_beats_chance() {
    use table::{Evaluate, Seat};
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    let mut won = [0; 2];
    const GAMES: u64 = 40;
    let (mut made, begun) = (0, std::time::Instant::now());
    for (thinker, wins) in won.iter_mut().enumerate() {
        for seed in 0..GAMES {
            let mut rng = rng(seed);
            let mut chance = Chance::from_seed(&Seed::from_number(seed));
            let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
            let mut choices = Vec::new();
            while let Some(seat) = War::asks(&state).first() {
                choices.clear();
                War::choices(&state, seat, &mut choices);
                let index = if seat.index() == thinker {
                    War::habit(&state, seat, &choices, &mut rng)
                } else {
                    pick(&mut rng, choices.len())
                };
                War::apply(
                    &mut state,
                    seat,
                    &choices[index],
                    &mut chance,
                    &mut Journal::silent(),
                );
                made += 1;
            }
            *wins += u32::from(War::outcome(&state).unwrap().winners.has(Seat::new(thinker)));
            assert!((0.0..=1.0).contains(&War::value(&state, Seat::new(thinker))));
        }
    }
    println!(
        "{won:?} of {GAMES}, {} choices, {:.1} s",
        made,
        begun.elapsed().as_secs_f64()
    );
    assert!(won[0] > 25 && won[1] > 30, "{won:?}");
}
