//! The kernel's suite, and how long random games last.

use table::conformance::{Rigour, check};
use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};
use war::War;

fn plays(players: usize, seeds: std::ops::Range<u64>, rigour: Rigour) {
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    check::<War>(&setup, seeds, rigour).unwrap_or_else(|broken| panic!("{players} players: {broken}"));
}

/// Many more games, for whoever has the time: `cargo nextest run -p war --run-ignored only`.
#[test]
#[ignore = "takes many minutes"]
fn thousands_of_games() {
    for players in 2..=4 {
        plays(
            players,
            1_000..3_000,
            Rigour {
                every: 997,
                record_every: 1 << 40,
            },
        );
    }
}

#[test]
fn two_players_in_full() {
    plays(
        2,
        0..3,
        Rigour {
            every: 7,
            record_every: 1,
        },
    );
}

#[test]
fn three_players() {
    plays(3, 1..100, Rigour::QUICK);
}

#[test]
fn four_players() {
    plays(4, 1..100, Rigour::QUICK);
}

#[test]
fn two_players() {
    plays(2, 1..200, Rigour::QUICK);
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
